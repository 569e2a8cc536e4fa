### Deutsch. One file is one language: it is listed as soon as it is here. Pages load the parts that they need.

### part: shell

language-name = Deutsch

page-title = { $status } – Toktonk
loading = Einen Moment …
list-and = { $words } und { $last }
close = Schließen
try-again = Noch einmal versuchen
skip = Zum Tisch

pref-language = Sprache
pref-theme = Farben
pref-theme-system = Auto
pref-theme-light = Hell
pref-theme-dark = Dunkel
pref-motion = Züge zeigen, während sie geschehen

game-tokken = Tokken
game-tok = Tok
game-tonk = Tonk
players = { $count } Spieler
players-label = Anzahl der Spieler

offline-title = Du bist offline
offline-text = Keine Verbindung zu Toktonk. Deine Tische bleiben auf dem Server; diese Seite macht von selbst weiter, sobald er wieder erreichbar ist.
missing-title = Diesen Raum gibt es nicht
missing-text = Vielleicht ist der Link unvollständig, oder den Raum gibt es längst nicht mehr. Frag deine Freunde noch einmal danach, oder gib ihren Code ein.
missing-home = Zur Startseite

## Vor dem Spiel
lobby-choose = Such dir einen Platz
lobby-choose-text = Schreib deinen Namen und wähl dann einen freien Platz am Tisch.
lobby-full = Der Tisch ist voll
lobby-full-text = Du kannst zuschauen. Steht jemand auf, kannst du dich setzen.
lobby-invite = Lad deine Freunde ein
lobby-ready = Alle sind da
lobby-invite-text = Schick ihnen den Link oder den Code. Willst du umziehen, wähl einen anderen freien Platz.
lobby-all-seated = Alle sitzen: Du kannst anfangen.
lobby-wait-for = { $name } kann das Spiel starten
lobby-wait-host = Der Host kann das Spiel starten
seats-free =
    { $count ->
        [one] Noch ein Platz frei
       *[other] Noch { $count } Plätze frei
    }
seats-label = Plätze am Tisch
seat-take = Hier sitzen
seat-move = Hierher umziehen
seat-you = du
seat-host = Host
seat-away = weg
bot-novice = Anfänger-Bot
bot-regular = normaler Bot
bot-expert = Experten-Bot
seat-remove = { $name } vom Tisch schicken
seat-unnamed = Platz { $seat }
team = Team { $number }
name-label = Dein Name
name-change = Ändern
name-needed = Schreib zuerst hier deinen Namen.
start = Spiel starten
stand = Aufstehen

invite-title = Freunde einladen
invite-text = Mit diesem Link kommt jeder an den Tisch.
invite-here = Diese Adresse gilt nur auf diesem Computer. Für Freunde an anderen Geräten öffne Toktonk unter der Netzwerkadresse, die der Server beim Start anzeigt.
invite-link = Link zu diesem Raum
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copy-failed = Kopieren ist hier nicht erlaubt. Markier den Link und kopier ihn selbst.
invite-share = Teilen …
invite-share-text = Spielst du { $game } mit mir?
invite-code = Oder lies diesen Code vor:

rules-change = Hausregeln
rules-title = Hausregeln
rules-save = Speichern
rules-game = Spiel
rules-usual = Alles wie üblich
rules-all-usual = { $game }, wie es meist gespielt wird.
option-usual = Wie üblich.
option-unusual = Üblich: { $value }.
option-usual-value = { $value } (üblich)
clock = Uhr
clock-none = Keine Uhr
clock-soft = { $seconds } s je Zug, nur angezeigt
clock-bank = { $minutes } min und { $seconds } s je Zug
rulebook = Regeln dieses Tisches
rulebook-cards = Karten und Regeln
rulebook-rule = Regel { $rule } lesen
rulebook-failed = Die Regeln konnten nicht geladen werden. Versuch es gleich noch einmal.
rulebook-differs =
    { $count ->
        [one] Weicht in einem Punkt vom üblichen { $game } ab
       *[other] Weicht in { $count } Punkten vom üblichen { $game } ab
    }
option-teams = Teams
option-teams-two = Zwei Teams
option-teams-pairs = Paare
option-teams-none = Jeder für sich
option-deal = Austeilen
option-deal-5-4-4 = Erst 5, dann 4 und 4
option-deal-13 = Alle 13 auf einmal
option-exchange = Kartentausch
option-exchange-team = Mit dem Partner
option-exchange-left = Nach links
option-exchange-blind = Blind ziehen
option-exchange-none = Keiner
option-home-after = Ziel beginnt nach Feld
option-hologram = Hologrammpunkt hält Figuren fest
option-points = Um Punkte: Anzahl der Spiele (leer für ein einziges)
option-jokers = Mit Jokern
option-wait = Nach dem Auslegen mit dem Klopfen warten
option-low-tonk = Niedrige Blätter gewinnen sofort
option-low-tonk-null = Nein
option-hand-size = Karten auf der Hand
option-must-meld = Fertige Kombinationen müssen auf den Tisch
option-deck = Karten im Spiel
option-stake = Einsatz
option-games = Anzahl der Spiele (leer für ein offenes Ende)
option-starting-chips = Chips am Anfang
option-scoring = Gezählt werden
option-scoring-chips = Chips
option-scoring-points = Punkte

## Karten: `card-rank-…` steht auf der Karte, `card-word-…` wird vorgelesen
card-joker = Joker
card-name = { $suit } { $rank }
card-rank-A = A
card-rank-J = B
card-rank-Q = D
card-rank-K = K
card-word-A = Ass
card-word-2 = 2
card-word-3 = 3
card-word-4 = 4
card-word-5 = 5
card-word-6 = 6
card-word-7 = 7
card-word-8 = 8
card-word-9 = 9
card-word-T = 10
card-word-J = Bube
card-word-Q = Dame
card-word-K = König
card-suit-s = Pik
card-suit-h = Herz
card-suit-d = Karo
card-suit-c = Kreuz

## Das Spiel
status-your-turn = Du bist dran
status-give = Gib eine Karte weg
status-turn = { $names } ist dran
status-exchange =
    { $count ->
        [one] { $names } wählt eine Karte zum Weggeben
       *[other] { $names } wählen eine Karte zum Weggeben
    }
status-between = Zwischen zwei Spielen
status-wait = Einen Moment …
bar-log = Was bisher geschah
bar-menu = Menü
bar-result = Ergebnis
log-title = Was bisher geschah
table-failed = Der Tisch konnte nicht geladen werden.
leave = Gehen
stay = Bleiben
leave-title = Vom Tisch aufstehen?
leave-text = Das Haus spielt für dich, damit die anderen weiterspielen können. Dein Platz bleibt deiner: Komm mit demselben Link auf diesem Gerät zurück.
house-plays-you = Das Haus spielt für dich.
house-back = Ich bin wieder da
house-plays = Das Haus spielt für { $names }.
house-wait = { $name } ist weg. In { $seconds } s kann das Haus spielen.
house-away = { $name } ist nicht da.
house-ask = Das Haus für { $name } spielen lassen
clock-left = Restzeit
clock-low = Noch { $seconds } Sekunden.

event-sat = { $name } nimmt Platz { $seat }.
event-renamed = { $name } hat einen neuen Namen.
event-stood = { $name } steht auf.
event-removed = Der Host schickt { $name } vom Tisch.
event-left = { $name } geht: Das Haus spielt weiter.
event-stood_in = Das Haus spielt jetzt für { $name }.
event-returned = { $name } ist wieder da.
event-defaulted = Die Zeit von { $name } ist um: Das Haus macht den Zug.
event-host = { $name } ist jetzt Host.
event-let_in = { $name } darf sich wieder setzen.
event-configured = Die Hausregeln sind geändert.
event-started = Das Spiel beginnt.
event-rematched = Ein neues Spiel wird vorbereitet.

result-you = Du hast gewonnen!
result-you-team = Dein Team hat gewonnen!
result-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-tie = Unentschieden: { $names } teilen sich den Sieg
result-draw = Unentschieden: niemand gewinnt
result-none = Das Spiel ist aus
result-next = Bei einer Revanche bleiben Raum und Plätze, wie sie sind.
result-watched = Bleib und schau dem nächsten Spiel zu, oder setz dich, wenn ein Platz frei wird.
result-look = Tisch ansehen
result-record = Aufzeichnung dieser Partie herunterladen
rematch = Revanche
score-name = Spieler
score-points = Punkte
score-chips = Chips

## Die Leitung zum Server
line-connecting = Verbinden …
line-waiting = Verbindung weg. Neuer Versuch in { $seconds } s.
line-restarting = Der Server startet neu. Zurück in { $seconds } s.
line-unsaved = Dein Zug ist noch nicht gespeichert. Neuer Versuch …
line-now = Jetzt versuchen
line-lost = Verbindung weg. Toktonk versucht es wieder.

