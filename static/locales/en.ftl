### English. One file is one language: it is listed as soon as it is here. Pages load the parts that they need.

### part: shell

language-name = English

page-title = { $status } – Toktonk
loading = One moment …
list-and = { $words } and { $last }
close = Close
try-again = Try again
skip = Go to the table

pref-language = Language
pref-theme = Colours
pref-theme-system = Auto
pref-theme-light = Light
pref-theme-dark = Dark
pref-motion = Show moves as they happen

game-tokken = Tokken
game-tok = Tok
game-tonk = Tonk
players = { $count } players
players-label = Number of players

offline-title = You are offline
offline-text = No connection to Toktonk. Your tables are kept on the server; this page goes on by itself as soon as it can be reached.
missing-title = There is no such room
missing-text = The link may be incomplete, or the room is long gone. Ask your friends for it again, or type their code.
missing-home = To the front page

## Before the game
lobby-choose = Take a seat
lobby-choose-text = Type your name, then choose a free place at the table.
lobby-full = The table is full
lobby-full-text = You can watch. If somebody stands up, you can take the place.
lobby-invite = Invite your friends
lobby-ready = Everybody is here
lobby-invite-text = Send them the link or the code. Choose another free place to move there.
lobby-all-seated = Everybody sits: you can start the game.
lobby-wait-for = { $name } can start the game
lobby-wait-host = The host can start the game
seats-free =
    { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
seats-label = Places at the table
seat-take = Sit here
seat-move = Move here
seat-you = you
seat-host = host
seat-away = away
bot-novice = novice bot
bot-regular = regular bot
bot-expert = expert bot
seat-remove = Send { $name } away from the table
seat-unnamed = Seat { $seat }
team = Team { $number }
name-label = Your name
name-change = Change
name-needed = First type your name here.
start = Start game
stand = Stand up

invite-title = Invite friends
invite-text = Everybody with this link can come to the table.
invite-here = This address works on this computer only. For friends on other devices, open Toktonk at the network address that the server prints when it starts.
invite-link = Link to this room
invite-copy = Copy link
invite-copied = The link is copied.
invite-copy-failed = Copying is not allowed here. Select the link and copy it yourself.
invite-share = Share …
invite-share-text = Come and play { $game } with me!
invite-code = Or read out this code:

rules-change = House rules
rules-title = House rules
rules-save = Save
rules-game = Game
rules-usual = All as usual
rules-all-usual = { $game } as it is usually played.
option-usual = As usual.
option-unusual = Usually: { $value }.
option-usual-value = { $value } (usual)
clock = Clock
clock-none = No clock
clock-soft = { $seconds } s for each move, just shown
clock-bank = { $minutes } min, and { $seconds } s for each move
rulebook = Rules of this table
rulebook-cards = Cards and rules
rulebook-rule = Read rule { $rule }
rulebook-failed = The rules could not be loaded. Try again in a moment.
rulebook-differs =
    { $count ->
        [one] Differs from the usual { $game } in one point
       *[other] Differs from the usual { $game } in { $count } points
    }
option-teams = Teams
option-teams-two = Two teams
option-teams-pairs = Pairs
option-teams-none = Everybody alone
option-deal = Deal
option-deal-5-4-4 = Hands of 5, 4 and 4
option-deal-13 = One hand of 13
option-exchange = Card exchange
option-exchange-team = With your teammate
option-exchange-left = To the left
option-exchange-blind = Draw blind
option-exchange-none = None
option-home-after = Home opens after square
option-hologram = Hologram dot holds pawns
option-points = Points match: number of games (empty for a single game)
option-jokers = With jokers
option-wait = Wait after a meld before dropping
option-low-tonk = Low hands win at once
option-low-tonk-null = No
option-hand-size = Cards in a hand
option-must-meld = Complete melds must be laid
option-deck = Cards in the deck
option-stake = Stake
option-games = Number of games (empty for an open end)
option-starting-chips = Chips at the start
option-scoring = Count
option-scoring-chips = Chips
option-scoring-points = Points

## Cards: `card-rank-…` is printed on the card, `card-word-…` is read aloud
card-joker = joker
card-name = { $rank } of { $suit }
card-rank-A = A
card-rank-J = J
card-rank-Q = Q
card-rank-K = K
card-word-A = Ace
card-word-2 = 2
card-word-3 = 3
card-word-4 = 4
card-word-5 = 5
card-word-6 = 6
card-word-7 = 7
card-word-8 = 8
card-word-9 = 9
card-word-T = 10
card-word-J = Jack
card-word-Q = Queen
card-word-K = King
card-suit-s = spades
card-suit-h = hearts
card-suit-d = diamonds
card-suit-c = clubs

## The game
status-your-turn = Your turn
status-give = Choose a card to give
status-turn = { $names } to play
status-exchange =
    { $count ->
        [one] { $names } is choosing a card to give
       *[other] { $names } are choosing cards to give
    }
status-between = Between two games
status-wait = One moment …
bar-log = What happened
bar-menu = Menu
bar-result = Result
log-title = What happened
table-failed = The table could not be loaded.
leave = Leave
stay = Stay
leave-title = Leave the table?
leave-text = The house plays for you, so that the others can go on. Your seat stays yours: come back with the same link on this device.
house-plays-you = The house plays for you.
house-back = I’m back
house-plays = The house plays for { $names }.
house-wait = { $name } is away. In { $seconds } s the house can play.
house-away = { $name } is not here.
house-ask = Let the house play for { $name }
clock-left = Time left
clock-low = { $seconds } seconds left.

event-sat = { $name } takes seat { $seat }.
event-renamed = { $name } has a new name.
event-stood = { $name } stands up.
event-removed = The host sends { $name } away from the table.
event-left = { $name } leaves: the house plays on.
event-stood_in = The house now plays for { $name }.
event-returned = { $name } is back.
event-defaulted = { $name } has run out of time: the house makes the move.
event-host = { $name } is now the host.
event-let_in = { $name } may sit down again.
event-configured = The host changed the house rules.
event-started = The game begins.
event-rematched = A new game is being set up.

result-you = You won!
result-you-team = Your team won!
result-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-tie = A draw: { $names } share the win
result-draw = A draw: nobody wins
result-none = The game is over
result-next = Rematch keeps the room and the seats.
result-watched = Stay to watch the next game, or take a seat if one gets free.
result-look = Look at the table
result-record = Download the record of this match
rematch = Rematch
score-name = Player
score-points = Points
score-chips = Chips

## The line to the server
line-connecting = Connecting …
line-waiting = Connection lost. Trying again in { $seconds } s.
line-restarting = The server is restarting. Back in { $seconds } s.
line-unsaved = Your move is not saved yet. Trying again …
line-now = Try now
line-lost = Connection lost. Trying to reconnect.

## Refusals, by code
reason-with-rule = { $sentence } ({ $rule })
refusal-ace-is-low = The ace is low: next to the 2, never next to the king.
refusal-after-drawing = Dropping is for the start of a turn, before drawing.
refusal-already-agreed = You have agreed to end already.
refusal-already-created = This room is there already.
refusal-already-drawn = You have drawn a card in this turn.
refusal-already-given = You have given a card already.
refusal-already-left = You have left already: the house plays for you.
refusal-already-rematched = The next game is set up already.
refusal-back-needs-track = Only a pawn on the track can go back.
refusal-back-over-start = The pawn on { $square } may not go back over its own start.
refusal-bad-card = That is not a card.
refusal-bad-clock = The clock cannot be set like this.
refusal-bad-command-id = The server could not read this.
refusal-bad-field = The server could not read this.
refusal-bad-frame = The server could not read this.
refusal-bad-game = This game is not played here.
refusal-bad-ruleset = This server does not know the version of the rules that this table was opened with.
refusal-bad-json = The server could not read this.
refusal-bad-move = That is not a move.
refusal-bad-name = This name cannot be used: 1 to 20 visible characters.
refusal-bad-option = The game cannot be set up like this.
refusal-bad-plan = The server could not read this.
refusal-bad-players = The game cannot be played with this many people.
refusal-bad-position = This position cannot be read.
refusal-bad-request = The server could not read this.
refusal-bad-seat = There is no such place at this table.
refusal-bad-square = There is no such square on this board.
refusal-bad-version = Toktonk has been renewed. Load the page again.
refusal-card-twice = The same card is named twice.
refusal-come-back-first = The house plays for you: come back before you ask for others.
refusal-dead-end = The pawn on { $square } stands past its home and cannot walk forward.
refusal-discard-not-here = In this game you lay down the whole hand when you cannot play.
refusal-does-not-enter = This card brings no pawn in: an ace, a king or a joker does.
refusal-does-not-fit = This card does not fit that meld.
refusal-draw-first = First draw a card.
refusal-exchange-first = First everybody gives a card.
refusal-five-into-home = A 5 never leads into a home.
refusal-five-needs-track = A 5 moves a pawn on the track.
refusal-five-own-side = A 5 moves a pawn of an opponent.
refusal-five-safe-pawn = The pawn on { $square } is safe on its own start: a 5 does not move it.
refusal-five-start-taken = The pawn on { $square } cannot pass its start: a pawn of its own stands there.
refusal-fold-not-here = In this game you discard one card when you cannot play.
refusal-foreign-origin = This page belongs to another site.
refusal-no-origin = This request does not say which site it comes from.
refusal-two-identities = Your browser says that you are two people. Delete the cookies of this site and load the page again.
refusal-game-not-over = This game is still being played.
refusal-game-over = The game is over.
refusal-game-running = Not while the game is running.
refusal-games-agreed = The number of games was agreed before the match.
refusal-hello-first = The server could not read this.
refusal-home-blocked = In its home the pawn on { $square } cannot get past the one on { $other }.
refusal-home-opens-elsewhere = The pawn on { $square } turns into its home from { $other }.
refusal-http-error = The server does not answer as it should. Try again in a moment.
refusal-impossible-option = These options do not go together.
refusal-impossible-position = Such a position cannot be.
refusal-in-yard = Pawns on their starting place need an ace, a king or a joker to come in.
refusal-into-home = Going back never leads into a home.
refusal-jump-past-start = A jump never takes a pawn past its own start.
refusal-match-over = That game is over; a new one has begun.
refusal-missing-field = The server could not read this.
refusal-must-jump = From a crossing the pawn must jump, to { $other }.
refusal-must-meld = You hold a complete meld: lay it first.
refusal-must-play = You can play a card, so you must.
refusal-name-taken = Somebody at the table has this name or one that looks like it. Take another.
refusal-no-discard = The discard pile is empty.
refusal-no-early-end = Such a match ends after the agreed number of games.
refusal-no-exchange-now = Cards are exchanged after a deal, not now.
refusal-no-jump-there = A pawn jumps only from a crossing where its walk ends.
refusal-no-layoff = No card fits a meld on the table.
refusal-no-match = There is no such room.
refusal-no-meld = You hold no complete meld.
refusal-no-opponent-on-track = No opponent has a pawn on the track that a 5 could move.
refusal-no-own-pawn-on-track = A jack needs a pawn of yours on the track.
refusal-no-pawn-there = No pawn stands on { $square }.
refusal-no-plan = This move has no parts.
refusal-no-room = There is no room with this code.
refusal-no-such-card = There is no such card in this game.
refusal-no-such-meld = There is no such meld on the table.
refusal-no-swap-partner = There is no pawn on the track to change places with.
refusal-nobody-there = Nobody sits there.
refusal-not-a-meld = These cards are no set and no run.
refusal-not-away = You play yourself already.
refusal-not-away-yet = { $player } has not been away for long enough yet.
refusal-not-between-games = That can be done between two games.
refusal-not-due = Nothing is due at this table.
refusal-not-host = Only the host can do that.
refusal-not-in-hand = You do not hold this card.
refusal-not-over = First this game has to end.
refusal-not-own-pawn = The pawn on { $square } is not yours to move.
refusal-not-playing = The game is not running.
refusal-not-readable = The server could not read this.
refusal-not-ready = The server cannot save anything just now.
refusal-not-saved = Not saved yet. Trying again …
refusal-not-seated = You have no seat at this table: you can watch.
refusal-not-started = The game has not started yet.
refusal-not-your-turn = It is not your turn.
refusal-not-yourself = That is your own seat: leave or stand up instead.
refusal-nothing-to-leave = You have no seat here to give up.
refusal-offline = The server cannot be reached. Are you online?
refusal-on-hologram-dot = The pawn on { $square } is stuck on the hologram dot.
refusal-only-seven-splits = Only a 7 is split over several pawns.
refusal-option-of-another-game = This option belongs to another game.
refusal-out-of-reach = Pawns in a home or on their starting place cannot be touched by others.
refusal-own-start = The pawn on { $square } does not reach or pass its own start: it turns into its home.
refusal-past-home = That takes the pawn on { $square } past the end of its home.
refusal-safe-pawn = The pawn on { $other } is safe on its own start: nobody passes it or lands on it.
refusal-seat-taken = Somebody sits there already.
refusal-seats-locked = The host lets nobody new sit down just now.
refusal-host-already = You are the host already.
refusal-bot-cannot-lead = Only a person can be the host.
refusal-removed-by-host = The host has sent you away from this table. You can sit down when the host lets you in again.
refusal-nobody-removed = Nobody of that name was sent away.
refusal-seats-free = The game starts when all seats are taken.
refusal-server-error = Something went wrong on the server. Nothing has changed.
refusal-seven-does-not-fit = Your pawns cannot use up all seven steps.
refusal-seven-not-all = All seven steps must be used.
refusal-seven-not-own = The pawn on { $square } may not take a part of this 7.
refusal-seven-too-far = That takes the pawn on { $square } too far.
refusal-seven-too-many = A 7 is split over four pawns at most.
refusal-seven-twice = The pawn on { $square } has had its part already.
refusal-start-occupied = The pawn on { $square } cannot go back over its start: a pawn stands there.
refusal-start-taken = { $square } is taken by a pawn of the same colour.
refusal-still-here = { $player } is here.
refusal-stood-in = The house plays for { $player } already.
refusal-swap-needs-track = For a swap both pawns must be on the track.
refusal-swap-no-jump = A pawn that arrives by a swap does not jump.
refusal-swap-not-own = The first pawn of a swap is your own.
refusal-swap-safe-pawn = The pawn on { $square } is safe on its own start and is not swapped.
refusal-swap-same-pawn = A swap needs two different pawns.
refusal-swap-same-seat = These two pawns are of the same player.
refusal-swap-two-pawns = A jack makes one swap of two pawns.
refusal-table-busy = The table is busy. Trying again …
refusal-too-fast = That was too much at once. One moment …
refusal-too-many-requests = Too much is coming from your network. Wait a moment, then try again.
refusal-too-many-rooms = Many rooms have been opened from your network. Wait a little, then try again.
refusal-too-many-tries = Too many wrong codes. Wait a minute and try again.
refusal-unknown-card = This card is not known.
refusal-unknown-command = The server does not know this request. Load the page again.
refusal-unknown-field = The server could not read this.
refusal-unknown-option = The game does not have this option.
refusal-wait = After a meld you have to wait before you drop.
refusal-wrong-count = The count does not fit.
refusal-wrong-jump = From there the pawn jumps to { $other }.
refusal-wrong-kind-of-move = This card does not move like that.

## Seat links

event-seat_offered = There is a link for seat { $seat }: whoever opens it first has the seat.
event-seat_taken = { $name } opens the seat link and now has seat { $seat }.
refusal-seat-handed-over = Your seat was taken with its seat link: you can watch.
refusal-seat-link-dead = This seat link does not work any more: it was used, a newer one was made, or its hour is over.
refusal-own-seat-link = That is your own seat. Open the link on the other device.
refusal-seated-already = You have a seat at this table, and nobody plays two.
seatlink-title = Hand over a seat
seatlink-text = Make a link to go on with another device, or to give the seat to somebody. It works once, for an hour.
seatlink-own = Link for my seat
seatlink-other = Link for the seat of { $name }
seatlink-ready = Whoever opens this link first has the seat, with its cards.
seatlink-again = This link can no longer be shown. Make a new one.
seatlink-label = Seat link
seatlink-qr-label = QR code of the seat link
seatlink-share-text = Take over this seat at the table.
seatlink-take-title = Take this seat?
seatlink-take-text = You play on in the place of { $name }. Change the name if you are somebody else.
seatlink-take-free = Seat { $seat } is yours when you want it.
seatlink-take = Take the seat
seatlink-watch = Only watch

## The room and its host
hosting-title = The room
hosting-locked = Lock the seats: nobody new sits down
hosting-spectators = Others may watch the game
hosting-listed = Show this room on the front page
hosting-substitutes = A bot plays on by itself for who is away too long
hosting-listed-text = Everybody who opens the front page can then come in.
hosting-talk = Talking
hosting-hand-over = Hand over as host to
hosting-hand-over-now = Hand over
hosting-bots = A bot on a free seat
hosting-add-bot = Add a bot
hosting-fill-bots = Fill with bots
bots-you = Player
hosting-sent-away = Sent away
hosting-let-in = Let { $name } in again
lobby-removed = The host has sent you away
lobby-removed-text = You can stay and watch. To sit down again, ask the host to let you in.
lobby-locked = The seats are locked
lobby-locked-text = The host lets nobody new sit down just now. This page shows it when that changes.
seat-locked = Locked
talk-free = free
talk-phrases = ready-made phrases only
talk-between = not while a hand is played
talk-none = off
arranged-locked = Seats are locked
arranged-no-spectators = No spectators
arranged-listed = Shown on the front page
event-arranged = The host: { $changes }.
room-now-locked-true = the seats are locked
room-now-locked-false = the seats are open
room-now-spectators-true = others may watch
room-now-spectators-false = nobody may watch
room-now-listed-true = shown on the front page
room-now-listed-false = not shown on the front page
room-now-substitutes-true = a bot plays on by itself for who is away too long
room-now-substitutes-false = a bot plays for who is away only when asked
room-now-talk = talking: { $talk }
changed = The host has changed: { $changes }
changed-point = { $what }: { $before } → { $after }
changed-seat = There are fewer places now, so you are standing. Choose another place.
changed-moved = There are fewer places now. You sit at place { $seat }.
let-in-you = You may sit down again.
value-on = on
value-off = off
value-none = none
invite-qr = QR code
invite-qr-label = QR code with the link to this room
barred = This table plays without spectators
barred-text = You can come in when it is in the lobby again.

## Talk
bar-talk = Talk
talk-title = Talk
talk-field = Say something
talk-send = Send
talk-said = { $name }: { $text }
talk-unread = { $count } new
talk-now-none = This table plays without talk.
talk-now-between = No talk while a hand is played.
talk-now-phrases = Ready-made phrases only.
talk-now-seated = Only who sits at the table talks here.
mute-title = Mute somebody
mute = Mute { $name }
muted = muted
watching-you =
    { $others ->
        [0] You watch
        [1] You and one other watch
       *[other] You and { $others } others watch
    }
watching =
    { $count ->
        [1] 1 person watches
       *[other] { $count } people watch
    }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-lucky = Lucky you!
phrase-sorry = Sorry!
phrase-thanks = Thanks!
phrase-one-moment = One moment …
phrase-good-game = Good game!
refusal-talk-seated = Only who sits at the table talks here.
refusal-talk-off = This table plays without talk.
refusal-phrases-only = At this table people talk in ready-made phrases only.
refusal-talk-later = At this table nobody talks while a hand is played.
refusal-talk-too-fast = That is a lot of talk at once: wait a few seconds.
refusal-bad-text = This text cannot be sent: it is empty, too long, or has characters that cannot be seen.
refusal-unknown-phrase = This server does not know that phrase.

## Calls
pref-sound = Sound
pref-sound-off = off
pref-sound-quiet = quiet
pref-sound-loud = loud
pref-vibrate = Vibrate when it is my turn
pref-notify = Notify me when it is my turn and I look elsewhere
pref-notify-denied = The browser does not allow it: change it in its settings for this page.
signal-title = ● { $status }

## Looking back
past-where = You look back: move { $number } of { $count }
past-first = First move
past-previous = Move before
past-next = Next move
past-back = Back to the game
past-look = Show the table as it was then
past-covered = What has been covered since stays covered until the match is over (N4).
refusal-no-such-moment = There is no such moment in this match.
refusal-no-spectators = This table plays without spectators.

## The first game
guide-offer = Your first game here? A short guide shows you round.
guide-begin = Show me round
guide-next = Next
guide-done = Got it
guide-skip = No guide
guide-again = Show the guide

## A card laid elsewhere in the hand
hand-laid = { $card }: place { $place } of { $count }.

### part: home

home-title = Toktonk – Tokken, Tok and Tonk with friends
home-headline = Tokken, Tok and Tonk with your friends
home-lead = Open a room, send your friends the link, and play in the browser. No account, nothing to install, free.
home-games = Choose a game
home-how = How it works
home-step-create = Choose a game and create a room.
home-step-share = Send the link to your friends. They open it and take a seat.
home-step-play = When everybody sits, start. Lost your connection? Your seat waits for you.
home-footer = Toktonk deals fairly: every shuffle can be checked after the game.
tables-title = Your tables
tables-waiting =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
tables-over-title = Finished
tables-alone = nobody else yet
tables-running = Running
tables-over = Over
tables-won = You won
tables-more = Show more
open-title = Open rooms
open-watch = Watch
open-host = with { $name }
open-differs =
    { $count ->
        [one] one house rule
       *[other] { $count } house rules
    }
home-no-server = The server cannot be reached just now.
home-rules = Rules of { $game }
when-now = just now
when-minutes = { $count } min ago
when-hours = { $count } h ago
game-tokken-line = Cards instead of dice: bring your four pawns home together with your partner, and send the others back.
game-tokken-facts = 2 to 8 players, best with 4 · about an hour
game-tok-line = Tokken’s Basque and French cousin, on a wooden board: a jump at a crossing is up to you, and a bad hand costs one card, not all.
game-tok-facts = 2 to 8 players, best with 4 · about an hour
game-tonk-line = Quick rummy for chips: lay down sets and runs, go out first, or knock when you think you hold the least.
game-tonk-facts = 2 to 4 players · five minutes a game
game-soon = Not here yet
create-room = Create a room
home-bots = Play against bots
join-label = Did you get a code or a link?
join-button = Join
join-unreadable = That is neither a link to a room nor a code of six letters and digits, like KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Too many tries. Wait one second and try again.
       *[other] Too many tries. Wait { $seconds } seconds and try again.
    }

