"""Who is connected to a room, through how many lines, and since when somebody is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.games.kit.seats import SEAT_LETTERS
from app.matches.botseats import strength_of
from app.matches.match import Match
from app.rooms.outbox import Outbox


@dataclass(frozen=True, slots=True, eq=False)
class Visitor:
    """One connection of one person. Several tabs of a person are several visitors with one seat."""

    player: str
    outbox: Outbox


@dataclass(frozen=True, slots=True)
class Attendance:
    """What everybody may know of who is there: seats `here` or `away`, since when, and how many people watch."""

    seats: Mapping[str, str]
    watching: int
    away_since: Mapping[str, float]


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

    def _sits_there(self, player: str) -> bool:
        return strength_of(player) is not None or self.is_here(player)

    def here(self) -> Mapping[str, int]:
        return dict(self._lines)

    def look(self, players: Iterable[str], now: float) -> None:
        """Who of these is not connected counts as away: from when the last line went, or else from now on."""
        absent = (player for player in players if not self.is_here(player))
        # Whoever is not asked about has no seat to lose: nothing to remember.
        self._away_since = {player: self._away_since.get(player, now) for player in absent}

    def forget(self) -> None:
        """Begins anew with how long people have been away."""
        self._away_since = {}

    def away_for(self, player: str, now: float) -> float | None:
        """For how many seconds the player has been away; None for who is here, or was not looked for."""
        since = None if self.is_here(player) else self._away_since.get(player)
        return None if since is None else max(0.0, now - since)

    def overdue(self, now: float, grace: float) -> list[str]:
        """Those who were looked for and have been away for the grace."""
        return [player for player in self._away_since if (self.away_for(player, now) or 0.0) >= grace]

    def attendance(self, match: Match) -> Attendance:
        here = {SEAT_LETTERS[one.seat]: self._sits_there(one.player) for one in match.seats}
        seats = {letter: "here" if is_here else "away" for letter, is_here in here.items()}
        people = set(self._lines) | set(self._elsewhere)
        since = {SEAT_LETTERS[one.seat]: self._away_since.get(one.player) for one in match.seats}
        away = {letter: at for letter, at in since.items() if at is not None and not here[letter]}
        return Attendance(seats, len(people - {one.player for one in match.seats}), away)
