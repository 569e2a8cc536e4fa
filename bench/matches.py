"""Whole matches of random moves through the same commands as people's: material to measure parts of a move with."""

from __future__ import annotations

import random
from typing import NamedTuple

from app.games.kit.seats import SEAT_LETTERS
from app.matches.commands import Command
from app.matches.events import Commit
from app.matches.match import adopt, commit_of, decide
from app.matches.state import Match


class Made(NamedTuple):
    """One move: the match before it, the command, its commit, and the match after it."""

    before: Match
    command: Command
    commit: Commit
    after: Match


def player(seat: int) -> str:
    return f"{seat:064x}"


def played(game: str, players: int, seed: int) -> tuple[list[Commit], list[Made]]:
    """The log of a match that was played to its end, and its moves."""
    dice = random.Random(seed)
    setting = {"game": game, "players": players, "options": {"games": 5} if game == "tonk" else {}}
    room = {"link": "bench", "code": "BENCH"}
    created = {"match": "bench", "number": 1, "room": room, "seed": dice.randbytes(32).hex(), "host": player(0)}
    first = _done(None, Command("create-0", player(0), "create", {**created, **setting}))
    log, match = [first.commit], first.after
    for seat in match.seat_numbers():
        match = _add(log, match, seat, "sit", {"seat": SEAT_LETTERS[seat], "name": f"Guest {seat}"})
    match = _add(log, match, 0, "start", {})
    moves = []
    while match.phase == "playing":
        seat = dice.choice(match.rules.to_act(match.state))
        text = dice.choice(list(match.rules.legal(match.state, seat)))
        moves.append(_done(match, Command(f"command-{len(log)}", player(seat), "move", {"text": text})))
        log.append(moves[-1].commit)
        match = moves[-1].after
    return log, moves


def _add(log: list[Commit], match: Match, seat: int, what: str, fields: dict[str, str]) -> Match:
    made = _done(match, Command(f"command-{len(log)}", player(seat), what, fields))
    log.append(made.commit)
    return made.after


def _done(match: Match | None, command: Command) -> Made:
    commit = commit_of(match, command, decide(match, command, 0.0), 0.0)
    after = adopt(match, commit)
    return Made(match or after, command, commit, after)
