"""Whatever the network does, everybody comes back to the table as it is, with nothing left out and nothing twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

from bench.line import Line
from tests.chaos import faults
from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.people import Client
from tests.chaos.proxy import Proxy
from tests.chaos.tables import KINDS, Site, Table, judge, rows_in
from tests.support.server import Server

MOVES_OLD = 80
RELOADED = 4  # one in so many comes back with a new page and is told the whole story
SHORT = ("tonk", 3, {"games": 6})
PROMISE = Promise(
    "reconnect", "Whatever the network does, everybody comes back to the table as it is, and misses nothing."
)


@PROMISE.trial(
    "a proxy drops, delays and halves lines while games of all three kinds are played",
    aim="nothing lost, doubled, holed, changed; every client ends with the server's view; 0 stuck",
    quick=25,
    full=1000,
    faults_in_full="whole games over bad lines",
)
async def cut_anywhere(stage: Stage) -> Figure:
    with stage.server() as server:
        async with Proxy(server.port, stage.dice, most=20_000 if stage.is_full else 5_000) as proxy:
            tables, ended, unlike = await _played_over(proxy, server, stage)
    verdict = judge(tables, rows_in(stage.database))
    stuck = len(tables) - ended
    text = f"{proxy.cut_points} cut points; {verdict}; {unlike} views unlike the server's; {stuck} stuck"
    return Figure(text, verdict.is_clean and not unlike and not stuck and proxy.cut_points >= stage.size)


async def _played_over(proxy: Proxy, server: Server, stage: Stage) -> tuple[list[Table], int, int]:
    site = Site(server, stage.dice, proxy.port)
    try:
        tables: list[Table] = []
        ended = 0
        while proxy.cut_points < stage.size:
            numbers = range(len(tables), len(tables) + (12 if stage.is_full else 2))
            new = await asyncio.gather(
                *(
                    Table.sit_down(site, number, KINDS[(number + 1) % 3] if stage.is_full else SHORT)
                    for number in numbers
                )
            )
            tables += new
            for table in new:
                await table.must(table.clients[0], "start")
            ended += sum(await asyncio.gather(*(table.play(60) for table in new)))
            if stage.mutant and tables:
                break
        proxy.is_bad = False
        await _settle(tables)
        unlike = sum([await _differs(client) for table in tables for client in table.clients])
        return tables, ended, unlike
    finally:
        await site.close()


async def _settle(tables: list[Table]) -> None:
    """Until everybody has a line and all answers, or does not get them."""
    for table in tables:
        for client in table.clients:
            await client.until(lambda one: one.is_open and not one.unanswered, 10)
    await asyncio.sleep(2.5)  # what was left out is asked for after two seconds


async def _differs(client: Client) -> bool:
    """Whether the client's view is another than the one a new line of the same person gets."""
    fresh = Client(client.address, client.origin, client.cookie, "fresh", client.dice)
    fresh.start()
    try:
        await fresh.until(lambda one: one.is_open, 10)
        return fresh.view != client.view
    finally:
        await fresh.stop()


cut_anywhere.mutant(faults.leaves_out_a_commit_when_somebody_comes_back)
cut_anywhere.mutant(faults.forgets_what_it_has_answered)


# ---------------------------------------------------------------------------------------------- everybody at once


class Return(NamedTuple):
    """How many had their view again, after how many seconds; how long the two programs waited for a core."""

    welcomed: int
    seconds: float
    worked: float
    waited: float

    def __str__(self) -> str:
        times = f"server busy {self.worked:.1f} s, without a core {self.waited:.1f} s"
        return f"{self.welcomed} within {self.seconds:.1f} s ({times})"


def times_of(process: int) -> tuple[float, float]:
    """How long the main thread has run, and how long it could have run and had no core, in seconds."""
    worked, waited = Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()[:2]
    return int(worked) / 1e9, int(waited) / 1e9


