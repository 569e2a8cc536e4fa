# Tokken, Tok and their family at the table.

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
track-captured-many = { $name } ({ $count }×)
track-do-play = Play { $card }: { $way }
track-do-play-capture = Play { $card }: { $way }, captures { $captured }
track-do-fold = Lay down my hand
track-do-discard = Discard { $card }
track-do-give = Give { $card }
track-harm-own = Careful: this sends your own pawn back to the yard.
track-harm-partner = Careful: this sends back a pawn of { $names }, on your own team.
track-harm-both = Careful: this sends back your own pawn, and one of { $names } on your team.
track-last-fold = { $name } has laid down the hand.
track-last-discard = { $name } has discarded { $card }.

## Preferences
track-preferences = Table settings
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
