# Tonk am Tisch.

## Karten
tonk-run-name = Folge { $suit }: { $ranks }
tonk-set-name = Satz { $rank }: { $suits }

## Tisch
tonk-piles = Stapel und Ablage
tonk-stock = Stapel
tonk-discards = Ablage
tonk-stock-label = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}{ $may ->
    [yes] . Nimm eine Karte.
   *[no] .
}
tonk-discard-label = Oben auf der Ablage: { $card } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}){ $may ->
    [yes] . Nimm sie.
   *[no] .
}
tonk-discard-empty-label = Die Ablage ist leer.
tonk-meld-label = { $name }: { $meld }{ $fits ->
    [yes] . Passt: hier anlegen.
   *[no] .
}
tonk-plate-turn = Ist dran.
tonk-plate-cards = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
tonk-plate-total = { $scoring ->
    [points] Punkte bisher: { $total }.
   *[chips] Chips: { $total }.
}
tonk-badge-dealer = G
tonk-badge-dealer-title = Geber
tonk-badge-host-title = Host
tonk-badge-away-title = Nicht verbunden
tonk-badge-house-title = Das Haus spielt
tonk-badge-winner-title = Gewinnt dieses Spiel
tonk-badge-agreed-title = Will aufhören
tonk-badge-wait = wartet { $turns }
tonk-badge-wait-title = { $turns ->
    [one] Darf im nächsten Zug nicht klopfen (N21)
   *[other] Darf in den nächsten { $turns } Zügen nicht klopfen (N21)
}

## Die Hand
tonk-hand = Deine Karten
tonk-hand-area = Dein Zug
tonk-hand-empty = Du hast keine Karten mehr.
tonk-new = neu
tonk-new-label = gerade genommen
tonk-wanted-label = kann auf den Tisch
tonk-sort = Meine Karten nach Wert ordnen
tonk-score = Stand

## Wonach gefragt wird
tonk-choices = Was du tun kannst
tonk-cancel = Abbrechen
tonk-sending = Wird gespielt …
tonk-ask-start = Du bist dran: Nimm eine Karte oder klopf.
tonk-ask-draw = Du bist dran: Nimm eine Karte.
tonk-ask-start-empty = Der Stapel ist leer: Nimm die Karte von der Ablage, klopf, oder verlang eine Karte, dann ist das Spiel aus (N13).
tonk-ask-lay = Leg aus, wenn du magst, oder leg eine Karte ab.
tonk-ask-discard = Wähl eine Karte zum Ablegen.
tonk-ask-confirm = So?
tonk-ask-more = Welche Kombination meinst du?
tonk-ask-no-meld = Noch keine Kombination: drei oder vier gleiche, oder drei oder mehr einer Farbe in Folge (N10).
tonk-ask-for-meld = Wähl die Karte, die du dort anlegst.
tonk-ask-card = Was machst du mit { $card }?
tonk-ask-drop = { $scoring ->
    [points] Klopfen mit { $points }? Alle Karten kommen auf den Tisch. Hast du nicht allein am wenigsten, schreibst du doppelt.
   *[chips] Klopfen mit { $points }? Alle Karten kommen auf den Tisch, und wer nicht mehr hat als du, bekommt { $stake } von dir.
}
tonk-ask-stock-empty = Es gibt keine Karte mehr. Verlangst du eine, ist das Spiel aus: Alle Karten kommen auf den Tisch, die wenigsten Punkte gewinnen (N13).
tonk-ask-close = Die Partie für alle beenden, mit dem Stand von jetzt?
tonk-you-drew = Du hast { $card } genommen.
tonk-say-top = Oben auf der Ablage liegt { $card }.
tonk-wait = Einen Moment.
tonk-wait-start = { $name } nimmt eine Karte oder klopft.
tonk-wait-drawn = { $name } darf auslegen und legt dann ab.
tonk-over = Die Partie ist aus.
tonk-agreed = { $count ->
    [one] { $names } will aufhören.
   *[other] { $names } wollen aufhören.
}
tonk-agreed-you = Du willst aufhören. Es fehlt noch: { $names }.

## Was du tun kannst
tonk-do-draw-stock = Vom Stapel
tonk-do-ask-stock = Karte verlangen
tonk-do-draw-discard = { $card } nehmen
tonk-do-drop = Klopfen ({ $points })
tonk-do-meld = { $cards } auslegen
tonk-do-layoff = { $card } an { $meld } anlegen
tonk-do-discard = { $card } ablegen
tonk-do-next = Nächstes Spiel
tonk-do-end = Aufhören
tonk-do-close = Partie beenden

