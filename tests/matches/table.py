"""A match and the people round it, in the words of tests."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from app.errors import Reason, Refusal
from app.games.api import Event, Json
from app.matches.clock import first_due
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
        self.time = 1000.0
        setting = {"game": game, "players": players, "options": options or {}}
        self.do("Anna", "create", **{**CREATED, "seed": seed}, **setting, host="id-Anna")

    @property
    def now(self) -> Match:
        assert self.match is not None
        return self.match

    def clock(self) -> float:
        """The time of the next command: a second after the last one, or when a test has set `time` to."""
        self.time += 1.0
        return self.time

    def command(self, who: str, what: str, **fields: Json) -> Command:
        self.count += 1
        return Command(f"command-{self.count:06}", f"id-{who}", what, fields)

    def do(self, who: str, what: str, **fields: Json) -> list[Event]:
        """Carries the command out and returns its events."""
        return self.carry_out(self.command(who, what, **fields), self.clock())

    def carry_out(self, command: Command, now: float) -> list[Event]:
        commit = commit_of(self.match, command, decide(self.match, command, now), now)
        self.match = adopt(self.match, commit)
        self.log.append(commit)
        return list(commit.events)

    def expire(self) -> list[Event]:
        """Moves the time to when something is due, and lets it happen."""
        due = first_due(self.now)
        assert due is not None
        assert due.at == self.now.wake_at
        self.time = max(self.time, due.at)
        return self.carry_out(self.command("", "expire"), self.time)

    def refuses(self, who: str, what: str, **fields: Json) -> Reason:
        """Why the command is refused; fails when it is not. A refusal changes nothing."""
        before = self.match
        with pytest.raises(Refusal) as caught:
            decide(self.match, self.command(who, what, **fields), self.time)
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
        """Plays random legal moves, equal for equal seeds, until the match is over; the house for who is not there."""
        dice = random.Random(seed)
        for _ in range(MOST_MOVES):
            if self.now.phase == "over":
                return
            self.play_on(dice)
        pytest.fail(f"the match is not over after {MOST_MOVES} moves")

    def play_on(self, dice: random.Random) -> None:
        """One random legal move of somebody who is there, or, when only others are asked, of the house."""
        rules, state = self.now.rules, self.now.state
        people = [seat for seat in rules.to_act(state) if seat not in self.now.house]
        if not people:
            self.expire()
            return
        seat = dice.choice(people)
        self.do(self.name_at(seat), "move", text=dice.choice(list(rules.legal(state, seat))))

    def name_at(self, seat: int) -> str:
        sitter = self.now.sitter_at(seat)
        assert sitter is not None
        return sitter.player.removeprefix("id-")

    def seats(self) -> dict[str, str]:
        """The names of those who sit, by seat."""
        return {"abcdefgh"[sitter.seat]: sitter.name for sitter in self.now.seats}