## Ablehnungen, nach Code
reason-with-rule = { $sentence } ({ $rule })
refusal-ace-is-low = Das Ass ist niedrig: neben der 2, nie neben dem König.
refusal-after-drawing = Klopfen geht nur am Anfang deines Zuges, bevor du eine Karte nimmst.
refusal-already-agreed = Du hast schon gesagt, dass du aufhören willst.
refusal-already-created = Diesen Raum gibt es schon.
refusal-already-drawn = Du hast in diesem Zug schon eine Karte genommen.
refusal-already-given = Du hast schon eine Karte weggegeben.
refusal-already-left = Du bist schon gegangen: Das Haus spielt für dich.
refusal-already-rematched = Das nächste Spiel steht schon bereit.
refusal-back-needs-track = Nur eine Figur auf der Bahn kann zurück.
refusal-back-over-start = Die Figur auf { $square } darf nicht rückwärts über ihr eigenes Startfeld.
refusal-bad-card = Das ist keine Karte.
refusal-bad-clock = So lässt sich die Uhr nicht stellen.
refusal-bad-command-id = Der Server konnte das nicht lesen.
refusal-bad-field = Der Server konnte das nicht lesen.
refusal-bad-frame = Der Server konnte das nicht lesen.
refusal-bad-game = Dieses Spiel wird hier nicht gespielt.
refusal-bad-ruleset = Dieser Server kennt die Fassung der Regeln nicht, mit der dieser Tisch eröffnet wurde.
refusal-bad-json = Der Server konnte das nicht lesen.
refusal-bad-move = Das ist kein Zug.
refusal-bad-name = Dieser Name geht nicht: 1 bis 20 sichtbare Zeichen.
refusal-bad-option = So lässt sich das Spiel nicht einstellen.
refusal-bad-plan = Der Server konnte das nicht lesen.
refusal-bad-players = Mit so vielen Leuten geht das Spiel nicht.
refusal-bad-position = Diese Stellung lässt sich nicht lesen.
refusal-bad-request = Der Server konnte das nicht lesen.
refusal-bad-seat = Diesen Platz gibt es am Tisch nicht.
refusal-bad-square = Dieses Feld gibt es auf dem Brett nicht.
refusal-bad-version = Toktonk ist erneuert worden. Lad die Seite neu.
refusal-card-twice = Dieselbe Karte ist zweimal genannt.
refusal-come-back-first = Das Haus spielt für dich: Komm zurück, bevor du für andere fragst.
refusal-dead-end = Die Figur auf { $square } steht hinter ihrem Ziel und kann nicht vorwärts.
refusal-discard-not-here = In diesem Spiel legst du alle Karten hin, wenn du nicht kannst.
refusal-does-not-enter = Mit dieser Karte kommt keine Figur ins Spiel: nur mit Ass, König oder Joker.
refusal-does-not-fit = Diese Karte passt nicht an diese Kombination.
refusal-draw-first = Nimm zuerst eine Karte.
refusal-exchange-first = Zuerst geben alle eine Karte weg.
refusal-five-into-home = Mit einer 5 geht es nie ins Ziel.
refusal-five-needs-track = Eine 5 zieht eine Figur auf der Bahn.
refusal-five-own-side = Eine 5 zieht eine Figur eines Gegners.
refusal-five-safe-pawn = Die Figur auf { $square } ist auf ihrem Startfeld sicher: Eine 5 zieht sie nicht.
refusal-five-start-taken = Die Figur auf { $square } kommt nicht an ihrem Startfeld vorbei: Da steht eine eigene Figur.
refusal-fold-not-here = In diesem Spiel legst du eine Karte ab, wenn du nicht kannst.
refusal-foreign-origin = Diese Seite gehört zu einer anderen Adresse.
refusal-no-origin = Diese Anfrage sagt nicht, von welcher Seite sie kommt.
refusal-two-identities = Dein Browser sagt, du bist zwei Personen. Lösch die Cookies dieser Seite und lad sie neu.
refusal-game-not-over = Dieses Spiel läuft noch.
refusal-game-over = Das Spiel ist aus.
refusal-game-running = Nicht, solange das Spiel läuft.
refusal-games-agreed = Die Anzahl der Spiele ist vor der Partie ausgemacht worden.
refusal-hello-first = Der Server konnte das nicht lesen.
refusal-home-blocked = Im Ziel kommt die Figur auf { $square } nicht an der auf { $other } vorbei.
refusal-home-opens-elsewhere = Die Figur auf { $square } biegt ab { $other } ins Ziel ein.
refusal-http-error = Der Server antwortet nicht, wie er soll. Versuch es gleich noch einmal.
refusal-impossible-option = Diese Einstellungen gehen nicht zusammen.
refusal-impossible-position = So eine Stellung kann es nicht geben.
refusal-in-yard = Figuren im Zwinger brauchen ein Ass, einen König oder einen Joker, um ins Spiel zu kommen.
refusal-into-home = Rückwärts geht es nie ins Ziel.
refusal-jump-past-start = Ein Sprung führt eine Figur nie an ihrem eigenen Startfeld vorbei.
refusal-match-over = Das Spiel ist aus; ein neues hat begonnen.
refusal-missing-field = Der Server konnte das nicht lesen.
refusal-must-jump = Von einer Kreuzung muss die Figur springen, nach { $other }.
refusal-must-meld = Du hast eine fertige Kombination: Leg die zuerst aus.
refusal-must-play = Du kannst eine Karte spielen, also musst du.
refusal-name-taken = Am Tisch heißt schon jemand so oder fast so. Nimm einen anderen Namen.
refusal-no-discard = Die Ablage ist leer.
refusal-no-early-end = So eine Partie endet nach der ausgemachten Anzahl Spiele.
refusal-no-exchange-now = Karten werden nach dem Austeilen getauscht, nicht jetzt.
refusal-no-jump-there = Eine Figur springt nur von einer Kreuzung, auf der sie genau ankommt.
refusal-no-layoff = Keine Karte passt an eine Kombination auf dem Tisch.
refusal-no-match = Diesen Raum gibt es nicht.
refusal-no-meld = Du hast keine fertige Kombination.
refusal-no-opponent-on-track = Kein Gegner hat eine Figur auf der Bahn, die eine 5 ziehen könnte.
refusal-no-own-pawn-on-track = Für einen Buben brauchst du eine eigene Figur auf der Bahn.
refusal-no-pawn-there = Auf { $square } steht keine Figur.
refusal-no-plan = Dieser Zug hat keine Teile.
refusal-no-room = Einen Raum mit diesem Code gibt es nicht.
refusal-no-such-card = Diese Karte gibt es in diesem Spiel nicht.
refusal-no-such-meld = Diese Kombination liegt nicht auf dem Tisch.
refusal-no-swap-partner = Auf der Bahn steht keine Figur zum Tauschen.
refusal-nobody-there = Da sitzt niemand.
refusal-not-a-meld = Diese Karten sind kein Satz und keine Folge.
refusal-not-away = Du spielst schon selbst.
refusal-not-away-yet = { $player } ist noch nicht lange genug weg.
refusal-not-between-games = Das geht zwischen zwei Spielen.
refusal-not-due = An diesem Tisch ist niemandes Zeit um.
refusal-not-host = Das kann nur der Host.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-over = Zuerst muss dieses Spiel zu Ende sein.
refusal-not-own-pawn = Die Figur auf { $square } darfst du nicht ziehen.
refusal-not-playing = Das Spiel läuft nicht.
refusal-not-readable = Der Server konnte das nicht lesen.
refusal-not-ready = Der Server kann gerade nichts speichern.
refusal-not-saved = Noch nicht gespeichert. Neuer Versuch …
refusal-not-seated = Du hast keinen Platz an diesem Tisch: Du kannst zuschauen.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-not-your-turn = Du bist nicht dran.
refusal-not-yourself = Das ist dein eigener Platz: Geh oder steh auf.
refusal-nothing-to-leave = Du hast hier keinen Platz, den du aufgeben könntest.
refusal-offline = Der Server ist nicht zu erreichen. Bist du online?
refusal-on-hologram-dot = Die Figur auf { $square } sitzt auf dem Hologrammpunkt fest.
refusal-only-seven-splits = Nur eine 7 wird auf mehrere Figuren verteilt.
refusal-option-of-another-game = Diese Einstellung gehört zu einem anderen Spiel.
refusal-out-of-reach = An Figuren im Ziel oder im Zwinger kommt kein anderer heran.
refusal-own-start = Die Figur auf { $square } kommt nicht auf ihr eigenes Startfeld oder daran vorbei: Sie biegt ins Ziel ein.
refusal-past-home = Damit käme die Figur auf { $square } über das Ende ihres Ziels hinaus.
refusal-safe-pawn = Die Figur auf { $other } ist auf ihrem Startfeld sicher: Niemand kommt an ihr vorbei oder auf ihr Feld.
refusal-seat-taken = Da sitzt schon jemand.
refusal-seats-locked = Gerade lässt der Host niemand Neues Platz nehmen.
refusal-host-already = Du bist schon Host.
refusal-bot-cannot-lead = Nur ein Mensch kann Host sein.
refusal-removed-by-host = Der Host hat dich von diesem Tisch weggeschickt. Du kannst dich wieder setzen, wenn er dich einlässt.
refusal-nobody-removed = Unter diesem Namen wurde niemand weggeschickt.
refusal-seats-free = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refusal-server-error = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
refusal-seven-does-not-fit = Deine Figuren können nicht alle sieben Schritte brauchen.
refusal-seven-not-all = Alle sieben Schritte müssen gezogen werden.
refusal-seven-not-own = Die Figur auf { $square } darf von dieser 7 nichts bekommen.
refusal-seven-too-far = Damit kommt die Figur auf { $square } zu weit.
refusal-seven-too-many = Eine 7 wird auf höchstens vier Figuren verteilt.
refusal-seven-twice = Die Figur auf { $square } hat ihren Teil schon bekommen.
refusal-start-occupied = Die Figur auf { $square } kann nicht rückwärts über ihr Startfeld: Da steht eine Figur.
refusal-start-taken = Auf { $square } steht schon eine Figur derselben Farbe.
refusal-still-here = { $player } ist da.
refusal-stood-in = Das Haus spielt schon für { $player }.
refusal-swap-needs-track = Zum Tauschen müssen beide Figuren auf der Bahn stehen.
refusal-swap-no-jump = Eine Figur, die durch einen Tausch auf eine Kreuzung kommt, springt nicht.
refusal-swap-not-own = Die erste Figur beim Tauschen ist deine eigene.
refusal-swap-safe-pawn = Die Figur auf { $square } ist auf ihrem Startfeld sicher und wird nicht getauscht.
refusal-swap-same-pawn = Zum Tauschen braucht es zwei verschiedene Figuren.
refusal-swap-same-seat = Diese beiden Figuren gehören demselben Spieler.
refusal-swap-two-pawns = Ein Bube tauscht einmal zwei Figuren.
refusal-table-busy = Am Tisch ist viel los. Neuer Versuch …
refusal-too-fast = Das war zu viel auf einmal. Einen Moment …
refusal-too-many-requests = Von eurem Netz kommt zu viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
refusal-too-many-rooms = Von eurem Netz aus wurden schon viele Räume geöffnet. Warte ein wenig und versuch es dann noch einmal.
refusal-too-many-tries = Zu viele falsche Codes. Warte eine Minute und versuch es noch einmal.
refusal-unknown-card = Diese Karte ist unbekannt.
refusal-unknown-command = Der Server kennt diese Anfrage nicht. Lad die Seite neu.
refusal-unknown-field = Der Server konnte das nicht lesen.
refusal-unknown-option = Diese Einstellung hat das Spiel nicht.
refusal-wait = Nach einer Kombination musst du mit dem Klopfen warten.
refusal-wrong-count = Die Schrittzahl passt nicht.
refusal-wrong-jump = Von dort springt die Figur nach { $other }.
refusal-wrong-kind-of-move = So zieht diese Karte nicht.