## Was zuletzt geschah
tonk-last-draw-stock = { $name } hat vom Stapel genommen.
tonk-last-draw-discard = { $name } hat die oberste Karte der Ablage genommen.
tonk-last-meld = { $name } hat eine Kombination ausgelegt.
tonk-last-layoff = { $name } hat eine Karte angelegt.
tonk-last-discard = { $name } hat abgelegt.
tonk-last-drop = { $name } hat geklopft.

## Das Ende eines Spiels
tonk-panel = Wie dieses Spiel ausging
tonk-head-draw = Unentschieden
tonk-head-you = Du gewinnst dieses Spiel
tonk-head-won = { $count ->
    [one] { $names } gewinnt dieses Spiel
   *[other] { $names } gewinnen dieses Spiel
}
tonk-how-tonk = Tonk! { $name } hat die letzte Karte ausgelegt: Das zählt doppelt.
tonk-how-out = { $name } hat die letzte Karte abgelegt und macht Schluss.
tonk-how-drop = { $name } hat mit { $points } geklopft und hat allein am wenigsten Punkte.
tonk-how-caught = { $name } hat mit { $points } geklopft, aber zu früh: { $count ->
    [one] { $names } hat nicht mehr.
   *[other] { $names } haben nicht mehr.
}
tonk-how-stock = { $name } hat vom leeren Stapel eine Karte verlangt. Am wenigsten Punkte hat { $names }: { $least }.
tonk-how-stock-draw = { $name } hat vom leeren Stapel eine Karte verlangt. Mehrere haben gleich am wenigsten Punkte.
tonk-how-high = { $name } hat { $points } Punkte ausgeteilt bekommen: Das gewinnt sofort, und doppelt.
tonk-how-low = { $name } hat nur { $points } Punkte ausgeteilt bekommen: Das gewinnt sofort, und doppelt.
tonk-how-several = { $names } haben Blätter bekommen, die sofort gewinnen: unentschieden.
tonk-pays = { $from } zahlt { $to } { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
} { $why }
tonk-pays-each = { $from } { $payers ->
    [one] zahlt
   *[other] zahlen
} { $to } je { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
} { $why }
tonk-why-tonk = für Tonk, doppelt
tonk-why-out = fürs Schlussmachen
tonk-why-drop = fürs Klopfen
tonk-why-caught = für zu frühes Klopfen, doppelt
tonk-why-fewest = für die wenigsten Punkte der anderen
tonk-why-stock = für die wenigsten Punkte
tonk-why-high = für das hohe Blatt, doppelt
tonk-why-low = für das niedrige Blatt, doppelt
tonk-writes = { $name } schreibt { $points }
tonk-writes-double = { $name } schreibt { $points }, verdoppelt
tonk-nobody-pays = Niemand zahlt.
tonk-nothing-written = Nichts wird geschrieben.
tonk-col-hand = Hand
tonk-col-change = Spiel
tonk-col-total = { $scoring ->
    [points] Punkte
   *[chips] Chips
}
tonk-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tonk-hand-private = nicht gezeigt

## Der Stand
tonk-ledger = Stand
tonk-ledger-facts = { $games ->
    [0] Spiel { $game } einer offenen Partie.
   *[other] Spiel { $game } von { $games }.
} { $scoring ->
    [points] Die wenigsten Punkte gewinnen.
   *[chips] { $stake ->
        [one] Der Einsatz ist 1 Chip.
       *[other] Der Einsatz ist { $stake } Chips.
    }
}
tonk-ledger-last = Letztes Spiel: { $told }
tonk-ledger-none = Noch kein Spiel ist zu Ende.
tonk-ledger-total = Bisher
tonk-col-game = Spiel
tonk-col-how = Wie
tonk-short-tonk = Tonk
tonk-short-out = Schluss
tonk-short-drop = geklopft
tonk-short-caught = zu früh geklopft
tonk-short-stock = Stapel leer
tonk-short-high = hohes Blatt
tonk-short-low = niedriges Blatt
tonk-short-several = unentschieden

## Der Verlauf
tonk-event-began = Um das Geben wurde gezogen: { $cuts }. { $name } gibt zuerst.
tonk-event-dealt = Spiel { $game }: { $name } gibt.
tonk-event-drew-stock = { $name } nimmt vom Stapel.
tonk-event-drew-discard = { $name } nimmt die oberste Karte der Ablage.
tonk-event-asked = { $name } verlangt eine Karte, aber der Stapel ist leer.
tonk-event-melded = { $name } legt { $cards } aus.
tonk-event-laid-off = { $name } legt { $card } an.
tonk-event-discarded = { $name } legt eine Karte ab.
tonk-event-dropped = { $name } klopft.
tonk-event-agreed = { $name } will aufhören.
tonk-event-over = Die Partie ist aus: { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
} { $scores }.
tonk-event-over-draw = Die Partie ist aus: { $names } liegen gleichauf. { $scores }.

refusal-no-card-for-meld = Keine deiner Karten passt an diese Kombination.
