"""The server in this process, on a free port, with the fake game of tests/matches."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

import app.games
from app.main import Parts, make_server
from app.settings import Settings
from tests.matches.fake_game import Whisper
from tests.web.people import close_all

Starter = Callable[..., AbstractAsyncContextManager[str]]


@pytest.fixture(autouse=True)
def whisper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.games, "all_games", lambda: {"whisper": Whisper()})


@pytest.fixture
def start(tmp_path: Path) -> Starter:
    """Starts a server; a second one on the same database is the first one after a restart."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'toktonk.db'}"

    @contextlib.asynccontextmanager
    async def run(parts: Parts | None = None, **settings: object) -> AsyncIterator[str]:
        chosen = Settings(**{"port": 0, "database_url": database, **settings})  # type: ignore[arg-type]
        server = make_server(chosen, parts)
        task = asyncio.create_task(server.serve())
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield f"http://127.0.0.1:{port}{chosen.root_path}"
        finally:
            await close_all()
            server.should_exit = True
            await task

    return run


@pytest.fixture
async def url(start: Starter) -> AsyncIterator[str]:
    """The address of a running server, without a slash at its end."""
    async with start() as address:
        yield address