class Crowd:
    """People at lean lines, four at a table, who all come back at once."""

    def __init__(self, port: int, paths: list[tuple[str, str]], seq: int) -> None:
        self.port, self.paths, self.seq = port, paths, seq
        self.lines: list[Line] = []
        self.welcomed = 0
        self.all_back = asyncio.Event()

    async def come(self, patience: float) -> float:
        """Everybody opens a line and says hello; the seconds until the last one has a view."""
        self.welcomed, begin = 0, time.monotonic()
        self.all_back.clear()
        coming = [asyncio.create_task(self._one(path, cookie, begin + patience)) for path, cookie in self.paths]
        try:
            async with asyncio.timeout(patience):
                await self.all_back.wait()
        except TimeoutError:
            pass
        finally:
            for task in coming:
                task.cancel()
            await asyncio.gather(*coming, return_exceptions=True)
        return time.monotonic() - begin

    async def come_to(self, server: Server) -> Return:
        """Comes, and looks at what that cost the server."""
        both = (server.process.pid, os.getpid())
        before = [times_of(process) for process in both]
        seconds = await self.come(30)
        (worked, waited), (_, own) = (
            (now[0] - then[0], now[1] - then[1])
            for now, then in zip([times_of(process) for process in both], before, strict=True)
        )
        return Return(self.welcomed, seconds, worked, waited + own)

    async def _one(self, path: str, cookie: str, until: float) -> None:
        while time.monotonic() < until:
            line = Line(self._hear)
            try:
                await line.open(self.port, path, cookie)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            self.lines.append(line)
            line.say(b'{"t":"hello","v":1,"match":1,"have":%d}' % (0 if len(self.lines) % RELOADED == 0 else self.seq))
            return

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"t":"welcome"') and b'"view":' in frame:
            self.welcomed += 1
            if self.welcomed == len(self.paths):
                self.all_back.set()

    def leave(self) -> None:
        for line in self.lines:
            line.close()
        self.lines.clear()


async def _one_table(stage: Stage) -> tuple[str, list[str], int]:
    """A table of four in the middle of its game: its link, the cookies of its people, its last commit."""
    with stage.server() as server:
        site = Site(server, stage.dice)
        table = await Table.sit_down(site, 0, ("tokken", 4, {}))
        await table.must(table.clients[0], "start")
        for _ in range(MOVES_OLD):
            await table.step()
        await site.close()
    return table.link, [client.cookie for client in table.clients], table.clients[0].seq


def multiplied(database: Path, link: str, count: int) -> list[str]:
    """So many more rooms with the same match, each with names of its own, written while no server runs."""
    links = [f"copy-{number:06}-{link[:8]}" for number in range(count)]
    with contextlib.closing(sqlite3.connect(database)) as connection:
        match, code = connection.execute("SELECT match_id, code FROM rooms WHERE link = ?", (link,)).fetchone()
        for number, copy in enumerate(links):
            names = {match: f"m{number:06}-{match[:6]}", link: copy, code: f"{number:06}"}
            for table in ("rooms", "matches", "commits", "seats"):
                _copy_rows(connection, table, match, names)
        connection.commit()
    return links


def _copy_rows(connection: sqlite3.Connection, table: str, match: str, names: dict[str, str]) -> None:
    column = {"rooms": "match_id", "matches": "id"}.get(table, "match_id")
    rows = connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (match,)).fetchall()
    for row in rows:
        cells = [_renamed(cell, names) for cell in row]
        marks = ",".join("?" * len(cells))
        connection.execute(f"INSERT INTO {table} VALUES ({marks})", cells)


def _renamed(cell: Any, names: dict[str, str]) -> Any:
    for name, new in names.items():
        cell = cell.replace(name, new) if isinstance(cell, str) else cell
    return cell


