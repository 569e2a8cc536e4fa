"""What the rooms need from outside, as protocols: app/adapters keeps, app/web speaks, main.py joins them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.bots.api import BotView
from app.errors import Refusal
from app.games.api import Json
from app.matches.events import Commit
from app.matches.talk import Saying
from app.matches.views import Moment, Own, SeatView, Shared, Standing, Told


class StoreUnavailable(Exception):
    """The store could not do it: full, locked, away. What was to be written may or may not be there."""


@dataclass(frozen=True, slots=True)
class RoomRecord:
    """A room as the store knows it: the secret of its address, its short code, and its newest match."""

    link: str
    code: str
    match: str
    number: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One commit to write, with the projection that the tables beside the log get, or None when it has not changed.
    `turn`: whom the match waits for now, when nothing but that has changed.
    """

    commit: Commit
    projection: Mapping[str, Json] | None = None
    turn: str | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What is old. Rooms whose first match was never started go when nothing has happened in them since the one time,
    rooms whose newest match is over, or whose rematch was never started, since the other; None: they stay.
    """

    lobbies_before: float
    finished_before: float | None = None


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A match as lists show it. `seats` are (seat, player, name). `at` is when something of this last changed, `turn`
    too: the letters of the seats that a running match waits for, None while that is not known. `differs` counts the
    options that are not as usual.
    """

    link: str
    match: str
    number: int
    phase: str
    game: str
    players: int
    host: str | None
    at: float
    turn: str | None
    differs: int
    result: Mapping[str, Json] | None
    seats: tuple[tuple[str, str, str], ...]

    @property
    def mark(self) -> Mark:
        """Where this table stands in the list of a person's tables."""
        return Mark(self.phase == "over", self.at, self.link, self.number)


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in the list of a person's tables: those that are over last, of others the newest first."""

    is_over: bool
    at: float
    link: str
    number: int


class EventStore(Protocol):
    """The log of all matches, and tables derived from it. Every method raises StoreUnavailable."""

    async def append(self, entry: Entry) -> bool:
        """Whether the commit is on disk now; False when its match has a commit of that number, or its room is taken."""

    async def read(self, match: str, after: int = 0) -> list[Commit]:
        """The commits of the match whose seq is above `after`, in order."""

    async def head(self, match: str) -> int:
        """The seq of the newest commit of the match; 0 without one. Cheap."""

    async def room(self, link: str) -> RoomRecord | None:
        """The room at this link."""

    async def room_by_code(self, code: str) -> RoomRecord | None:
        """The room with this short code while its newest match is in the lobby."""

    async def match_number(self, link: str, number: int) -> str | None:
        """The id of one of the room's matches."""

    async def tables_of(self, player: str, most: int, after: Mark | None = None) -> list[TableRecord]:
        """The newest match of each room where the person sits or is host, and all that are over: these last, of
        others the newest first. `after`: from there on.
        """

    async def listed(self, most: int) -> list[TableRecord]:
        """Listed matches: those in the lobby that have a free seat, then those that run; newest first. Cheap."""

    async def outdated(self, form: int, after: str, most: int) -> list[str]:
        """Matches of which an older form of the projection is kept, by their ids, from the one after `after` on."""

    async def fill(self, projection: Mapping[str, Json]) -> None:
        """Keeps this projection of a match that has not moved on since; who sits there is as it was."""

    async def say(self, link: str, said: Saying) -> int | None:
        """The number of the line, on disk now; higher for later ones. None when this command has said it already."""

    async def sayings(self, link: str, most: int) -> list[tuple[int, Saying]]:
        """The room's newest lines of talk by their numbers, oldest first."""

    async def due(self, now: float) -> list[str]:
        """The links of the rooms whose match asked to be woken by then, the longest overdue first. Cheap."""

    async def purge(self, terms: Terms, spare: Collection[str], most: int) -> list[str]:
        """Deletes at most so many old rooms with all that is theirs, but none of the links to spare; returns the links
        of those that are gone. A room whose match is played stays.
        """

    async def beat(self, now: float) -> None:
        """Notes on disk that somebody looked after the matches at this time."""

    async def last_beat(self) -> float | None:
        """The newest of those times; None when there was none."""

    async def ping(self) -> None:
        """Returns when the store can be written to."""

    async def close(self) -> None:
        """Finishes what waits to be written, then lets go."""


class Broadcast(Protocol):
    """Tells other processes that something moved. Nudges carry no data: a lost one costs latency, never truth."""

    def nudge(self, link: str) -> None:
        """Never waits, never raises."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """`hear` is called with the link of each room that moved elsewhere."""


class Crowd(Protocol):
    """Who is connected through other processes, as far as this one has heard."""

    def announce(self, link: str, players: Mapping[str, int]) -> None:
        """Tells the others which players are connected to the room here, by how many lines."""

    def elsewhere(self, link: str) -> Mapping[str, int]:
        """Players connected to the room through other processes."""


class Thinker(Protocol):
    """Finds the moves of bots, away from the event loop."""

    async def choose(self, view: BotView, strength: str, dice: str) -> str | None:
        """A move of the seat; None when none was found in time. `dice`: the same text gives the same luck."""


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""


class Line(Protocol):
    """One open connection, as far as the rooms care. Nothing here waits."""

    @property
    def is_clogged(self) -> bool:
        """Whether the other side is not taking what was written."""

    def write(self, frame: bytes) -> None:
        """Sends one text frame, or does nothing when the line is gone."""

    def cut(self) -> None:
        """Ends the line at once: what is unsent is dropped."""


class Voice(Protocol):
    """Turns what is to be said into frames. app/web/wire.py is the only one that knows their names."""

    def standing(self, standing: Standing) -> bytes:
        """What of the shared part no move changes."""

    def shared(self, standing: bytes, moment: Moment) -> bytes:
        """The part of a view that is equal for everybody."""

    def outside(self, shared: Shared) -> bytes:
        """The shared part for those who may not watch."""

    def view(self, shared: bytes, own: Own) -> bytes: ...

    def told(self, match: int, told: Told, view: bytes) -> bytes: ...

    def welcome(self, match: int, seq: int, now: float, view: bytes, told: Sequence[Told]) -> bytes:
        """`now` is what the server's clock says, in seconds since 1970."""

    def done(self, command: str, seq: int, secret: str | None = None) -> bytes:
        """`secret`: of the seat link that the command asked for."""

    def refused(self, command: str | None, refusal: Refusal, match: int, seq: int, view: bytes) -> bytes: ...

    def planned(self, command: str, seq: int, plan: Mapping[str, Json]) -> bytes: ...

    def looked(self, command: str, match: int, view: SeatView, told: Told) -> bytes:
        """A view of the past, with what led to it."""

    def presence(self, seats: Mapping[str, str], watching: int, away: Mapping[str, float], grace: float) -> bytes:
        """`away` are seconds by seat; after `grace` seconds somebody else may ask the house to play for a seat."""

    def said(self, lines: Sequence[Mapping[str, Json]]) -> bytes:
        """Lines of talk, as everybody in the room may read them."""

    def pong(self) -> bytes: ...
