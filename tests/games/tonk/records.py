"""Replays the records of Tonk (notation.md, "Records") through the engine, and says what does not fit."""

from __future__ import annotations

import json
from typing import Any

from app.games.tonk import TONK
from app.games.tonk.settlement import Settlement
from tests.games.tonk.tables import Match, StackedChance


def replay(text: str) -> Match:
    """Plays every move and checks dealers, settlements and the result. Raises AssertionError or Refusal."""
    lines = [line for line in map(without_comment, text.splitlines()) if line]
    assert lines[0] == "toktonk 1"
    head = dict(line.split(" ", 1) for line in lines[1:])
    decks = [line.split(" ", 2)[2] for line in lines if line.startswith("deck ")]
    dealers = [line.split()[1] for line in lines if line.startswith("dealer ")]
    chance = StackedChance(decks, "abcd".index(dealers[0]))
    options: dict[str, Any] = json.loads(head["options"])
    match = Match(int(head["players"]), chance, **options)
    games = 0
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "dealer":
            games += 1
            if games > 1:
                match.play("a next")
            assert (match.state.game, "abcd"[match.state.dealer]) == (games, rest)
        elif word == "settle":
            assert as_settled(match.state.settlements[games - 1]) == json.loads(rest)
        elif word in ("a", "b", "c", "d"):
            match.play(line)
        elif word == "result":
            assert finished(match) == rest.split()
    return match


def as_settled(settlement: Settlement) -> dict[str, int]:
    return dict(zip("abcd", settlement.change, strict=False))


def finished(match: Match) -> list[str]:
    if TONK.outcome(match.state) is None:
        match.adopt(TONK.close(match.state))
    outcome = TONK.outcome(match.state)
    assert outcome is not None
    return ["abcd"[seat] for seat in outcome.winners]


def without_comment(line: str) -> str:
    return line if "{" in line else line.partition("#")[0].strip()
