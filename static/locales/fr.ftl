### Toktonk en français. L’ordre est celui de en.ftl.

page-title = { $status } – Toktonk
loading = Un instant …
list-and = { $words } et { $last }
close = Fermer
try-again = Réessayer
skip = Aller à la table

pref-language = Langue
pref-theme = Couleurs
pref-theme-system = Auto
pref-theme-light = Clair
pref-theme-dark = Sombre
pref-motion = Montrer les coups pendant qu’ils se jouent

## La porte d’entrée
home-title = Toktonk – Tokken, Tok et Tonk entre amis
home-headline = Tokken, Tok et Tonk avec tes amis
home-lead = Ouvre une salle, envoie le lien à tes amis et joue dans le navigateur. Sans compte, sans installation, gratuit.
home-games = Choisis un jeu
home-how = Comment ça marche
home-step-create = Choisis un jeu et ouvre une salle.
home-step-share = Envoie le lien à tes amis. Ils l’ouvrent et s’installent.
home-step-play = Quand tout le monde est assis, c’est parti. Connexion perdue ? Ta place t’attend.
home-footer = Toktonk distribue honnêtement : après la partie, chaque mélange peut être vérifié.
home-no-server = Le serveur ne répond pas pour le moment.

game-tokken = Tokken
game-tokken-line = Des cartes à la place des dés : avec ton partenaire, rentre vos pions à la maison et renvoie ceux des autres.
game-tokken-facts = 2 à 8 joueurs, l’idéal à 4 · environ une heure
game-tok = Tok
game-tok-line = Le cousin basque et français de Tokken, sur un plateau de bois : à un croisement, tu sautes si tu veux, et une mauvaise main coûte une carte, pas toutes.
game-tok-facts = 2 à 8 joueurs, l’idéal à 4 · environ une heure
game-tonk = Tonk
game-tonk-line = Un rami rapide pour des jetons : pose brelans, carrés et suites, vide ta main, ou frappe quand tu crois avoir le moins.
game-tonk-facts = 2 à 4 joueurs · cinq minutes la manche
game-soon = Bientôt
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-label = Nombre de joueurs
create-room = Ouvrir une salle

join-label = Tu as reçu un code ?
join-button = Rejoindre
join-unreadable = Un code a six lettres et chiffres, comme KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Trop d’essais. Attends { $seconds } seconde et réessaie.
       *[other] Trop d’essais. Attends { $seconds } secondes et réessaie.
    }

missing-title = Cette salle n’existe pas
missing-text = Le lien est peut-être incomplet, ou la salle a disparu depuis longtemps. Redemande-le à tes amis, ou tape leur code.
missing-home = Vers l’accueil

## Avant la partie
lobby-choose = Prends une place
lobby-choose-text = Tape ton nom, puis choisis une place libre à la table.
lobby-full = La table est complète
lobby-full-text = Tu peux regarder. Si quelqu’un se lève, tu pourras t’asseoir.
lobby-invite = Invite tes amis
lobby-ready = Tout le monde est là
lobby-invite-text = Envoie-leur le lien ou le code. Pour changer de place, choisis-en une autre libre.
lobby-all-seated = Tout le monde est assis : tu peux commencer.
lobby-wait-for = { $name } peut lancer la partie
lobby-wait-host = L’hôte peut lancer la partie
seats-free =
    { $count ->
        [0] Plus de place libre
        [one] Encore une place libre
       *[other] Encore { $count } places libres
    }
seats-label = Places à la table
seat-take = S’asseoir ici
seat-move = Venir ici
seat-you = toi
seat-host = hôte
seat-away = absent
seat-remove = Renvoyer { $name } de la table
seat-unnamed = Place { $seat }
team = Équipe { $number }
name-label = Ton nom
name-change = Changer
name-needed = Tape d’abord ton nom ici.
start = Commencer
stand = Se lever

