"""The throw-away servers of tests/support themselves."""

from __future__ import annotations

import subprocess
from pathlib import Path

import asyncpg
import pytest
from redis.asyncio import Redis

from tests.support import processes
from tests.support.postgres import PostgresServer, postgres_server
from tests.support.redis import redis_server


async def _ask(server: PostgresServer, database: str, query: str) -> object:
    line = await asyncpg.connect(server.url(database).replace("+asyncpg", ""))
    try:
        return await line.fetchval(query)
    finally:
        await line.close()


@pytest.mark.postgres
async def test_a_new_database_is_empty_and_holds_what_it_is_given(postgres: PostgresServer) -> None:
    database = postgres.create()
    assert (
        await _ask(postgres, database, "select count(*) from information_schema.tables where table_schema = 'public'")
        == 0
    )
    await _ask(postgres, database, "create table pawns (square text)")
    copy = postgres.create(template=database)
    assert await _ask(postgres, copy, "select count(*) from pawns") == 0
    for name in (copy, database):
        postgres.drop(name)


@pytest.mark.postgres
def test_an_ended_postgres_answers_no_more_and_leaves_no_folder() -> None:
    with postgres_server() as server:
        data = Path(_value_of(server, "show data_directory"))
        assert server.is_ready()
    assert not server.is_ready()
    assert not data.parent.exists()


def _value_of(server: PostgresServer, query: str) -> str:
    command = [server.programs / "psql", "-h", "127.0.0.1", "-p", str(server.port), "-U", "toktonk", "-Atc", query]
    done = subprocess.run([*map(str, command), "postgres"], check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.mark.redis
async def test_a_throw_away_redis_answers_and_is_ended() -> None:
    with redis_server() as url:
        async with Redis.from_url(url) as line:
            assert await line.ping()
        port = int(url.split(":")[2].partition("/")[0])
        assert processes.answers(port)
    assert not processes.answers(port)


def test_a_program_that_does_not_get_ready_is_reported_with_its_last_words(tmp_path: Path) -> None:
    command = ["sh", "-c", "echo the dog ate the cards; exit 3"]
    with (
        pytest.raises(RuntimeError, match=r"exit code 3.*\n.*the dog ate the cards"),
        processes.running(command, lambda: False, log=tmp_path / "log"),
    ):
        pass
