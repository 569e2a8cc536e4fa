"""Reads a match's log from the database, for the command line. Writes nothing, and makes no database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy.engine import make_url

from app.adapters.sql.store import SqlStore, make_engine
from app.errors import Illegal
from app.matches.events import Commit
from app.rooms.ports import StoreUnavailable
from app.settings import BadSetting, Settings


def load_commits(match: str) -> list[Commit]:
    """The log of a match, named by its id, by `LINK` (the newest of the room) or `LINK/NUMBER`; empty without one.

    Raises Illegal (`no-database`) when the database cannot be read.
    """
    url = _database_url()
    path = make_url(url).database
    if url.startswith("sqlite") and not (path and Path(path).is_file()):
        raise Illegal.because("no-database", f"There is no database {path}.")
    try:
        return asyncio.run(_load(url, match))
    except StoreUnavailable as error:
        raise Illegal.because("no-database", f"The database cannot be read ({error}).") from error


def _database_url() -> str:
    try:
        return Settings.from_environment().database_url
    except BadSetting as error:
        raise Illegal.because("bad-setting", str(error)) from error


async def _load(url: str, name: str) -> list[Commit]:
    store = SqlStore(make_engine(url))
    try:
        return await store.read(await _match_id(store, name))
    finally:
        await store.close()


async def _match_id(store: SqlStore, name: str) -> str:
    link, _, number = name.partition("/")
    if number.isdecimal():
        return await store.match_number(link, int(number)) or name
    room = await store.room(link)
    return room.match if room else name
