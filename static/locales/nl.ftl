### Nederlands. One file is one language: it is listed as soon as it is here. Pages load the parts that they need.

### part: shell

language-name = Nederlands

page-title = { $status } – Toktonk
loading = Even geduld …
list-and = { $words } en { $last }
close = Sluiten
try-again = Opnieuw proberen
skip = Naar de tafel

pref-language = Taal
pref-theme = Kleuren
pref-theme-system = Auto
pref-theme-light = Licht
pref-theme-dark = Donker
pref-motion = Zetten laten zien terwijl ze gebeuren

game-tokken = Tokken
game-tok = Tok
game-tonk = Tonk
players = { $count } spelers
players-label = Aantal spelers

offline-title = Je bent offline
offline-text = Geen verbinding met Toktonk. Je tafels blijven op de server bewaard; deze pagina gaat vanzelf verder zodra die weer bereikbaar is.
missing-title = Deze kamer bestaat niet
missing-text = De link is misschien niet compleet, of de kamer is er allang niet meer. Vraag je vrienden er nog eens om, of typ hun code.
missing-home = Naar de voorpagina

## Voor het spel
lobby-choose = Neem plaats
lobby-choose-text = Typ je naam en kies dan een vrije plaats aan tafel.
lobby-full = De tafel is vol
lobby-full-text = Je kunt meekijken. Staat er iemand op, dan kun jij gaan zitten.
lobby-invite = Nodig je vrienden uit
lobby-ready = Iedereen is er
lobby-invite-text = Stuur ze de link of de code. Kies een andere vrije plaats om te verhuizen.
lobby-all-seated = Iedereen zit: je kunt beginnen.
lobby-wait-for = { $name } kan het spel beginnen
lobby-wait-host = De host kan beginnen
seats-free =
    { $count ->
        [one] Nog één plaats vrij
       *[other] Nog { $count } plaatsen vrij
    }
seats-label = Plaatsen aan tafel
seat-take = Ga hier zitten
seat-move = Verhuis hierheen
seat-you = jij
seat-host = host
seat-away = even weg
bot-novice = beginnersbot
bot-regular = gewone bot
bot-expert = expertbot
seat-remove = { $name } van tafel sturen
seat-unnamed = Plaats { $seat }
team = Team { $number }
name-label = Je naam
name-change = Wijzigen
name-needed = Typ hier eerst je naam.
start = Beginnen
stand = Opstaan

invite-title = Vrienden uitnodigen
invite-text = Iedereen met deze link kan aan tafel komen.
invite-here = Dit adres werkt alleen op deze computer. Open Toktonk voor vrienden op andere apparaten op het netwerkadres dat de server bij het starten toont.
invite-link = Link naar deze kamer
invite-copy = Link kopiëren
invite-copied = De link is gekopieerd.
invite-copy-failed = Kopiëren mag hier niet. Selecteer de link en kopieer hem zelf.
invite-share = Delen …
invite-share-text = Speel je mee? We spelen { $game }!
invite-code = Of lees deze code voor:

rules-change = Huisregels
rules-title = Huisregels
rules-save = Opslaan
rules-game = Spel
rules-usual = Alles zoals gewoonlijk
rules-all-usual = { $game } zoals het meestal gespeeld wordt.
option-usual = Zoals gewoonlijk.
option-unusual = Gewoonlijk: { $value }.
option-usual-value = { $value } (gewoonlijk)
clock = Klok
clock-none = Geen klok
clock-soft = { $seconds } s per zet, alleen getoond
clock-bank = { $minutes } min, en { $seconds } s per zet
rulebook = Regels van deze tafel
rulebook-cards = Kaarten en regels
rulebook-rule = Lees regel { $rule }
rulebook-failed = De regels konden niet worden geladen. Probeer het zo nog eens.
rulebook-differs =
    { $count ->
        [one] Eén punt anders dan gewoonlijk bij { $game }
       *[other] { $count } punten anders dan gewoonlijk bij { $game }
    }
option-teams = Teams
option-teams-two = Twee teams
option-teams-pairs = Tweetallen
option-teams-none = Ieder voor zich
option-deal = Delen
option-deal-5-4-4 = Handen van 5, 4 en 4
option-deal-13 = Eén hand van 13
option-exchange = Kaart ruilen
option-exchange-team = Met je teamgenoot
option-exchange-left = Naar links
option-exchange-blind = Blind trekken
option-exchange-none = Niet
option-home-after = Thuis begint na vak
option-hologram = Hologramstip houdt pionnen vast
option-points = Om punten: aantal spellen (leeg voor één spel)
option-jokers = Met jokers
option-wait = Na een combinatie wachten met kloppen
option-low-tonk = Lage handen winnen meteen
option-low-tonk-null = Nee
option-hand-size = Kaarten per hand
option-must-meld = Complete combinaties moeten op tafel
option-deck = Kaarten in het spel
option-stake = Inzet
option-games = Aantal potjes (leeg voor een open einde)
option-starting-chips = Fiches bij het begin
option-scoring = Tellen
option-scoring-chips = Fiches
option-scoring-points = Punten

## Kaarten: `card-rank-…` staat op de kaart, `card-word-…` wordt voorgelezen
card-joker = joker
card-name = { $suit } { $rank }
card-rank-A = A
card-rank-J = B
card-rank-Q = V
card-rank-K = H
card-word-A = aas
card-word-2 = 2
card-word-3 = 3
card-word-4 = 4
card-word-5 = 5
card-word-6 = 6
card-word-7 = 7
card-word-8 = 8
card-word-9 = 9
card-word-T = 10
card-word-J = boer
card-word-Q = vrouw
card-word-K = heer
card-suit-s = schoppen
card-suit-h = harten
card-suit-d = ruiten
card-suit-c = klaveren

## Het spel
status-your-turn = Jij bent aan de beurt
status-give = Kies een kaart om te geven
status-turn = { $names } is aan de beurt
status-exchange =
    { $count ->
        [one] { $names } kiest een kaart om te geven
       *[other] { $names } kiezen een kaart om te geven
    }
status-between = Tussen twee potjes
status-wait = Even geduld …
bar-log = Wat er gebeurde
bar-menu = Menu
bar-result = Uitslag
log-title = Wat er gebeurde
table-failed = De tafel kon niet worden geladen.
leave = Weggaan
stay = Blijven
leave-title = Van tafel gaan?
leave-text = Het huis speelt voor je, zodat de anderen door kunnen. Je plaats blijft van jou: kom terug met dezelfde link op dit apparaat.
house-plays-you = Het huis speelt voor je.
house-back = Ik ben er weer
house-plays = Het huis speelt voor { $names }.
house-wait = { $name } is weg. Over { $seconds } s kan het huis spelen.
house-away = { $name } is er niet.
house-ask = Laat het huis spelen voor { $name }
clock-left = Tijd over
clock-low = Nog { $seconds } seconden.

