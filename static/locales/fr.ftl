### Français. One file is one language: it is listed as soon as it is here. Pages load the parts that they need.

### part: shell

language-name = Français

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

game-tokken = Tokken
game-tok = Tok
game-tonk = Tonk
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-label = Nombre de joueurs

offline-title = Tu es hors ligne
offline-text = Pas de connexion à Toktonk. Tes tables restent sur le serveur ; cette page reprend toute seule dès qu’il est de nouveau joignable.
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
bot-novice = bot débutant
bot-regular = bot moyen
bot-expert = bot expert
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
rules-game = Jeu
rules-usual = Tout comme d’habitude
rules-all-usual = { $game }, tel qu’on le joue d’habitude.
option-usual = Comme d’habitude.
option-unusual = D’habitude : { $value }.
option-usual-value = { $value } (habituel)
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
event-let_in = { $name } peut de nouveau s’asseoir.
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
result-record = Télécharger la feuille de cette partie
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
refusal-no-origin = Cette requête ne dit pas de quel site elle vient.
refusal-two-identities = Ton navigateur dit que tu es deux personnes. Efface les cookies de ce site et recharge la page.
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
refusal-seats-locked = L’hôte ne laisse personne de nouveau s’asseoir pour le moment.
refusal-host-already = Tu es déjà l’hôte.
refusal-bot-cannot-lead = Seule une personne peut être l’hôte.
refusal-removed-by-host = L’hôte t’a renvoyé de cette table. Tu pourras te rasseoir quand l’hôte te laissera revenir.
refusal-nobody-removed = Personne de ce nom n’a été renvoyé.
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
refusal-too-many-requests = Trop de demandes viennent de ton réseau. Attends un instant, puis réessaie.
refusal-too-many-rooms = Beaucoup de salles ont été ouvertes depuis ton réseau. Attends un peu, puis réessaie.
refusal-too-many-tries = Trop de mauvais codes. Attends une minute et réessaie.
refusal-unknown-card = Cette carte est inconnue.
refusal-unknown-command = Le serveur ne connaît pas cette demande. Recharge la page.
refusal-unknown-field = Le serveur n’a pas pu lire cela.
refusal-unknown-option = Le jeu n’a pas cette option.
refusal-wait = Après une combinaison, il faut attendre avant de frapper.
refusal-wrong-count = Le compte n’est pas bon.
refusal-wrong-jump = De là, le pion saute vers { $other }.
refusal-wrong-kind-of-move = Cette carte ne se joue pas ainsi.

## Liens de place

event-seat_offered = Il y a un lien pour la place { $seat } : la première personne qui l’ouvre a la place.
event-seat_taken = { $name } ouvre le lien de place et a maintenant la place { $seat }.
refusal-seat-handed-over = Ta place a été reprise avec son lien : tu peux regarder.
refusal-seat-link-dead = Ce lien de place ne marche plus : il a servi, il y en a un plus récent, ou son heure est passée.
refusal-own-seat-link = C’est ta propre place. Ouvre le lien sur l’autre appareil.
refusal-seated-already = Tu as déjà une place à cette table, et personne n’en joue deux.
seatlink-title = Passer une place
seatlink-text = Crée un lien pour continuer sur un autre appareil ou pour donner la place à quelqu’un. Il sert une fois, pendant une heure.
seatlink-own = Lien pour ma place
seatlink-other = Lien pour la place de { $name }
seatlink-ready = La première personne qui ouvre ce lien a la place, avec ses cartes.
seatlink-again = Ce lien ne peut plus être montré. Crée-en un nouveau.
seatlink-label = Lien de place
seatlink-qr-label = Code QR du lien de place
seatlink-share-text = Reprends cette place à la table.
seatlink-take-title = Prendre cette place ?
seatlink-take-text = Tu continues à la place de { $name }. Change le nom si tu es quelqu’un d’autre.
seatlink-take-free = La place { $seat } est à toi si tu veux.
seatlink-take = Prendre la place
seatlink-watch = Regarder seulement

