"""What must happen without anybody asking: people leave the lobby when their grace is over, empty rooms are dropped."""

from __future__ import annotations

import asyncio
import logging
from uuid import uuid4

from app.errors import Busy, Refusal
from app.matches.commands import Command
from app.rooms.hub import Hub
from app.rooms.ports import StoreUnavailable
from app.rooms.room import Room

EVERY = 0.5
SHARED_EVERY = 5.0

logger = logging.getLogger(__name__)


class Sweeper:
    """Goes round the live rooms. `grace` is how long somebody in the lobby may be away, in seconds."""

    def __init__(self, hub: Hub, grace: float) -> None:
        self._hub = hub
        self._grace = grace

    async def run(self) -> None:
        """Sweeps until it is cancelled; an error in one round does not end it."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Exception:
                logger.exception("a round of the sweeper failed")

    async def sweep(self) -> None:
        """One round, at the clock's time."""
        now = self._hub.house.clock.now()
        for room in self._hub.rooms():
            room.show_presence()
            for player in room.overdue(now, self._grace):
                await self._send_away(room, player)
        self._hub.drop_empty(now)

    async def chase(self) -> None:
        """Catches up with rooms that other processes have written to, until it is cancelled."""
        while True:
            await self._hub.moved.wait()
            for room in self._hub.take_moved():
                await catch_up(room)

    async def _send_away(self, room: Room, player: str) -> None:
        try:
            await room.handle(Command(f"leave-{uuid4().hex}", player, "leave", {}))
        except Busy:
            logger.warning("match %s: somebody who is away could not be sent away yet", room.match.id)
        except Refusal as refusal:
            logger.info("match %s: %s", room.match.id, refusal.reason.code)


async def catch_up(room: Room) -> None:
    """Catches up, or leaves it to the next time."""
    try:
        await room.catch_up()
    except StoreUnavailable:
        logger.warning("match %s: cannot be read just now", room.match.id)
