"""What each card does: one small function a card, listed in `CARDS` by rank (R30 to R38).

A function takes the `Turn` and yields the legal moves; of a 7 one spelling an outcome. `rule` is the number that the
rules page gives the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from app.games.api import Seat
from app.games.kit.cards import JOKER, RANKS
from app.games.track.board import PAWNS, Position, Square
from app.games.track.ruleset import JackOther, Rules
from app.games.track.split import Split
from app.games.track.walk import LONGEST, SWEEP, Move, Step, Table, is_open


class Turn:
    """A position as the seat to play sees it: who stands where, and whose pawns count as its own (R16)."""

    __slots__ = ("board", "own", "owners", "position", "rules", "seat", "walks")

    def __init__(self, rules: Rules, position: Position, seat: Seat) -> None:
        self.rules = rules
        self.board = rules.board
        self.walks = rules.walks
        self.position = position
        self.seat = seat
        self.owners = rules.board.occupancy(position)
        self.own = own_seats(rules, position, seat)

    def pawns(self, seat: Seat) -> Position:
        return self.position[seat * PAWNS : seat * PAWNS + PAWNS]

    def on_track(self, seat: Seat) -> list[Square]:
        ring = self.board.ring
        return [square for square in self.pawns(seat) if square < ring]

    def is_safe(self, square: Square) -> bool:
        """A pawn standing on its own start (R20)."""
        owner = self.owners[square]
        return owner >= 0 and self.board.safe_seat[square] == owner


def own_seats(rules: Rules, position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The seat itself, or its unfinished teammates once all its pawns are home (R16)."""
    all_home = rules.board.all_home
    if not all_home(position, seat):
        return (seat,)
    return tuple(mate for mate in rules.mates[seat] if not all_home(position, mate))


@dataclass(frozen=True, slots=True)
class Card:
    """What the cards of one rank can do."""

    rule: str
    moves: Callable[[Turn], Iterator[Move]]
    enters: bool = False
    steps: int = 0  # of a walk forward with an own pawn, 0 when it makes none
    sweeps: bool = False  # captures what it passes, R37
    does: str = "walk"  # walk, back, five, seven, swap
    quick: Callable[[Turn], bool] | None = None  # whether it has a legal move, sooner than by looking for the first one

    def possible(self, turn: Turn) -> bool:
        """Whether the card has a legal move."""
        return self.quick(turn) if self.quick else next(self.moves(turn), None) is not None


def entering(turn: Turn) -> Iterator[Move]:
    """One own pawn from the yard to its start (R32)."""
    for seat in turn.own:
        yard = turn.board.yards[seat]
        way = turn.walks.enter[seat]
        if turn.owners[yard] == seat and is_open(way, turn.owners):
            yield (Step(seat, yard, way),)


def walking(turn: Turn, table: Table, seats: tuple[Seat, ...]) -> Iterator[Move]:
    """The open ways of a table with the pawns of these seats."""
    owners = turn.owners
    for seat in seats:
        ways_of = table[seat]
        for square in turn.pawns(seat):
            for way in ways_of[square]:
                for gate, stopper in way.gates:
                    if owners[gate] == stopper:
                        break
                else:
                    yield (Step(seat, square, way),)


def backward_four(turn: Turn) -> Iterator[Move]:
    """Backward four with an own pawn (R33)."""
    return walking(turn, turn.walks.back, turn.own)


def five(turn: Turn) -> Iterator[Move]:
    """Five forward with an opponent's pawn (R34)."""
    return walking(turn, turn.walks.five, turn.rules.opponents[turn.seat])


def seven(turn: Turn) -> Iterator[Move]:
    """Seven forward, split (R35)."""
    return Split(turn.rules, turn.position, turn.seat).outcomes()


def seven_fits(turn: Turn) -> bool:
    return Split(turn.rules, turn.position, turn.seat).is_possible()


def jack(turn: Turn) -> Iterator[Move]:
    """An own pawn changes places with another one (R36)."""
    swap = turn.walks.swap
    for owner, first in firsts(turn):
        for other, second in seconds(turn, owner, first):
            yield Step(owner, first, swap(first, second)), Step(other, second, swap(second, first))


def firsts(turn: Turn) -> Iterator[tuple[Seat, Square]]:
    """The pawns that a jack may name first."""
    may_be_safe = turn.rules.ruleset.jack_own_may_be_safe
    for seat in turn.own:
        for square in turn.on_track(seat):
            if may_be_safe or not turn.is_safe(square):
                yield seat, square


def seconds(turn: Turn, owner: Seat, first: Square) -> Iterator[tuple[Seat, Square]]:
    """The pawns that may be named second, after the pawn of `owner` on `first`."""
    any_other = turn.rules.ruleset.jack_other is JackOther.ANY_OTHER
    for seat in turn.rules.seats:
        if any_other or seat != owner:
            for square in turn.on_track(seat):
                if square != first and not turn.is_safe(square):
                    yield seat, square


def _walker(rule: str, steps: int) -> Card:
    return Card(rule, lambda turn: walking(turn, turn.walks.forward[steps], turn.own), steps=steps)


def _starter(rule: str, steps: int, sweeps: bool = False) -> Card:
    """Enter, or walk forward: ace, king and joker (R30, R37, R38)."""

    def moves(turn: Turn) -> Iterator[Move]:
        yield from entering(turn)
        yield from walking(turn, turn.walks.sweep if sweeps else turn.walks.forward[steps], turn.own)

    return Card(rule, moves, enters=True, steps=steps, sweeps=sweeps)


OF_RANK: dict[str, Card] = {
    "A": _starter("R30", 1),
    "2": _walker("R31", 2),
    "3": _walker("R31", 3),
    "4": Card("R33", backward_four, does="back"),
    "5": Card("R34", five, does="five"),
    "6": _walker("R31", 6),
    "7": Card("R35", seven, does="seven", quick=seven_fits),
    "8": _walker("R31", 8),
    "9": _walker("R31", 9),
    "T": _walker("R31", 10),
    "J": Card("R36", jack, does="swap"),
    "Q": _walker("R31", 12),
    "K": _starter("R37", SWEEP, sweeps=True),
}
JOKER_CARD = _starter("R38", LONGEST)
UNKNOWN = JOKER + 1  # a card that the engine is not told (scenarios): it has no moves
CARDS: tuple[Card, ...] = (
    *(OF_RANK[RANKS[card % len(RANKS)]] for card in range(JOKER)),
    JOKER_CARD,
    Card("R11", lambda turn: iter(()), does="nothing"),
)
