"""Why a move cannot be made: every rule that forbids it, the one that tells a player most first.

`why_not` is what decides; legal moves are those without a reason. The codes:

    not-seated · not-your-turn N6 · match-over N15 · game-over (the rule that ended it) · game-not-over N15
    games-agreed N15 · already-agreed N15
    after-drawing N6 · wait N21                        drop
    already-drawn N7 · no-discard N7                   draw
    draw-first N7 N8 N9                                meld, layoff and discard before drawing
    no-such-card N1 N25 · not-in-hand N8 N9            cards
    ace-is-low N1 · not-a-meld N10                     meld
    no-such-meld N8 · ace-is-low N1 · does-not-fit N10 layoff
    must-meld N24                                      discard
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.errors import Reason
from app.games.kit.cards import CARD_TEXT, JOKER, rank_of, suit_of
from app.games.kit.seats import SEAT_LETTERS
from app.games.tonk.melds import ACE, DECKS, KING, Mask, cards_of, holds_meld, is_around_the_corner, melds_in
from app.games.tonk.notation import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    DROP,
    END,
    LAYOFF,
    MELD,
    NEXT,
    Move,
    is_missing_from_40,
    print_mask,
)
from app.games.tonk.state import DRAWN, OVER, SETTLED, START, Meld, State

Reasons = Iterator[Reason]


def why_not(state: State, seat: int, move: Move) -> list[Reason]:
    """Every reason against the move; empty when it is legal."""
    return list(_why_not(state, seat, move))


def why_not_now(state: State, seat: int) -> Reason | None:
    """Why the seat may do nothing of a game at this moment, or None when it is its turn."""
    return next(_not_the_moment(state, seat), None)


def why_no_drop(state: State) -> Reason | None:
    """Why the player whose turn it is may not drop, or None."""
    return next(_no_drop(state, Move(DROP)), None)


def why_no_discard(state: State) -> Reason | None:
    """Why the player whose turn it is may discard nothing at all, or None."""
    return next(_before_drawing(state, "N7", "N9"), None) or next(_must_meld(state), None)


def draw_first(state: State) -> Reason | None:
    """The refusal to lay anything before drawing (N8), or None."""
    return next(_before_drawing(state, "N8"), None)


def already_drawn() -> Reason:
    return Reason("already-drawn", "N7", "You have drawn a card in this turn already.")


def _why_not(state: State, seat: int, move: Move) -> Reasons:
    if state.phase == SETTLED and move.act in (NEXT, END) and 0 <= seat < state.rules.players:
        yield from _between_games(state, seat, move)
        return
    refused = list(_not_the_moment(state, seat))
    if refused:
        yield from refused
    elif move.act in (NEXT, END):
        yield Reason("game-not-over", "N15", "That is for the time between two games; this one is being played.")
    else:
        yield from _CHECKS[move.act](state, move)


def _not_the_moment(state: State, seat: int) -> Reasons:
    if not 0 <= seat < state.rules.players:
        yield Reason("not-seated", None, "That seat does not take part in this match.")
    elif state.phase == OVER:
        yield Reason("match-over", "N15", "The match is over.")
        yield Reason("game-over", state.settlements[-1].rule, "The game is over.")
    elif state.phase == SETTLED:
        yield Reason("game-over", state.settlements[-1].rule, "This game is over; say “next” for the next one.")
    elif seat != state.turn:
        letter = SEAT_LETTERS[state.turn]
        yield Reason("not-your-turn", "N6", f"It is {letter}'s turn.", seats=(letter,))


def _between_games(state: State, seat: int, move: Move) -> Reasons:
    if move.act == END and state.rules.games is not None:
        yield Reason("games-agreed", "N15", f"The match ends after the agreed {state.rules.games} games.")
    if seat in state.agreed:
        yield Reason("already-agreed", "N15", "You have agreed to end the match; the others choose now.")


def _no_drop(state: State, _move: Move) -> Reasons:
    if state.phase != START:
        yield Reason("after-drawing", "N6", "Dropping is possible only at the start of a turn, before drawing.")
        return
    wait = state.waits[state.turn]
    if wait:
        turns = "this turn" if wait == 1 else f"this turn and the next {wait - 1} of yours"
        yield Reason("wait", "N21", f"You may not drop yet: wait {turns}.")


def _no_draw_of_stock(state: State, _move: Move) -> Reasons:
    if state.phase == DRAWN:
        yield already_drawn()


def _no_draw_of_discard(state: State, _move: Move) -> Reasons:
    if state.phase == DRAWN:
        yield already_drawn()
    if not state.discard:
        yield Reason("no-discard", "N7", "The discard pile is empty.")


def _no_meld(state: State, move: Move) -> Reasons:
    yield from _before_drawing(state, "N8", "N7")
    yield from _cards_missing(state, move.cards, "N8")
    deck = DECKS[state.rules.deck]
    if is_around_the_corner(deck, move.cards):
        yield Reason("ace-is-low", "N1", "The ace is low: it stands next to the 2, never next to the king.")
    if move.cards not in deck.fits:
        cards = print_mask(move.cards)
        yield Reason("not-a-meld", "N10", f"{cards}: a set is three or four of a rank, a run three or more of a suit.")


def _no_layoff(state: State, move: Move) -> Reasons:
    yield from _before_drawing(state, "N8", "N7")
    yield from _cards_missing(state, move.cards, "N8")
    if 1 <= move.meld <= len(state.melds):
        yield from _does_not_fit(state, move.cards, state.melds[move.meld - 1])
    else:
        yield Reason("no-such-meld", "N8", f"There is no meld {move.meld} on the table.")


def _does_not_fit(state: State, card: Mask, meld: Meld) -> Reasons:
    deck = DECKS[state.rules.deck]
    if card & deck.fits[meld.cards]:
        return
    if _joins_ace_and_king(card, meld.cards) and is_around_the_corner(deck, meld.cards | card):
        yield Reason("ace-is-low", "N1", "The ace is low: it stands next to the 2, never next to the king.")
    yield Reason("does-not-fit", "N10", f"{print_mask(card)} does not fit {print_mask(meld.cards)}.")


def _joins_ace_and_king(card: Mask, meld: Mask) -> bool:
    number = card.bit_length() - 1
    if number >= JOKER or rank_of(number) not in (ACE, KING):
        return False
    other = suit_of(number) * 13 + (KING if rank_of(number) == ACE else ACE)
    return bool(meld >> other & 1)


def _no_discard(state: State, move: Move) -> Reasons:
    yield from _before_drawing(state, "N7", "N9")
    yield from _cards_missing(state, move.cards, "N9")
    yield from _must_meld(state)


def _must_meld(state: State) -> Reasons:
    deck = DECKS[state.rules.deck]
    if state.phase == DRAWN and state.rules.must_meld and holds_meld(deck, state.hand):
        meld = print_mask(melds_in(deck, state.hand)[0])
        yield Reason("must-meld", "N24", f"You hold a complete meld, for example {meld}: lay it before you discard.")


def _before_drawing(state: State, *rules: str) -> Reasons:
    if state.phase == START:
        for rule in rules:
            yield Reason("draw-first", rule, "Draw a card first, from the stock or the top of the discard pile.")


def _cards_missing(state: State, cards: Mask, rule: str) -> Reasons:
    deck = DECKS[state.rules.deck].mask
    for card in cards_of(cards & ~deck):
        why = "N25" if is_missing_from_40(card) else "N1"
        yield Reason("no-such-card", why, f"There is no {CARD_TEXT[card]} in this deck.")
    missing = cards & ~state.hand
    if missing:
        yield Reason("not-in-hand", rule, f"Not in your hand: {print_mask(missing)}.")


_CHECKS: dict[str, Callable[[State, Move], Reasons]] = {
    DROP: _no_drop,
    DRAW_STOCK: _no_draw_of_stock,
    DRAW_DISCARD: _no_draw_of_discard,
    MELD: _no_meld,
    LAYOFF: _no_layoff,
    DISCARD: _no_discard,
}
