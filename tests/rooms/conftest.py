"""Rooms without sockets: a memory store, a clock moved by hand, and visitors whose frames are kept."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from typing import Any

import pytest

import app.games
from app.adapters.memory import Alone, MemoryStore
from app.errors import Refusal
from app.matches.commands import Command
from app.rooms.hub import Hub
from app.rooms.outbox import Outbox
from app.rooms.ports import Thinker
from app.rooms.presence import Visitor
from app.rooms.room import House, Room
from app.rooms.service import Service
from app.rooms.sweeper import Sweeper
from app.web.wire import JsonVoice
from tests.matches.fake_game import Whisper

Frame = dict[str, Any]
BREATH = 5.0


class HandClock:
    """Moves when a test says so."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def now(self) -> float:
        return self.time


class KeptLine:
    """A line that keeps what is written; `is_clogged` is set by hand."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.is_clogged = False
        self.is_cut = False

    def write(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def cut(self) -> None:
        self.is_cut = True


class Guest:
    """A connection of somebody, and what it has been sent."""

    def __init__(self, player: str) -> None:
        self.line = KeptLine()
        self.visitor = Visitor(player, Outbox(self.line))
        self.player = player

    @property
    def frames(self) -> list[Frame]:
        return self.line.frames

    @property
    def view(self) -> Frame:
        shown = [frame["view"] for frame in self.frames if "view" in frame]
        return dict(shown[-1])

    def heard(self, name: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["t"] == name]


class Place:
    """One process's rooms on a store; a second Place on the same store is another process, or the next start."""

    numbers = itertools.count(1)

    def __init__(
        self, store: MemoryStore, clock: HandClock, grace: float = 30.0, thinker: Thinker | None = None
    ) -> None:
        self.store = store
        self.clock = clock
        alone = Alone()
        names = (f"match-{number}" for number in self.numbers)
        seeds = (f"{number:064x}" for number in self.numbers)
        drawn = (lambda: next(names), lambda: next(seeds))
        house = House(store, JsonVoice(), clock, alone, alone, *drawn, thinker=thinker)
        self.hub = Hub(house)
        self.service = Service(self.hub)
        self.sweeper = Sweeper(self.hub, grace)

    async def open_room(self, host: str = "anna", players: int = 3, clock: Mapping[str, Any] | None = None) -> str:
        return (await self.service.create_room(host, "whisper", players, {}, clock or {})).link

    async def start(self, seats: Mapping[str, str], clock: Mapping[str, Any] | None = None) -> str:
        """A room in which these people sit, its game just begun. Nobody is connected."""
        link = await self.open_room(next(iter(seats.values())), len(seats), clock)
        for seat, player in seats.items():
            await self.do(link, player, "sit", seat=seat, name=player.title())
        await self.do(link, next(iter(seats.values())), "start")
        return link

    async def pass_time(self, seconds: float) -> None:
        """Moves the clock on as time does: while somebody looks after the rooms."""
        end = self.clock.time + seconds
        while self.clock.time < end:
            self.clock.time = min(end, self.clock.time + BREATH)
            await self.sweeper.sweep()

    async def room(self, link: str) -> Room:
        room = await self.hub.find(link)
        assert room is not None
        return room

    async def enter(self, link: str, player: str, match: int = 0, have: int = 0) -> Guest:
        guest = Guest(player)
        (await self.room(link)).enter(guest.visitor, match, have)
        return guest

    async def leave(self, link: str, guest: Guest) -> None:
        (await self.room(link)).leave(guest.visitor)

    async def do(self, link: str, player: str, what: str, command: str | None = None, **fields: Any) -> int:
        """The seq of the commit. Raises Refusal."""
        command = command or f"command-{next(self.numbers)}"
        return await (await self.room(link)).handle(Command(command, player, what, fields))

    async def refusal(self, link: str, player: str, what: str, **fields: Any) -> str:
        """The code with which the command is refused."""
        with pytest.raises(Refusal) as caught:
            await self.do(link, player, what, **fields)
        return caught.value.reason.code

    async def play(self, link: str, seats: Mapping[str, str]) -> None:
        """Sits people down, starts, and lets everybody say their card."""
        for seat, player in seats.items():
            await self.do(link, player, "sit", seat=seat, name=player.title())
        room = await self.room(link)
        await self.do(link, room.match.host or "", "start")
        await self.say_all(link, list(seats.values()))

    async def say_all(self, link: str, players: list[str]) -> None:
        for player in players:
            await self.say(link, player)

    async def say(self, link: str, player: str, command: str | None = None) -> int:
        match = (await self.room(link)).match
        sitter = match.sitter_of(player)
        assert sitter is not None
        card = match.rules.mine(match.state, sitter.seat)["card"]
        return await self.do(link, player, "move", command, text=f"say {card}")


@pytest.fixture(autouse=True)
def whisper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.games, "all_games", lambda: {"whisper": Whisper()})


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def place(store: MemoryStore, clock: HandClock) -> Place:
    return Place(store, clock)
