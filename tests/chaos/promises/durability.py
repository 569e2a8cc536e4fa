"""Every move that somebody was told about survives any crash."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.tables import KINDS, Site, Table, judge, rows_in
from tests.support.server import Server

PROMISE = Promise("durability", "A move that somebody was told about, or that was acknowledged, survives any crash.")


class Crashing:
    """A server that is killed at random moments and started again, on the same port and database."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.kills = 0
        self.server: Server
        self._on = contextlib.ExitStack()

    async def __aenter__(self) -> Crashing:
        await self._start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await asyncio.to_thread(self._on.close)

    async def _start(self) -> None:
        self.server = await asyncio.to_thread(self._on.enter_context, self.stage.server())

    async def crash(self, site: Site) -> None:
        """Kills at a random time, or upon a random client's next answer; then starts again."""
        dice = self.stage.dice
        await asyncio.sleep(dice.uniform(0.02, 0.8))
        if dice.random() < 0.5:
            await _next_answer(dice.choice(site.clients))
        self.server.process.kill()
        self.kills += 1
        await asyncio.to_thread(self._on.close)
        await self._start()


async def _next_answer(client: Any) -> None:
    known = len(client.log.done) + len(client.log.told)
    with contextlib.suppress(TimeoutError):
        await client.until(lambda one: len(one.log.done) + len(one.log.told) > known, 0.5)


@PROMISE.trial(
    "the process is killed (SIGKILL) at random moments of games of all three kinds, SQLite",
    aim="0 lost, doubled, holed, changed; 0 stuck",
    quick=2,
    full=100,
)
async def killed_on_sqlite(stage: Stage) -> Figure:
    async with Crashing(stage) as crashing:
        tables, ended = await played_under_fire(stage, crashing)
    verdict = judge(tables, rows_in(stage.database))
    stuck = len(tables) - ended
    text = f"{len(tables)} games, {crashing.kills} kills; {verdict}; {stuck} stuck"
    return Figure(text, verdict.is_clean and not stuck)


async def played_under_fire(stage: Stage, crashing: Crashing) -> tuple[list[Table], int]:
    """Plays all games to their ends, and kills meanwhile; the tables, and how many ended."""
    site = Site(crashing.server, stage.dice)
    try:
        tables = [await Table.sit_down(site, number, KINDS[number % len(KINDS)]) for number in range(stage.size)]
        for table in tables:
            await table.must(table.clients[0], "start")
        games = [asyncio.create_task(table.play(240 if stage.is_full else 30)) for table in tables]
        for _ in range(max(3, stage.size * 2 // 5)):
            if not all(game.done() for game in games):
                await crashing.crash(site)
        ended = sum(await asyncio.gather(*games))
        for client in site.clients:
            await client.until(lambda one: not one.unanswered, 10)
        return tables, ended
    finally:
        await site.close()


@killed_on_sqlite.mutant
def acknowledges_before_it_writes() -> None:
    """Who waits is told that it is done, and the disk comes a little later."""
    from app.adapters.sql.writer import GroupWriter

    commit = GroupWriter._commit

    async def late(self: GroupWriter, entries: Any) -> list[bool]:
        async def write() -> None:
            async with lock:
                await asyncio.sleep(0.05)
                await commit(self, entries)

        task = asyncio.create_task(write())
        tasks.add(task)
        return [True] * len(entries)

    tasks: set[asyncio.Task[None]] = set()
    lock = asyncio.Lock()
    GroupWriter._commit = late  # type: ignore[method-assign]


@killed_on_sqlite.mutant
def leaves_out_commits_when_somebody_comes_back() -> None:
    """A welcome tells one commit too few."""
    from app.rooms.room import Room

    welcome = Room._welcome

    def forgetful(self: Room, visitor: Any, have: int) -> None:
        log = self._log
        self._log = [commit for commit in log if commit.seq != have + 1 or have == 0]
        try:
            welcome(self, visitor, have)
        finally:
            self._log = log

    Room._welcome = forgetful  # type: ignore[method-assign]
