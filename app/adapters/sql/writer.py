"""Group commit: one writer on one held connection. What comes while a commit is under way goes into the next one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.adapters.sql.writing import write_batch
from app.rooms.ports import Entry, StoreUnavailable

LARGEST_BATCH = 200
FIRST_PAUSE = 0.02
LONGEST_PAUSE = 1.0
FAILURES = (SQLAlchemyError, OSError, TimeoutError, PostgresError, InterfaceError)

logger = logging.getLogger(__name__)
Waiting = tuple[Entry, "asyncio.Future[bool]"]


class GroupWriter:
    """Appends entries in batches, in the order in which they came; after a failure it waits longer each time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._connection: AsyncConnection | None = None
        self._pause = 0.0
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="group writer")

    async def append(self, entry: Entry) -> bool:
        """Whether the entry is on disk now; False for a conflict. Raises StoreUnavailable."""
        if self._is_closing:
            raise StoreUnavailable("the server is stopping")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Writes what waits, then lets the connection go."""
        self._is_closing = True
        self._wake.set()
        await self._task
        await self._drop_connection()

    async def _run(self) -> None:
        while self._waiting or not self._is_closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            await self._write(batch)
            if self._pause and not self._is_closing:
                await asyncio.sleep(self._pause)

    async def _write(self, batch: Sequence[Waiting]) -> None:
        try:
            written = await self._commit([entry for entry, _ in batch])
        except Exception as error:  # whatever it is: the writer must live, and who waits must hear
            await self._drop_connection()
            await self._fail(batch, error)
        else:
            self._pause = 0.0
            for (_, done), is_written in zip(batch, written, strict=True):
                if not done.done():
                    done.set_result(is_written)

    async def _fail(self, batch: Sequence[Waiting], error: Exception) -> None:
        # One entry that no database would take must not take the others down with it.
        if len(batch) > 1 and isinstance(error, SQLAlchemyError) and not isinstance(error, OperationalError):
            for one in batch:
                await self._write([one])
            return
        is_expected = isinstance(error, FAILURES)
        logger.warning("not saved: %s (%d)", type(error).__name__, len(batch), exc_info=None if is_expected else error)
        self._pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, self._pause * 2))
        for _, done in batch:
            if not done.done():
                done.set_exception(StoreUnavailable(type(error).__name__))

    async def _commit(self, entries: Sequence[Entry]) -> list[bool]:
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            return await self._connection.run_sync(write_batch, entries)

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Detached, it is closed for good instead of going back to the pool.
            with contextlib.suppress(*FAILURES):
                await connection.run_sync(lambda sync: sync.detach())
            with contextlib.suppress(*FAILURES):
                await connection.close()
