# Tonk mahaian.

## Kartak
tonk-run-name = eskailera, { $suit }: { $ranks }
tonk-set-name = balio berekoak, { $rank }: { $suits }

## Mahaia
tonk-piles = Hartzeko pila eta botatakoak
tonk-stock = Hartzekoa
tonk-discards = Botatakoak
tonk-stock-label = { $count ->
    [0] Hartzeko pila hutsik dago
    [one] Hartzeko pila: karta bat
   *[other] Hartzeko pila: { $count } karta
}{ $may ->
    [yes] . Hartu.
   *[no] .
}
tonk-discard-label = Botatakoen gainekoa: { $card } ({ $count ->
    [one] karta bat
   *[other] { $count } karta
}){ $may ->
    [yes] . Hartu.
   *[no] .
}
tonk-discard-empty-label = Ez dago botatako kartarik.
tonk-meld-label = { $name }: { $meld }{ $fits ->
    [yes] . Bat dator: gehitu hemen.
   *[no] .
}
tonk-plate-turn = Bere txanda da.
tonk-plate-cards = { $count ->
    [one] Karta bat.
   *[other] { $count } karta.
}
tonk-plate-total = { $scoring ->
    [points] Orain arteko puntuak: { $total }.
   *[chips] Fitxak: { $total }.
}
tonk-badge-dealer = B
tonk-badge-dealer-title = Banatzailea
tonk-badge-host-title = Anfitrioia
tonk-badge-away-title = Konektatu gabe
tonk-badge-house-title = Etxeak jokatzen du
tonk-badge-winner-title = Joko honen irabazlea
tonk-badge-agreed-title = Amaitu nahi du
tonk-badge-wait = zain { $turns }
tonk-badge-wait-title = { $turns ->
    [one] Ezin du hurrengo txandan jo (N21)
   *[other] Ezin du hurrengo { $turns } txandetan jo (N21)
}

## Eskua
tonk-hand = Zure kartak
tonk-hand-area = Zure txanda
tonk-hand-empty = Ez duzu kartarik.
tonk-new = berria
tonk-new-label = hartu berria
tonk-wanted-label = mahaira daiteke
tonk-sort = Ordenatu nire kartak balioaren arabera
tonk-score = Emaitza

## Zer galdetzen den
tonk-choices = Zer egin dezakezun
tonk-cancel = Utzi
tonk-sending = Jokatzen …
tonk-ask-start = Zure txanda: hartu karta bat, edo jo.
tonk-ask-draw = Zure txanda: hartu karta bat.
tonk-ask-start-empty = Hartzeko pila hutsik dago: hartu botatako karta, jo, edo eskatu karta bat, eta jokoa amaituko da (N13).
tonk-ask-lay = Mahairatu nahi baduzu, edo bota karta bat.
tonk-ask-discard = Aukeratu botatzeko karta.
tonk-ask-confirm = Horrela?
tonk-ask-more = Zein konbinazio?
tonk-ask-no-meld = Oraindik ez da konbinazioa: balio bereko hiru edo lau karta behar dira, edo kolore bereko hiru edo gehiago segidan (N10).
tonk-ask-for-meld = Aukeratu han gehitzeko karta.
tonk-ask-card = Zer egin karta honekin: { $card }?
tonk-ask-drop = { $scoring ->
    [points] { $points } punturekin jo? Esku guztiak erakutsiko dira. Gutxien duen bakarra ez bazara, bikoitza idatziko duzu.
   *[chips] { $points } punturekin jo? Esku guztiak erakutsiko dira, eta zuk baino gehiago ez duenari { $stake } ordainduko diozu.
}
tonk-ask-stock-empty = Ez dago zer harturik. Eskatuz gero jokoa amaituko da: esku guztiak erakutsi, eta puntu gutxien duenak irabazi (N13).
tonk-ask-close = Amaitu partida denentzat, oraingo emaitzarekin?
tonk-you-drew = { $card } hartu duzu.
tonk-say-top = Botatakoen gainekoa: { $card }.
tonk-wait = Une bat.
tonk-wait-start = { $name }: karta bat hartzeko edo jotzeko txanda.
tonk-wait-drawn = { $name }: mahairatzeko eta botatzeko txanda.
tonk-over = Partida amaitu da.
tonk-agreed = { $count ->
    [one] Amaitu nahi du: { $names }.
   *[other] Amaitu nahi dute: { $names }.
}
tonk-agreed-you = Amaitu nahi duzu. Falta: { $names }.

## Zer egin daitekeen
tonk-do-draw-stock = Hartu pilatik
tonk-do-ask-stock = Eskatu karta
tonk-do-draw-discard = Hartu { $card }
tonk-do-drop = Jo ({ $points })
tonk-do-meld = Mahairatu { $cards }
tonk-do-layoff = Gehitu { $card } hona: { $meld }
tonk-do-discard = Bota { $card }
tonk-do-next = Hurrengoa
tonk-do-end = Utzi nahi dut
tonk-do-close = Amaitu partida