## The room and its host
hosting-title = La salle
hosting-locked = Fermer les places : plus personne ne s’assoit
hosting-spectators = D’autres peuvent regarder
hosting-listed = Montrer cette salle sur l’accueil
hosting-substitutes = Un bot joue de lui-même pour qui est absent trop longtemps
hosting-listed-text = Toute personne qui ouvre l’accueil pourra alors entrer.
hosting-talk = Discussion
hosting-hand-over = Passer le rôle d’hôte à
hosting-hand-over-now = Passer le rôle
hosting-bots = Un bot à une place libre
hosting-add-bot = Ajouter un bot
hosting-fill-bots = Compléter avec des bots
bots-you = Joueur
hosting-sent-away = Renvoyés
hosting-let-in = Laisser revenir { $name }
lobby-removed = L’hôte t’a renvoyé de la table
lobby-removed-text = Tu peux rester et regarder. Pour te rasseoir, demande à l’hôte de te laisser revenir.
lobby-locked = Les places sont fermées
lobby-locked-text = L’hôte ne laisse personne de nouveau s’asseoir pour le moment. Tu verras ici quand cela change.
seat-locked = Fermée
talk-free = libre
talk-phrases = phrases toutes faites seulement
talk-between = pas pendant qu’une main se joue
talk-none = désactivée
arranged-locked = Places fermées
arranged-no-spectators = Sans spectateurs
arranged-listed = Montrée sur l’accueil
event-arranged = L’hôte : { $changes }.
room-now-locked-true = les places sont fermées
room-now-locked-false = les places sont ouvertes
room-now-spectators-true = d’autres peuvent regarder
room-now-spectators-false = personne ne peut regarder
room-now-listed-true = la salle est montrée sur l’accueil
room-now-listed-false = la salle n’est pas montrée sur l’accueil
room-now-substitutes-true = un bot joue de lui-même pour qui est absent trop longtemps
room-now-substitutes-false = un bot ne joue pour un absent que si on le demande
room-now-talk = discussion : { $talk }
changed = L’hôte a changé : { $changes }
changed-point = { $what } : { $before } → { $after }
changed-seat = Il y a moins de places maintenant : te voilà debout. Choisis une autre place.
changed-moved = Il y a moins de places maintenant. Te voilà à la place { $seat }.
let-in-you = Tu peux de nouveau t’asseoir.
value-on = oui
value-off = non
value-none = aucun
invite-qr = QR code
invite-qr-label = QR code avec le lien vers cette salle
barred = Cette table joue sans spectateurs
barred-text = Tu pourras entrer quand elle sera de nouveau dans le salon.

## Talk
bar-talk = Discuter
talk-title = Discussion
talk-field = Dis quelque chose
talk-send = Envoyer
talk-said = { $name } : { $text }
talk-unread = { $count } de plus
talk-now-none = Cette table joue sans discussion.
talk-now-between = On ne parle pas pendant qu’une main se joue.
talk-now-phrases = Phrases toutes faites seulement.
talk-now-seated = Ici, seuls ceux qui sont assis parlent.
mute-title = Rendre quelqu’un muet
mute = Rendre { $name } muet
muted = muet
watching-you =
    { $others ->
        [0] Tu regardes
        [1] Toi et une autre personne regardez
       *[other] Toi et { $others } autres regardez
    }
watching =
    { $count ->
        [1] 1 personne regarde
       *[other] { $count } personnes regardent
    }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-lucky = Quelle chance !
phrase-sorry = Désolé !
phrase-thanks = Merci !
phrase-one-moment = Un instant …
phrase-good-game = Belle partie !
refusal-talk-seated = Ici, seuls ceux qui sont assis parlent.
refusal-talk-off = Cette table joue sans discussion.
refusal-phrases-only = À cette table, on parle en phrases toutes faites seulement.
refusal-talk-later = À cette table, personne ne parle pendant qu’une main se joue.
refusal-talk-too-fast = Ça fait beaucoup d’un coup : attends quelques secondes.
refusal-bad-text = Ce texte ne passe pas : il est vide, trop long, ou contient des caractères invisibles.
refusal-unknown-phrase = Ce serveur ne connaît pas cette phrase.

## Calls
pref-sound = Son
pref-sound-off = aucun
pref-sound-quiet = doux
pref-sound-loud = fort
pref-vibrate = Vibrer quand c’est à moi
pref-notify = Me prévenir quand c’est à moi et que je regarde ailleurs
pref-notify-denied = Le navigateur ne le permet pas : change-le dans ses réglages pour cette page.
signal-title = ● { $status }

## Looking back
past-where = Retour en arrière : coup { $number } sur { $count }
past-first = Premier coup
past-previous = Coup précédent
past-next = Coup suivant
past-back = Revenir au jeu
past-look = Montrer la table telle qu’elle était alors
past-covered = Ce qui a été couvert depuis le reste jusqu’à la fin de la partie (N4).
refusal-no-such-moment = Ce moment n’existe pas dans cette partie.
refusal-no-spectators = Cette table joue sans spectateurs.

## The first game
guide-offer = Première partie ici ? Un petit guide te fait faire le tour.
guide-begin = Montre-moi
guide-next = Suite
guide-done = Compris
guide-skip = Sans guide
guide-again = Montrer le guide

## A card laid elsewhere in the hand
hand-laid = { $card } : place { $place } sur { $count }.

### part: home

