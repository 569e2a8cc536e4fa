# Tokken, Tok en familie aan tafel.

## Wat de kaarten doen
card-does-walk = { $steps } stappen vooruit
card-does-ace = Pion opzetten, of 1 stap vooruit
card-does-four = 4 stappen achteruit
card-does-five = Pion van een tegenstander 5 stappen vooruit
card-does-seven = 7 stappen vooruit, over pionnen van je team
card-does-seven-tok = 7 stappen vooruit, over je eigen pionnen
card-does-jack = Een van je pionnen ruilen met een andere
card-does-king = Pion opzetten, of 13 vooruit en alles slaan
card-does-joker = Pion opzetten, of 18 vooruit; pak een kaart

## Bord en naambordjes
track-players = Spelers
track-yard = startpositie
track-home = thuis { $number }
track-badge-out = uit
track-badge-out-title = Heeft de hand neergelegd en doet deze hand niet meer mee
track-badge-dealer = D
track-badge-dealer-title = Deler
track-badge-partner = maat
track-badge-host-title = Host
track-badge-away-title = Niet verbonden
track-badge-house-title = Het huis speelt
track-badge-chosen-title = Heeft een kaart gekozen om te geven
track-badge-points-title = Punten tot nu toe
track-badge-winner-title = Winnaar
track-plate-turn = Aan de beurt.
track-plate-cards = { $count ->
    [one] Eén kaart.
   *[other] { $count } kaarten.
}
track-plate-pawns = Pionnen: { $squares }.
track-plate-team = Team: { $names }.

## Wat er gevraagd wordt
track-hand = Je kaarten
track-hand-area = Je zet
track-your-turn = Jij bent aan de beurt
track-hand-out = Je hebt je hand neergelegd en doet weer mee als er opnieuw gedeeld is.
track-hand-empty = Je kaarten zijn op. Er wordt weer gedeeld als de anderen klaar zijn.
track-received = nieuw
track-received-label = nieuw, van het ruilen
track-not-playable = Kan nu niet gespeeld worden
track-choices = Zetten
track-ask-card = Jij bent aan de beurt: kies een kaart.
track-ask-card-for-pawn = Kies een kaart voor deze pion.
track-ask-pawn = Kies de pion die je wilt verzetten.
track-ask-opponent = Kies een pion van een tegenstander.
track-ask-target = Kies waar hij heen gaat.
track-ask-swap = Kies met welke pion je wisselt.
track-ask-part = { $first ->
    [yes] Zeven stappen te verdelen: kies een pion en hoe ver.
   *[no] { $left ->
        [one] Nog één stap: kies een pion.
       *[other] Nog { $left } stappen: kies een pion en hoe ver.
    }
}
track-ask-confirm = Zo?
track-ask-fold = Geen van je kaarten kan gespeeld worden: je legt ze neer en slaat deze hand over.
track-ask-discard = Geen van je kaarten kan gespeeld worden: kies er een om weg te leggen.
track-ask-give = Kies een kaart voor { $name }.
track-wait-turn = { $names } is aan de beurt.
track-wait-exchange = { $count ->
    [one] Wachten tot { $names } een kaart gekozen heeft.
   *[other] Wachten tot { $names } kaarten gekozen hebben.
}
track-wait = Een ogenblik.
track-sending = Bezig met spelen …
track-checking = Een ogenblik …
track-over = Het spel is afgelopen.
track-over-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
}
track-over-draw = Gelijkspel: { $names }.
track-cancel = Annuleren
track-undo = Deel terug
track-steps-left = { $count ->
    [0] Alle stappen gebruikt
    [one] Nog één stap
   *[other] Nog { $count } stappen
}

## Zetten
track-way-walk = { $from } → { $to }
track-way-jump = { $from } → { $to }, springt naar { $jump }
track-way-enter = een nieuwe pion op { $to }
track-way-swap = { $from } ⇄ { $to }
track-part = { $steps }: { $way }
track-hits = slaat { $captured }
track-yourself = jezelf
track-captured-many = { $name } ({ $count }×)
track-do-play = Speel { $card }: { $way }
track-do-play-capture = Speel { $card }: { $way }, slaat { $captured }
track-do-fold = Mijn hand neerleggen
track-do-discard = Leg { $card } weg
track-do-give = Geef { $card }
track-harm-own = Let op: dit stuurt je eigen pion terug naar de startpositie.
track-harm-partner = Let op: dit stuurt een pion van { $names } terug, uit je eigen team.
track-harm-both = Let op: dit stuurt je eigen pion terug, en een van { $names } uit je team.
track-last-fold = { $name } heeft de hand neergelegd.
track-last-discard = { $name } heeft { $card } weggelegd.

## Voorkeuren
track-preferences = Instellingen van de tafel
track-speed = Pionnen lopen
track-speed-off = meteen
track-speed-fast = snel
track-speed-normal = gewoon
track-speed-slow = langzaam
track-labels = Vakken benoemen
track-sort = Mijn kaarten op waarde leggen

## Het verslag
event-began = Een nieuw spel. { $name } deelt als eerste.
event-shuffled = De kaarten zijn geschud.
event-dealt = { $size ->
    [one] Ieder één kaart.
   *[other] Ieder { $size } kaarten.
} { $name } komt uit.
event-chose = { $name } heeft een kaart gekozen om te geven.
event-exchanged = De kaarten zijn geruild.
event-exchanged-own = De kaarten zijn geruild: je gaf { $gave } en kreeg { $got }.
event-moved = { $name } speelt { $card }: { $way }.
event-moved-capture = { $name } speelt { $card }: { $way }, slaat { $captured }.
event-drew = Er wordt een kaart getrokken.
event-drew-own = Je trekt { $card }.
event-laid = { $name } kan niet spelen en legt { $cards } neer.
event-discarded = { $name } kan niet spelen en legt { $card } weg.
event-game-over = { $count ->
    [one] { $names } heeft het spel gewonnen.
   *[other] { $names } hebben het spel gewonnen.
}
event-settled = Punten: { $points }.
