"""A server that is asked to stop says so, finishes what it writes, and is gone within a second."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections import Counter
from typing import Any

from bench.line import Line
from tests.chaos import faults
from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.tables import Site, Table, judge, rows_in
from tests.support.server import Server

PROMISE = Promise("shutdown", "A server that is asked to stop says so, loses nothing, and is gone within a second.")
LONG = ("tok", 4, {})
TABLES = 6
QUICK_TABLES = 2


class Stops:
    """What was seen at all stops so far."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.let_in = 0
        self.codes: Counter[int | None] = Counter()

    async def stop(self, server: Server, site: Site) -> None:
        """SIGTERM in the middle of everything; who knocks afterwards is not let in."""
        known = {client: len(client.closed) for client in site.clients}
        open_ones = [client for client in site.clients if client.is_open]
        begin = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        knocking = asyncio.create_task(self._knock(server, site))
        await asyncio.to_thread(server.process.wait, 15)
        self.seconds.append(time.monotonic() - begin)
        knocking.cancel()
        for client in open_ones:
            with contextlib.suppress(TimeoutError):
                await client.until(lambda one: len(one.closed) > known[one], 2)
            self.codes.update(client.closed[known[client] :][:1])

    async def _knock(self, server: Server, site: Site) -> None:
        await asyncio.sleep(0.2)  # the signal is on its way
        path = site.clients[0].address.partition(str(site.port))[2]
        while True:
            line = Line(lambda frame: None)
            with contextlib.suppress(OSError):
                await line.open(server.port, path, f"toktonk={site.clients[0].cookie}")
                self.let_in += 1
            line.close()
            await asyncio.sleep(0.02)


@PROMISE.trial(
    "SIGTERM while tables of four play as fast as they can, and on again after the next start",
    aim="gone within 1 s, all lines closed with 1012, nobody let in, 0 lost, doubled, holed, changed",
    quick=2,
    full=25,
    faults_in_full="whole tables, started and stopped",
    timed=True,
)
async def asked_to_stop(stage: Stage) -> Figure:
    stops, tables = Stops(), []
    site: Site | None = None
    for _ in range(stage.size):
        with stage.server() as server:
            site = site or Site(server, stage.dice)
            tables = tables or await _seated(site, TABLES if stage.is_full else QUICK_TABLES)
            playing = [asyncio.create_task(table.play(600)) for table in tables]
            await _busy(tables, stage)
            await stops.stop(server, site)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    with stage.server():
        for client in site.clients if site else ():
            with contextlib.suppress(TimeoutError):
                await client.until(lambda one: one.is_open and not one.unanswered, 10)
        await site.close() if site else None
    verdict = judge(tables, rows_in(stage.database))
    slowest, others = max(stops.seconds), sum(count for code, count in stops.codes.items() if code != 1012)
    text = (
        f"{stage.size} stops under load, the slowest {slowest:.2f} s; {stops.codes[1012]} lines closed with 1012, "
        f"{others} otherwise; {stops.let_in} let in; {verdict}"
    )
    # A loaded machine may take longer to end a process than the server to stop.
    limit = 1.0 if stage.is_full else 2.0
    return Figure(
        text, verdict.is_clean and not others and not stops.let_in and slowest <= limit and stops.codes[1012] > 0
    )


async def _seated(site: Site, count: int) -> list[Table]:
    tables = [await Table.sit_down(site, number, LONG) for number in range(count)]
    for table in tables:
        await table.must(table.clients[0], "start")
    return tables


async def _busy(tables: list[Table], stage: Stage) -> None:
    """Until everybody has a line, and some moves more."""
    for table in tables:
        for client in table.clients:
            await client.until(lambda one: one.is_open, 20)
    await asyncio.sleep(stage.dice.uniform(0.1, 1.0))


asked_to_stop.mutant(faults.acknowledges_before_it_writes)


@asked_to_stop.mutant
def hangs_up_without_a_word() -> None:
    """Lines are cut instead of closed."""
    from app.web.lines import TableProtocol

    TableProtocol.shutdown = lambda self: self.transport.abort()  # type: ignore[method-assign]


@asked_to_stop.mutant
def takes_its_time() -> None:
    """The store is closed only after a while."""
    from app.adapters.sql.store import SqlStore

    close = SqlStore.close

    async def slow(self: Any) -> None:
        await asyncio.sleep(2.5)
        await close(self)

    SqlStore.close = slow  # type: ignore[method-assign]