## Platz-Links

event-seat_offered = Es gibt einen Link für Platz { $seat }: Wer ihn zuerst öffnet, bekommt den Platz.
event-seat_taken = { $name } öffnet den Platz-Link und hat jetzt Platz { $seat }.
refusal-seat-handed-over = Dein Platz wurde mit dem Platz-Link übernommen: Du kannst zuschauen.
refusal-seat-link-dead = Dieser Platz-Link gilt nicht mehr: Er wurde benutzt, es gibt einen neueren, oder seine Stunde ist um.
refusal-own-seat-link = Das ist dein eigener Platz. Öffne den Link auf dem anderen Gerät.
refusal-seated-already = Du hast schon einen Platz an diesem Tisch, und niemand spielt zwei.
seatlink-title = Einen Platz übergeben
seatlink-text = Mach einen Link, um auf einem anderen Gerät weiterzuspielen oder den Platz jemandem zu geben. Er gilt einmal, eine Stunde lang.
seatlink-own = Link für meinen Platz
seatlink-other = Link für den Platz von { $name }
seatlink-ready = Wer diesen Link zuerst öffnet, bekommt den Platz mit seinen Karten.
seatlink-again = Dieser Link kann nicht mehr gezeigt werden. Mach einen neuen.
seatlink-label = Platz-Link
seatlink-qr-label = QR-Code des Platz-Links
seatlink-share-text = Übernimm diesen Platz am Tisch.
seatlink-take-title = Diesen Platz nehmen?
seatlink-take-text = Du spielst auf dem Platz von { $name } weiter. Ändere den Namen, wenn du jemand anderes bist.
seatlink-take-free = Platz { $seat } gehört dir, wenn du willst.
seatlink-take = Platz nehmen
seatlink-watch = Nur zuschauen

## The room and its host
hosting-title = Der Raum
hosting-locked = Plätze sperren: niemand Neues setzt sich
hosting-spectators = Andere dürfen zuschauen
hosting-listed = Diesen Raum auf der Startseite zeigen
hosting-substitutes = Ein Bot spielt von selbst weiter für den, der zu lange weg ist
hosting-listed-text = Wer die Startseite öffnet, kann dann hereinkommen.
hosting-talk = Reden
hosting-hand-over = Host wird
hosting-hand-over-now = Übergeben
hosting-bots = Ein Bot auf einen freien Platz
hosting-add-bot = Bot dazusetzen
hosting-fill-bots = Mit Bots auffüllen
bots-you = Spieler
hosting-sent-away = Weggeschickt
hosting-let-in = { $name } wieder einlassen
lobby-removed = Der Host hat dich weggeschickt
lobby-removed-text = Du kannst bleiben und zuschauen. Willst du dich wieder setzen, bitte den Host, dich einzulassen.
lobby-locked = Die Plätze sind gesperrt
lobby-locked-text = Gerade lässt der Host niemand Neues Platz nehmen. Sobald sich das ändert, siehst du es hier.
seat-locked = Gesperrt
talk-free = frei
talk-phrases = nur vorgegebene Sprüche
talk-between = nicht, während eine Hand gespielt wird
talk-none = aus
arranged-locked = Plätze gesperrt
arranged-no-spectators = Ohne Zuschauer
arranged-listed = Auf der Startseite
event-arranged = Der Host: { $changes }.
room-now-locked-true = die Plätze sind gesperrt
room-now-locked-false = die Plätze sind wieder offen
room-now-spectators-true = andere dürfen zuschauen
room-now-spectators-false = niemand darf zuschauen
room-now-listed-true = der Raum steht auf der Startseite
room-now-listed-false = der Raum steht nicht auf der Startseite
room-now-substitutes-true = ein Bot spielt von selbst weiter für den, der zu lange weg ist
room-now-substitutes-false = ein Bot spielt nur auf Wunsch für den, der weg ist
room-now-talk = Reden: { $talk }
changed = Der Host hat etwas geändert: { $changes }
changed-point = { $what }: { $before } → { $after }
changed-seat = Es gibt jetzt weniger Plätze, darum stehst du. Such dir einen anderen Platz.
changed-moved = Es gibt jetzt weniger Plätze. Du sitzt auf Platz { $seat }.
let-in-you = Du darfst dich wieder setzen.
value-on = an
value-off = aus
value-none = keine
invite-qr = QR-Code
invite-qr-label = QR-Code mit dem Link zu diesem Raum
barred = Dieser Tisch spielt ohne Zuschauer
barred-text = Du kannst hereinkommen, sobald der Tisch wieder in der Lobby ist.

## Talk
bar-talk = Reden
talk-title = Reden
talk-field = Sag etwas
talk-send = Senden
talk-said = { $name }: { $text }
talk-unread = { $count } neu
talk-now-none = An diesem Tisch wird nicht geredet.
talk-now-between = Kein Reden, während eine Hand gespielt wird.
talk-now-phrases = Nur vorgegebene Sprüche.
talk-now-seated = Hier redet nur, wer am Tisch sitzt.
mute-title = Jemanden stumm schalten
mute = { $name } stumm schalten
muted = stumm
watching-you =
    { $others ->
        [0] Du schaust zu
        [1] Du und noch jemand schauen zu
       *[other] Du und { $others } andere schauen zu
    }
