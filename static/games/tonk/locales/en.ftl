# Tonk at the table.

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
