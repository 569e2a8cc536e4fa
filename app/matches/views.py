"""THE EXIT: the only module that makes what a person is shown. Views are built up from nothing, never cut down.

Nothing here carries a player's id, the seed of a match that lasts, or a card that the game does not tell this seat.
The types below are made nowhere else (a test reads the source): what leaves the house has passed here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import NewType

from app.errors import Forbidden, Illegal
from app.games.api import Covering, Event, Json, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.matches.botseats import strength_of
from app.matches.checks import seated
from app.matches.clock import clock_json, time_left
from app.matches.events import Commit, game_event
from app.matches.hosting import arrangement_json
from app.matches.state import Match

Standing = NewType("Standing", dict[str, Json])
Moment = NewType("Moment", dict[str, Json])
Shared = NewType("Shared", dict[str, Json])
Own = NewType("Own", dict[str, Json])
SeatView = NewType("SeatView", dict[str, Json])
Told = NewType("Told", dict[str, Json])


def shared_view(match: Match, barred: bool = False) -> Shared:
    """The part of the view that is equal for everybody; for those who may not watch, with nothing of the game."""
    standing, moment = standing_view(match), moment_view(match)
    kept = {"fair": {**standing["fair"], "seed": None}, "table": None, "time": None, "result": None} if barred else {}
    return Shared({**standing, **moment, **kept})


def standing_view(match: Match) -> Standing:
    """What of the shared view no move changes: encode it once for as long as `standing` is the same."""
    return Standing(
        {
            "match": match.number,
            "phase": match.phase,
            "room": {"link": match.room["link"], "code": match.room["code"]},
            "game": match.game,
            "ruleset": match.ruleset,
            "players": match.players,
            "options": dict(match.options),
            "clock": clock_json(match.clock),
            "arranged": arrangement_json(match.arranged),
            "differs": list(match.rules.differences(match.players, match.options)),
            "seats": _seats(match),
            "fair": {"sha256": _promise(match), "seed": match.seed if match.phase == "over" else None},
        }
    )


def standing(match: Match) -> tuple[object, ...]:
    """What `standing_view` reads of a match, to compare two moments of it. The seed never changes."""
    setting = (match.game, match.ruleset, match.players, match.options, match.clock)
    return (match.id, match.phase, *setting, match.arranged, match.host, match.seats, match.house)


def moment_view(match: Match) -> Moment:
    """What of the shared view each commit changes."""
    return Moment(
        {
            "seq": match.seq,
            "table": None if match.state is None else match.rules.table(match.state),
            "time": None if match.phase == "lobby" else _time(match),
            "result": None if match.result is None else dict(match.result),
        }
    )


def is_barred(match: Match, player: str | None) -> bool:
    """Whether the table plays without spectators, and this person would be one."""
    if match.arranged.spectators or match.phase == "lobby":
        return False
    return player is None or (match.host != player and match.sitter_of(player) is None)


def check_looking_back(match: Match, player: str | None) -> None:
    """Whether the person may see earlier moments of the match now. Raises Forbidden."""
    if is_barred(match, player):
        raise Forbidden.because("no-spectators", "This table plays without spectators.")


def own_view(match: Match, player: str | None) -> Own:
    """The part of the view that is this person's alone: `you` and `mine`. None is somebody who only watches."""
    sitter = match.sitter_of(player) if player is not None else None
    seat = sitter.seat if sitter else None
    you = {
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "host": player is not None and match.host == player,
        "watching": seat is None,
        **({"barred": True} if is_barred(match, player) else {}),
        **({"removed": True} if player in match.removed and match.host is not None else {}),
        **({"sent_away": list(match.removed.values())} if match.removed and match.host == player else {}),
    }
    shown = seat is not None and match.state is not None
    return Own({"you": you, "mine": match.rules.mine(match.state, seat) if shown and seat is not None else None})


def seat_view(match: Match, player: str | None, *, is_past: bool = False) -> SeatView:
    """VIEW of docs/protocol.md, complete, for one person. `is_past`: of a match that has gone on, and lasts."""
    barred = is_barred(match, player)
    kept = _lying_open(match, barred) if is_past else {}
    return SeatView({**shared_view(match, barred), **own_view(match, player), **kept})