event-sat = { $name } neemt plaats { $seat }.
event-renamed = { $name } heeft een nieuwe naam.
event-stood = { $name } staat op.
event-removed = De host stuurt { $name } van tafel.
event-left = { $name } gaat weg: het huis speelt verder.
event-stood_in = Het huis speelt nu voor { $name }.
event-returned = { $name } is terug.
event-defaulted = De tijd van { $name } is om: het huis doet de zet.
event-host = { $name } is nu de host.
event-let_in = { $name } mag weer gaan zitten.
event-configured = De huisregels zijn gewijzigd.
event-started = Het spel begint.
event-rematched = Er wordt een nieuw spel klaargezet.

result-you = Je hebt gewonnen!
result-you-team = Jouw team heeft gewonnen!
result-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
result-tie = Gelijkspel: { $names } delen de winst
result-draw = Gelijkspel: niemand wint
result-none = Het spel is afgelopen
result-next = Bij een revanche blijven de kamer en de plaatsen.
result-watched = Blijf kijken naar het volgende spel, of ga zitten als er een plaats vrijkomt.
result-look = Tafel bekijken
result-record = Verslag van deze partij downloaden
rematch = Revanche
score-name = Speler
score-points = Punten
score-chips = Fiches

## De lijn naar de server
line-connecting = Verbinden …
line-waiting = Verbinding weg. Nieuwe poging over { $seconds } s.
line-restarting = De server start opnieuw. Terug over { $seconds } s.
line-unsaved = Je zet is nog niet opgeslagen. Nieuwe poging …
line-now = Nu proberen
line-lost = De verbinding is weg. Toktonk probeert opnieuw te verbinden.

## Weigeringen, per code
reason-with-rule = { $sentence } ({ $rule })
refusal-ace-is-low = De aas is laag: naast de 2, nooit naast de heer.
refusal-after-drawing = Kloppen doe je aan het begin van je beurt, voor je een kaart pakt.
refusal-already-agreed = Je hebt al gezegd dat je wilt stoppen.
refusal-already-created = Deze kamer bestaat al.
refusal-already-drawn = Je hebt deze beurt al een kaart gepakt.
refusal-already-given = Je hebt al een kaart gegeven.
refusal-already-left = Je bent al weg: het huis speelt voor je.
refusal-already-rematched = Het volgende spel staat al klaar.
refusal-back-needs-track = Alleen een pion op de baan kan terug.
refusal-back-over-start = De pion op { $square } mag niet terug over zijn eigen thuishonk.
refusal-bad-card = Dat is geen kaart.
refusal-bad-clock = Zo kan de klok niet worden ingesteld.
refusal-bad-command-id = De server kon dit niet lezen.
refusal-bad-field = De server kon dit niet lezen.
refusal-bad-frame = De server kon dit niet lezen.
refusal-bad-game = Dit spel wordt hier niet gespeeld.
refusal-bad-ruleset = Deze server kent de versie van de regels niet waarmee deze tafel is geopend.
refusal-bad-json = De server kon dit niet lezen.
refusal-bad-move = Dat is geen zet.
refusal-bad-name = Deze naam kan niet: 1 tot 20 zichtbare tekens.
refusal-bad-option = Zo kan het spel niet worden ingesteld.
refusal-bad-plan = De server kon dit niet lezen.
refusal-bad-players = Het spel kan niet met dit aantal spelers.
refusal-bad-position = Deze stelling is niet te lezen.
refusal-bad-request = De server kon dit niet lezen.
refusal-bad-seat = Die plaats is er niet aan deze tafel.
refusal-bad-square = Dat vak is er niet op dit bord.
refusal-bad-version = Toktonk is vernieuwd. Laad de pagina opnieuw.
refusal-card-twice = Dezelfde kaart wordt twee keer genoemd.
refusal-come-back-first = Het huis speelt voor je: kom eerst terug voor je het voor een ander vraagt.
refusal-dead-end = De pion op { $square } staat voorbij zijn thuisvakken en kan niet vooruit.
refusal-discard-not-here = In dit spel leg je je hele hand neer als je niet kunt.
refusal-does-not-enter = Met deze kaart komt geen pion op: wel met een aas, heer of joker.
refusal-does-not-fit = Deze kaart past niet bij die combinatie.
refusal-draw-first = Pak eerst een kaart.
refusal-exchange-first = Eerst geeft iedereen een kaart.
refusal-five-into-home = Met een 5 komt een pion nooit in de thuisvakken.
refusal-five-needs-track = Een 5 verzet een pion op de baan.
refusal-five-own-side = Een 5 verzet een pion van een tegenstander.
refusal-five-safe-pawn = De pion op { $square } staat veilig op zijn thuishonk: een 5 verzet hem niet.
refusal-five-start-taken = De pion op { $square } kan niet langs zijn thuishonk: daar staat een eigen pion.
refusal-fold-not-here = In dit spel leg je één kaart af als je niet kunt.
refusal-foreign-origin = Deze pagina hoort bij een andere site.
refusal-no-origin = Dit verzoek zegt niet van welke site het komt.
refusal-two-identities = Je browser zegt dat je twee mensen bent. Wis de cookies van deze site en laad de pagina opnieuw.
refusal-game-not-over = Dit potje is nog bezig.
refusal-game-over = Het spel is afgelopen.
refusal-game-running = Dat kan niet tijdens het spel.
refusal-games-agreed = Het aantal potjes is vooraf afgesproken.
refusal-hello-first = De server kon dit niet lezen.
refusal-home-blocked = De pion op { $square } kan in zijn thuisvakken niet langs die op { $other }.
refusal-home-opens-elsewhere = De pion op { $square } draait vanaf { $other } zijn thuisvakken in.
refusal-http-error = De server antwoordt niet zoals het hoort. Probeer het zo nog eens.
refusal-impossible-option = Deze opties gaan niet samen.
refusal-impossible-position = Zo’n stelling kan niet.
refusal-in-yard = Pionnen op de startpositie hebben een aas, heer of joker nodig om op te komen.
refusal-into-home = Achteruit kom je nooit in de thuisvakken.
refusal-jump-past-start = Met een sprong komt een pion nooit voorbij zijn eigen thuishonk.
refusal-match-over = Dat spel is afgelopen; er is een nieuw begonnen.
refusal-missing-field = De server kon dit niet lezen.
refusal-must-jump = Vanaf een zwarte stip moet de pion springen, naar { $other }.
refusal-must-meld = Je hebt een complete combinatie: leg die eerst.
refusal-must-play = Je kunt een kaart spelen, dus moet dat ook.
refusal-name-taken = Iemand aan tafel heet al zo, of bijna zo. Kies een andere naam.
refusal-no-discard = De aflegstapel is leeg.
refusal-no-early-end = Zo’n partij eindigt na het afgesproken aantal potjes.
refusal-no-exchange-now = Kaarten ruil je na het delen, niet nu.
refusal-no-jump-there = Een pion springt alleen vanaf een zwarte stip waar hij precies op uitkomt.
refusal-no-layoff = Geen kaart past bij een combinatie op tafel.
refusal-no-match = Deze kamer bestaat niet.
refusal-no-meld = Je hebt geen complete combinatie.
refusal-no-opponent-on-track = Geen tegenstander heeft een pion op de baan die een 5 kan verzetten.
refusal-no-own-pawn-on-track = Voor een boer heb je een eigen pion op de baan nodig.
refusal-no-pawn-there = Op { $square } staat geen pion.
refusal-no-plan = Deze zet bestaat niet uit delen.
refusal-no-room = Er is geen kamer met deze code.
refusal-no-such-card = Die kaart zit niet in dit spel.
refusal-no-such-meld = Die combinatie ligt niet op tafel.
refusal-no-swap-partner = Er staat geen pion op de baan om mee te ruilen.
refusal-nobody-there = Daar zit niemand.
refusal-not-a-meld = Deze kaarten zijn geen set en geen rij.
refusal-not-away = Je speelt al zelf.
refusal-not-away-yet = { $player } is nog niet lang genoeg weg.
refusal-not-between-games = Dat kan tussen twee potjes.
refusal-not-due = Aan deze tafel is niemands tijd om.
refusal-not-host = Dat kan alleen de host.
refusal-not-in-hand = Die kaart heb je niet in je hand.
refusal-not-over = Eerst moet dit spel zijn afgelopen.
refusal-not-own-pawn = De pion op { $square } mag je niet verzetten.
refusal-not-playing = Het spel is niet bezig.
refusal-not-readable = De server kon dit niet lezen.
refusal-not-ready = De server kan nu niets opslaan.
refusal-not-saved = Nog niet opgeslagen. Nieuwe poging …
refusal-not-seated = Je hebt geen plaats aan deze tafel: je kunt meekijken.
refusal-not-started = Het spel is nog niet begonnen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-not-yourself = Dat is je eigen plaats: ga weg of sta op.
refusal-nothing-to-leave = Je hebt hier geen plaats om op te geven.
refusal-offline = De server is niet bereikbaar. Ben je online?
refusal-on-hologram-dot = De pion op { $square } zit vast op de hologramstip.
refusal-only-seven-splits = Alleen een 7 verdeel je over meer pionnen.
refusal-option-of-another-game = Deze optie hoort bij een ander spel.
refusal-out-of-reach = Aan een pion in zijn thuisvakken of op de startpositie kan een ander niet komen.
refusal-own-start = De pion op { $square } komt niet op of langs zijn eigen thuishonk: hij draait zijn thuisvakken in.
refusal-past-home = Daarmee komt de pion op { $square } voorbij het laatste thuisvak.
refusal-safe-pawn = De pion op { $other } staat veilig op zijn thuishonk: niemand mag erlangs of erop.
refusal-seat-taken = Daar zit al iemand.
refusal-seats-locked = De host laat nu niemand nieuw aanschuiven.
refusal-host-already = Je bent al host.
refusal-bot-cannot-lead = Alleen een mens kan host zijn.
refusal-removed-by-host = De host heeft je van deze tafel gestuurd. Je kunt weer gaan zitten als de host je toelaat.
refusal-nobody-removed = Er is niemand van die naam weggestuurd.
refusal-seats-free = Het spel begint als alle plaatsen bezet zijn.
refusal-server-error = Er ging iets mis op de server. Er is niets veranderd.
refusal-seven-does-not-fit = Je pionnen kunnen niet alle zeven stappen kwijt.
refusal-seven-not-all = Alle zeven stappen moeten worden gezet.
refusal-seven-not-own = De pion op { $square } mag van deze 7 niets krijgen.
refusal-seven-too-far = Daarmee gaat de pion op { $square } te ver.
refusal-seven-too-many = Een 7 verdeel je over hoogstens vier pionnen.
refusal-seven-twice = De pion op { $square } is al geweest.
refusal-start-occupied = De pion op { $square } kan niet terug over zijn thuishonk: daar staat een pion.
refusal-start-taken = Op { $square } staat al een pion van dezelfde kleur.
refusal-still-here = { $player } is er.
refusal-stood-in = Het huis speelt al voor { $player }.
refusal-swap-needs-track = Om te ruilen moeten beide pionnen op de baan staan.
refusal-swap-no-jump = Een pion die door een ruil op een zwarte stip komt, springt niet.
refusal-swap-not-own = De eerste pion van een ruil is van jezelf.
refusal-swap-safe-pawn = De pion op { $square } staat veilig op zijn thuishonk en ruilt niet.
refusal-swap-same-pawn = Om te ruilen heb je twee verschillende pionnen nodig.
refusal-swap-same-seat = Deze twee pionnen zijn van dezelfde speler.
refusal-swap-two-pawns = Een boer ruilt één keer twee pionnen.
refusal-table-busy = De tafel is druk bezet. Nieuwe poging …
refusal-too-fast = Dat was te veel tegelijk. Een ogenblik …
refusal-too-many-requests = Er komt te veel tegelijk van jullie netwerk. Wacht even en probeer het dan opnieuw.
refusal-too-many-rooms = Vanaf jullie netwerk zijn al veel kamers geopend. Wacht even en probeer het dan opnieuw.
refusal-too-many-tries = Te veel verkeerde codes. Wacht een minuut en probeer het opnieuw.
refusal-unknown-card = Deze kaart is niet bekend.
refusal-unknown-command = De server kent deze vraag niet. Laad de pagina opnieuw.
refusal-unknown-field = De server kon dit niet lezen.
refusal-unknown-option = Het spel heeft deze optie niet.
refusal-wait = Na een combinatie moet je wachten met kloppen.
refusal-wrong-count = Het aantal stappen klopt niet.
refusal-wrong-jump = Vanaf daar springt de pion naar { $other }.
refusal-wrong-kind-of-move = Zo werkt deze kaart niet.

