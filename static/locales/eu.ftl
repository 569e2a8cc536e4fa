### Euskara. One file is one language: it is listed as soon as it is here. Pages load the parts that they need.

### part: shell

language-name = Euskara

page-title = { $status } – Toktonk
loading = Une bat …
list-and = { $words } eta { $last }
close = Itxi
try-again = Saiatu berriro
skip = Joan mahaira

pref-language = Hizkuntza
pref-theme = Koloreak
pref-theme-system = Auto
pref-theme-light = Argia
pref-theme-dark = Iluna
pref-motion = Erakutsi jokaldiak gertatu ahala

game-tokken = Tokken
game-tok = Tok
game-tonk = Tonk
players = { $count } jokalari
players-label = Jokalari kopurua

offline-title = Konexiorik gabe zaude
offline-text = Ez dago Toktonkekin konexiorik. Zure mahaiak zerbitzarian gordeta daude; orri honek bere kabuz jarraituko du zerbitzaria berriro erantzuten hasi bezain laster.
missing-title = Ez dago horrelako gelarik
missing-text = Agian esteka ez dago osorik, edo gela aspaldi desagertu da. Eskatu berriro lagunei, edo idatzi haien kodea.
missing-home = Hasierako orrira

## Jokoa hasi aurretik
lobby-choose = Hartu leku bat
lobby-choose-text = Idatzi zure izena eta aukeratu leku libre bat mahaian.
lobby-full = Mahaia beteta dago
lobby-full-text = Begira egon zaitezke. Norbait zutitzen bada, haren lekua har dezakezu.
lobby-invite = Gonbidatu lagunak
lobby-ready = Denak hemen daude
lobby-invite-text = Bidali esteka edo kodea. Lekuz aldatzeko, aukeratu beste leku libre bat.
lobby-all-seated = Denak eserita daude: has zaitezke.
lobby-wait-for = Jokoa hasteko zain: { $name }
lobby-wait-host = Anfitrioiak has dezake jokoa
seats-free =
    { $count ->
        [one] Leku bat libre
       *[other] { $count } leku libre
    }
seats-label = Mahaiko lekuak
seat-take = Eseri hemen
seat-move = Etorri hona
seat-you = zu
seat-host = anfitrioia
seat-away = kanpoan
bot-novice = bot hasiberria
bot-regular = bot arrunta
bot-expert = bot aditua
seat-remove = Kendu mahaitik: { $name }
seat-unnamed = { $seat } lekua
team = { $number }. taldea
name-label = Zure izena
name-change = Aldatu
name-needed = Lehenik idatzi hemen zure izena.
start = Hasi jokoa
stand = Zutitu

invite-title = Gonbidatu lagunak
invite-text = Esteka hau duen edonor etor daiteke mahaira.
invite-here = Helbide honek ordenagailu honetan bakarrik balio du. Beste gailuetako lagunentzat, ireki Toktonk zerbitzariak abiatzean erakusten duen sareko helbidean.
invite-link = Gela honetarako esteka
invite-copy = Kopiatu esteka
invite-copied = Esteka kopiatuta dago.
invite-copy-failed = Hemen ezin da kopiatu. Hautatu esteka eta kopiatu zuk zeuk.
invite-share = Partekatu …
invite-share-text = Zatoz nirekin jokatzera: { $game }!
invite-code = Edo irakurri kode hau:

rules-change = Etxeko arauak
rules-title = Etxeko arauak
rules-save = Gorde
rules-game = Jokoa
rules-usual = Dena ohi bezala
rules-all-usual = { $game }, normalean jokatzen den bezala.
option-usual = Ohi bezala.
option-unusual = Normalean: { $value }.
option-usual-value = { $value } (ohikoa)
clock = Erlojua
clock-none = Erlojurik gabe
clock-soft = { $seconds } s jokaldiko, erakusteko bakarrik
clock-bank = { $minutes } min, eta { $seconds } s jokaldiko
rulebook = Mahai honetako arauak
rulebook-cards = Kartak eta arauak
rulebook-rule = Irakurri { $rule } araua
rulebook-failed = Ezin izan dira arauak kargatu. Saiatu berriro une batean.
rulebook-differs =
    { $count ->
        [one] { $game }: puntu bat ohikoaz bestelakoa
       *[other] { $game }: { $count } puntu ohikoaz bestelakoak
    }
option-teams = Taldeak
option-teams-two = Bi talde
option-teams-pairs = Bikoteak
option-teams-none = Nor bere alde
option-deal = Banaketa
option-deal-5-4-4 = 5, 4 eta 4 karta
option-deal-13 = 13 kartak batera
option-exchange = Karta-trukea
option-exchange-team = Taldekidearekin
option-exchange-left = Ezkerrera
option-exchange-blind = Itsuan hartu
option-exchange-none = Bat ere ez
option-home-after = Etxea lauki honen ondoren
option-hologram = Holograma-puntuak fitxak trabatzen ditu
option-points = Puntuka: partida kopurua (hutsik, partida bakarra)
option-jokers = Jokerrekin
option-wait = Mahairatu ondoren, itxaron jo aurretik
option-low-tonk = Esku txikiek berehala irabazten dute
option-low-tonk-null = Ez
option-hand-size = Eskuko kartak
option-must-meld = Konbinazio osoak mahairatu behar dira
option-deck = Karta-sortako kartak
option-stake = Apustua
option-games = Joko kopurua (hutsik, amaiera irekia)
option-starting-chips = Hasierako fitxak
option-scoring = Zer zenbatu
option-scoring-chips = Fitxak
option-scoring-points = Puntuak

## Kartak: `card-rank-…` kartan ageri da, `card-word-…` ozen irakurtzen da
card-joker = jokerra
card-name = { $rank } { $suit }
card-rank-A = A
card-rank-J = T
card-rank-Q = D
card-rank-K = E
card-word-A = bateko
card-word-2 = biko
card-word-3 = hiruko
card-word-4 = lauko
card-word-5 = bosteko
card-word-6 = seiko
card-word-7 = zazpiko
card-word-8 = zortziko
card-word-9 = bederatziko
card-word-T = hamarreko
card-word-J = txota
card-word-Q = dama
card-word-K = errege
card-suit-s = pika
card-suit-h = bihotz
card-suit-d = diamante
card-suit-c = hirusta

## Jokoa
status-your-turn = Zure txanda da
status-give = Aukeratu karta bat emateko
status-turn = Txanda: { $names }
status-exchange =
    { $count ->
        [one] Emateko karta aukeratzen ari da: { $names }
       *[other] Emateko karta aukeratzen ari dira: { $names }
    }
status-between = Bi jokoren artean
status-wait = Une bat …
bar-log = Gertatutakoa
bar-menu = Menua
bar-result = Emaitza
log-title = Gertatutakoa
table-failed = Ezin izan da mahaia kargatu.
leave = Joan
stay = Geratu
leave-title = Mahaitik joan nahi duzu?
leave-text = Etxeak jokatuko du zure ordez, besteek aurrera egin dezaten. Zure lekua zurea da oraindik: itzuli esteka berarekin gailu honetan.
house-plays-you = Etxeak jokatzen du zure ordez.
house-back = Itzuli naiz
house-plays = Etxeak hauen ordez jokatzen du: { $names }.
house-wait = Kanpoan: { $name }. { $seconds } s barru etxeak joka dezake.
house-away = Ez dago hemen: { $name }.
house-ask = Joka dezala etxeak: { $name }
clock-left = Geratzen den denbora
clock-low = { $seconds } segundo geratzen dira.

event-sat = { $name } { $seat } lekuan eseri da.
event-renamed = Izen berria: { $name }.
event-stood = { $name } zutitu da.
event-removed = Anfitrioiak mahaitik kendu du: { $name }.
event-left = { $name } joan da: etxeak jarraitzen du haren ordez.
event-stood_in = Etxeak jokatzen du orain jokalari honen ordez: { $name }.
event-returned = { $name } itzuli da.
event-defaulted = Denbora agortu da ({ $name }): etxeak egiten du jokaldia.
event-host = { $name } da orain anfitrioia.
event-let_in = { $name } berriro eser daiteke.
event-configured = Etxeko arauak aldatu dira.
event-started = Jokoa hasi da.
event-rematched = Joko berria prestatzen ari da.

result-you = Irabazi duzu!
result-you-team = Zure taldeak irabazi du!
result-won =
    { $count ->
        [one] Irabazlea: { $names }
       *[other] Irabazleak: { $names }
    }
result-tie = Berdinketa, garaipena erdibana: { $names }
result-draw = Berdinketa: ez dago irabazlerik
result-none = Jokoa amaitu da
result-next = Errebantxan gela eta lekuak berdin geratzen dira.
result-watched = Geratu hurrengo jokoa ikusteko, edo eseri lekuren bat libre geratzen bada.
result-look = Mahaia ikusi
result-record = Deskargatu partida honen akta
rematch = Errebantxa
score-name = Jokalaria
score-points = Puntuak
score-chips = Fitxak

## Zerbitzariarekiko lotura
line-connecting = Konektatzen …
line-waiting = Konexioa galdu da. Beste saiakera bat { $seconds } s barru.
line-restarting = Zerbitzaria berrabiarazten ari da. { $seconds } s barru itzuliko da.
line-unsaved = Zure jokaldia oraindik ez dago gordeta. Beste saiakera bat …
line-now = Saiatu orain
line-lost = Konexioa galdu da. Toktonk berriro konektatzen saiatzen ari da.

