"""The EventStore in SQLite or PostgreSQL. One writer; readers on connections of their own."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, and_, event, func, or_, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.adapters.sql.purging import purge
from app.adapters.sql.schema import migrate
from app.adapters.sql.tables import THE_BEAT, beats, commits, matches, rooms, sayings, seats
from app.adapters.sql.writer import FAILURES, GroupWriter
from app.adapters.sql.writing import fill_match, write_beat, write_saying
from app.games.api import Json
from app.matches.events import Commit
from app.matches.talk import Saying
from app.rooms.ports import Entry, Mark, RoomRecord, StoreUnavailable, TableRecord, Terms

LOCK_WAIT = 2.0
READERS = 4
# An error of the database names no values: they are cards, seeds and people.
COMMON: dict[str, Any] = {"pool_size": READERS, "pool_timeout": 5, "hide_parameters": True}
IS_OVER = matches.c.phase == "over"
LAST_AT = func.coalesce(matches.c.moved_at, matches.c.changed_at)
ROOM_COLUMNS = (rooms.c.link, rooms.c.code, rooms.c.match_id, rooms.c.number)


class SqlStore:
    """Opened by `open_store`; close it in the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = GroupWriter(engine)

    async def append(self, entry: Entry) -> bool:
        return await self._writer.append(entry)

    async def read(self, match: str, after: int = 0) -> list[Commit]:
        wanted = (commits.c.match_id == match) & (commits.c.seq > after)
        rows = await self._rows(select(commits).where(wanted).order_by(commits.c.seq))
        return [_commit(row) for row in rows]

    async def head(self, match: str) -> int:
        rows = await self._rows(select(func.max(commits.c.seq)).where(commits.c.match_id == match))
        return rows[0][0] or 0

    async def room(self, link: str) -> RoomRecord | None:
        return _room(await self._rows(select(*ROOM_COLUMNS).where(rooms.c.link == link)))

    async def room_by_code(self, code: str) -> RoomRecord | None:
        is_open = matches.c.phase == "lobby"
        joined = select(*ROOM_COLUMNS).join(matches, matches.c.id == rooms.c.match_id)
        return _room(await self._rows(joined.where(rooms.c.code == code, is_open)))

    async def match_number(self, link: str, number: int) -> str | None:
        wanted = (matches.c.link == link) & (matches.c.number == number)
        rows = await self._rows(select(matches.c.id).where(wanted))
        return rows[0][0] if rows else None

    async def tables_of(self, player: str, most: int, after: Mark | None = None) -> list[TableRecord]:
        sits = matches.c.id.in_(select(seats.c.match_id).where(seats.c.player_id == player))
        is_newest = matches.c.successor.is_(None) | IS_OVER
        is_own = (sits | (matches.c.host_id == player)) & is_newest
        order = (IS_OVER, LAST_AT.desc(), matches.c.link, matches.c.number)
        return await self._tables(is_own if after is None else is_own & _after(after), most, order)

    async def listed(self, most: int) -> list[TableRecord]:
        taken = select(func.count()).where(seats.c.match_id == matches.c.id).scalar_subquery()
        is_open = (matches.c.phase == "playing") | ((matches.c.phase == "lobby") & (taken < matches.c.players))
        return await self._tables(matches.c.listed & is_open, most, (matches.c.phase == "playing", LAST_AT.desc()))

    async def _tables(
        self, wanted: ColumnElement[bool], most: int, order: Sequence[ColumnElement[Any]]
    ) -> list[TableRecord]:
        rows = await self._rows(select(matches).where(wanted).order_by(*order).limit(most))
        sitters: dict[str, list[tuple[str, str, str]]] = {row.id: [] for row in rows}
        if rows:
            found = await self._rows(select(seats).where(seats.c.match_id.in_(sitters)).order_by(seats.c.seat))
            for seat in found:
                sitters[seat.match_id].append((seat.seat, seat.player_id, seat.name))
        return [_table(row, sitters[row.id]) for row in rows]

    async def outdated(self, form: int, after: str, most: int) -> list[str]:
        wanted = (matches.c.form < form) & (matches.c.id > after)
        ids = select(matches.c.id).where(wanted).order_by(matches.c.id).limit(most)
        return [row[0] for row in await self._rows(ids)]

    async def fill(self, projection: Mapping[str, Json]) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(fill_match, projection)
        except FAILURES as error:
            raise StoreUnavailable(type(error).__name__) from error

    async def say(self, link: str, said: Saying) -> int | None:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(write_saying, link, said)
        except FAILURES as error:
            raise StoreUnavailable(type(error).__name__) from error

    async def sayings(self, link: str, most: int) -> list[tuple[int, Saying]]:
        newest = select(sayings).where(sayings.c.link == link).order_by(sayings.c.id.desc()).limit(most)
        return [(row.id, _saying(row)) for row in reversed(await self._rows(newest))]

    async def purge(self, terms: Terms, spare: Collection[str], most: int) -> list[str]:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(purge, terms, spare, most)
        except FAILURES as error:
            raise StoreUnavailable(type(error).__name__) from error

    async def due(self, now: float) -> list[str]:
        wanted = select(matches.c.link).where(matches.c.wake_at <= now).order_by(matches.c.wake_at)
        return [row[0] for row in await self._rows(wanted)]

    async def beat(self, now: float) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(write_beat, now)
        except FAILURES as error:
            raise StoreUnavailable(type(error).__name__) from error

    async def last_beat(self) -> float | None:
        rows = await self._rows(select(beats.c.at).where(beats.c.id == THE_BEAT))
        return rows[0][0] if rows else None

    async def ping(self) -> None:
        await self._rows(select(rooms.c.link).limit(1))

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def _rows(self, statement: Executable) -> list[Any]:
        try:
            async with self._engine.connect() as connection:
                return list(await connection.execute(statement))
        except FAILURES as error:
            raise StoreUnavailable(type(error).__name__) from error


