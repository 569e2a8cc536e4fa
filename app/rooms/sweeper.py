"""What must happen without anybody asking: graces end, clocks run out, the house acts for who is not there."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Iterable
from uuid import uuid4

from app.errors import Busy, Refusal
from app.matches.commands import FAR, Command
from app.rooms.hub import Hub
from app.rooms.ports import StoreUnavailable
from app.rooms.room import Room

EVERY = 0.5
BEAT_EVERY = 5.0
LONGEST_BREATH = 15.0  # without a beat for longer, the server was down, asleep, or had no disk
MOST_AT_ONCE = 64
REST = 5.0  # before a match is looked at again that asks to be woken for nothing, or that cannot be played on

logger = logging.getLogger(__name__)


class Sweeper:
    """Goes round the rooms. `grace` is how long somebody in the lobby may be away, in seconds."""

    def __init__(self, hub: Hub, grace: float) -> None:
        self._hub = hub
        self._grace = grace
        self._beat_at: float | None = None
        self._longest_breath = 0.0  # before the first beat of this process, all time since the last one was downtime
        self._resting: dict[str, float] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Before the first round: the time since the last beat of any process was downtime, and is given back."""
        try:
            await self._beat(self._hub.house.clock.now())
        except StoreUnavailable:
            logger.warning("the downtime could not be given back yet")

    async def end(self) -> None:
        """After the last round: downtime begins."""
        for task in self._thinking.values():
            task.cancel()
        try:
            await self._hub.house.store.beat(self._hub.house.clock.now())
        except StoreUnavailable:
            logger.warning("the end could not be noted: a little more downtime will be given back")

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
            if here := room.successors(now):
                await self._pass_on(room, here)
            for seat, away_for in room.missing(now).items():
                await self._substitute(room, seat, away_for)
        try:
            if self._beat_at is None or now - self._beat_at >= BEAT_EVERY:
                await self._beat(now)
            await self._wake_due(now)
        except StoreUnavailable:
            logger.warning("what is due cannot be looked up just now")
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

    async def _pass_on(self, room: Room, here: list[str]) -> None:
        try:
            await room.pass_on(here)
        except Busy:
            logger.warning("match %s: the host's duty could not be passed on yet", room.match.id)

    async def _substitute(self, room: Room, seat: str, away_for: float) -> None:
        try:
            await room.substitute(seat, away_for)
        except Refusal as refusal:
            logger.warning("match %s: no substitute yet: %s", room.match.id, refusal.reason.code)

    async def _beat(self, now: float) -> None:
        """Notes that all is well, after giving back the time in which it was not. Raises StoreUnavailable."""
        store = self._hub.house.store
        last = await store.last_beat()  # of any process: while one of them looked after the matches, nothing was down
        if last is not None and now - last > self._longest_breath:
            await self._credit(last, now)
        await store.beat(now)
        self._beat_at, self._longest_breath = now, LONGEST_BREATH

    async def _credit(self, begin: float, end: float) -> None:
        links = await self._hub.house.store.due(FAR)
        logger.info("%.1f s of downtime are given back to %d matches", end - begin, len(links))
        for some in _parts(links):
            await asyncio.gather(*(self._give_back(link, begin, end) for link in some))

    async def _give_back(self, link: str, begin: float, end: float) -> None:
        try:
            room = await self._hub.find(link)
            if room is not None:
                await room.credit(begin, end)
        except Busy as error:
            raise StoreUnavailable("not credited") from error
        except Refusal as refusal:
            logger.info("room: %s", refusal.reason.code)
        except StoreUnavailable:
            raise
        except Exception:
            logger.exception("a match could not be given its time back")

    async def _wake_due(self, now: float) -> None:
        self._resting = {link: until for link, until in self._resting.items() if until > now}
        busy = self._resting.keys() | self._thinking.keys()
        links = [link for link in await self._hub.house.store.due(now) if link not in busy]
        # Nobody's clock waits until the bots of other tables have thought.
        thinking = [
            link
            for link in links
            if (room := self._hub.live(link)) is not None and room.thoughts.are_due(room.match, now)
        ]
        for link in thinking:
            task = self._thinking[link] = asyncio.create_task(self._wake(link, now), name="let a bot think")
            task.add_done_callback(functools.partial(self._thought, link))
        for some in _parts([link for link in links if link not in thinking]):
            await asyncio.gather(*(self._wake(link, now) for link in some))

    def _thought(self, link: str, task: asyncio.Task[None]) -> None:
        self._thinking.pop(link, None)

    async def _wake(self, link: str, now: float) -> None:
        try:
            room = await self._hub.find(link)
            before = room.match if room else None
            if room is not None:
                await room.act_on_due(now)
            if room is None or room.match is before:
                self._resting[link] = now + REST
        except (Busy, StoreUnavailable):
            logger.warning("a match that is due has to wait for the store")
        except Refusal as refusal:
            logger.info("a match that is due: %s", refusal.reason.code)
            self._resting[link] = now + REST
        except Exception:
            logger.exception("a match that is due cannot go on")
            self._resting[link] = now + REST


def _parts(links: list[str]) -> Iterable[list[str]]:
    return (links[start : start + MOST_AT_ONCE] for start in range(0, len(links), MOST_AT_ONCE))


async def catch_up(room: Room) -> None:
    """Catches up, or leaves it to the next time."""
    try:
        await room.catch_up()
    except StoreUnavailable:
        logger.warning("match %s: cannot be read just now", room.match.id)