### part: track

## What the cards do
card-does-walk = { $steps } steps forward
card-does-ace = Bring in a pawn, or 1 step forward
card-does-four = 4 steps back
card-does-five = An opponent’s pawn 5 steps forward
card-does-seven = 7 steps forward, over pawns of your team
card-does-seven-tok = 7 steps forward, over your own pawns
card-does-jack = Swap one of your pawns with another
card-does-king = Bring in a pawn, or 13 forward capturing all
card-does-joker = Bring in a pawn, or 18 forward; then draw

## Board and plates
track-players = Players
track-yard = yard
track-home = home { $number }
track-badge-out = out
track-badge-out-title = Has laid down the hand and sits out
track-badge-dealer = D
track-badge-dealer-title = Dealer
track-badge-partner = partner
track-badge-host-title = Host
track-badge-away-title = Not connected
track-badge-house-title = The house plays
track-badge-chosen-title = Has chosen a card to give
track-badge-points-title = Points so far
track-badge-winner-title = Winner
track-plate-turn = To play.
track-plate-cards = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
track-plate-pawns = Pawns: { $squares }.
track-plate-team = Team: { $names }.

## What is asked
track-hand = Your cards
track-hand-area = Your move
track-your-turn = Your turn
track-hand-out = You have laid down your hand and sit out until the next deal.
track-hand-empty = No cards left. The next deal comes when the others have played theirs.
track-received = new
track-received-label = new, from the exchange
track-given = given
track-given-label = you give it away
track-not-playable = Cannot be played now
track-choices = Moves
track-ask-card = Your turn: choose a card.
track-ask-card-for-pawn = Choose a card for this pawn.
track-ask-pawn = Choose the pawn to move.
track-ask-opponent = Choose an opponent’s pawn to move.
track-ask-target = Choose where it goes.
track-ask-swap = Choose the pawn to swap with.
track-ask-part = { $first ->
    [yes] Seven steps to share out: choose a pawn and how far.
   *[no] { $left ->
        [one] One step left: choose a pawn.
       *[other] { $left } steps left: choose a pawn and how far.
    }
}
track-ask-confirm = Like this?
track-ask-fold = None of your cards can be played: you lay them down and sit out this hand.
track-ask-discard = None of your cards can be played: choose one to discard.
track-ask-give = Choose a card to give to { $name }.
track-wait-turn = { $names } is to play.
track-wait-exchange = { $count ->
    [one] Waiting for { $names } to choose a card to give.
   *[other] Waiting for { $names } to choose cards to give.
}
track-wait = One moment.
track-sending = Playing …
track-checking = One moment …
track-over = The game is over.
track-over-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
track-over-draw = A draw: { $names }.
track-cancel = Cancel
track-undo = Undo part
track-steps-left = { $count ->
    [0] All steps used
    [one] One step left
   *[other] { $count } steps left
}

