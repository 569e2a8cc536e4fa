"""Evenings at a table, in this process, through the product's own conversations, rooms and frames.

Everything random is drawn from one seed. People come with several tabs, move seats, watch, lose their lines and come
back, leave, give their seats away, ask for what they may not have, and play again. Every byte that any of them is sent
is kept.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import app.games
from app.adapters.memory import Alone, MemoryStore
from app.errors import BadOptions
from app.matches.match import Match
from app.rooms.hub import Hub
from app.rooms.outbox import Outbox
from app.rooms.presence import Visitor
from app.rooms.room import House, Room
from app.rooms.service import Service
from app.web import ws
from app.web.wire import JsonVoice
from tests.secrecy.knowledge import LETTERS, NAMES

MOST_STEPS = 6000
BIG_TABLES = 0.05
GRACE = 60.0
PEOPLE = ("Anna", "Ben", "Carla", "Dirk", "Eñaut", "Fenna", "Güler", "Hannes")


class HandClock:
    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def now(self) -> float:
        return self.time


class KeptLine:
    """Keeps every frame as it would go over the wire."""

    is_clogged = False

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def cut(self) -> None:
        return None


class Place:
    """One process of the server without sockets, its secrets drawn from a seed."""

    def __init__(self, seed: int, store: MemoryStore | None = None) -> None:
        dice = random.Random(f"secrets of {seed}")
        self.store = store or MemoryStore()
        self.clock = HandClock()
        self.voice = JsonVoice()
        alone = Alone()
        self.drawn: list[str] = []  # seeds and names of matches: nobody may be told of them

        def draw() -> str:
            self.drawn.append(dice.randbytes(32).hex())
            return self.drawn[-1]

        house = House(self.store, self.voice, self.clock, alone, alone, draw, draw, GRACE)
        self.service = Service(Hub(house))

    def logs(self) -> dict[int, list[Any]]:
        """The commits of each match of the only room, by the match's number."""
        found = {}
        for commits in self.store._logs.values():
            found[commits[0].events[0]["number"]] = commits
        return found


class Client:
    """One line of one person."""

    def __init__(self, place: Place, room: Room, player: str) -> None:
        self.player = player
        self.line = KeptLine()
        self.asked: dict[str, str] = {}
        self.is_open = True
        self._talk = ws.Conversation(place.service, place.voice, room, Visitor(player, Outbox(self.line)))

    @property
    def frames(self) -> list[bytes]:
        return self.line.frames

    async def say(self, frame: dict[str, Any]) -> None:
        text = json.dumps(frame)
        if "id" in frame:
            self.asked[frame["id"]] = text
        messages: Iterator[dict[str, Any]] = iter(({"type": "websocket.receive", "text": text}, {"type": "gone"}))

        async def receive() -> dict[str, Any]:
            return next(messages)

        await self._talk.run(receive)  # type: ignore[arg-type]

    async def hello(self, match: int = 0, have: int = 0) -> None:
        await self.say({"t": "hello", "v": 1, "match": match, "have": have})

    def answer(self, command: str) -> dict[str, Any]:
        for frame in reversed(self.frames):
            read: dict[str, Any] = json.loads(frame)
            if read.get("id") == command:
                return read
        raise LookupError(command)

    def cut(self) -> None:
        if self.is_open:
            self.is_open = False
            self._talk.end()