## Ukoak, kodeka
reason-with-rule = { $sentence } ({ $rule })
refusal-ace-is-low = Batekoa da txikiena: 2koaren ondoan, inoiz ez erregearen ondoan.
refusal-after-drawing = Txandaren hasieran jotzen da, karta hartu aurretik.
refusal-already-agreed = Lehendik ere esan duzu amaitu nahi duzula.
refusal-already-created = Gela hau badago lehendik.
refusal-already-drawn = Txanda honetan hartu duzu karta bat.
refusal-already-given = Eman duzu karta bat.
refusal-already-left = Joan zara lehendik ere: etxeak jokatzen du zure ordez.
refusal-already-rematched = Hurrengo jokoa prest dago.
refusal-back-needs-track = Ibilbideko fitxak bakarrik joan daitezke atzera.
refusal-back-over-start = { $square } laukiko fitxak ezin du atzera egin bere abiapuntuaren gainetik.
refusal-bad-card = Hori ez da karta bat.
refusal-bad-clock = Erlojua ezin da horrela ezarri.
refusal-bad-command-id = Zerbitzariak ezin izan du hori irakurri.
refusal-bad-field = Zerbitzariak ezin izan du hori irakurri.
refusal-bad-frame = Zerbitzariak ezin izan du hori irakurri.
refusal-bad-game = Hemen ez da joko horretan jokatzen.
refusal-bad-ruleset = Zerbitzari honek ez du ezagutzen mahai hau irekitzean erabili zen arauen bertsioa.
refusal-bad-json = Zerbitzariak ezin izan du hori irakurri.
refusal-bad-move = Hori ez da jokaldi bat.
refusal-bad-name = Izen horrek ez du balio: 1 eta 20 karaktere ikusgai artean.
refusal-bad-option = Jokoa ezin da horrela ezarri.
refusal-bad-plan = Zerbitzariak ezin izan du hori irakurri.
refusal-bad-players = Hainbeste lagunekin ezin da jokatu.
refusal-bad-position = Posizio hori ezin da irakurri.
refusal-bad-request = Zerbitzariak ezin izan du hori irakurri.
refusal-bad-seat = Mahai honetan ez dago leku hori.
refusal-bad-square = Taula honetan ez dago lauki hori.
refusal-bad-version = Toktonk berritu egin da. Kargatu orria berriro.
refusal-card-twice = Karta bera bi aldiz aipatu da.
refusal-come-back-first = Etxeak jokatzen du zure ordez: itzuli besteentzat eskatu aurretik.
refusal-dead-end = { $square } laukiko fitxa etxetik haratago dago eta ezin du aurrera egin.
refusal-discard-not-here = Joko honetan esku osoa uzten duzu mahaian, ezin duzunean jokatu.
refusal-does-not-enter = Karta honekin ez da fitxarik ateratzen: batekoarekin, erregearekin edo jokerrarekin bai.
refusal-does-not-fit = Karta hau ez doa konbinazio horrekin.
refusal-draw-first = Lehenik hartu karta bat.
refusal-exchange-first = Lehenik denek eman behar dute karta bat.
refusal-five-into-home = 5ekoak ez du inoiz etxera eramaten.
refusal-five-needs-track = 5ekoak ibilbideko fitxa bat mugitzen du.
refusal-five-own-side = 5ekoak aurkari baten fitxa mugitzen du.
refusal-five-safe-pawn = { $square } laukiko fitxa babestuta dago bere abiapuntuan: 5ekoak ez du mugitzen.
refusal-five-start-taken = { $square } laukiko fitxak ezin du bere abiapuntua pasatu: bere koloreko fitxa bat dago han.
refusal-fold-not-here = Joko honetan karta bat botatzen duzu, ezin duzunean jokatu.
refusal-foreign-origin = Orri hau beste gune batena da.
refusal-no-origin = Eskaera honek ez du esaten zein gunetatik datorren.
refusal-two-identities = Zure nabigatzaileak bi pertsona zarela dio. Ezabatu gune honen cookieak eta kargatu orria berriro.
refusal-game-not-over = Joko hau ez da oraindik amaitu.
refusal-game-over = Jokoa amaitu da.
refusal-game-running = Ez jokoak dirauen bitartean.
refusal-games-agreed = Joko kopurua aurrez adostu da.
refusal-hello-first = Zerbitzariak ezin izan du hori irakurri.
refusal-home-blocked = Etxean, { $square } laukiko fitxak ezin du { $other } laukikoa pasatu.
refusal-home-opens-elsewhere = { $square } laukiko fitxa { $other } laukitik sartzen da etxera.
refusal-http-error = Zerbitzariak ez du behar bezala erantzuten. Saiatu berriro une batean.
refusal-impossible-option = Aukera horiek ez doaz elkarrekin.
refusal-impossible-position = Horrelako posiziorik ezin da egon.
refusal-in-yard = Biltegiko fitxek batekoa, erregea edo jokerra behar dute ateratzeko.
refusal-into-home = Atzera eginez ez da inoiz etxera sartzen.
refusal-jump-past-start = Jauzi batek ez du inoiz fitxa bere abiapuntutik haratago eramaten.
refusal-match-over = Joko hori amaitu da; berria hasi da.
refusal-missing-field = Zerbitzariak ezin izan du hori irakurri.
refusal-must-jump = Bidegurutzetik fitxak jauzi egin behar du, hona: { $other }.
refusal-must-meld = Konbinazio oso bat duzu: mahairatu lehenik.
refusal-must-play = Karta bat joka dezakezu, beraz jokatu egin behar duzu.
refusal-name-taken = Mahaian norbaitek izen hori du, edo oso antzekoa. Hartu beste bat.
refusal-no-discard = Ez dago botatako kartarik.
refusal-no-early-end = Horrelako partida adostutako joko kopuruaren ondoren amaitzen da.
refusal-no-exchange-now = Kartak banatu ondoren trukatzen dira, ez orain.
refusal-no-jump-there = Fitxak bidegurutze batean gelditzen denean bakarrik egiten du jauzi.
refusal-no-layoff = Karta bat bera ere ez doa mahaiko konbinazio batekin.
refusal-no-match = Ez dago horrelako gelarik.
refusal-no-meld = Ez duzu konbinazio osorik.
refusal-no-opponent-on-track = Aurkariek ez dute ibilbidean 5ekoak mugi dezakeen fitxarik.
refusal-no-own-pawn-on-track = Txotarako zure fitxa bat behar duzu ibilbidean.
refusal-no-pawn-there = { $square } laukian ez dago fitxarik.
refusal-no-plan = Jokaldi honek ez du zatirik.
refusal-no-room = Ez dago kode hori duen gelarik.
refusal-no-such-card = Joko honetan ez dago karta hori.
refusal-no-such-meld = Mahaian ez dago konbinazio hori.
refusal-no-swap-partner = Ibilbidean ez dago trukatzeko fitxarik.
refusal-nobody-there = Inor ez dago hor eserita.
refusal-not-a-meld = Karta horiek ez dira hirukotea, laukotea, ez eskailera.
refusal-not-away = Zu zeu ari zara jokatzen.
refusal-not-away-yet = { $player } ez dago oraindik nahikoa denboraz kanpoan.
refusal-not-between-games = Hori bi jokoren artean egiten da.
refusal-not-due = Mahai honetan inori ez zaio denbora amaitu.
refusal-not-host = Anfitrioiak bakarrik egin dezake hori.
refusal-not-in-hand = Karta hori ez daukazu eskuan.
refusal-not-over = Lehenik joko honek amaitu behar du.
refusal-not-own-pawn = { $square } laukiko fitxa ez dagokizu zuri mugitzea.
refusal-not-playing = Jokoa ez dago martxan.
refusal-not-readable = Zerbitzariak ezin izan du hori irakurri.
refusal-not-ready = Zerbitzariak ezin du ezer gorde une honetan.
refusal-not-saved = Oraindik gorde gabe. Beste saiakera bat …
refusal-not-seated = Ez duzu lekurik mahai honetan: begira egon zaitezke.
refusal-not-started = Jokoa ez da oraindik hasi.
refusal-not-your-turn = Ez da zure txanda.
refusal-not-yourself = Hori zure lekua da: joan edo zutitu.
refusal-nothing-to-leave = Ez duzu hemen uzteko lekurik.
refusal-offline = Zerbitzaria ez dago eskura. Konektatuta zaude?
refusal-on-hologram-dot = { $square } laukiko fitxa holograma-puntuan trabatuta dago.
refusal-only-seven-splits = 7koa bakarrik banatzen da fitxa batzuen artean.
refusal-option-of-another-game = Aukera hori beste joko batena da.
refusal-out-of-reach = Etxeko eta biltegiko fitxak ezin ditu beste inork ukitu.
refusal-own-start = { $square } laukiko fitxa ez da bere abiapuntura iristen eta ez du pasatzen: etxera sartzen da.
refusal-past-home = Horrela { $square } laukiko fitxa etxearen amaieratik haratago joango litzateke.
refusal-safe-pawn = { $other } laukiko fitxa babestuta dago bere abiapuntuan: inork ez du pasatzen, eta inor ez da haren gainean gelditzen.
refusal-seat-taken = Norbait eserita dago hor.
refusal-seats-locked = Oraingoz anfitrioiak ez dio inori berririk esertzen uzten.
refusal-host-already = Zu zara dagoeneko anfitrioia.
refusal-bot-cannot-lead = Pertsona bat bakarrik izan daiteke anfitrioi.
refusal-removed-by-host = Anfitrioiak mahai honetatik kendu zaitu. Berriro eseriko zara anfitrioiak uzten dizunean.
refusal-nobody-removed = Ez da izen horretako inor kendu.
refusal-seats-free = Leku guztiak hartuta daudenean hasten da jokoa.
refusal-server-error = Zerbaitek huts egin du zerbitzarian. Ez da ezer aldatu.
refusal-seven-does-not-fit = Zure fitxek ezin dituzte zazpi urratsak egin.
refusal-seven-not-all = Zazpi urratsak egin behar dira.
refusal-seven-not-own = { $square } laukiko fitxak ezin du 7ko honen zatirik hartu.
refusal-seven-too-far = Horrela { $square } laukiko fitxa urrunegi joango litzateke.
refusal-seven-too-many = 7koa gehienez lau fitxaren artean banatzen da.
refusal-seven-twice = { $square } laukiko fitxak jaso du bere zatia.
refusal-start-occupied = { $square } laukiko fitxak ezin du atzera egin bere abiapuntuaren gainetik: fitxa bat dago han.
refusal-start-taken = { $square } laukian kolore bereko fitxa bat dago.
refusal-still-here = { $player } hemen dago.
refusal-stood-in = Etxeak jokatzen du lehendik ere jokalari honen ordez: { $player }.
refusal-swap-needs-track = Trukatzeko, bi fitxek ibilbidean egon behar dute.
refusal-swap-no-jump = Trukez iristen den fitxak ez du jauzirik egiten.
refusal-swap-not-own = Trukeko lehen fitxa zurea da.
refusal-swap-safe-pawn = { $square } laukiko fitxa babestuta dago bere abiapuntuan eta ez da trukatzen.
refusal-swap-same-pawn = Trukatzeko bi fitxa desberdin behar dira.
refusal-swap-same-seat = Bi fitxa horiek jokalari berarenak dira.
refusal-swap-two-pawns = Txotak behin trukatzen ditu bi fitxa.
refusal-table-busy = Mahaia lanpetuta dago. Beste saiakera bat …
refusal-too-fast = Gehiegi izan da aldi berean. Une bat …
refusal-too-many-requests = Eskaera gehiegi datoz zure saretik. Itxaron une bat eta saiatu berriro.
refusal-too-many-rooms = Gela asko ireki dira zure saretik. Itxaron pixka bat eta saiatu berriro.
refusal-too-many-tries = Kode oker gehiegi. Itxaron minutu bat eta saiatu berriro.
refusal-unknown-card = Karta hori ezezaguna da.
refusal-unknown-command = Zerbitzariak ez du eskaera hori ezagutzen. Kargatu orria berriro.
refusal-unknown-field = Zerbitzariak ezin izan du hori irakurri.
refusal-unknown-option = Jokoak ez du aukera hori.
refusal-wait = Konbinazio baten ondoren, itxaron egin behar duzu jo aurretik.
refusal-wrong-count = Kontua ez dator bat.
refusal-wrong-jump = Handik fitxak hona egiten du jauzi: { $other }.
refusal-wrong-kind-of-move = Karta hau ez da horrela jokatzen.

