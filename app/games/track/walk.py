"""How single pawns go: every way of every pawn from every square, worked out once for a board and its rules.

A `Way` is one pawn's way with one count, the choice at a crossing made (R25): which squares it steps on, where it
captures, what would stop it. Whether it is open in a position is a look at its gates; nothing is walked at play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from app.games.api import Seat
from app.games.track.board import FREE, HOLOGRAM, PAWNS, SECTION, Board, Position, Square, board_of

LONGEST = 18  # steps of the longest walk, the joker's (R38)
SWEEP = 13  # steps of the walk that captures what it passes, the king's (R37)
BACK = 4  # R33
FIVE = 5  # R34
NO_JUMP = -1


class CrossingRule(Enum):
    """What a walk that ends on a crossing does (R25)."""

    MUST_FORWARD = "must jump, always forward"
    MAY_ONWARD = "may jump, in the walking direction"


class OverStartRule(Enum):
    """What a backward 4 does at the pawn's own start (R33)."""

    WHEN_EMPTY = "may cross when empty; an exact landing counts on"
    NEVER = "may not cross; may land"


class Way(NamedTuple):
    """One pawn's way from its square. `text` is its notation, `how` is enter, walk, back or swap."""

    text: str
    how: str
    steps: int
    rest: Square  # where the pawn comes to rest
    hits: tuple[Square, ...]  # track squares where it captures, in order (R21, R26, R37)
    gates: tuple[tuple[Square, Seat], ...]  # a pawn of that seat on that square stops it (R19, R20, R32, R33)
    path: tuple[Square, ...]  # squares it steps on, the last one where the count ends
    jump: Square  # the second crossing, or NO_JUMP


class Step(NamedTuple):
    """A pawn and its way: one walk of a move."""

    owner: Seat
    origin: Square
    way: Way


Move: TypeAlias = tuple[Step, ...]  # a 7 has one to four steps, a swap two at once, everything else one
Ways: TypeAlias = tuple[Way, ...]
Table: TypeAlias = tuple[tuple[Ways, ...], ...]  # [seat][square]


def is_open(way: Way, owners: Sequence[int]) -> bool:
    """Whether nothing stops the way; `owners` is the occupancy."""
    return all(owners[square] != seat for square, seat in way.gates)


class Walks:
    """All ways on one board: `forward[steps]`, `sweep` (the king's), `back`, `five` and `enter`."""

    __slots__ = ("_swaps", "back", "board", "enter", "five", "forward", "sweep")

    def __init__(self, board: Board, home_after: int, crossing: CrossingRule, over: OverStartRule, hologram: bool):
        paths = _Paths(board, home_after, crossing, over, hologram)
        self.board = board
        self.forward: tuple[Table, ...] = tuple(paths.table(paths.forward, steps) for steps in range(LONGEST + 1))
        self.sweep: Table = _sweeping(board, self.forward[SWEEP])
        self.back: Table = paths.table(paths.back, BACK)
        self.five: Table = paths.table(paths.five, FIVE)
        self.enter: tuple[Way, ...] = tuple(_enter(board, seat) for seat in range(board.sections))
        self._swaps: dict[tuple[Square, Square], Way] = {}

    def swap(self, first: Square, second: Square) -> Way:
        """The way of the pawn on `first` to `second` by a jack (R36)."""
        way = self._swaps.get((first, second))
        if way is None:
            names = self.board.names
            way = Way(f"{names[first]}~{names[second]}", "swap", 0, second, (), (), (second,), NO_JUMP)
            self._swaps[first, second] = way
        return way


@lru_cache(maxsize=64)
def walks_of(players: int, home_after: int, crossing: CrossingRule, over: OverStartRule, hologram: bool) -> Walks:
    return Walks(board_of(players), home_after, crossing, over, hologram)


