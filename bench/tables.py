"""Tables with four people who play random legal moves as fast as they are let: the load of moves.py.

People do what a browser does: they come with a cookie from HTTP, say hello, sit, and choose among what their last view
offers; a 7 is put together by asking for plans. Only the frame of the seat to act is decoded.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, NamedTuple

import msgspec

from bench.line import Line

LETTERS = "abcdefgh"
SETTLE_LIMIT = 60.0


class Choice(msgspec.Struct):
    """A move or part of one, by its text."""

    text: str


class Card(msgspec.Struct):
    moves: list[Choice] = []
    parts: list[Choice] = []
    only: Choice | None = None


class Mine(msgspec.Struct):
    """What of MINE can be chosen, in either family of games."""

    acts: list[str] = []
    cards: dict[str, Card] = {}
    draws: list[str] = []
    melds: list[Choice] = []
    layoffs: list[Choice] = []
    discards: list[Choice] = []


class View(msgspec.Struct):
    mine: Mine | None = None


class Shown(msgspec.Struct):
    """`told` or `welcome`, as far as it matters here."""

    view: View


class Plan(msgspec.Struct):
    card: str
    parts: list[Choice]
    text: str
    complete: str | None = None


class Planned(msgspec.Struct):
    plan: Plan


class Moment(NamedTuple):
    """Which commit a frame tells of."""

    match: int
    seq: int


read_shown = msgspec.json.Decoder(Shown).decode
read_planned = msgspec.json.Decoder(Planned).decode


def moment_of(frame: bytes) -> Moment:
    """From the head of `told` or `welcome`, without decoding the rest."""
    match = frame.index(b'"match":') + 8
    seq = frame.index(b'"seq":', match) + 6
    return Moment(int(frame[match : frame.index(b",", match)]), int(frame[seq : frame.index(b",", seq)]))


class Table:
    """One room and its people. `ready` is called when a move is thought out, `done` when all have seen it."""

    def __init__(self, number: int, cookies: list[str], dice: random.Random) -> None:
        self.number = number
        self.cookies = cookies
        self.dice = dice
        self.letters: list[str] = []
        self.lines: list[Line] = []
        self.moment = Moment(0, 0)
        self.ready: Callable[[Any], None] = _nothing
        self.done: Callable[[Any], None] = _nothing
        self.is_moving = False
        self.plans = self.refused = self.told_frames = self.told_bytes = 0
        self.path = self.last_refusal = ""
        self._frames: dict[int, bytes] = {}
        self._next: tuple[int, str] | None = None
        self._commands = 0
        self._moved = asyncio.Event()

    # ------------------------------------------------------------------------------------------------ to the table

    async def open(self, port: int, path: str) -> None:
        """Connects everybody."""
        self.path = path
        for place, cookie in enumerate(self.cookies):
            line = Line(lambda frame, place=place: self._hear(place, frame))  # type: ignore[misc]
            self.lines.append(line)
            await line.open(port, path, cookie)

    async def sit_and_start(self, letters: list[str]) -> None:
        """Says hello, sits, starts; returns when the first move can be made."""
        self.letters = letters
        for place, letter in enumerate(letters):
            self.lines[place].say(b'{"t":"hello","v":1}')
            await self._until(lambda place=place: place in self._frames)  # type: ignore[misc]
            await self._command(place, place + 1, {"what": "sit", "seat": letter, "name": f"Guest {letter}"})
        await self._command(0, len(letters), {"what": "start"})

    async def reopen(self, port: int) -> None:
        """Everybody comes back at once, as after a cut; returns when all have been welcomed."""
        self._frames.clear()
        hello = b'{"t":"hello","v":1,"match":%d,"have":%d}' % self.moment
        await asyncio.gather(*(self._come_back(place, port, hello) for place in range(len(self.cookies))))
        await self._until(lambda: len(self._frames) == len(self.lines))

    async def _come_back(self, place: int, port: int, hello: bytes) -> None:
        line = Line(lambda frame: self._hear(place, frame))
        self.lines[place] = line
        await line.open(port, self.path, self.cookies[place])
        line.say(hello)

    async def _command(self, place: int, hearers: int, fields: dict[str, Any]) -> None:
        before = self.moment
        self._say(place, fields)
        await self._until(lambda: self.moment > before and len(self._frames) == hearers)

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(SETTLE_LIMIT):
            while not holds():
                self._moved.clear()
                await self._moved.wait()

    def close(self) -> None:
        for line in self.lines:
            line.close()

    # ---------------------------------------------------------------------------------------------------- playing

    def move(self) -> None:
        """Makes the move that was thought out."""
        if self._next is not None:
            (place, text), self._next = self._next, None
            self.is_moving = True
            self._say(place, {"what": "move", "text": text})

    def think(self) -> None:
        """Chooses the next move; calls `ready` at once, or when the plans of a 7 have come."""
        frame = next(iter(self._frames.values()))
        start = frame.find(b'"to_act":["')
        if start < 0:
            self._again(frame)
            return
        place = self.letters.index(chr(frame[start + 11]))
        mine = read_shown(self._frames[place]).view.mine or Mine()
        self._decide(place, mine)

    def _decide(self, place: int, mine: Mine) -> None:
        choices: list[tuple[str, str | None]] = [(text, None) for text in (*mine.acts, *mine.draws)]
        for listed in (mine.melds, mine.layoffs, mine.discards):
            choices += [(choice.text, None) for choice in listed]
        for name, card in mine.cards.items():
            choices += [(choice.text, None) for choice in card.moves]
            choices += [(choice.text, name) for choice in card.parts] if card.only is None else [(card.only.text, None)]
        text, card_of_part = self.dice.choice(choices)
        if card_of_part is None:
            self._choose(place, text)
        else:
            self._ask(place, card_of_part, [text])

    def _choose(self, place: int, text: str) -> None:
        self._next = place, text
        self.ready(self)

    def _ask(self, place: int, card: str, parts: list[str]) -> None:
        self.plans += 1
        self._say(place, {"ask": {"card": card, "parts": parts}}, "plan")

    def _again(self, frame: bytes) -> None:
        """The match is over: a rematch, and the host starts it."""
        if b'"phase":"over"' in frame and b'"e":"rematched"' not in frame:
            self._say(0, {"what": "rematch"})
        elif b'"phase":"lobby"' in frame:
            self._say(0, {"what": "start"})

    def _say(self, place: int, fields: dict[str, Any], kind: str = "do") -> None:
        self._commands += 1
        frame = {"t": kind, "id": f"{self.number:05}-{self._commands:06}", "seen": self.moment.seq, **fields}
        self.lines[place].say(msgspec.json.encode(frame))

    # ---------------------------------------------------------------------------------------------------- hearing

    def _hear(self, place: int, frame: bytes) -> None:
        if frame.startswith((b'{"t":"told"', b'{"t":"welcome"')):
            self._show(place, frame)
        elif frame.startswith(b'{"t":"planned"'):
            plan = read_planned(frame).plan
            said = plan.text.split(" ")[1].split(",")
            if plan.complete is not None:
                self._choose(place, plan.complete)
            else:
                self._ask(place, plan.card, [*said, self.dice.choice(plan.parts).text])
        elif frame.startswith(b'{"t":"refused"'):
            self.refused += 1
            self.last_refusal = json.loads(frame)["sentence"]

    def _show(self, place: int, frame: bytes) -> None:
        moment = moment_of(frame)
        if moment > self.moment:
            self.moment = moment
            self._frames.clear()
        is_new = place not in self._frames
        self._frames[place] = frame
        self.told_frames += 1
        self.told_bytes += len(frame)
        self._moved.set()
        if is_new and len(self._frames) == len(self.lines) and self.ready is not _nothing:
            was_moving, self.is_moving = self.is_moving, False
            if was_moving:
                self.done(self)
            self.think()


def _nothing(table: Table) -> None:
    return None


class Front:
    """The server's HTTP side, on one kept connection."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=30)
        self._headers = {"content-type": "application/json", "origin": f"http://127.0.0.1:{port}"}

    def person(self) -> str:
        """A cookie that says who somebody is."""
        self._connection.request("GET", "/")
        answer = self._connection.getresponse()
        answer.read()
        return _cookie(answer.getheader("set-cookie"))

    def room(self, game: str, players: int) -> tuple[str, str]:
        """The link of a new room, and its host's cookie."""
        body = json.dumps({"game": game, "players": players, "options": {}})
        self._connection.request("POST", "/api/rooms", body, self._headers)
        answer = self._connection.getresponse()
        link = json.loads(answer.read())["link"]
        return link, _cookie(answer.getheader("set-cookie"))

    def close(self) -> None:
        self._connection.close()


def _cookie(header: str | None) -> str:
    if header is None:
        raise RuntimeError("the server gave no cookie")
    return header.split(";")[0]


async def seat_tables(port: int, game: str, players: int, count: int, dice: random.Random) -> list[Table]:
    """So many tables of new rooms, all seats taken, the first move to be made."""
    front = Front(port)
    letters = [LETTERS[seat * 2 if players == 2 and game != "tonk" else seat] for seat in range(players)]
    tables = []
    with contextlib.closing(front):
        for number in range(count):
            link, host = front.room(game, players)
            table = Table(number, [host, *(front.person() for _ in range(players - 1))], dice)
            await table.open(port, f"/ws/{link}")
            await table.sit_and_start(letters)
            tables.append(table)
    return tables