## Leku-estekak

event-seat_offered = { $seat } lekurako esteka bat dago: lehenengo irekitzen duenak izango du lekua.
event-seat_taken = { $name } jokalariak leku-esteka ireki du: { $seat } lekua du orain.
refusal-seat-handed-over = Zure lekua bere estekarekin hartu dute: begira egon zaitezke.
refusal-seat-link-dead = Leku-esteka honek ez du balio jada: erabilita dago, berriagoa dago, edo bere ordua igaro da.
refusal-own-seat-link = Zure lekua da hori. Ireki esteka beste gailuan.
refusal-seated-already = Baduzu lekua mahai honetan, eta inork ez du birekin jokatzen.
seatlink-title = Leku bat eman
seatlink-text = Sortu esteka bat beste gailu batean jarraitzeko edo lekua beste norbaiti emateko. Behin balio du, ordubetez.
seatlink-own = Nire lekurako esteka
seatlink-other = Leku honetarako esteka: { $name }
seatlink-ready = Esteka hau lehenengo irekitzen duenak izango du lekua, kartekin.
seatlink-again = Esteka hau ezin da gehiago erakutsi. Sortu berri bat.
seatlink-label = Leku-esteka
seatlink-qr-label = Leku-estekaren QR kodea
seatlink-share-text = Hartu mahaiko leku hau.
seatlink-take-title = Leku hau hartu nahi duzu?
seatlink-take-text = Jokalari honen lekuan jarraituko duzu: { $name }. Aldatu izena beste norbait bazara.
seatlink-take-free = { $seat } lekua zurea da, nahi baduzu.
seatlink-take = Hartu lekua
seatlink-watch = Begiratu bakarrik

## The room and its host
hosting-title = Gela
hosting-locked = Itxi lekuak: inor berririk ez da esertzen
hosting-spectators = Beste batzuek ikus dezakete
hosting-listed = Erakutsi gela hau hasierako orrian
hosting-substitutes = Bot batek bere kabuz jokatzen du denbora luzez kanpo dagoenaren ordez
hosting-listed-text = Hasierako orria irekitzen duen edonor sar daiteke orduan.
hosting-talk = Hitz egitea
hosting-hand-over = Eman anfitrioi-lana honi
hosting-hand-over-now = Eman
hosting-bots = Bot bat leku libre batean
hosting-add-bot = Gehitu bota
hosting-fill-bots = Bete botekin
bots-you = Jokalaria
hosting-sent-away = Kenduak
hosting-let-in = Utzi berriro sartzen: { $name }
lobby-removed = Anfitrioiak mahaitik kendu zaitu
lobby-removed-text = Hemen gera zaitezke begira. Berriro esertzeko, eskatu anfitrioiari sartzen uzteko.
lobby-locked = Lekuak itxita daude
lobby-locked-text = Oraingoz anfitrioiak ez dio inori berririk esertzen uzten. Aldatzen denean, hemen ikusiko duzu.
seat-locked = Itxita
talk-free = librea
talk-phrases = prest dauden esaldiak bakarrik
talk-between = ez eskua jokatzen den bitartean
talk-none = itzalita
arranged-locked = Lekuak itxita
arranged-no-spectators = Ikuslerik gabe
arranged-listed = Hasierako orrian
event-arranged = Anfitrioia: { $changes }.
room-now-locked-true = lekuak itxita daude
room-now-locked-false = lekuak irekita daude
room-now-spectators-true = beste batzuek ikus dezakete
room-now-spectators-false = inork ezin du ikusi
room-now-listed-true = gela hasierako orrian dago
room-now-listed-false = gela ez dago hasierako orrian
room-now-substitutes-true = bot batek bere kabuz jokatzen du luze kanpo dagoenaren ordez
room-now-substitutes-false = bot batek eskatuta bakarrik jokatzen du kanpo dagoenaren ordez
room-now-talk = hitz egitea: { $talk }
changed = Anfitrioiak aldatu du: { $changes }
changed-point = { $what }: { $before } → { $after }
changed-seat = Orain leku gutxiago daude; zutik zaude. Aukeratu beste leku bat.
changed-moved = Orain leku gutxiago daude. { $seat } lekuan zaude.
let-in-you = Berriro eser zaitezke.
value-on = bai
value-off = ez
value-none = bat ere ez
invite-qr = QR kodea
invite-qr-label = Gela honetarako esteka duen QR kodea
barred = Mahai honek ikuslerik gabe jokatzen du
barred-text = Mahaia berriro itxarongelan dagoenean sar zaitezke.

## Talk
bar-talk = Hitz egin
talk-title = Solasa
talk-field = Esan zerbait
talk-send = Bidali
talk-said = { $name }: { $text }
talk-unread = { $count } berri
talk-now-none = Mahai honetan ez da hitz egiten.
talk-now-between = Ez hitz egin eskua jokatzen den bitartean.
talk-now-phrases = Prest dauden esaldiak bakarrik.
talk-now-seated = Hemen eserita daudenek bakarrik hitz egiten dute.
mute-title = Norbait isilarazi
mute = Isilarazi: { $name }
muted = isilduta
watching-you =
    { $others ->
        [0] Begira zaude
        [1] Zu eta beste bat begira
       *[other] Zu eta beste { $others } begira
    }
watching =
    { $count ->
        [1] Pertsona bat begira
       *[other] { $count } pertsona begira
    }