watching =
    { $count ->
        [1] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-lucky = Glückspilz!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-one-moment = Einen Moment …
phrase-good-game = Schönes Spiel!
refusal-talk-seated = Hier redet nur, wer am Tisch sitzt.
refusal-talk-off = An diesem Tisch wird nicht geredet.
refusal-phrases-only = An diesem Tisch wird nur in vorgegebenen Sprüchen geredet.
refusal-talk-later = An diesem Tisch redet niemand, während eine Hand gespielt wird.
refusal-talk-too-fast = Das ist viel auf einmal: Warte ein paar Sekunden.
refusal-bad-text = Dieser Text geht nicht: Er ist leer, zu lang oder hat unsichtbare Zeichen.
refusal-unknown-phrase = Diesen Spruch kennt der Server nicht.

## Calls
pref-sound = Ton
pref-sound-off = aus
pref-sound-quiet = leise
pref-sound-loud = laut
pref-vibrate = Vibrieren, wenn ich dran bin
pref-notify = Benachrichtigen, wenn ich dran bin und woanders hinsehe
pref-notify-denied = Der Browser erlaubt es nicht: Ändere es dort in den Einstellungen dieser Seite.
signal-title = ● { $status }

## Looking back
past-where = Rückblick: Zug { $number } von { $count }
past-first = Erster Zug
past-previous = Zug davor
past-next = Nächster Zug
past-back = Zurück zum Spiel
past-look = Den Tisch zeigen, wie er damals war
past-covered = Was seither verdeckt ist, bleibt verdeckt, bis die Partie vorbei ist (N4).
refusal-no-such-moment = Diesen Augenblick gibt es in der Partie nicht.
refusal-no-spectators = Dieser Tisch spielt ohne Zuschauer.

## The first game
guide-offer = Deine erste Partie hier? Eine kurze Einführung zeigt dir alles.
guide-begin = Zeig es mir
guide-next = Weiter
guide-done = Verstanden
guide-skip = Keine Einführung
guide-again = Einführung zeigen

## A card laid elsewhere in the hand
hand-laid = { $card }: Platz { $place } von { $count }.

### part: home

home-title = Toktonk – Tokken, Tok und Tonk mit Freunden
home-headline = Tokken, Tok und Tonk mit deinen Freunden
home-lead = Öffne einen Raum, schick deinen Freunden den Link und spiel im Browser. Ohne Konto, ohne Installation, kostenlos.
home-games = Wähl ein Spiel
home-how = So geht’s
home-step-create = Wähl ein Spiel und öffne einen Raum.
home-step-share = Schick deinen Freunden den Link. Sie öffnen ihn und setzen sich.
home-step-play = Sitzen alle, kann’s losgehen. Verbindung weg? Dein Platz bleibt dir.
home-footer = Toktonk mischt ehrlich: Nach dem Spiel lässt sich jedes Mischen nachrechnen.
tables-title = Deine Tische
tables-waiting =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
tables-over-title = Beendete Partien
tables-alone = noch niemand sonst
tables-running = Läuft
tables-over = Zu Ende
tables-won = Du hast gewonnen
tables-more = Mehr zeigen
open-title = Offene Räume
open-watch = Zuschauen
open-host = bei { $name }
open-differs =
    { $count ->
        [one] eine Hausregel
       *[other] { $count } Hausregeln
    }
home-no-server = Der Server ist gerade nicht zu erreichen.
home-rules = Regeln von { $game }
when-now = gerade eben
when-minutes = vor { $count } Min.
when-hours = vor { $count } Std.
game-tokken-line = Karten statt Würfel: Bring mit deinem Partner eure Figuren ins Ziel und schick die der anderen heim.
game-tokken-facts = 2 bis 8 Spieler, am besten 4 · etwa eine Stunde
game-tok-line = Tokkens baskisch-französischer Vetter auf dem Holzbrett: An einer Kreuzung springst du nur, wenn du willst, und ein schlechtes Blatt kostet eine Karte, nicht alle.
game-tok-facts = 2 bis 8 Spieler, am besten 4 · etwa eine Stunde
game-tonk-line = Schnelles Rommé um Chips: Leg Sätze und Folgen aus, mach als Erster Schluss, oder klopf, wenn du glaubst, am wenigsten zu haben.
game-tonk-facts = 2 bis 4 Spieler · fünf Minuten pro Spiel
game-soon = Noch nicht da
create-room = Raum öffnen
home-bots = Gegen Bots spielen
join-label = Hast du einen Code oder Link?
join-button = Mitspielen
join-unreadable = Das ist weder ein Link zu einem Raum noch ein Code aus sechs Buchstaben und Ziffern, etwa KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Zu viele Versuche. Warte eine Sekunde und versuch es noch einmal.
       *[other] Zu viele Versuche. Warte { $seconds } Sekunden und versuch es noch einmal.
    }

### part: track

## Was die Karten tun
card-does-walk = { $steps } Schritte vor
card-does-ace = Figur ins Spiel bringen oder 1 Schritt vor
card-does-four = 4 Schritte zurück
card-does-five = Figur eines Gegners 5 Schritte vor
card-does-seven = 7 Schritte vor, auf Figuren deines Teams
card-does-seven-tok = 7 Schritte vor, auf deine Figuren verteilt
card-does-jack = Eigene Figur mit einer anderen tauschen
card-does-king = Figur ins Spiel oder 13 vor und alles schlagen
card-does-joker = Figur ins Spiel oder 18 vor; dann Karte ziehen

## Brett und Namensschilder
track-players = Spieler
track-yard = Zwinger
track-home = Ziel { $number }
track-badge-out = raus
track-badge-out-title = Hat die Karten hingelegt und setzt aus
track-badge-dealer = G
track-badge-dealer-title = Geber
track-badge-partner = Partner
track-badge-host-title = Host
track-badge-away-title = Nicht verbunden
track-badge-house-title = Das Haus spielt
track-badge-chosen-title = Hat eine Karte zum Weggeben gewählt
track-badge-points-title = Punkte bisher
track-badge-winner-title = Gewinner
track-plate-turn = Ist dran.
track-plate-cards = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
track-plate-pawns = Figuren: { $squares }.
track-plate-team = Team: { $names }.

## Wonach gefragt wird
track-hand = Deine Karten
track-hand-area = Dein Zug
track-your-turn = Du bist dran
track-hand-out = Du hast deine Karten hingelegt und setzt bis zum nächsten Austeilen aus.
track-hand-empty = Keine Karten mehr. Ausgeteilt wird, wenn die anderen fertig sind.
track-received = neu
track-received-label = neu, vom Tausch
track-given = gegeben
track-given-label = die gibst du weg
track-not-playable = Jetzt nicht spielbar
track-choices = Züge
track-ask-card = Du bist dran: Wähl eine Karte.
track-ask-card-for-pawn = Wähl eine Karte für diese Figur.
track-ask-pawn = Wähl die Figur, die ziehen soll.
track-ask-opponent = Wähl eine Figur eines Gegners.
track-ask-target = Wähl, wohin sie geht.
track-ask-swap = Wähl, mit welcher Figur du tauschst.
track-ask-part = { $first ->
    [yes] Sieben Schritte: Wähl eine Figur und wie weit.
   *[no] { $left ->
        [one] Noch ein Schritt: Wähl eine Figur.
       *[other] Noch { $left } Schritte: Wähl eine Figur und wie weit.
    }
}
track-ask-confirm = So?
track-ask-fold = Keine deiner Karten lässt sich spielen: Du legst sie hin und setzt aus.
track-ask-discard = Keine deiner Karten lässt sich spielen: Wähl eine zum Ablegen.
track-ask-give = Wähl eine Karte für { $name }.
track-wait-turn = { $names } ist dran.
track-wait-exchange = { $count ->
    [one] Warten, bis { $names } eine Karte gewählt hat.
   *[other] Warten, bis { $names } eine Karte gewählt haben.
}
track-wait = Einen Moment.
track-sending = Wird gespielt …
track-checking = Einen Moment …
track-over = Das Spiel ist aus.
track-over-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
track-over-draw = Unentschieden: { $names }.
track-cancel = Abbrechen
track-undo = Teil zurück
track-steps-left = { $count ->
    [0] Alle Schritte verbraucht
    [one] Noch ein Schritt
   *[other] Noch { $count } Schritte
}

## Züge
track-way-walk = { $from } → { $to }
track-way-jump = { $from } → { $to }, springt nach { $jump }
track-way-enter = eine neue Figur auf { $to }
track-way-swap = { $from } ⇄ { $to }
track-part = { $steps }: { $way }
track-hits = schlägt { $captured }
track-yourself = dich selbst
track-own-pawn = eine eigene Figur
track-captured-many = { $name } ({ $count }×)
track-do-play = { $card } spielen: { $way }
track-do-play-capture = { $card } spielen: { $way }, schlägt { $captured }
track-do-fold = Karten hinlegen
track-do-discard = { $card } ablegen
track-do-give = { $card } weggeben
track-harm-lap = Vorsicht: Damit fällt eine Figur deines Teams { $count } Felder auf ihrem Weg zurück.
track-harm-own = Vorsicht: Das schickt deine eigene Figur zurück in den Zwinger.
track-harm-partner = Vorsicht: Das schickt eine Figur von { $names } aus deinem eigenen Team heim.
track-harm-both = Vorsicht: Das schickt deine eigene Figur heim, und eine von { $names } aus deinem Team.
track-last-fold = { $name } hat die Karten hingelegt.
track-last-discard = { $name } hat { $card } abgelegt.

## Vorlieben
track-preferences = Einstellungen des Tisches
track-deal-hand = Durchgang { $hand }
track-deal-stock = Stapel { $count }
track-deal-title = Durchgang { $hand } dieser Runde. Karten im Stapel: { $count }.
track-confirm = Züge bestätigen
track-confirm-touch = bei Berührung
track-confirm-always = immer
track-confirm-never = nie (einmal drücken)
track-speed = Figuren ziehen
track-speed-off = sofort
track-speed-fast = schnell
track-speed-normal = normal
track-speed-slow = langsam
track-labels = Felder beschriften
track-sort = Meine Karten nach Wert ordnen

## Der Verlauf
event-began = Ein neues Spiel. { $name } gibt zuerst.
event-shuffled = Die Karten sind gemischt.
event-dealt = { $size ->
    [one] Jeder bekommt eine Karte.
   *[other] Jeder bekommt { $size } Karten.
} { $name } fängt an.
event-chose = { $name } hat eine Karte zum Weggeben gewählt.
event-exchanged = Die Karten sind getauscht.
event-exchanged-own = Die Karten sind getauscht: Du hast { $gave } gegeben und { $got } bekommen.
event-moved = { $name } spielt { $card }: { $way }.
event-moved-capture = { $name } spielt { $card }: { $way }, schlägt { $captured }.
event-drew = Eine Karte wird gezogen.
event-drew-own = Du ziehst { $card }.
event-laid = { $name } kann nicht und legt { $cards } hin.
event-discarded = { $name } kann nicht und legt { $card } ab.
event-game-over = { $count ->
    [one] { $names } hat das Spiel gewonnen.
   *[other] { $names } haben das Spiel gewonnen.
}
event-settled = Punkte: { $points }.

## The first game's guide
guide-track-aim = Deine Figuren warten neben der Bahn, in deiner Farbe und Form. Bring sie alle herum und ins Ziel.
guide-track-hand = Deine Karten: Drück auf eine und sieh, welche Figuren damit ziehen können und wohin. Drück auf das leuchtende Feld und bestätige. Vorher wird nichts gespielt.
guide-track-start = Mit diesen Karten kommt eine Figur auf die Bahn: { $cards }.
guide-track-why = Eine graue Karte geht gerade nicht: Drück darauf und lies hier, warum, mit der Regel.
guide-track-help = Dieser Knopf zeigt, was jede Karte tut, und die Regeln dieses Tisches. Viel Spaß!

