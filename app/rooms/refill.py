"""After an update, the tables beside the log are filled again from the log where an older version has told less."""

from __future__ import annotations

import asyncio
import logging

from app.matches.match import fold
from app.matches.projection import FORM, projection
from app.rooms.ports import EventStore, StoreUnavailable

MOST_AT_ONCE = 50
BREATH = 0.01  # seconds between two matches: those who play come first
AGAIN = 5.0

logger = logging.getLogger(__name__)


class Refill:
    """One walk through all matches of an older form; what moves meanwhile is told anew by its own commits."""

    def __init__(self, store: EventStore, form: int = FORM) -> None:
        self._store = store
        self._form = form

    async def run(self) -> None:
        """Walks to the end, however often the store is away."""
        after = ""
        while True:
            try:
                matches = await self._store.outdated(self._form, after, MOST_AT_ONCE)
                for match in matches:
                    await self._fill(match)
                    after = match
                    await asyncio.sleep(BREATH)
            except StoreUnavailable:
                logger.warning("lists of tables cannot be filled from the logs just now")
                await asyncio.sleep(AGAIN)
                continue
            if not matches:
                return

    async def _fill(self, match: str) -> None:
        log = await self._store.read(match)
        try:
            folded = fold(log)
            told = projection(folded) if folded is not None else None
        except Exception:  # one log that cannot be read must not keep the others from being told
            logger.exception("match %s: what lists tell of it cannot be filled from its log", match)
            return
        if told is not None:
            await self._store.fill(told)
