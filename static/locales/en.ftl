### Toktonk in English. Ids are grouped by where they are read.

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

## The front door
home-title = Toktonk – Tokken, Tok and Tonk with friends
home-headline = Tokken, Tok and Tonk with your friends
home-lead = Open a room, send your friends the link, and play in the browser. No account, nothing to install, free.
home-games = Choose a game
home-how = How it works
home-step-create = Choose a game and create a room.
home-step-share = Send the link to your friends. They open it and take a seat.
home-step-play = When everybody sits, start. Lost your connection? Your seat waits for you.
home-footer = Toktonk deals fairly: every shuffle can be checked after the game.
home-no-server = The server cannot be reached just now.

game-tokken = Tokken
game-tokken-line = Cards instead of dice: bring your four pawns home together with your partner, and send the others back.
game-tokken-facts = 2 to 8 players, best with 4 · about an hour
game-tok = Tok
game-tok-line = Tokken’s Basque and French cousin, on a wooden board: a jump at a crossing is up to you, and a bad hand costs one card, not all.
game-tok-facts = 2 to 8 players, best with 4 · about an hour
game-tonk = Tonk
game-tonk-line = Quick rummy for chips: lay down sets and runs, go out first, or knock when you think you hold the least.
game-tonk-facts = 2 to 4 players · five minutes a game
game-soon = Not here yet
players = { $count } players
players-label = Number of players
create-room = Create a room

join-label = Did you get a code?
join-button = Join
join-unreadable = A code has six letters and digits, like KQ7 M2P.
join-wait =
    { $seconds ->
        [one] Too many tries. Wait one second and try again.
       *[other] Too many tries. Wait { $seconds } seconds and try again.
    }

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
refusal-too-many-tries = Too many wrong codes. Wait a minute and try again.
refusal-unknown-card = This card is not known.
refusal-unknown-command = The server does not know this request. Load the page again.
refusal-unknown-field = The server could not read this.
refusal-unknown-option = The game does not have this option.
refusal-wait = After a meld you have to wait before you drop.
refusal-wrong-count = The count does not fit.
refusal-wrong-jump = From there the pawn jumps to { $other }.
refusal-wrong-kind-of-move = This card does not move like that.
