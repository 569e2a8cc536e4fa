"""Who does not read, or does not come back, costs nobody anything."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import socket
import time
from collections.abc import AsyncIterator
from typing import Any

from app.rooms import hub, outbox
from tests.chaos.bystander import Experience, bystander
from tests.chaos.harness import PATIENT, Figure, Promise, Stage
from tests.chaos.rawline import GONE, RawLine, masked
from tests.chaos.tables import Site, Table
from tests.support.server import Server, toktonk

PROMISE = Promise(
    "consumers", "Who does not read is cut and holds nobody up; a room that is left leaves nothing behind."
)
HELLO = masked(b'{"t":"hello","v":1,"match":0,"have":0}')
LONGEST_STALL = 5.0
HURRIED = 7.0  # in `make test` other tests run beside, and half of the time is spent on getting a word in
PATIENCE = 15.0
STORY = 3.0  # seconds of play before, so that there is something to tell


@PROMISE.trial(
    "readers that stop, with small buffers, at the table of two who play",
    aim="each cut within 5 s; bystander p99 at most 50 ms",
    quick=10,
    full=20,
    timed=True,
)
async def stalled(stage: Stage) -> Figure:
    experience = Experience()
    with stage.server() as server:
        site = Site(server, stage.dice)
        async with bystander(stage, server.url, experience) as link:
            await asyncio.sleep(STORY)
            cookies = [await site.cookie() for _ in range(stage.size)]
            lines = [await RawLine.open(server.url, link, cookie, receive_buffer=4096) for cookie in cookies]
            times = await asyncio.gather(*(stall(line) for line in lines))
            await asyncio.sleep(1.0)
    longest = max(times)
    late = sum(taken > (LONGEST_STALL if stage.is_full else HURRIED) for taken in times)
    text = f"{stage.size} readers, the last cut after {longest:.1f} s, {late} late; {experience}"
    return Figure(text, not late and experience.is_good(stage.is_full))


async def stall(line: RawLine) -> float:
    """Asks for everything as often as it may, reads nothing; the seconds from then until the line was cut."""
    plain: socket.socket = line.writer.get_extra_info("socket")
    line.writer.transport.pause_reading()  # type: ignore[attr-defined]
    begin = time.monotonic()
    with contextlib.suppress(*GONE):
        await line.send(HELLO * 5)
    watch = select.poll()
    watch.register(plain.fileno(), select.POLLERR | select.POLLHUP)
    while time.monotonic() - begin < PATIENCE:
        if watch.poll(0):
            break
        await asyncio.sleep(0.05)
    taken = time.monotonic() - begin
    line.cut()
    return taken


@stalled.mutant
def waits_for_ever_for_who_does_not_read() -> None:
    outbox.Outbox.__init__.__defaults__ = (3600.0,)


@stalled.mutant
def everybody_waits_for_who_does_not_read() -> None:
    put = outbox.Outbox.put

    def patient(self: Any, kind: Any, frame: bytes) -> None:
        if self._line.is_clogged:
            time.sleep(0.1)
        put(self, kind, frame)

    outbox.Outbox.put = patient  # type: ignore[method-assign]


# ----------------------------------------------------------------------------------------------------------------- soak


@contextlib.asynccontextmanager
async def weighed(stage: Stage, **settings: str) -> AsyncIterator[Server]:
    """The server, which tells its weight."""
    file = str(stage.folder / "weight")
    program: tuple[str, ...] = ("tests.chaos.weighed", file)
    if stage.mutant is not None:
        program += (stage.trial.name, stage.mutant.name)
    chosen = PATIENT | settings
    with toktonk(stage.database_url, stage.log, port=stage.port, program=program, **chosen) as server:
        yield server


async def weight(stage: Stage, server: Server) -> int:
    """The bytes of the server's objects, after its garbage is collected."""
    file = stage.folder / "weight"
    file.unlink(missing_ok=True)
    os.kill(server.process.pid, signal.SIGUSR1)
    async with asyncio.timeout(20):
        while not file.exists():
            await asyncio.sleep(0.05)
    return int(file.read_text())


@PROMISE.trial(
    "rooms opened, sat down in, half of them begun, and abandoned",
    aim="at most 100 KB more in memory",
    quick=60,
    full=1000,
    only_full="a server has to come to rest twice: half a minute",
)
async def abandoned(stage: Stage) -> Figure:
    async with weighed(stage, lobby_grace="0.5") as server:
        site = Site(server, stage.dice)
        await come_and_go(site, max(60, stage.size // 5))
        before = await settled(stage, server)
        await come_and_go(site, stage.size)
        after = await settled(stage, server)
    grown = (after - before) / 1024
    return Figure(f"{stage.size} rooms: {grown:+.0f} KB ({before / 2**20:.1f} MB before)", grown <= 100)


async def come_and_go(site: Site, count: int) -> None:
    """So many rooms, some at once."""

    async def one(number: int) -> None:
        table = await Table.sit_down(site, number, ("tonk", 2, {}) if number % 3 else ("tokken", 4, {}))
        if number % 2:
            await table.must(table.clients[0], "start")
            for client in table.clients:
                await client.until(lambda one: one.view["phase"] != "lobby")
            await table.step()
        await asyncio.gather(*(client.stop() for client in table.clients))

    for start in range(0, count, 10):
        await asyncio.gather(*(one(number) for number in range(start, min(count, start + 10))))
    site.clients.clear()


async def settled(stage: Stage, server: Server) -> int:
    """The weight when it no longer falls: graces are over, rooms are dropped."""
    lightest, since = await weight(stage, server), time.monotonic()
    while time.monotonic() - since < 4:
        await asyncio.sleep(1)
        now = await weight(stage, server)
        if now < lightest - 2048:
            since = time.monotonic()
        lightest = min(lightest, now)
    return lightest


@abandoned.mutant
def rooms_are_never_dropped() -> None:
    hub.Hub.drop_empty = lambda self, now: None  # type: ignore[method-assign]


@abandoned.mutant
def remembers_every_room() -> None:
    kept: list[Any] = []
    load = hub.Hub._load

    async def remember(self: Any, link: str) -> Any:
        room = await load(self, link)
        kept.append(room)
        return room

    hub.Hub._load = remember  # type: ignore[method-assign]