## Moves
track-way-walk = { $from } → { $to }
track-way-jump = { $from } → { $to }, jumps to { $jump }
track-way-enter = a new pawn on { $to }
track-way-swap = { $from } ⇄ { $to }
track-part = { $steps }: { $way }
track-hits = captures { $captured }
track-yourself = yourself
track-own-pawn = a pawn of their own
track-captured-many = { $name } ({ $count }×)
track-do-play = Play { $card }: { $way }
track-do-play-capture = Play { $card }: { $way }, captures { $captured }
track-do-fold = Lay down my hand
track-do-discard = Discard { $card }
track-do-give = Give { $card }
track-harm-lap = Careful: this takes a pawn of your team { $count } squares back on its way.
track-harm-own = Careful: this sends your own pawn back to the yard.
track-harm-partner = Careful: this sends back a pawn of { $names }, on your own team.
track-harm-both = Careful: this sends back your own pawn, and one of { $names } on your team.
track-last-fold = { $name } has laid down the hand.
track-last-discard = { $name } has discarded { $card }.

## Preferences
track-preferences = Table settings
track-deal-hand = Hand { $hand }
track-deal-stock = Stock { $count }
track-deal-title = Hand { $hand } of this round. Cards left in the stock: { $count }.
track-confirm = Confirm moves
track-confirm-touch = on touch
track-confirm-always = always
track-confirm-never = never (one press plays)
track-speed = Pawns move
track-speed-off = at once
track-speed-fast = fast
track-speed-normal = normally
track-speed-slow = slowly
track-labels = Name the squares
track-sort = Sort my cards by rank

