"""The real process: stopped kindly, killed while it plays, killed while it writes. Nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.processes import free_port
from tests.support.server import Server, toktonk
from tests.web.people import Line, Person, close_all

WRITERS = 8


class Machine:
    """Starts the server again and again on one database and one port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()

    @contextlib.contextmanager
    def on(self) -> Iterator[Server]:
        with toktonk(f"sqlite:///{self.folder / 'toktonk.db'}", self.folder / "log", port=self.port) as server:
            yield server

    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


async def two_at_tonk(url: str) -> tuple[str, list[Person], list[Line]]:
    people = [Person(url), Person(url)]
    link = await people[0].open_room("tonk", 2)
    lines = [await person.enter(link) for person in people]
    free = [seat["seat"] for seat in lines[0].view["seats"]]
    for line, seat, name in zip(lines, free, ("Anna", "Ben"), strict=True):
        await line.succeed("sit", seat=seat, name=name)
    return link, people, lines


@pytest.mark.chaos
async def test_a_game_goes_on_after_the_server_was_killed(machine: Machine) -> None:
    with machine.on() as server:
        link, people, lines = await two_at_tonk(server.url)
        seq = await lines[0].succeed("start")
        await lines[1].seq(seq)
        before = [line.view for line in lines]
        server.kill()
        await close_all()
    with machine.on() as server:
        for person, view in zip(people, before, strict=True):
            line = await person.line(link)
            welcome = await line.hello(1, seq)
            assert welcome["told"] == []
            assert welcome["view"] == view
        await close_all()
    assert "Traceback" not in machine.log()


async def write_until_it_breaks(line: Line, number: int) -> dict[str, int]:
    """Renames again and again; the commands that were acknowledged, with their seq."""
    acknowledged = {}
    with contextlib.suppress(ConnectionClosed, OSError):
        for step in range(10_000):
            command = f"writer-{number}-{step}"
            answer = await line.do("rename", command=command, name=f"N {number} {step}")
            if answer["t"] == "done":
                acknowledged[command] = answer["seq"]
            if answer.get("code") == "too-fast":
                await asyncio.sleep(0.05)
    return acknowledged


@pytest.mark.chaos
async def test_no_acknowledged_command_is_lost_when_the_server_is_killed_while_it_writes(machine: Machine) -> None:
    with machine.on() as server:
        people = [Person(server.url) for _ in range(WRITERS)]
        links = [await person.open_room("tonk", 2) for person in people]
        lines = [await person.enter(link) for person, link in zip(people, links, strict=True)]
        for line in lines:
            await line.succeed("sit", seat=line.view["seats"][0]["seat"], name="Anna")
        writers = [asyncio.create_task(write_until_it_breaks(line, number)) for number, line in enumerate(lines)]
        await asyncio.sleep(1.0)
        server.kill()
        acknowledged = await asyncio.gather(*writers)
        await close_all()
    assert sum(len(one) for one in acknowledged) > WRITERS
    with machine.on():
        for person, link, done in zip(people, links, acknowledged, strict=True):
            line = await person.enter(link)
            assert line.view["seq"] >= max(done.values(), default=0)
            last = list(done)[-1]
            again = await line.do("rename", command=last, name="Somebody else")
            assert (again["t"], again["seq"]) == ("done", done[last])
        await close_all()


async def test_a_server_that_is_asked_to_stop_says_so_and_is_gone_within_a_second(machine: Machine) -> None:
    with machine.on() as server:
        _, _, lines = await two_at_tonk(server.url)
        asked = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        for line in lines:
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        await asyncio.to_thread(server.process.wait, 10)
        assert time.monotonic() - asked < 2  # one second, and room for a loaded machine
    assert "Traceback" not in machine.log()


async def test_the_log_names_no_secrets(machine: Machine) -> None:
    with machine.on() as server:
        link, people, lines = await two_at_tonk(server.url)
        await lines[0].succeed("start")
        await lines[0].send({"t": "nonsense"})
        await lines[0].hear("refused")
        await people[0].visit(f"/r/{link}")
        await close_all()
    log = machine.log()
    assert f"Toktonk is running at http://127.0.0.1:{machine.port}/" in log
    for secret in (link, "Anna", "Ben", *(str(person.cookie) for person in people)):
        assert secret not in log


@pytest.mark.chaos
async def test_a_turn_that_was_due_is_made_after_a_crash_with_nobody_connected(machine: Machine) -> None:
    with machine.on() as server:
        link, people, lines = await two_at_tonk(server.url)
        await lines[1].seq(await lines[0].succeed("start"))
        asked = "ab".index(lines[0].view["table"]["turn"])
        seq = await lines[asked].succeed("leave")
        server.kill()
        await close_all()
    with machine.on() as server:
        await until_somebody_acted(machine, seq)
        line = await people[1 - asked].line(link)
        welcome = await line.hello(1, seq)
        events = [event["e"] for told in welcome["told"] for event in told["events"]]
        assert events[0] == "defaulted"
        assert welcome["view"]["seats"][asked]["status"] == "left"
        await close_all()
    assert "Traceback" not in machine.log()


async def until_somebody_acted(machine: Machine, seq: int) -> None:
    """Reads the log of the server from outside, as nobody at the table does."""
    with contextlib.closing(sqlite3.connect(machine.folder / "toktonk.db")) as database:
        while database.execute("SELECT max(seq) FROM commits").fetchone()[0] <= seq:
            await asyncio.sleep(0.05)