### part: tonk

## Karten
tonk-run-name = Folge { $suit }: { $ranks }
tonk-set-name = Satz { $rank }: { $suits }

## Tisch
tonk-piles = Stapel und Ablage
tonk-stock = Stapel
tonk-discards = Ablage
tonk-stock-label = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}{ $may ->
    [yes] . Nimm eine Karte.
   *[no] .
}
tonk-discard-label = Oben auf der Ablage: { $card } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}){ $may ->
    [yes] . Nimm sie.
   *[no] .
}
tonk-discard-empty-label = Die Ablage ist leer.
tonk-meld-label = { $name }: { $meld }{ $fits ->
    [yes] . Passt: hier anlegen.
   *[no] .
}
tonk-plate-turn = Ist dran.
tonk-plate-cards = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
tonk-plate-total = { $scoring ->
    [points] Punkte bisher: { $total }.
   *[chips] Chips: { $total }.
}
tonk-badge-dealer = G
tonk-badge-dealer-title = Geber
tonk-badge-host-title = Host
tonk-badge-away-title = Nicht verbunden
tonk-badge-house-title = Das Haus spielt
tonk-badge-winner-title = Gewinnt dieses Spiel
tonk-badge-agreed-title = Will aufhören
tonk-badge-wait = wartet { $turns }
tonk-badge-wait-title = { $turns ->
    [one] Darf im nächsten Zug nicht klopfen (N21)
   *[other] Darf in den nächsten { $turns } Zügen nicht klopfen (N21)
}

## Die Hand
tonk-hand = Deine Karten
tonk-hand-area = Dein Zug
tonk-hand-empty = Du hast keine Karten mehr.
tonk-new = neu
tonk-new-label = gerade genommen
tonk-wanted-label = kann auf den Tisch
tonk-sort = Meine Karten nach Wert ordnen
tonk-score = Stand

## Wonach gefragt wird
tonk-choices = Was du tun kannst
tonk-cancel = Abbrechen
tonk-sending = Wird gespielt …
tonk-ask-start = Du bist dran: Nimm eine Karte oder klopf.
tonk-ask-draw = Du bist dran: Nimm eine Karte.
tonk-ask-start-empty = Der Stapel ist leer: Nimm die Karte von der Ablage, klopf, oder verlang eine Karte, dann ist das Spiel aus (N13).
tonk-ask-lay = Leg aus, wenn du magst, oder leg eine Karte ab.
tonk-ask-discard = Wähl eine Karte zum Ablegen.
tonk-ask-confirm = So?
tonk-ask-more = Welche Kombination meinst du?
tonk-ask-no-meld = Noch keine Kombination: drei oder vier gleiche, oder drei oder mehr einer Farbe in Folge (N10).
tonk-ask-for-meld = Wähl die Karte, die du dort anlegst.
tonk-ask-card = Was machst du mit { $card }?
tonk-ask-drop = { $scoring ->
    [points] Klopfen mit { $points }? Alle Karten kommen auf den Tisch. Hast du nicht allein am wenigsten, schreibst du doppelt.
   *[chips] Klopfen mit { $points }? Alle Karten kommen auf den Tisch, und wer nicht mehr hat als du, bekommt { $stake } von dir.
}
tonk-ask-stock-empty = Es gibt keine Karte mehr. Verlangst du eine, ist das Spiel aus: Alle Karten kommen auf den Tisch, die wenigsten Punkte gewinnen (N13).
tonk-ask-close = Die Partie für alle beenden, mit dem Stand von jetzt?
tonk-you-drew = Du hast { $card } genommen.
tonk-say-top = Oben auf der Ablage liegt { $card }.
tonk-wait = Einen Moment.
tonk-wait-start = { $name } nimmt eine Karte oder klopft.
tonk-wait-drawn = { $name } darf auslegen und legt dann ab.
tonk-over = Die Partie ist aus.
tonk-agreed = { $count ->
    [one] { $names } will aufhören.
   *[other] { $names } wollen aufhören.
}
tonk-agreed-you = Du willst aufhören. Es fehlt noch: { $names }.

## Was du tun kannst
tonk-do-draw-stock = Vom Stapel
tonk-do-ask-stock = Karte verlangen
tonk-do-draw-discard = { $card } nehmen
tonk-do-drop = Klopfen ({ $points })
tonk-do-meld = { $cards } auslegen
tonk-do-layoff = { $card } an { $meld } anlegen
tonk-do-discard = { $card } ablegen
tonk-do-next = Nächstes Spiel
tonk-do-end = Aufhören
tonk-do-close = Partie beenden

## Was zuletzt geschah
tonk-last-draw-stock = { $name } hat vom Stapel genommen.
tonk-last-draw-discard = { $name } hat die oberste Karte der Ablage genommen.
tonk-last-meld = { $name } hat eine Kombination ausgelegt.
tonk-last-layoff = { $name } hat eine Karte angelegt.
tonk-last-discard = { $name } hat abgelegt.
tonk-last-drop = { $name } hat geklopft.

## Das Ende eines Spiels
tonk-panel = Wie dieses Spiel ausging
tonk-head-draw = Unentschieden
tonk-head-you = Du gewinnst dieses Spiel
tonk-head-won = { $count ->
    [one] { $names } gewinnt dieses Spiel
   *[other] { $names } gewinnen dieses Spiel
}
tonk-how-tonk = Tonk! { $name } hat die letzte Karte ausgelegt: Das zählt doppelt.
tonk-how-out = { $name } hat die letzte Karte abgelegt und macht Schluss.
tonk-how-drop = { $name } hat mit { $points } geklopft und hat allein am wenigsten Punkte.
tonk-how-caught = { $name } hat mit { $points } geklopft, aber zu früh: { $count ->
    [one] { $names } hat nicht mehr.
   *[other] { $names } haben nicht mehr.
}
tonk-how-stock = { $name } hat vom leeren Stapel eine Karte verlangt. Am wenigsten Punkte hat { $names }: { $least }.
tonk-how-stock-draw = { $name } hat vom leeren Stapel eine Karte verlangt. Mehrere haben gleich am wenigsten Punkte.
tonk-how-high = { $name } hat { $points } Punkte ausgeteilt bekommen: Das gewinnt sofort, und doppelt.
tonk-how-low = { $name } hat nur { $points } Punkte ausgeteilt bekommen: Das gewinnt sofort, und doppelt.
tonk-how-several = { $names } haben Blätter bekommen, die sofort gewinnen: unentschieden.
tonk-pays = { $from } zahlt { $to } { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
} { $why }
tonk-pays-each = { $from } { $payers ->
    [one] zahlt
   *[other] zahlen
} { $to } je { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
} { $why }
tonk-why-tonk = für Tonk, doppelt
tonk-why-out = fürs Schlussmachen
tonk-why-drop = fürs Klopfen
tonk-why-caught = für zu frühes Klopfen, doppelt
tonk-why-fewest = für die wenigsten Punkte der anderen
tonk-why-stock = für die wenigsten Punkte
tonk-why-high = für das hohe Blatt, doppelt
tonk-why-low = für das niedrige Blatt, doppelt
tonk-writes = { $name } schreibt { $points }
tonk-writes-double = { $name } schreibt { $points }, verdoppelt
tonk-nobody-pays = Niemand zahlt.
tonk-nothing-written = Nichts wird geschrieben.
tonk-col-hand = Hand
tonk-col-change = Spiel
tonk-col-total = { $scoring ->
    [points] Punkte
   *[chips] Chips
}
tonk-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tonk-hand-private = nicht gezeigt

## Der Stand
tonk-ledger = Stand
tonk-ledger-facts = { $games ->
    [0] Spiel { $game } einer offenen Partie.
   *[other] Spiel { $game } von { $games }.
} { $scoring ->
    [points] Die wenigsten Punkte gewinnen.
   *[chips] { $stake ->
        [one] Der Einsatz ist 1 Chip.
       *[other] Der Einsatz ist { $stake } Chips.
    }
}
tonk-ledger-last = Letztes Spiel: { $told }
tonk-ledger-none = Noch kein Spiel ist zu Ende.
tonk-ledger-total = Bisher
tonk-col-game = Spiel
tonk-col-how = Wie
tonk-short-tonk = Tonk
tonk-short-out = Schluss
tonk-short-drop = geklopft
tonk-short-caught = zu früh geklopft
tonk-short-stock = Stapel leer
tonk-short-high = hohes Blatt
tonk-short-low = niedriges Blatt
tonk-short-several = unentschieden

## Der Verlauf
tonk-event-began = Um das Geben wurde gezogen: { $cuts }. { $name } gibt zuerst.
tonk-event-dealt = Spiel { $game }: { $name } gibt.
tonk-event-drew-stock = { $name } nimmt vom Stapel.
tonk-event-drew-discard = { $name } nimmt die oberste Karte der Ablage.
tonk-event-asked = { $name } verlangt eine Karte, aber der Stapel ist leer.
tonk-event-melded = { $name } legt { $cards } aus.
tonk-event-laid-off = { $name } legt { $card } an.
tonk-event-discarded = { $name } legt eine Karte ab.
tonk-event-dropped = { $name } klopft.
tonk-event-agreed = { $name } will aufhören.
tonk-event-over = Die Partie ist aus: { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
} { $scores }.
tonk-event-over-draw = Die Partie ist aus: { $names } liegen gleichauf. { $scores }.