phrase-hello = Kaixo!
phrase-good-luck = Zorte on!
phrase-well-played = Ondo jokatuta!
phrase-lucky = Hori zortea!
phrase-sorry = Barkatu!
phrase-thanks = Eskerrik asko!
phrase-one-moment = Une bat …
phrase-good-game = Partida polita!
refusal-talk-seated = Hemen eserita daudenek bakarrik hitz egiten dute.
refusal-talk-off = Mahai honetan ez da hitz egiten.
refusal-phrases-only = Mahai honetan prest dauden esaldietan bakarrik hitz egiten da.
refusal-talk-later = Mahai honetan inork ez du hitz egiten eskua jokatzen den bitartean.
refusal-talk-too-fast = Gehiegi da bat-batean: itxaron segundo batzuk.
refusal-bad-text = Testu hau ezin da bidali: hutsik dago, luzeegia da, edo ikusten ez diren karaktereak ditu.
refusal-unknown-phrase = Zerbitzari honek ez du esaldi hori ezagutzen.

## Calls
pref-sound = Soinua
pref-sound-off = itzalita
pref-sound-quiet = apala
pref-sound-loud = ozena
pref-vibrate = Dardara egin nire txanda denean
pref-notify = Jakinarazi nire txanda denean eta beste nonbait ari naizenean
pref-notify-denied = Nabigatzaileak ez du uzten: aldatu orri honen ezarpenetan.
signal-title = ● { $status }

## Looking back
past-where = Atzera begira: { $number }. jokaldia, { $count } guztira
past-first = Lehen jokaldia
past-previous = Aurreko jokaldia
past-next = Hurrengo jokaldia
past-back = Itzuli jokora
past-look = Erakutsi mahaia orduan zegoen bezala
past-covered = Harrezkero estali dena estalita geratzen da partida amaitu arte (N4).
refusal-no-such-moment = Partida honetan ez dago une hori.
refusal-no-spectators = Mahai honek ikuslerik gabe jokatzen du.

## The first game
guide-offer = Zure lehen partida hemen? Gida labur batek dena erakutsiko dizu.
guide-begin = Erakutsi
guide-next = Hurrengoa
guide-done = Ulertuta
guide-skip = Gidarik ez
guide-again = Erakutsi gida

## A card laid elsewhere in the hand
hand-laid = { $card }: { $place }. lekua, { $count } kartatik.

### part: home

home-title = Toktonk – Tokken, Tok eta Tonk lagunekin
home-headline = Tokken, Tok eta Tonk zure lagunekin
home-lead = Ireki gela bat, bidali esteka lagunei eta jokatu nabigatzailean. Konturik gabe, ezer instalatu gabe, doan.
home-games = Aukeratu joko bat
home-how = Nola dabilen
home-step-create = Aukeratu joko bat eta ireki gela bat.
home-step-share = Bidali esteka lagunei. Ireki eta eseri egingo dira.
home-step-play = Denak eserita daudenean, hasi. Konexioa galdu duzu? Zure lekua zain daukazu.
home-footer = Toktonkek zintzo nahasten du: jokoaren ondoren, nahasketa bakoitza egiazta daiteke.
tables-title = Zure mahaiak
tables-waiting =
    { $count ->
        [one] Mahai bat zure zain dago
       *[other] { $count } mahai zure zain daude
    }
tables-over-title = Amaitutako partidak
tables-alone = oraindik beste inor ez
tables-running = Martxan
tables-over = Amaituta
tables-won = Irabazi duzu
tables-more = Erakutsi gehiago
open-title = Gela irekiak
open-watch = Ikusi
open-host = anfitrioia: { $name }
open-differs =
    { $count ->
        [one] etxeko arau bat
       *[other] etxeko { $count } arau
    }
home-no-server = Zerbitzaria ez dago eskura une honetan.
home-rules = { $game } jokoaren arauak
when-now = oraintxe
when-minutes = duela { $count } min
when-hours = duela { $count } ordu
game-tokken-line = Dadoen ordez kartak: eraman etxera zuen fitxak taldekidearekin batera, eta bidali besteenak biltegira.
game-tokken-facts = 2–8 jokalari, onena 4 · ordubete inguru
game-tok-line = Tokkenen lehengusu euskaldun eta frantsesa, zurezko taula batean: bidegurutzean zuk erabakitzen duzu jauzi egin ala ez, eta esku txar batek karta bat kentzen du, ez denak.
game-tok-facts = 2–8 jokalari, onena 4 · ordubete inguru
game-tonk-line = Rummy azkarra, fitxen truke: mahairatu hirukoteak, laukoteak eta eskailerak, hustu eskua, edo jo gutxien duzula uste duzunean.
game-tonk-facts = 2–4 jokalari · bost minutu jokoko
game-soon = Laster
create-room = Ireki gela
home-bots = Boten aurka jokatu
join-label = Koderik edo estekarik jaso duzu?
join-button = Sartu
join-unreadable = Hori ez da gela baten esteka, ezta sei letra eta zenbakiko kodea ere, KQ7 M2P bezalakoa.
join-wait =
    { $seconds ->
        [one] Saiakera gehiegi. Itxaron segundo bat eta saiatu berriro.
       *[other] Saiakera gehiegi. Itxaron { $seconds } segundo eta saiatu berriro.
    }

### part: track

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
track-given = emana
track-given-label = eman egiten duzu
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
track-own-pawn = bere fitxa bat
track-captured-many = { $name } ({ $count }×)
track-do-play = Jokatu { $card }: { $way }
track-do-play-capture = Jokatu { $card }: { $way }, jan: { $captured }
track-do-fold = Utzi eskua mahaian
track-do-discard = Bota { $card }
track-do-give = Eman { $card }
track-harm-lap = Kontuz: horrela zure taldeko fitxa batek { $count } lauki egiten ditu atzera bere bidean.
track-harm-own = Kontuz: honek zure fitxa bat biltegira bidaltzen du.
track-harm-partner = Kontuz: honek zure taldeko fitxa bat biltegira bidaltzen du ({ $names }).
track-harm-both = Kontuz: honek zure fitxa bat biltegira bidaltzen du, eta zure taldeko beste bat ere bai ({ $names }).
track-last-fold = { $name }: eskua mahaian utzi du.
track-last-discard = { $name }: { $card } bota du.

## Hobespenak
track-preferences = Mahaiaren ezarpenak
track-deal-hand = { $hand }. banaketa
track-deal-stock = Pila: { $count }
track-deal-title = Erronda honetako { $hand }. banaketa. Hartzeko pilako kartak: { $count }.
track-confirm = Berretsi jokaldiak
track-confirm-touch = ukitzean
track-confirm-always = beti
track-confirm-never = inoiz ez (sakatze bat)
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

## The first game's guide
guide-track-aim = Zure fitxak pistaren ondoan daude zain, zure kolore eta formarekin. Eraman denak biraka eta etxera.
guide-track-hand = Zure kartak: sakatu bat zein fitxa mugi dezakeen eta nora ikusteko. Sakatu argitutako laukia eta baieztatu. Ordura arte ez da ezer jokatzen.
guide-track-start = Karta hauekin ateratzen da fitxa bat pistara: { $cards }.
guide-track-why = Karta gris bat ezin da orain jokatu: sakatu eta irakurri hemen zergatik, arauarekin.
guide-track-help = Botoi honek karta bakoitzak zer egiten duen eta mahai honetako arauak erakusten ditu. Ondo pasa!

### part: tonk

## Kartak
tonk-run-name = eskailera, { $suit }: { $ranks }
tonk-set-name = balio berekoak, { $rank }: { $suits }

## Mahaia
tonk-piles = Hartzeko pila eta botatakoak
tonk-stock = Hartzekoa
tonk-discards = Botatakoak
tonk-stock-label = { $count ->
    [0] Hartzeko pila hutsik dago
    [one] Hartzeko pila: karta bat
   *[other] Hartzeko pila: { $count } karta
}{ $may ->
    [yes] . Hartu.
   *[no] .
}
tonk-discard-label = Botatakoen gainekoa: { $card } ({ $count ->
    [one] karta bat
   *[other] { $count } karta
}){ $may ->
    [yes] . Hartu.
   *[no] .
}
tonk-discard-empty-label = Ez dago botatako kartarik.
tonk-meld-label = { $name }: { $meld }{ $fits ->
    [yes] . Bat dator: gehitu hemen.
   *[no] .
}
tonk-plate-turn = Bere txanda da.
tonk-plate-cards = { $count ->
    [one] Karta bat.
   *[other] { $count } karta.
}
tonk-plate-total = { $scoring ->
    [points] Orain arteko puntuak: { $total }.
   *[chips] Fitxak: { $total }.
}
tonk-badge-dealer = B
tonk-badge-dealer-title = Banatzailea
tonk-badge-host-title = Anfitrioia
tonk-badge-away-title = Konektatu gabe
tonk-badge-house-title = Etxeak jokatzen du
tonk-badge-winner-title = Joko honen irabazlea
tonk-badge-agreed-title = Amaitu nahi du
tonk-badge-wait = zain { $turns }
tonk-badge-wait-title = { $turns ->
    [one] Ezin du hurrengo txandan jo (N21)
   *[other] Ezin du hurrengo { $turns } txandetan jo (N21)
}

## Eskua
tonk-hand = Zure kartak
tonk-hand-area = Zure txanda
tonk-hand-empty = Ez duzu kartarik.
tonk-new = berria
tonk-new-label = hartu berria
tonk-wanted-label = mahaira daiteke
tonk-sort = Ordenatu nire kartak balioaren arabera
tonk-score = Emaitza

