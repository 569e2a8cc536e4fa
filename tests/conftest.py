"""Fixtures for all tests. Servers start on demand, once a session (with xdist: once a worker), on free ports."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.postgres import PostgresServer, postgres_server
from tests.support.redis import redis_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A throw-away PostgreSQL server. Most tests want `postgres_url`."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def empty_postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """The URL of a PostgreSQL database without tables."""
    name = postgres.create()
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a throw-away Redis server. Tests share it: use names of your own."""
    with redis_server() as url:
        yield url