## The log
event-began = A new game. { $name } deals first.
event-shuffled = The cards are shuffled.
event-dealt = { $size ->
    [one] One card each.
   *[other] { $size } cards each.
} { $name } leads.
event-chose = { $name } has chosen a card to give.
event-exchanged = The cards are exchanged.
event-exchanged-own = The cards are exchanged: you gave { $gave } and got { $got }.
event-moved = { $name } plays { $card }: { $way }.
event-moved-capture = { $name } plays { $card }: { $way }, captures { $captured }.
event-drew = A card is drawn.
event-drew-own = You draw { $card }.
event-laid = { $name } cannot play and lays down { $cards }.
event-discarded = { $name } cannot play and discards { $card }.
event-game-over = { $count ->
    [one] { $names } has won the game.
   *[other] { $names } have won the game.
}
event-settled = Points: { $points }.

## The first game's guide
guide-track-aim = Your pawns wait beside the track, in your colour and shape. Bring them all round and into your home.
guide-track-hand = Your cards: press one to see which pawns it can move and where to. Press the lit square, then confirm. Nothing is played before that.
guide-track-start = These cards bring a pawn onto the track: { $cards }.
guide-track-why = A greyed card cannot be played now: press it and read here why, with the rule.
guide-track-help = This button shows what each card does and the rules of this table. Have a good game!

