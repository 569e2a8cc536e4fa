"""Clients that follow docs/protocol.md over lines that may break at any moment, and keep a log of their own.

A client keeps what is not answered and sends it again with the same id after each welcome, comes back with backoff and
jitter, asks for what was left out, and gives up a line on which it hears nothing. Its log is what it was told and what
it was answered, in the client's own words: the trials compare it with the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Frame = dict[str, Any]
read, write = msgspec.json.Decoder(Frame).decode, msgspec.json.Encoder().encode
PING_EVERY, ANSWER_LIMIT, GAP_PATIENCE = 3.0, 6.0, 2.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0  # a browser's are longer: here a server comes back within a second
BUSY_PAUSE = 0.25
GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)


class Stopped(Exception):
    """The client was stopped while somebody waited for its answer."""


@dataclass
class Log:
    """What one client was told and answered. `faults`: what contradicts itself."""

    told: dict[tuple[int, int], Any] = field(default_factory=dict)
    done: dict[str, tuple[int, int]] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def tell(self, match: int, seq: int, events: Any) -> None:
        known = self.told.setdefault((match, seq), events)
        if known != events:
            self.faults.append(f"commit {seq} of match {match} was told in two ways")

    def answer(self, match: int, frame: Frame) -> None:
        command = frame["id"]
        if frame["t"] == "done":
            known = self.done.setdefault(command, (match, frame["seq"]))
            if known[1] != frame["seq"] or command in self.refused:
                self.faults.append(f"{command} was answered in two ways")
        elif command in self.done:
            self.faults.append(f"{command} was done and then refused")
        else:
            self.refused[command] = frame["code"]

    def holes(self, match: int, head: int) -> int:
        """How many commits up to `head` this client does not know."""
        return sum((match, seq) not in self.told for seq in range(1, head + 1))


class Client:
    """One person's end of one room. `run` keeps a line open until `stop`."""

    def __init__(self, address: str, origin: str, cookie: str, name: str, dice: random.Random) -> None:
        self.address, self.origin, self.cookie = address, origin, cookie
        self.name, self.dice = name, dice
        self.log = Log()
        self.match = self.seq = 0
        self.view: Frame = {}
        self.lines = self.tries = self.doubles = 0
        self.open_at = self.lost_at = self.now = 0.0
        self.unanswered: dict[str, tuple[int, Frame]] = {}
        self.moved = asyncio.Event()
        self.is_open = False
        self._waiting: dict[str, asyncio.Future[Frame]] = {}
        self.ports: list[int] = []
        self.closed: list[int | None] = []
        self._numbers = 0
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._later: set[asyncio.TimerHandle] = set()
        self._running: set[asyncio.Task[None]] = set()
        self._heard = 0.0

    # ------------------------------------------------------------------------------------------------------ the line

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"client {self.name}")

    async def stop(self) -> None:
        for timer in self._later:
            timer.cancel()
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(Stopped())
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._one_line()
            except GONE:
                pass
            except Exception as error:
                self.log.faults.append(repr(error))
            if self.is_open:
                self.lost_at = _now()
            self.is_open, self._socket = False, None
            self.moved.set()
            ceiling = min(LONGEST_PAUSE, FIRST_PAUSE * 2**self.tries)
            self.tries += 1
            await asyncio.sleep(ceiling / 2 + self.dice.random() * ceiling / 2)

    async def _one_line(self) -> None:
        headers = {"Cookie": f"toktonk={self.cookie}"}
        more: Any = {
            "proxy": None,
            "compression": None,
            "ping_interval": None,
            "close_timeout": 0.1,
            "open_timeout": 10,
        }
        async with connect(self.address, origin=self.origin, additional_headers=headers, **more) as socket:  # type: ignore[arg-type]
            self.lines += 1
            self.ports.append(socket.local_address[1])
            self._socket, self._heard = socket, _now()
            await self._say(self._greeting())
            watch = asyncio.create_task(self._watch(socket))
            try:
                async for text in socket:
                    self._heard = _now()
                    await self._hear(read(text))
            finally:
                watch.cancel()
                self.closed.append(socket.close_code)

    async def _watch(self, socket: ClientConnection) -> None:
        """Pings, and cuts a line on which nothing is heard."""
        while True:
            await asyncio.sleep(PING_EVERY)
            if _now() - self._heard >= PING_EVERY + ANSWER_LIMIT:
                socket.transport.abort()
            await self._say({"t": "ping"})

    def _greeting(self) -> Frame:
        have = 0
        while (self.match, have + 1) in self.log.told:
            have += 1
        return {"t": "hello", "v": 1, "match": self.match, "have": have}

    async def _say(self, frame: Frame) -> None:
        if self._socket is not None:
            with contextlib.suppress(*GONE):
                await self._socket.send(write(frame).decode())

    # ------------------------------------------------------------------------------------------------------- hearing

    async def _hear(self, frame: Frame) -> None:
        kind = frame["t"]
        if kind == "welcome":
            await self._welcome(frame)
        elif kind == "told":
            self._told(frame)
        elif kind == "refused" and frame["kind"] == "busy":
            self._soon(BUSY_PAUSE, self._send_all)
        elif kind in ("done", "refused", "planned"):
            self._answer(frame)

    async def _welcome(self, frame: Frame) -> None:
        self.tries, self.is_open, self.open_at = 0, True, _now()
        self.now = frame["now"]
        for told in frame["told"]:
            self.log.tell(frame["match"], told["seq"], told["events"])
        self._see(frame["match"], frame["seq"], frame["view"])
        await self._send_all()

    def _told(self, frame: Frame) -> None:
        match, seq = frame["match"], frame["seq"]
        if (match, seq) <= (self.match, self.seq):
            self.doubles += 1
        self.log.tell(match, seq, frame["events"])
        self._see(match, seq, frame["view"])
        if (match, seq - 1) not in self.log.told and seq > 1:
            self._soon(GAP_PATIENCE, self._fill)

    def _see(self, match: int, seq: int, view: Frame) -> None:
        if (match, seq) >= (self.match, self.seq):
            self.match, self.seq, self.view = match, seq, view
        self.moved.set()

    def _answer(self, frame: Frame) -> None:
        match, _ = self.unanswered.pop(frame["id"], (0, None))
        if frame["t"] != "planned" and match:
            self.log.answer(match, frame)
        if frame.get("view"):
            self._see(frame["match"], frame["seq"], frame["view"])
        future = self._waiting.pop(frame["id"], None)
        if future is not None and not future.done():
            future.set_result(frame)

    async def _fill(self) -> None:
        if self.log.holes(self.match, self.seq):
            await self._say(self._greeting())

    async def _send_all(self) -> None:
        for command, (match, frame) in tuple(self.unanswered.items()):
            if match == self.match:
                await self._say(frame)
            else:
                del self.unanswered[command]
                future = self._waiting.pop(command, None)
                if future is not None and not future.done():
                    future.set_result({"t": "superseded", "id": command})

    def _soon(self, seconds: float, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        def begin() -> None:
            self._later.discard(timer)
            task = asyncio.create_task(act())
            self._running.add(task)
            task.add_done_callback(self._running.discard)

        timer = asyncio.get_running_loop().call_later(seconds, begin)
        self._later.add(timer)

    # -------------------------------------------------------------------------------------------------------- asking

    async def do(self, what: str, command: str | None = None, **fields: Any) -> Frame:
        """Asks for a command, again and again until it is answered; returns the answer."""
        return await self._ask({"t": "do", "id": command or self.new_id(), "what": what, **fields})

    async def plan(self, **ask: Any) -> Frame:
        return await self._ask({"t": "plan", "id": self.new_id(), "ask": ask})

    def new_id(self) -> str:
        self._numbers += 1
        return f"{self.name}-{self._numbers:06}"

    async def _ask(self, frame: Frame) -> Frame:
        frame = {**frame, "seen": self.seq}
        self.unanswered[frame["id"]] = (self.match, frame)
        future = self._waiting[frame["id"]] = asyncio.get_running_loop().create_future()
        if self.is_open:
            await self._say(frame)
        return await future

    async def until(self, holds: Any, patience: float = 30.0) -> None:
        """Waits until that is true of this client. Raises TimeoutError."""
        async with asyncio.timeout(patience):
            while not holds(self):
                self.moved.clear()
                await self.moved.wait()


def _now() -> float:
    return asyncio.get_running_loop().time()