home-title = Toktonk – Tokken, Tok et Tonk entre amis
home-headline = Tokken, Tok et Tonk avec tes amis
home-lead = Ouvre une salle, envoie le lien à tes amis et joue dans le navigateur. Sans compte, sans installation, gratuit.
home-games = Choisis un jeu
home-how = Comment ça marche
home-step-create = Choisis un jeu et ouvre une salle.
home-step-share = Envoie le lien à tes amis. Ils l’ouvrent et s’installent.
home-step-play = Quand tout le monde est assis, c’est parti. Connexion perdue ? Ta place t’attend.
home-footer = Toktonk distribue honnêtement : après la partie, chaque mélange peut être vérifié.
tables-title = Tes tables
tables-waiting =
    { $count ->
        [one] { $count } table t’attend
       *[other] { $count } tables t’attendent
    }
tables-over-title = Parties terminées
tables-alone = encore personne d’autre
tables-running = En cours
tables-over = Terminée
tables-won = Tu as gagné
tables-more = En montrer plus
open-title = Salles ouvertes
open-watch = Regarder
open-host = chez { $name }
open-differs =
    { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
home-no-server = Le serveur ne répond pas pour le moment.
home-rules = Règles du jeu { $game }
when-now = à l’instant
when-minutes = il y a { $count } min
when-hours = il y a { $count } h
game-tokken-line = Des cartes à la place des dés : avec ton partenaire, rentre vos pions à la maison et renvoie ceux des autres.
game-tokken-facts = 2 à 8 joueurs, l’idéal à 4 · environ une heure
game-tok-line = Le cousin basque et français de Tokken, sur un plateau de bois : à un croisement, tu sautes si tu veux, et une mauvaise main coûte une carte, pas toutes.
game-tok-facts = 2 à 8 joueurs, l’idéal à 4 · environ une heure
game-tonk-line = Un rami rapide pour des jetons : pose brelans, carrés et suites, vide ta main, ou frappe quand tu crois avoir le moins.
game-tonk-facts = 2 à 4 joueurs · cinq minutes la manche
game-soon = Bientôt
create-room = Ouvrir une salle
home-bots = Jouer contre des bots
join-label = Tu as reçu un code ou un lien ?
join-button = Rejoindre
join-unreadable = Ce n’est ni le lien d’une salle, ni un code de six lettres et chiffres, comme KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Trop d’essais. Attends { $seconds } seconde et réessaie.
       *[other] Trop d’essais. Attends { $seconds } secondes et réessaie.
    }

### part: track

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
track-given = donnée
track-given-label = tu la donnes
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
track-own-pawn = un de ses propres pions
track-captured-many = { $name } ({ $count }×)
track-do-play = Jouer { $card } : { $way }
track-do-play-capture = Jouer { $card } : { $way }, mange { $captured }
track-do-fold = Poser ma main
track-do-discard = Défausser { $card }
track-do-give = Donner { $card }
track-harm-lap = Attention : un pion de ton équipe recule ainsi de { $count } cases sur son chemin.
track-harm-own = Attention : cela renvoie ton propre pion à la base.
track-harm-partner = Attention : cela renvoie un pion de ta propre équipe ({ $names }).
track-harm-both = Attention : cela renvoie ton propre pion, et un autre de ton équipe ({ $names }).
track-last-fold = { $name } a posé sa main.
track-last-discard = { $name } a défaussé { $card }.

## Préférences
track-preferences = Réglages de la table
track-deal-hand = Donne { $hand }
track-deal-stock = Talon { $count }
track-deal-title = Donne { $hand } de cette manche. Cartes au talon : { $count }.
track-confirm = Confirmer les coups
track-confirm-touch = au toucher
track-confirm-always = toujours
track-confirm-never = jamais (un seul appui)
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

## The first game's guide
guide-track-aim = Tes pions attendent à côté de la piste, à ta couleur et à ta forme. Fais-leur faire le tour et rentre-les tous.
guide-track-hand = Tes cartes : touche-en une pour voir quels pions elle peut déplacer, et où. Touche la case allumée, puis confirme. Rien n’est joué avant.
guide-track-start = Ces cartes font entrer un pion en piste : { $cards }.
guide-track-why = Une carte grisée ne peut pas se jouer maintenant : touche-la et lis ici pourquoi, avec la règle.
guide-track-help = Ce bouton montre ce que fait chaque carte et les règles de cette table. Bonne partie !

### part: tonk

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

## The first game's guide
guide-tonk-aim = Ta main : débarrasse-t’en le premier, ou aie le moins de points quand quelqu’un frappe.
guide-tonk-draw = Un tour commence ici : prends la défausse, ou pioche.
guide-tonk-lay = Puis pose brelans, carrés et suites, qu’on trouve pour toi, et finis ton tour par une défausse.
guide-tonk-help = Ce bouton montre les cartes et les règles de cette table. Bonne partie !