### part: tonk

## Cards
tonk-run-name = run of { $suit }: { $ranks }
tonk-set-name = set of { $rank }: { $suits }

## Table
tonk-piles = Stock and discards
tonk-stock = Stock
tonk-discards = Discards
tonk-stock-label = { $count ->
    [0] The stock is empty
    [one] Stock: one card
   *[other] Stock: { $count } cards
}{ $may ->
    [yes] . Draw.
   *[no] .
}
tonk-discard-label = Top discard: { $card } ({ $count ->
    [one] one card
   *[other] { $count } cards
}){ $may ->
    [yes] . Take it.
   *[no] .
}
tonk-discard-empty-label = The discard pile is empty.
tonk-meld-label = { $name }: { $meld }{ $fits ->
    [yes] . Fits: lay off here.
   *[no] .
}
tonk-plate-turn = To play.
tonk-plate-cards = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
tonk-plate-total = { $scoring ->
    [points] Points so far: { $total }.
   *[chips] Chips: { $total }.
}
tonk-badge-dealer = D
tonk-badge-dealer-title = Dealer
tonk-badge-host-title = Host
tonk-badge-away-title = Not connected
tonk-badge-house-title = The house plays
tonk-badge-winner-title = Winner of this game
tonk-badge-agreed-title = Wants the match to end
tonk-badge-wait = wait { $turns }
tonk-badge-wait-title = { $turns ->
    [one] May not drop on the next turn (N21)
   *[other] May not drop on the next { $turns } turns (N21)
}

## The hand
tonk-hand = Your cards
tonk-hand-area = Your move
tonk-hand-empty = Your hand is empty.
tonk-new = new
tonk-new-label = new, just drawn
tonk-wanted-label = can be laid
tonk-sort = Sort my cards by rank
tonk-score = Score

## What is asked
tonk-choices = What you can do
tonk-cancel = Cancel
tonk-sending = Playing …
tonk-ask-start = Your turn: draw a card, or drop.
tonk-ask-draw = Your turn: draw a card.
tonk-ask-start-empty = The stock is empty: take the discard, drop, or ask for a card, which ends the game (N13).
tonk-ask-lay = Lay cards if you like, or discard one.
tonk-ask-discard = Choose a card to discard.
tonk-ask-confirm = Like this?
tonk-ask-more = Which meld do you mean?
tonk-ask-no-meld = Not a meld yet: it takes three or four of one rank, or three or more of one suit in sequence (N10).
tonk-ask-for-meld = Choose the card to lay off there.
tonk-ask-card = What about { $card }?
tonk-ask-drop = { $scoring ->
    [points] Drop with { $points }? All hands are shown. Unless you alone have the fewest, you write double.
   *[chips] Drop with { $points }? All hands are shown, and you pay { $stake } to everybody who does not have more.
}
tonk-ask-stock-empty = Nothing is left to draw. Asking ends the game: all hands are shown, the fewest points win (N13).
tonk-ask-close = End the match for everybody, with the score as it stands?
tonk-you-drew = You drew { $card }.
tonk-say-top = The top discard is { $card }.
tonk-wait = One moment.
tonk-wait-start = { $name } draws a card, or drops.
tonk-wait-drawn = { $name } may lay melds, then discards.
tonk-over = The match is over.
tonk-agreed = { $count ->
    [one] { $names } wants the match to end.
   *[other] { $names } want the match to end.
}
tonk-agreed-you = You want the match to end. Waiting for { $names }.

## What can be done
tonk-do-draw-stock = Draw from stock
tonk-do-ask-stock = Ask for a card
tonk-do-draw-discard = Take { $card }
tonk-do-drop = Drop with { $points }
tonk-do-meld = Lay { $cards }
tonk-do-layoff = Lay off { $card } on { $meld }
tonk-do-discard = Discard { $card }
tonk-do-next = Next game
tonk-do-end = I want to stop
tonk-do-close = End the match

## What was done last
tonk-last-draw-stock = { $name } has drawn from the stock.
tonk-last-draw-discard = { $name } has taken the top discard.
tonk-last-meld = { $name } has laid a meld.
tonk-last-layoff = { $name } has laid off a card.
tonk-last-discard = { $name } has discarded.
tonk-last-drop = { $name } has dropped.

## The end of a game
tonk-panel = How this game ended
tonk-head-draw = A draw
tonk-head-you = You win this game
tonk-head-won = { $count ->
    [one] { $names } wins this game
   *[other] { $names } win this game
}
tonk-how-tonk = Tonk! { $name } has laid the last card: that counts double.
tonk-how-out = { $name } has discarded the last card and is out.
tonk-how-drop = { $name } has dropped with { $points } and alone has the fewest points.
tonk-how-caught = { $name } has dropped with { $points } and is caught: { $count ->
    [one] { $names } does not have more.
   *[other] { $names } do not have more.
}
tonk-how-stock = { $name } has asked for a card from the empty stock. { $names } has the fewest points: { $least }.
tonk-how-stock-draw = { $name } has asked for a card from the empty stock. Several tie for the fewest points.
tonk-how-high = { $name } was dealt { $points } points: that wins at once, and double.
tonk-how-low = { $name } was dealt only { $points } points: that wins at once, and double.
tonk-how-several = { $names } were dealt hands that win at once: a draw.
tonk-pays = { $from } pays { $to } { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
} { $why }
tonk-pays-each = { $from } { $payers ->
    [one] pays
   *[other] pay
} { $to } { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
} each { $why }
tonk-why-tonk = for Tonk, double
tonk-why-out = for going out
tonk-why-drop = for the drop
tonk-why-caught = for being caught, double
tonk-why-fewest = for the fewest points of the others
tonk-why-stock = for the fewest points
tonk-why-high = for the high hand, double
tonk-why-low = for the low hand, double
tonk-writes = { $name } writes { $points }
tonk-writes-double = { $name } writes { $points }, doubled
tonk-nobody-pays = Nobody pays.
tonk-nothing-written = Nothing is written.
tonk-col-hand = Hand
tonk-col-change = This game
tonk-col-total = { $scoring ->
    [points] Points
   *[chips] Chips
}
tonk-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tonk-hand-private = not shown

