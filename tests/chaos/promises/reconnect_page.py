"""The page's own client over a bad network: static/core itself, under Node, with reloads at the worst moments."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.people import Client
from tests.chaos.proxy import Proxy
from tests.chaos.tables import Site, Table
from tests.support.server import ROOT

PROMISE = Promise(
    "reconnect_page", "The page keeps what was not answered, over a reload too, and finds a dead line by itself."
)
CORE = ROOT / "static" / "core"
KINDS = (("tonk", 3, {"games": 4}), ("tokken", 2, {}), ("tok", 2, {}), ("tokken", 4, {"deal": "13"}))
edits: dict[str, tuple[str, str]] = {}  # a planted fault: of a file, what stands there and what shall


@contextlib.contextmanager
def edited(name: str, old: str, new: str) -> Iterator[None]:
    """Plants a fault into a file of static/core, in the copy that the trial makes."""
    edits[name] = old, new
    try:
        yield
    finally:
        edits.clear()


def core_of(stage: Stage) -> Path:
    """A copy of static/core, with the planted fault."""
    core = stage.folder / "core"
    if not core.exists():
        shutil.copytree(CORE, core)
        (core / "package.json").write_text('{"type": "module"}')
        for name, (old, new) in edits.items():
            text = (core / name).read_text("utf-8")
            if old not in text:
                raise ValueError(f"{name} has no {old!r}: the planted fault is out of date")
            (core / name).write_text(text.replace(old, new), "utf-8")
    return core


async def node(stage: Stage, **task: Any) -> asyncio.subprocess.Process:
    """player.js with its task."""
    shutil.copy(ROOT / "tests" / "chaos" / "player.js", core_of(stage))
    arguments = json.dumps({"core": str(core_of(stage)), "seed": stage.dice.randrange(2**31), **task})
    return await asyncio.create_subprocess_exec(
        str(ROOT / "scripts" / "node.sh"), "node", str(core_of(stage) / "player.js"), arguments,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, limit=2**24,
    )  # fmt: skip


@PROMISE.trial(
    "static/core plays games over a proxy that drops, delays and halves, and is reloaded right after it has sent",
    aim="each command once, no commit missing, the server's view in the end, every wake tries at once; 0 stuck",
    quick=10,
    full=150,
    only_full="whole games over bad lines; tests/js tests the same rules with fakes",
)
async def the_page_itself(stage: Stage) -> Figure:
    counts: Counter[str] = Counter()
    with stage.server() as server:
        site = Site(server, stage.dice)
        async with Proxy(server.port, stage.dice, least=600, most=12_000) as proxy:
            number = 0
            while proxy.cut_points < stage.size and not (stage.mutant and number):
                more = 3 if stage.is_full else 1
                tables = range(number, number + more)
                await asyncio.gather(*(_one_game(stage, site, proxy, one, counts) for one in tables))
                number += more
        await site.close()
    wrong = sum(counts[name] for name in ("twice", "missing", "unlike", "stuck", "slowWakes"))
    text = (
        f"{number} games, {proxy.cut_points} cut points, {counts['reloads']} reloads, "
        f"{counts['kept']} of them with a command kept, "
        f"{counts['asked']} commands: {counts['twice']} twice, {counts['missing']} commits missing, "
        f"{counts['unlike']} views unlike, {counts['slowWakes']} of {counts['wakes']} wakes slow, "
        f"{counts['stuck']} stuck"
    )
    return Figure(text, not wrong and counts["kept"] > 0)


async def _one_game(stage: Stage, site: Site, proxy: Proxy, number: int, counts: Counter[str]) -> None:
    table = await Table.sit_down(site, number, KINDS[number % len(KINDS)])
    await table.must(table.clients[0], "start")
    for client in table.clients:
        await client.stop()
    ends = await asyncio.gather(*(_one_page(stage, proxy, table, client) for client in table.clients))
    commands = await asyncio.to_thread(_commands, stage.database, table.link)
    for client, end in zip(table.clients, ends, strict=True):
        counts.update(_faults_of(end, commands))
        if end:
            counts["unlike"] += await _server_view(client) != end["view"]


async def _one_page(stage: Stage, proxy: Proxy, table: Table, client: Client) -> Mapping[str, Any]:
    address = {"address": f"ws://127.0.0.1:{proxy.port}/ws/{table.link}", "origin": f"http://127.0.0.1:{proxy.port}"}
    process = await node(stage, task="play", cookie=client.cookie, **address)
    try:
        async with asyncio.timeout(90 if stage.is_full else 25):
            out, err = await process.communicate()
    except TimeoutError:
        return {}
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    if process.returncode:
        raise RuntimeError(err.decode()[-500:])
    end: Mapping[str, Any] = json.loads(out)
    return end


def _faults_of(end: Mapping[str, Any], commands: Counter[str]) -> Counter[str]:
    if not end:
        return Counter(stuck=1)
    counts = Counter(end["counts"])
    counts["asked"] += len(end["asked"])
    counts["twice"] += sum(commands[command] > 1 for command in end["asked"])
    counts["missing"] += end["seq"] - end["have"]
    return counts


def _commands(database: Path, link: str) -> Counter[str]:
    wanted = "SELECT command_id FROM commits JOIN matches ON matches.id = match_id WHERE link = ?"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return Counter(row[0] for row in connection.execute(wanted, (link,)))


async def _server_view(client: Client) -> Any:
    fresh = Client(client.address, client.origin, client.cookie, "fresh", client.dice)
    fresh.start()
    try:
        await fresh.until(lambda one: one.is_open, 10)
        return fresh.view
    finally:
        await fresh.stop()


@the_page_itself.mutant_here
def forgets_its_command_over_a_reload() -> AbstractContextManager[None]:
    return edited("outbox.js", "this.#storage?.setItem(", "(() => {})(")


@the_page_itself.mutant_here
def asks_again_under_a_new_id() -> AbstractContextManager[None]:
    return edited("client.js", "this.#socket.send(command(id, seen", "this.#socket.send(command(newId(), seen")


@the_page_itself.mutant_here
def sits_out_the_pause() -> AbstractContextManager[None]:
    return edited("socket.js", "    this.retry();\n    this.#tick();", "    this.#tick();")


# ------------------------------------------------------------------------------------------------------ half open


@PROMISE.trial(
    "static/core on lines that go silent without a word, at all moments between two pings",
    aim="each is found within 10 s",
    quick=20,
    full=100,
    only_full="takes ten seconds; tests/js/socket.test.js does the same with a clock moved by hand",
)
async def half_open(stage: Stage) -> Figure:
    with stage.server() as server:
        site = Site(server, stage.dice)
        cookie = await site.cookie()
        link = await site.room(cookie, "tonk", 2, {})
        async with Proxy(server.port, stage.dice, is_bad=False) as proxy:
            address = {"address": f"ws://127.0.0.1:{proxy.port}/ws/{link}", "origin": f"http://127.0.0.1:{proxy.port}"}
            process = await node(stage, task="watch", cookie=cookie, lines=stage.size, **address)
            try:
                found = await _found_after(process, proxy, stage.size)
            finally:
                process.kill()
                await process.communicate()
    slowest = max(found, default=0.0)
    return Figure(
        f"{len(found)} of {stage.size} found, the slowest after {slowest:.1f} s",
        len(found) == stage.size and slowest <= 10,
    )


async def _found_after(process: asyncio.subprocess.Process, proxy: Proxy, lines: int) -> list[float]:
    """When each line was found dead, in seconds since it was; those that were not within 15 s are left out."""
    loop, is_open, found = asyncio.get_running_loop(), set(), {}
    silent_since = 0.0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(30):
            while len(found) < lines and process.stdout is not None:
                word = json.loads(await process.stdout.readline())
                if word["name"] == "open":
                    is_open.add(word["number"])
                if len(is_open) == lines and not silent_since:
                    proxy.is_silent, silent_since = True, loop.time()
                if word["name"] == "waiting" and silent_since:
                    found.setdefault(word["number"], loop.time() - silent_since)
    return list(found.values())


@half_open.mutant_here
def asks_no_questions() -> AbstractContextManager[None]:
    return edited("socket.js", "else if (this.send(PING) && this.#asked === 0) this.#asked = now;", "else this.isOpen;")
