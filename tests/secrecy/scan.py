"""Reads every byte that anybody was sent, and names what its reader may not know."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.secrecy.evening import Client, Evening
from tests.secrecy.knowledge import NOTHING, Cards, Moment, cards_in, moments

LONG_HEX = re.compile(rb"[0-9a-f]{64}")
# Sentences that say how something is written, the same in every game.
EXAMPLES = ("“9h b3-b12”", "“Ts”", "“X”", "“9h”", "“7s b3-b6”")
SPELLED = [example.encode() for example in EXAMPLES]
NO_PART = msgspec.Raw(b"")


class Telling(msgspec.Struct):
    seq: int
    events: msgspec.Raw


class Seen(msgspec.Struct):
    match: int
    seq: int


class Frame(msgspec.Struct):
    """What of a frame says where it belongs; the rest is looked through as bytes."""

    t: str
    id: str | None = None
    match: int | None = None
    seq: int | None = None
    events: msgspec.Raw = NO_PART
    view: msgspec.Raw = NO_PART
    told: list[Telling] = []


read_frame = msgspec.json.Decoder(Frame).decode
read_view = msgspec.json.Decoder(Seen).decode


@dataclass(frozen=True, slots=True)
class Read:
    """A frame, taken apart: the cards in its view, in what it tells of each commit, and in the rest; long secrets."""

    frame: Frame
    seen: Seen | None
    view: set[bytes]
    told: list[tuple[int, set[bytes]]]
    rest: set[bytes]
    words: set[bytes]


class Scan:
    """The frames of one evening. `frames` and `cards` say how much was looked through: of nothing, nothing is shown."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.frames = 0
        self.cards = 0
        logs = evening.place.logs()
        self._knowledge = {number: moments((one.seq, one.events) for one in log) for number, log in logs.items()}
        self._seeds = {number: str(log[0].events[0]["seed"]).encode() for number, log in logs.items()}
        self._promises = {
            number: hashlib.sha256(bytes.fromhex(seed.decode())).hexdigest().encode()
            for number, seed in self._seeds.items()
        }
        self._links = [evening.room.link.encode(), evening.match.room["code"].encode()]
        self._reads: dict[bytes, Read] = {}
        self._tellings: dict[bytes, set[bytes]] = {}

    def leaks(self) -> list[str]:
        """One line for each frame that holds what its reader may not know."""
        return [leak for client in self.evening.clients for leak in self._of_client(client)]

    def _of_client(self, client: Client) -> Iterator[str]:
        newest = 0
        for raw in client.frames:
            read = self._reads.get(raw) or self._reads.setdefault(raw, self._read(raw))
            self.frames += 1
            newest = max(newest, self._place(read))
            if read.frame.t == "looked" and self._may_not_look(client, newest):
                yield f"{client.player[:6]} may not look back: {raw[:400]!r}"
            for named, allowed in self._parts(client, read, newest):
                self.cards += len(named)
                if not named <= allowed:
                    yield f"{client.player[:6]} is shown {sorted(named - allowed)} in {raw[:400]!r}"
            if not read.words <= self._open_words(client, read):
                yield f"{client.player[:6]} is shown a secret in {raw[:400]!r}"

    def _place(self, read: Read) -> int:
        """Matches and moments in one order."""
        return read.seen.match << 32 | read.seen.seq if read.seen else 0

    def _may_not_look(self, client: Client, newest: int) -> bool:
        """At a table without spectators."""
        return self._moment(newest).is_shut_out(client.player)

    def _moment(self, place: int) -> Moment:
        return self._knowledge[place >> 32][place & 0xFFFFFFFF]

    def _read(self, raw: bytes) -> Read:
        frame = read_frame(raw)
        view, rest = bytes(frame.view), raw
        seen = read_view(view) if view else None
        tellings = frame.told or ([Telling(frame.seq or 0, frame.events)] if bytes(frame.events) else [])
        told = [(telling.seq, self._telling(bytes(telling.events))) for telling in tellings]
        if frame.told:
            rest = rest[: rest.index(b'"told":[')]
        for part in (view, bytes(frame.events)):
            rest = rest.replace(part, b"", 1) if part else rest
        for example in SPELLED:
            rest = rest.replace(example, b"")
        for link in self._links:
            view = view.replace(link, b"")
        return Read(frame, seen, cards_in(view), told, cards_in(rest), set(LONG_HEX.findall(raw)))

    def _telling(self, events: bytes) -> set[bytes]:
        """The same commit is told many times."""
        if events not in self._tellings:
            self._tellings[events] = cards_in(events)
        return self._tellings[events]

    def _parts(self, client: Client, read: Read, newest: int) -> Iterator[tuple[set[bytes], Cards]]:
        player, now = client.player, self._now(read.frame)
        if read.seen is not None:
            moment = self._knowledge[read.seen.match][read.seen.seq]
            is_past = read.frame.t == "looked" and self._moment(newest).phase != "over"
            yield read.view, moment.may_be_shown_later(player) if is_past else moment.may_be_shown(player)
        for seq, named in read.told:
            if named:
                yield named, self._may_be_told(read.frame, seq, now, player)
        if read.rest:
            # An answer may repeat what its reader has said, and name the own cards: nothing else.
            said = cards_in(client.asked.get(read.frame.id or "", "").encode())
            yield read.rest, (NOTHING if now is None else now.may_be_shown(player)) | said

    def _now(self, frame: Frame) -> Moment | None:
        if frame.seq is None:
            return None
        if frame.match is not None:
            return self._knowledge[frame.match][frame.seq]
        # `planned` does not say of which match it is: where two have that seq, neither is taken for it.
        found = [log[frame.seq] for log in self._knowledge.values() if frame.seq in log]
        return found[0] if frame.t == "planned" and len(found) == 1 else None

    def _may_be_told(self, frame: Frame, seq: int, now: Moment | None, player: str) -> Cards:
        """A commit is told to who has the seat at the time of the frame, as it was when the commit was made."""
        assert frame.match is not None
        assert now is not None
        then = self._knowledge[frame.match][seq]
        return NOTHING if now.is_shut_out(player) else then.told.get(now.seat_of.get(player), NOTHING)

    def _open_words(self, client: Client, read: Read) -> set[bytes]:
        """The promise of each match, and the seed of one that is over, for who may see its table.

        Players, seeds, names of matches and hashes of seat links all look like these.
        """
        if read.seen is None:
            return set()
        moment = self._knowledge[read.seen.match][read.seen.seq]
        is_open = moment.phase == "over" and not moment.is_shut_out(client.player)
        return {self._promises[read.seen.match]} | ({self._seeds[read.seen.match]} if is_open else set())


def summary(scans: list[Scan]) -> dict[str, Any]:
    """How much was looked through."""
    matches = sum(len(scan.evening.place.logs()) for scan in scans)
    frames, cards = sum(scan.frames for scan in scans), sum(scan.cards for scan in scans)
    games = sum(games_in(log) for scan in scans for log in scan.evening.place.logs().values())
    return {"matches": matches, "games": games, "frames": frames, "cards": cards}


def games_in(log: Sequence[Any]) -> int:
    """How many games were begun in a match: a game of Tonk is one deal, one of the track ends with its winners."""
    events = [event["event"] for commit in log for event in commit.events if event["e"] == "game"]
    kinds = [event["e"] for event in events]
    is_tonk = any("cuts" in event for event in events[:1])
    return kinds.count("dealt") if is_tonk else kinds.count("began") + max(0, kinds.count("settled") - 1)
