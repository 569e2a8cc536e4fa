"""Lists of tables: those of one person, and the open ones that their hosts show to everybody."""

from __future__ import annotations

import asyncio

from app.errors import Busy, Reason
from app.games.api import Json
from app.games.kit.seats import SEAT_LETTERS
from app.rooms.hub import Hub
from app.rooms.ports import Mark, StoreUnavailable, TableRecord

MOST_OWN = 40
MOST_LISTED = 30
FRESH = 2.0  # seconds for which a list of rooms for everybody is good


class Directory:
    """Asks the store alone: lists load no room. Every method raises Busy."""

    def __init__(self, hub: Hub) -> None:
        self._house = hub.house
        self._listed: list[TableRecord] = []
        self._listed_at = -FRESH
        self._lock = asyncio.Lock()

    async def tables_of(self, player: str, after: Mark | None = None) -> tuple[list[dict[str, Json]], Mark | None]:
        """The person's tables, those that are over last, of others the newest first; and where the next ones begin."""
        try:
            records = await self._house.store.tables_of(player, MOST_OWN + 1, after)
        except StoreUnavailable as error:
            raise _not_readable() from error
        shown = records[:MOST_OWN]
        return [_own(record, player) for record in shown], shown[-1].mark if len(records) > MOST_OWN else None

    async def listed(self) -> list[dict[str, Json]]:
        """Rooms that their hosts show: with a free seat, then running ones that others may watch; the newest first."""
        async with self._lock:
            now = self._house.clock.now()
            if abs(now - self._listed_at) >= FRESH:
                try:
                    self._listed = await self._house.store.listed(MOST_LISTED)
                except StoreUnavailable as error:
                    raise _not_readable() from error
                self._listed_at = now
        return [_open(record) for record in self._listed]


def _own(record: TableRecord, player: str) -> dict[str, Json]:
    mine = next((seat for seat, sitter, _ in record.seats if sitter == player), None)
    return {
        **_shown(record),
        "match": record.number,
        "seats": [{"seat": seat, "name": name} for seat, _, name in record.seats],
        "you": {"seat": mine, "host": record.host == player},
        "turn": list(record.turn) if record.phase == "playing" and record.turn is not None else None,
        "result": record.result,
    }


def _open(record: TableRecord) -> dict[str, Json]:
    names = {sitter: name for _, sitter, name in record.seats}
    return {
        **_shown(record),
        "free": record.players - len(record.seats),
        "differs": record.differs,
        "host": names.get(record.host or ""),
        "names": [name for _, _, name in sorted(record.seats, key=lambda sitter: SEAT_LETTERS.index(sitter[0]))],
    }


def _shown(record: TableRecord) -> dict[str, Json]:
    shown = ("link", "game", "players", "phase")
    return {**{name: getattr(record, name) for name in shown}, "at": round(record.at, 3)}


def _not_readable() -> Busy:
    return Busy(Reason("not-readable", None, "The list cannot be read just now. Please try again in a moment."))
