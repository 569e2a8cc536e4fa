"""Everything in this process's memory: for tests, and for trying things out. Nothing outlives the process."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from app.games.api import Json
from app.matches.events import Commit
from app.matches.talk import Saying
from app.rooms.ports import Entry, Mark, RoomRecord, StoreUnavailable, TableRecord, Terms


class MemoryStore:
    """An EventStore without a disk. `broken` makes every call fail, as a full disk does."""

    def __init__(self) -> None:
        self.broken = False
        self._logs: dict[str, list[Commit]] = {}
        self._matches: dict[str, Mapping[str, Json]] = {}
        self._rooms: dict[str, RoomRecord] = {}
        self._sayings: dict[str, list[tuple[int, Saying]]] = {}
        self._said = 0
        self._last_beat: float | None = None

    async def append(self, entry: Entry) -> bool:
        self._check()
        commit, projection = entry.commit, entry.projection
        log = self._logs.get(commit.match, [])
        if any(known.seq == commit.seq for known in log):
            return False
        if projection is not None and not self._take_room(projection):
            return False
        self._logs[commit.match] = [*log, Commit.from_json(commit.to_json())]
        if projection is not None:
            self._matches[commit.match] = projection
        elif entry.turn is not None and commit.match in self._matches:
            moved = {"seq": commit.seq, "turn": entry.turn, "moved_at": commit.at}
            self._matches[commit.match] = {**self._matches[commit.match], **moved}
        return True

    async def read(self, match: str, after: int = 0) -> list[Commit]:
        self._check()
        commits = (commit for commit in self._logs.get(match, ()) if commit.seq > after)
        return sorted(commits, key=lambda commit: commit.seq)

    async def head(self, match: str) -> int:
        self._check()
        return max((commit.seq for commit in self._logs.get(match, ())), default=0)

    async def room(self, link: str) -> RoomRecord | None:
        self._check()
        return self._rooms.get(link)

    async def room_by_code(self, code: str) -> RoomRecord | None:
        self._check()
        found = next((room for room in self._rooms.values() if room.code == code), None)
        is_open = found is not None and self._matches[found.match]["phase"] == "lobby"
        return found if is_open else None

    async def match_number(self, link: str, number: int) -> str | None:
        self._check()
        wanted = (link, number)
        matches = self._matches.items()
        return next((key for key, seen in matches if (seen["room"]["link"], seen["number"]) == wanted), None)

    async def tables_of(self, player: str, most: int, after: Mark | None = None) -> list[TableRecord]:
        self._check()

        def is_own(seen: Mapping[str, Json]) -> bool:
            people = {sitter for _, sitter, _ in seen["seats"]} | {seen["host"]}
            return player in people and (seen["successor"] is None or seen["phase"] == "over")

        found = sorted(self._tables(is_own), key=lambda table: _place(table.mark))
        return [table for table in found if after is None or _place(table.mark) > _place(after)][:most]

    async def listed(self, most: int) -> list[TableRecord]:
        self._check()

        def is_open(seen: Mapping[str, Json]) -> bool:
            has_room = seen["phase"] == "playing" or (seen["phase"] == "lobby" and len(seen["seats"]) < seen["players"])
            return bool(seen.get("listed")) and has_room

        return sorted(self._tables(is_open), key=lambda table: (table.phase == "playing", -table.at))[:most]

    def _tables(self, wanted: Callable[[Mapping[str, Json]], bool]) -> list[TableRecord]:
        return [_table(seen) for seen in self._matches.values() if wanted(seen)]

    async def outdated(self, form: int, after: str, most: int) -> list[str]:
        self._check()
        return sorted(key for key, seen in self._matches.items() if seen.get("form", 1) < form and key > after)[:most]

    async def fill(self, projection: Mapping[str, Json]) -> None:
        self._check()
        known = self._matches.get(projection["match"])
        if known is not None and known["seq"] <= projection["seq"]:
            self._matches[projection["match"]] = {**projection, "seats": known["seats"]}

    async def say(self, link: str, said: Saying) -> int | None:
        self._check()
        lines = self._sayings.setdefault(link, [])
        if any((one.player, one.command) == (said.player, said.command) for _, one in lines):
            return None
        self._said += 1
        lines.append((self._said, said))
        return self._said

    async def sayings(self, link: str, most: int) -> list[tuple[int, Saying]]:
        self._check()
        return self._sayings.get(link, [])[-most:]

    async def purge(self, terms: Terms, spare: Collection[str], most: int) -> list[str]:
        self._check()
        old = [room for room in self._rooms.values() if self._is_old(room, terms) and room.link not in spare]
        for room in old[:most]:
            del self._rooms[room.link]
            self._sayings.pop(room.link, None)
            gone = [key for key, seen in self._matches.items() if seen["room"]["link"] == room.link]
            for match in gone:
                del self._matches[match]
                self._logs.pop(match, None)
        return [room.link for room in old[:most]]

    def _is_old(self, room: RoomRecord, terms: Terms) -> bool:
        seen = self._matches[room.match]
        is_unstarted = seen["phase"] == "lobby" and room.number == 1
        before = terms.lobbies_before if is_unstarted else terms.finished_before
        newest = max((commit.at for commit in self._logs.get(room.match, ())), default=0.0)
        return seen["phase"] != "playing" and before is not None and max(seen["at"], newest) < before

    async def due(self, now: float) -> list[str]:
        self._check()
        asked = ((seen["wake_at"], seen["room"]["link"]) for seen in self._matches.values())
        return [link for _, link in sorted(pair for pair in asked if pair[0] is not None and pair[0] <= now)]

    async def beat(self, now: float) -> None:
        self._check()
        self._last_beat = max(now, self._last_beat or now)

    async def last_beat(self) -> float | None:
        self._check()
        return self._last_beat

    async def ping(self) -> None:
        self._check()

    async def close(self) -> None:
        return None

    def _take_room(self, projection: Mapping[str, Json]) -> bool:
        room = RoomRecord(**projection["room"], match=projection["match"], number=projection["number"])
        known = self._rooms.get(room.link)
        if known is None and any(other.code == room.code for other in self._rooms.values()):
            return False
        if known is not None and room.number == known.number and room.match != known.match:
            return False
        if known is None or room.number > known.number:
            self._rooms[room.link] = room
        return True

    def _check(self) -> None:
        if self.broken:
            raise StoreUnavailable("the store is broken")


def _table(seen: Mapping[str, Json]) -> TableRecord:
    head = (seen["room"]["link"], seen["match"], seen["number"], seen["phase"], seen["game"], seen["players"])
    sitters = tuple(sorted((seat, player, name) for seat, player, name in seen["seats"]))
    last = (seen.get("moved_at", seen["at"]), seen.get("turn"), seen.get("differs", 0), seen.get("result"))
    return TableRecord(*head, seen["host"], *last, sitters)


def _place(mark: Mark) -> tuple[bool, float, str, int]:
    return mark.is_over, -mark.at, mark.link, mark.number


class Alone:
    """Broadcast and Crowd of a server that runs as one process: there is nobody else to tell or to hear."""

    def nudge(self, link: str) -> None:
        return None

    def listen(self, hear: Callable[[str], None]) -> None:
        return None

    def announce(self, link: str, players: Mapping[str, int]) -> None:
        return None

    def elsewhere(self, link: str) -> Mapping[str, int]:
        return {}