## Plaatslinks

event-seat_offered = Er is een link voor plaats { $seat }: wie hem als eerste opent, krijgt de plaats.
event-seat_taken = { $name } opent de plaatslink en heeft nu plaats { $seat }.
refusal-seat-handed-over = Je plaats is met de plaatslink overgenomen: je kunt meekijken.
refusal-seat-link-dead = Deze plaatslink werkt niet meer: hij is gebruikt, er is een nieuwere, of het uur is om.
refusal-own-seat-link = Dat is je eigen plaats. Open de link op het andere apparaat.
refusal-seated-already = Je hebt al een plaats aan deze tafel, en niemand speelt er twee.
seatlink-title = Een plaats overdragen
seatlink-text = Maak een link om op een ander apparaat verder te spelen of om de plaats aan iemand te geven. Hij werkt één keer, een uur lang.
seatlink-own = Link voor mijn plaats
seatlink-other = Link voor de plaats van { $name }
seatlink-ready = Wie deze link als eerste opent, krijgt de plaats, met de kaarten.
seatlink-again = Deze link kan niet meer getoond worden. Maak een nieuwe.
seatlink-label = Plaatslink
seatlink-qr-label = QR-code van de plaatslink
seatlink-share-text = Neem deze plaats aan tafel over.
seatlink-take-title = Deze plaats nemen?
seatlink-take-text = Je speelt verder op de plaats van { $name }. Pas de naam aan als je iemand anders bent.
seatlink-take-free = Plaats { $seat } is voor jou als je wilt.
seatlink-take = Plaats nemen
seatlink-watch = Alleen kijken

