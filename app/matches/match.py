"""The match: decide says what a command does, adopt adds a commit to a match. Nothing here judges a move: games do.

    decide(match, command, now) -> events or a Refusal       adopt(match, commit) -> the next match

In the lobby people sit, rename, stand, leave; the host configures, removes and starts. While playing, seats move, and
the house moves for those who are not there (absence.py). When it is over, a rematch opens the next match of the room
with the same seats.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.games.api import Event, Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.clock import clock_json, run_clocks
from app.matches.commands import Command
from app.matches.decisions import decide
from app.matches.events import Commit
from app.matches.evolution import evolve
from app.matches.hosting import arrangement_json
from app.matches.state import AS_USUAL, LEFT, Match, Sitter

__all__ = ["Match", "Sitter", "adopt", "answered", "commit_of", "decide", "fold", "seat_of"]
__all__ += ["successor_command", "successor_commit"]


def adopt(match: Match | None, commit: Commit) -> Match:
    """The match after the commit. Raises ValueError on a gap, a repeat, or a commit of another match."""
    if commit.seq != (match.seq if match else 0) + 1:
        raise ValueError(f"commit {commit.seq} of {commit.match} does not follow {match.seq if match else 0}")
    if match is not None and commit.match != match.id:
        raise ValueError(f"a commit of {commit.match} is not one of {match.id}")
    before = match
    for event in commit.events:
        match = evolve(match, event)
    if match is None:
        raise ValueError(f"the first commit of {commit.match} creates nothing")
    known = match.answered.plus((commit.player, commit.command), commit.seq)
    return run_clocks(before, match._replace(seq=commit.seq, at=commit.at, answered=known), commit.events)


def fold(commits: Iterable[Commit], match: Match | None = None) -> Match | None:
    """The match that all these commits come to, begun at `match`; None for an empty log. Raises ValueError on a gap."""
    for commit in commits:
        match = adopt(match, commit)
    return match


def answered(match: Match | None, command: Command) -> int | None:
    """The seq of the commit that this command, by its player and id, has already made."""
    return match.answered.get((command.player, command.id)) if match else None


def commit_of(match: Match | None, command: Command, events: Iterable[Event], now: float) -> Commit:
    """The commit that carries what decide returned; for `create`, the first one of the new match."""
    name, seq = (match.id, match.seq + 1) if match else (str(command.fields["match"]), 1)
    return Commit(name, seq, command.id, command.player, now, tuple(events))


def seat_of(match: Match, player: str | None) -> int | None:
    """The seat the person has, or None for somebody who watches."""
    sitter = match.sitter_of(player)
    return sitter.seat if sitter else None


def successor_command(match: Match) -> Command | None:
    """The command that creates the next match of the room, the same each time; None without a rematch."""
    if match.successor is None:
        return None
    # Who left during the game has left the room too; who was only away may be back for the next one.
    staying = (one for one in match.seats if match.house.get(one.seat) != LEFT)
    sitters = [{"seat": SEAT_LETTERS[one.seat], "player": one.player, "name": one.name} for one in staying]
    fields: dict[str, Json] = {
        "match": match.successor.match,
        "number": match.number + 1,
        "room": dict(match.room),
        "seed": match.successor.seed,
        "game": match.game,
        "players": match.players,
        "options": dict(match.options),
        "clock": clock_json(match.clock),
        "host": match.host,
        "seats": sitters,
        **({} if match.arranged == AS_USUAL else {"arranged": arrangement_json(match.arranged)}),
        **({"removed": dict(match.removed)} if match.removed else {}),
    }
    return Command(f"create-match-{match.number + 1}", match.host or "", "create", fields)


def successor_commit(match: Match) -> Commit | None:
    """The first commit of the next match: whoever finds it missing after a crash writes the same one again."""
    command = successor_command(match)
    if command is None:
        return None
    return commit_of(None, command, decide(None, command, match.at), match.at)