def moved(board: Board, position: Position, move: Move) -> Position:
    """The position after a move whose ways are open. Captured pawns go to their yards (R21)."""
    pawns = list(position)
    touched = set()
    for owner, origin, way in move:
        for square in way.hits:
            if square in pawns:
                victim = pawns.index(square)
                pawns[victim] = board.yards[victim // PAWNS]
                touched.add(victim // PAWNS)
        first = owner * PAWNS
        pawns[pawns.index(origin, first, first + PAWNS)] = way.rest
        touched.add(owner)
    for seat in touched:
        first = seat * PAWNS
        pawns[first : first + PAWNS] = board.ordered(pawns[first : first + PAWNS], seat)
    return tuple(pawns)


def _enter(board: Board, seat: Seat) -> Way:
    yard, start = board.yards[seat], board.starts[seat]
    text = f"{board.names[yard]}-{board.names[start]}"
    return Way(text, "enter", 0, start, (start,), ((start, seat),), (start,), NO_JUMP)


def _sweeping(board: Board, table: Table) -> Table:
    """The same ways, capturing on every track square they pass (R37)."""

    def swept(way: Way) -> Way:
        passed = tuple(square for square in way.path if board.is_track(square))
        return way._replace(hits=passed if way.jump == NO_JUMP else (*passed, way.jump))

    return tuple(tuple(tuple(swept(way) for way in ways) for ways in row) for row in table)


class _Paths:
    """Works the tables out, one way at a time."""

    def __init__(self, board: Board, home_after: int, crossing: CrossingRule, over: OverStartRule, hologram: bool):
        self.board = board
        self.last = board.ring - 1  # progress of the own 17
        self.turn = self.last - (HOLOGRAM - home_after)  # progress of the square after which the home opens, R4
        self.crossing = crossing
        self.over = over
        self.stuck = board.dots if hologram else frozenset()  # R50

    def table(self, ways: Callable[[Seat, Square, int], Iterable[Way]], steps: int) -> Table:
        seats = range(self.board.sections)
        squares = range(len(self.board.names))
        return tuple(tuple(tuple(ways(seat, square, steps)) for square in squares) for seat in seats)

    def forward(self, seat: Seat, square: Square, steps: int) -> Iterable[Way]:
        """With the own side's card: into the home, never past the own start (R4, R17, R18)."""
        board = self.board
        progress = board.progress[seat][square]
        if progress < 0 or steps == 0 or square in self.stuck:
            return
        home = board.homes[seat]
        if board.is_home(square):
            path = home[square - home[0] + 1 :][:steps]
        elif progress > self.turn:
            return
        else:
            to_turn = self.board.ahead(square, min(steps, self.turn - progress))
            path = to_turn + home[: steps - len(to_turn)]
            if self.turn < progress + steps <= self.last:
                yield from self.ends(seat, square, self.board.ahead(square, steps))
        if len(path) == steps:
            yield from self.ends(seat, square, path)

    def five(self, seat: Seat, square: Square, steps: int) -> Iterable[Way]:
        """With an opponent's 5: along the track, past the own start, never into the home; not a safe pawn (R34)."""
        board = self.board
        if board.is_track(square) and board.safe_seat[square] != seat:
            yield from self.ends(seat, square, self.board.ahead(square, steps))

    def back(self, seat: Seat, square: Square, steps: int) -> Iterable[Way]:
        """Backwards, from the own start too, never into a home (R23, R24, R33)."""
        board = self.board
        progress = board.progress[seat][square]
        if not board.is_track(square) or progress < 0:
            return
        path = self.board.behind(square, steps)
        start = board.starts[seat]
        if start not in path:
            yield from self.ends(seat, square, path, back=True)
        elif self.over is OverStartRule.NEVER:
            if path[-1] == start:
                yield from self.ends(seat, square, path, back=True)
        else:
            if path[-1] == start:
                path += self.board.behind(start, steps)
            yield from self.ends(seat, square, path, back=True)

    def ends(self, seat: Seat, square: Square, path: tuple[Square, ...], back: bool = False) -> Iterable[Way]:
        """The way that stays where the count ends, and the one that jumps: those of them that R25 allows."""
        jump = self.jump(seat, path[-1], back)
        if jump == NO_JUMP or self.crossing is CrossingRule.MAY_ONWARD:
            yield self.way(seat, square, path, NO_JUMP, back)
        if jump != NO_JUMP:
            yield self.way(seat, square, path, jump, back)

    def jump(self, seat: Seat, end: Square, back: bool) -> Square:
        """The next crossing in the direction of R25, unless the own start lies between (R27)."""
        board = self.board
        if end not in board.crossings:
            return NO_JUMP
        backward = back and self.crossing is CrossingRule.MAY_ONWARD
        target = (end + (-SECTION if backward else SECTION)) % board.ring
        progress = board.progress[seat]
        return target if (progress[target] < progress[end]) == backward else NO_JUMP

    def way(self, seat: Seat, square: Square, path: tuple[Square, ...], jump: Square, back: bool) -> Way:
        names = self.board.names
        end = path[-1]
        landings = (end,) if jump == NO_JUMP else (end, jump)
        text = f"{names[square]}-{names[end]}"
        return Way(
            text=text if jump == NO_JUMP else f"{text}>{names[jump]}",
            how="back" if back else "walk",
            steps=len(path),
            rest=landings[-1],
            hits=landings if self.board.is_track(end) else (),
            gates=tuple(self.gates(seat, path, back)),
            path=path,
            jump=jump,
        )

    def gates(self, seat: Seat, path: tuple[Square, ...], back: bool) -> Iterable[tuple[Square, Seat]]:
        """Safe pawns and pawns in the home stop; a backward 4 over the own start is stopped by any pawn there."""
        board = self.board
        for square in path:
            if board.is_home(square):
                yield square, seat
            elif back and square == board.starts[seat] and self.over is OverStartRule.WHEN_EMPTY:
                yield from ((square, other) for other in board.seats)
            elif board.safe_seat[square] != FREE:
                yield square, board.safe_seat[square]
