"""What the events of a track game write into a record (notation.md, "Records"), each line with the rule behind it."""

from __future__ import annotations

import json
from collections.abc import Callable

from app.games.api import Event

Lines = tuple[tuple[str, str], ...]


def record_lines(event: Event) -> Lines:
    """The lines of the event and their rules; moves write their own line."""
    write = WRITES.get(event["e"])
    return write(event) if write else ()


def _began(event: Event) -> Lines:
    return ((f"dealer {event['dealer']}", "R8"),)


def _shuffled(event: Event) -> Lines:
    return ((f"deck {event['deck']} {' '.join(event['cards'])}", "R6"),)


def _dealt(event: Event) -> Lines:
    return ((f"hand {event['hand']} {event['size']}", "R7"),)


def _exchanged(event: Event) -> Lines:
    """What was drawn blind; a card that somebody chose to give is that player's move."""
    if event["way"] != "blind":
        return ()
    return tuple((f"{seat} takes {event['got'][seat]}", "R10") for seat in sorted(event["got"]))


def _settled(event: Event) -> Lines:
    """The points of the game, and who deals the next one when there is one."""
    settle = (f"settle {json.dumps(event['points'])}", "R51")
    return (settle,) if event["dealer"] is None else (settle, (f"dealer {event['dealer']}", "R51"))


WRITES: dict[str, Callable[[Event], Lines]] = {
    "began": _began,
    "shuffled": _shuffled,
    "dealt": _dealt,
    "exchanged": _exchanged,
    "settled": _settled,
}
