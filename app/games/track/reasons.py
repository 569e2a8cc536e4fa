"""Why not: a reason for everything that is refused, and for every card that cannot be played.

A reason has a stable code, the number of the rule, the squares and seats concerned and one plain sentence. Functions
that give several put the nearest first: that one is shown, and a scenario may name the rule of any of them.

Codes of the moment, here: game-over, not-your-turn, exchange-first, no-exchange-now, already-given, not-in-hand,
must-play, fold-not-here, discard-not-here. Codes of moves: forbidden.py. Codes of cards: cannot.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.errors import Reason
from app.games.api import Seat
from app.games.kit.cards import CARD_TEXT
from app.games.kit.seats import SEAT_LETTERS
from app.games.track.cannot import why_unplayable
from app.games.track.cards import CARDS, UNKNOWN, Turn
from app.games.track.forbidden import of_a_move
from app.games.track.notation import DISCARD, FOLD, GIVE, Act, Spelled
from app.games.track.ruleset import NoMoveRule
from app.games.track.state import EXCHANGE, OVER, State

NOT_IN_HAND = "not-in-hand"

__all__ = ["NOT_IN_HAND", "not_asked", "of_a_card", "of_a_move", "of_every_card", "of_no_move", "of_the_moment"]


def of_the_moment(state: State, seat: Seat, said: Spelled | Act) -> list[Reason]:
    """What forbids any such move now, whatever it does: phase, turn, hand."""
    gives = isinstance(said, Act) and said.what == GIVE
    if state.phase == EXCHANGE and not gives and seat in state.rules.seats:
        return [_exchange_first()]
    against = not_asked(state, seat)
    if state.phase != EXCHANGE and gives and state.phase != OVER:
        against = Reason("no-exchange-now", "R10", "Cards are given after a deal and before play, not now.")
    if against:
        return [against]
    return _not_in_hand(state, seat, said)


def not_asked(state: State, seat: Seat) -> Reason | None:
    """Why it is not this seat that may act, or None when it may."""
    if state.phase == OVER:
        return Reason("game-over", "R15", "The game is over.")
    if seat not in state.rules.seats:
        return Reason("not-your-turn", "R9", "Nobody plays from this seat.")
    if state.phase == EXCHANGE:
        return _already_given(state, seat) if state.chosen[seat] is not None else None
    if seat != state.turn:
        letter = SEAT_LETTERS[state.turn]
        return Reason("not-your-turn", "R9", f"It is the turn of {letter}.", seats=(letter,))
    return None


def of_no_move(state: State, said: Act, playable: Sequence[int]) -> list[Reason]:
    """What forbids laying down the hand or discarding (R12, R13)."""
    found = []
    folds = state.rules.ruleset.no_move is NoMoveRule.FOLD
    name = state.rules.ruleset.name
    if said.what == FOLD and not folds:
        sentence = f"In {name} the hand is not laid down: without a legal move one card is discarded."
        found.append(Reason("fold-not-here", "R13", sentence))
    if said.what == DISCARD and folds:
        sentence = f"In {name} no card is discarded: without a legal move the whole hand is laid down."
        found.append(Reason("discard-not-here", "R13", sentence))
    if playable:
        card = CARD_TEXT[playable[0]]
        found.insert(
            0, Reason("must-play", "R12", f"A card that can be played must be played: {card} has a legal move.")
        )
    return found


def of_every_card(state: State, seat: Seat) -> Reason | None:
    """Why this seat can play no card at all now, or None when it is its turn to play one."""
    if state.phase == EXCHANGE and state.chosen[seat] is None:
        return _exchange_first()
    return not_asked(state, seat)


def of_a_card(turn: Turn, card: int) -> Reason:
    """Why this card of the seat to play has no move."""
    return why_unplayable(turn, CARDS[card])


def _exchange_first() -> Reason:
    return Reason("exchange-first", "R10", "First everybody gives a card.")


def _already_given(state: State, seat: Seat) -> Reason:
    waiting = tuple(SEAT_LETTERS[other] for other in state.rules.seats if state.chosen[other] is None)
    sentence = f"You have given a card. It stays given; now {', '.join(waiting)} must choose."
    return Reason("already-given", "R10", sentence, seats=waiting)


def _not_in_hand(state: State, seat: Seat, said: Spelled | Act) -> list[Reason]:
    if said.card is None or said.card in state.hands[seat] or UNKNOWN in state.hands[seat]:
        return []
    rules = {GIVE: ("R10",), DISCARD: ("R13", "R12")}.get(said.what, ()) if isinstance(said, Act) else ("R12",)
    sentence = f"{CARD_TEXT[said.card]} is not in your hand."
    return [Reason(NOT_IN_HAND, rule, sentence) for rule in rules]