## The room and its host
hosting-title = De kamer
hosting-locked = Plaatsen op slot: niemand nieuw schuift aan
hosting-spectators = Anderen mogen meekijken
hosting-listed = Zet deze kamer op de voorpagina
hosting-substitutes = Een bot speelt vanzelf door voor wie te lang weg is
hosting-listed-text = Iedereen die de voorpagina opent, kan dan binnenkomen.
hosting-talk = Praten
hosting-hand-over = Maak iemand anders host
hosting-hand-over-now = Overdragen
hosting-bots = Een bot op een vrije plaats
hosting-add-bot = Bot erbij
hosting-fill-bots = Aanvullen met bots
bots-you = Speler
hosting-sent-away = Weggestuurd
hosting-let-in = Laat { $name } weer toe
lobby-removed = De host heeft je weggestuurd
lobby-removed-text = Je mag blijven kijken. Vraag de host om je toe te laten als je weer wilt gaan zitten.
lobby-locked = De plaatsen zijn op slot
lobby-locked-text = De host laat nu niemand nieuw aanschuiven. Zodra dat verandert, zie je het hier.
seat-locked = Op slot
talk-free = vrij
talk-phrases = alleen vaste zinnetjes
talk-between = niet tijdens een hand
talk-none = uit
arranged-locked = Plaatsen op slot
arranged-no-spectators = Geen toeschouwers
arranged-listed = Op de voorpagina
event-arranged = De host: { $changes }.
room-now-locked-true = de plaatsen zijn op slot
room-now-locked-false = de plaatsen zijn weer vrij
room-now-spectators-true = anderen mogen meekijken
room-now-spectators-false = niemand mag meekijken
room-now-listed-true = de kamer staat op de voorpagina
room-now-listed-false = de kamer staat niet op de voorpagina
room-now-substitutes-true = een bot speelt vanzelf door voor wie te lang weg is
room-now-substitutes-false = een bot speelt alleen op verzoek voor wie weg is
room-now-talk = praten: { $talk }
changed = De host heeft iets veranderd: { $changes }
changed-point = { $what }: { $before } → { $after }
changed-seat = Er zijn nu minder plaatsen, dus je staat. Kies een andere plaats.
changed-moved = Er zijn nu minder plaatsen. Je zit op plaats { $seat }.
let-in-you = Je mag weer gaan zitten.
value-on = aan
value-off = uit
value-none = geen
invite-qr = QR-code
invite-qr-label = QR-code met de link naar deze kamer
barred = Deze tafel speelt zonder toeschouwers
barred-text = Je kunt binnenkomen zodra de tafel weer in de lobby is.

## Talk
bar-talk = Praten
talk-title = Praten
talk-field = Zeg iets
talk-send = Stuur
talk-said = { $name }: { $text }
talk-unread = { $count } nieuw
talk-now-none = Aan deze tafel wordt niet gepraat.
talk-now-between = Niet praten tijdens een hand.
talk-now-phrases = Alleen vaste zinnetjes.
talk-now-seated = Alleen wie aan tafel zit, praat hier.
mute-title = Iemand dempen
mute = Demp { $name }
muted = gedempt
watching-you =
    { $others ->
        [0] Je kijkt
        [1] Jij en nog iemand kijken
       *[other] Jij en nog { $others } kijken
    }
watching =
    { $count ->
        [1] 1 kijker
       *[other] { $count } kijkers
    }
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-lucky = Mazzelaar!
phrase-sorry = Sorry!
phrase-thanks = Dank je!
phrase-one-moment = Momentje …
phrase-good-game = Leuk potje!
refusal-talk-seated = Alleen wie aan tafel zit, praat hier.
refusal-talk-off = Aan deze tafel wordt niet gepraat.
refusal-phrases-only = Aan deze tafel praat je alleen in vaste zinnetjes.
refusal-talk-later = Aan deze tafel praat niemand tijdens een hand.
refusal-talk-too-fast = Dat is veel praat ineens: wacht een paar tellen.
refusal-bad-text = Deze tekst kan niet verstuurd worden: hij is leeg, te lang, of heeft onzichtbare tekens.
refusal-unknown-phrase = Deze server kent dat zinnetje niet.

## Calls
pref-sound = Geluid
pref-sound-off = uit
pref-sound-quiet = zacht
pref-sound-loud = hard
pref-vibrate = Trillen als ik aan de beurt ben
pref-notify = Een melding als ik aan de beurt ben en elders kijk
pref-notify-denied = De browser staat het niet toe: verander het daar bij de instellingen van deze pagina.
signal-title = ● { $status }

## Looking back
past-where = Je kijkt terug: zet { $number } van { $count }
past-first = Eerste zet
past-previous = Vorige zet
past-next = Volgende zet
past-back = Terug naar het spel
past-look = Toon de tafel zoals die toen was
past-covered = Wat sindsdien bedekt is, blijft bedekt tot de partij afgelopen is (N4).
refusal-no-such-moment = Dat moment is er niet in deze partij.
refusal-no-spectators = Deze tafel speelt zonder toeschouwers.

## The first game
guide-offer = Je eerste partij hier? Een korte uitleg wijst je de weg.
guide-begin = Laat zien
guide-next = Verder
guide-done = Begrepen
guide-skip = Geen uitleg
guide-again = Toon de uitleg

## A card laid elsewhere in the hand
hand-laid = { $card }: plaats { $place } van { $count }.

### part: home

home-title = Toktonk – Tokken, Tok en Tonk met vrienden
home-headline = Tokken, Tok en Tonk met je vrienden
home-lead = Open een kamer, stuur je vrienden de link en speel in de browser. Geen account, niets installeren, gratis.
home-games = Kies een spel
home-how = Zo werkt het
home-step-create = Kies een spel en maak een kamer.
home-step-share = Stuur de link naar je vrienden. Zij openen hem en nemen plaats.
home-step-play = Zit iedereen? Dan kun je beginnen. Verbinding kwijt? Je plaats blijft vrij voor jou.
home-footer = Toktonk deelt eerlijk: elke keer schudden is na afloop na te rekenen.
tables-title = Jouw tafels
tables-waiting =
    { $count ->
        [one] Eén tafel wacht op jou
       *[other] { $count } tafels wachten op jou
    }
tables-over-title = Afgelopen partijen
tables-alone = nog niemand anders
tables-running = Bezig
tables-over = Afgelopen
tables-won = Jij wint
tables-more = Meer tonen
open-title = Open kamers
open-watch = Meekijken
open-host = bij { $name }
open-differs =
    { $count ->
        [one] één huisregel
       *[other] { $count } huisregels
    }
