"""What the SQL store does when the disk is full, locked or gone, and what it leaves on it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from app.adapters.sql import store as sql_store
from app.adapters.sql.store import SqlStore, open_store
from app.adapters.sql.tables import metadata
from app.rooms.ports import Entry, StoreUnavailable
from tests.adapters.test_store_laws import commit, first, projection


@pytest.fixture
async def store(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqlStore]:
    monkeypatch.setattr(sql_store, "LOCK_WAIT", 0.1)
    opened = await open_store(sqlite_url)
    yield opened
    await opened.close()


def file_of(url: str) -> str:
    return url.partition("///")[2]


async def test_a_locked_database_saves_nothing_and_recovers(store: SqlStore, sqlite_url: str) -> None:
    other = sqlite3.connect(file_of(sqlite_url), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable):
        await store.append(Entry(commit("m1", 1)))
    other.execute("ROLLBACK")
    other.close()
    assert await store.read("m1") == []
    assert await store.append(Entry(commit("m1", 1)))


async def test_a_full_disk_saves_nothing_and_recovers(store: SqlStore, sqlite_url: str) -> None:
    connection = store._writer._connection
    assert connection is None
    assert await store.append(Entry(commit("m1", 1)))
    connection = store._writer._connection
    assert connection is not None
    pages = (await connection.execute(text("PRAGMA page_count"))).scalar()
    await connection.execute(text(f"PRAGMA max_page_count = {pages}"))
    await connection.rollback()
    big = commit("m1", 2)
    full = Entry(type(big)("m1", 2, big.command, big.player, big.at, ({"e": "x" * 200_000},)))
    with pytest.raises(StoreUnavailable):
        await store.append(full)
    assert await store.head("m1") == 1
    # The writer came back on a new connection, which has no such limit.
    assert await store.append(full)


async def test_one_entry_that_no_database_takes_does_not_take_the_others_down(store: SqlStore) -> None:
    poison = Entry(commit("m9", 1), projection("m9", "link-9", "NNNNNN", ruleset=None))
    entries = [first("m1", "link-1", "AAAAAA"), poison, Entry(commit("m2", 1))]
    answers = await asyncio.gather(*(store.append(entry) for entry in entries), return_exceptions=True)
    assert answers[0] is True
    assert isinstance(answers[1], StoreUnavailable)
    assert answers[2] is True
    assert await store.head("m9") == 0


async def test_what_was_acknowledged_is_there_after_the_process_is_gone(sqlite_url: str) -> None:
    before = await open_store(sqlite_url)
    await before.append(first("m1", "link-1", "AAAAAA"))
    await before.close()
    after = await open_store(sqlite_url)
    assert await after.head("m1") == 1
    await after.close()


async def test_a_store_that_is_closing_takes_nothing_more(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.append(Entry(commit("m1", 1)))


async def test_a_commit_is_on_disk_before_it_is_acknowledged(store: SqlStore) -> None:
    async with store._engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"


async def test_a_database_that_cannot_be_opened_is_named_as_the_reason(tmp_path: Path) -> None:
    folder = tmp_path / "folder.db"
    folder.mkdir()
    with pytest.raises(StoreUnavailable, match="cannot be opened"):
        await open_store(f"sqlite+aiosqlite:///{folder}")


@pytest.mark.parametrize("fixture", ["sqlite_url", pytest.param("postgres_url", marks=pytest.mark.postgres)])
async def test_the_migrations_make_the_tables_that_the_code_names(fixture: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue(fixture)
    store = await open_store(url)
    await store.close()
    again = await open_store(url)
    await again.close()
    engine = create_async_engine(url)

    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()
