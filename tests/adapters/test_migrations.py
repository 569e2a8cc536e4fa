"""A database of any older version, with matches in it, is brought up to date; whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from app.adapters.sql import schema
from app.adapters.sql.schema import MIGRATIONS
from app.adapters.sql.store import make_engine, open_store
from app.matches.projection import FORM
from app.rooms.ports import StoreUnavailable
from app.rooms.refill import Refill

VERSIONS = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
URLS = ["sqlite_url", pytest.param("postgres_url", marks=pytest.mark.postgres)]
# What the first version wrote: a match that runs.
ROWS = """
    INSERT INTO commits VALUES ('m1', 1, 1, 'command-1', 'anna', 1000.0, '[{"e":"said"}]');
    INSERT INTO rooms VALUES ('link', 'KQ7M2P', 'm1', 1);
    INSERT INTO players VALUES ('anna', 1000.0);
    INSERT INTO matches (id, link, number, seq, phase, game, ruleset, players, host_id, successor, wake_at, changed_at)
        VALUES ('m1', 'link', 1, 1, 'playing', 'tok', 1, 2, 'anna', NULL, 2000.0, 1000.0);
    INSERT INTO seats VALUES ('m1', 'a', 'anna', 'Anna');
"""


def upgrade_to(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


async def an_old_database(url: str, version: str) -> None:
    engine = make_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to, version)
    async with engine.begin() as connection:
        for statement in filter(str.strip, ROWS.split(";")):
            await connection.execute(text(statement))
    await engine.dispose()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("fixture", URLS)
async def test_matches_of_an_older_version_are_there_after_the_upgrade(
    fixture: str, version: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue(fixture)
    await an_old_database(url, version)
    store = await open_store(url)
    assert [commit.seq for commit in await store.read("m1")] == [1]
    assert await store.due(3000.0) == ["link"]
    (table,) = await store.tables_of("anna", 10)
    assert (table.phase, table.seats, table.result) == ("playing", (("a", "anna", "Anna"),), None)
    assert (table.turn, table.at) == (None, 1000.0)
    assert await store.outdated(FORM, "", 10) == ["m1"]
    await Refill(store).run()
    assert await store.outdated(FORM, "", 10) == ["m1"], "a log that cannot be read keeps nobody from starting"
    assert await store.listed(10) == []
    await store.close()


@pytest.mark.parametrize("fixture", URLS)
async def test_an_upgrade_that_breaks_off_leaves_the_database_as_it_was(
    fixture: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = request.getfixturevalue(fixture)
    await an_old_database(url, VERSIONS[0])
    whole = schema._upgrade

    def broken(connection: Connection) -> Any:
        whole(connection)
        raise OSError("the disk is gone")

    monkeypatch.setattr(schema, "_upgrade", broken)
    with pytest.raises(StoreUnavailable):
        await open_store(url)
    monkeypatch.undo()
    engine = make_engine(url)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == VERSIONS[0]
    await engine.dispose()
    store = await open_store(url)
    assert len(await store.tables_of("anna", 10)) == 1
    await store.close()
