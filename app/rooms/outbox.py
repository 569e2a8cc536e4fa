"""What waits to be sent to one connection: bounded, and never awaited by who fills it.

While the other side reads, frames go straight to the line. When it does not, answers wait in their order, and of what
merely shows the table only the newest is kept once more than a few wait: each view is complete in itself. A line on
which something has waited for too long without a break is cut.
"""

from __future__ import annotations

import asyncio
from collections import deque
from enum import Enum

from app.rooms.ports import Line

STALL_LIMIT = 3.0
KEPT_TELLINGS = 16
MOST_WAITING = 256


class Kind(Enum):
    """What a frame is, for the question which of the waiting ones it makes needless."""

    ANSWER = "answer"
    TELLING = "telling"
    WELCOME = "welcome"
    PRESENCE = "presence"


class Outbox:
    """The way to one connection. The line's owner calls `flow` when it takes data again, and `close` in the end."""

    def __init__(self, line: Line, stall_limit: float = STALL_LIMIT) -> None:
        self._line = line
        self._stall_limit = stall_limit
        self._waiting: deque[tuple[Kind, bytes]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._empty = asyncio.Event()
        self._empty.set()

    def put(self, kind: Kind, frame: bytes) -> None:
        """Sends the frame now or later; never waits."""
        if not self._waiting and not self._line.is_clogged:
            self._line.write(frame)
            return
        self._make_room(kind)
        self._waiting.append((kind, frame))
        self._empty.clear()
        if len(self._waiting) > MOST_WAITING:
            self._cut()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._stall_limit, self._cut)

    def flow(self) -> None:
        """The line takes data again: what waits goes out, as much as it takes."""
        while self._waiting and not self._line.is_clogged:
            self._line.write(self._waiting.popleft()[1])
        if not self._waiting:
            self._rest()

    async def emptied(self) -> None:
        """Returns when nothing waits: who does not read its answers may not ask on."""
        await self._empty.wait()

    def cut(self) -> None:
        """Ends the line at once."""
        self._cut()

    def close(self) -> None:
        """Forgets what waits."""
        self._waiting.clear()
        self._rest()

    def _make_room(self, kind: Kind) -> None:
        if kind is Kind.PRESENCE:
            self._forget(Kind.PRESENCE)
        elif kind is Kind.WELCOME:
            self._forget(Kind.TELLING, Kind.WELCOME)
        elif kind is Kind.TELLING and self._count(Kind.TELLING) >= KEPT_TELLINGS:
            self._forget(Kind.TELLING)

    def _forget(self, *kinds: Kind) -> None:
        self._waiting = deque(item for item in self._waiting if item[0] not in kinds)

    def _count(self, kind: Kind) -> int:
        return sum(item[0] is kind for item in self._waiting)

    def _cut(self) -> None:
        self.close()
        self._line.cut()

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._empty.set()
