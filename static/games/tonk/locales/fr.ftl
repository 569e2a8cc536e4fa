# Tonk à la table.

## Cartes
tonk-run-name = suite à { $suit } : { $ranks }
tonk-set-name = même valeur, { $rank } : { $suits }

## Table
tonk-piles = Pioche et défausse
tonk-stock = Pioche
tonk-discards = Défausse
tonk-stock-label = { $count ->
    [0] La pioche est vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}{ $may ->
    [yes] . Piocher.
   *[no] .
}
tonk-discard-label = Dessus de la défausse : { $card } ({ $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}){ $may ->
    [yes] . La prendre.
   *[no] .
}
tonk-discard-empty-label = La défausse est vide.
tonk-meld-label = { $name } : { $meld }{ $fits ->
    [yes] . Ça va : compléter ici.
   *[no] .
}
tonk-plate-turn = C’est son tour.
tonk-plate-cards = { $count ->
    [0] Plus de cartes.
    [one] Une carte.
   *[other] { $count } cartes.
}
tonk-plate-total = { $scoring ->
    [points] Points jusqu’ici : { $total }.
   *[chips] Jetons : { $total }.
}
tonk-badge-dealer = D
tonk-badge-dealer-title = Donneur
tonk-badge-host-title = Hôte
tonk-badge-away-title = Pas connecté
tonk-badge-house-title = La maison joue
tonk-badge-winner-title = Gagne cette manche
tonk-badge-agreed-title = Veut arrêter
tonk-badge-wait = attend { $turns }
tonk-badge-wait-title = { $turns ->
    [one] Ne peut pas frapper au prochain tour (N21)
   *[other] Ne peut pas frapper aux { $turns } prochains tours (N21)
}

## La main
tonk-hand = Tes cartes
tonk-hand-area = Ton tour
tonk-hand-empty = Tu n’as plus de cartes.
tonk-new = prise
tonk-new-label = vient d’être piochée
tonk-wanted-label = peut être posée
tonk-sort = Trier mes cartes par valeur
tonk-score = Score

## Ce qui est demandé
tonk-choices = Ce que tu peux faire
tonk-cancel = Annuler
tonk-sending = Ça joue …
tonk-ask-start = À toi : pioche une carte, ou frappe.
tonk-ask-draw = À toi : pioche une carte.
tonk-ask-start-empty = La pioche est vide : prends la défausse, frappe, ou demande une carte, ce qui finit la manche (N13).
tonk-ask-lay = Pose si tu veux, ou défausse une carte.
tonk-ask-discard = Choisis une carte à défausser.
tonk-ask-confirm = Comme ça ?
tonk-ask-more = Quelle combinaison veux-tu ?
tonk-ask-no-meld = Pas encore une combinaison : il faut trois ou quatre cartes de même valeur, ou trois ou plus d’une couleur à la suite (N10).
tonk-ask-for-meld = Choisis la carte à y ajouter.
tonk-ask-card = Que faire de { $card } ?
tonk-ask-drop = { $scoring ->
    [points] Frapper avec { $points } ? Toutes les mains sont montrées. Si tu n’es pas seul à avoir le moins, tu marques le double.
   *[chips] Frapper avec { $points } ? Toutes les mains sont montrées, et tu paies { $stake } à quiconque n’a pas plus que toi.
}
tonk-ask-stock-empty = Il n’y a plus rien à piocher. Si tu demandes, la manche finit : toutes les mains sont montrées, le moins de points gagne (N13).
tonk-ask-close = Finir la partie pour tout le monde, avec le score actuel ?
tonk-you-drew = Tu as pioché { $card }.
tonk-say-top = Sur la défausse : { $card }.
tonk-wait = Un instant.
tonk-wait-start = { $name } pioche une carte, ou frappe.
tonk-wait-drawn = { $name } peut poser, puis défausse.
tonk-over = La partie est finie.
tonk-agreed = { $count ->
    [one] { $names } veut arrêter.
   *[other] { $names } veulent arrêter.
}
tonk-agreed-you = Tu veux arrêter. On attend { $names }.

## Ce que tu peux faire
tonk-do-draw-stock = Piocher
tonk-do-ask-stock = Demander une carte
tonk-do-draw-discard = Prendre { $card }
tonk-do-drop = Frapper ({ $points })
tonk-do-meld = Poser { $cards }
tonk-do-layoff = Ajouter { $card } à { $meld }
tonk-do-discard = Défausser { $card }
tonk-do-next = Continuer
tonk-do-end = Arrêter
tonk-do-close = Finir la partie