## The score sheet
tonk-ledger = Score sheet
tonk-ledger-facts = { $games ->
    [0] Game { $game } of an open match.
   *[other] Game { $game } of { $games }.
} { $scoring ->
    [points] The fewest points win.
   *[chips] { $stake ->
        [one] The stake is 1 chip.
       *[other] The stake is { $stake } chips.
    }
}
tonk-ledger-last = Last game: { $told }
tonk-ledger-none = No game has ended yet.
tonk-ledger-total = So far
tonk-col-game = Game
tonk-col-how = How
tonk-short-tonk = Tonk
tonk-short-out = out
tonk-short-drop = drop
tonk-short-caught = caught
tonk-short-stock = stock empty
tonk-short-high = high hand
tonk-short-low = low hand
tonk-short-several = draw

## The log
tonk-event-began = Cut for the deal: { $cuts }. { $name } deals first.
tonk-event-dealt = Game { $game }: { $name } deals.
tonk-event-drew-stock = { $name } draws from the stock.
tonk-event-drew-discard = { $name } takes the top discard.
tonk-event-asked = { $name } asks for a card, but the stock is empty.
tonk-event-melded = { $name } lays { $cards }.
tonk-event-laid-off = { $name } lays off { $card }.
tonk-event-discarded = { $name } discards.
tonk-event-dropped = { $name } drops.
tonk-event-agreed = { $name } wants the match to end.
tonk-event-over = The match is over: { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
} { $scores }.
tonk-event-over-draw = The match is over: { $names } tie. { $scores }.

refusal-no-card-for-meld = No card of yours fits this meld.

## The first game's guide
guide-tonk-aim = Your hand: be the first to get rid of it, or have the fewest points when somebody drops.
guide-tonk-draw = A turn begins here: take the top discard, or draw from the stock.
guide-tonk-lay = Then lay down sets and runs, which are found for you, and end your turn with a discard.
guide-tonk-help = This button shows the cards and the rules of this table. Have a good game!

### part: rules

book-cards = The cards
book-rules = All rules
book-standard = This table plays { $game } as usual.
book-usual = Usually: { $text }
book-contents = Parts of the book
book-house = House rule
book-house-title = Differs from { $game } as usual
book-ours = Our reading
book-ours-text = Where the sources of a game are silent or can be read in two ways, we had to choose. Such points are marked “our reading”.
book-made = These sentences are made from the same settings that the server plays by.

### part: rules-track
# The rules of a table for the track games; the sentences are those of app/games/track/rulewords.py

## Sections
rule-track-section-board = The board
rule-track-section-deals = Cards and deals
rule-track-section-turn = Your turn
rule-track-section-walking = Walking
rule-track-section-crossings = Crossings
rule-track-section-cards = What each card does
rule-track-section-teams = Teams
rule-track-section-agreed = Variants

