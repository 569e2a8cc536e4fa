"""The whole server: moves a second with four clients a room, beside uvicorn's bare fan-out of as many bytes.

The server is a process of its own on one core, with SQLite at full durability; the load comes from another core.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import uvloop

from bench.drive import Driver, Load
from bench.line import Line
from bench.processes import CORES, LOAD_CORE, Server, fan_out, product
from bench.report import print_table, spread
from bench.tables import Table, seat_tables

PLAYERS = 4
RATE = 200.0
IDLE_ROOMS = 125  # 500 clients
FRAME = 2300  # bytes, when nothing has been measured yet


@dataclass(frozen=True)
class Run:
    """One server under one kind of load."""

    closed: Load
    fixed: Load
    half: Load
    frame: int
    plans: int
    refused: int


class FanTable:
    """Four clients of fan.py: what one says, all hear."""

    def __init__(self, number: int) -> None:
        self.ready: Callable[[Any], None] = lambda table: None
        self.done: Callable[[Any], None] = lambda table: None
        self._path = f"/{number}"
        self._heard = self._turn = 0
        self._lines = [Line(self._hear) for _ in range(PLAYERS)]

    async def open(self, port: int) -> None:
        for line in self._lines:
            await line.open(port, self._path, "")

    def think(self) -> None:
        self._turn = (self._turn + 1) % PLAYERS
        self.ready(self)

    def move(self) -> None:
        self._lines[self._turn].say(b'{"t":"do","id":"00000-000000","seen":12,"what":"move","text":"9h b3-b12"}')

    def close(self) -> None:
        for line in self._lines:
            line.close()

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"t":"told"'):
            self._heard += 1
            if self._heard == PLAYERS:
                self._heard = 0
                self.done(self)
                self.think()


def main(rooms: int, seconds: float, repeats: int) -> None:
    """Measures and prints the three tables."""
    os.sched_setaffinity(0, {LOAD_CORE})
    if len(CORES) < 2:
        print("only one core: server and load share it, so rates and latencies are those of both")
    measured: dict[str, list[Run]] = {name: [] for name in SERVERS}
    frame = FRAME
    for _ in range(repeats):
        for name, run in SERVERS.items():
            measured[name].append(run(rooms, seconds, frame))
            frame = measured["Tokken"][-1].frame
    _print_moves(measured, rooms)
    _print_latencies(measured)
    uvloop.run(_at_rest())


def _play(game: str) -> Callable[[int, float, int], Run]:
    def run(rooms: int, seconds: float, frame: int) -> Run:
        with product() as server:
            return uvloop.run(_measured(server, game, rooms, seconds))

    return run


def _fan(rooms: int, seconds: float, frame: int) -> Run:
    with fan_out(frame) as server:
        return uvloop.run(_measured_fan(server, rooms, seconds, frame))


SERVERS: dict[str, Callable[[int, float, int], Run]] = {
    "Tokken": _play("tokken"),
    "Tok": _play("tok"),
    "Tonk": _play("tonk"),
    "bare fan-out": _fan,
}


async def _measured(server: Server, game: str, rooms: int, seconds: float) -> Run:
    tables = await seat_tables(server.port, game, PLAYERS, rooms, random.Random(1))
    driver = Driver(server, tables)
    closed = await driver.closed(seconds)
    frame = round(sum(table.told_bytes for table in tables) / sum(table.told_frames for table in tables))
    fixed, half = await _open(driver, closed, seconds)
    refused = [table for table in tables if table.refused]
    if refused:
        print(f"refused {sum(table.refused for table in tables)} times, at last: {refused[-1].last_refusal}")
    for table in tables:
        table.close()
    return Run(closed, fixed, half, frame, sum(table.plans for table in tables), len(refused))


async def _measured_fan(server: Server, rooms: int, seconds: float, frame: int) -> Run:
    tables = [FanTable(number) for number in range(rooms)]
    for table in tables:
        await table.open(server.port)
    driver = Driver(server, tables)
    closed = await driver.closed(seconds)
    fixed, half = await _open(driver, closed, seconds)
    for table in tables:
        table.close()
    return Run(closed, fixed, half, frame, 0, 0)


async def _open(driver: Driver, closed: Load, seconds: float) -> tuple[Load, Load]:
    await asyncio.sleep(0.5)  # what was in flight comes in
    return await driver.open(RATE, seconds), await driver.open(closed.rate / 2, seconds)


def _print_moves(measured: dict[str, list[Run]], rooms: int) -> None:
    bare = measured["bare fan-out"]
    rows = []
    for name, runs in measured.items():
        ratios = [run.closed.cpu / base.closed.cpu for run, base in zip(runs, bare, strict=True)]
        rows.append(
            (
                name,
                spread(run.closed.rate for run in runs),
                spread(run.closed.cpu for run in runs),
                spread(ratios, "{:.1f}"),
                f"{runs[-1].frame:,}",
                spread((run.closed.busy * 100 for run in runs), "{:.0f} %"),
                spread((run.closed.waited * 100 for run in runs), "{:.0f} %"),
            )
        )
    heads = (
        "closed loop",
        "moves/s",
        "server µs a move",
        "x bare fan-out",
        "bytes a frame",
        "generator busy",
        "kept waiting",
    )
    print_table(f"{rooms} rooms of {PLAYERS}, one move in flight in each", heads, rows)


def _print_latencies(measured: dict[str, list[Run]]) -> None:
    rows = []
    for name, runs in measured.items():
        for what, loads in (("", [run.fixed for run in runs]), (" at half its peak", [run.half for run in runs])):
            cells = [spread((load.latency(share) for load in loads), "{:.1f}") for share in (0.5, 0.95, 0.99)]
            rows.append((f"{name}{what}", spread(load.rate for load in loads), *cells))
    print_table(
        "From a move's time to the last of four who sees it, ms", ("open loop", "moves/s", "p50", "p95", "p99"), rows
    )


async def _at_rest() -> None:
    with product() as server:
        before = server.resident_kib()
        tables = await seat_tables(server.port, "tokken", PLAYERS, IDLE_ROOMS, random.Random(1))
        after = server.resident_kib()
        cpu, start = server.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(2)
        idle = (server.cpu_seconds() - cpu) / (time.perf_counter() - start)
        seconds, cpu = await _come_back(server, tables)
    clients = IDLE_ROOMS * PLAYERS
    rows = [
        ("KiB a room of four", f"{(after - before) / IDLE_ROOMS:.0f}"),
        (f"share of a core with {IDLE_ROOMS} quiet rooms", f"{idle:.1%}"),
        (f"{clients} clients come back at once: seconds until all are welcomed", f"{seconds:.2f}"),
        ("server ms a client that comes back", f"{cpu / clients * 1e3:.2f}"),
    ]
    print_table("At rest, and after a cut", ("what", "measured"), rows)


async def _come_back(server: Server, tables: list[Table]) -> tuple[float, float]:
    for table in tables:
        table.close()
    await asyncio.sleep(1)  # the server notices
    cpu, start = server.cpu_seconds(), time.perf_counter()
    await asyncio.gather(*(table.reopen(server.port) for table in tables))
    seconds = time.perf_counter() - start
    cpu = server.cpu_seconds() - cpu
    for table in tables:
        table.close()
    return seconds, cpu
