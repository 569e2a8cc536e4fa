"""Drives tables in a closed or an open loop, and measures what the server needs for a move and how long it takes."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bench.processes import Server

WARM_UP = 1.0


class Playing(Protocol):
    """What is driven: a table that thinks, says that it is ready, moves, and says when everybody has seen it."""

    ready: Callable[[Any], None]
    done: Callable[[Any], None]

    def think(self) -> None: ...

    def move(self) -> None: ...


@dataclass(frozen=True)
class Load:
    """One measurement. Times in microseconds, latencies sorted.

    `busy` is the generator's share of its core; `waited` how much of the time the server had none and could have run.
    """

    moves: int
    seconds: float
    cpu: float
    busy: float
    waited: float
    latencies: tuple[float, ...]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def latency(self, share: float) -> float:
        """The latency that this share of the moves stays under, in milliseconds."""
        return self.latencies[min(len(self.latencies) - 1, int(len(self.latencies) * share))] / 1e3


class Driver:
    """The tables of one server, thought out and waiting between two measurements."""

    def __init__(self, server: Server, tables: Sequence[Playing]) -> None:
        self._server = server
        self._ready: deque[Playing] = deque()
        self._due: deque[float] = deque()
        self._since: dict[int, float] = {}
        self._latencies: list[float] = []
        self._is_closed_loop = False
        for table in tables:
            table.ready, table.done = self._is_ready, self._is_done
            table.think()

    async def closed(self, seconds: float) -> Load:
        """Every table has one move in flight, always."""
        self._is_closed_loop = True
        for table in self._taken():
            self._move(table, time.perf_counter())
        await asyncio.sleep(WARM_UP)
        load = await self._measured(asyncio.sleep(seconds))
        self._is_closed_loop = False
        return load

    async def open(self, rate: float, seconds: float) -> Load:
        """Moves at fixed times, each counted from its time even when every table is busy (no coordinated omission)."""
        return await self._measured(self._on_schedule(rate, seconds))

    async def _on_schedule(self, rate: float, seconds: float) -> None:
        start = time.perf_counter()
        made = 0
        while made < rate * seconds or self._due:
            now = time.perf_counter()
            while made < rate * seconds and start + made / rate <= now:
                self._due.append(start + made / rate)
                made += 1
            while self._due and self._ready:
                self._move(self._ready.popleft(), self._due.popleft())
            # No timer: they tick in milliseconds, and a core that sleeps makes the other one pay for waking it.
            await asyncio.sleep(0)

    async def _measured(self, phase: Awaitable[None]) -> Load:
        self._latencies = []
        cpu, waited = self._server.cpu_seconds(), self._server.waited_seconds()
        own, start = time.process_time(), time.perf_counter()
        await phase
        seconds = time.perf_counter() - start
        latencies = self._latencies
        self._latencies = []
        cpu, waited = self._server.cpu_seconds() - cpu, self._server.waited_seconds() - waited
        busy = (time.process_time() - own) / seconds
        moves = max(1, len(latencies))
        return Load(moves, seconds, cpu / moves * 1e6, busy, waited / seconds, tuple(sorted(latencies or (0.0,))))

    def _taken(self) -> list[Playing]:
        taken = list(self._ready)
        self._ready.clear()
        return taken

    def _move(self, table: Playing, since: float) -> None:
        self._since[id(table)] = since
        table.move()

    def _is_ready(self, table: Playing) -> None:
        if self._is_closed_loop:
            self._move(table, time.perf_counter())
        else:
            self._ready.append(table)

    def _is_done(self, table: Playing) -> None:
        self._latencies.append((time.perf_counter() - self._since[id(table)]) * 1e6)