## Zer galdetzen den
tonk-choices = Zer egin dezakezun
tonk-cancel = Utzi
tonk-sending = Jokatzen …
tonk-ask-start = Zure txanda: hartu karta bat, edo jo.
tonk-ask-draw = Zure txanda: hartu karta bat.
tonk-ask-start-empty = Hartzeko pila hutsik dago: hartu botatako karta, jo, edo eskatu karta bat, eta jokoa amaituko da (N13).
tonk-ask-lay = Mahairatu nahi baduzu, edo bota karta bat.
tonk-ask-discard = Aukeratu botatzeko karta.
tonk-ask-confirm = Horrela?
tonk-ask-more = Zein konbinazio?
tonk-ask-no-meld = Oraindik ez da konbinazioa: balio bereko hiru edo lau karta behar dira, edo kolore bereko hiru edo gehiago segidan (N10).
tonk-ask-for-meld = Aukeratu han gehitzeko karta.
tonk-ask-card = Zer egin karta honekin: { $card }?
tonk-ask-drop = { $scoring ->
    [points] { $points } punturekin jo? Esku guztiak erakutsiko dira. Gutxien duen bakarra ez bazara, bikoitza idatziko duzu.
   *[chips] { $points } punturekin jo? Esku guztiak erakutsiko dira, eta zuk baino gehiago ez duenari { $stake } ordainduko diozu.
}
tonk-ask-stock-empty = Ez dago zer harturik. Eskatuz gero jokoa amaituko da: esku guztiak erakutsi, eta puntu gutxien duenak irabazi (N13).
tonk-ask-close = Amaitu partida denentzat, oraingo emaitzarekin?
tonk-you-drew = { $card } hartu duzu.
tonk-say-top = Botatakoen gainekoa: { $card }.
tonk-wait = Une bat.
tonk-wait-start = { $name }: karta bat hartzeko edo jotzeko txanda.
tonk-wait-drawn = { $name }: mahairatzeko eta botatzeko txanda.
tonk-over = Partida amaitu da.
tonk-agreed = { $count ->
    [one] Amaitu nahi du: { $names }.
   *[other] Amaitu nahi dute: { $names }.
}
tonk-agreed-you = Amaitu nahi duzu. Falta: { $names }.

## Zer egin daitekeen
tonk-do-draw-stock = Hartu pilatik
tonk-do-ask-stock = Eskatu karta
tonk-do-draw-discard = Hartu { $card }
tonk-do-drop = Jo ({ $points })
tonk-do-meld = Mahairatu { $cards }
tonk-do-layoff = Gehitu { $card } hona: { $meld }
tonk-do-discard = Bota { $card }
tonk-do-next = Hurrengoa
tonk-do-end = Utzi nahi dut
tonk-do-close = Amaitu partida

## Zer egin den azkena
tonk-last-draw-stock = { $name }: pilatik hartu du.
tonk-last-draw-discard = { $name }: botatakoen gainekoa hartu du.
tonk-last-meld = { $name }: konbinazio bat mahairatu du.
tonk-last-layoff = { $name }: karta bat gehitu du.
tonk-last-discard = { $name }: karta bat bota du.
tonk-last-drop = { $name }: jo du.

## Joko baten amaiera
tonk-panel = Nola amaitu den joko hau
tonk-head-draw = Berdinketa
tonk-head-you = Joko hau irabazi duzu
tonk-head-won = { $count ->
    [one] Joko honen irabazlea: { $names }
   *[other] Joko honen irabazleak: { $names }
}
tonk-how-tonk = Tonk! { $name }: azken karta mahairatu du. Bikoitza balio du.
tonk-how-out = { $name }: azken karta bota eta kartarik gabe geratu da.
tonk-how-drop = { $name }: { $points } punturekin jo du, eta berak bakarrik du gutxien.
tonk-how-caught = { $name }: { $points } punturekin jo du, baina goizegi. { $count ->
    [one] Gehiago ez duena: { $names }.
   *[other] Gehiago ez dutenak: { $names }.
}
tonk-how-stock = { $name }: karta bat eskatu dio pila hutsari. Puntu gutxien: { $names }, { $least }.
tonk-how-stock-draw = { $name }: karta bat eskatu dio pila hutsari. Batek baino gehiagok du puntu gutxien.
tonk-how-high = { $name }: { $points } puntu jaso ditu banaketan. Berehala irabazten du, eta bikoitza.
tonk-how-low = { $name }: { $points } puntu bakarrik jaso ditu banaketan. Berehala irabazten du, eta bikoitza.
tonk-how-several = Berehala irabazteko eskuak jaso dituzte: { $names }. Berdinketa.
tonk-pays = { $from } → { $to }: { $amount ->
    [one] fitxa 1
   *[other] { $amount } fitxa
} { $why }
tonk-pays-each = { $from } → { $to }: { $amount ->
    [one] fitxa 1
   *[other] { $amount } fitxa
} { $payers ->
    [one] bakoitzari
   *[other] bakoitzak
}, { $why }
tonk-why-tonk = Tonkagatik, bikoitza
tonk-why-out = kartarik gabe geratzeagatik
tonk-why-drop = jotzeagatik
tonk-why-caught = goizegi jotzeagatik, bikoitza
tonk-why-fewest = besteen artean puntu gutxien izateagatik
tonk-why-stock = puntu gutxien izateagatik
tonk-why-high = esku handiagatik, bikoitza
tonk-why-low = esku txikiagatik, bikoitza
tonk-writes = { $name }: { $points }
tonk-writes-double = { $name }: { $points }, bikoiztuta
tonk-nobody-pays = Inork ez du ordaintzen.
tonk-nothing-written = Ez da ezer idazten.
tonk-col-hand = Eskua
tonk-col-change = Joko hau
tonk-col-total = { $scoring ->
    [points] Puntuak
   *[chips] Fitxak
}
tonk-points = { $points ->
    [one] Puntu 1
   *[other] { $points } puntu
}
tonk-hand-private = ezkutuan

## Emaitza-orria
tonk-ledger = Emaitza-orria
tonk-ledger-facts = { $games ->
    [0] Partida irekia, { $game }. jokoa.
   *[other] { $game }. jokoa, { $games } jokotik.
} { $scoring ->
    [points] Puntu gutxienek irabazten dute.
   *[chips] { $stake ->
        [one] Apustua fitxa 1 da.
       *[other] Apustua { $stake } fitxa da.
    }
}
tonk-ledger-last = Azken jokoa: { $told }
tonk-ledger-none = Oraindik ez da jokorik amaitu.
tonk-ledger-total = Orain arte
tonk-col-game = Jokoa
tonk-col-how = Nola
tonk-short-tonk = Tonk
tonk-short-out = amaituta
tonk-short-drop = jota
tonk-short-caught = goizegi jota
tonk-short-stock = pila hutsik
tonk-short-high = esku handia
tonk-short-low = esku txikia
tonk-short-several = berdinketa

## Gertatutakoa
tonk-event-began = Banatzeko zozketa: { $cuts }. Lehen banatzailea: { $name }.
tonk-event-dealt = { $game }. jokoa. Banatzailea: { $name }.
tonk-event-drew-stock = { $name }: pilatik hartu du.
tonk-event-drew-discard = { $name }: botatakoen gainekoa hartu du.
tonk-event-asked = { $name }: karta bat eskatu du, baina pila hutsik dago.
tonk-event-melded = { $name }: { $cards } mahairatu du.
tonk-event-laid-off = { $name }: { $card } gehitu du.
tonk-event-discarded = { $name }: karta bat bota du.
tonk-event-dropped = { $name }: jo du.
tonk-event-agreed = { $name }: amaitu nahi du.
tonk-event-over = Partida amaitu da. { $count ->
    [one] Irabazlea: { $names }.
   *[other] Irabazleak: { $names }.
} { $scores }.
tonk-event-over-draw = Partida amaitu da. Berdinketa: { $names }. { $scores }.

refusal-no-card-for-meld = Zure karta bat bera ere ez doa konbinazio honekin.

## The first game's guide
guide-tonk-aim = Zure eskua: libratu lehena horretatik, edo izan puntu gutxien norbaitek jotzen duenean.
guide-tonk-draw = Txanda hemen hasten da: hartu botatakoen goiko karta, edo hartu bat hartzekotik.
guide-tonk-lay = Gero jarri mahaian hirukoteak, laukoteak eta eskailerak, zuretzat bilatzen direnak, eta amaitu txanda karta bat botaz.
guide-tonk-help = Botoi honek kartak eta mahai honetako arauak erakusten ditu. Ondo pasa!

### part: rules

book-cards = Kartak
book-rules = Arau guztiak
book-standard = Mahai honetan ohiko moduan jokatzen da: { $game }.
book-usual = Ohikoa: { $text }
book-contents = Liburuaren atalak
book-house = Etxeko araua
book-house-title = { $game }: ohikoaz bestelakoa
book-ours = Gure irakurketa
book-ours-text = Joko baten iturriek ezer esaten ez dutenean edo bi modutara irakur daitezkeenean, aukeratu egin behar izan dugu. Puntu horiek «gure irakurketa» marka daramate.
book-made = Esaldi hauek zerbitzariak jokatzeko erabiltzen dituen ezarpen beretatik sortzen dira.

