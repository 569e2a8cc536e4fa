"""Lines under real servers: those that do not read are cut without harm to others, and RFC 6455 is kept."""

from __future__ import annotations

import asyncio
import functools
import os
import subprocess
import sys
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from app.main import Parts, create_app
from app.rooms.outbox import Outbox
from app.settings import Settings
from app.web import ws
from app.web.lines import TableProtocol, text_header
from tests.web.people import Person, close_all


@pytest.mark.parametrize(("length", "header"), [(0, "8100"), (125, "817d"), (126, "817e007e"), (65535, "817effff")])
def test_short_and_middle_frames_have_the_heads_of_the_standard(length: int, header: str) -> None:
    assert text_header(length).hex() == header


def test_a_long_frame_has_the_head_of_the_standard() -> None:
    assert text_header(65536).hex() == "817f0000000000010000"


async def test_who_does_not_read_is_cut_and_holds_nobody_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ws, "Outbox", functools.partial(Outbox, stall_limit=0.3))
    monkeypatch.setattr(ws, "RATE", 1e6)
    monkeypatch.setattr(ws, "BURST", 10**6)
    host = Person(url)
    link = await host.open_room()
    stalled = Person(url)
    await stalled.visit()
    silent = await stalled.line(link, max_queue=1)
    await silent.hello()
    silent.socket.transport.pause_reading()
    anna = await host.enter(link)
    await anna.succeed("sit", seat="a", name="Anna")
    anna.frames.clear()
    is_alone = False
    for step in range(4000):
        await anna.succeed("rename", name=f"Anna {step}")
        is_alone = any(frame["t"] == "presence" and frame["watching"] == 0 for frame in anna.frames)
        anna.frames.clear()
        if is_alone:
            break
    assert is_alone, "the silent line was never cut"
    silent.socket.transport.resume_reading()
    with pytest.raises((ConnectionClosed, OSError)):
        while True:
            await silent.next()


@pytest.mark.parametrize("implementation", ["websockets-sansio", "wsproto"])
async def test_a_table_works_under_any_asgi_server(tmp_path: Path, implementation: str) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'toktonk.db'}")
    config = uvicorn.Config(
        create_app(settings, Parts()), port=0, ws=implementation, log_config=None, access_log=False, lifespan="on"
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    link = await Person(url).open_room()
    anna, ben = await Person(url).enter(link), await Person(url).enter(link)
    await anna.succeed("sit", seat="a", name="Anna")
    assert (await ben.hear("told"))["view"]["seats"][0]["name"] == "Anna"
    await ben.socket.close()
    await anna.until(lambda frame: frame["t"] == "presence" and frame["watching"] == 0)
    await close_all()
    server.should_exit = True
    await task


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        for name in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{name}.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        kind = "bytes" if message.get("text") is None else "text"
        await send({"type": "websocket.send", kind: message[kind]})


@pytest.mark.slow
async def test_the_protocol_class_passes_the_conformance_suite(tmp_path: Path) -> None:
    kosoku = Path(sys.executable).parent / "kosoku"
    if not kosoku.exists():
        pytest.skip("kosoku is not installed")
    config = uvicorn.Config(
        echo,
        port=0,
        ws=TableProtocol,
        ws_max_size=2**20,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="critical",
        access_log=False,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    suites = ["-p", "4", "-x", "9.*", "-x", "12.*", "-x", "13.*", "-o", str(tmp_path), f"127.0.0.1:{port}"]
    done = await asyncio.to_thread(
        subprocess.run, [kosoku, *suites], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    server.should_exit = True
    await task
    assert "247 cases passed" in done.stdout + done.stderr