## Points
rule-track-players = { $name } is mostly played by { $usual } players; { $other } are possible too.
rule-track-section = Each player has a section of { $section } track squares, numbered 1 to { $section } in the running direction, which is clockwise. Square { $section } is the player’s own start, square { $crossing } a crossing, and square { $dot } the hologram dot.
rule-track-ring = The sections follow each other clockwise and close into a ring of { $ring } squares.
rule-track-seats-all = The board has { $sections } sections, one for each player.
rule-track-seats-two = With two players the board has { $sections } sections, and the players sit opposite each other. The starts of the unused sections are ordinary squares, and their square { $dot } is never a hologram dot.
rule-track-home-always = From square { $opening } of its own section a pawn turns off into its home, { $home } squares in a row: +1 to +{ $home }. It always turns off there.
rule-track-home-or-stop = From square { $opening } of its own section a pawn turns off into its home, { $home } squares in a row: +1 to +{ $home }. If the count ends exactly on its own square { $dot }, it may stop there instead.
rule-track-dead-end = Its own square { $dot } is a dead end, from which it cannot walk forward. A swap, a backward { $back } or an opponent’s { $five } gets it out.
rule-track-home-others = The pawns of other players do not turn off there: they walk on to square { $section }.
rule-track-progress = A pawn’s progress is the number of steps from its own start: 0 on the start, then the track squares in order, its own square { $dot } last, and then its home.
rule-track-pawns = Every player has { $pawns } pawns, all alike. They begin in the yard, off the track.
rule-track-deck = The deck has one street, the { $ranks } cards of one suit, for each player: { $count } cards.
rule-track-deck-order = The streets are spades, hearts, diamonds and clubs, and then again from spades on.
rule-track-jokers-many = { $jokers } jokers are added: their number goes with the number of players.
rule-track-jokers-one = One joker is added: the number of jokers goes with the number of players.
rule-track-jokers-none = This table plays without jokers.
rule-track-deal-hands = Each round deals the shuffled deck in { $hands } hands, of { $sizes } cards a player. Each hand is played out before the next one is dealt.
rule-track-deal-one = Each round is a single hand of { $sizes } cards a player.
rule-track-stock = While a round lasts, the stock is everything that has not been dealt. After the last hand of the round all cards are shuffled again.
rule-track-first-dealer = The first dealer is drawn at random.
rule-track-dealer-round = One dealer deals all hands of a round; then the deal passes to the left.
rule-track-dealer-hand = The deal passes to the left after every hand: the player who led the hand deals the next one.
rule-track-lead = The player to the dealer’s left leads, and play goes clockwise. Who has no cards is passed over.
rule-track-exchange-mates = You and your teammate give each other one card.
rule-track-exchange-team = Everyone gives one card to the next teammate clockwise.
rule-track-exchange-left = Everyone gives one card to the next player clockwise.
rule-track-exchange-blind = Each of the two draws one card at random from the other’s hand, as it was dealt.
rule-track-exchange-none = No cards are exchanged.
rule-track-exchange-secret = All choose their card at once and face down: nobody sees what they get before everybody has chosen.
rule-track-exchange-every = The exchange comes after every deal, before play, and not only after the first one.
rule-track-hidden = How many cards everyone holds is known to all; which cards is not. Cards that are played or discarded lie open.
rule-track-turn = In your turn you play one card, do what it says and lay it face up.
rule-track-must-play = If any card in your hand has a legal move, you must play one, however bad the move is.
rule-track-no-move-fold = Without a legal move you lay your whole hand down, face up, and sit out the rest of this hand. In the next hand you play again.
rule-track-no-move-discard = Without a legal move you discard one card of your choice and stay in.
rule-track-hand-end = A hand ends when nobody has cards left. Who has one card more than the others goes on alone, by the same rules.
rule-track-win-team = The game ends at once when every pawn of a team is home, whoever moved it there. That team wins.
rule-track-win-alone = The game ends at once when all { $pawns } pawns of one player are home, whoever moved them there. That player wins.
rule-track-whole-card = The end is checked after the whole card: a 7 that cannot use all its { $seven } steps is not a legal move, even if its first part would win.
rule-track-own-pawns-team = Your own pawns are those of your seat. Once all { $pawns } are home, you play the pawns of your teammates as if they were yours and bring them in too, as long as a teammate is not finished.
rule-track-own-pawns-alone = Your own pawns are the { $pawns } of your seat.
rule-track-forward = A pawn that walks steps on as many squares as it counts. A pawn in the yard cannot walk; one in its home can walk on inside it.
rule-track-lap = A pawn that walks forward with its own side’s card never reaches or passes its own start: it turns into its home, and the count must fit. It may not go past +{ $home }.
rule-track-in-home = Inside a home no pawn passes another or lands on it.
rule-track-safe-from-all = A pawn on its own start is safe: it cannot be captured, passed, swapped or moved by a { $five }. It stops every pawn, those of its own side too.
rule-track-safe-from-others = A pawn on its own start is safe: it cannot be captured, passed, moved by a { $five } or picked as the other pawn of a swap. It stops every pawn, those of its own side too.
rule-track-safe-foreign = On another player’s start a pawn is not safe: it is a pawn like any other.
rule-track-corners = Pawns in a home and in a yard cannot be touched by others.
rule-track-capture = A pawn that lands on an occupied track square captures the pawn there, whoever owns it, even your own: it goes back to its owner’s yard.
rule-track-passing = Passing a pawn does not capture it, except with a king.
rule-track-backward = Only a pawn on the track can go back, never one in its home. From its own start it goes back to its own square { $behind }: its lap counts as made, and it can go home from there.
rule-track-backward-home = Going back never leads into a home.
rule-track-crossing-must = A pawn whose walk ends exactly on a crossing must jump to the next crossing, square { $crossing } of the next section. It jumps forward, after a backward { $back } too.
rule-track-crossing-may = A pawn whose walk ends exactly on a crossing may jump, at once, to the next crossing in the direction in which it was walking, { $section } squares on: back after a backward { $back }, forward otherwise.
rule-track-crossing-parts = Each part of a 7 counts as a walk of its own, and so may end in a jump.
rule-track-jump = The jump passes anything, safe pawns too. It does not go on from the second crossing.
rule-track-jump-captures = A pawn that jumps captures on both crossings: where its walk ended, and where its jump ends.
rule-track-jump-start = A jump never takes a pawn past its own start, forward or back: such a pawn stays where its walk ended.
rule-track-jump-swap = A pawn that comes to a crossing by a swap does not jump.
rule-track-ace = Ace: bring in a pawn, or go forward { $steps }.
rule-track-numbers = { $numbers }: go forward by the number of the card.
rule-track-queen = Queen: go forward { $steps }.
rule-track-enter = Bringing in: one of your own pawns goes from the yard to its start. Not while a pawn of the same seat stands there; another player’s pawn there is captured.
rule-track-four = 4: one of your own pawns goes back { $back }.
rule-track-four-start-empty = Going back, a pawn may cross its own start only if no pawn at all stands there. If the count ends exactly on its own start, it counts { $back } again from there and ends on its own square { $behind }; for this too the start must be empty.
rule-track-four-start-never = Going back, a pawn never crosses its own start. It may end exactly on it, and is safe there then; another player’s pawn there is captured.
rule-track-five-team = 5: one pawn of another team goes forward { $five }, if it is on the track and not safe. You choose which.
rule-track-five-alone = 5: one pawn of another player goes forward { $five }, if it is on the track and not safe. You choose which.
rule-track-five-way = The pawn that a 5 moves follows the track. It passes its own start if no pawn of its own seat stands there, and never goes into its home; it may end on its own start, and is safe then.
rule-track-five-lands-must = Such a pawn captures where it lands, and from a crossing it must jump.
rule-track-five-lands-may = Such a pawn captures where it lands, and on a crossing you choose whether it jumps.
rule-track-seven = 7: { $seven } steps forward, split over one to { $parts } different pawns in the order that you choose. All { $seven } must be used, and each pawn gets one part of at least one step.
rule-track-seven-whose-team = Your own pawns and those of your teammates may get a part of a 7.
rule-track-seven-whose-own = Only your own pawns get a part of a 7; when a part brings your last pawn home, the rest may go to your teammates’ pawns.
rule-track-seven-whose-alone = Only your own pawns get a part of a 7.
rule-track-jack = Jack: one of your own pawns changes places with another pawn. Both must stand on the track.
rule-track-jack-own-any = Your own pawn of the swap may be any on the track, a safe one too.
rule-track-jack-own-unsafe = Your own pawn of the swap must not be safe.
rule-track-jack-other-seat-team = The other pawn must be of another seat than the first, a teammate’s or an opponent’s, and not safe.
rule-track-jack-other-seat-alone = The other pawn must be another player’s, and not safe.
rule-track-jack-other-any = The other pawn may be any other on the track that is not safe; one of the same seat too, and then nothing changes on the board.
rule-track-jack-order = If both pawns are yours to move, either may be named first: what holds for the other pawn holds for the one named second.
rule-track-jack-progress = After a swap the progress of each pawn follows from its new square.
rule-track-king = King: bring in a pawn, or go forward { $steps }. That walk captures every pawn that it passes, those of your own side too.
rule-track-king-jump = If a king’s walk ends in a jump, the jump captures only where it lands. Pawns in a home are never captured.
rule-track-joker = Joker: bring in a pawn, or go forward { $steps }; then draw one card from the stock, if there is one.
rule-track-joker-none = Joker: there is none in the deck of this table.
rule-track-joker-draw = The card drawn after a joker joins your hand and is played in a later turn of this hand, even if the joker was your last card. A joker that is discarded or laid down, or that ends the game, draws nothing.
rule-track-teams-two = Two teams of { $size } play, seated in turn round the table.
rule-track-teams-pairs = { $teams } teams of { $size } play. Teammates sit opposite each other.
rule-track-teams-none = Everyone plays alone.
rule-track-hologram-on = A pawn on the hologram dot, square { $dot } of any player’s section, is stuck, whoever owns it: it does not walk forward with its own side’s cards, not with a part of a 7 either. A swap, a backward { $back } or an opponent’s { $five } frees it.
rule-track-hologram-off = The hologram dots are not used: square { $dot } is a square like any other.
rule-track-hologram-never = { $name } has no hologram dots: square { $dot } is a square like any other.
rule-track-points-on = This is a match for points; games to play: { $games }. Every pawn that is home at the end of a game scores { $per_pawn } for its side, and the winners add { $bonus }.
rule-track-points-off = One game decides: nobody counts points.
rule-track-points-never = { $name } is not played for points: one game decides.
rule-track-points-winner = Most points after the last game wins; equal points are a draw, and the result names everybody who ties. The next game is dealt by the player to the left of the last dealer.
rule-track-agree = The host can choose the house rules before the game. For any track game the home may open after square { $first } or { $second }.