invite-title = Inviter des amis
invite-text = Avec ce lien, tout le monde peut venir à la table.
invite-here = Cette adresse ne marche que sur cet ordinateur. Pour des amis sur d’autres appareils, ouvre Toktonk à l’adresse réseau que le serveur affiche au démarrage.
invite-link = Lien vers cette salle
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-copy-failed = Impossible de copier ici. Sélectionne le lien et copie-le toi-même.
invite-share = Partager …
invite-share-text = Viens jouer à { $game } avec moi !
invite-code = Ou dicte ce code :

rules-change = Règles maison
rules-title = Règles maison
rules-save = Enregistrer
clock = Pendule
clock-none = Sans pendule
clock-soft = { $seconds } s par coup, à titre indicatif
clock-bank = { $minutes } min, plus { $seconds } s par coup
rulebook = Règles de cette table
rulebook-cards = Cartes et règles
rulebook-rule = Lire la règle { $rule }
rulebook-failed = Les règles n’ont pas pu être chargées. Réessaie dans un instant.
rulebook-differs =
    { $count ->
        [0] Rien ne change par rapport à { $game } tel qu’on le joue d’habitude
        [one] Un point change par rapport à { $game } tel qu’on le joue d’habitude
       *[other] { $count } points changent par rapport à { $game } tel qu’on le joue d’habitude
    }
option-teams = Équipes
option-teams-two = Deux équipes
option-teams-pairs = Par deux
option-teams-none = Chacun pour soi
option-deal = Distribution
option-deal-5-4-4 = Par 5, puis 4 et 4
option-deal-13 = Les 13 d’un coup
option-exchange = Échange de cartes
option-exchange-team = Avec ton partenaire
option-exchange-left = Vers la gauche
option-exchange-blind = Tirer à l’aveugle
option-exchange-none = Aucun
option-home-after = La maison s’ouvre après la case
option-hologram = Le point hologramme bloque les pions
option-points = Aux points : nombre de parties (vide pour une seule)
option-jokers = Avec jokers
option-wait = Attendre après une pose avant de frapper
option-low-tonk = Les petites mains gagnent tout de suite
option-low-tonk-null = Non
option-hand-size = Cartes en main
option-must-meld = Les combinaisons complètes doivent être posées
option-deck = Cartes dans le jeu
option-stake = Mise
option-games = Nombre de manches (vide pour ne pas fixer de fin)
option-starting-chips = Jetons au départ
option-scoring = On compte
option-scoring-chips = Des jetons
option-scoring-points = Des points

## Cartes : `card-rank-…` est sur la carte, `card-word-…` est lu à voix haute
card-joker = joker
card-name = { $rank } de { $suit }
card-rank-A = A
card-rank-J = V
card-rank-Q = D
card-rank-K = R
card-word-A = as
card-word-2 = 2
card-word-3 = 3
card-word-4 = 4
card-word-5 = 5
card-word-6 = 6
card-word-7 = 7
card-word-8 = 8
card-word-9 = 9
card-word-T = 10
card-word-J = valet
card-word-Q = dame
card-word-K = roi
card-suit-s = pique
card-suit-h = cœur
card-suit-d = carreau
card-suit-c = trèfle

## La partie
status-your-turn = À toi de jouer
status-give = Choisis une carte à donner
status-turn = À { $names } de jouer
status-exchange =
    { $count ->
        [one] { $names } choisit une carte à donner
       *[other] { $names } choisissent une carte à donner
    }
status-between = Entre deux manches
status-wait = Un instant …
bar-log = Historique
bar-menu = Menu
bar-result = Résultat
log-title = Historique
table-failed = La table n’a pas pu être chargée.
leave = Partir
stay = Rester
leave-title = Quitter la table ?
leave-text = La maison joue pour toi, et les autres peuvent continuer. Ta place reste à toi : reviens avec le même lien sur cet appareil.
house-plays-you = La maison joue pour toi.
house-back = Je suis là
house-plays = La maison joue pour { $names }.
house-wait = { $name } n’est plus là. Dans { $seconds } s, la maison pourra jouer.
house-away = { $name } n’est pas là.
house-ask = Laisser la maison jouer pour { $name }
clock-left = Temps restant
clock-low = Encore { $seconds } secondes.

