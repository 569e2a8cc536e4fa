"""All rooms that are live in this process. A room is loaded when somebody comes, and dropped when nobody is left."""

from __future__ import annotations

import asyncio

from app.rooms.room import House, Room

KEEP_EMPTY = 2.0  # somebody who loads the page again finds the room still there
KEEP_SEATS = 60.0  # in the lobby, seats of people who are away are about to be given up


class Hub:
    """Finds rooms by their links; never two live ones for one link. `moved` is set when others wrote to some."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.moved = asyncio.Event()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._moved_links: set[str] = set()
        house.broadcast.listen(self._hear)

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    async def find(self, link: str) -> Room | None:
        """The live room, loaded if need be; None when there is no such room. Raises StoreUnavailable."""
        room = self._rooms.get(link)
        if room is None:
            # One load for all who come at once, and it goes on when one of them does not wait for it.
            room = await asyncio.shield(self._load_once(link))
        if room is not None:
            room.used_at = self.house.clock.now()
        return room

    async def exists(self, link: str) -> bool:
        """Whether there is such a room, without loading it. Raises StoreUnavailable."""
        return link in self._rooms or await self.house.store.room(link) is not None

    def live(self, link: str) -> Room | None:
        """The room if it is live here."""
        return self._rooms.get(link)

    def drop_empty(self, now: float) -> None:
        """Lets go of rooms that nobody has used for a while: the log has everything."""
        for link, room in tuple(self._rooms.items()):
            keep = KEEP_SEATS if room.has_seats_to_free else KEEP_EMPTY
            if room.is_idle and now - room.used_at >= keep:
                del self._rooms[link]

    def in_use(self) -> set[str]:
        """The links of rooms that somebody is in or about to enter."""
        return {link for link, room in self._rooms.items() if not room.is_idle} | set(self._loading)

    def forget(self, link: str) -> None:
        """The room is gone from the store. Who came just then is sent away, and finds no room."""
        room = self._rooms.pop(link, None)
        for visitor in tuple(room.visitors) if room else ():
            visitor.outbox.cut()

    def take_moved(self) -> list[Room]:
        """The live rooms that other processes have written to since the last call."""
        self.moved.clear()
        links = {link for link in self._moved_links if link in self._rooms}
        self._moved_links -= links
        return [self._rooms[link] for link in links]

    def _load_once(self, link: str) -> asyncio.Task[Room | None]:
        task = self._loading.get(link)
        if task is None:
            task = self._loading[link] = asyncio.create_task(self._load(link), name="load a room")
            task.add_done_callback(lambda _: self._loading.pop(link, None))
        return task

    async def _load(self, link: str) -> Room | None:
        record = await self.house.store.room(link)
        if record is None:
            return None
        room = await Room.load(self.house, record)
        self._rooms[link] = room
        # What was written elsewhere while the log was read: the nudge found no room to wake.
        if link in self._moved_links:
            self.moved.set()
        return room

    def _hear(self, link: str) -> None:
        if link in self._rooms or link in self._loading:
            self._moved_links.add(link)
        if link in self._rooms:
            self.moved.set()
