"""The log of a match: one commit for each accepted command, with the events that it made.

Events of the match itself (`sat`, `started`) stand in a commit as they are; those of the game are wrapped as
`{"e": "game", "event": {…}}`, so that neither can be taken for the other. Old logs stay readable: a commit carries the
version of its form, and `UPGRADES` leads from each version to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from app.games.api import Event, Json

FORM = 1
GAME = "game"
UPGRADES: dict[int, Callable[[dict[str, Json]], dict[str, Json]]] = {}


@dataclass(frozen=True, slots=True)
class Commit:
    """What one accepted command wrote. `at` is in seconds since 1970; `seq` counts from 1 without gaps."""

    match: str
    seq: int
    command: str
    player: str
    at: float
    events: tuple[Event, ...]

    def to_json(self) -> dict[str, Json]:
        return {
            "v": FORM,
            "match": self.match,
            "seq": self.seq,
            "command": self.command,
            "player": self.player,
            "at": self.at,
            "events": list(self.events),
        }

    @classmethod
    def from_json(cls, written: Mapping[str, Json]) -> Commit:
        """The commit as written by this version or an older one. Raises ValueError for a form that is not known."""
        data = _upgraded(dict(written))
        try:
            return cls(
                match=data["match"],
                seq=data["seq"],
                command=data["command"],
                player=data["player"],
                at=data["at"],
                events=tuple(data["events"]),
            )
        except (KeyError, TypeError) as error:
            raise ValueError(f"this is not a commit: {error}") from error


def _upgraded(data: dict[str, Json]) -> dict[str, Json]:
    form = data.get("v")
    while form != FORM:
        if form not in UPGRADES:
            raise ValueError(f"commits of form {form!r} cannot be read by this version")
        data = UPGRADES[form](data)
        form = data.get("v")
    return data


def of_game(events: Iterable[Event]) -> list[Event]:
    """The game's events as a match stores them."""
    return [{"e": GAME, "event": event} for event in events]


def game_event(event: Event) -> Event | None:
    """The game's event inside, or None for an event of the match itself."""
    return event["event"] if event["e"] == GAME else None