### part: rules

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

### part: rules-track
# The rules of a table for the track games; the sentences are those of app/games/track/rulewords.py

## Chapitres
rule-track-section-board = Le plateau
rule-track-section-deals = Cartes et donnes
rule-track-section-turn = Ton tour
rule-track-section-walking = Avancer
rule-track-section-crossings = Croisements
rule-track-section-cards = Ce que fait chaque carte
rule-track-section-teams = Équipes
rule-track-section-agreed = Variantes

## Points
rule-track-players = { $name } se joue surtout à { $usual } ; { $other } est possible aussi.
rule-track-section = Chaque joueur a un secteur de { $section } cases du parcours, numérotées de 1 à { $section } dans le sens de la course, celui des aiguilles d’une montre. La case { $section } est sa case départ, la case { $crossing } un croisement et la case { $dot } le point hologramme.
rule-track-ring = Les secteurs se suivent dans le sens des aiguilles d’une montre et forment un anneau de { $ring } cases.
rule-track-seats-all = Le plateau a { $sections } secteurs, un par joueur.
rule-track-seats-two = À deux joueurs, le plateau a { $sections } secteurs, et les joueurs sont face à face. Les cases départ des secteurs vides sont des cases ordinaires, et leur case { $dot } n’est jamais un point hologramme.
rule-track-home-always = À partir de la case { $opening } de son propre secteur, un pion tourne vers sa maison, { $home } cases à la file : +1 à +{ $home }. Il y tourne toujours.
rule-track-home-or-stop = À partir de la case { $opening } de son propre secteur, un pion tourne vers sa maison, { $home } cases à la file : +1 à +{ $home }. Si le compte tombe juste sur sa propre case { $dot }, il peut aussi s’y arrêter.
rule-track-dead-end = Sa propre case { $dot } est une impasse, d’où il ne peut plus avancer. Un échange, un { $back } en arrière ou un { $five } d’un adversaire l’en sort.
rule-track-home-others = Les pions des autres joueurs n’y tournent pas : ils continuent jusqu’à la case { $section }.
rule-track-progress = L’avance d’un pion se compte en pas depuis sa case départ : 0 sur la case départ, puis les cases du parcours dans l’ordre, la dernière étant sa propre case { $dot }, et enfin sa maison.
rule-track-pawns = Chaque joueur a { $pawns } pions, tous pareils. Ils commencent dans la base, hors du parcours.
rule-track-deck = Le jeu compte pour chaque joueur une couleur entière, soit { $ranks } cartes : { $count } cartes.
rule-track-deck-order = Les couleurs sont pique, cœur, carreau et trèfle, puis on reprend à pique.
rule-track-jokers-many = On ajoute { $jokers } jokers : leur nombre dépend du nombre de joueurs.
rule-track-jokers-one = On ajoute un joker : le nombre de jokers dépend du nombre de joueurs.
rule-track-jokers-none = Cette table joue sans jokers.
rule-track-deal-hands = À chaque manche, les cartes mélangées sont distribuées en { $hands } donnes, de { $sizes } cartes par joueur. On joue chaque donne jusqu’au bout avant de distribuer la suivante.
rule-track-deal-one = Chaque manche est une seule donne de { $sizes } cartes par joueur.
rule-track-stock = Tant que la manche dure, le talon est tout ce qui n’a pas été distribué. Après la dernière donne de la manche, on mélange de nouveau toutes les cartes.
rule-track-first-dealer = Le premier donneur est tiré au sort.
rule-track-dealer-round = Le même donneur fait toutes les donnes d’une manche ; puis c’est au joueur à sa gauche.
rule-track-dealer-hand = Le donneur change après chaque donne, vers la gauche : celui qui a commencé la donne fait la suivante.
rule-track-lead = Le joueur à gauche du donneur commence, et on tourne dans le sens des aiguilles d’une montre. Qui n’a plus de cartes passe son tour.
rule-track-exchange-mates = Ton partenaire et toi, vous vous donnez une carte.
rule-track-exchange-team = Chacun donne une carte au partenaire suivant dans le sens des aiguilles d’une montre.
rule-track-exchange-left = Chacun donne une carte au joueur suivant dans le sens des aiguilles d’une montre.
rule-track-exchange-blind = Chacun des deux tire une carte à l’aveugle dans la main de l’autre, telle qu’elle a été distribuée.
rule-track-exchange-none = On n’échange pas de cartes.
rule-track-exchange-secret = Tous choisissent en même temps, face cachée : personne ne voit ce qu’il reçoit avant que tout le monde ait choisi.
rule-track-exchange-every = On échange après chaque distribution, avant de jouer, et pas seulement la première fois.
rule-track-hidden = Le nombre de cartes de chacun est connu de tous ; les cartes, non. Les cartes jouées et défaussées sont visibles.
rule-track-turn = À ton tour, tu joues une carte, tu fais ce qu’elle dit et tu la poses face visible.
rule-track-must-play = Si une carte de ta main permet un coup, tu dois en jouer une, même si le coup est mauvais.
rule-track-no-move-fold = Si aucune carte ne permet un coup, tu poses toute ta main, face visible, et tu passes le reste de cette donne. À la donne suivante, tu rejoues.
rule-track-no-move-discard = Si aucune carte ne permet un coup, tu défausses une carte de ton choix et tu restes en jeu.
rule-track-hand-end = Une donne finit quand plus personne n’a de cartes. Qui a une carte de plus que les autres continue seul, avec les mêmes règles.
rule-track-win-team = La partie finit dès que tous les pions d’une équipe sont à la maison, peu importe qui les y a menés. Cette équipe gagne.
rule-track-win-alone = La partie finit dès que les { $pawns } pions d’un joueur sont à la maison, peu importe qui les y a menés. Ce joueur gagne.
rule-track-whole-card = La fin se vérifie après la carte entière : un 7 qui ne peut pas utiliser ses { $seven } pas n’est pas un coup permis, même si sa première part faisait gagner.
rule-track-own-pawns-team = Tes pions sont ceux de ta place. Quand les { $pawns } sont à la maison, tu joues les pions de tes partenaires comme s’ils étaient à toi, et tu les sors aussi, tant qu’un partenaire n’a pas fini.
rule-track-own-pawns-alone = Tes pions sont les { $pawns } de ta place.
rule-track-forward = Un pion avance d’autant de cases que l’on compte. Un pion dans la base ne peut pas avancer ; un pion dans sa maison peut y avancer encore.
rule-track-lap = Un pion qui avance avec une carte de son camp n’atteint ni ne passe jamais sa propre case départ : il entre dans sa maison, et le compte doit être juste. Il ne peut pas dépasser +{ $home }.
rule-track-in-home = Dans une maison, aucun pion n’en dépasse un autre ni ne prend sa place.
rule-track-safe-from-all = Un pion sur sa propre case départ est à l’abri : on ne peut ni le manger, ni le dépasser, ni l’échanger, ni le déplacer avec un { $five }. Il arrête tous les pions, même ceux de son camp.
rule-track-safe-from-others = Un pion sur sa propre case départ est à l’abri : on ne peut ni le manger, ni le dépasser, ni le déplacer avec un { $five }, ni le choisir comme autre pion d’un échange. Il arrête tous les pions, même ceux de son camp.
rule-track-safe-foreign = Sur la case départ d’un autre joueur, un pion n’est pas à l’abri : c’est un pion comme les autres.
rule-track-corners = Les autres ne peuvent pas toucher les pions dans une maison ou dans une base.
rule-track-capture = Un pion qui arrive sur une case occupée du parcours mange le pion qui s’y trouve, à qui qu’il soit, même à toi : celui-ci retourne à sa base.
rule-track-passing = Dépasser un pion ne le mange pas, sauf avec un roi.
rule-track-backward = Seul un pion sur le parcours peut reculer, jamais un pion dans sa maison. De sa propre case départ, il recule sur sa propre case { $behind } : son tour compte comme fait, et il peut rentrer de là.
rule-track-backward-home = En reculant, on n’entre jamais à la maison.
rule-track-crossing-must = Un pion qui s’arrête juste sur un croisement doit sauter au croisement suivant, la case { $crossing } du secteur suivant. Il saute vers l’avant, même après un { $back } en arrière.
rule-track-crossing-may = Un pion qui s’arrête juste sur un croisement peut sauter, aussitôt, au croisement suivant dans le sens où il allait, { $section } cases plus loin : vers l’arrière après un { $back } en arrière, sinon vers l’avant.
rule-track-crossing-parts = Chaque part d’un 7 est une marche à elle seule, et peut donc finir par un saut.
rule-track-jump = Le saut passe par-dessus tout, même les pions à l’abri. Il ne continue pas depuis le second croisement.
rule-track-jump-captures = Un pion qui saute mange sur les deux croisements : là où sa marche finit et là où son saut finit.
rule-track-jump-start = Un saut ne fait jamais passer un pion au-delà de sa propre case départ, ni vers l’avant ni vers l’arrière : il reste là où sa marche a fini.
rule-track-jump-swap = Un pion arrivé sur un croisement par un échange ne saute pas.
rule-track-ace = As : sors un pion, ou avance de { $steps }.
rule-track-numbers = { $numbers } : avance du nombre de la carte.
rule-track-queen = Dame : avance de { $steps }.
rule-track-enter = Sortir un pion : un de tes pions va de la base à sa case départ. Impossible tant qu’un pion de la même place s’y trouve ; un pion d’un autre joueur y est mangé.
rule-track-four = 4 : un de tes pions recule de { $back }.
rule-track-four-start-empty = En reculant, un pion ne peut passer sa propre case départ que si aucun pion ne s’y trouve. Si le compte tombe juste sur sa propre case départ, il compte encore { $back } à partir de là et finit sur sa propre case { $behind } ; pour cela aussi, la case départ doit être vide.
rule-track-four-start-never = En reculant, un pion ne passe jamais sa propre case départ. Il peut y finir juste, et il y est alors à l’abri ; un pion d’un autre joueur y est mangé.
rule-track-five-team = 5 : un pion d’une autre équipe avance de { $five }, s’il est sur le parcours et pas à l’abri. Tu choisis lequel.
rule-track-five-alone = 5 : un pion d’un autre joueur avance de { $five }, s’il est sur le parcours et pas à l’abri. Tu choisis lequel.
rule-track-five-way = Le pion déplacé par un 5 suit le parcours. Il passe sa propre case départ si aucun pion de sa place ne s’y trouve, et n’entre jamais dans sa maison ; il peut finir sur sa propre case départ, et il y est alors à l’abri.
rule-track-five-lands-must = Un tel pion mange là où il arrive, et d’un croisement il doit sauter.
rule-track-five-lands-may = Un tel pion mange là où il arrive, et sur un croisement c’est toi qui choisis s’il saute.
rule-track-seven = 7 : { $seven } pas en avant, partagés entre un et { $parts } pions différents, dans l’ordre que tu choisis. Il faut utiliser les { $seven }, et chaque pion reçoit une seule part d’au moins un pas.
rule-track-seven-whose-team = Tes pions et ceux de tes partenaires peuvent recevoir une part d’un 7.
rule-track-seven-whose-own = Seuls tes pions reçoivent une part d’un 7 ; quand une part rentre ton dernier pion, le reste peut aller aux pions de tes partenaires.
rule-track-seven-whose-alone = Seuls tes pions reçoivent une part d’un 7.
rule-track-jack = Valet : un de tes pions échange sa place avec un autre. Les deux doivent être sur le parcours.
rule-track-jack-own-any = Ton pion de l’échange peut être n’importe lequel sur le parcours, même à l’abri.
rule-track-jack-own-unsafe = Ton pion de l’échange ne doit pas être à l’abri.
rule-track-jack-other-seat-team = L’autre pion doit être d’une autre place que le premier, à un partenaire ou à un adversaire, et pas à l’abri.
rule-track-jack-other-seat-alone = L’autre pion doit être à un autre joueur, et pas à l’abri.
rule-track-jack-other-any = L’autre pion peut être n’importe quel autre sur le parcours qui n’est pas à l’abri ; même un de la même place, et alors rien ne change sur le plateau.
rule-track-jack-order = Si tu peux jouer les deux pions, tu peux nommer l’un ou l’autre en premier : ce qui vaut pour l’autre pion vaut pour celui que tu nommes en second.
rule-track-jack-progress = Après un échange, l’avance de chaque pion se compte depuis sa nouvelle case.
rule-track-king = Roi : sors un pion, ou avance de { $steps }. Cette marche mange tous les pions qu’elle dépasse, même ceux de ton camp.
rule-track-king-jump = Si la marche d’un roi finit par un saut, le saut ne mange que là où il arrive. Les pions à la maison ne sont jamais mangés.
rule-track-joker = Joker : sors un pion, ou avance de { $steps } ; puis pioche une carte du talon, s’il y en a une.
rule-track-joker-none = Joker : il n’y en a pas à cette table.
rule-track-joker-draw = La carte piochée après un joker rejoint ta main et se joue à un tour suivant de cette donne, même si le joker était ta dernière carte. Un joker défaussé ou posé avec la main, ou qui finit la partie, ne fait rien piocher.
rule-track-teams-two = Deux équipes de { $size } jouent, assises en alternance autour de la table.
rule-track-teams-pairs = { $teams } équipes de { $size } jouent. Les partenaires sont face à face.
rule-track-teams-none = Chacun joue pour soi.
rule-track-hologram-on = Un pion sur le point hologramme, la case { $dot } du secteur de n’importe quel joueur, est bloqué, à qui qu’il soit : il n’avance pas avec les cartes de son camp, pas même avec une part d’un 7. Un échange, un { $back } en arrière ou un { $five } d’un adversaire le libère.
rule-track-hologram-off = Les points hologramme ne servent pas : la case { $dot } est une case comme les autres.
rule-track-hologram-never = { $name } n’a pas de point hologramme : la case { $dot } est une case comme les autres.
rule-track-points-on = On joue aux points ; nombre de parties : { $games }. Chaque pion à la maison à la fin d’une partie rapporte { $per_pawn } à son camp, et les gagnants ajoutent { $bonus }.
rule-track-points-off = Une seule partie décide : personne ne compte de points.
rule-track-points-never = { $name } ne se joue pas aux points : une seule partie décide.
rule-track-points-winner = Qui a le plus de points après la dernière partie gagne ; à points égaux, c’est une égalité, et le résultat nomme tous les ex æquo. La partie suivante est donnée par le joueur à gauche du dernier donneur.
rule-track-agree = L’hôte peut choisir les règles maison avant la partie. Pour chacun de ces jeux, la maison peut s’ouvrir après la case { $first } ou { $second }.