@dataclass
class Evening:
    """One table and all who come to it."""

    seed: int
    kind: tuple[str, int, dict[str, Any]]
    place: Place
    room: Room
    dice: random.Random
    clients: list[Client] = field(default_factory=list)
    count: int = 0
    newcomers: int = 0

    @property
    def match(self) -> Match:
        return self.room.match

    # ---------------------------------------------------------------------------------------------------- coming

    async def enter(self, player: str, match: int = 0, have: int = 0) -> Client:
        client = Client(self.place, self.room, player)
        self.clients.append(client)
        await client.hello(match, have)
        return client

    def client_of(self, player: str) -> Client | None:
        there = [one for one in self.clients if one.player == player and one.is_open]
        return self.dice.choice(there) if there else None

    def holder(self, seat: int) -> str:
        sitter = self.match.sitter_at(seat)
        assert sitter is not None
        return sitter.player

    async def at_hand(self, player: str) -> Client:
        return self.client_of(player) or await self.enter(player)

    def stranger(self) -> str:
        self.newcomers += 1
        return player_id(f"{self.seed} newcomer {self.newcomers}")

    async def do(self, player: str, what: str, **fields: Any) -> dict[str, Any]:
        """Asks for a command and returns its answer, done or refused."""
        client = await self.at_hand(player)
        self.count += 1
        command = f"command-{self.count:06}"
        self.place.clock.time += 1.0
        await client.say({"t": "do", "id": command, "seen": 0, "what": what, **fields})
        return client.answer(command)

    async def succeed(self, player: str, what: str, **fields: Any) -> dict[str, Any]:
        answer = await self.do(player, what, **fields)
        assert answer["t"] == "done", answer
        return answer

    # ---------------------------------------------------------------------------------------------------- playing

    async def gather(self) -> None:
        """Everybody sits down, some after a look at another seat; strangers watch."""
        host = self.match.host
        assert host is not None
        await self.enter(host)
        seats = list(self.match.seat_numbers())
        self.dice.shuffle(seats)
        people = [host, *(player_id(f"{self.seed} {name}") for name in PEOPLE[1:])]
        for seat, player, name in zip(seats, people, PEOPLE, strict=False):
            for _ in range(self.dice.choice((1, 1, 2))):
                await self.enter(player)
            if self.dice.random() < 0.2:
                free = [one for one in seats if self.match.sitter_at(one) is None]
                await self.succeed(player, "sit", seat=LETTERS[self.dice.choice(free)], name=name)
            await self.do(player, "sit", seat=LETTERS[seat], name=name)
        for seat in seats:
            if self.match.sitter_at(seat) is None:
                free_people = [one for one in people if self.match.sitter_of(one) is None]
                await self.succeed(free_people[0], "sit", seat=LETTERS[seat], name=f"Guest {LETTERS[seat]}")
        await self.enter(self.stranger())
        if self.dice.random() < 0.3:
            await self.succeed(self.match.host or "", "arrange", spectators=False)

    async def play(self) -> None:
        """From the lobby to the end of the match, with everything that people do meanwhile."""
        await self.succeed(self.match.host or "", "start")
        for _ in range(MOST_STEPS):
            if self.match.phase != "playing":
                return
            await self.step()
        raise AssertionError(f"the match of {self.kind} with the seed {self.seed} does not end")

    async def step(self) -> None:
        happen = self.dice.random()
        for chance, act in (
            (0.02, self.lose_line),
            (0.02, self.ask_for_plan),
            (0.02, self.look_back),
            (0.01, self.talk),
            (0.02, self.ask_for_too_much),
            (0.005, self.give_seat_away),
            (0.005, self.leave_and_be_replaced),
            (0.005, self.watch_for_a_while),
        ):
            if happen < chance:
                await act()
            happen -= chance
        if self.match.phase == "playing":
            await self.move()

    async def move(self) -> None:
        rules, state = self.match.rules, self.match.state
        asked = rules.to_act(state)
        if all(seat in self.match.house for seat in asked):
            self.place.clock.time += 2.0
            await self.room.act_on_due(self.place.clock.time)
            if self.match.phase != "playing" or rules.to_act(self.match.state) != asked:
                return
        seat = self.dice.choice(asked)
        text = self.dice.choice(list(rules.legal(state, seat)))
        await self.succeed(self.holder(seat), "move", text=text)

    async def lose_line(self) -> None:
        there = [one for one in self.clients if one.is_open]
        client = self.dice.choice(there)
        client.cut()
        have = self.dice.choice((0, *[max(0, self.match.seq - self.dice.randrange(20)) for _ in range(5)]))
        await self.enter(client.player, self.dice.choice((0, self.match.number)), have)

    async def ask_for_plan(self) -> None:
        seat = self.dice.choice(self.match.seat_numbers())
        await ask_plan(self, await self.at_hand(self.holder(seat)), self.dice)

    async def talk(self) -> None:
        """Says something: nobody has said a card, so none may come."""
        said = self.dice.choice(({"phrase": "well-played"}, {"text": "Was that my seven?"}))
        await self.do(self.dice.choice([one.player for one in self.clients]), "say", **said)

    async def look_back(self) -> None:
        client = self.dice.choice([one for one in self.clients if one.is_open])
        self.count += 1
        seq = self.dice.choice((self.dice.randrange(1, self.match.seq + 1), max(1, self.match.seq - 3)))
        await client.say({"t": "look", "id": f"a-look-{self.count:06}", "seq": seq})

    async def ask_for_too_much(self) -> None:
        """Somebody, perhaps a stranger, asks for a move with any card."""
        somebody = self.dice.choice([one.player for one in self.clients])
        await self.do(somebody, "move", text=any_move(self.dice, self.match))

    async def give_seat_away(self) -> None:
        seat = self.dice.choice(self.match.seat_numbers())
        link = await self.succeed(self.holder(seat), "offer_seat", seat=LETTERS[seat])
        await self.succeed(self.stranger(), "take_seat", secret=link["secret"])

    async def leave_and_be_replaced(self) -> None:
        seat = self.dice.choice(self.match.seat_numbers())
        if (await self.do(self.holder(seat), "leave"))["t"] == "refused" or self.match.host is None:
            return
        if self.match.host == self.holder(seat):
            return
        link = await self.succeed(self.match.host, "offer_seat", seat=LETTERS[seat])
        self.newcomers += 1
        name = f"Newcomer {self.newcomers}"
        await self.succeed(player_id(f"{self.seed} {name}"), "take_seat", secret=link["secret"], name=name)

    async def watch_for_a_while(self) -> None:
        """A stranger comes, and another one who has watched long enough goes."""
        idle = [one for one in self.clients if one.is_open and self.match.sitter_of(one.player) is None]
        for client in idle[1:]:
            client.cut()
        await self.enter(self.stranger())

    async def rematch(self) -> None:
        await self.succeed(self.holder(self.match.seat_numbers()[0]), "rematch")
        for seat in self.match.seat_numbers():
            if self.match.sitter_at(seat) is None:
                await self.succeed(self.stranger(), "sit", seat=LETTERS[seat], name=f"Guest {LETTERS[seat]}")


