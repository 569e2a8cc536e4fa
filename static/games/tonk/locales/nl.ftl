# Tonk aan tafel.

## Kaarten
tonk-run-name = rij { $suit }: { $ranks }
tonk-set-name = set { $rank }: { $suits }

## Tafel
tonk-piles = Stok en aflegstapel
tonk-stock = Stok
tonk-discards = Afgelegd
tonk-stock-label = { $count ->
    [0] De stok is leeg
    [one] Stok: één kaart
   *[other] Stok: { $count } kaarten
}{ $may ->
    [yes] . Pak een kaart.
   *[no] .
}
tonk-discard-label = Bovenste aflegkaart: { $card } ({ $count ->
    [one] één kaart
   *[other] { $count } kaarten
}){ $may ->
    [yes] . Pak hem.
   *[no] .
}
tonk-discard-empty-label = De aflegstapel is leeg.
tonk-meld-label = { $name }: { $meld }{ $fits ->
    [yes] . Past: leg hier aan.
   *[no] .
}
tonk-plate-turn = Aan de beurt.
tonk-plate-cards = { $count ->
    [one] Eén kaart.
   *[other] { $count } kaarten.
}
tonk-plate-total = { $scoring ->
    [points] Punten tot nu toe: { $total }.
   *[chips] Fiches: { $total }.
}
tonk-badge-dealer = D
tonk-badge-dealer-title = Deler
tonk-badge-host-title = Host
tonk-badge-away-title = Niet verbonden
tonk-badge-house-title = Het huis speelt
tonk-badge-winner-title = Wint dit potje
tonk-badge-agreed-title = Wil stoppen
tonk-badge-wait = wacht { $turns }
tonk-badge-wait-title = { $turns ->
    [one] Mag de volgende beurt niet kloppen (N21)
   *[other] Mag de volgende { $turns } beurten niet kloppen (N21)
}

## De hand
tonk-hand = Je kaarten
tonk-hand-area = Je beurt
tonk-hand-empty = Je hebt geen kaarten meer.
tonk-new = nieuw
tonk-new-label = nieuw, net gepakt
tonk-wanted-label = kan op tafel
tonk-sort = Mijn kaarten op waarde sorteren
tonk-score = Stand

## Wat er gevraagd wordt
tonk-choices = Wat je kunt doen
tonk-cancel = Annuleren
tonk-sending = Spelen …
tonk-ask-start = Jouw beurt: pak een kaart, of klop.
tonk-ask-draw = Jouw beurt: pak een kaart.
tonk-ask-start-empty = De stok is leeg: pak de aflegkaart, klop, of vraag een kaart, en dan is het potje uit (N13).
tonk-ask-lay = Leg kaarten op tafel als je wilt, of leg er een af.
tonk-ask-discard = Kies een kaart om af te leggen.
tonk-ask-confirm = Zo?
tonk-ask-more = Welke combinatie bedoel je?
tonk-ask-no-meld = Nog geen combinatie: drie of vier van één waarde, of drie of meer van één kleur op volgorde (N10).
tonk-ask-for-meld = Kies de kaart die je daar aanlegt.
tonk-ask-card = Wat doe je met { $card }?
tonk-ask-drop = { $scoring ->
    [points] Kloppen met { $points }? Alle handen gaan open. Heb je niet als enige de minste, dan schrijf je dubbel.
   *[chips] Kloppen met { $points }? Alle handen gaan open, en wie niet meer heeft dan jij krijgt { $stake } van je.
}
tonk-ask-stock-empty = Er is niets meer te pakken. Vraag je toch, dan is het potje uit: alle handen gaan open, de minste punten winnen (N13).
tonk-ask-close = De partij voor iedereen beëindigen, met de stand van nu?
tonk-you-drew = Je pakte { $card }.
tonk-say-top = De bovenste aflegkaart is { $card }.
tonk-wait = Een moment.
tonk-wait-start = { $name } pakt een kaart, of klopt.
tonk-wait-drawn = { $name } mag combinaties leggen en legt dan af.
tonk-over = De partij is voorbij.
tonk-agreed = { $count ->
    [one] { $names } wil stoppen.
   *[other] { $names } willen stoppen.
}
tonk-agreed-you = Je wilt stoppen. Nu nog { $names }.

## Wat je kunt doen
tonk-do-draw-stock = Pak van de stok
tonk-do-ask-stock = Vraag een kaart
tonk-do-draw-discard = Pak { $card }
tonk-do-drop = Klop met { $points }
tonk-do-meld = Leg { $cards }
tonk-do-layoff = Leg { $card } aan bij { $meld }
tonk-do-discard = Leg { $card } af
tonk-do-next = Volgend potje
tonk-do-end = Ik wil stoppen
tonk-do-close = Partij beëindigen