## Zer egin den azkena
tonk-last-draw-stock = { $name }: pilatik hartu du.
tonk-last-draw-discard = { $name }: botatakoen gainekoa hartu du.
tonk-last-meld = { $name }: konbinazio bat mahairatu du.
tonk-last-layoff = { $name }: karta bat gehitu du.
tonk-last-discard = { $name }: karta bat bota du.
tonk-last-drop = { $name }: jo du.

## Joko baten amaiera
tonk-panel = Nola amaitu den joko hau
tonk-head-draw = Berdinketa
tonk-head-you = Joko hau irabazi duzu
tonk-head-won = { $count ->
    [one] Joko honen irabazlea: { $names }
   *[other] Joko honen irabazleak: { $names }
}
tonk-how-tonk = Tonk! { $name }: azken karta mahairatu du. Bikoitza balio du.
tonk-how-out = { $name }: azken karta bota eta kartarik gabe geratu da.
tonk-how-drop = { $name }: { $points } punturekin jo du, eta berak bakarrik du gutxien.
tonk-how-caught = { $name }: { $points } punturekin jo du, baina goizegi. { $count ->
    [one] Gehiago ez duena: { $names }.
   *[other] Gehiago ez dutenak: { $names }.
}
tonk-how-stock = { $name }: karta bat eskatu dio pila hutsari. Puntu gutxien: { $names }, { $least }.
tonk-how-stock-draw = { $name }: karta bat eskatu dio pila hutsari. Batek baino gehiagok du puntu gutxien.
tonk-how-high = { $name }: { $points } puntu jaso ditu banaketan. Berehala irabazten du, eta bikoitza.
tonk-how-low = { $name }: { $points } puntu bakarrik jaso ditu banaketan. Berehala irabazten du, eta bikoitza.
tonk-how-several = Berehala irabazteko eskuak jaso dituzte: { $names }. Berdinketa.
tonk-pays = { $from } → { $to }: { $amount ->
    [one] fitxa 1
   *[other] { $amount } fitxa
} { $why }
tonk-pays-each = { $from } → { $to }: { $amount ->
    [one] fitxa 1
   *[other] { $amount } fitxa
} { $payers ->
    [one] bakoitzari
   *[other] bakoitzak
}, { $why }
tonk-why-tonk = Tonkagatik, bikoitza
tonk-why-out = kartarik gabe geratzeagatik
tonk-why-drop = jotzeagatik
tonk-why-caught = goizegi jotzeagatik, bikoitza
tonk-why-fewest = besteen artean puntu gutxien izateagatik
tonk-why-stock = puntu gutxien izateagatik
tonk-why-high = esku handiagatik, bikoitza
tonk-why-low = esku txikiagatik, bikoitza
tonk-writes = { $name }: { $points }
tonk-writes-double = { $name }: { $points }, bikoiztuta
tonk-nobody-pays = Inork ez du ordaintzen.
tonk-nothing-written = Ez da ezer idazten.
tonk-col-hand = Eskua
tonk-col-change = Joko hau
tonk-col-total = { $scoring ->
    [points] Puntuak
   *[chips] Fitxak
}
tonk-points = { $points ->
    [one] Puntu 1
   *[other] { $points } puntu
}
tonk-hand-private = ezkutuan

## Emaitza-orria
tonk-ledger = Emaitza-orria
tonk-ledger-facts = { $games ->
    [0] Partida irekia, { $game }. jokoa.
   *[other] { $game }. jokoa, { $games } jokotik.
} { $scoring ->
    [points] Puntu gutxienek irabazten dute.
   *[chips] { $stake ->
        [one] Apustua fitxa 1 da.
       *[other] Apustua { $stake } fitxa da.
    }
}
tonk-ledger-last = Azken jokoa: { $told }
tonk-ledger-none = Oraindik ez da jokorik amaitu.
tonk-ledger-total = Orain arte
tonk-col-game = Jokoa
tonk-col-how = Nola
tonk-short-tonk = Tonk
tonk-short-out = amaituta
tonk-short-drop = jota
tonk-short-caught = goizegi jota
tonk-short-stock = pila hutsik
tonk-short-high = esku handia
tonk-short-low = esku txikia
tonk-short-several = berdinketa

## Gertatutakoa
tonk-event-began = Banatzeko zozketa: { $cuts }. Lehen banatzailea: { $name }.
tonk-event-dealt = { $game }. jokoa. Banatzailea: { $name }.
tonk-event-drew-stock = { $name }: pilatik hartu du.
tonk-event-drew-discard = { $name }: botatakoen gainekoa hartu du.
tonk-event-asked = { $name }: karta bat eskatu du, baina pila hutsik dago.
tonk-event-melded = { $name }: { $cards } mahairatu du.
tonk-event-laid-off = { $name }: { $card } gehitu du.
tonk-event-discarded = { $name }: karta bat bota du.
tonk-event-dropped = { $name }: jo du.
tonk-event-agreed = { $name }: amaitu nahi du.
tonk-event-over = Partida amaitu da. { $count ->
    [one] Irabazlea: { $names }.
   *[other] Irabazleak: { $names }.
} { $scores }.
tonk-event-over-draw = Partida amaitu da. Berdinketa: { $names }. { $scores }.

refusal-no-card-for-meld = Zure karta bat bera ere ez doa konbinazio honekin.