def past_view(now: Match, then: Match, player: str | None) -> SeatView:
    """VIEW of an earlier moment of the match, for who this person was then; check_looking_back comes first."""
    return seat_view(then, player, is_past=now.phase != "over")


def tell(match: Match, commit: Commit, player: str | None) -> Told:
    """The commit as this person may be told it: `seq` and `events`. `match` is at or after the commit."""
    events = () if is_barred(match, player) else commit.events
    sitter = match.sitter_of(player) if player is not None else None
    seat = sitter.seat if sitter else None
    told = (_told_event(match, event, seat) for event in events)
    return Told({"seq": commit.seq, "events": [event for event in told if event is not None]})


def plan(match: Match, player: str | None, ask: Mapping[str, Json]) -> dict[str, Json]:
    """PLAN of docs/protocol.md: how a move in parts can go on. Raises Refusal."""
    if match.phase != "playing":
        raise Illegal.because("not-playing", "No game is running at this table.")
    return match.rules.plan(match.state, seated(match, player or "").seat, ask)


def _lying_open(match: Match, barred: bool) -> dict[str, Json]:
    """Where what lies open is covered later, neither that is shown of the past nor a hand, which would tell of it."""
    if match.state is None or not isinstance(match.rules, Covering):
        return {}
    return {"table": None if barred else match.rules.table_since(match.state), "mine": None}


def _seats(match: Match) -> list[dict[str, Json]]:
    teams = match.rules.teams(match.players, match.options)
    team_of = {seat: number for number, team in enumerate(teams) for seat in team}
    return [_seat(match, seat, team_of[seat]) for seat in match.seat_numbers()]


def _seat(match: Match, seat: Seat, team: int) -> dict[str, Json]:
    sitter = match.sitter_at(seat)
    return {
        "seat": SEAT_LETTERS[seat],
        "name": sitter.name if sitter else None,
        "team": team,
        "host": sitter is not None and sitter.player == match.host,
        "status": match.house.get(seat),
        **({"bot": strength} if (strength := strength_of(sitter.player if sitter else None)) else {}),
    }


def _time(match: Match) -> dict[str, Json]:
    left = {SEAT_LETTERS[seat]: round(seconds, 3) for seat, seconds in time_left(match).items()}
    return {"left": left, "since": {SEAT_LETTERS[seat]: round(at, 3) for seat, at in match.since.items()}}


def _promise(match: Match) -> str:
    return hashlib.sha256(bytes.fromhex(match.seed)).hexdigest()


def _told_event(match: Match, event: Event, seat: Seat | None) -> Event | None:
    inner = game_event(event)
    if inner is not None:
        return match.rules.tell(inner, seat)
    teller = TELLERS.get(event["e"])
    return teller(event) if teller else None


def _only(*names: str) -> Callable[[Event], Event]:
    return lambda event: {"e": event["e"], **{name: event.get(name) for name in names}}


# Events that are missing here are told to nobody: the moved pawn tells of `played`, the view's result of `ended`.
TELLERS: dict[str, Callable[[Event], Event]] = {
    "created": _only("game", "players", "options", "clock"),
    "sat": _only("seat", "name", "from"),
    "renamed": _only("seat", "name"),
    "stood": _only("seat", "name"),
    "host": _only("seat"),
    "configured": _only("game", "players", "options", "clock"),
    "removed": _only("seat", "name"),
    "let_in": _only("name"),
    "arranged": lambda event: {**event},
    "started": _only(),
    "left": _only("seat", "name"),
    "seat_offered": _only("seat", "by"),
    "seat_taken": _only("seat", "name", "before"),
    "stood_in": _only("seat", "name", "by"),
    "returned": _only("seat", "name"),
    "defaulted": _only("seat", "why"),
    "credited": lambda event: {"e": "credited", "seconds": round(event["until"] - event["since"], 3)},
    "rematched": lambda event: {"e": "rematched", "match": event["number"]},
}