refusal-no-card-for-meld = Keine deiner Karten passt an diese Kombination.

## The first game's guide
guide-tonk-aim = Deine Hand: Werde sie als Erster los, oder habe die wenigsten Punkte, wenn jemand klopft.
guide-tonk-draw = Ein Zug beginnt hier: Nimm die offene Karte oder zieh vom Stapel.
guide-tonk-lay = Dann leg Sätze und Folgen aus, die für dich gefunden werden, und beende den Zug mit einem Abwurf.
guide-tonk-help = Dieser Knopf zeigt die Karten und die Regeln dieses Tisches. Viel Spaß!

### part: rules

book-cards = Die Karten
book-rules = Alle Regeln
book-standard = Dieser Tisch spielt { $game } wie üblich.
book-usual = Sonst: { $text }
book-contents = Teile des Buchs
book-house = Hausregel
book-house-title = Anders als { $game } sonst
book-ours = Unsere Lesart
book-ours-text = Wo die Quellen eines Spiels schweigen oder sich auf zwei Arten lesen lassen, mussten wir wählen. Solche Punkte heißen hier „unsere Lesart“.
book-made = Diese Sätze entstehen aus denselben Einstellungen, nach denen der Server spielt.

### part: rules-track
# The rules of a table for the track games; the sentences are those of app/games/track/rulewords.py

## Abschnitte
rule-track-section-board = Das Brett
rule-track-section-deals = Karten und Austeilen
rule-track-section-turn = Dein Zug
rule-track-section-walking = Laufen
rule-track-section-crossings = Kreuzungen
rule-track-section-cards = Was jede Karte tut
rule-track-section-teams = Teams
rule-track-section-agreed = Varianten

