"""Two people who play on while a trial does its worst, in a process of their own: its load is not theirs.

`python -m tests.chaos.bystander URL`: prints the room's link, plays match after match until a line comes in, then
prints
what it cost them: the time from each command to its answer, and what went wrong.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tests.chaos.harness import PATIENT, Stage
from tests.chaos.people import Client, Frame
from tests.chaos.tables import Site, Table, choose
from tests.support.server import toktonk

PAUSE = 0.06  # faster ones would be refused for haste
SEVERAL = {"games": 3}  # a match of an evening, not one of a month: who enters is told all of it


@dataclass(frozen=True)
class Shown:
    """What a trial needs to know of a server: its address."""

    url: str
    port: int


@dataclass
class Experience:
    """How it was for the two, and at the same time for two at another server, which is left alone: in ms a move."""

    delays: list[float] = field(default_factory=list)
    control: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def p99(self) -> float:
        """The delay that 99 of 100 moves did not exceed."""
        return percentile(self.delays, 0.99)

    def __str__(self) -> str:
        wrong = f", {len(self.faults)} faults" if self.faults else ""
        alone = percentile(self.control, 0.99)
        return f"bystander {self.p99:.0f} ms at p99 of {len(self.delays)} moves (left alone: {alone:.0f} ms){wrong}"

    def is_good(self, is_full: bool) -> bool:
        """Whether a move took no longer than it should; at the quick sizes twice as long as it does without any trial.

        Of a few moves, as in the quick sizes, the slowest counts alone: on a busy machine that may be chance.
        """
        most = 50.0 if is_full else max(150.0, 2 * percentile(self.control, 0.99))
        return not self.faults and len(self.delays) >= (100 if is_full else 5) and self.p99 <= most


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")


@contextlib.asynccontextmanager
async def bystander(stage: Stage, url: str, experience: Experience) -> AsyncIterator[str]:
    """The link of the room in which the two play while the block runs; then `experience` is filled."""
    database, log = f"sqlite:///{stage.folder / 'alone.db'}", stage.folder / "alone.log"
    with toktonk(database, log, **PATIENT) as alone:
        async with _people(url) as (link, told), _people(alone.url) as (_, told_alone):
            with stepping_back():
                yield link
            told_of = await told()
            experience.delays, experience.faults = told_of["delays"], told_of["faults"]
            experience.control = (await told_alone())["delays"]


@contextlib.contextmanager
def stepping_back() -> Iterator[None]:
    """Whoever does the worst would do it from another machine: here it leaves the processor to the others first."""
    before = os.getpriority(os.PRIO_PROCESS, 0)
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    try:
        yield
    finally:
        with contextlib.suppress(PermissionError):  # only root may take back what was given
            os.setpriority(os.PRIO_PROCESS, 0, before)


@contextlib.asynccontextmanager
async def _people(url: str) -> AsyncIterator[tuple[str, Callable[[], Awaitable[Frame]]]]:
    """The two at a server: their link, and what ends them and asks how it was."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TOKTONK_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.chaos.bystander", url,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment, limit=2**24,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    reader, writer = process.stdout, process.stdin

    async def told() -> Frame:
        writer.write(b"enough\n")
        answer: Frame = json.loads(await asyncio.wait_for(reader.readline(), 30))
        return answer

    try:
        link = (await asyncio.wait_for(reader.readline(), 30)).decode().strip()
        assert link, "the bystander could not begin"
        yield link, told
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        writer.close()


async def live(url: str) -> None:
    """Plays until the standard input says something."""
    site = Site(Shown(url, int(url.rpartition(":")[2])), random.Random(1))  # type: ignore[arg-type]
    table = await Table.sit_down(site, 0, ("tonk", 2, SEVERAL))
    await table.must(table.clients[0], "start")
    print(table.link, flush=True)
    enough = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
    delays: list[float] = []
    faults: list[str] = []
    while not enough.done():
        try:
            delays.append(await asyncio.wait_for(_move(table), 10))
        except (TimeoutError, AssertionError) as error:
            faults.append(repr(error))
            break
        await asyncio.sleep(PAUSE)
    faults += [fault for client in table.clients for fault in client.log.faults]
    faults += [f"{client.name} had {client.lines} lines" for client in table.clients if client.lines > 1]
    await site.close()
    print(json.dumps({"delays": delays, "faults": faults}), flush=True)
    await enough


async def _move(table: Table) -> float:
    """Makes a move of either; the milliseconds until it was answered."""
    while True:
        if all(client.view["phase"] != "playing" for client in table.clients):
            await _play_again(table)
        for client in table.clients:
            text = await choose(client) if not client.unanswered else None
            if text is None or text == "end":
                continue
            begin = time.perf_counter()
            answer: Frame = await client.do("move", text=text)
            taken = (time.perf_counter() - begin) * 1000
            if answer["t"] == "done":
                await asyncio.gather(*(_sees(one, answer["seq"]) for one in table.clients))
                return taken
            assert answer.get("code") in ("not-your-turn", "no-such-move"), answer
        await asyncio.sleep(0.01)


async def _play_again(table: Table) -> None:
    number = table.clients[0].view["match"]
    await table.must(table.clients[0], "rematch")
    for client in table.clients:
        await client.until(lambda known: known.view["match"] > number)
    await table.must(table.clients[0], "start")
    for client in table.clients:
        await client.until(lambda known: known.view["phase"] == "playing")


async def _sees(client: Client, seq: int) -> None:
    number = client.match
    await client.until(lambda known: known.match > number or known.seq >= seq)


if __name__ == "__main__":
    asyncio.run(live(sys.argv[1]))
