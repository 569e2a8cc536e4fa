"""What people can ask of the rooms, however they ask. Answers to a connection go through its outbox."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Mapping

from app.errors import Busy, Malformed, Reason, Refusal
from app.games.api import Json
from app.matches.commands import FROM_PEOPLE, Command
from app.matches.match import adopt, commit_of, decide, fold
from app.matches.projection import projection
from app.matches.record import played_of, print_record
from app.matches.views import check_looking_back
from app.rooms.directory import Directory
from app.rooms.hub import Hub
from app.rooms.outbox import Kind
from app.rooms.ports import Entry, RoomRecord, StoreUnavailable
from app.rooms.presence import Visitor
from app.rooms.room import Room

# No 0 O 1 I L: a code is read aloud and typed from paper.
CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6
LINK_BYTES = 16
MOST_TRIES = 5
NO_CLOCK: Mapping[str, Json] = {}
LINK = re.compile(r"[A-Za-z0-9_-]{1,64}")

logger = logging.getLogger(__name__)


def new_link() -> str:
    """The secret part of a room's address: 128 bits, 22 characters."""
    return secrets.token_urlsafe(LINK_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str | None:
    """The code as it is stored, typed in any case, with blanks or hyphens; None when it cannot be one."""
    code = "".join(char for char in text.upper() if not char.isspace() and char not in "-‐‑–—_.")
    return code if len(code) == CODE_LENGTH and all(char in CODE_ALPHABET for char in code) else None


class Service:
    """The rooms as the web knows them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._house = hub.house
        self.directory = Directory(hub)

    async def create_room(
        self, player: str, game: str, players: int, options: Mapping[str, Json], clock: Mapping[str, Json] = NO_CLOCK
    ) -> RoomRecord:
        """A new room with its first match in the lobby; the player is its host. Raises Refusal, Busy when not saved."""
        setting = {"game": game, "players": players, "options": dict(options), "clock": dict(clock)}
        for _ in range(MOST_TRIES):
            record = RoomRecord(new_link(), new_code(), self._house.names(), 1)
            try:
                if await self._open(record, player, setting):
                    return record
            except StoreUnavailable as error:
                raise _not_saved() from error
        raise _not_saved()

    async def find_code(self, text: str) -> RoomRecord | None:
        """The room with this short code, while it is in the lobby. Raises Busy."""
        code = clean_code(text)
        try:
            return await self._house.store.room_by_code(code) if code else None
        except StoreUnavailable as error:
            raise _not_readable() from error

    async def has_room(self, link: str) -> bool:
        """Raises Busy."""
        try:
            return LINK.fullmatch(link) is not None and await self._hub.exists(link)
        except StoreUnavailable as error:
            raise _not_readable() from error

    async def record(self, link: str, number: int, player: str) -> str | None:
        """The record of a finished match of the room, for whoever may see its end; None when there is no such match.

        Raises Illegal (`not-over`), Forbidden (`no-spectators`), Busy.
        """
        try:
            name = await self._house.store.match_number(link, number) if LINK.fullmatch(link) else None
            commits = await self._house.store.read(name) if name else []
        except StoreUnavailable as error:
            raise _not_readable() from error
        match = fold(commits)
        if match is None:
            return None
        played = played_of(commits)
        check_looking_back(match, player)
        return print_record(played)

    def shows(self, link: str) -> str:
        """What the room's page draws first: `lobby`, or the package of the game; empty when that is not at hand."""
        room = self._hub.live(link)
        if room is None:
            return ""
        return "lobby" if room.match.phase == "lobby" else type(room.match.rules).__module__.split(".")[2]

    async def find_room(self, link: str) -> Room | None:
        """Raises Busy."""
        try:
            return await self._hub.find(link) if LINK.fullmatch(link) else None
        except StoreUnavailable as error:
            raise _not_readable() from error

    async def is_ready(self) -> bool:
        """Whether the store answers."""
        try:
            await self._house.store.ping()
        except StoreUnavailable:
            return False
        return True

    async def do(self, room: Room, visitor: Visitor, command: Command, seen: int) -> None:
        """Carries out a command and answers it: done or refused."""
        try:
            if command.what not in FROM_PEOPLE:
                raise Malformed.because("unknown-command", f"There is no command “{command.what[:40]}”.")
            seq = await (room.say(command) if command.what == "say" else room.handle(command, seen))
        except Refusal as refusal:
            self.refuse(room, visitor, command.id, refusal)
        except Exception:
            logger.exception("match %s: command %s failed", room.match.id, command.id)
            self.refuse(room, visitor, command.id, _failed())
        else:
            answer = self._house.voice.done(command.id, seq, room.seat_links.of(command))
            visitor.outbox.put(Kind.ANSWER, answer)

    def plan(self, room: Room, visitor: Visitor, command_id: str, ask: Mapping[str, Json]) -> None:
        """Answers how a move in parts can go on: planned or refused."""
        try:
            answer = room.plan(visitor.player, ask)
        except Refusal as refusal:
            self.refuse(room, visitor, command_id, refusal)
        except Exception:
            logger.exception("match %s: a plan failed", room.match.id)
            self.refuse(room, visitor, command_id, _failed())
        else:
            visitor.outbox.put(Kind.ANSWER, self._house.voice.planned(command_id, room.match.seq, answer))

    async def look(self, room: Room, visitor: Visitor, command_id: str, seq: int) -> None:
        """Answers how the table stood after a commit: looked or refused."""
        try:
            frame = await room.look(command_id, visitor.player, seq)
        except Refusal as refusal:
            self.refuse(room, visitor, command_id, refusal)
        except Exception:
            logger.exception("match %s: a look back failed", room.match.id)
            self.refuse(room, visitor, command_id, _failed())
        else:
            visitor.outbox.put(Kind.ANSWER, frame)

    def refuse(self, room: Room, visitor: Visitor, command_id: str | None, refusal: Refusal) -> None:
        """Says no, with the newest view."""
        match = room.match
        view = room.view(visitor.player)
        frame = self._house.voice.refused(command_id, refusal, match.number, match.seq, view)
        visitor.outbox.put(Kind.ANSWER, frame)

    async def _open(self, record: RoomRecord, player: str, setting: Mapping[str, Json]) -> bool:
        fields = {
            "match": record.match,
            "number": record.number,
            "room": {"link": record.link, "code": record.code},
            "seed": self._house.seeds(),
            "host": player,
            **setting,
        }
        command = Command(f"create-{record.match}"[:64], player, "create", fields)
        now = self._house.clock.now()
        commit = commit_of(None, command, decide(None, command, now), now)
        return await self._house.store.append(Entry(commit, projection(adopt(None, commit))))


def _not_saved() -> Busy:
    return Busy(Reason("not-saved", None, "This could not be saved just now. Please try again."))


def _not_readable() -> Busy:
    return Busy(Reason("not-readable", None, "The table cannot be read just now. Please try again in a moment."))


def _failed() -> Busy:
    return Busy(Reason("server-error", None, "Something went wrong on the server. Please try again."))