## Punkte
rule-track-players = { $name } wird meistens zu { $usual } gespielt; { $other } geht auch.
rule-track-section = Jeder Spieler hat ein Stück der Bahn mit { $section } Feldern, nummeriert von 1 bis { $section } in Laufrichtung, im Uhrzeigersinn. Feld { $section } ist sein Startfeld, Feld { $crossing } eine Kreuzung und Feld { $dot } der Hologrammpunkt.
rule-track-ring = Die Stücke folgen einander im Uhrzeigersinn und schließen sich zu einem Ring von { $ring } Feldern.
rule-track-seats-all = Das Brett hat { $sections } Stücke, für jeden Spieler eins.
rule-track-seats-two = Zu zweit hat das Brett { $sections } Stücke, und die Spieler sitzen sich gegenüber. Die Startfelder der leeren Stücke sind gewöhnliche Felder, und ihr Feld { $dot } ist nie ein Hologrammpunkt.
rule-track-home-always = Von Feld { $opening } ihres eigenen Stücks biegt eine Figur in ihr Ziel ein, { $home } Felder in einer Reihe: +1 bis +{ $home }. Dort biegt sie immer ab.
rule-track-home-or-stop = Von Feld { $opening } ihres eigenen Stücks biegt eine Figur in ihr Ziel ein, { $home } Felder in einer Reihe: +1 bis +{ $home }. Geht die Zahl genau auf ihrem eigenen Feld { $dot } auf, darf sie auch dort stehen bleiben.
rule-track-dead-end = Ihr eigenes Feld { $dot } ist eine Sackgasse, aus der sie nicht vorwärtskommt. Ein Tausch, eine { $back } zurück oder eine { $five } eines Gegners holt sie heraus.
rule-track-home-others = Die Figuren der anderen biegen dort nicht ab: Sie laufen weiter auf Feld { $section }.
rule-track-progress = Wie weit eine Figur ist, zählt von ihrem eigenen Startfeld an: 0 auf dem Startfeld, dann die Felder der Bahn der Reihe nach, als letztes ihr eigenes Feld { $dot }, und dann ihr Ziel.
rule-track-pawns = Jeder Spieler hat { $pawns } gleiche Figuren. Sie beginnen im Zwinger, neben der Bahn.
rule-track-deck = Für jeden Spieler ist eine Straße im Spiel, die { $ranks } Karten einer Farbe: { $count } Karten.
rule-track-deck-order = Die Straßen sind Pik, Herz, Karo und Kreuz, und dann wieder von Pik an.
rule-track-jokers-many = Dazu kommen { $jokers } Joker: Wie viele es sind, hängt von der Zahl der Spieler ab.
rule-track-jokers-one = Dazu kommt ein Joker: Wie viele es sind, hängt von der Zahl der Spieler ab.
rule-track-jokers-none = Dieser Tisch spielt ohne Joker.
rule-track-deal-hands = In jeder Runde werden die gemischten Karten in { $hands } Durchgängen ausgeteilt, mit { $sizes } Karten für jeden. Jeder Durchgang wird ausgespielt, bevor wieder ausgeteilt wird.
rule-track-deal-one = Jede Runde ist ein einziger Durchgang mit { $sizes } Karten für jeden.
rule-track-stock = Solange eine Runde dauert, ist alles, was nicht ausgeteilt ist, der Stapel. Nach dem letzten Durchgang der Runde werden alle Karten neu gemischt.
rule-track-first-dealer = Wer zuerst gibt, wird ausgelost.
rule-track-dealer-round = Einer gibt alle Durchgänge einer Runde; dann geht das Geben nach links.
rule-track-dealer-hand = Das Geben geht nach jedem Durchgang nach links: Wer den Durchgang begonnen hat, gibt den nächsten.
rule-track-lead = Der Spieler links vom Geber fängt an, und es geht im Uhrzeigersinn. Wer keine Karten hat, wird übergangen.
rule-track-exchange-mates = Du und dein Partner gebt einander eine Karte.
rule-track-exchange-team = Jeder gibt dem nächsten Partner im Uhrzeigersinn eine Karte.
rule-track-exchange-left = Jeder gibt dem nächsten Spieler im Uhrzeigersinn eine Karte.
rule-track-exchange-blind = Jeder der beiden zieht blind eine Karte aus der Hand des anderen, so wie sie ausgeteilt war.
rule-track-exchange-none = Es werden keine Karten getauscht.
rule-track-exchange-secret = Alle wählen gleichzeitig und verdeckt: Niemand sieht, was er bekommt, bevor alle gewählt haben.
rule-track-exchange-every = Getauscht wird nach jedem Austeilen, vor dem Spielen, und nicht nur beim ersten Mal.
rule-track-hidden = Wie viele Karten jeder hat, dürfen alle wissen; welche, nicht. Gespielte und abgelegte Karten liegen offen.
rule-track-turn = In deinem Zug spielst du eine Karte, tust, was sie sagt, und legst sie offen hin.
rule-track-must-play = Erlaubt irgendeine deiner Karten einen Zug, musst du eine spielen, so schlecht der Zug auch ist.
rule-track-no-move-fold = Geht mit keiner Karte ein Zug, legst du alle deine Karten offen hin und setzt für den Rest dieses Durchgangs aus. Im nächsten spielst du wieder mit.
rule-track-no-move-discard = Geht mit keiner Karte ein Zug, legst du eine Karte deiner Wahl ab und bleibst dabei.
rule-track-hand-end = Ein Durchgang ist zu Ende, wenn niemand mehr Karten hat. Wer eine Karte mehr hat als die anderen, macht allein weiter, nach denselben Regeln.
rule-track-win-team = Das Spiel ist sofort aus, wenn alle Figuren eines Teams im Ziel sind, wer auch immer sie hineingebracht hat. Dieses Team gewinnt.
rule-track-win-alone = Das Spiel ist sofort aus, wenn alle { $pawns } Figuren eines Spielers im Ziel sind, wer auch immer sie hineingebracht hat. Dieser Spieler gewinnt.
rule-track-whole-card = Ob es aus ist, wird nach der ganzen Karte geprüft: Eine 7, die nicht alle { $seven } Schritte brauchen kann, ist kein erlaubter Zug, auch wenn ihr erster Teil gewinnen würde.
rule-track-own-pawns-team = Deine eigenen Figuren sind die deines Platzes. Sind alle { $pawns } im Ziel, spielst du mit den Figuren deiner Partner, als wären es deine, und bringst auch sie ins Spiel, solange ein Partner noch nicht fertig ist.
rule-track-own-pawns-alone = Deine eigenen Figuren sind die { $pawns } deines Platzes.
rule-track-forward = Eine Figur läuft so viele Felder weit, wie gezählt wird. Eine Figur im Zwinger kann nicht laufen; eine im Ziel kann dort weiterlaufen.
rule-track-lap = Eine Figur, die mit einer Karte ihrer eigenen Seite vorwärtsläuft, kommt nie auf ihr eigenes Startfeld oder daran vorbei: Sie biegt ins Ziel ein, und die Zahl muss passen. Weiter als +{ $home } darf sie nicht.
rule-track-in-home = Im Ziel zieht keine Figur an einer anderen vorbei oder auf ihr Feld.
rule-track-safe-from-all = Eine Figur auf ihrem eigenen Startfeld ist sicher: Man kann sie nicht schlagen, überholen, tauschen oder mit einer { $five } ziehen. Sie hält jede Figur auf, auch die ihrer eigenen Seite.
rule-track-safe-from-others = Eine Figur auf ihrem eigenen Startfeld ist sicher: Man kann sie nicht schlagen, überholen, mit einer { $five } ziehen oder als andere Figur eines Tausches wählen. Sie hält jede Figur auf, auch die ihrer eigenen Seite.
rule-track-safe-foreign = Auf dem Startfeld eines anderen ist eine Figur nicht sicher: Da ist sie eine Figur wie jede andere.
rule-track-corners = An Figuren im Ziel und im Zwinger kommen andere nicht heran.
rule-track-capture = Eine Figur, die auf ein besetztes Feld der Bahn kommt, schlägt die Figur dort, wem sie auch gehört, sogar die eigene: Die geht zurück in ihren Zwinger.
rule-track-passing = Überholen schlägt nicht, außer mit einem König.
rule-track-backward = Nur eine Figur auf der Bahn kann zurück, nie eine im Ziel. Von ihrem eigenen Startfeld geht sie zurück auf ihr eigenes Feld { $behind }: Die Runde gilt als gelaufen, und von dort kann sie ins Ziel.
rule-track-backward-home = Rückwärts geht es nie ins Ziel.
rule-track-crossing-must = Endet der Lauf einer Figur genau auf einer Kreuzung, muss sie auf die nächste springen, Feld { $crossing } des nächsten Stücks. Sie springt vorwärts, auch nach einer { $back } zurück.
rule-track-crossing-may = Endet der Lauf einer Figur genau auf einer Kreuzung, darf sie sofort auf die nächste springen, in der Richtung, in der sie lief, { $section } Felder weiter: nach einer { $back } zurück rückwärts, sonst vorwärts.
rule-track-crossing-parts = Jeder Teil einer 7 ist ein eigener Lauf und kann also mit einem Sprung enden.
rule-track-jump = Der Sprung geht über alles hinweg, auch über sichere Figuren. Von der zweiten Kreuzung geht es nicht weiter.
rule-track-jump-captures = Eine Figur, die springt, schlägt auf beiden Kreuzungen: wo ihr Lauf endete und wo ihr Sprung endet.
rule-track-jump-start = Ein Sprung führt eine Figur nie an ihrem eigenen Startfeld vorbei, weder vorwärts noch rückwärts: Sie bleibt dann stehen, wo ihr Lauf endete.
rule-track-jump-swap = Eine Figur, die durch einen Tausch auf eine Kreuzung kommt, springt nicht.
rule-track-ace = Ass: bring eine Figur ins Spiel, oder zieh { $steps } vor.
rule-track-numbers = { $numbers }: zieh so weit vor, wie auf der Karte steht.
rule-track-queen = Dame: zieh { $steps } vor.
rule-track-enter = Ins Spiel bringen: Eine deiner eigenen Figuren geht aus dem Zwinger auf ihr Startfeld. Das geht nicht, solange dort eine Figur desselben Platzes steht; eine Figur eines anderen wird dort geschlagen.
rule-track-four = 4: Eine deiner eigenen Figuren geht { $back } zurück.
rule-track-four-start-empty = Rückwärts darf eine Figur nur über ihr eigenes Startfeld, wenn dort gar keine Figur steht. Geht die Zahl genau auf ihrem eigenen Startfeld auf, zählt sie von dort noch einmal { $back } und endet auf ihrem eigenen Feld { $behind }; auch dafür muss das Startfeld leer sein.
rule-track-four-start-never = Rückwärts geht eine Figur nie über ihr eigenes Startfeld. Sie darf genau darauf enden und ist dort dann sicher; eine Figur eines anderen wird dort geschlagen.
rule-track-five-team = 5: Eine Figur eines anderen Teams geht { $five } vor, wenn sie auf der Bahn steht und nicht sicher ist. Du wählst, welche.
rule-track-five-alone = 5: Eine Figur eines anderen Spielers geht { $five } vor, wenn sie auf der Bahn steht und nicht sicher ist. Du wählst, welche.
rule-track-five-way = Die Figur, die eine 5 zieht, folgt der Bahn. An ihrem eigenen Startfeld kommt sie vorbei, wenn dort keine Figur ihres eigenen Platzes steht, und sie geht nie in ihr Ziel; sie darf auf ihrem eigenen Startfeld enden und ist dort dann sicher.
rule-track-five-lands-must = So eine Figur schlägt, wo sie ankommt, und von einer Kreuzung muss sie springen.
rule-track-five-lands-may = So eine Figur schlägt, wo sie ankommt, und auf einer Kreuzung bestimmst du, ob sie springt.
rule-track-seven = 7: { $seven } Schritte vor, verteilt auf eine bis { $parts } verschiedene Figuren in der Reihenfolge, die du wählst. Alle { $seven } müssen gezogen werden, und jede Figur bekommt einen Teil von mindestens einem Schritt.
rule-track-seven-whose-team = Deine eigenen Figuren und die deiner Partner dürfen einen Teil einer 7 bekommen.
rule-track-seven-whose-own = Nur deine eigenen Figuren bekommen einen Teil einer 7; bringt ein Teil deine letzte Figur ins Ziel, darf der Rest an die Figuren deiner Partner gehen.
rule-track-seven-whose-alone = Nur deine eigenen Figuren bekommen einen Teil einer 7.
rule-track-jack = Bube: Eine deiner eigenen Figuren tauscht den Platz mit einer anderen. Beide müssen auf der Bahn stehen.
rule-track-jack-own-any = Deine eigene Figur beim Tausch darf jede auf der Bahn sein, auch eine sichere.
rule-track-jack-own-unsafe = Deine eigene Figur beim Tausch darf nicht sicher stehen.
rule-track-jack-other-seat-team = Die andere Figur muss von einem anderen Platz sein als die erste, von einem Partner oder einem Gegner, und darf nicht sicher stehen.
rule-track-jack-other-seat-alone = Die andere Figur muss einem anderen Spieler gehören und darf nicht sicher stehen.
rule-track-jack-other-any = Die andere Figur darf jede andere auf der Bahn sein, die nicht sicher steht; auch eine vom selben Platz, und dann ändert sich auf dem Brett nichts.
rule-track-jack-order = Darfst du beide Figuren ziehen, kannst du jede von ihnen zuerst nennen: Was für die andere Figur gilt, gilt für die zweite, die du nennst.
rule-track-jack-progress = Wie weit eine Figur nach einem Tausch ist, ergibt sich aus ihrem neuen Feld.
rule-track-king = König: bring eine Figur ins Spiel, oder zieh { $steps } vor. Dieser Lauf schlägt jede Figur, an der er vorbeikommt, auch die deiner eigenen Seite.
rule-track-king-jump = Endet der Lauf eines Königs mit einem Sprung, schlägt der Sprung nur dort, wo er ankommt. Figuren im Ziel werden nie geschlagen.
rule-track-joker = Joker: bring eine Figur ins Spiel, oder zieh { $steps } vor; nimm danach eine Karte vom Stapel, wenn es eine gibt.
rule-track-joker-none = Joker: gibt es an diesem Tisch nicht.
rule-track-joker-draw = Die Karte, die du nach einem Joker nimmst, kommt auf deine Hand und wird in einem späteren Zug dieses Durchgangs gespielt, auch wenn der Joker deine letzte Karte war. Ein Joker, der abgelegt oder hingelegt wird oder das Spiel beendet, bringt keine Karte.
rule-track-teams-two = Zwei Teams zu { $size } spielen, abwechselnd um den Tisch.
rule-track-teams-pairs = { $teams } Teams zu { $size } spielen. Partner sitzen sich gegenüber.
rule-track-teams-none = Jeder spielt für sich.
rule-track-hologram-on = Eine Figur auf dem Hologrammpunkt, Feld { $dot } im Stück irgendeines Spielers, sitzt fest, wem sie auch gehört: Sie läuft nicht mit Karten ihrer eigenen Seite vorwärts, auch nicht mit einem Teil einer 7. Ein Tausch, eine { $back } zurück oder eine { $five } eines Gegners befreit sie.
rule-track-hologram-off = Die Hologrammpunkte gelten nicht: Feld { $dot } ist ein Feld wie jedes andere.
rule-track-hologram-never = { $name } hat keine Hologrammpunkte: Feld { $dot } ist ein Feld wie jedes andere.
rule-track-points-on = Diese Partie geht um Punkte; Anzahl der Spiele: { $games }. Jede Figur, die am Ende eines Spiels im Ziel ist, bringt ihrer Seite { $per_pawn }, und die Gewinner bekommen { $bonus } dazu.
rule-track-points-off = Ein Spiel entscheidet: Niemand zählt Punkte.
rule-track-points-never = { $name } wird nicht um Punkte gespielt: Ein Spiel entscheidet.
rule-track-points-winner = Wer nach dem letzten Spiel die meisten Punkte hat, gewinnt; bei Gleichstand ist es unentschieden, und das Ergebnis nennt alle, die gleichauf liegen. Das nächste Spiel gibt der Spieler links vom letzten Geber.
rule-track-agree = Der Host kann vor dem Spiel die Hausregeln wählen. Bei jedem dieser Spiele darf das Ziel nach Feld { $first } oder { $second } beginnen.

### part: rules-tonk
# The rules of a table for Tonk; the sentences are those of app/games/tonk/rulewords.py

## Abschnitte
rule-tonk-section-cards = Die Karten
rule-tonk-section-deal = Das Austeilen
rule-tonk-section-turn = Dein Zug
rule-tonk-section-end = Das Ende eines Spiels
rule-tonk-section-match = Die Partie

