"""Lists of tables: those of one person, and the open ones that their hosts show to everybody."""

from __future__ import annotations

import asyncio

from app.errors import Busy, Reason
from app.games.api import Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.views import seats_to_act
from app.rooms.hub import Hub
from app.rooms.ports import StoreUnavailable, TableRecord

MOST_OWN = 60
MOST_RUNNING = 12  # whose turn it is, is asked of the live rooms: of the newest ones only
MOST_LISTED = 30
FRESH = 2.0  # seconds for which a list of rooms for everybody is good


class Directory:
    """Asks the store, and of running matches the rooms. Every method raises Busy."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._listed: list[TableRecord] = []
        self._listed_at = -FRESH
        self._lock = asyncio.Lock()

    async def tables_of(self, player: str) -> list[dict[str, Json]]:
        """The person's tables, newest first: of each room its newest match, and all that are over."""
        try:
            records = await self._hub.house.store.tables_of(player, MOST_OWN)
            running = [record.link for record in records if record.phase == "playing"][:MOST_RUNNING]
            turns = {link: await self._turn(link) for link in running}
        except StoreUnavailable as error:
            raise _not_readable() from error
        return [_own(record, player, turns.get(record.link)) for record in records]

    async def listed(self) -> list[dict[str, Json]]:
        """Open rooms that their hosts show: with a free seat, or running where others may watch. Newest first."""
        async with self._lock:
            now = self._hub.house.clock.now()
            if abs(now - self._listed_at) >= FRESH:
                try:
                    self._listed = await self._hub.house.store.listed(MOST_LISTED)
                except StoreUnavailable as error:
                    raise _not_readable() from error
                self._listed_at = now
        return [_open(record) for record in self._listed]

    async def _turn(self, link: str) -> list[str] | None:
        room = await self._hub.find(link)
        return seats_to_act(room.match) if room is not None else None


def _own(record: TableRecord, player: str, turn: list[str] | None) -> dict[str, Json]:
    mine = next((seat for seat, sitter, _ in record.seats if sitter == player), None)
    return {
        **_shown(record),
        "match": record.number,
        "seats": [{"seat": seat, "name": name} for seat, _, name in record.seats],
        "you": {"seat": mine, "host": record.host == player},
        "turn": turn,
        "result": record.result,
    }


def _open(record: TableRecord) -> dict[str, Json]:
    names = {sitter: name for _, sitter, name in record.seats}
    return {
        **_shown(record),
        "free": record.players - len(record.seats),
        "host": names.get(record.host or ""),
        "names": [name for _, _, name in sorted(record.seats, key=lambda sitter: SEAT_LETTERS.index(sitter[0]))],
    }


def _shown(record: TableRecord) -> dict[str, Json]:
    shown = ("link", "game", "players", "phase")
    return {**{name: getattr(record, name) for name in shown}, "at": round(record.at, 3)}


def _not_readable() -> Busy:
    return Busy(Reason("not-readable", None, "The list cannot be read just now. Please try again in a moment."))
