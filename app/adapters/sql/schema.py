"""Brings the tables up to date when the server starts: Alembic's migrations, run inside the running loop."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).resolve().parents[3] / "migrations"
LOCK = 0x746F6B746F6E6B  # "toktonk": workers that start at once migrate one after another


async def migrate(engine: AsyncEngine) -> None:
    """Runs what is missing. Raises SQLAlchemy's or the system's errors when the database cannot be opened."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            # All or nothing: the driver by itself would write each statement of a migration for good.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
