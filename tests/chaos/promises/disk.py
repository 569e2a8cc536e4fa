"""Nothing leaves the server before it is on the disk: the order of its system calls, seen from outside by strace."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.chaos import faults
from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.tables import KINDS, Site, Table, rows_in
from tests.support.processes import NotInstalled

PROMISE = Promise("disk", "No answer and no view of a move leaves the server before the move is on the disk.")
TRACED = "pwrite64,write,writev,sendto,sendmsg,fdatasync,fsync"
OURS = re.compile(r"t\d{4}-\d-\d{6}")
CALL = re.compile(r"^(?P<thread>\d+) +(?P<name>\w+)\((?P<fd>\d+)<(?P<what>.*?)>(?:, |\)| <unf)(?P<rest>.*)$")
RESUMED = re.compile(r"^(?P<thread>\d+) +<\.\.\. (?P<name>\w+) resumed>")
PEER = re.compile(r"->127\.0\.0\.1:(\d+)\]")
DONE = re.compile(r'\\"t\\":\\"done\\",\\"id\\":\\"([\w-]+)\\"')
SHOWN = re.compile(r'\\"match\\":(\d+),\\"seq\\":(\d+)')


class Call(NamedTuple):
    """A system call: where in the trace it began and ended, on what, with which data."""

    begin: int
    end: int
    name: str
    what: str
    data: str


def calls_in(trace: Path) -> Iterator[Call]:
    """The calls in the order in which they ended."""
    begun: dict[str, tuple[int, re.Match[str]]] = {}
    with trace.open(encoding="latin-1") as lines:
        for number, line in enumerate(lines):
            found = CALL.match(line)
            if found and "<unfinished ...>" in line[-30:]:
                begun[found["thread"]] = number, found
            elif found:
                yield Call(number, number, found["name"], found["what"], found["rest"])
            elif (resumed := RESUMED.match(line)) and resumed["thread"] in begun:
                since, first = begun.pop(resumed["thread"])
                yield Call(since, number, first["name"], first["what"], first["rest"])


@dataclass
class Order:
    """What has been written and synced so far, and what left too early. `place`: of each command, its commit."""

    place: dict[str, tuple[str, int, int]]
    lines: dict[int, str]  # the room of each client's port
    written: dict[str, int] = field(default_factory=dict)
    synced: dict[tuple[str, int, int], int] = field(default_factory=dict)
    sent: int = 0
    early: int = 0

    def take(self, call: Call) -> None:
        if "-wal>" in call.what + ">" and call.name == "pwrite64":
            for command in self._commands(call.data):
                self.written.setdefault(command, call.end)
        elif "-wal>" in call.what + ">" and call.name in ("fdatasync", "fsync"):
            for command in [one for one, end in self.written.items() if end < call.begin]:
                if command in self.place:
                    self.synced.setdefault(self.place[command], call.end)
        elif peer := PEER.search(call.what):
            self._look(call, self.lines.get(int(peer[1])))

    def _commands(self, data: str) -> set[str]:
        found = set(OURS.findall(data))
        return found | {
            name for name in self.place if name not in self.written and not OURS.match(name) and name in data
        }

    def _look(self, call: Call, link: str | None) -> None:
        if link is None:
            return
        told = {self.place[command] for command in DONE.findall(call.data) if command in self.place}
        told |= {(link, int(match), int(seq)) for match, seq in SHOWN.findall(call.data) if seq != "0"}
        self.sent += len(told)
        self.early += sum(self.synced.get(one, call.begin) >= call.begin for one in told)


@PROMISE.trial(
    "strace: which acknowledgements, tellings, views leave before the fdatasync of their commit",
    aim="0 early",
    quick=1,
    full=8,
)
async def after_the_sync(stage: Stage) -> Figure:
    if shutil.which("strace") is None:
        raise NotInstalled("strace is not installed; scripts/provision.sh says what to do")
    trace = stage.folder / "trace"
    wrap = ("strace", "-D", "-f", "-yy", "-e", f"trace={TRACED}", "-s", "70000", "-o", str(trace))
    with stage.server(wrap=wrap) as server:
        site = Site(server, stage.dice)
        tables = [await Table.sit_down(site, number, KINDS[(number + 1) % 3]) for number in range(stage.size)]
        for table in tables:
            await table.must(table.clients[0], "start")
        ended = await asyncio.gather(*(table.play(60) for table in tables))
        lines = {port: table.link for table in tables for client in table.clients for port in client.ports}
        await site.close()
    order = Order({row.command: row[:3] for row in rows_in(stage.database)}, lines)
    for call in calls_in(trace):
        order.take(call)
    text = f"{len(order.place)} commits, {order.sent} answers and views: {order.early} early"
    return Figure(text, not order.early and all(ended) and order.sent > len(order.place))


after_the_sync.mutant(faults.acknowledges_before_it_writes)


@after_the_sync.mutant
def syncs_now_and_then() -> None:
    """SQLite writes its log without waiting for the disk."""
    from app.adapters.sql import store

    set_pragmas = store._set_pragmas

    def hasty(connection: object, record: object) -> None:
        set_pragmas(connection, record)
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA synchronous = NORMAL")
        cursor.close()

    store._set_pragmas = hasty