### part: rules-tonk
# The rules of a table for Tonk; the sentences are those of app/games/tonk/rulewords.py

## Sections
rule-tonk-section-cards = The cards
rule-tonk-section-deal = The deal
rule-tonk-section-turn = Your turn
rule-tonk-section-end = The end of a game
rule-tonk-section-match = The match

## Points
rule-tonk-players = Tonk is for { $low } to { $high } players. Seats at this table: { $players }.
rule-tonk-deck-full = The deck has { $count } cards and no joker.
rule-tonk-deck-short = The deck has { $count } cards: there is no { $missing } and no joker. In a run the { $before } stands next to the jack.
rule-tonk-ace = An ace counts { $points }. It is always low: it stands next to the 2, never next to the king.
rule-tonk-numbers = { $numbers }: each counts its number.
rule-tonk-court = Jack, queen and king count { $points } each.
rule-tonk-cut = For the first deal every player cuts a card, and the highest deals: the king is high, the ace low.
rule-tonk-cut-tie = Who ties for the highest card cuts again.
rule-tonk-next-dealer = After every game the deal passes to the left.
rule-tonk-deal = Everyone gets { $count } cards, one at a time from the dealer’s left. The next card begins the discard pile, face up; the rest is the stock.
rule-tonk-hidden = Only the top of the discard pile may be seen. What lies under it, and which card somebody drew, is told to nobody until the match is over. How many cards are in each hand, in the stock and in the pile is known to all.
rule-tonk-high-chips = A dealt hand of { $low } or { $high } points is shown at once and wins without play: every other player pays { $double }, double the stake.
rule-tonk-high-points = A dealt hand of { $low } or { $high } points is shown at once and wins without play: its player writes 0, every other player double the points in hand.
rule-tonk-high-seven = With { $count } cards in a hand, { $low } and { $high } points win at once just the same.
rule-tonk-low-on = A dealt hand of at most { $points } points wins at once too, in the same way.
rule-tonk-low-off = A dealt hand with few points wins nothing by itself.
rule-tonk-several = If two or more players are dealt such a hand, the game is a draw, and the next dealer deals.
rule-tonk-begin = The player to the dealer’s left begins, and play goes clockwise.
rule-tonk-drop = At the start of your turn, before anything else, you may drop.
rule-tonk-draw = Otherwise you draw one card: the top of the stock, or the top of the discard pile.
rule-tonk-lay = Then, as often as you like, you lay melds on the table and lay off cards on any meld there, your own or another’s.
rule-tonk-discard = At the end of your turn you discard one card, face up.
rule-tonk-discard-same = You may take the top discard and discard the same card.
rule-tonk-melds = A meld is a set, three or four cards of one rank, or a run, three or more cards of one suit in sequence. A run can grow at either end, from the ace to the king.
rule-tonk-wait-on = After you have laid a new meld you may not drop on your next { $turns } turns; with a further new meld they begin again. If another player lays off on your meld, you may not drop on your next turn, which never shortens a longer wait.
rule-tonk-wait-off = Laying a meld keeps nobody from dropping later.
rule-tonk-must-meld-on = You may not discard while your hand holds a complete meld: it has to be laid first. What counts is your hand at the moment of the discard; of melds that overlap you choose.
rule-tonk-must-meld-off = You may keep a complete meld in your hand.
rule-tonk-must-meld-limits = Laying off is never forced, and you may drop at the start of a turn whatever you hold.
rule-tonk-tonk-chips = Tonk: your last card leaves your hand by melding or laying off, and you discard nothing. Every other player pays you { $double }, double the stake.
rule-tonk-tonk-points = Tonk: your last card leaves your hand by melding or laying off, and you discard nothing. You write 0, every other player double the points in hand.
rule-tonk-out-chips = Out: you discard your last card. Every other player pays you the stake, { $stake }.
rule-tonk-out-points = Out: you discard your last card. You write 0, every other player the points in hand.
rule-tonk-dropped-chips = Drop: all hands are shown and counted. If you alone have the fewest points, every other player pays you the stake, { $stake }.
rule-tonk-dropped-points = Drop: all hands are shown and counted. If you alone have the fewest points, you write 0 and every other player the points in hand.
rule-tonk-caught-chips = If not, you are caught: you pay { $double }, double the stake, to each player who has as many points or fewer. And of the other players the one with the fewest points gets { $stake } from each of the others except you; nobody does if two or more of them tie for the fewest.
rule-tonk-caught-points = If not, you are caught and write double your points. Of the other players everybody with the fewest points writes 0, the others their points in hand.
rule-tonk-example-chips = An example: Anna drops with { $anna } points, Ben has { $ben }, Carla { $carla }. Anna pays Ben { $caught }, Carla pays Ben { $fewest }, and Ben is up { $up }.
rule-tonk-example-points = An example: Anna drops with { $anna } points, Ben has { $ben }, Carla { $carla }. Anna writes { $caught }, Ben { $up }, Carla { $fewest }.
rule-tonk-empty-stock = When the stock is empty, play goes on while each player takes the discard of the player before, or drops.
rule-tonk-stock-chips = Who asks for a card of the empty stock ends the game: all hands are shown, and the fewest points get the stake, { $stake }, from everybody. A tie for the fewest is a draw, and nobody pays.
rule-tonk-stock-points = Who asks for a card of the empty stock ends the game: all hands are shown, the fewest points write 0, everybody else the points in hand. A tie for the fewest is a draw, and nobody writes anything.
rule-tonk-shown-chips = At the end of a game hands are shown only where the rules need them: special hands on the deal, a drop, an empty stock. Otherwise they stay hidden until the match is over.
rule-tonk-shown-points = At the end of a game all hands are shown, because their points are written down. After a draw on the deal only the special hands are.
rule-tonk-scoring-chips = This table plays for chips. Each game is settled on its own.
rule-tonk-scoring-points = This table writes points instead of chips. Each game is settled on its own: the winner writes 0, everybody else the points left in hand, doubled after a tonk and after a special hand on the deal. A draw writes nothing.
rule-tonk-stake-chips = The stake is { $stake }.
rule-tonk-stake-points = No stake is paid: points are written. (The stake set here is { $stake }.)
rule-tonk-start-chips = Chips that everyone begins with: { $chips }.
rule-tonk-start-points = Everyone begins with 0 points. (The chips set for the beginning are { $chips }.)
rule-tonk-below-zero = Chips may go below zero: they count matchsticks.
rule-tonk-games-open = The match is open-ended: it ends between two games, when the host ends it or when all players agree.
rule-tonk-games-one = The match is one game.
rule-tonk-games-many = The match ends after { $games } games.
rule-tonk-winner-chips = Who then has the most chips wins the match. The result names everybody who ties.
rule-tonk-winner-points = Who then has the fewest points wins the match. The result names everybody who ties.
