"""The state of a Tonk match, and how each event changes it. Nothing here judges.

A state is an immutable tuple that compares by value. Hands and melds are masks (melds.py), stock and discard pile are
tuples with their top card first. The functions that take a state to the next are what both `evolve` and the fast way
of rules.py call, so that there is one truth about what a move does.
"""

from __future__ import annotations

from typing import NamedTuple

from app.games.tonk.melds import Mask, mask_of
from app.games.tonk.ruleset import Rules
from app.games.tonk.settlement import Settlement

START, DRAWN, SETTLED, OVER = "start", "drawn", "settled", "over"
WAIT_AFTER_MELD = 3  # turns, N21
WAIT_AFTER_LAYOFF = 1


class Meld(NamedTuple):
    """A meld on the table and who laid it."""

    owner: int
    cards: Mask


class State(NamedTuple):
    """A match between two events."""

    rules: Rules
    phase: str  # start: the turn has begun; drawn: a card was drawn; settled: between two games; over: the match is
    turn: int
    dealer: int
    game: int  # from 1; 0 before the first deal
    hands: tuple[Mask, ...]
    stock: tuple[int, ...]
    discard: tuple[int, ...]
    melds: tuple[Meld, ...]
    waits: tuple[int, ...]  # on how many of the seat's next turns it may not drop (N21)
    drew: int | None  # the card drawn in this turn, for the one who drew it
    last: tuple[int, str] | None  # the last act of this game, without its cards
    settlements: tuple[Settlement, ...]
    totals: tuple[int, ...]  # chips or points over the games
    agreed: tuple[int, ...]  # seats that want the match to end (N15)
    winners: tuple[int, ...]  # once the match is over

    @property
    def hand(self) -> Mask:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]


def begun(rules: Rules, dealer: int) -> State:
    """Before the first deal; `dealer` deals it."""
    nothing = (0,) * rules.players
    total = rules.starting_chips if rules.scoring == "chips" else 0
    totals = (total,) * rules.players
    return State(rules, SETTLED, dealer, dealer, 0, nothing, (), (), (), nothing, None, None, (), totals, (), ())


def dealt(state: State, cards: tuple[int, ...], dealer: int) -> State:
    """The next game: one card at a time from the dealer's left, then the first discard, the rest is the stock (N3)."""
    rules = state.rules
    players = rules.players
    given = players * rules.hand_size
    hands = [0] * players
    for place in range(players):
        hands[(dealer + 1 + place) % players] = mask_of(cards[place:given:players])
    return state._replace(
        phase=START,
        turn=(dealer + 1) % players,
        dealer=dealer,
        game=state.game + 1,
        hands=tuple(hands),
        stock=cards[given + 1 :],
        discard=cards[given : given + 1],
        melds=(),
        waits=(0,) * players,
        drew=None,
        last=None,
        agreed=(),
    )


def dropped(state: State) -> State:
    return state._replace(last=(state.turn, "drop"))


def asked_for_stock(state: State) -> State:
    return state._replace(last=(state.turn, "draw stock"))


def drew_stock(state: State) -> State:
    card, *_ = state.stock
    return state._replace(
        phase=DRAWN,
        hands=_with_hand(state, state.hand | 1 << card),
        stock=state.stock[1:],
        waits=_one_turn_waited(state),
        drew=card,
        last=(state.turn, "draw stock"),
    )


def drew_discard(state: State) -> State:
    card, *_ = state.discard
    return state._replace(
        phase=DRAWN,
        hands=_with_hand(state, state.hand | 1 << card),
        discard=state.discard[1:],
        waits=_one_turn_waited(state),
        drew=card,
        last=(state.turn, "draw discard"),
    )


def melded(state: State, cards: Mask) -> State:
    waits = state.waits
    if state.rules.wait:
        waits = _with(waits, state.turn, WAIT_AFTER_MELD)
    return state._replace(
        hands=_with_hand(state, state.hand & ~cards),
        melds=(*state.melds, Meld(state.turn, cards)),
        waits=waits,
        last=(state.turn, "meld"),
    )


def laid_off(state: State, card: Mask, number: int) -> State:
    meld = state.melds[number - 1]
    waits = state.waits
    if state.rules.wait and meld.owner != state.turn:
        waits = _with(waits, meld.owner, max(waits[meld.owner], WAIT_AFTER_LAYOFF))
    return state._replace(
        hands=_with_hand(state, state.hand & ~card),
        melds=(*state.melds[: number - 1], Meld(meld.owner, meld.cards | card), *state.melds[number:]),
        waits=waits,
        last=(state.turn, "layoff"),
    )


def discarded(state: State, card: Mask) -> State:
    return state._replace(
        phase=START,
        turn=(state.turn + 1) % len(state.hands),
        hands=_with_hand(state, state.hand & ~card),
        discard=(card.bit_length() - 1, *state.discard),
        drew=None,
        last=(state.turn, "discard"),
    )


def settled(state: State, settlement: Settlement) -> State:
    return state._replace(
        phase=SETTLED,
        drew=None,
        settlements=(*state.settlements, settlement),
        totals=tuple(total + change for total, change in zip(state.totals, settlement.change, strict=True)),
    )


def agreed(state: State, seat: int) -> State:
    return state._replace(agreed=tuple(sorted({*state.agreed, seat})))


def over(state: State, winners: tuple[int, ...]) -> State:
    return state._replace(phase=OVER, winners=winners)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _with_hand(state: State, hand: Mask) -> tuple[Mask, ...]:
    return _with(state.hands, state.turn, hand)


def _one_turn_waited(state: State) -> tuple[int, ...]:
    """The chance to drop is gone with the draw, so this turn counts as waited."""
    wait = state.waits[state.turn]
    return _with(state.waits, state.turn, wait - 1) if wait else state.waits
