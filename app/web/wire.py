"""The frames of docs/protocol.md, read and written. The only file that knows their names.

A view is spliced together from its shared part, which is encoded once, and the own part of each viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from app.errors import Reason, Refusal
from app.games.api import Json
from app.matches.commands import COMMAND_ID
from app.matches.views import Moment, Own, SeatView, Shared, Standing, Told

VERSION = 1
LARGEST_FRAME = 8192
DEEPEST = 8
LARGEST_SEQ = 2**31
HEAD = frozenset({"t", "id", "seen", "what"})
NO_ID = "“id” has 8 to 64 of the characters A-Z a-z 0-9 _ -."

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


@dataclass(frozen=True, slots=True)
class Hello:
    match: int
    have: int
    id: None = None


@dataclass(frozen=True, slots=True)
class Do:
    id: str
    seen: int
    what: str
    fields: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Plan:
    id: str
    seen: int
    ask: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Look:
    id: str
    seq: int


@dataclass(frozen=True, slots=True)
class Ping:
    id: None = None


@dataclass(frozen=True, slots=True)
class Unreadable:
    """What is no frame, and why; with its id, if at least that can be read."""

    reason: Reason
    id: str | None = None


Frame = Hello | Do | Plan | Look | Ping | Unreadable


def parse_frame(text: str | None) -> Frame:
    """The frame in the text of a message (None for a binary one). Never raises."""
    if text is None:
        return _bad("Frames are text.")
    try:
        frame = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _bad("This is not JSON as the protocol has it.")
    if not isinstance(frame, dict):
        return _bad("A frame is an object.")
    if not _is_shallow(frame, DEEPEST):
        return _bad("This frame is nested too deeply.", _id_of(frame))
    kind = frame.get("t")
    reader = READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        return _bad("There is no such frame: “t” is hello, do, plan, look or ping.", _id_of(frame))
    return reader(frame)


def _hello(frame: dict[str, Json]) -> Frame:
    if type(frame.get("v")) is not int or frame["v"] != VERSION:
        sentence = f"This server speaks version {VERSION} of the protocol. Please load the page again."
        return Unreadable(Reason("bad-version", None, sentence))
    match, have = _whole(frame, "match"), _whole(frame, "have")
    if match is None or have is None:
        return _bad("“match” and “have” are whole numbers.")
    return Hello(match, have)


def _do(frame: dict[str, Json]) -> Frame:
    command, seen, what = _id_of(frame), _whole(frame, "seen"), frame.get("what")
    if command is None:
        return _bad(NO_ID)
    if seen is None or not isinstance(what, str):
        return _bad("“seen” is a whole number, and “what” names the command.", command)
    return Do(command, seen, what, {name: value for name, value in frame.items() if name not in HEAD})


def _plan(frame: dict[str, Json]) -> Frame:
    command, seen, ask = _id_of(frame), _whole(frame, "seen"), frame.get("ask")
    if command is None:
        return _bad(NO_ID)
    if seen is None or not isinstance(ask, dict):
        return _bad("“seen” is a whole number, and “ask” an object.", command)
    return Plan(command, seen, ask)


def _look(frame: dict[str, Json]) -> Frame:
    command, seq = _id_of(frame), _whole(frame, "seq")
    if command is None:
        return _bad(NO_ID)
    if seq is None:
        return _bad("“seq” is a whole number.", command)
    return Look(command, seq)


def _ping(frame: dict[str, Json]) -> Frame:
    return Ping()


READERS: dict[str, Callable[[dict[str, Json]], Frame]] = {
    "hello": _hello,
    "do": _do,
    "plan": _plan,
    "look": _look,
    "ping": _ping,
}


def _id_of(frame: dict[str, Json]) -> str | None:
    command = frame.get("id")
    return command if isinstance(command, str) and COMMAND_ID.fullmatch(command) else None


def _whole(frame: dict[str, Json], name: str) -> int | None:
    value = frame.get(name, 0)
    return value if type(value) is int and 0 <= value < LARGEST_SEQ else None


def _is_shallow(value: Json, left: int) -> bool:
    if isinstance(value, dict):
        return left > 0 and all(_is_shallow(part, left - 1) for part in value.values())
    if isinstance(value, list):
        return left > 0 and all(_is_shallow(part, left - 1) for part in value)
    return True


def _bad(sentence: str, command: str | None = None) -> Unreadable:
    return Unreadable(Reason("bad-frame", None, sentence), command)


def refusal_json(refusal: Refusal) -> dict[str, object]:
    """The form of every error, on HTTP and inside `refused`."""
    return {"kind": refusal.kind, **refusal.reason.to_json()}


class JsonVoice:
    """The frames to clients, as JSON text in UTF-8."""

    def standing(self, standing: Standing) -> bytes:
        return encode(standing)[:-1]

    def shared(self, standing: bytes, moment: Moment) -> bytes:
        return b"%b,%b" % (standing, encode(moment)[1:-1])

    def outside(self, shared: Shared) -> bytes:
        return encode(shared)[:-1]

    def view(self, shared: bytes, own: Own) -> bytes:
        return b"%b,%b" % (shared, encode(own)[1:])

    def told(self, match: int, told: Told, view: bytes) -> bytes:
        return b'{"t":"told","match":%d,%b,"view":%b}' % (match, encode(told)[1:-1], view)

    def welcome(self, match: int, seq: int, now: float, view: bytes, told: Sequence[Told]) -> bytes:
        head = b'{"t":"welcome","v":%d,"match":%d,"seq":%d,"now":%.3f' % (VERSION, match, seq, now)
        return b'%b,"view":%b,"told":%b}' % (head, view, encode(told))

    def done(self, command: str, seq: int, secret: str | None = None) -> bytes:
        told = {} if secret is None else {"secret": secret}
        return encode({"t": "done", "id": command, "seq": seq, **told})

    def refused(self, command: str | None, refusal: Refusal, match: int, seq: int, view: bytes) -> bytes:
        head = {"t": "refused", "id": command, **refusal_json(refusal), "match": match, "seq": seq}
        return b'%b,"view":%b}' % (encode(head)[:-1], view)

    def planned(self, command: str, seq: int, plan: Mapping[str, Json]) -> bytes:
        return encode({"t": "planned", "id": command, "seq": seq, "plan": plan})

    def looked(self, command: str, match: int, view: SeatView, told: Told) -> bytes:
        return encode({"t": "looked", "id": command, "match": match, **told, "view": view})

    def presence(self, seats: Mapping[str, str], watching: int, away: Mapping[str, float], grace: float) -> bytes:
        return encode({"t": "presence", "seats": seats, "watching": watching, "away": away, "grace": grace})

    def said(self, lines: Sequence[Mapping[str, Json]]) -> bytes:
        return encode({"t": "said", "lines": lines})

    def pong(self) -> bytes:
        return b'{"t":"pong"}'