@PROMISE.trial(
    "everybody of tables of four comes back at once: to a server that has just started, and after all lines were cut",
    aim="all have their view within 5 s, both times",
    quick=200,
    full=2000,
    faults_in_full="a slow server makes everybody wait",
    timed=True,
)
async def all_at_once(stage: Stage) -> Figure:
    link, cookies, seq = await _one_table(stage)
    links = multiplied(stage.database, link, stage.size // len(cookies))
    paths = [(f"/ws/{one}", f"toktonk={cookie}") for one in links for cookie in cookies]
    crowd = Crowd(stage.port, paths, seq)
    with stage.server() as server:
        after_start = await crowd.come_to(server)
        crowd.leave()
        after_cut = await crowd.come_to(server)
        server.kill()
        crowd.leave()
    limit = 5.0 if stage.is_full else 5.0 * stage.size / 2000 + 1.0
    is_kept = all(one.welcomed == stage.size and one.seconds <= limit for one in (after_start, after_cut))
    return Figure(f"after a start {after_start}; after a cut {after_cut}", is_kept)


@all_at_once.mutant
def thinks_about_each_for_a_while() -> None:
    """Every welcome takes the server ten milliseconds of its own."""
    from app.rooms.room import Room

    enter = Room.enter

    def slow(self: Room, visitor: Any, match: int, have: int) -> None:
        end = time.monotonic() + 0.01
        while time.monotonic() < end:
            pass
        enter(self, visitor, match, have)

    Room.enter = slow  # type: ignore[method-assign]


# -------------------------------------------------------------------------------------------------- at any moment


@PROMISE.trial(
    "after every commit somebody enters anew, at each seat and as a spectator, from the lobby to the rematch",
    aim="each view is that of who has been there all the time, all three games, every phase",
    quick=40,
    full=1500,
)
async def entered_anew(stage: Stage) -> Figure:
    looks = unlike = number = 0
    phases: set[str] = set()
    with stage.server() as server:
        site = Site(server, stage.dice)
        wanted = ALL_PHASES if stage.is_full else QUICK_PHASES
        while (looks < stage.size or wanted - phases) and number < 24:
            table = await Table.sit_down(site, number, PHASES[number % (len(PHASES) if stage.is_full else 2)])
            watcher = site.client(table.link, await site.cookie(), f"t{number:04}-w")
            watcher.start()
            async for phase in _moments(table, watcher, 5000 if stage.is_full else 25):
                if phase in phases and (looks > stage.size or stage.dice.random() > LOOKS):
                    continue
                phases.add(phase)
                looks += len(table.clients) + 1
                unlike += sum([await _differs(client) for client in (*table.clients, watcher)])
            number += 1
        await site.close()
    missing = wanted - phases
    text = (
        f"{looks} entries in {len(phases)} phases: {unlike} views unlike{f', not seen: {missing}' if missing else ''}"
    )
    return Figure(text, not unlike and not missing)


PHASES = (("tonk", 2, {"games": 2}), ("tokken", 4, {"deal": "13"}), ("tok", 2, {}), *KINDS)
TRACK = {"lobby", "exchange", "play", "over"}
ALL_PHASES = {f"tonk {phase}" for phase in ("lobby", "start", "drawn", "settled", "over")}
ALL_PHASES |= {f"{game} {phase}" for game in ("tokken", "tok") for phase in TRACK} - {"tok exchange"}


QUICK_PHASES = {phase for phase in ALL_PHASES if phase.startswith("tonk")} | {"tokken exchange", "tokken play"}
LOOKS = 0.3


async def _moments(table: Table, watcher: Client, most: int) -> AsyncIterator[str]:
    """The phase at each commit of a match, and of the lobby before and after it; after so many moves it is left."""
    moves = 0
    everybody = [*table.clients, watcher]
    for what in ("sit", "start", "play", "rematch"):
        while True:
            if what in ("start", "rematch"):
                await table.must(table.clients[0], what)
            elif what == "play" and not await table.step():
                break
            moves += 1
            if moves > most:
                return
            head = max((one.match, one.seq) for one in table.clients)
            for one in everybody:
                await one.until(lambda known, head=head: (known.match, known.seq) >= head, 10)  # type: ignore[misc]
            shown = watcher.view["table"]
            yield f"{watcher.view['game']} {shown['phase'] if shown else watcher.view['phase']}"
            if what != "play":
                break


@entered_anew.mutant
def welcomes_with_the_view_of_before() -> None:
    """Who comes anew is shown the table of one commit earlier."""
    from app.rooms.room import Room

    welcome, take = Room._welcome, Room._take

    def keep(self: Room, commit: Any, following: Any) -> None:
        before[self.link] = self._showing
        take(self, commit, following)

    def old(self: Room, visitor: Any, have: int) -> None:
        showing = self._showing
        self._showing = before.get(self.link, showing)
        try:
            welcome(self, visitor, have)
        finally:
            self._showing = showing

    before: dict[str, Any] = {}
    Room._welcome, Room._take = old, keep  # type: ignore[method-assign]