### part: rules-tonk
# The rules of a table for Tonk; the sentences are those of app/games/tonk/rulewords.py

## Chapitres
rule-tonk-section-cards = Les cartes
rule-tonk-section-deal = La donne
rule-tonk-section-turn = Ton tour
rule-tonk-section-end = La fin d’une manche
rule-tonk-section-match = La partie

## Points
rule-tonk-players = Tonk se joue de { $low } à { $high }. Places à cette table : { $players }.
rule-tonk-deck-full = On joue avec { $count } cartes, sans joker.
rule-tonk-deck-short = On joue avec { $count } cartes : sans { $missing } et sans joker. Dans une suite, le { $before } est à côté du valet.
rule-tonk-ace = Un as compte { $points }. C’est toujours la plus petite carte : à côté du 2, jamais à côté du roi.
rule-tonk-numbers = { $numbers } : chacun compte son nombre.
rule-tonk-court = Valet, dame et roi comptent { $points } chacun.
rule-tonk-cut = Pour la première donne, chacun tire une carte, et la plus haute donne : le roi est haut, l’as est bas.
rule-tonk-cut-tie = Les joueurs à égalité pour la plus haute retirent une carte.
rule-tonk-next-dealer = Après chaque manche, la donne passe à gauche.
rule-tonk-deal = Chacun reçoit { $count } cartes, une par une, en partant de la gauche du donneur. La carte suivante commence la défausse, face visible ; le reste est la pioche.
rule-tonk-hidden = On ne peut voir que le dessus de la défausse. Ce qu’il y a dessous, et quelle carte quelqu’un a piochée, personne ne l’apprend avant la fin de la partie. Le nombre de cartes dans chaque main, dans la pioche et dans la défausse est connu de tous.
rule-tonk-high-chips = Une main distribuée de { $low } ou { $high } points est montrée aussitôt et gagne sans jouer : chacun des autres paie { $double }, le double de la mise.
rule-tonk-high-points = Une main distribuée de { $low } ou { $high } points est montrée aussitôt et gagne sans jouer : son joueur marque 0, chacun des autres le double des points en main.
rule-tonk-high-seven = Avec { $count } cartes en main, { $low } et { $high } points gagnent aussitôt tout pareil.
rule-tonk-low-on = Une main distribuée de { $points } points au plus gagne aussi tout de suite, de la même façon.
rule-tonk-low-off = Une main distribuée avec peu de points ne gagne rien à elle seule.
rule-tonk-several = Si deux joueurs ou plus reçoivent une telle main, la manche est à égalité, et le donneur suivant distribue.
rule-tonk-begin = Le joueur à gauche du donneur commence, et on tourne dans le sens des aiguilles d’une montre.
rule-tonk-drop = Au début de ton tour, avant toute chose, tu peux frapper.
rule-tonk-draw = Sinon, tu pioches une carte : le dessus de la pioche ou le dessus de la défausse.
rule-tonk-lay = Ensuite, autant de fois que tu veux, tu poses des combinaisons et tu en complètes sur la table, les tiennes ou celles des autres.
rule-tonk-discard = À la fin de ton tour, tu défausses une carte, face visible.
rule-tonk-discard-same = Tu peux prendre le dessus de la défausse et défausser la même carte.
rule-tonk-melds = Une combinaison est un brelan ou un carré, trois ou quatre cartes de même valeur, ou une suite, trois cartes ou plus d’une couleur qui se suivent. Une suite peut grandir des deux côtés, de l’as au roi.
rule-tonk-wait-on = Après avoir posé une nouvelle combinaison, tu ne peux pas frapper à tes { $turns } tours suivants ; une autre nouvelle combinaison fait repartir ce compte. Si un autre joueur complète ta combinaison, tu ne peux pas frapper à ton prochain tour, ce qui ne raccourcit jamais une attente plus longue.
rule-tonk-wait-off = Poser une combinaison n’empêche personne de frapper ensuite.
rule-tonk-must-meld-on = Tu ne peux pas défausser tant que tu as en main une combinaison complète : il faut d’abord la poser. C’est ta main au moment de la défausse qui compte ; entre des combinaisons qui se chevauchent, tu choisis.
rule-tonk-must-meld-off = Tu peux garder une combinaison complète en main.
rule-tonk-must-meld-limits = Compléter n’est jamais obligatoire, et tu peux frapper au début d’un tour quoi que tu aies en main.
rule-tonk-tonk-chips = Tonk : ta dernière carte quitte ta main en posant ou en complétant, et tu ne défausses rien. Chacun des autres te paie { $double }, le double de la mise.
rule-tonk-tonk-points = Tonk : ta dernière carte quitte ta main en posant ou en complétant, et tu ne défausses rien. Tu marques 0, chacun des autres le double des points en main.
rule-tonk-out-chips = Fini : tu défausses ta dernière carte. Chacun des autres te paie la mise, { $stake }.
rule-tonk-out-points = Fini : tu défausses ta dernière carte. Tu marques 0, chacun des autres les points en main.
rule-tonk-dropped-chips = Frapper : toutes les mains sont montrées et comptées. Si tu es seul à avoir le moins de points, chacun des autres te paie la mise, { $stake }.
rule-tonk-dropped-points = Frapper : toutes les mains sont montrées et comptées. Si tu es seul à avoir le moins de points, tu marques 0 et chacun des autres les points en main.
rule-tonk-caught-chips = Sinon, tu es pris : tu paies { $double }, le double de la mise, à chaque joueur qui a autant de points que toi ou moins. Et parmi les autres, celui qui a le moins de points reçoit { $stake } de chacun des autres sauf toi ; personne, si deux d’entre eux ou plus ont ensemble le moins.
rule-tonk-caught-points = Sinon, tu es pris et tu marques le double de tes points. Parmi les autres, tous ceux qui ont le moins de points marquent 0, le reste les points en main.
rule-tonk-example-chips = Un exemple : Anna frappe avec { $anna } points, Ben en a { $ben }, Carla { $carla }. Anna paie { $caught } à Ben, Carla paie { $fewest } à Ben, et Ben gagne { $up }.
rule-tonk-example-points = Un exemple : Anna frappe avec { $anna } points, Ben en a { $ben }, Carla { $carla }. Anna marque { $caught }, Ben { $up }, Carla { $fewest }.
rule-tonk-empty-stock = Quand la pioche est vide, on continue tant que chacun prend la carte défaussée par le précédent, ou frappe.
rule-tonk-stock-chips = Qui demande une carte à la pioche vide finit la manche : toutes les mains sont montrées, et le moins de points reçoit la mise, { $stake }, de chacun. Si plusieurs ont ensemble le moins, c’est une égalité, et personne ne paie.
rule-tonk-stock-points = Qui demande une carte à la pioche vide finit la manche : toutes les mains sont montrées, le moins de points marque 0, tous les autres les points en main. Si plusieurs ont ensemble le moins, c’est une égalité, et personne ne marque rien.
rule-tonk-shown-chips = À la fin d’une manche, on ne montre les mains que là où les règles le demandent : mains spéciales à la donne, frappe, pioche vide. Sinon, elles restent cachées jusqu’à la fin de la partie.
rule-tonk-shown-points = À la fin d’une manche, toutes les mains sont montrées, parce qu’on marque leurs points. Après une égalité à la donne, seulement les mains spéciales.
rule-tonk-scoring-chips = Cette table joue pour des jetons. Chaque manche se règle à part.
rule-tonk-scoring-points = Cette table marque des points au lieu de jetons. Chaque manche se règle à part : le gagnant marque 0, tous les autres les points restés en main, le double après un tonk et après une main spéciale à la donne. Une égalité ne marque rien.
rule-tonk-stake-chips = La mise est de { $stake }.
rule-tonk-stake-points = On ne paie pas de mise : on marque des points. (La mise réglée ici est de { $stake }.)
rule-tonk-start-chips = Jetons de chacun au départ : { $chips }.
rule-tonk-start-points = Chacun commence avec 0 point. (Jetons réglés pour le départ : { $chips }.)
rule-tonk-below-zero = Les jetons peuvent descendre sous zéro : ils comptent des allumettes.
rule-tonk-games-open = La partie n’a pas de fin fixée : elle finit entre deux manches, quand l’hôte la finit ou quand tous les joueurs sont d’accord.
rule-tonk-games-one = La partie est une seule manche.
rule-tonk-games-many = La partie finit après { $games } manches.
rule-tonk-winner-chips = Qui a alors le plus de jetons gagne la partie. Le résultat nomme tous les ex æquo.
rule-tonk-winner-points = Qui a alors le moins de points gagne la partie. Le résultat nomme tous les ex æquo.