home-no-server = De server is nu niet bereikbaar.
home-rules = Regels van { $game }
when-now = zojuist
when-minutes = { $count } min geleden
when-hours = { $count } uur geleden
game-tokken-line = Kaarten in plaats van dobbelstenen: breng samen met je maat je vier pionnen thuis en stuur die van de anderen terug.
game-tokken-facts = 2 tot 8 spelers, het liefst 4 · ongeveer een uur
game-tok-line = Het Baskisch-Franse neefje van Tokken, op een houten bord: op een zwarte stip kies je zelf of je springt, en een slechte hand kost één kaart, niet alle.
game-tok-facts = 2 tot 8 spelers, het liefst 4 · ongeveer een uur
game-tonk-line = Snelle rummy om fiches: leg sets en rijen, speel je hand leeg, of klop als je denkt dat je het minst hebt.
game-tonk-facts = 2 tot 4 spelers · vijf minuten per potje
game-soon = Nog niet hier
create-room = Kamer maken
home-bots = Speel tegen bots
join-label = Heb je een code of link gekregen?
join-button = Meedoen
join-unreadable = Dat is geen link naar een kamer en geen code van zes letters en cijfers, zoals KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Te veel pogingen. Wacht één seconde en probeer het opnieuw.
       *[other] Te veel pogingen. Wacht { $seconds } seconden en probeer het opnieuw.
    }

### part: track

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
track-given = gegeven
track-given-label = die geef je weg
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
track-own-pawn = een eigen pion
track-captured-many = { $name } ({ $count }×)
track-do-play = Speel { $card }: { $way }
track-do-play-capture = Speel { $card }: { $way }, slaat { $captured }
track-do-fold = Mijn hand neerleggen
track-do-discard = Leg { $card } weg
track-do-give = Geef { $card }
track-harm-lap = Let op: hiermee gaat een pion van je team { $count } velden terug op zijn weg.
track-harm-own = Let op: dit stuurt je eigen pion terug naar de startpositie.
track-harm-partner = Let op: dit stuurt een pion van { $names } terug, uit je eigen team.
track-harm-both = Let op: dit stuurt je eigen pion terug, en een van { $names } uit je team.
track-last-fold = { $name } heeft de hand neergelegd.
track-last-discard = { $name } heeft { $card } weggelegd.

## Voorkeuren
track-preferences = Instellingen van de tafel
track-deal-hand = Hand { $hand }
track-deal-stock = Stok { $count }
track-deal-title = Hand { $hand } van deze ronde. Kaarten in de stok: { $count }.
track-confirm = Zetten bevestigen
track-confirm-touch = bij aanraken
track-confirm-always = altijd
track-confirm-never = nooit (één druk speelt)
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

## The first game's guide
guide-track-aim = Je pionnen wachten naast de baan, in jouw kleur en vorm. Breng ze allemaal rond en in je thuisvakken.
guide-track-hand = Je kaarten: tik er een aan om te zien welke pionnen ermee kunnen en waarheen. Tik op het oplichtende vak en bevestig. Eerder wordt er niets gespeeld.
guide-track-start = Met deze kaarten komt een pion op de baan: { $cards }.
guide-track-why = Een grijze kaart kan nu niet: tik erop en lees hier waarom, met de regel erbij.
guide-track-help = Deze knop toont wat elke kaart doet en de regels van deze tafel. Veel plezier!

### part: tonk

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

## The first game's guide
guide-tonk-aim = Je hand: raak haar als eerste kwijt, of heb de minste punten als iemand klopt.
guide-tonk-draw = Een beurt begint hier: pak de aflegkaart, of trek van de stok.
guide-tonk-lay = Leg daarna sets en rijen neer, die voor je gezocht worden, en sluit je beurt af met een kaart afleggen.
guide-tonk-help = Deze knop toont de kaarten en de regels van deze tafel. Veel plezier!

### part: rules

book-cards = De kaarten
book-rules = Alle regels
book-standard = Deze tafel speelt { $game } zoals gewoonlijk.
book-usual = Gewoonlijk: { $text }
book-contents = Delen van het boek
book-house = Huisregel
book-house-title = Anders dan { $game } gewoonlijk
book-ours = Onze lezing
book-ours-text = Waar de bronnen van een spel zwijgen of op twee manieren te lezen zijn, moesten wij kiezen. Zulke punten heten hier “onze lezing”.
book-made = Deze zinnen komen uit dezelfde instellingen waarmee de server speelt.

### part: rules-track
# The rules of a table for the track games; the sentences are those of app/games/track/rulewords.py

## Delen van het boek
rule-track-section-board = Het bord
rule-track-section-deals = Kaarten en delen
rule-track-section-turn = Je beurt
rule-track-section-walking = Lopen
rule-track-section-crossings = Zwarte stippen
rule-track-section-cards = Wat elke kaart doet
rule-track-section-teams = Teams
rule-track-section-agreed = Varianten

