"""Who is connected to a room, through how many lines, and since when somebody is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.games.kit.seats import SEAT_LETTERS
from app.matches.match import Match
from app.rooms.outbox import Outbox


@dataclass(frozen=True, slots=True, eq=False)
class Visitor:
    """One connection of one person. Several tabs of a person are several visitors with one seat."""

    player: str
    outbox: Outbox


@dataclass(frozen=True, slots=True)
class Attendance:
    """What everybody may know of who is there: seats `here` or `away`, and the number of people who watch."""

    seats: Mapping[str, str]
    watching: int


class Presence:
    """The connections of one room."""

    def __init__(self) -> None:
        self._lines: Counter[str] = Counter()
        self._elsewhere: Mapping[str, int] = {}
        self._away_since: dict[str, float] = {}

    def came(self, player: str) -> None:
        self._lines[player] += 1
        self._away_since.pop(player, None)

    def went(self, player: str, now: float) -> None:
        self._lines[player] -= 1
        if self._lines[player] <= 0:
            del self._lines[player]
            self._away_since[player] = now

    def heard(self, elsewhere: Mapping[str, int]) -> None:
        """Who is connected through other processes."""
        self._elsewhere = elsewhere

    def is_here(self, player: str) -> bool:
        return player in self._lines or player in self._elsewhere

    def here(self) -> Mapping[str, int]:
        return dict(self._lines)

    def overdue(self, players: Iterable[str], now: float, grace: float) -> list[str]:
        """Those of the players who have been away for the grace. Who was never seen counts as away from now on."""
        absent = [player for player in players if not self.is_here(player)]
        since = {player: self._away_since.get(player, now) for player in absent}
        # Whoever is not asked about has no seat to lose: nothing to remember.
        self._away_since = since
        return [player for player in absent if now - since[player] >= grace]

    def attendance(self, match: Match) -> Attendance:
        seats = {SEAT_LETTERS[one.seat]: "here" if self.is_here(one.player) else "away" for one in match.seats}
        people = set(self._lines) | set(self._elsewhere)
        return Attendance(seats, len(people - {one.player for one in match.seats}))