event-sat = { $name } prend la place { $seat }.
event-renamed = { $name } a un nouveau nom.
event-stood = { $name } se lève.
event-removed = L’hôte renvoie { $name } de la table.
event-left = { $name } s’en va : la maison joue à sa place.
event-stood_in = La maison joue maintenant pour { $name }.
event-returned = { $name } est de retour.
event-defaulted = Plus de temps pour { $name } : la maison joue le coup.
event-host = { $name } est maintenant l’hôte.
event-configured = Les règles maison ont changé.
event-started = La partie commence.
event-rematched = Une nouvelle partie se prépare.

result-you = Tu as gagné !
result-you-team = Ton équipe a gagné !
result-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
result-tie = Égalité : { $names } se partagent la victoire
result-draw = Égalité : personne ne gagne
result-none = La partie est finie
result-next = La revanche garde la salle et les places.
result-watched = Reste pour regarder la prochaine partie, ou assieds-toi si une place se libère.
result-look = Voir la table
rematch = Revanche
score-name = Joueur
score-points = Points
score-chips = Jetons

## La liaison avec le serveur
line-connecting = Connexion …
line-waiting = Connexion perdue. Nouvel essai dans { $seconds } s.
line-restarting = Le serveur redémarre. De retour dans { $seconds } s.
line-unsaved = Ton coup n’est pas encore enregistré. Nouvel essai …
line-now = Essayer maintenant
line-lost = Connexion perdue. Toktonk essaie de se reconnecter.

