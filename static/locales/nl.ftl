### Toktonk in het Nederlands. De volgorde is die van en.ftl.

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

## De voordeur
home-title = Toktonk – Tokken, Tok en Tonk met vrienden
home-headline = Tokken, Tok en Tonk met je vrienden
home-lead = Open een kamer, stuur je vrienden de link en speel in de browser. Geen account, niets installeren, gratis.
home-games = Kies een spel
home-how = Zo werkt het
home-step-create = Kies een spel en maak een kamer.
home-step-share = Stuur de link naar je vrienden. Zij openen hem en nemen plaats.
home-step-play = Zit iedereen? Dan kun je beginnen. Verbinding kwijt? Je plaats blijft vrij voor jou.
home-footer = Toktonk deelt eerlijk: elke keer schudden is na afloop na te rekenen.
home-no-server = De server is nu niet bereikbaar.

game-tokken = Tokken
game-tokken-line = Kaarten in plaats van dobbelstenen: breng samen met je maat je vier pionnen thuis en stuur die van de anderen terug.
game-tokken-facts = 2 tot 8 spelers, het liefst 4 · ongeveer een uur
game-tok = Tok
game-tok-line = Het Baskisch-Franse neefje van Tokken, op een houten bord: op een zwarte stip kies je zelf of je springt, en een slechte hand kost één kaart, niet alle.
game-tok-facts = 2 tot 8 spelers, het liefst 4 · ongeveer een uur
game-tonk = Tonk
game-tonk-line = Snelle rummy om fiches: leg sets en rijen, speel je hand leeg, of klop als je denkt dat je het minst hebt.
game-tonk-facts = 2 tot 4 spelers · vijf minuten per potje
game-soon = Nog niet hier
players = { $count } spelers
players-label = Aantal spelers
create-room = Kamer maken

join-label = Heb je een code gekregen?
join-button = Meedoen
join-unreadable = Een code heeft zes letters en cijfers, zoals KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Te veel pogingen. Wacht één seconde en probeer het opnieuw.
       *[other] Te veel pogingen. Wacht { $seconds } seconden en probeer het opnieuw.
    }

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
lobby-wait-host = De gastheer of gastvrouw kan beginnen
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
refusal-too-many-tries = Te veel verkeerde codes. Wacht een minuut en probeer het opnieuw.
refusal-unknown-card = Deze kaart is niet bekend.
refusal-unknown-command = De server kent deze vraag niet. Laad de pagina opnieuw.
refusal-unknown-field = De server kon dit niet lezen.
refusal-unknown-option = Het spel heeft deze optie niet.
refusal-wait = Na een combinatie moet je wachten met kloppen.
refusal-wrong-count = Het aantal stappen klopt niet.
refusal-wrong-jump = Vanaf daar springt de pion naar { $other }.
refusal-wrong-kind-of-move = Zo werkt deze kaart niet.
