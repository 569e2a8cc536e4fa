### Toktonk auf Deutsch. Die Reihenfolge ist die von en.ftl.

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

## Die Haustür
home-title = Toktonk – Tokken, Tok und Tonk mit Freunden
home-headline = Tokken, Tok und Tonk mit deinen Freunden
home-lead = Öffne einen Raum, schick deinen Freunden den Link und spiel im Browser. Ohne Konto, ohne Installation, kostenlos.
home-games = Wähl ein Spiel
home-how = So geht’s
home-step-create = Wähl ein Spiel und öffne einen Raum.
home-step-share = Schick deinen Freunden den Link. Sie öffnen ihn und setzen sich.
home-step-play = Sitzen alle, kann’s losgehen. Verbindung weg? Dein Platz bleibt dir.
home-footer = Toktonk mischt ehrlich: Nach dem Spiel lässt sich jedes Mischen nachrechnen.
home-no-server = Der Server ist gerade nicht zu erreichen.

game-tokken = Tokken
game-tokken-line = Karten statt Würfel: Bring mit deinem Partner eure Figuren ins Ziel und schick die der anderen heim.
game-tokken-facts = 2 bis 8 Spieler, am besten 4 · etwa eine Stunde
game-tok = Tok
game-tok-line = Tokkens baskisch-französischer Vetter auf dem Holzbrett: An einer Kreuzung springst du nur, wenn du willst, und ein schlechtes Blatt kostet eine Karte, nicht alle.
game-tok-facts = 2 bis 8 Spieler, am besten 4 · etwa eine Stunde
game-tonk = Tonk
game-tonk-line = Schnelles Rommé um Chips: Leg Sätze und Folgen aus, mach als Erster Schluss, oder klopf, wenn du glaubst, am wenigsten zu haben.
game-tonk-facts = 2 bis 4 Spieler · fünf Minuten pro Spiel
game-soon = Noch nicht da
players = { $count } Spieler
players-label = Anzahl der Spieler
create-room = Raum öffnen

join-label = Hast du einen Code?
join-button = Mitspielen
join-unreadable = Ein Code hat sechs Buchstaben und Ziffern, etwa KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Zu viele Versuche. Warte eine Sekunde und versuch es noch einmal.
       *[other] Zu viele Versuche. Warte { $seconds } Sekunden und versuch es noch einmal.
    }

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
event-removed = { $name } muss vom Tisch aufstehen.
event-left = { $name } geht: Das Haus spielt weiter.
event-stood_in = Das Haus spielt jetzt für { $name }.
event-returned = { $name } ist wieder da.
event-defaulted = Die Zeit von { $name } ist um: Das Haus macht den Zug.
event-host = { $name } ist jetzt Host.
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
refusal-too-many-tries = Zu viele falsche Codes. Warte eine Minute und versuch es noch einmal.
refusal-unknown-card = Diese Karte ist unbekannt.
refusal-unknown-command = Der Server kennt diese Anfrage nicht. Lad die Seite neu.
refusal-unknown-field = Der Server konnte das nicht lesen.
refusal-unknown-option = Diese Einstellung hat das Spiel nicht.
refusal-wait = Nach einer Kombination musst du mit dem Klopfen warten.
refusal-wrong-count = Die Schrittzahl passt nicht.
refusal-wrong-jump = Von dort springt die Figur nach { $other }.
refusal-wrong-kind-of-move = So zieht diese Karte nicht.
