"""The board as numbers (R1 to R5): squares, starts, homes, yards and progress, computed once for each geometry.

Squares are ints: first the ring of track squares in the running direction (a1 is 0), then the home squares seat by
seat, then one yard a seat. A seat is the number of its section. Two players leave two sections without a seat (R3);
those have a home and a yard too, which nobody uses, so that everything is indexed by section.

A position is a flat tuple of squares, four a section, each seat's four in order of progress: equal positions are equal
tuples, and the pawn with index i belongs to seat i // PAWNS.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from app.games.api import Seat
from app.games.kit.seats import SEAT_LETTERS

SECTION = 18  # track squares of a section, R1
CROSSING = 7
HOLOGRAM = 17
PAWNS = 4  # pawns of a seat, R5
HOME = 4  # squares of a home, R4
FREE = -1  # nobody stands there
OFF = -1  # progress in the yard

Square: TypeAlias = int
Position: TypeAlias = tuple[Square, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One geometry. All tables are indexed by square or by section."""

    sections: int
    seats: tuple[Seat, ...]
    ring: int  # track squares
    names: tuple[str, ...]  # of every square
    squares: dict[str, Square]  # by name
    starts: tuple[Square, ...]
    yards: tuple[Square, ...]
    homes: tuple[tuple[Square, ...], ...]
    progress: tuple[tuple[int, ...], ...]  # [seat][square]: steps from the own start, R4
    safe_seat: tuple[int, ...]  # [square]: the seat whose pawn is safe there, or FREE, R20
    crossings: frozenset[Square]
    dots: frozenset[Square]  # hologram dots: the 17 of seated sections, R3
    owner_of_pawn: tuple[Seat, ...]  # by index in a position
    beginning: Position  # all pawns in the yard, R5

    def is_track(self, square: Square) -> bool:
        return square < self.ring

    def is_yard(self, square: Square) -> bool:
        return square >= self.yards[0]

    def is_home(self, square: Square) -> bool:
        return self.ring <= square < self.yards[0]

    def seat_of_corner(self, square: Square) -> Seat:
        """The section whose home or yard the square belongs to."""
        return square - self.yards[0] if self.is_yard(square) else (square - self.ring) // HOME

    def occupancy(self, position: Position) -> list[int]:
        """[square]: the seat of the pawn there, or FREE. A yard with a pawn in it counts as occupied."""
        owners = [FREE] * len(self.names)
        for square, owner in zip(position, self.owner_of_pawn, strict=True):
            owners[square] = owner
        return owners

    def ahead(self, square: Square, steps: int) -> tuple[Square, ...]:
        """The next track squares in the running direction (R2)."""
        return tuple((square + step) % self.ring for step in range(1, steps + 1))

    def behind(self, square: Square, steps: int) -> tuple[Square, ...]:
        """The track squares before it, backwards."""
        return tuple((square - step) % self.ring for step in range(1, steps + 1))

    def pawns_of(self, position: Position, seat: Seat) -> Position:
        return position[seat * PAWNS : seat * PAWNS + PAWNS]

    def all_home(self, position: Position, seat: Seat) -> bool:
        """Whether every pawn of the seat is home. The pawn with least progress stands first."""
        return self.ring <= position[seat * PAWNS] < self.yards[0]

    def ordered(self, squares: Iterable[Square], seat: Seat) -> list[Square]:
        """Pawns of one seat in order of progress."""
        return sorted(squares, key=self.progress[seat].__getitem__)

    def normal(self, pawns: Sequence[Square]) -> Position:
        """The position with each seat's pawns in order."""
        pairs = [(seat, pawns[seat * PAWNS : seat * PAWNS + PAWNS]) for seat in range(self.sections)]
        return tuple(square for seat, four in pairs for square in self.ordered(four, seat))


@cache
def board_of(players: int) -> Board:
    """The board for 2 to 8 players: as many sections as players, but four for two (R3)."""
    sections = 4 if players == 2 else players
    seats = (0, 2) if players == 2 else tuple(range(players))
    ring = SECTION * sections
    yard = ring + HOME * sections
    names = _names(sections)
    starts = tuple(section * SECTION + SECTION - 1 for section in range(sections))
    homes = tuple(tuple(ring + HOME * section + step for step in range(HOME)) for section in range(sections))
    yards = tuple(yard + section for section in range(sections))
    owner_of_pawn = tuple(section for section in range(sections) for _ in range(PAWNS))
    return Board(
        sections=sections,
        seats=seats,
        ring=ring,
        names=names,
        squares={name: square for square, name in enumerate(names)},
        starts=starts,
        yards=yards,
        homes=homes,
        progress=tuple(_progress(seat, sections) for seat in range(sections)),
        safe_seat=tuple(
            starts.index(s) if s in starts and starts.index(s) in seats else FREE for s in range(len(names))
        ),
        crossings=frozenset(section * SECTION + CROSSING - 1 for section in range(sections)),
        dots=frozenset(seat * SECTION + HOLOGRAM - 1 for seat in seats),
        owner_of_pawn=owner_of_pawn,
        beginning=tuple(yards[owner] for owner in owner_of_pawn),
    )


def _names(sections: int) -> tuple[str, ...]:
    letters = SEAT_LETTERS[:sections]
    track = [f"{letter}{number}" for letter in letters for number in range(1, SECTION + 1)]
    homes = [f"{letter}+{step}" for letter in letters for step in range(1, HOME + 1)]
    return (*track, *homes, *(f"{letter}0" for letter in letters))


def _progress(seat: Seat, sections: int) -> tuple[int, ...]:
    ring = SECTION * sections
    start = seat * SECTION + SECTION - 1
    track = [(square - start) % ring for square in range(ring)]
    homes = [ring + step if section == seat else OFF for section in range(sections) for step in range(HOME)]
    return (*track, *homes, *([OFF] * sections))
