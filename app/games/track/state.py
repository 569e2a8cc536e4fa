"""The state of a match of a track game, and how events change it. `evolve` never judges: events carry results.

Everything that belongs to a seat is a tuple indexed by section (board.py); sections without a seat hold nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from app.games.api import Event, Json, Seat
from app.games.kit.cards import CARD_OF_TEXT, CARD_TEXT
from app.games.kit.seats import SEAT_LETTERS
from app.games.track.board import PAWNS, Board, Position
from app.games.track.ruleset import Rules

DEALING = "dealing"  # between an end and the next deal; nobody is ever asked in it
EXCHANGE = "exchange"
PLAY = "play"
OVER = "over"
NOBODY = -1

Hands: TypeAlias = tuple[tuple[int, ...], ...]
T = TypeVar("T")
Cards: TypeAlias = tuple[int | None, ...]  # one card or none for each section


class State(NamedTuple):
    """One moment of a match."""

    rules: Rules
    position: Position
    dealer: Seat
    hands: Hands
    chosen: Cards  # cards to give, not yet passed on (R10)
    gave: Cards  # in this hand's exchange
    got: Cards
    phase: str = DEALING
    leader: Seat = NOBODY
    turn: Seat = NOBODY
    deck: int = 0  # shuffles so far
    hand: int = 0  # of this deck; 0 when it is not dealt from yet
    stock: tuple[int, ...] = ()  # next card first
    pile: tuple[tuple[Seat, int], ...] = ()  # since the last shuffle, oldest first
    out: tuple[Seat, ...] = ()  # who has laid down the hand (R13)
    last: tuple[Seat, str] | None = None
    game: int = 1
    totals: tuple[int, ...] | None = None  # by section, in a points match (R51)
    winners: tuple[Seat, ...] = ()  # of the last game that ended


def begun(rules: Rules, dealer: Seat) -> State:
    """A match before its first deal (R5, R8)."""
    sections = rules.board.sections
    nothing: Cards = (None,) * sections
    return State(
        rules=rules,
        position=rules.board.beginning,
        dealer=dealer,
        hands=((),) * sections,
        chosen=nothing,
        gave=nothing,
        got=nothing,
        totals=(0,) * sections if rules.points is not None else None,
    )


def evolve(state: State, event: Event) -> State:
    """The state after the event. Raises KeyError for an event that is none of a track game."""
    return EVOLVES[event["e"]](state, event)


def seat_of(letter: str) -> Seat:
    return SEAT_LETTERS.index(letter)


def cards_of(texts: Iterable[str]) -> tuple[int, ...]:
    return tuple(CARD_OF_TEXT[text] for text in texts)


def texts_of(cards: Iterable[int]) -> list[str]:
    return [CARD_TEXT[card] for card in cards]


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def by_seat(rules: Rules, values: Iterable[Json]) -> dict[str, Json]:
    """A mapping by seat letter from a tuple by section."""
    every = list(values)
    return {SEAT_LETTERS[seat]: every[seat] for seat in rules.seats}


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand without one such card. Raises ValueError when it holds none."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def holder(state: State, after: Seat) -> Seat:
    """The next seat clockwise that has cards, the same one last (R9); NOBODY when the hand is over (R14)."""
    seat = after
    for _ in state.rules.seats:
        seat = state.rules.next_seat[seat]
        if state.hands[seat]:
            return seat
    return NOBODY


def slid(board: Board, position: Position, slides: Sequence[Json]) -> Position:
    """The position after slides: each takes one pawn of its owner from its square to the end of its path."""
    pawns = list(position)
    owners = {seat_of(slide["owner"]) for slide in slides}
    for slide in slides:
        first = seat_of(slide["owner"]) * PAWNS
        place = pawns.index(board.squares[slide["from"]], first, first + PAWNS)
        pawns[place] = board.squares[slide["path"][-1]]
    for owner in owners:
        first = owner * PAWNS
        pawns[first : first + PAWNS] = board.ordered(pawns[first : first + PAWNS], owner)
    return tuple(pawns)


def _shuffled(state: State, event: Event) -> State:
    return state._replace(deck=event["deck"], hand=0, stock=cards_of(event["cards"]), pile=())


def _dealt(state: State, event: Event) -> State:
    hands = list(state.hands)
    for letter, texts in event["hands"].items():
        hands[seat_of(letter)] = cards_of(texts)
    nothing: Cards = (None,) * len(hands)
    leader = seat_of(event["leader"])
    asks = state.rules.exchange != "none"
    return state._replace(
        hands=tuple(hands),
        stock=state.stock[event["size"] * len(state.rules.seats) :],
        hand=event["hand"],
        dealer=seat_of(event["dealer"]),
        leader=leader,
        phase=EXCHANGE if asks else PLAY,
        turn=NOBODY if asks else leader,
        chosen=nothing,
        gave=nothing,
        got=nothing,
        out=(),
    )


def _chose(state: State, event: Event) -> State:
    return state._replace(chosen=_with(state.chosen, seat_of(event["seat"]), CARD_OF_TEXT[event["card"]]))


def _exchanged(state: State, event: Event) -> State:
    hands = list(state.hands)
    gave, got = state.gave, state.got
    for letter, text in event["gave"].items():
        seat, card = seat_of(letter), CARD_OF_TEXT[text]
        hands[seat], gave = without(hands[seat], card), _with(gave, seat, card)
    for letter, text in event["got"].items():
        seat, card = seat_of(letter), CARD_OF_TEXT[text]
        hands[seat], got = (*hands[seat], card), _with(got, seat, card)
    nothing: Cards = (None,) * len(hands)
    return state._replace(hands=tuple(hands), gave=gave, got=got, chosen=nothing, phase=PLAY, turn=state.leader)


def _moved(state: State, event: Event) -> State:
    drawn = event.get("drawn")
    after = _laid_face_up(state, event, (CARD_OF_TEXT[event["card"]],), event["text"])
    hands, stock = after.hands, after.stock
    if drawn is not None:
        seat = seat_of(event["seat"])
        hands = _with(hands, seat, (*hands[seat], CARD_OF_TEXT[drawn]))
        stock = stock[1:]
    after = after._replace(hands=hands, stock=stock, position=slid(state.rules.board, state.position, event["slides"]))
    return _next_turn(after)


def _laid(state: State, event: Event) -> State:
    after = _laid_face_up(state, event, cards_of(event["cards"]), "fold")
    return _next_turn(after._replace(out=(*state.out, seat_of(event["seat"]))))


def _discarded(state: State, event: Event) -> State:
    text = event["card"]
    return _next_turn(_laid_face_up(state, event, (CARD_OF_TEXT[text],), f"discard {text}"))


def _laid_face_up(state: State, event: Event, cards: tuple[int, ...], text: str) -> State:
    seat = seat_of(event["seat"])
    hand = state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    pile = (*state.pile, *((seat, card) for card in cards))
    return state._replace(hands=_with(state.hands, seat, hand), pile=pile, last=(seat, text))


def _next_turn(state: State) -> State:
    return state._replace(turn=holder(state, state.turn))


def _hand_over(state: State, event: Event) -> State:
    return state._replace(phase=DEALING, turn=NOBODY)


def _game_over(state: State, event: Event) -> State:
    return state._replace(phase=OVER, turn=NOBODY, winners=tuple(seat_of(letter) for letter in event["winners"]))


def _settled(state: State, event: Event) -> State:
    totals = [0] * len(state.hands)
    for letter, total in event["totals"].items():
        totals[seat_of(letter)] = total
    if event["dealer"] is None:
        return state._replace(totals=tuple(totals))
    return begun(state.rules, seat_of(event["dealer"]))._replace(
        deck=state.deck,
        game=state.game + 1,
        totals=tuple(totals),
        winners=state.winners,
    )


EVOLVES: dict[str, Callable[[State, Event], State]] = {
    "shuffled": _shuffled,
    "dealt": _dealt,
    "chose": _chose,
    "exchanged": _exchanged,
    "moved": _moved,
    "laid": _laid,
    "discarded": _discarded,
    "hand_over": _hand_over,
    "game_over": _game_over,
    "settled": _settled,
}
