# Le livre des règles : il est chargé quand quelqu’un l’ouvre.

book-cards = Les cartes
book-rules = Toutes les règles
book-standard = À cette table, on joue à { $game } comme d’habitude.
book-usual = D’habitude : { $text }
book-contents = Parties du livre
book-house = Règle maison
book-house-title = Autrement que d’habitude à { $game }
book-ours = Notre lecture
book-ours-text = Là où les sources d’un jeu se taisent ou peuvent se lire de deux façons, il a fallu choisir. Ces points portent ici la mention « notre lecture ».
book-made = Ces phrases viennent des réglages mêmes selon lesquels le serveur joue.
