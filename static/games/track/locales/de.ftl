# Tokken, Tok und ihre Familie am Tisch.

## Was die Karten tun
card-does-walk = { $steps } Schritte vor
card-does-ace = Figur ins Spiel bringen oder 1 Schritt vor
card-does-four = 4 Schritte zurück
card-does-five = Figur eines Gegners 5 Schritte vor
card-does-seven = 7 Schritte vor, auf Figuren deines Teams
card-does-seven-tok = 7 Schritte vor, auf deine Figuren verteilt
card-does-jack = Eigene Figur mit einer anderen tauschen
card-does-king = Figur ins Spiel oder 13 vor und alles schlagen
card-does-joker = Figur ins Spiel oder 18 vor; dann Karte ziehen

## Brett und Namensschilder
track-players = Spieler
track-yard = Zwinger
track-home = Ziel { $number }
track-badge-out = raus
track-badge-out-title = Hat die Karten hingelegt und setzt aus
track-badge-dealer = G
track-badge-dealer-title = Geber
track-badge-partner = Partner
track-badge-host-title = Host
track-badge-away-title = Nicht verbunden
track-badge-house-title = Das Haus spielt
track-badge-chosen-title = Hat eine Karte zum Weggeben gewählt
track-badge-points-title = Punkte bisher
track-badge-winner-title = Gewinner
track-plate-turn = Ist dran.
track-plate-cards = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
track-plate-pawns = Figuren: { $squares }.
track-plate-team = Team: { $names }.

## Wonach gefragt wird
track-hand = Deine Karten
track-hand-area = Dein Zug
track-your-turn = Du bist dran
track-hand-out = Du hast deine Karten hingelegt und setzt bis zum nächsten Austeilen aus.
track-hand-empty = Keine Karten mehr. Ausgeteilt wird, wenn die anderen fertig sind.
track-received = neu
track-received-label = neu, vom Tausch
track-not-playable = Jetzt nicht spielbar
track-choices = Züge
track-ask-card = Du bist dran: Wähl eine Karte.
track-ask-card-for-pawn = Wähl eine Karte für diese Figur.
track-ask-pawn = Wähl die Figur, die ziehen soll.
track-ask-opponent = Wähl eine Figur eines Gegners.
track-ask-target = Wähl, wohin sie geht.
track-ask-swap = Wähl, mit welcher Figur du tauschst.
track-ask-part = { $first ->
    [yes] Sieben Schritte: Wähl eine Figur und wie weit.
   *[no] { $left ->
        [one] Noch ein Schritt: Wähl eine Figur.
       *[other] Noch { $left } Schritte: Wähl eine Figur und wie weit.
    }
}
track-ask-confirm = So?
track-ask-fold = Keine deiner Karten lässt sich spielen: Du legst sie hin und setzt aus.
track-ask-discard = Keine deiner Karten lässt sich spielen: Wähl eine zum Ablegen.
track-ask-give = Wähl eine Karte für { $name }.
track-wait-turn = { $names } ist dran.
track-wait-exchange = { $count ->
    [one] Warten, bis { $names } eine Karte gewählt hat.
   *[other] Warten, bis { $names } eine Karte gewählt haben.
}
track-wait = Einen Moment.
track-sending = Wird gespielt …
track-checking = Einen Moment …
track-over = Das Spiel ist aus.
track-over-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
track-over-draw = Unentschieden: { $names }.
track-cancel = Abbrechen
track-undo = Teil zurück
track-steps-left = { $count ->
    [0] Alle Schritte verbraucht
    [one] Noch ein Schritt
   *[other] Noch { $count } Schritte
}

## Züge
track-way-walk = { $from } → { $to }
track-way-jump = { $from } → { $to }, springt nach { $jump }
track-way-enter = eine neue Figur auf { $to }
track-way-swap = { $from } ⇄ { $to }
track-part = { $steps }: { $way }
track-hits = schlägt { $captured }
track-yourself = dich selbst
track-captured-many = { $name } ({ $count }×)
track-do-play = { $card } spielen: { $way }
track-do-play-capture = { $card } spielen: { $way }, schlägt { $captured }
track-do-fold = Karten hinlegen
track-do-discard = { $card } ablegen
track-do-give = { $card } weggeben
track-harm-own = Vorsicht: Das schickt deine eigene Figur zurück in den Zwinger.
track-harm-partner = Vorsicht: Das schickt eine Figur von { $names } aus deinem eigenen Team heim.
track-harm-both = Vorsicht: Das schickt deine eigene Figur heim, und eine von { $names } aus deinem Team.
track-last-fold = { $name } hat die Karten hingelegt.
track-last-discard = { $name } hat { $card } abgelegt.

## Vorlieben
track-preferences = Einstellungen des Tisches
track-speed = Figuren ziehen
track-speed-off = sofort
track-speed-fast = schnell
track-speed-normal = normal
track-speed-slow = langsam
track-labels = Felder beschriften
track-sort = Meine Karten nach Wert ordnen

## Der Verlauf
event-began = Ein neues Spiel. { $name } gibt zuerst.
event-shuffled = Die Karten sind gemischt.
event-dealt = { $size ->
    [one] Jeder bekommt eine Karte.
   *[other] Jeder bekommt { $size } Karten.
} { $name } fängt an.
event-chose = { $name } hat eine Karte zum Weggeben gewählt.
event-exchanged = Die Karten sind getauscht.
event-exchanged-own = Die Karten sind getauscht: Du hast { $gave } gegeben und { $got } bekommen.
event-moved = { $name } spielt { $card }: { $way }.
event-moved-capture = { $name } spielt { $card }: { $way }, schlägt { $captured }.
event-drew = Eine Karte wird gezogen.
event-drew-own = Du ziehst { $card }.
event-laid = { $name } kann nicht und legt { $cards } hin.
event-discarded = { $name } kann nicht und legt { $card } ab.
event-game-over = { $count ->
    [one] { $names } hat das Spiel gewonnen.
   *[other] { $names } haben das Spiel gewonnen.
}
event-settled = Punkte: { $points }.
