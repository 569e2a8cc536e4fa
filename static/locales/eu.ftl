### Toktonk euskaraz. Ordena en.ftl-rena da. Izenei ez zaie kasu-markarik itsasten: esaldiak horren arabera daude eginda.

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

## Sarrerako atea
home-title = Toktonk – Tokken, Tok eta Tonk lagunekin
home-headline = Tokken, Tok eta Tonk zure lagunekin
home-lead = Ireki gela bat, bidali esteka lagunei eta jokatu nabigatzailean. Konturik gabe, ezer instalatu gabe, doan.
home-games = Aukeratu joko bat
home-how = Nola dabilen
home-step-create = Aukeratu joko bat eta ireki gela bat.
home-step-share = Bidali esteka lagunei. Ireki eta eseri egingo dira.
home-step-play = Denak eserita daudenean, hasi. Konexioa galdu duzu? Zure lekua zain daukazu.
home-footer = Toktonkek zintzo nahasten du: jokoaren ondoren, nahasketa bakoitza egiazta daiteke.
home-no-server = Zerbitzaria ez dago eskura une honetan.

game-tokken = Tokken
game-tokken-line = Dadoen ordez kartak: eraman etxera zuen fitxak taldekidearekin batera, eta bidali besteenak biltegira.
game-tokken-facts = 2–8 jokalari, onena 4 · ordubete inguru
game-tok = Tok
game-tok-line = Tokkenen lehengusu euskaldun eta frantsesa, zurezko taula batean: bidegurutzean zuk erabakitzen duzu jauzi egin ala ez, eta esku txar batek karta bat kentzen du, ez denak.
game-tok-facts = 2–8 jokalari, onena 4 · ordubete inguru
game-tonk = Tonk
game-tonk-line = Rummy azkarra, fitxen truke: mahairatu hirukoteak, laukoteak eta eskailerak, hustu eskua, edo jo gutxien duzula uste duzunean.
game-tonk-facts = 2–4 jokalari · bost minutu jokoko
game-soon = Laster
players = { $count } jokalari
players-label = Jokalari kopurua
create-room = Ireki gela

join-label = Koderik jaso duzu?
join-button = Sartu
join-unreadable = Kode batek sei letra eta zenbaki ditu, KQ7 M2P bezala.
join-wait =
    { $seconds ->
        [one] Saiakera gehiegi. Itxaron segundo bat eta saiatu berriro.
       *[other] Saiakera gehiegi. Itxaron { $seconds } segundo eta saiatu berriro.
    }

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
refusal-too-many-tries = Kode oker gehiegi. Itxaron minutu bat eta saiatu berriro.
refusal-unknown-card = Karta hori ezezaguna da.
refusal-unknown-command = Zerbitzariak ez du eskaera hori ezagutzen. Kargatu orria berriro.
refusal-unknown-field = Zerbitzariak ezin izan du hori irakurri.
refusal-unknown-option = Jokoak ez du aukera hori.
refusal-wait = Konbinazio baten ondoren, itxaron egin behar duzu jo aurretik.
refusal-wrong-count = Kontua ez dator bat.
refusal-wrong-jump = Handik fitxak hona egiten du jauzi: { $other }.
refusal-wrong-kind-of-move = Karta hau ez da horrela jokatzen.
