"""What the tables beside the log tell of a match. Derived: the log is the truth, and can fill them again."""

from __future__ import annotations

from app.games.api import Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.state import Match

# Higher with each change of what `projection` tells: then the tables are filled from the logs once more.
FORM = 2


def projection(match: Match) -> dict[str, Json]:
    """What the database keeps beside the log, to find matches by."""
    return {
        "form": FORM,
        "match": match.id,
        "number": match.number,
        "seq": match.seq,
        "phase": match.phase,
        "game": match.game,
        "ruleset": match.ruleset,
        "players": match.players,
        "room": dict(match.room),
        "host": match.host,
        "seats": [(SEAT_LETTERS[sitter.seat], sitter.player, sitter.name) for sitter in match.seats],
        "successor": match.successor.match if match.successor else None,
        "wake_at": match.wake_at,
        "listed": match.arranged.listed and _is_open(match),
        "differs": len(match.rules.differences(match.players, match.options)),
        "turn": turn_of(match),
        "result": dict(match.result) if match.result is not None else None,
        "at": match.at,
    }


def turn_of(match: Match) -> str:
    """The letters of the seats that a running game waits for, as public as the table itself; else nothing."""
    return "".join(SEAT_LETTERS[seat] for seat in match.rules.to_act(match.state)) if match.phase == "playing" else ""


def is_same_beside_the_log(match: Match, following: Match) -> bool:
    """Whether the tables beside the log tell the same of both, but for seq, time and turn."""
    return _told_of(match) == _told_of(following)


def _told_of(match: Match) -> tuple[object, ...]:
    kept = (match.phase, match.game, match.ruleset, match.players, match.options, match.host, match.seats)
    return (*kept, match.successor, match.wake_at, match.arranged)


def _is_open(match: Match) -> bool:
    """In the lobby there may be a seat to take, and somebody to play with; in the game there is something to see."""
    if match.phase == "lobby":
        return match.host is not None and not match.arranged.locked
    return match.arranged.spectators