## Punten
rule-track-players = { $name } wordt meestal met { $usual } spelers gespeeld; { $other } kan ook.
rule-track-section = Elke speler heeft een stuk van de baan met { $section } vakken, genummerd van 1 tot { $section } in de looprichting, met de klok mee. Vak { $section } is het eigen thuishonk, vak { $crossing } een zwarte stip en vak { $dot } de hologramstip.
rule-track-ring = De stukken volgen elkaar met de klok mee op en vormen een ring van { $ring } vakken.
rule-track-seats-all = Het bord heeft { $sections } stukken, voor elke speler een.
rule-track-seats-two = Met twee spelers heeft het bord { $sections } stukken en zitten de spelers tegenover elkaar. De thuishonken van de lege stukken zijn gewone vakken, en hun vak { $dot } is nooit een hologramstip.
rule-track-home-always = Vanaf vak { $opening } van het eigen stuk draait een pion zijn thuisvakken in, { $home } op een rij: +1 tot +{ $home }. Daar draait hij altijd af.
rule-track-home-or-stop = Vanaf vak { $opening } van het eigen stuk draait een pion zijn thuisvakken in, { $home } op een rij: +1 tot +{ $home }. Komt de telling precies uit op zijn eigen vak { $dot }, dan mag hij ook daar stoppen.
rule-track-dead-end = Zijn eigen vak { $dot } loopt dood: vandaar kan hij niet vooruit. Een ruil, een { $back } terug of een { $five } van een tegenstander haalt hem eruit.
rule-track-home-others = Pionnen van anderen draaien daar niet af: zij lopen door naar vak { $section }.
rule-track-progress = Hoe ver een pion is, telt vanaf zijn eigen thuishonk: 0 op het thuishonk, dan de vakken van de baan op volgorde, als laatste zijn eigen vak { $dot }, en dan zijn thuisvakken.
rule-track-pawns = Elke speler heeft { $pawns } pionnen, onderling gelijk. Ze beginnen op de startpositie, naast de baan.
rule-track-deck = Het spel kaarten heeft voor elke speler één straat, de { $ranks } kaarten van één kleur: { $count } kaarten.
rule-track-deck-order = De straten zijn schoppen, harten, ruiten en klaveren, en daarna weer vanaf schoppen.
rule-track-jokers-many = Er gaan { $jokers } jokers bij: hoeveel het er zijn, hangt van het aantal spelers af.
rule-track-jokers-one = Er gaat één joker bij: hoeveel het er zijn, hangt van het aantal spelers af.
rule-track-jokers-none = Deze tafel speelt zonder jokers.
rule-track-deal-hands = In elke ronde worden de geschudde kaarten gedeeld in { $hands } handen, van { $sizes } kaarten per speler. Elke hand wordt uitgespeeld voor de volgende wordt gedeeld.
rule-track-deal-one = Elke ronde is één hand van { $sizes } kaarten per speler.
rule-track-stock = Zolang een ronde duurt, zijn alle kaarten die niet zijn gedeeld de stok. Na de laatste hand van de ronde worden alle kaarten opnieuw geschud.
rule-track-first-dealer = Het lot bepaalt wie als eerste deelt.
rule-track-dealer-round = Eén deler deelt alle handen van een ronde; daarna gaat het delen naar links.
rule-track-dealer-hand = Na elke hand gaat het delen naar links: wie de hand is begonnen, deelt de volgende.
rule-track-lead = De speler links van de deler begint, en het spel gaat met de klok mee. Wie geen kaarten heeft, wordt overgeslagen.
rule-track-exchange-mates = Jij en je teamgenoot geven elkaar één kaart.
rule-track-exchange-team = Iedereen geeft één kaart aan de volgende teamgenoot met de klok mee.
rule-track-exchange-left = Iedereen geeft één kaart aan de volgende speler met de klok mee.
rule-track-exchange-blind = Elk van beiden trekt blind één kaart uit de hand van de ander, zoals die gedeeld is.
rule-track-exchange-none = Er worden geen kaarten geruild.
rule-track-exchange-secret = Iedereen kiest tegelijk en gedekt: niemand ziet wat hij krijgt voor iedereen gekozen heeft.
rule-track-exchange-every = Er wordt na elke keer delen geruild, voor het spelen, en niet alleen de eerste keer.
rule-track-hidden = Iedereen mag weten hoeveel kaarten een ander heeft, niet welke. Gespeelde en afgelegde kaarten liggen open.
rule-track-turn = In je beurt speel je één kaart, je doet wat die zegt en legt hem open neer.
rule-track-must-play = Kun je met een van je kaarten een geldige zet doen, dan moet je er een spelen, hoe slecht die zet ook is.
rule-track-no-move-fold = Kun je met geen enkele kaart iets, dan leg je je hele hand open neer en doe je de rest van deze hand niet mee. In de volgende hand speel je weer.
rule-track-no-move-discard = Kun je met geen enkele kaart iets, dan leg je één kaart naar keuze af en blijf je meedoen.
rule-track-hand-end = Een hand is uit als niemand meer kaarten heeft. Wie een kaart meer heeft dan de anderen, gaat alleen door, met dezelfde regels.
rule-track-win-team = Het spel is meteen uit als alle pionnen van een team thuis zijn, wie ze daar ook heeft gebracht. Dat team wint.
rule-track-win-alone = Het spel is meteen uit als alle { $pawns } pionnen van één speler thuis zijn, wie ze daar ook heeft gebracht. Die speler wint.
rule-track-whole-card = Of het spel uit is, wordt na de hele kaart bekeken: een 7 die niet al zijn { $seven } stappen kwijt kan, is geen geldige zet, ook als het eerste deel zou winnen.
rule-track-own-pawns-team = Je eigen pionnen zijn die van je plaats. Zijn ze alle { $pawns } thuis, dan speel je met de pionnen van je teamgenoten alsof ze van jou zijn, en laat je die ook opkomen, zolang een teamgenoot nog niet klaar is.
rule-track-own-pawns-alone = Je eigen pionnen zijn de { $pawns } van je plaats.
rule-track-forward = Een pion die loopt, zet zoveel stappen als er geteld wordt. Een pion op de startpositie kan niet lopen; een pion in zijn thuisvakken kan daarbinnen verder.
rule-track-lap = Een pion die met een kaart van zijn eigen kant vooruitloopt, komt nooit op of voorbij zijn eigen thuishonk: hij draait zijn thuisvakken in, en het aantal moet passen. Verder dan +{ $home } mag niet.
rule-track-in-home = Binnen de thuisvakken gaat geen pion langs een andere of erop.
rule-track-safe-from-all = Een pion op zijn eigen thuishonk is veilig: hij kan niet worden geslagen, gepasseerd, geruild of met een { $five } verzet. Hij houdt elke pion tegen, ook die van zijn eigen kant.
rule-track-safe-from-others = Een pion op zijn eigen thuishonk is veilig: hij kan niet worden geslagen, gepasseerd, met een { $five } verzet of als andere pion van een ruil worden gekozen. Hij houdt elke pion tegen, ook die van zijn eigen kant.
rule-track-safe-foreign = Op het thuishonk van een ander is een pion niet veilig: daar is hij een gewone pion.
rule-track-corners = Pionnen in de thuisvakken en op de startpositie kunnen door anderen niet worden aangeraakt.
rule-track-capture = Een pion die op een bezet vak van de baan komt, slaat de pion die daar staat, van wie die ook is, ook een eigen pion: die gaat terug naar zijn startpositie.
rule-track-passing = Langs een pion lopen slaat hem niet, behalve met een heer.
rule-track-backward = Alleen een pion op de baan kan terug, nooit een pion in zijn thuisvakken. Vanaf zijn eigen thuishonk gaat hij terug naar zijn eigen vak { $behind }: de ronde telt als gelopen, en hij kan vandaar naar huis.
rule-track-backward-home = Achteruit kom je nooit in de thuisvakken.
rule-track-crossing-must = Komt een pion lopend precies op een zwarte stip uit, dan moet hij springen naar de volgende zwarte stip, vak { $crossing } van het volgende stuk. Hij springt vooruit, ook na een { $back } terug.
rule-track-crossing-may = Komt een pion lopend precies op een zwarte stip uit, dan mag hij meteen springen naar de volgende zwarte stip in de richting waarin hij liep, { $section } vakken verder: achteruit na een { $back } terug, anders vooruit.
rule-track-crossing-parts = Elk deel van een 7 telt als lopen en kan dus met een sprong eindigen.
rule-track-jump = De sprong gaat overal overheen, ook over veilige pionnen. Vanaf de tweede zwarte stip gaat hij niet verder.
rule-track-jump-captures = Een pion die springt, slaat op beide zwarte stippen: waar zijn lopen eindigde en waar zijn sprong eindigt.
rule-track-jump-start = Een sprong brengt een pion nooit voorbij zijn eigen thuishonk, vooruit noch achteruit: zo’n pion blijft staan waar zijn lopen eindigde.
rule-track-jump-swap = Een pion die door een ruil op een zwarte stip komt, springt niet.
rule-track-ace = Aas: laat een pion opkomen, of ga { $steps } vooruit.
rule-track-numbers = { $numbers }: ga vooruit zoveel als de kaart aangeeft.
rule-track-queen = Vrouw: ga { $steps } vooruit.
rule-track-enter = Opkomen: een van je eigen pionnen gaat van de startpositie naar zijn thuishonk. Dat kan niet zolang daar een pion van dezelfde plaats staat; een pion van een ander wordt er geslagen.
rule-track-four = 4: een van je eigen pionnen gaat { $back } terug.
rule-track-four-start-empty = Achteruit mag een pion alleen over zijn eigen thuishonk als daar geen enkele pion staat. Komt de telling precies op zijn eigen thuishonk uit, dan telt hij vandaar nog eens { $back } en komt hij op zijn eigen vak { $behind }; ook daarvoor moet het thuishonk leeg zijn.
rule-track-four-start-never = Achteruit gaat een pion nooit over zijn eigen thuishonk. Hij mag er wel precies op uitkomen en staat daar dan veilig; een pion van een ander wordt er geslagen.
rule-track-five-team = 5: één pion van een ander team gaat { $five } vooruit, als hij op de baan staat en niet veilig is. Jij kiest welke.
rule-track-five-alone = 5: één pion van een andere speler gaat { $five } vooruit, als hij op de baan staat en niet veilig is. Jij kiest welke.
rule-track-five-way = De pion die een 5 verzet, volgt de baan. Hij gaat langs zijn eigen thuishonk als daar geen pion van zijn eigen plaats staat, en komt nooit in zijn thuisvakken; hij mag op zijn eigen thuishonk uitkomen en staat daar dan veilig.
rule-track-five-lands-must = Zo’n pion slaat waar hij neerkomt, en vanaf een zwarte stip moet hij springen.
rule-track-five-lands-may = Zo’n pion slaat waar hij neerkomt, en op een zwarte stip kies jij of hij springt.
rule-track-seven = 7: { $seven } stappen vooruit, verdeeld over één tot { $parts } verschillende pionnen in de volgorde die je kiest. Alle { $seven } moeten worden gezet, en elke pion krijgt één deel van minstens één stap.
rule-track-seven-whose-team = Je eigen pionnen en die van je teamgenoten mogen een deel van een 7 krijgen.
rule-track-seven-whose-own = Alleen je eigen pionnen krijgen een deel van een 7; brengt een deel je laatste pion thuis, dan mag de rest naar pionnen van je teamgenoten.
rule-track-seven-whose-alone = Alleen je eigen pionnen krijgen een deel van een 7.
rule-track-jack = Boer: een van je eigen pionnen ruilt van plaats met een andere pion. Beide moeten op de baan staan.
rule-track-jack-own-any = Je eigen pion van de ruil mag elke pion op de baan zijn, ook een veilige.
rule-track-jack-own-unsafe = Je eigen pion van de ruil mag niet veilig staan.
rule-track-jack-other-seat-team = De andere pion moet van een andere plaats zijn dan de eerste, van een teamgenoot of een tegenstander, en mag niet veilig staan.
rule-track-jack-other-seat-alone = De andere pion moet van een andere speler zijn en mag niet veilig staan.
rule-track-jack-other-any = De andere pion mag elke andere op de baan zijn die niet veilig staat; ook een van dezelfde plaats, en dan verandert er niets op het bord.
rule-track-jack-order = Mag je beide pionnen verzetten, dan mag je elk van de twee als eerste noemen: wat voor de andere pion geldt, geldt voor de tweede die je noemt.
rule-track-jack-progress = Hoe ver een pion na een ruil is, volgt uit zijn nieuwe vak.
rule-track-king = Heer: laat een pion opkomen, of ga { $steps } vooruit. Die loop slaat elke pion die hij passeert, ook die van je eigen kant.
rule-track-king-jump = Eindigt de loop van een heer in een sprong, dan slaat de sprong alleen waar hij neerkomt. Pionnen in thuisvakken worden nooit geslagen.
rule-track-joker = Joker: laat een pion opkomen, of ga { $steps } vooruit; pak daarna één kaart van de stok, als die er is.
rule-track-joker-none = Joker: die zit niet in de kaarten van deze tafel.
rule-track-joker-draw = De kaart die je na een joker pakt, komt in je hand en wordt in een latere beurt van deze hand gespeeld, ook als de joker je laatste kaart was. Een joker die wordt afgelegd of neergelegd, of die het spel beëindigt, levert geen kaart op.
rule-track-teams-two = Er spelen twee teams van { $size }, om en om rond de tafel.
rule-track-teams-pairs = Er spelen { $teams } teams van { $size }. Teamgenoten zitten tegenover elkaar.
rule-track-teams-none = Iedereen speelt voor zich.
rule-track-hologram-on = Een pion op de hologramstip, vak { $dot } van het stuk van een speler, zit vast, van wie hij ook is: hij loopt niet vooruit met kaarten van zijn eigen kant, ook niet met een deel van een 7. Een ruil, een { $back } terug of een { $five } van een tegenstander maakt hem los.
rule-track-hologram-off = De hologramstippen doen niet mee: vak { $dot } is een gewoon vak.
rule-track-hologram-never = { $name } heeft geen hologramstippen: vak { $dot } is een gewoon vak.
rule-track-points-on = Dit is een partij om punten; aantal spellen: { $games }. Elke pion die aan het eind van een spel thuis is, levert zijn kant { $per_pawn } op, en de winnaars krijgen er { $bonus } bij.
rule-track-points-off = Eén spel beslist: niemand telt punten.
rule-track-points-never = { $name } gaat niet om punten: één spel beslist.
rule-track-points-winner = Wie na het laatste spel de meeste punten heeft, wint; bij evenveel punten is het gelijk, en de uitslag noemt iedereen die gelijk staat. Het volgende spel wordt gedeeld door de speler links van de laatste deler.
rule-track-agree = De host kan voor het spel de huisregels kiezen. Bij elk van deze spellen mogen de thuisvakken na vak { $first } of { $second } beginnen.