## Punkte
rule-tonk-players = Tonk ist für { $low } bis { $high } Spieler. Plätze an diesem Tisch: { $players }.
rule-tonk-deck-full = Gespielt wird mit { $count } Karten, ohne Joker.
rule-tonk-deck-short = Gespielt wird mit { $count } Karten: ohne { $missing } und ohne Joker. In einer Folge liegt die { $before } neben dem Buben.
rule-tonk-ace = Ein Ass zählt { $points }. Es ist immer niedrig: Es liegt neben der 2, nie neben dem König.
rule-tonk-numbers = { $numbers }: Jede zählt ihre Zahl.
rule-tonk-court = Bube, Dame und König zählen je { $points }.
rule-tonk-cut = Vor dem ersten Austeilen zieht jeder eine Karte, und die höchste gibt: Der König ist hoch, das Ass niedrig.
rule-tonk-cut-tie = Wer die höchste Karte mit einem anderen teilt, zieht noch einmal.
rule-tonk-next-dealer = Nach jedem Spiel geht das Geben nach links.
rule-tonk-deal = Jeder bekommt { $count } Karten, einzeln reihum vom Spieler links vom Geber an. Die nächste Karte beginnt offen die Ablage; der Rest ist der Stapel.
rule-tonk-hidden = Nur die oberste Karte der Ablage darf man sehen. Was darunter liegt und welche Karte jemand genommen hat, erfährt niemand, bevor die Partie aus ist. Wie viele Karten jeder hat und wie viele auf Stapel und Ablage liegen, wissen alle.
rule-tonk-high-chips = Ein ausgeteiltes Blatt mit { $low } oder { $high } Punkten wird sofort gezeigt und gewinnt ohne Spiel: Jeder andere zahlt { $double }, den doppelten Einsatz.
rule-tonk-high-points = Ein ausgeteiltes Blatt mit { $low } oder { $high } Punkten wird sofort gezeigt und gewinnt ohne Spiel: Wer es hat, schreibt 0, jeder andere das Doppelte der Punkte auf der Hand.
rule-tonk-high-seven = Auch mit { $count } Karten auf der Hand gewinnen { $low } und { $high } Punkte sofort.
rule-tonk-low-on = Ein ausgeteiltes Blatt mit höchstens { $points } Punkten gewinnt ebenfalls sofort, auf dieselbe Weise.
rule-tonk-low-off = Ein ausgeteiltes Blatt mit wenigen Punkten gewinnt nicht von selbst.
rule-tonk-several = Bekommen zwei oder mehr Spieler so ein Blatt, ist das Spiel unentschieden, und der nächste gibt.
rule-tonk-begin = Der Spieler links vom Geber fängt an, und es geht im Uhrzeigersinn.
rule-tonk-drop = Am Anfang deines Zuges, vor allem anderen, darfst du klopfen.
rule-tonk-draw = Sonst nimmst du eine Karte: die oberste vom Stapel oder die oberste von der Ablage.
rule-tonk-lay = Dann legst du, sooft du willst, Kombinationen aus und legst Karten an Kombinationen auf dem Tisch an, an eigene oder an fremde.
rule-tonk-discard = Am Ende deines Zuges legst du eine Karte offen ab.
rule-tonk-discard-same = Du darfst die oberste Karte der Ablage nehmen und dieselbe Karte wieder ablegen.
rule-tonk-melds = Eine Kombination ist ein Satz, drei oder vier Karten mit gleichem Wert, oder eine Folge, drei oder mehr Karten einer Farbe der Reihe nach. Eine Folge kann an beiden Enden wachsen, vom Ass bis zum König.
rule-tonk-wait-on = Hast du eine neue Kombination ausgelegt, darfst du in deinen nächsten { $turns } Zügen nicht klopfen; mit noch einer neuen beginnen sie von vorn. Legt ein anderer an deine Kombination an, darfst du in deinem nächsten Zug nicht klopfen; ein längeres Warten wird dadurch nie kürzer.
rule-tonk-wait-off = Wer auslegt, darf später trotzdem klopfen.
rule-tonk-must-meld-on = Du darfst nicht ablegen, solange du eine fertige Kombination auf der Hand hast: Die muss zuerst auf den Tisch. Es zählt deine Hand im Moment des Ablegens; überschneiden sich Kombinationen, wählst du.
rule-tonk-must-meld-off = Du darfst eine fertige Kombination auf der Hand behalten.
rule-tonk-must-meld-limits = Anlegen musst du nie, und am Anfang eines Zuges darfst du klopfen, was auch immer du auf der Hand hast.
rule-tonk-tonk-chips = Tonk: Deine letzte Karte geht durch Auslegen oder Anlegen von der Hand, und du legst nichts ab. Jeder andere zahlt dir { $double }, den doppelten Einsatz.
rule-tonk-tonk-points = Tonk: Deine letzte Karte geht durch Auslegen oder Anlegen von der Hand, und du legst nichts ab. Du schreibst 0, jeder andere das Doppelte der Punkte auf der Hand.
rule-tonk-out-chips = Schluss: Du legst deine letzte Karte ab. Jeder andere zahlt dir den Einsatz, { $stake }.
rule-tonk-out-points = Schluss: Du legst deine letzte Karte ab. Du schreibst 0, jeder andere die Punkte auf der Hand.
rule-tonk-dropped-chips = Klopfen: Alle Blätter werden gezeigt und gezählt. Hast du allein am wenigsten Punkte, zahlt dir jeder andere den Einsatz, { $stake }.
rule-tonk-dropped-points = Klopfen: Alle Blätter werden gezeigt und gezählt. Hast du allein am wenigsten Punkte, schreibst du 0 und jeder andere die Punkte auf der Hand.
rule-tonk-caught-chips = Wenn nicht, bist du erwischt: Du zahlst { $double }, den doppelten Einsatz, an jeden, der gleich viele Punkte hat oder weniger. Und von den anderen bekommt der mit den wenigsten Punkten { $stake } von jedem der anderen außer dir; niemand, wenn zwei oder mehr von ihnen gleich am wenigsten haben.
rule-tonk-caught-points = Wenn nicht, bist du erwischt und schreibst das Doppelte deiner Punkte. Von den anderen schreibt jeder mit den wenigsten Punkten 0, der Rest die Punkte auf der Hand.
rule-tonk-example-chips = Ein Beispiel: Anna klopft mit { $anna } Punkten, Ben hat { $ben }, Carla { $carla }. Anna zahlt Ben { $caught }, Carla zahlt Ben { $fewest }, und Ben hat { $up } gewonnen.
rule-tonk-example-points = Ein Beispiel: Anna klopft mit { $anna } Punkten, Ben hat { $ben }, Carla { $carla }. Anna schreibt { $caught }, Ben { $up }, Carla { $fewest }.
rule-tonk-empty-stock = Ist der Stapel leer, geht es weiter, solange jeder die Karte nimmt, die der Vorige abgelegt hat, oder klopft.
rule-tonk-stock-chips = Wer vom leeren Stapel eine Karte verlangt, beendet das Spiel: Alle Blätter werden gezeigt, und die wenigsten Punkte bekommen den Einsatz, { $stake }, von jedem. Haben mehrere gleich am wenigsten, ist es unentschieden, und niemand zahlt.
rule-tonk-stock-points = Wer vom leeren Stapel eine Karte verlangt, beendet das Spiel: Alle Blätter werden gezeigt, die wenigsten Punkte schreiben 0, alle anderen die Punkte auf der Hand. Haben mehrere gleich am wenigsten, ist es unentschieden, und niemand schreibt etwas.
rule-tonk-shown-chips = Am Ende eines Spiels werden Blätter nur gezeigt, wo die Regeln es brauchen: bei besonderen Blättern beim Austeilen, beim Klopfen, bei leerem Stapel. Sonst bleiben sie verdeckt, bis die Partie aus ist.
rule-tonk-shown-points = Am Ende eines Spiels werden alle Blätter gezeigt, weil ihre Punkte aufgeschrieben werden. Nach einem Unentschieden beim Austeilen nur die besonderen.
rule-tonk-scoring-chips = Dieser Tisch spielt um Chips. Jedes Spiel wird für sich abgerechnet.
rule-tonk-scoring-points = Dieser Tisch schreibt Punkte statt Chips. Jedes Spiel wird für sich abgerechnet: Der Gewinner schreibt 0, alle anderen die Punkte, die sie noch auf der Hand haben, doppelt nach einem Tonk und nach einem besonderen Blatt beim Austeilen. Ein Unentschieden schreibt nichts.
rule-tonk-stake-chips = Der Einsatz ist { $stake }.
rule-tonk-stake-points = Es wird kein Einsatz gezahlt: Punkte werden geschrieben. (Eingestellt ist ein Einsatz von { $stake }.)
rule-tonk-start-chips = Chips, mit denen jeder anfängt: { $chips }.
rule-tonk-start-points = Jeder fängt mit 0 Punkten an. (Eingestellt sind { $chips } Chips für den Anfang.)
rule-tonk-below-zero = Chips dürfen unter null fallen: Sie zählen Streichhölzer.
rule-tonk-games-open = Die Partie ist offen: Sie endet zwischen zwei Spielen, wenn der Host sie beendet oder alle Spieler einverstanden sind.
rule-tonk-games-one = Die Partie ist ein einziges Spiel.
rule-tonk-games-many = Die Partie endet nach { $games } Spielen.
rule-tonk-winner-chips = Wer dann die meisten Chips hat, gewinnt die Partie. Das Ergebnis nennt alle, die gleichauf liegen.
rule-tonk-winner-points = Wer dann die wenigsten Punkte hat, gewinnt die Partie. Das Ergebnis nennt alle, die gleichauf liegen.
