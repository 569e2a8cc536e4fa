"""How Alembic reaches the database: the connection of the starting server, or one of its own for the command line."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from app.adapters.sql.store import make_engine
from app.adapters.sql.tables import metadata
from app.settings import Settings


def run(connection: Connection) -> None:
    # SQLite cannot alter most things in place: batch mode copies the table.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_alone() -> None:
    engine = make_engine(Settings.from_environment().database_url)
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    asyncio.run(run_alone())
