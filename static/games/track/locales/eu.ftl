# Tokken, Tok eta haien familia mahaian.

## Zer egiten duten kartek
card-does-walk = { $steps } urrats aurrera
card-does-ace = Fitxa bat atera, edo urrats 1 aurrera
card-does-four = 4 urrats atzera
card-does-five = Aurkari baten fitxa 5 urrats aurrera
card-does-seven = 7 urrats aurrera, zure taldeko fitxen artean
card-does-seven-tok = 7 urrats aurrera, zure fitxen artean
card-does-jack = Zure fitxa bat beste batekin trukatu
card-does-king = Fitxa bat atera, edo 13 aurrera denak janez
card-does-joker = Fitxa atera, edo 18 aurrera; gero karta hartu

## Taula eta jokalariak
track-players = Jokalariak
track-yard = biltegia
track-home = etxea { $number }
track-badge-out = kanpo
track-badge-out-title = Eskua mahaian utzi du eta hurrengo banaketara arte kanpoan dago
track-badge-dealer = B
track-badge-dealer-title = Banatzailea
track-badge-partner = kidea
track-badge-host-title = Anfitrioia
track-badge-away-title = Konektatu gabe
track-badge-house-title = Etxeak jokatzen du
track-badge-chosen-title = Aukeratu du emateko karta
track-badge-points-title = Orain arteko puntuak
track-badge-winner-title = Irabazlea
track-plate-turn = Bere txanda da.
track-plate-cards = { $count ->
    [one] Karta bat.
   *[other] { $count } karta.
}
track-plate-pawns = Fitxak: { $squares }.
track-plate-team = Taldea: { $names }.

## Zer galdetzen den
track-hand = Zure kartak
track-hand-area = Zure jokaldia
track-your-turn = Zure txanda da
track-hand-out = Eskua mahaian utzi duzu eta hurrengo banaketara arte kanpoan zaude.
track-hand-empty = Ez duzu kartarik. Besteek amaitutakoan banatuko da berriro.
track-received = berria
track-received-label = berria, trukean jasoa
track-not-playable = Orain ezin da jokatu
track-choices = Jokaldiak
track-ask-card = Zure txanda: aukeratu karta bat.
track-ask-card-for-pawn = Aukeratu karta bat fitxa honentzat.
track-ask-pawn = Aukeratu mugitzeko fitxa.
track-ask-opponent = Aukeratu aurkari baten fitxa.
track-ask-target = Aukeratu nora doan.
track-ask-swap = Aukeratu zein fitxarekin trukatu.
track-ask-part = { $first ->
    [yes] Zazpi urrats banatzeko: aukeratu fitxa bat eta noraino.
   *[no] { $left ->
        [one] Urrats bat falta da: aukeratu fitxa bat.
       *[other] { $left } urrats falta dira: aukeratu fitxa bat eta noraino.
    }
}
track-ask-confirm = Horrela?
track-ask-fold = Zure karta bat bera ere ezin da jokatu: mahaian utzi eta kanpoan geratuko zara.
track-ask-discard = Zure karta bat bera ere ezin da jokatu: aukeratu bat botatzeko.
track-ask-give = Aukeratu emateko karta. Norentzat: { $name }.
track-wait-turn = Txanda: { $names }.
track-wait-exchange = { $count ->
    [one] Emateko karta aukeratzeko falta da: { $names }.
   *[other] Emateko karta aukeratzeko falta dira: { $names }.
}
track-wait = Une bat.
track-sending = Jokatzen …
track-checking = Une bat …
track-over = Jokoa amaitu da.
track-over-won = { $count ->
    [one] Irabazlea: { $names }.
   *[other] Irabazleak: { $names }.
}
track-over-draw = Berdinketa: { $names }.
track-cancel = Utzi
track-undo = Desegin
track-steps-left = { $count ->
    [0] Urrats guztiak eginda
    [one] Urrats bat falta da
   *[other] { $count } urrats falta dira
}

## Jokaldiak
track-way-walk = { $from } → { $to }
track-way-jump = { $from } → { $to }, jauzia → { $jump }
track-way-enter = fitxa berria → { $to }
track-way-swap = { $from } ⇄ { $to }
track-part = { $steps }: { $way }
track-hits = jan: { $captured }
track-yourself = zeurea
track-captured-many = { $name } ({ $count }×)
track-do-play = Jokatu { $card }: { $way }
track-do-play-capture = Jokatu { $card }: { $way }, jan: { $captured }
track-do-fold = Utzi eskua mahaian
track-do-discard = Bota { $card }
track-do-give = Eman { $card }
track-harm-own = Kontuz: honek zure fitxa bat biltegira bidaltzen du.
track-harm-partner = Kontuz: honek zure taldeko fitxa bat biltegira bidaltzen du ({ $names }).
track-harm-both = Kontuz: honek zure fitxa bat biltegira bidaltzen du, eta zure taldeko beste bat ere bai ({ $names }).
track-last-fold = { $name }: eskua mahaian utzi du.
track-last-discard = { $name }: { $card } bota du.

## Hobespenak
track-preferences = Mahaiaren ezarpenak
track-speed = Fitxen abiadura
track-speed-off = berehala
track-speed-fast = azkar
track-speed-normal = normal
track-speed-slow = astiro
track-labels = Erakutsi laukien izenak
track-sort = Ordenatu nire kartak balioaren arabera

## Gertatutakoa
event-began = Joko berria. Lehen banatzailea: { $name }.
event-shuffled = Kartak nahastu dira.
event-dealt = { $size ->
    [one] Karta bana.
   *[other] { $size } karta bakoitzari.
} { $name } hasten da.
event-chose = { $name }: aukeratu du emateko karta.
event-exchanged = Kartak trukatu dira.
event-exchanged-own = Kartak trukatu dira: { $gave } eman duzu eta { $got } jaso duzu.
event-moved = { $name }: { $card } jokatu du, { $way }.
event-moved-capture = { $name }: { $card } jokatu du, { $way }, jan: { $captured }.
event-drew = Karta bat hartu da.
event-drew-own = { $card } hartu duzu.
event-laid = { $name }: ezin du jokatu eta { $cards } utzi du mahaian.
event-discarded = { $name }: ezin du jokatu eta { $card } bota du.
event-game-over = { $count ->
    [one] Jokoaren irabazlea: { $names }.
   *[other] Jokoaren irabazleak: { $names }.
}
event-settled = Puntuak: { $points }.