def player_id(name: str) -> str:
    """A player as the product knows them: the hash of a token."""
    return hashlib.sha256(name.encode()).hexdigest()


def any_move(dice: random.Random, match: Match) -> str:
    """A move that somebody might try: of any card, to anywhere."""
    card, other = dice.choice(NAMES), dice.choice(NAMES)
    squares = [f"{dice.choice(LETTERS)}{dice.randrange(18)}" for _ in range(2)]
    if match.game == "tonk":
        words = [f"discard {card}", f"meld {card} {other}", f"layoff {card} to {dice.randrange(1, 4)}", "drop", "next"]
        return dice.choice([*words, "draw stock", "draw discard"])
    words = [f"{card} {'-'.join(squares)}", f"{card} {'~'.join(squares)}", f"give {card}", f"discard {card}", "fold"]
    return dice.choice([*words, f"{card} +a"])


async def ask_plan(evening: Evening, client: Client, dice: random.Random) -> None:
    evening.count += 1
    parts = [f"{dice.choice(LETTERS)}{dice.randrange(18)}-{dice.choice(LETTERS)}{dice.randrange(18)}"]
    ask = {"card": dice.choice(("7s", "7h", "7d", "7c", "9s")), "parts": dice.choice(([], [], parts))}
    await client.say({"t": "plan", "id": f"a-plan-{evening.count:06}", "seen": 0, "ask": ask})


def any_kind(dice: random.Random, game: str | None = None) -> tuple[str, int, dict[str, Any]]:
    """A game with any number of players and any options, short enough to be played out by chance."""
    games = app.games.all_games()
    chosen = games[game or dice.choice((*sorted(games), "tonk", "tonk", "tonk"))]  # a match of Tonk is short
    # Big tables take ten times as long to play out by chance, so they come less often.
    most = chosen.max_players if dice.random() < BIG_TABLES else min(4, chosen.max_players)
    while True:
        players = dice.randint(chosen.min_players, most)
        options: dict[str, Any] = {}
        for spec in chosen.option_specs(players):
            values: tuple[Any, ...] = spec.choices or ((True, False) if spec.kind == "bool" else ())
            if spec.name == "games":
                values = (1, 2, 3)
            if values and dice.random() < 0.5:
                options[spec.name] = dice.choice(values)
        if chosen.key == "tonk":
            options.setdefault("games", 2)
        try:
            chosen.parse_options(players, options)
        except BadOptions:
            continue
        return chosen.key, players, options


@contextlib.contextmanager
def in_a_hurry() -> Iterator[None]:
    """Nobody is too fast: here a second lasts no time."""
    with mock.patch.object(ws, "BURST", 10**9), mock.patch.object(ws, "PATIENCE", 10**9):
        yield


async def spend(seed: int, game: str | None = None, rematches: float = 0.15) -> Evening:
    """A whole evening, equal for equal seeds."""
    with in_a_hurry():
        return await _spend(random.Random(f"evening {seed}"), seed, game, rematches)


async def _spend(dice: random.Random, seed: int, game: str | None, rematches: float) -> Evening:
    kind = any_kind(dice, game)
    place = Place(seed)
    clock = dice.choice(({}, {}, {"kind": "soft", "seconds": 60}, {"kind": "bank", "bank": 7200, "increment": 600}))
    record = await place.service.create_room(player_id(f"{seed} host"), *kind, clock)
    room = await place.service.find_room(record.link)
    assert room is not None
    evening = Evening(seed, kind, place, room, dice)
    await evening.gather()
    await evening.play()
    if dice.random() < rematches:
        await evening.rematch()
        await evening.play()
    return evening
