"""A match and the people round it, in the words of tests."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from app.errors import Reason, Refusal
from app.games.api import Event, Json
from app.matches.commands import Command
from app.matches.events import Commit
from app.matches.match import Match, adopt, commit_of, decide

SEED = "0123456789abcdef" * 4
NEXT_SEED = "fedcba9876543210" * 4
ROOM = {"link": "Zk3lLLLLLLLLLLLLLLLLLL", "code": "KQ7M2P"}
NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eñaut", "Fenna", "Güler", "Hannes")
MOST_MOVES = 20_000
CREATED: dict[str, Json] = {"match": "m1", "number": 1, "room": ROOM, "seed": SEED}


class Table:
    """Plays commands on a match and keeps its log. People are called by their names, their ids are `id-Name`."""

    def __init__(self, game: str, players: int, options: dict[str, Json] | None = None, seed: str = SEED) -> None:
        self.match: Match | None = None
        self.log: list[Commit] = []
        self.count = 0
        setting = {"game": game, "players": players, "options": options or {}}
        self.do("Anna", "create", **{**CREATED, "seed": seed}, **setting, host="id-Anna")

    @property
    def now(self) -> Match:
        assert self.match is not None
        return self.match

    def command(self, who: str, what: str, **fields: Json) -> Command:
        self.count += 1
        return Command(f"command-{self.count:06}", f"id-{who}", what, fields)

    def do(self, who: str, what: str, **fields: Json) -> list[Event]:
        """Carries the command out and returns its events."""
        command = self.command(who, what, **fields)
        commit = commit_of(self.match, command, decide(self.match, command, 1000.0 + self.count), 1000.0 + self.count)
        self.match = adopt(self.match, commit)
        self.log.append(commit)
        return list(commit.events)

    def refuses(self, who: str, what: str, **fields: Json) -> Reason:
        """Why the command is refused; fails when it is not. A refusal changes nothing."""
        before = self.match
        with pytest.raises(Refusal) as caught:
            decide(self.match, self.command(who, what, **fields), 0.0)
        assert self.match == before
        assert caught.value.reason.sentence.endswith(".")
        return caught.value.reason

    def seat_everybody(self, names: Sequence[str] = NAMES) -> None:
        for seat, name in zip(self.now.seat_numbers(), names, strict=False):
            self.do(name, "sit", seat="abcdefgh"[seat], name=name)

    def start(self) -> None:
        self.seat_everybody()
        self.do("Anna", "start")

    def play_to_the_end(self, seed: int = 1) -> None:
        """Plays random legal moves, equal for equal seeds, until the match is over."""
        dice = random.Random(seed)
        rules = self.now.rules
        for _ in range(MOST_MOVES):
            if self.now.phase == "over":
                return
            seat = dice.choice(rules.to_act(self.now.state))
            sitter = self.now.sitter_at(seat)
            assert sitter is not None
            who = sitter.player.removeprefix("id-")
            self.do(who, "move", text=dice.choice(list(rules.legal(self.now.state, seat))))
        pytest.fail(f"the match is not over after {MOST_MOVES} moves")

    def seats(self) -> dict[str, str]:
        """The names of those who sit, by seat."""
        return {"abcdefgh"[sitter.seat]: sitter.name for sitter in self.now.seats}
