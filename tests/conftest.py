"""Fixtures for all tests. Servers start on demand, once a session (with xdist: once a worker), on free ports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.postgres import PostgresServer, postgres_server
from tests.support.redis import redis_server
from tests.support.server import Server, toktonk

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A throw-away PostgreSQL server. Most tests want `postgres_url`."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """The URL of a new PostgreSQL database without tables: opening the store makes them by the migrations."""
    name = postgres.create()
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of an SQLite database that does not exist yet: opening the store makes it by the migrations."""
    return f"sqlite+aiosqlite:///{tmp_path / 'toktonk.db'}"


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a throw-away Redis server. Tests share it: use names of your own."""
    with redis_server() as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The product, running on SQLite as `make run` starts it. Tests share it: open rooms of your own."""
    folder = tmp_path_factory.mktemp("server")
    with toktonk(f"sqlite:///{folder / 'toktonk.db'}", folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, for tests marked e2e: `browser.new_context()` is a person with a profile of their own.

    Playwright's synchronous side holds the thread's event loop, so such tests run apart from asynchronous ones.
    """
    from tests.support.browser import chromium

    with chromium() as running:
        yield running