async def open_store(url: str) -> SqlStore:
    """The store at this address, its tables brought up to date. Raises StoreUnavailable with the reason."""
    engine = make_engine(url)
    try:
        _check_file(engine)
        await migrate(engine)
    except (*FAILURES, sqlite3.Error) as error:
        await engine.dispose()
        raise StoreUnavailable(f"the database cannot be opened: {getattr(error, 'orig', None) or error}") from error
    return SqlStore(engine)


def make_engine(url: str) -> AsyncEngine:
    """An engine that acknowledges only what is on disk."""
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite"):
        waits = {"timeout": 3, "command_timeout": 10}
        return create_async_engine(parsed, max_overflow=2, connect_args=waits, **COMMON)
    engine = create_async_engine(parsed, connect_args={"timeout": LOCK_WAIT}, **COMMON)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _check_file(engine: AsyncEngine) -> None:
    # Asked without the driver's thread, which would outlive its own failure.
    if engine.dialect.name == "sqlite" and engine.url.database:
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(engine.url.database, timeout=LOCK_WAIT)) as connection:
            connection.execute("PRAGMA schema_version")


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _commit(row: Any) -> Commit:
    written = {
        "v": row.form,
        "match": row.match_id,
        "seq": row.seq,
        "command": row.command_id,
        "player": row.player_id,
        "at": row.at,
        "events": msgspec.json.decode(row.events),
    }
    return Commit.from_json(written)


def _saying(row: Any) -> Saying:
    return Saying(row.command_id, row.player_id, row.at, row.seat, row.name, row.text, row.phrase)


def _table(row: Any, sitters: list[tuple[str, str, str]]) -> TableRecord:
    result = msgspec.json.decode(row.result) if row.result is not None else None
    at = row.changed_at if row.moved_at is None else row.moved_at
    shown = (row.phase, row.game, row.players, row.host_id, at, row.turn, row.differs, result)
    return TableRecord(row.link, row.id, row.number, *shown, tuple(sitters))


def _after(mark: Mark) -> ColumnElement[bool]:
    """What stands after the mark in the order of `tables_of`."""
    at, link, number = LAST_AT, matches.c.link, matches.c.number
    is_later = or_(link > mark.link, and_(link == mark.link, number > mark.number))
    is_older = or_(at < mark.at, and_(at == mark.at, is_later))
    if mark.is_over:
        return and_(IS_OVER, is_older)
    return or_(IS_OVER, and_(~IS_OVER, is_older))


def _room(rows: list[Any]) -> RoomRecord | None:
    return RoomRecord(*rows[0]) if rows else None