## Ce qui vient d’être fait
tonk-last-draw-stock = { $name } a pioché.
tonk-last-draw-discard = { $name } a pris la défausse.
tonk-last-meld = { $name } a posé une combinaison.
tonk-last-layoff = { $name } a complété une combinaison.
tonk-last-discard = { $name } a défaussé.
tonk-last-drop = { $name } a frappé.

## La fin d’une manche
tonk-panel = Comment cette manche a fini
tonk-head-draw = Égalité
tonk-head-you = Tu gagnes cette manche
tonk-head-won = { $count ->
    [one] { $names } gagne cette manche
   *[other] { $names } gagnent cette manche
}
tonk-how-tonk = Tonk ! { $name } a posé sa dernière carte : ça compte double.
tonk-how-out = { $name } a défaussé sa dernière carte et a fini.
tonk-how-drop = { $name } a frappé avec { $points } et a seul le moins de points.
tonk-how-caught = { $name } a frappé avec { $points }, mais trop tôt : { $count ->
    [one] { $names } n’a pas plus.
   *[other] { $names } n’ont pas plus.
}
tonk-how-stock = { $name } a demandé une carte à la pioche vide. { $names } a le moins de points : { $least }.
tonk-how-stock-draw = { $name } a demandé une carte à la pioche vide. Plusieurs joueurs ont ensemble le moins de points.
tonk-how-high = { $name } a reçu { $points } points : ça gagne tout de suite, et double.
tonk-how-low = { $name } n’a reçu que { $points } points : ça gagne tout de suite, et double.
tonk-how-several = { $names } ont reçu des mains qui gagnent tout de suite : égalité.
tonk-pays = { $from } paie { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} à { $to } { $why }
tonk-pays-each = { $payers ->
    [one] { $from } paie à { $to } { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } chacun { $why }
   *[other] { $from } paient chacun { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } à { $to } { $why }
}
tonk-why-tonk = pour Tonk, double
tonk-why-out = pour avoir fini
tonk-why-drop = pour avoir frappé
tonk-why-caught = pour avoir frappé trop tôt, double
tonk-why-fewest = pour le moins de points des autres
tonk-why-stock = pour le moins de points
tonk-why-high = pour la grosse main, double
tonk-why-low = pour la petite main, double
tonk-writes = { $name } marque { $points }
tonk-writes-double = { $name } marque { $points }, le double
tonk-nobody-pays = Personne ne paie.
tonk-nothing-written = On ne marque rien.
tonk-col-hand = Main
tonk-col-change = Manche
tonk-col-total = { $scoring ->
    [points] Points
   *[chips] Jetons
}
tonk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tonk-hand-private = cachée

## La feuille de score
tonk-ledger = Feuille de score
tonk-ledger-facts = { $games ->
    [0] Manche { $game } d’une partie sans fin fixée.
   *[other] Manche { $game } sur { $games }.
} { $scoring ->
    [points] Le moins de points gagne.
   *[chips] { $stake ->
        [one] La mise est de { $stake } jeton.
       *[other] La mise est de { $stake } jetons.
    }
}
tonk-ledger-last = Dernière manche : { $told }
tonk-ledger-none = Aucune manche n’est finie.
tonk-ledger-total = Jusqu’ici
tonk-col-game = Manche
tonk-col-how = Comment
tonk-short-tonk = Tonk
tonk-short-out = fini
tonk-short-drop = frappé
tonk-short-caught = frappé trop tôt
tonk-short-stock = pioche vide
tonk-short-high = grosse main
tonk-short-low = petite main
tonk-short-several = égalité

## L’historique
tonk-event-began = Tirage pour la donne : { $cuts }. { $name } donne en premier.
tonk-event-dealt = Manche { $game } : { $name } donne.
tonk-event-drew-stock = { $name } pioche.
tonk-event-drew-discard = { $name } prend la défausse.
tonk-event-asked = { $name } demande une carte, mais la pioche est vide.
tonk-event-melded = { $name } pose { $cards }.
tonk-event-laid-off = { $name } ajoute { $card }.
tonk-event-discarded = { $name } défausse.
tonk-event-dropped = { $name } frappe.
tonk-event-agreed = { $name } veut arrêter.
tonk-event-over = La partie est finie : { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
} { $scores }.
tonk-event-over-draw = La partie est finie : { $names } sont à égalité. { $scores }.

refusal-no-card-for-meld = Aucune de tes cartes ne va avec cette combinaison.