### part: rules-track
# The rules of a table for the track games; the sentences are those of app/games/track/rulewords.py

## Atalak
rule-track-section-board = Taula
rule-track-section-deals = Kartak eta banaketa
rule-track-section-turn = Zure txanda
rule-track-section-walking = Ibiltzea
rule-track-section-crossings = Bidegurutzeak
rule-track-section-cards = Zer egiten duen karta bakoitzak
rule-track-section-teams = Taldeak
rule-track-section-agreed = Aldaerak

## Puntuak
rule-track-players = { $name }: gehienetan { $usual } jokalari; { $other } ere izan daitezke.
rule-track-section = Jokalari bakoitzak ibilbidearen tarte bat du, { $section } laukikoa, 1etik { $section } arte zenbakituta ibiltzeko norabidean, erlojuaren orratzen norabidean. { $section } laukia jokalariaren abiapuntua da, { $crossing } laukia bidegurutze bat, eta { $dot } laukia holograma-puntua.
rule-track-ring = Tarteak elkarren segidan doaz erlojuaren orratzen norabidean, eta { $ring } laukiko eraztuna osatzen dute.
rule-track-seats-all = Taulak { $sections } tarte ditu, bat jokalari bakoitzeko.
rule-track-seats-two = Bi jokalarirekin taulak { $sections } tarte ditu, eta jokalariak aurrez aurre daude. Tarte hutsen abiapuntuak lauki arruntak dira, eta haien { $dot } laukia ez da inoiz holograma-puntua.
rule-track-home-always = Bere tarteko { $opening } laukitik aurrera, fitxa bere etxera sartzen da, { $home } lauki lerroan: +1 eta +{ $home } artean. Han beti sartzen da.
rule-track-home-or-stop = Bere tarteko { $opening } laukitik aurrera, fitxa bere etxera sartzen da, { $home } lauki lerroan: +1 eta +{ $home } artean. Kontua bere { $dot } laukian justu amaitzen bada, han gera daiteke.
rule-track-dead-end = Bere { $dot } laukia kale itsua da, eta handik ezin du aurrera egin. Trukeak, { $back } atzera egiteak edo aurkari baten { $five } batek ateratzen du.
rule-track-home-others = Besteen fitxak ez dira han sartzen: { $section } laukira jarraitzen dute.
rule-track-progress = Fitxa baten aurrerapena bere abiapuntutik zenbatutako urratsak dira: 0 abiapuntuan, gero ibilbideko laukiak ordenan, azkena bere { $dot } laukia, eta ondoren etxea.
rule-track-pawns = Jokalari bakoitzak { $pawns } fitxa ditu, denak berdinak. Biltegian hasten dira, ibilbidetik kanpo.
rule-track-deck = Karta-sortak kolore oso bat du jokalari bakoitzeko, { $ranks } karta: { $count } karta guztira.
rule-track-deck-order = Koloreak pika, bihotz, diamante eta hirusta dira, eta gero berriro pikatik aurrera.
rule-track-jokers-many = { $jokers } joker gehitzen dira: kopurua jokalari kopuruaren araberakoa da.
rule-track-jokers-one = Joker bat gehitzen da: kopurua jokalari kopuruaren araberakoa da.
rule-track-jokers-none = Mahai honetan jokerrik gabe jokatzen da.
rule-track-deal-hands = Erronda bakoitzean nahastutako kartak { $hands } banaketatan ematen dira: { $sizes } karta jokalari bakoitzari. Banaketa bakoitza amaitu arte jokatzen da, hurrengoa eman aurretik.
rule-track-deal-one = Erronda bakoitza banaketa bakarra da: { $sizes } karta jokalari bakoitzari.
rule-track-stock = Errondak dirauen bitartean, banatu ez den guztia da hartzeko pila. Errondaren azken banaketaren ondoren, karta guztiak berriro nahasten dira.
rule-track-first-dealer = Lehen banatzailea zozketaz aukeratzen da.
rule-track-dealer-round = Banatzaile berak egiten ditu erronda bateko banaketa guztiak; gero ezkerrekoari dagokio.
rule-track-dealer-hand = Banatzailea banaketa bakoitzaren ondoren aldatzen da, ezkerrera: banaketa hasi duenak ematen du hurrengoa.
rule-track-lead = Banatzailearen ezkerrekoa hasten da, eta erlojuaren orratzen norabidean jokatzen da. Kartarik ez duenak ez du txandarik.
rule-track-exchange-mates = Zuk eta zure taldekideak karta bana ematen diozue elkarri.
rule-track-exchange-team = Bakoitzak karta bat ematen dio hurrengo taldekideari, erlojuaren orratzen norabidean.
rule-track-exchange-left = Bakoitzak karta bat ematen dio hurrengo jokalariari, erlojuaren orratzen norabidean.
rule-track-exchange-blind = Bietako bakoitzak karta bat hartzen du itsuan bestearen eskutik, banatu den bezala.
rule-track-exchange-none = Ez da kartarik trukatzen.
rule-track-exchange-secret = Denek batera aukeratzen dute, kartak estalita: inork ez du ikusten zer jasotzen duen denek aukeratu arte.
rule-track-exchange-every = Banaketa guztien ondoren trukatzen da, jokatu aurretik, eta ez lehenengoan bakarrik.
rule-track-hidden = Bakoitzak zenbat karta dituen denek dakite; zein diren, ez. Jokatutako eta botatako kartak agerian daude.
rule-track-turn = Zure txandan karta bat jokatzen duzu, hark dioena egiten duzu eta agerian uzten duzu.
rule-track-must-play = Zure kartaren batek jokaldi zilegiren bat badu, bat jokatu behar duzu, jokaldia txarra izanda ere.
rule-track-no-move-fold = Kartarik ezin baduzu jokatu, esku osoa uzten duzu mahaian, agerian, eta banaketa honen amaierara arte kanpoan geratzen zara. Hurrengo banaketan berriro jokatzen duzu.
rule-track-no-move-discard = Kartarik ezin baduzu jokatu, nahi duzun karta bat botatzen duzu eta jokoan jarraitzen duzu.
rule-track-hand-end = Banaketa amaitzen da inork kartarik ez duenean. Besteek baino karta bat gehiago duenak bakarrik jarraitzen du, arau berekin.
rule-track-win-team = Jokoa berehala amaitzen da talde baten fitxa guztiak etxean daudenean, edonork eramanda ere. Talde horrek irabazten du.
rule-track-win-alone = Jokoa berehala amaitzen da jokalari baten { $pawns } fitxak etxean daudenean, edonork eramanda ere. Jokalari horrek irabazten du.
rule-track-whole-card = Amaiera karta osoaren ondoren begiratzen da: { $seven } urratsak egin ezin dituen 7koa ez da jokaldi zilegia, lehen zatiarekin irabaziko balitz ere.
rule-track-own-pawns-team = Zure fitxak zure lekuarenak dira. { $pawns } fitxak etxean daudenean, taldekideen fitxekin jokatzen duzu zureak balira bezala, eta horiek ere ateratzen dituzu, taldekideren batek amaitu ez duen bitartean.
rule-track-own-pawns-alone = Zure fitxak zure lekuaren { $pawns } fitxak dira.
rule-track-forward = Fitxak zenbatzen den adina lauki egiten ditu aurrera. Biltegiko fitxa ezin da ibili; etxekoak etxe barruan jarrai dezake.
rule-track-lap = Bere aldeko karta batekin aurrera doan fitxa ez da inoiz bere abiapuntura iristen eta ez du pasatzen: etxera sartzen da, eta kontuak bat etorri behar du. Ezin da +{ $home } laukitik haratago joan.
rule-track-in-home = Etxe barruan fitxa batek ez du beste bat pasatzen, eta ez da haren gainean gelditzen.
rule-track-safe-from-all = Bere abiapuntuan dagoen fitxa babestuta dago: ezin da jan, pasatu, trukatu edo { $five } batekin mugitu. Fitxa guztiak gelditzen ditu, bere aldekoak ere bai.
rule-track-safe-from-others = Bere abiapuntuan dagoen fitxa babestuta dago: ezin da jan, pasatu, { $five } batekin mugitu edo trukeko beste fitxa gisa aukeratu. Fitxa guztiak gelditzen ditu, bere aldekoak ere bai.
rule-track-safe-foreign = Beste jokalari baten abiapuntuan fitxa ez dago babestuta: besteak bezalako fitxa bat da.
rule-track-corners = Etxeko eta biltegiko fitxak ezin dituzte besteek ukitu.
rule-track-capture = Ibilbideko lauki okupatu batera iristen den fitxak han dagoena jaten du, edonorena izanda ere, baita zeurea ere: hura bere biltegira itzultzen da.
rule-track-passing = Fitxa bat pasatzeak ez du jaten, erregearekin izan ezik.
rule-track-backward = Ibilbideko fitxak bakarrik joan daitezke atzera, etxekoak inoiz ez. Bere abiapuntutik bere { $behind } laukira joaten da atzera: bira egindakotzat jotzen da, eta handik etxera joan daiteke.
rule-track-backward-home = Atzera eginez ez da inoiz etxera sartzen.
rule-track-crossing-must = Bidegurutze batean justu gelditzen den fitxak hurrengo bidegurutzera egin behar du jauzi, hurrengo tarteko { $crossing } laukira. Aurrera egiten du jauzi, baita { $back } atzera egin ondoren ere.
rule-track-crossing-may = Bidegurutze batean justu gelditzen den fitxak hurrengo bidegurutzera egin dezake jauzi, berehala, zihoan norabidean, { $section } lauki harago: atzera { $back } atzera egin ondoren, bestela aurrera.
rule-track-crossing-parts = 7koaren zati bakoitza ibilaldi bat da, eta beraz jauzi batekin amai daiteke.
rule-track-jump = Jauziak denen gainetik pasatzen du, babestutako fitxen gainetik ere bai. Bigarren bidegurutzetik ez du jarraitzen.
rule-track-jump-captures = Jauzi egiten duen fitxak bi bidegurutzeetan jaten du: ibilaldia amaitu den lekuan eta jauzia amaitzen den lekuan.
rule-track-jump-start = Jauzi batek ez du inoiz fitxa bere abiapuntutik haratago eramaten, ez aurrera ez atzera: ibilaldia amaitu den lekuan geratzen da.
rule-track-jump-swap = Trukez bidegurutzera iristen den fitxak ez du jauzirik egiten.
rule-track-ace = Batekoa: atera fitxa bat, edo egin { $steps } aurrera.
rule-track-numbers = { $numbers }: egin aurrera kartaren zenbakia adina.
rule-track-queen = Dama: egin { $steps } aurrera.
rule-track-enter = Fitxa ateratzea: zure fitxa bat biltegitik bere abiapuntura doa. Ezin da leku bereko fitxa bat han dagoen bitartean; beste jokalari baten fitxa jan egiten da han.
rule-track-four = 4: zure fitxa batek { $back } egiten ditu atzera.
rule-track-four-start-empty = Atzera eginez, fitxak bere abiapuntua pasa dezake han fitxarik ez badago bakarrik. Kontua bere abiapuntuan justu amaitzen bada, beste { $back } zenbatzen ditu handik eta bere { $behind } laukian amaitzen du; horretarako ere abiapuntuak hutsik egon behar du.
rule-track-four-start-never = Atzera eginez, fitxak ez du inoiz bere abiapuntua pasatzen. Justu han amai dezake, eta orduan babestuta dago; beste jokalari baten fitxa jan egiten da han.
rule-track-five-team = 5: beste talde baten fitxa batek { $five } egiten ditu aurrera, ibilbidean badago eta babestuta ez badago. Zuk aukeratzen duzu zein.
rule-track-five-alone = 5: beste jokalari baten fitxa batek { $five } egiten ditu aurrera, ibilbidean badago eta babestuta ez badago. Zuk aukeratzen duzu zein.
rule-track-five-way = 5ekoak mugitzen duen fitxak ibilbideari jarraitzen dio. Bere abiapuntua pasatzen du han bere lekuko fitxarik ez badago, eta ez da inoiz etxera sartzen; bere abiapuntuan amai dezake, eta orduan babestuta dago.
rule-track-five-lands-must = Fitxa horrek iristen den lekuan jaten du, eta bidegurutze batetik jauzi egin behar du.
rule-track-five-lands-may = Fitxa horrek iristen den lekuan jaten du, eta bidegurutze batean zuk aukeratzen duzu jauzi egiten duen ala ez.
rule-track-seven = 7: { $seven } urrats aurrera, fitxa batetik { $parts } fitxa desberdinera arte banatuta, zuk aukeratutako ordenan. { $seven } urratsak egin behar dira, eta fitxa bakoitzak zati bat hartzen du, gutxienez urrats batekoa.
rule-track-seven-whose-team = Zure fitxek eta taldekideenek har dezakete 7koaren zati bat.
rule-track-seven-whose-own = Zure fitxek bakarrik hartzen dute 7koaren zati bat; zati batek zure azken fitxa etxera badarama, gainerakoa taldekideen fitxentzat izan daiteke.
rule-track-seven-whose-alone = Zure fitxek bakarrik hartzen dute 7koaren zati bat.
rule-track-jack = Txota: zure fitxa batek beste batekin trukatzen du lekua. Biek ibilbidean egon behar dute.
rule-track-jack-own-any = Trukeko zure fitxa ibilbideko edozein izan daiteke, babestuta dagoena ere bai.
rule-track-jack-own-unsafe = Trukeko zure fitxak ezin du babestuta egon.
rule-track-jack-other-seat-team = Beste fitxak lehena ez den leku batekoa izan behar du, taldekide batena edo aurkari batena, eta babestu gabea.
rule-track-jack-other-seat-alone = Beste fitxak beste jokalari batena izan behar du, eta babestu gabea.
rule-track-jack-other-any = Beste fitxa ibilbideko edozein izan daiteke, babestuta ez badago; leku berekoa ere bai, eta orduan ez da ezer aldatzen taulan.
rule-track-jack-order = Bi fitxak mugi baditzakezu, edozein aipa dezakezu lehenik: beste fitxari buruzkoak bigarren aipatzen duzunarentzat balio du.
rule-track-jack-progress = Truke baten ondoren, fitxa bakoitzaren aurrerapena bere lauki berriaren araberakoa da.
rule-track-king = Erregea: atera fitxa bat, edo egin { $steps } aurrera. Ibilaldi horrek pasatzen dituen fitxa guztiak jaten ditu, zure aldekoak ere bai.
rule-track-king-jump = Erregearen ibilaldia jauzi batekin amaitzen bada, jauziak iristen den lekuan bakarrik jaten du. Etxeko fitxak ez dira inoiz jaten.
rule-track-joker = Jokerra: atera fitxa bat, edo egin { $steps } aurrera; gero hartu karta bat hartzeko pilatik, baldin badago.
rule-track-joker-none = Jokerra: ez dago mahai honetan.
rule-track-joker-draw = Jokerraren ondoren hartutako karta zure eskura doa eta banaketa honetako geroagoko txanda batean jokatzen da, jokerra zure azken karta izanda ere. Bota edo mahaian uzten den jokerrak, edo jokoa amaitzen duenak, ez du kartarik ematen.
rule-track-teams-two = { $size } jokalariko bi taldek jokatzen dute, mahaiaren inguruan txandaka eserita.
rule-track-teams-pairs = { $teams } taldek jokatzen dute, { $size } jokalarikoak. Taldekideak aurrez aurre eserita daude.
rule-track-teams-none = Nor bere alde jokatzen da.
rule-track-hologram-on = Holograma-puntuan, edozein jokalariren tarteko { $dot } laukian, dagoen fitxa trabatuta dago, edonorena izanda ere: ez da aurrera ibiltzen bere aldeko kartekin, ezta 7koaren zati batekin ere. Trukeak, { $back } atzera egiteak edo aurkari baten { $five } batek askatzen du.
rule-track-hologram-off = Holograma-puntuak ez dira erabiltzen: { $dot } laukia besteak bezalako laukia da.
rule-track-hologram-never = { $name }: ez dago holograma-punturik; { $dot } laukia besteak bezalako laukia da.
rule-track-points-on = Puntuka jokatzen da; partida kopurua: { $games }. Partida baten amaieran etxean dagoen fitxa bakoitzak { $per_pawn } ematen dio bere aldeari, eta irabazleek { $bonus } gehitzen dituzte.
rule-track-points-off = Partida bakarrak erabakitzen du: ez da punturik zenbatzen.
rule-track-points-never = { $name }: ez da puntuka jokatzen; partida bakarrak erabakitzen du.
rule-track-points-winner = Azken partidaren ondoren puntu gehien duenak irabazten du; puntu berdinekin berdinketa da, eta emaitzak berdindutako guztiak aipatzen ditu. Hurrengo partida azken banatzailearen ezkerrekoak banatzen du.
rule-track-agree = Anfitrioiak jokoa hasi aurretik aukera ditzake etxeko arauak. Joko hauetan guztietan, etxea { $first } edo { $second } laukiaren ondoren has daiteke.

