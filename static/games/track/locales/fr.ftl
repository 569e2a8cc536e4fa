# Tokken, Tok et leur famille à la table.

## Ce que font les cartes
card-does-walk = { $steps } pas en avant
card-does-ace = Sortir un pion, ou 1 pas en avant
card-does-four = 4 pas en arrière
card-does-five = Un pion d’un adversaire, 5 pas en avant
card-does-seven = 7 pas en avant, entre les pions de l’équipe
card-does-seven-tok = 7 pas en avant, entre tes pions
card-does-jack = Échanger un de tes pions avec un autre
card-does-king = Sortir un pion, ou 13 pas en mangeant tout
card-does-joker = Sortir un pion, ou 18 pas ; puis piocher

## Plateau et joueurs
track-players = Joueurs
track-yard = base
track-home = maison { $number }
track-badge-out = passe
track-badge-out-title = A posé sa main et passe jusqu’à la prochaine donne
track-badge-dealer = D
track-badge-dealer-title = Donneur
track-badge-partner = équipier
track-badge-host-title = Hôte
track-badge-away-title = Pas connecté
track-badge-house-title = La maison joue
track-badge-chosen-title = A choisi une carte à donner
track-badge-points-title = Points jusqu’ici
track-badge-winner-title = Gagnant
track-plate-turn = C’est son tour.
track-plate-cards = { $count ->
    [0] Plus de cartes.
    [one] Une carte.
   *[other] { $count } cartes.
}
track-plate-pawns = Pions : { $squares }.
track-plate-team = Équipe : { $names }.

## Ce qui est demandé
track-hand = Tes cartes
track-hand-area = Ton coup
track-your-turn = À toi de jouer
track-hand-out = Tu as posé ta main et tu passes jusqu’à la prochaine donne.
track-hand-empty = Plus de cartes. On redistribue quand les autres ont fini.
track-received = reçue
track-received-label = reçue à l’échange
track-not-playable = Injouable pour le moment
track-choices = Coups
track-ask-card = À toi : choisis une carte.
track-ask-card-for-pawn = Choisis une carte pour ce pion.
track-ask-pawn = Choisis le pion à jouer.
track-ask-opponent = Choisis un pion d’un adversaire.
track-ask-target = Choisis où il va.
track-ask-swap = Choisis avec quel pion échanger.
track-ask-part = { $first ->
    [yes] Sept pas à partager : choisis un pion et jusqu’où.
   *[no] { $left ->
        [one] Encore { $left } pas : choisis un pion.
       *[other] Encore { $left } pas : choisis un pion et jusqu’où.
    }
}
track-ask-confirm = Comme ça ?
track-ask-fold = Aucune de tes cartes n’est jouable : tu les poses et tu passes cette donne.
track-ask-discard = Aucune de tes cartes n’est jouable : choisis-en une à défausser.
track-ask-give = Choisis une carte à donner à { $name }.
track-wait-turn = À { $names } de jouer.
track-wait-exchange = { $count ->
    [one] On attend que { $names } choisisse une carte à donner.
   *[other] On attend que { $names } choisissent une carte à donner.
}
track-wait = Un instant.
track-sending = Ça joue …
track-checking = Un instant …
track-over = La partie est finie.
track-over-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
track-over-draw = Égalité : { $names }.
track-cancel = Annuler
track-undo = Reprendre
track-steps-left = { $count ->
    [0] Tous les pas sont utilisés
    [one] Encore un pas
   *[other] Encore { $count } pas
}

## Coups
track-way-walk = { $from } → { $to }
track-way-jump = { $from } → { $to }, saute en { $jump }
track-way-enter = un nouveau pion en { $to }
track-way-swap = { $from } ⇄ { $to }
track-part = { $steps } : { $way }
track-hits = mange { $captured }
track-yourself = un pion à toi
track-captured-many = { $name } ({ $count }×)
track-do-play = Jouer { $card } : { $way }
track-do-play-capture = Jouer { $card } : { $way }, mange { $captured }
track-do-fold = Poser ma main
track-do-discard = Défausser { $card }
track-do-give = Donner { $card }
track-harm-own = Attention : cela renvoie ton propre pion à la base.
track-harm-partner = Attention : cela renvoie un pion de ta propre équipe ({ $names }).
track-harm-both = Attention : cela renvoie ton propre pion, et un autre de ton équipe ({ $names }).
track-last-fold = { $name } a posé sa main.
track-last-discard = { $name } a défaussé { $card }.

## Préférences
track-preferences = Réglages de la table
track-speed = Les pions avancent
track-speed-off = d’un coup
track-speed-fast = vite
track-speed-normal = normalement
track-speed-slow = lentement
track-labels = Nommer les cases
track-sort = Trier mes cartes par valeur

## L’historique
event-began = Nouvelle partie. { $name } donne en premier.
event-shuffled = Les cartes sont mélangées.
event-dealt = { $size ->
    [one] { $size } carte chacun.
   *[other] { $size } cartes chacun.
} { $name } commence.
event-chose = { $name } a choisi une carte à donner.
event-exchanged = Les cartes sont échangées.
event-exchanged-own = Les cartes sont échangées : tu as donné { $gave } et reçu { $got }.
event-moved = { $name } joue { $card } : { $way }.
event-moved-capture = { $name } joue { $card } : { $way }, mange { $captured }.
event-drew = Une carte est piochée.
event-drew-own = Tu pioches { $card }.
event-laid = { $name } ne peut pas jouer et pose { $cards }.
event-discarded = { $name } ne peut pas jouer et défausse { $card }.
event-game-over = { $count ->
    [one] { $names } a gagné la partie.
   *[other] { $names } ont gagné la partie.
}
event-settled = Points : { $points }.
