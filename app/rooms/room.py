"""The live, disposable cache of a room's newest match: append before telling, and never refuse from a stale cache."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from app.errors import Busy, Malformed, Refusal
from app.games.api import Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.botseats import people_of
from app.matches.clock import first_due
from app.matches.commands import FILLED_IN, Command
from app.matches.events import Commit
from app.matches.handover import hash_of
from app.matches.match import Match, adopt, answered, commit_of, decide, fold, successor_commit
from app.matches.projection import is_same_beside_the_log, projection, turn_of
from app.matches.talk import saying
from app.matches.views import check_looking_back, past_view, plan, tell
from app.rooms.outbox import Kind
from app.rooms.past import Past
from app.rooms.ports import Broadcast, Clock, Crowd, Entry, EventStore, RoomRecord, StoreUnavailable, Thinker, Voice
from app.rooms.presence import Attendance, Presence, Visitor
from app.rooms.seatlinks import SeatLinks
from app.rooms.showing import Showing, viewer_of
from app.rooms.standins import missing
from app.rooms.talk import KEPT, Talk
from app.rooms.thoughts import Thoughts

MOST_CONFLICTS = 20
MOST_FAILURES = 2
MOST_DUE = 16
NOBODY = ""  # the player of commands that the house gives itself

logger = logging.getLogger(__name__)
Answers = Mapping[tuple[str, str], int]


@dataclass(frozen=True, slots=True)
class House:
    """What every room shares. `names` draws ids of matches, `seeds` their seeds (64 hexadecimal digits)."""

    store: EventStore
    voice: Voice
    clock: Clock
    broadcast: Broadcast
    crowd: Crowd
    names: Callable[[], str]
    seeds: Callable[[], str]
    away_grace: float = 60.0  # after so many seconds away, others may ask the house to play for somebody
    thinker: Thinker | None = None  # without one the house plays at a glance


class Room:
    """One room. Commands are handled one after another; `load` makes it from the log."""

    def __init__(
        self,
        house: House,
        link: str,
        log: list[Commit],
        before: Mapping[tuple[str, str], int],
        talk: Talk | None = None,
    ) -> None:
        match = fold(log)
        if match is None:
            raise ValueError("a room's match has a log")
        self.link = link
        self.match: Match = match
        self.presence = Presence()
        self.visitors: set[Visitor] = set()
        self.seat_links = SeatLinks()
        self.used_at = house.clock.now()
        self._house = house
        self._log = log
        self._before = before  # what the match before has answered: its last commands may come again
        self._showing = Showing(match, house.voice)
        self._talk = talk or Talk(link, house.store, house.voice)
        self._past = Past()
        self._attendance: Attendance | None = None
        self._lock = asyncio.Lock()
        self.thoughts = Thoughts(house.thinker)
        self._is_doubtful = match.successor is not None  # whether the store may be ahead

    @classmethod
    async def load(cls, house: House, record: RoomRecord) -> Room:
        """The room as the store has it. Raises StoreUnavailable."""
        before: dict[tuple[str, str], int] = {}
        if record.number > 1:
            earlier = await house.store.match_number(record.link, record.number - 1)
            commits = await house.store.read(earlier) if earlier else []
            before = {(commit.player, commit.command): commit.seq for commit in commits}
        talk = Talk(record.link, house.store, house.voice, await house.store.sayings(record.link, KEPT))
        room = cls(house, record.link, await house.store.read(record.match), before, talk)
        if room.match.successor is not None:
            await room.catch_up()
        return room

    @property
    def is_idle(self) -> bool:
        return not self.visitors and not self._lock.locked()

    @property
    def has_seats_to_free(self) -> bool:
        """Whether somebody in the lobby may lose a seat, or the host's duty, by staying away."""
        return self.match.phase == "lobby" and bool(self.match.seats or self.match.host)

    # ------------------------------------------------------------------------------------------------ coming, going

    def enter(self, visitor: Visitor, match: int, have: int) -> None:
        """Welcomes a connection that last saw `have` of the match with that number; again, if it asks again."""
        if visitor not in self.visitors:
            self.visitors.add(visitor)
            self.presence.came(visitor.player)
            self._house.crowd.announce(self.link, self.presence.here())
        self._welcome(visitor, have if match == self.match.number else 0)
        self._talk.welcome(visitor, self.match)
        if not self.show_presence():
            self._show_attendance([visitor])

    def leave(self, visitor: Visitor) -> None:
        """The connection is gone."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self.used_at = self._house.clock.now()
            self.presence.went(visitor.player, self.used_at)
            self._house.crowd.announce(self.link, self.presence.here())
            self.show_presence()

    def show_presence(self) -> bool:
        """Tells everybody who is connected, if that has changed."""
        self._look()
        attendance = self.presence.attendance(self.match)
        if attendance == self._attendance:
            return False
        self._attendance = attendance
        self._show_attendance(self.visitors)
        return True

    def overdue(self, now: float, grace: float) -> list[str]:
        """Who holds a seat or the host's duty in the lobby, and has not been connected for the grace."""
        self._look()
        return self.presence.overdue(now, grace) if self.match.phase == "lobby" else []

    def successors(self, now: float) -> list[str]:
        """The seats whose persons are here, when the host of a game, or of its end, has been away for the grace."""
        match = self.match
        if match.phase == "lobby" or match.successor is not None:
            return []
        gone = 0.0 if match.host is None else self.presence.away_for(match.host, now)
        if match.host is not None and (gone is None or gone < self._house.away_grace):
            return []
        return [SEAT_LETTERS[one.seat] for one in match.seats if self.presence.is_here(one.player)]

    def missing(self, now: float) -> dict[str, float]:
        """For whom a bot is to play on by itself, and how long they have been away."""
        return missing(self.match, self.presence, self._absent(now), self._house.away_grace)

    async def substitute(self, seat: str, away_for: float) -> None:
        """Lets a bot play on for the seat. Raises Refusal."""
        fields = {"seat": seat, "grace": self._house.away_grace, "away_for": away_for}
        command = f"substitute-{self.match.number}-{self.match.seq}-{seat}"
        await self.handle(Command(command, NOBODY, "substitute", fields))

    def _look(self) -> None:
        match = self.match
        self.presence.heard(self._house.crowd.elsewhere(self.link))
        people = {one.player: None for one in people_of(match)} | ({match.host: None} if match.host else {})
        self.presence.look(people, self._house.clock.now())

    def view(self, player: str) -> bytes:
        return self._showing.view(player)

    def plan(self, player: str, ask: Mapping[str, Json]) -> dict[str, Json]:
        """How a move in parts can go on. Raises Refusal."""
        return plan(self.match, player, ask)

    async def look(self, command: str, player: str, seq: int) -> bytes:
        """The table as this person saw it after that commit, whoever they were then. Raises Refusal."""
        now, log = self.match, self._log
        check_looking_back(now, viewer_of(now, player))
        then = await self._past.at(log, seq)
        told = tell(then, log[seq - 1], player)
        return self._house.voice.looked(command, now.number, past_view(now, then, player), told)

    # ---------------------------------------------------------------------------------------------------- commands

    async def handle(self, command: Command, seen: int = 0) -> int:
        """Carries out a command; returns the seq of its commit, the old one for a repeat. Raises Refusal."""
        async with self._lock:
            try:
                if self._is_doubtful or seen > self.match.seq:
                    await self._catch_up()
                return await self._carry_out(command)
            except StoreUnavailable as error:
                self._is_doubtful = True
                raise Busy.because("not-saved", "This could not be saved just now. Please try again.") from error

    async def say(self, command: Command) -> int:
        """Says something to the room; returns the seq, which stays as it is. Raises Refusal."""
        if self._talk.has(command.player, command.id):
            return self.match.seq
        said = saying(self.match, command, self._house.clock.now())
        try:
            await self._talk.say(said, self.match, self.visitors)
        except StoreUnavailable as error:
            raise Busy.because("not-saved", "This could not be saved just now. Please try again.") from error
        return self.match.seq

    async def act_on_due(self, now: float) -> None:
        """Lets the house act for everybody whose turn is due by now. Raises Refusal, StoreUnavailable."""
        if not self._is_due(now):
            await self.catch_up()
        for _ in range(MOST_DUE):
            if not self._is_due(now):
                return
            await self.thoughts.think(self.match, self._log)
            # The same id from every process that acts on this moment: one of them does it, and the others see it done.
            command = f"expire-{self.match.number}-{self.match.seq}"
            await self.handle(Command(command, NOBODY, "expire", {}))

    def _is_due(self, now: float) -> bool:
        due = first_due(self.match)
        return due is not None and due.at <= now

    async def credit(self, begin: float, end: float) -> None:
        """Gives running clocks back what lies between. Raises Refusal."""
        if self.match.phase == "playing":
            command = f"credit-{self.match.number}-{begin:.3f}-{end:.3f}".replace(".", "_")
            await self.handle(Command(command, NOBODY, "credit", {"since": begin, "until": end}))

    async def pass_on(self, here: list[str]) -> None:
        """Gives the host's duty to one of these seats. Raises Refusal."""
        command = f"pass-on-{self.match.number}-{self.match.seq}"
        await self.handle(Command(command, NOBODY, "pass_on", {"here": here}))

    async def catch_up(self) -> bool:
        """Adopts and tells what others have written; whether there was anything. Raises StoreUnavailable."""
        async with self._lock:
            return await self._catch_up()

    async def _carry_out(self, command: Command) -> int:
        failures = 0
        for _ in range(MOST_CONFLICTS):
            seq = self._answered(command)
            if seq is not None:
                return seq
            try:
                commit = self._decide(command)
            except Refusal:
                if await self._catch_up():
                    continue
                raise
            if commit is None:
                return self.match.seq
            try:
                if await self._append(commit):
                    return commit.seq
            except StoreUnavailable:
                failures += 1
                if failures >= MOST_FAILURES:
                    raise
            await self._catch_up()
        raise Busy.because("table-busy", "Too much is happening at this table. Please try again.")

    def _answered(self, command: Command) -> int | None:
        seq = answered(self.match, command)
        if seq is None:
            seq = self._before.get((command.player, command.id))
        is_second_rematch = command.what == "rematch" and self.match.number > 1 and self.match.phase == "lobby"
        if seq is None and is_second_rematch and self.match.sitter_of(command.player):
            return self.match.seq  # two people asked for the same rematch: both have it
        return seq

    def _decide(self, command: Command) -> Commit | None:
        now = self._house.clock.now()
        if command.what in FILLED_IN and isinstance(command.fields, Mapping):
            if told := sorted(FILLED_IN[command.what] & command.fields.keys()):
                raise Malformed.because("unknown-field", f"“{command.what}” has no field “{told[0]}”.")
            fields = {**command.fields, **self._known(command, now)}
            command = Command(command.id, command.player, command.what, fields)
        events = decide(self.match, command, now)
        return commit_of(self.match, command, events, now) if events else None

    def _known(self, command: Command, now: float) -> dict[str, Json]:
        """The fields that the server alone may fill in."""
        if command.what == "expire":
            return self.thoughts.of(self.match)
        if command.what == "rematch":
            return {"next_match": self._house.names(), "next_seed": self._house.seeds()}
        absent, seat = self._absent(now), command.fields.get("seat")
        known: dict[str, Json] = {"grace": self._house.away_grace}
        if command.what == "stand_in":
            return known | ({"away_for": absent[seat]} if isinstance(seat, str) and seat in absent else {})
        if command.what == "offer_seat":
            known["hash"] = hash_of(self.seat_links.draw(command, seat))
        return known | {"absent": absent}

    def _absent(self, now: float) -> dict[str, float]:
        """For how many seconds each seat's person has been away, of those who are."""
        self._look()
        away = ((SEAT_LETTERS[one.seat], self.presence.away_for(one.player, now)) for one in self.match.seats)
        return {letter: seconds for letter, seconds in away if seconds is not None}

    async def _append(self, commit: Commit) -> bool:
        following = adopt(self.match, commit)
        entry = _entry(commit, self.match, following)
        # Whatever ends the wait early leaves open what the store did: the next command looks before it decides.
        self._is_doubtful = True
        if not await self._house.store.append(entry):
            return False
        self._is_doubtful = False
        self._take(commit, following)
        self._house.broadcast.nudge(self.link)
        await self._follow_rematch()
        return True

    async def _catch_up(self) -> bool:
        commits = await self._house.store.read(self.match.id, self.match.seq)
        for commit in commits:
            self._take(commit, adopt(self.match, commit))
        self._is_doubtful = False
        await self._follow_rematch()
        return bool(commits)

    def _take(self, commit: Commit, following: Match) -> None:
        before, self.match = self.match, following
        self._log.append(commit)
        self._showing = Showing(following, self._house.voice, self._showing)
        self._tell(commit)
        if following.seats != before.seats:
            self.show_presence()

    async def _follow_rematch(self) -> None:
        """Moves on to the next match, and opens it if nobody has: whoever asked for it may have died meanwhile."""
        while (first := successor_commit(self.match)) is not None:
            try:
                log = await self._house.store.read(first.match) or await self._open(first)
            except StoreUnavailable:
                self._is_doubtful = True
                logger.warning("match %s: the rematch is not open yet", self.match.id)
                return
            self._turn_to(log)

    async def _open(self, first: Commit) -> list[Commit]:
        opened = adopt(None, first)
        if await self._house.store.append(Entry(first, projection(opened))):
            self._house.broadcast.nudge(self.link)
            return [first]
        return await self._house.store.read(first.match)

    def _turn_to(self, log: list[Commit]) -> None:
        match = fold(log)
        if match is None:
            raise StoreUnavailable("the next match cannot be read")
        self._before = self.match.answered
        self.presence.forget()  # who was away during the game has the whole grace of the lobby to come back
        self.match, self._log, self._past = match, log, Past()
        self._showing = Showing(match, self._house.voice)
        for visitor in self.visitors:
            self._welcome(visitor, 0)
        self._attendance = None
        self.show_presence()

    # ----------------------------------------------------------------------------------------------------- telling

    def _tell(self, commit: Commit) -> None:
        frames: dict[str | None, bytes] = {}
        for visitor in tuple(self.visitors):
            viewer = viewer_of(self.match, visitor.player)
            if viewer not in frames:
                told = tell(self.match, commit, viewer)
                frames[viewer] = self._house.voice.told(self.match.number, told, self._showing.view(viewer))
            visitor.outbox.put(Kind.TELLING, frames[viewer])

    def _welcome(self, visitor: Visitor, have: int) -> None:
        viewer = viewer_of(self.match, visitor.player)
        told = [tell(self.match, commit, viewer) for commit in self._log if commit.seq > have]
        view = self._showing.view(viewer)
        frame = self._house.voice.welcome(self.match.number, self.match.seq, self._house.clock.now(), view, told)
        visitor.outbox.put(Kind.WELCOME, frame)

    def _show_attendance(self, visitors: Iterable[Visitor]) -> None:
        if self._attendance is not None:
            now, shown = self._house.clock.now(), self._attendance
            away = {seat: round(max(0.0, now - since), 1) for seat, since in shown.away_since.items()}
            frame = self._house.voice.presence(shown.seats, shown.watching, away, self._house.away_grace)
            for visitor in tuple(visitors):
                visitor.outbox.put(Kind.PRESENCE, frame)


def _entry(commit: Commit, before: Match, following: Match) -> Entry:
    """What is to be written: beside the commit nothing that has not changed, for most moves change the turn alone."""
    if not is_same_beside_the_log(before, following):
        return Entry(commit, projection(following))
    turn = turn_of(following)
    return Entry(commit, turn=None if turn == turn_of(before) else turn)
