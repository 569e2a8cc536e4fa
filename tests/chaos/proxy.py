"""A bad network between clients and a server: a TCP proxy that cuts, halves, delays and goes silent on purpose."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field

WAYS = ("drop", "halve", "delay", "drop what was sent", "halve what was sent")


@dataclass
class Plan:
    """How one connection ends: after so many bytes to the client (or from it), in one of the WAYS."""

    way: str
    after: int


@dataclass
class Proxy:
    """Listens on `port`. While `is_bad`, each connection is cut at a point that the dice choose."""

    target: int
    dice: random.Random
    is_bad: bool = True
    least: int = 300
    most: int = 30_000
    port: int = 0
    cuts: dict[str, int] = field(default_factory=dict)
    is_silent: bool = False

    def __post_init__(self) -> None:
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._server is not None:
            self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.cut_all()

    @property
    def cut_points(self) -> int:
        return sum(self.cuts.values())

    def cut_all(self) -> None:
        """Ends every connection at once, without a goodbye."""
        for writer in tuple(self._writers):
            writer.transport.abort()

    def _plan(self) -> Plan | None:
        if not self.is_bad:
            return None
        return Plan(self.dice.choice(WAYS), int(self.least * (self.most / self.least) ** self.dice.random()))

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        finally:
            self._writers.discard(writer)
        self._writers |= {writer, back}
        plan = self._plan()
        ways = (self._pump(reader, back, plan, is_up=True), self._pump(there, writer, plan, is_up=False))
        pumps = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            for end in (writer, back):
                end.transport.abort()
                self._writers.discard(end)

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, plan: Plan | None, *, is_up: bool
    ) -> None:
        passed = 0
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if self.is_silent:
                    continue  # taken, and never delivered: a line that is half open
                is_mine = plan is not None and plan.way.endswith("was sent") == is_up
                limit = plan.after // (8 if is_up else 1) if plan is not None and is_mine else None
                if plan is not None and limit is not None and passed + len(data) > limit:
                    if not await self._spoil(plan, data[: limit - passed], data, sink):
                        return
                    plan = None
                else:
                    sink.write(data)
                passed += len(data)
                await sink.drain()

    async def _spoil(self, plan: Plan, half: bytes, data: bytes, sink: asyncio.StreamWriter) -> bool:
        """Does what was planned; whether the connection goes on."""
        self.cuts[plan.way] = self.cuts.get(plan.way, 0) + 1
        if plan.way == "delay":
            sink.write(half)
            await asyncio.sleep(self.dice.uniform(0.05, 0.5))
            sink.write(data[len(half) :])
            return self.dice.random() < 0.5
        if plan.way.startswith("halve"):
            sink.write(half)
            await sink.drain()
            await asyncio.sleep(0.005)  # so that the half arrives before the line is gone
        return False