### part: rules-tonk
# The rules of a table for Tonk; the sentences are those of app/games/tonk/rulewords.py

## Atalak
rule-tonk-section-cards = Kartak
rule-tonk-section-deal = Banaketa
rule-tonk-section-turn = Zure txanda
rule-tonk-section-end = Joko baten amaiera
rule-tonk-section-match = Partida

## Puntuak
rule-tonk-players = Tonk { $low } eta { $high } jokalari artean jokatzen da. Mahai honetako lekuak: { $players }.
rule-tonk-deck-full = { $count } kartarekin jokatzen da, jokerrik gabe.
rule-tonk-deck-short = { $count } kartarekin jokatzen da, jokerrik gabe eta hauek gabe: { $missing }. Eskailera batean { $before } karta txotaren ondoan dago.
rule-tonk-ace = Batekoak { $points } balio du. Beti da txikiena: 2koaren ondoan dago, inoiz ez erregearen ondoan.
rule-tonk-numbers = { $numbers }: bakoitzak bere zenbakia balio du.
rule-tonk-court = Txotak, damak eta erregeak { $points } balio dute bakoitzak.
rule-tonk-cut = Lehen banaketarako bakoitzak karta bat hartzen du, eta altuenak banatzen du: erregea da altuena, batekoa txikiena.
rule-tonk-cut-tie = Karta altuenean berdintzen direnek berriro hartzen dute.
rule-tonk-next-dealer = Joko bakoitzaren ondoren ezkerrekoak banatzen du.
rule-tonk-deal = Bakoitzak { $count } karta jasotzen ditu, banan-banan, banatzailearen ezkerretik hasita. Hurrengo karta agerian jartzen da botatakoen lehen karta gisa; gainerakoa hartzeko pila da.
rule-tonk-hidden = Botatakoen gainekoa bakarrik ikus daiteke. Azpian zer dagoen, eta norbaitek zein karta hartu duen, inork ez du jakiten partida amaitu arte. Esku bakoitzean, hartzeko pilan eta botatakoetan zenbat karta dauden denek dakite.
rule-tonk-high-chips = Banaketan { $low } edo { $high } puntuko eskua jasoz gero, berehala erakusten da eta jokatu gabe irabazten du: beste bakoitzak { $double } ordaintzen du, apustua bikoitza.
rule-tonk-high-points = Banaketan { $low } edo { $high } puntuko eskua jasoz gero, berehala erakusten da eta jokatu gabe irabazten du: haren jokalariak 0 idazten du, beste bakoitzak eskuko puntuak bikoiztuta.
rule-tonk-high-seven = Eskuan { $count } karta izanda ere, { $low } eta { $high } puntuk berehala irabazten dute.
rule-tonk-low-on = Banaketan gehienez { $points } puntuko eskuak ere berehala irabazten du, era berean.
rule-tonk-low-off = Banaketan puntu gutxi izateak ez du berez ezer irabazten.
rule-tonk-several = Bi jokalarik edo gehiagok horrelako eskua jasotzen badute, jokoa berdinketa da, eta hurrengo banatzaileak banatzen du.
rule-tonk-begin = Banatzailearen ezkerrekoa hasten da, eta erlojuaren orratzen norabidean jokatzen da.
rule-tonk-drop = Zure txandaren hasieran, beste ezer baino lehen, jo dezakezu.
rule-tonk-draw = Bestela karta bat hartzen duzu: hartzeko pilaren gainekoa edo botatakoen gainekoa.
rule-tonk-lay = Gero, nahi adina aldiz, konbinazioak mahairatzen dituzu eta kartak gehitzen dizkiezu mahaiko konbinazioei, zureei edo besteenei.
rule-tonk-discard = Txandaren amaieran karta bat botatzen duzu, agerian.
rule-tonk-discard-same = Botatakoen gainekoa hartu eta karta bera bota dezakezu.
rule-tonk-melds = Konbinazioa hirukotea edo laukotea da, balio bereko hiru edo lau karta, edo eskailera, kolore bereko hiru karta edo gehiago segidan. Eskailera bi aldeetatik haz daiteke, batekotik erregera.
rule-tonk-wait-on = Konbinazio berri bat mahairatu ondoren, ezin duzu zure hurrengo { $turns } txandetan jo; beste konbinazio berri batekin berriro hasten dira. Beste jokalari batek zure konbinazioari karta bat gehitzen badio, ezin duzu hurrengo txandan jo, eta horrek ez du inoiz itxaronaldi luzeagoa laburtzen.
rule-tonk-wait-off = Konbinazio bat mahairatzeak ez du galarazten gero jotzea.
rule-tonk-must-meld-on = Ezin duzu kartarik bota eskuan konbinazio oso bat duzun bitartean: lehenik mahairatu behar da. Botatzeko uneko eskua da kontuan; gainjartzen diren konbinazioen artean zuk aukeratzen duzu.
rule-tonk-must-meld-off = Konbinazio oso bat eskuan gorde dezakezu.
rule-tonk-must-meld-limits = Kartak gehitzea ez da inoiz nahitaezkoa, eta txandaren hasieran jo dezakezu, eskuan edozer duzula ere.
rule-tonk-tonk-chips = Tonk: zure azken karta mahairatuz edo gehituz irteten da eskutik, eta ez duzu ezer botatzen. Beste bakoitzak { $double } ordaintzen dizu, apustua bikoitza.
rule-tonk-tonk-points = Tonk: zure azken karta mahairatuz edo gehituz irteten da eskutik, eta ez duzu ezer botatzen. Zuk 0 idazten duzu, beste bakoitzak eskuko puntuak bikoiztuta.
rule-tonk-out-chips = Amaitzea: zure azken karta botatzen duzu. Beste bakoitzak apustua ordaintzen dizu, { $stake }.
rule-tonk-out-points = Amaitzea: zure azken karta botatzen duzu. Zuk 0 idazten duzu, beste bakoitzak eskuko puntuak.
rule-tonk-dropped-chips = Jotzea: esku guztiak erakutsi eta zenbatzen dira. Zuk bakarrik baduzu puntu gutxien, beste bakoitzak apustua ordaintzen dizu, { $stake }.
rule-tonk-dropped-points = Jotzea: esku guztiak erakutsi eta zenbatzen dira. Zuk bakarrik baduzu puntu gutxien, zuk 0 idazten duzu eta beste bakoitzak eskuko puntuak.
rule-tonk-caught-chips = Bestela harrapatu zaituzte: { $double }, apustua bikoitza, ordaintzen diozu zuk adina puntu edo gutxiago duen bakoitzari. Eta besteen artean, puntu gutxien duenak { $stake } jasotzen du gainerako bakoitzarengandik, zurengandik izan ezik; inork ez, haien artean bik edo gehiagok berdintzen badute puntu gutxienean.
rule-tonk-caught-points = Bestela harrapatu zaituzte, eta zure puntuak bikoiztuta idazten dituzu. Besteen artean, puntu gutxien dutenek 0 idazten dute, gainerakoek eskuko puntuak.
rule-tonk-example-chips = Adibidea: Annak { $anna } punturekin jo du, Benek { $ben } ditu, Carlak { $carla }. Annak { $caught } ordaintzen dio Beni, Carlak { $fewest } ordaintzen dio Beni, eta Benek { $up } irabazten ditu.
rule-tonk-example-points = Adibidea: Annak { $anna } punturekin jo du, Benek { $ben } ditu, Carlak { $carla }. Annak { $caught } idazten du, Benek { $up }, Carlak { $fewest }.
rule-tonk-empty-stock = Hartzeko pila hutsik dagoenean, jokoak jarraitzen du bakoitzak aurrekoak botatako karta hartzen duen bitartean, edo jotzen duen bitartean.
rule-tonk-stock-chips = Pila hutsari karta bat eskatzen dionak jokoa amaitzen du: esku guztiak erakusten dira, eta puntu gutxien duenak apustua, { $stake }, jasotzen du besteengandik. Puntu gutxienean berdintzen badira, berdinketa da, eta inork ez du ordaintzen.
rule-tonk-stock-points = Pila hutsari karta bat eskatzen dionak jokoa amaitzen du: esku guztiak erakusten dira, puntu gutxien duenak 0 idazten du, beste guztiek eskuko puntuak. Puntu gutxienean berdintzen badira, berdinketa da, eta inork ez du ezer idazten.
rule-tonk-shown-chips = Joko baten amaieran eskuak arauek behar dutenean bakarrik erakusten dira: banaketako esku bereziak, jotzea, pila hutsa. Bestela ezkutuan geratzen dira partida amaitu arte.
rule-tonk-shown-points = Joko baten amaieran esku guztiak erakusten dira, haien puntuak idazten direlako. Banaketako berdinketa baten ondoren, esku bereziak bakarrik.
rule-tonk-scoring-chips = Mahai honetan fitxen truke jokatzen da. Joko bakoitza bere aldetik ordaintzen da.
rule-tonk-scoring-points = Mahai honetan puntuak idazten dira, fitxen ordez. Joko bakoitza bere aldetik zenbatzen da: irabazleak 0 idazten du, beste guztiek eskuan geratutako puntuak, bikoiztuta tonk baten ondoren eta banaketako esku berezi baten ondoren. Berdinketan ez da ezer idazten.
rule-tonk-stake-chips = Apustua { $stake } da.
rule-tonk-stake-points = Ez da apusturik ordaintzen: puntuak idazten dira. (Hemen ezarritako apustua { $stake } da.)
rule-tonk-start-chips = Bakoitzak hasieran dituen fitxak: { $chips }.
rule-tonk-start-points = Bakoitza 0 punturekin hasten da. (Hasierarako ezarritako fitxak: { $chips }.)
rule-tonk-below-zero = Fitxak zerotik behera joan daitezke: pospoloak zenbatzen dituzte.
rule-tonk-games-open = Partida irekia da: bi jokoren artean amaitzen da, anfitrioiak amaitzen duenean edo jokalari guztiak ados daudenean.
rule-tonk-games-one = Partida joko bakarra da.
rule-tonk-games-many = Partida { $games } jokoren ondoren amaitzen da.
rule-tonk-winner-chips = Orduan fitxa gehien duenak irabazten du partida. Emaitzak berdindutako guztiak aipatzen ditu.
rule-tonk-winner-points = Orduan puntu gutxien duenak irabazten du partida. Emaitzak berdindutako guztiak aipatzen ditu.
