"""What is old goes: rooms in which nothing was ever played, and finished ones when the settings say so."""

from __future__ import annotations

import asyncio
import logging

from app.rooms.hub import Hub
from app.rooms.ports import StoreUnavailable, Terms

DAY = 86400.0
FIRST_AFTER = 30.0  # a server that has just started has better things to do
EVERY = 1800.0
MOST_AT_ONCE = 50  # each batch is one short transaction, and moves go on in between

logger = logging.getLogger(__name__)


class Retention:
    """Forgets rooms. `lobbies` and `finished` are days; None: for ever."""

    def __init__(self, hub: Hub, lobbies: float, finished: float | None) -> None:
        self._hub = hub
        self._lobbies = lobbies * DAY
        self._finished = None if finished is None else finished * DAY

    async def run(self) -> None:
        """Forgets until it is cancelled; an error in one round does not end it."""
        await asyncio.sleep(FIRST_AFTER)
        while True:
            try:
                await self.forget()
            except StoreUnavailable:
                logger.warning("old rooms cannot be forgotten just now")
            except Exception:
                logger.exception("old rooms could not be forgotten")
            await asyncio.sleep(EVERY)

    async def forget(self) -> int:
        """One round, at the clock's time; returns how many rooms are gone. Raises StoreUnavailable."""
        now, count = self._hub.house.clock.now(), 0
        terms = Terms(now - self._lobbies, None if self._finished is None else now - self._finished)
        while links := await self._hub.house.store.purge(terms, self._hub.in_use(), MOST_AT_ONCE):
            for link in links:
                self._hub.forget(link)
            count += len(links)
        if count:
            logger.info("%d old rooms are forgotten", count)
        return count