## Wat er het laatst gebeurde
tonk-last-draw-stock = { $name } heeft van de stok gepakt.
tonk-last-draw-discard = { $name } heeft de bovenste aflegkaart gepakt.
tonk-last-meld = { $name } heeft een combinatie gelegd.
tonk-last-layoff = { $name } heeft een kaart aangelegd.
tonk-last-discard = { $name } heeft afgelegd.
tonk-last-drop = { $name } heeft geklopt.

## Het einde van een potje
tonk-panel = Hoe dit potje afliep
tonk-head-draw = Gelijkspel
tonk-head-you = Jij wint dit potje
tonk-head-won = { $count ->
    [one] { $names } wint dit potje
   *[other] { $names } winnen dit potje
}
tonk-how-tonk = Tonk! { $name } heeft de laatste kaart op tafel gelegd: dat telt dubbel.
tonk-how-out = { $name } heeft de laatste kaart afgelegd en is uit.
tonk-how-drop = { $name } klopte met { $points } en heeft als enige de minste punten.
tonk-how-caught = { $name } klopte met { $points } maar te vroeg: { $count ->
    [one] { $names } heeft niet meer.
   *[other] { $names } hebben niet meer.
}
tonk-how-stock = { $name } vroeg een kaart van de lege stok. { $names } heeft de minste punten: { $least }.
tonk-how-stock-draw = { $name } vroeg een kaart van de lege stok. Meer dan één speler heeft de minste punten.
tonk-how-high = { $name } kreeg { $points } punten gedeeld: dat wint meteen, en dubbel.
tonk-how-low = { $name } kreeg maar { $points } punten gedeeld: dat wint meteen, en dubbel.
tonk-how-several = { $names } kregen een hand die meteen wint: gelijkspel.
tonk-pays = { $from } betaalt { $to } { $amount ->
    [one] 1 fiche
   *[other] { $amount } fiches
} { $why }
tonk-pays-each = { $from } { $payers ->
    [one] betaalt
   *[other] betalen
} { $to } elk { $amount ->
    [one] 1 fiche
   *[other] { $amount } fiches
} { $why }
tonk-why-tonk = voor Tonk, dubbel
tonk-why-out = voor het uitgaan
tonk-why-drop = voor het kloppen
tonk-why-caught = voor te vroeg kloppen, dubbel
tonk-why-fewest = voor de minste punten van de anderen
tonk-why-stock = voor de minste punten
tonk-why-high = voor de hoge hand, dubbel
tonk-why-low = voor de lage hand, dubbel
tonk-writes = { $name } schrijft { $points }
tonk-writes-double = { $name } schrijft { $points }, verdubbeld
tonk-nobody-pays = Niemand betaalt.
tonk-nothing-written = Er wordt niets geschreven.
tonk-col-hand = Hand
tonk-col-change = Dit potje
tonk-col-total = { $scoring ->
    [points] Punten
   *[chips] Fiches
}
tonk-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
tonk-hand-private = niet getoond

## De stand
tonk-ledger = Stand
tonk-ledger-facts = { $games ->
    [0] Potje { $game } van een open partij.
   *[other] Potje { $game } van { $games }.
} { $scoring ->
    [points] De minste punten winnen.
   *[chips] { $stake ->
        [one] De inzet is 1 fiche.
       *[other] De inzet is { $stake } fiches.
    }
}
tonk-ledger-last = Vorige potje: { $told }
tonk-ledger-none = Er is nog geen potje uitgespeeld.
tonk-ledger-total = Tot nu toe
tonk-col-game = Potje
tonk-col-how = Hoe
tonk-short-tonk = Tonk
tonk-short-out = uit
tonk-short-drop = geklopt
tonk-short-caught = te vroeg geklopt
tonk-short-stock = stok leeg
tonk-short-high = hoge hand
tonk-short-low = lage hand
tonk-short-several = gelijk

## Het verslag
tonk-event-began = Er is getrokken om het delen: { $cuts }. { $name } deelt eerst.
tonk-event-dealt = Potje { $game }: { $name } deelt.
tonk-event-drew-stock = { $name } pakt van de stok.
tonk-event-drew-discard = { $name } pakt de bovenste aflegkaart.
tonk-event-asked = { $name } vraagt een kaart, maar de stok is leeg.
tonk-event-melded = { $name } legt { $cards }.
tonk-event-laid-off = { $name } legt { $card } aan.
tonk-event-discarded = { $name } legt een kaart af.
tonk-event-dropped = { $name } klopt.
tonk-event-agreed = { $name } wil stoppen.
tonk-event-over = De partij is voorbij: { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen.
} { $scores }.
tonk-event-over-draw = De partij is voorbij: { $names } eindigen gelijk. { $scores }.

refusal-no-card-for-meld = Geen van je kaarten past bij deze combinatie.