### part: rules-tonk
# The rules of a table for Tonk; the sentences are those of app/games/tonk/rulewords.py

## Delen van het boek
rule-tonk-section-cards = De kaarten
rule-tonk-section-deal = Het delen
rule-tonk-section-turn = Je beurt
rule-tonk-section-end = Het einde van een potje
rule-tonk-section-match = De partij

## Punten
rule-tonk-players = Tonk is voor { $low } tot { $high } spelers. Plaatsen aan deze tafel: { $players }.
rule-tonk-deck-full = Er zijn { $count } kaarten en geen joker.
rule-tonk-deck-short = Er zijn { $count } kaarten: zonder { $missing } en zonder joker. In een rij ligt de { $before } naast de boer.
rule-tonk-ace = Een aas telt { $points }. Hij is altijd laag: hij ligt naast de 2, nooit naast de heer.
rule-tonk-numbers = { $numbers }: elk telt zijn getal.
rule-tonk-court = Boer, vrouw en heer tellen elk { $points }.
rule-tonk-cut = Voor de eerste keer delen pakt iedereen een kaart, en de hoogste deelt: de heer is hoog, de aas laag.
rule-tonk-cut-tie = Wie de hoogste kaart deelt met een ander, pakt er nog een.
rule-tonk-next-dealer = Na elk potje gaat het delen naar links.
rule-tonk-deal = Iedereen krijgt { $count } kaarten, één voor één vanaf de linkerhand van de deler. De volgende kaart begint open de aflegstapel; de rest is de stok.
rule-tonk-hidden = Alleen de bovenste kaart van de aflegstapel mag worden gezien. Wat eronder ligt en welke kaart iemand pakt, hoort niemand voor de partij voorbij is. Hoeveel kaarten er in elke hand, in de stok en op de stapel zijn, mag iedereen weten.
rule-tonk-high-chips = Een gedeelde hand van { $low } of { $high } punten wordt meteen getoond en wint zonder spelen: elke andere speler betaalt { $double }, tweemaal de inzet.
rule-tonk-high-points = Een gedeelde hand van { $low } of { $high } punten wordt meteen getoond en wint zonder spelen: die speler schrijft 0, elke andere tweemaal de punten in de hand.
rule-tonk-high-seven = Ook met { $count } kaarten in de hand winnen { $low } en { $high } punten meteen.
rule-tonk-low-on = Ook een gedeelde hand van hoogstens { $points } punten wint meteen, op dezelfde manier.
rule-tonk-low-off = Een gedeelde hand met weinig punten wint niet vanzelf.
rule-tonk-several = Krijgen twee of meer spelers zo’n hand, dan is het potje gelijk en deelt de volgende deler.
rule-tonk-begin = De speler links van de deler begint, en het spel gaat met de klok mee.
rule-tonk-drop = Aan het begin van je beurt, voor al het andere, mag je kloppen.
rule-tonk-draw = Anders pak je één kaart: de bovenste van de stok of de bovenste van de aflegstapel.
rule-tonk-lay = Daarna leg je, zo vaak je wilt, combinaties op tafel en leg je kaarten aan bij combinaties die er liggen, van jezelf of van een ander.
rule-tonk-discard = Aan het eind van je beurt leg je één kaart open af.
rule-tonk-discard-same = Je mag de bovenste aflegkaart pakken en diezelfde kaart weer afleggen.
rule-tonk-melds = Een combinatie is een set, drie of vier kaarten van dezelfde rang, of een rij, drie of meer opeenvolgende kaarten van één kleur. Een rij kan aan beide kanten groeien, van de aas tot de heer.
rule-tonk-wait-on = Heb je een nieuwe combinatie gelegd, dan mag je de volgende { $turns } beurten niet kloppen; bij nog een nieuwe combinatie beginnen die opnieuw. Legt een ander bij jouw combinatie aan, dan mag je in je volgende beurt niet kloppen; langer wachten wordt daardoor nooit korter.
rule-tonk-wait-off = Wie een combinatie legt, mag later gewoon kloppen.
rule-tonk-must-meld-on = Je mag niet afleggen zolang je een complete combinatie in je hand hebt: die moet eerst op tafel. Het gaat om je hand op het moment van afleggen; overlappen combinaties, dan kies jij.
rule-tonk-must-meld-off = Je mag een complete combinatie in je hand houden.
rule-tonk-must-meld-limits = Aanleggen hoeft nooit, en aan het begin van je beurt mag je kloppen, wat je ook in je hand hebt.
rule-tonk-tonk-chips = Tonk: je laatste kaart gaat uit je hand door te leggen of aan te leggen, en je legt niets af. Elke andere speler betaalt je { $double }, tweemaal de inzet.
rule-tonk-tonk-points = Tonk: je laatste kaart gaat uit je hand door te leggen of aan te leggen, en je legt niets af. Jij schrijft 0, elke andere speler tweemaal de punten in de hand.
rule-tonk-out-chips = Uit: je legt je laatste kaart af. Elke andere speler betaalt je de inzet, { $stake }.
rule-tonk-out-points = Uit: je legt je laatste kaart af. Jij schrijft 0, elke andere speler de punten in de hand.
rule-tonk-dropped-chips = Kloppen: alle handen worden getoond en geteld. Heb jij als enige de minste punten, dan betaalt elke andere speler je de inzet, { $stake }.
rule-tonk-dropped-points = Kloppen: alle handen worden getoond en geteld. Heb jij als enige de minste punten, dan schrijf jij 0 en elke andere speler de punten in de hand.
rule-tonk-caught-chips = Zo niet, dan ben je gepakt: je betaalt { $double }, tweemaal de inzet, aan elke speler die evenveel punten heeft of minder. En van de andere spelers krijgt wie de minste punten heeft { $stake } van elk van de anderen, behalve van jou; niemand, als twee of meer van hen samen de minste hebben.
rule-tonk-caught-points = Zo niet, dan ben je gepakt en schrijf je tweemaal je punten. Van de andere spelers schrijft iedereen met de minste punten 0, de rest de punten in de hand.
rule-tonk-example-chips = Een voorbeeld: Anna klopt met { $anna } punten, Ben heeft er { $ben }, Carla { $carla }. Anna betaalt Ben { $caught }, Carla betaalt Ben { $fewest }, en Ben wint { $up }.
rule-tonk-example-points = Een voorbeeld: Anna klopt met { $anna } punten, Ben heeft er { $ben }, Carla { $carla }. Anna schrijft { $caught }, Ben { $up }, Carla { $fewest }.
rule-tonk-empty-stock = Is de stok leeg, dan gaat het spel door zolang elke speler de aflegkaart van de vorige pakt, of klopt.
rule-tonk-stock-chips = Wie een kaart van de lege stok vraagt, maakt een eind aan het potje: alle handen worden getoond, en wie de minste punten heeft, krijgt de inzet, { $stake }, van iedereen. Hebben meer spelers de minste, dan is het gelijk en betaalt niemand.
rule-tonk-stock-points = Wie een kaart van de lege stok vraagt, maakt een eind aan het potje: alle handen worden getoond, wie de minste punten heeft, schrijft 0, alle anderen de punten in de hand. Hebben meer spelers de minste, dan is het gelijk en schrijft niemand iets.
rule-tonk-shown-chips = Aan het eind van een potje worden handen alleen getoond waar de regels dat nodig hebben: bijzondere handen bij het delen, kloppen, een lege stok. Anders blijven ze verborgen tot de partij voorbij is.
rule-tonk-shown-points = Aan het eind van een potje worden alle handen getoond, omdat hun punten worden opgeschreven. Na een gelijkspel bij het delen alleen de bijzondere.
rule-tonk-scoring-chips = Deze tafel speelt om fiches. Elk potje wordt apart afgerekend.
rule-tonk-scoring-points = Deze tafel schrijft punten in plaats van fiches. Elk potje wordt apart afgerekend: de winnaar schrijft 0, alle anderen de punten die ze in de hand hebben, tweemaal na tonk en na een bijzondere hand bij het delen. Bij gelijkspel wordt niets geschreven.
rule-tonk-stake-chips = De inzet is { $stake }.
rule-tonk-stake-points = Er wordt geen inzet betaald: er worden punten geschreven. (De ingestelde inzet is { $stake }.)
rule-tonk-start-chips = Fiches waarmee iedereen begint: { $chips }.
rule-tonk-start-points = Iedereen begint met 0 punten. (Ingesteld zijn { $chips } fiches voor het begin.)
rule-tonk-below-zero = Fiches mogen onder nul komen: ze tellen lucifers.
rule-tonk-games-open = De partij heeft een open einde: ze eindigt tussen twee potjes, als de host haar beëindigt of alle spelers het willen.
rule-tonk-games-one = De partij is één potje.
rule-tonk-games-many = De partij eindigt na { $games } potjes.
rule-tonk-winner-chips = Wie dan de meeste fiches heeft, wint de partij. De uitslag noemt iedereen die gelijk staat.
rule-tonk-winner-points = Wie dan de minste punten heeft, wint de partij. De uitslag noemt iedereen die gelijk staat.
