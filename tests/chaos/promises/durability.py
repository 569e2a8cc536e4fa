"""Every move that somebody was told about survives any crash."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg

from tests.chaos import faults
from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.tables import COMMITS, KINDS, Site, Table, judge, rows_in
from tests.chaos.tables import Row as Commit
from tests.support.postgres import postgres_server
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
    faults_in_full="kills take their time",
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


killed_on_sqlite.mutant(faults.acknowledges_before_it_writes)
killed_on_sqlite.mutant(faults.leaves_out_a_commit_when_somebody_comes_back)


@PROMISE.trial(
    "the same with PostgreSQL",
    aim="0 lost, doubled, holed, changed; 0 stuck",
    quick=1,
    full=20,
    only_full="the same as with SQLite, at another store whose laws are tested with it",
)
async def killed_on_postgresql(stage: Stage) -> Figure:
    with postgres_server() as postgres:
        database = await asyncio.to_thread(postgres.create)
        stage.database_url = postgres.url(database)
        async with Crashing(stage) as crashing:
            tables, ended = await played_under_fire(stage, crashing)
        connection = await connected(stage.database_url)
        rows = [Commit(*row) for row in await connection.fetch(COMMITS)]
        await connection.close()
    verdict = judge(tables, rows)
    stuck = len(tables) - ended
    text = f"{len(tables)} games, {crashing.kills} kills; {verdict}; {stuck} stuck"
    return Figure(text, verdict.is_clean and not stuck)


killed_on_postgresql.mutant(faults.acknowledges_before_it_writes)


async def connected(url: str) -> asyncpg.Connection[Any]:
    """A session of our own, beside the product's."""
    return await asyncpg.connect(url.replace("postgresql+asyncpg", "postgresql"))


@PROMISE.trial(
    "at each acknowledgement another session of PostgreSQL looks whether the commit is there and its log is flushed",
    aim="all there, 98 % flushed (the database writes for itself too)",
    quick=40,
    full=500,
)
async def flushed_on_postgresql(stage: Stage) -> Figure:
    there = flushed = 0
    with postgres_server() as postgres:
        stage.database_url = postgres.url(await asyncio.to_thread(postgres.create))
        with stage.server() as server:
            site = Site(server, stage.dice)
            looking = await connected(stage.database_url)
            client = site.client(await site.room(await site.cookie(), "tonk", 2, {}), await site.cookie(), "looker-1")
            client.start()
            await client.until(lambda one: one.is_open)
            await client.do("sit", seat=client.view["seats"][0]["seat"], name="Anna")
            for number in range(stage.size):
                answer = await client.do("rename", name=f"Anna {number}")
                found = await looking.fetchrow(LOOK, answer["id"])
                there += found["there"]
                flushed += found["flushed"]
            await looking.close()
            await site.close()
    text = f"{stage.size} acknowledged: {there} there, {flushed} flushed"
    return Figure(text, there == stage.size and flushed >= 0.98 * stage.size)


LOOK = (
    "SELECT pg_current_wal_insert_lsn() <= pg_current_wal_flush_lsn() AS flushed, "
    "EXISTS (SELECT 1 FROM commits WHERE command_id = $1) AS there"
)


@flushed_on_postgresql.mutant
def does_not_wait_for_the_log() -> None:
    """The sessions of the product commit asynchronously."""
    from app.adapters.sql import store

    create = store.create_async_engine

    def hasty(url: Any, **more: Any) -> Any:
        more["connect_args"]["server_settings"] = {"synchronous_commit": "off"}
        return create(url, **more)

    store.create_async_engine = hasty  # type: ignore[assignment]