## Refus, par code
reason-with-rule = { $sentence } ({ $rule })
refusal-ace-is-low = L’as est la plus petite carte : à côté du 2, jamais à côté du roi.
refusal-after-drawing = On frappe au début du tour, avant de piocher.
refusal-already-agreed = Tu as déjà dit que tu voulais arrêter.
refusal-already-created = Cette salle existe déjà.
refusal-already-drawn = Tu as déjà pioché une carte pendant ce tour.
refusal-already-given = Tu as déjà donné une carte.
refusal-already-left = Tu es déjà parti : la maison joue pour toi.
refusal-already-rematched = La prochaine partie est déjà prête.
refusal-back-needs-track = Seul un pion sur le parcours peut reculer.
refusal-back-over-start = Le pion en { $square } ne peut pas repasser en arrière par sa case départ.
refusal-bad-card = Ce n’est pas une carte.
refusal-bad-clock = La pendule ne peut pas être réglée ainsi.
refusal-bad-command-id = Le serveur n’a pas pu lire cela.
refusal-bad-field = Le serveur n’a pas pu lire cela.
refusal-bad-frame = Le serveur n’a pas pu lire cela.
refusal-bad-game = On ne joue pas à ce jeu ici.
refusal-bad-ruleset = Ce serveur ne connaît pas la version des règles avec laquelle cette table a été ouverte.
refusal-bad-json = Le serveur n’a pas pu lire cela.
refusal-bad-move = Ce n’est pas un coup.
refusal-bad-name = Ce nom ne va pas : il faut 1 à 20 caractères visibles.
refusal-bad-option = Le jeu ne peut pas être réglé ainsi.
refusal-bad-plan = Le serveur n’a pas pu lire cela.
refusal-bad-players = Le jeu ne se joue pas à ce nombre.
refusal-bad-position = Cette position est illisible.
refusal-bad-request = Le serveur n’a pas pu lire cela.
refusal-bad-seat = Cette place n’existe pas à cette table.
refusal-bad-square = Cette case n’existe pas sur ce plateau.
refusal-bad-version = Toktonk a été mis à jour. Recharge la page.
refusal-card-twice = La même carte est citée deux fois.
refusal-come-back-first = La maison joue pour toi : reviens avant de demander pour les autres.
refusal-dead-end = Le pion en { $square } a dépassé sa maison et ne peut plus avancer.
refusal-discard-not-here = Dans ce jeu, tu poses toute ta main quand tu ne peux pas jouer.
refusal-does-not-enter = Cette carte ne sort pas de pion : il faut un as, un roi ou un joker.
refusal-does-not-fit = Cette carte ne va pas avec cette combinaison.
refusal-draw-first = Pioche d’abord une carte.
refusal-exchange-first = D’abord, tout le monde donne une carte.
refusal-five-into-home = Un 5 ne mène jamais à la maison.
refusal-five-needs-track = Un 5 déplace un pion sur le parcours.
refusal-five-own-side = Un 5 déplace un pion d’un adversaire.
refusal-five-safe-pawn = Le pion en { $square } est à l’abri sur sa case départ : un 5 ne le déplace pas.
refusal-five-start-taken = Le pion en { $square } ne peut pas passer sa case départ : un pion de sa couleur s’y trouve.
refusal-fold-not-here = Dans ce jeu, tu défausses une carte quand tu ne peux pas jouer.
refusal-foreign-origin = Cette page appartient à un autre site.
refusal-game-not-over = Cette manche n’est pas finie.
refusal-game-over = La partie est finie.
refusal-game-running = Pas pendant la partie.
refusal-games-agreed = Le nombre de manches a été fixé à l’avance.
refusal-hello-first = Le serveur n’a pas pu lire cela.
refusal-home-blocked = Dans sa maison, le pion en { $square } ne peut pas passer celui en { $other }.
refusal-home-opens-elsewhere = Le pion en { $square } entre dans sa maison à partir de { $other }.
refusal-http-error = Le serveur ne répond pas comme il faut. Réessaie dans un instant.
refusal-impossible-option = Ces options ne vont pas ensemble.
refusal-impossible-position = Une telle position est impossible.
refusal-in-yard = Les pions dans la base ont besoin d’un as, d’un roi ou d’un joker pour sortir.
refusal-into-home = En reculant, on n’entre jamais à la maison.
refusal-jump-past-start = Un saut ne fait jamais passer un pion au-delà de sa case départ.
refusal-match-over = Cette partie est finie ; une autre a commencé.
refusal-missing-field = Le serveur n’a pas pu lire cela.
refusal-must-jump = D’un croisement, le pion doit sauter, vers { $other }.
refusal-must-meld = Tu as une combinaison complète : pose-la d’abord.
refusal-must-play = Tu peux jouer une carte, donc tu dois le faire.
refusal-name-taken = Quelqu’un à la table porte déjà ce nom, ou presque. Prends-en un autre.
refusal-no-discard = La défausse est vide.
refusal-no-early-end = Une telle partie finit après le nombre de manches convenu.
refusal-no-exchange-now = On échange les cartes après la distribution, pas maintenant.
refusal-no-jump-there = Un pion ne saute que d’un croisement où il s’arrête.
refusal-no-layoff = Aucune carte ne va avec une combinaison sur la table.
refusal-no-match = Cette salle n’existe pas.
refusal-no-meld = Tu n’as pas de combinaison complète.
refusal-no-opponent-on-track = Aucun adversaire n’a sur le parcours un pion qu’un 5 pourrait déplacer.
refusal-no-own-pawn-on-track = Pour un valet, il te faut un pion à toi sur le parcours.
refusal-no-pawn-there = Il n’y a pas de pion en { $square }.
refusal-no-plan = Ce coup n’a pas de parties.
refusal-no-room = Aucune salle n’a ce code.
refusal-no-such-card = Cette carte n’existe pas dans ce jeu.
refusal-no-such-meld = Cette combinaison n’est pas sur la table.
refusal-no-swap-partner = Il n’y a aucun pion sur le parcours avec qui échanger.
refusal-nobody-there = Personne n’est assis là.
refusal-not-a-meld = Ces cartes ne sont ni un brelan, ni un carré, ni une suite.
refusal-not-away = Tu joues déjà toi-même.
refusal-not-away-yet = { $player } n’est pas encore absent depuis assez longtemps.
refusal-not-between-games = Cela se fait entre deux manches.
refusal-not-due = À cette table, le temps de personne n’est écoulé.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-in-hand = Tu n’as pas cette carte en main.
refusal-not-over = Il faut d’abord finir cette partie.
refusal-not-own-pawn = Le pion en { $square } n’est pas à toi de le jouer.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-readable = Le serveur n’a pas pu lire cela.
refusal-not-ready = Le serveur ne peut rien enregistrer pour le moment.
refusal-not-saved = Pas encore enregistré. Nouvel essai …
refusal-not-seated = Tu n’as pas de place à cette table : tu peux regarder.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-yourself = C’est ta propre place : pars ou lève-toi.
refusal-nothing-to-leave = Tu n’as pas de place à quitter ici.
refusal-offline = Le serveur ne répond pas. Es-tu en ligne ?
refusal-on-hologram-dot = Le pion en { $square } est bloqué sur le point hologramme.
refusal-only-seven-splits = Seul un 7 se partage entre plusieurs pions.
refusal-option-of-another-game = Cette option appartient à un autre jeu.
refusal-out-of-reach = Personne d’autre ne peut toucher un pion dans une maison ou dans la base.
refusal-own-start = Le pion en { $square } n’atteint ni ne passe sa case départ : il entre dans sa maison.
refusal-past-home = Le pion en { $square } irait au-delà du bout de sa maison.
refusal-safe-pawn = Le pion en { $other } est à l’abri sur sa case départ : personne ne le passe ni ne prend sa place.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-seats-free = La partie commence quand toutes les places sont prises.
refusal-server-error = Quelque chose a échoué sur le serveur. Rien n’a changé.
refusal-seven-does-not-fit = Tes pions ne peuvent pas utiliser les sept pas.
refusal-seven-not-all = Il faut utiliser les sept pas.
refusal-seven-not-own = Le pion en { $square } ne peut pas recevoir une part de ce 7.
refusal-seven-too-far = Le pion en { $square } irait trop loin.
refusal-seven-too-many = Un 7 se partage entre quatre pions au plus.
refusal-seven-twice = Le pion en { $square } a déjà eu sa part.
refusal-start-occupied = Le pion en { $square } ne peut pas repasser en arrière par sa case départ : un pion s’y trouve.
refusal-start-taken = En { $square } se trouve déjà un pion de la même couleur.
refusal-still-here = { $player } est là.
refusal-stood-in = La maison joue déjà à la place de ce joueur ({ $player }).
refusal-swap-needs-track = Pour un échange, les deux pions doivent être sur le parcours.
refusal-swap-no-jump = Un pion arrivé par un échange ne saute pas.
refusal-swap-not-own = Le premier pion d’un échange est le tien.
refusal-swap-safe-pawn = Le pion en { $square } est à l’abri sur sa case départ et ne s’échange pas.
refusal-swap-same-pawn = Un échange demande deux pions différents.
refusal-swap-same-seat = Ces deux pions sont au même joueur.
refusal-swap-two-pawns = Un valet échange deux pions, une seule fois.
refusal-table-busy = La table est très occupée. Nouvel essai …
refusal-too-fast = C’était trop à la fois. Un instant …
refusal-too-many-tries = Trop de mauvais codes. Attends une minute et réessaie.
refusal-unknown-card = Cette carte est inconnue.
refusal-unknown-command = Le serveur ne connaît pas cette demande. Recharge la page.
refusal-unknown-field = Le serveur n’a pas pu lire cela.
refusal-unknown-option = Le jeu n’a pas cette option.
refusal-wait = Après une combinaison, il faut attendre avant de frapper.
refusal-wrong-count = Le compte n’est pas bon.
refusal-wrong-jump = De là, le pion saute vers { $other }.
refusal-wrong-kind-of-move = Cette carte ne se joue pas ainsi.
