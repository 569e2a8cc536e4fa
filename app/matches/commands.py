"""Requests to a match, and the shape of their fields (docs/protocol.md). A command can be read or is Malformed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.errors import Malformed
from app.games.api import Json
from app.games.kit.seats import parse_seat

COMMAND_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
SEED = re.compile(r"[0-9a-f]{64}")
LONGEST_TEXT = 400
LARGEST_NUMBER = 2**31
FAR = 1e12  # seconds: some thirty thousand years


@dataclass(frozen=True, slots=True)
class Command:
    """What one person asks of a match. `player` is internal and never told to anybody else."""

    id: str
    player: str
    what: str
    fields: Mapping[str, Json]


def read_fields(command: Command) -> dict[str, Json]:
    """The fields of the command, each of its type; seats as numbers.

    Raises Malformed: `bad-command-id`, `unknown-command`, `unknown-field`, `missing-field`, `bad-field`, `bad-seat`.
    """
    _check_head(command)
    shape = SHAPES[command.what]
    for name in command.fields:
        if name not in shape:
            raise Malformed.because("unknown-field", f"“{command.what}” has no field “{str(name)[:40]}”.")
    return {name: field.read(command, name) for name, field in shape.items() if field.is_read(command, name)}


def _check_head(command: Command) -> None:
    name: Json = command.id  # what comes over the wire may be anything
    what: Json = command.what
    fields: Json = command.fields
    if not isinstance(name, str) or not COMMAND_ID.fullmatch(name):
        raise Malformed.because("bad-command-id", "A command's id has 8 to 64 of the characters A-Z a-z 0-9 _ -.")
    if not isinstance(what, str) or what not in SHAPES:
        raise Malformed.because("unknown-command", f"There is no command “{str(what)[:40]}”.")
    if not isinstance(fields, Mapping):
        raise Malformed.because("bad-field", "The fields of a command are an object.")


@dataclass(frozen=True, slots=True)
class Field:
    """One field: what it must be, in words for the refusal, and the function that reads it or returns None."""

    must_be: str
    parse: Callable[[Json], Json]
    required: bool = True

    def is_read(self, command: Command, name: str) -> bool:
        return self.required or name in command.fields

    def read(self, command: Command, name: str) -> Json:
        if name not in command.fields:
            raise Malformed.because("missing-field", f"“{command.what}” needs the field “{name}”.")
        value = self.parse(command.fields[name])
        if value is None:
            raise Malformed.because("bad-field", f"“{name}” must be {self.must_be}.")
        return value


def _text(value: Json) -> str | None:
    return value if isinstance(value, str) and len(value) <= LONGEST_TEXT else None


def _identifier(value: Json) -> str | None:
    return value if isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT else None


def _flag(value: Json) -> bool | None:
    return value if isinstance(value, bool) else None


def _seed(value: Json) -> str | None:
    return value if isinstance(value, str) and SEED.fullmatch(value) else None


def _whole(value: Json) -> int | None:
    return value if type(value) is int and abs(value) < LARGEST_NUMBER else None


def _number(value: Json) -> float | None:
    return float(value) if type(value) in (int, float) and 0 <= value < FAR else None


def _object(value: Json) -> dict[str, Json] | None:
    return dict(value) if isinstance(value, Mapping) and all(isinstance(key, str) for key in value) else None


def _seat(value: Json) -> int | None:
    return parse_seat(value[:40]) if isinstance(value, str) else None


def _letters(value: Json) -> list[str] | None:
    is_list = isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)
    return list(value) if is_list else None


def _room(value: Json) -> dict[str, str] | None:
    room = _object(value)
    if room is None or set(room) != {"link", "code"} or not all(isinstance(part, str) for part in room.values()):
        return None
    return room


def _sitters(value: Json) -> list[dict[str, Json]] | None:
    if not isinstance(value, list | tuple):
        return None
    sitters = [_object(item) for item in value]
    if any(sitter is None or set(sitter) != {"seat", "player", "name"} for sitter in sitters):
        return None
    read = [{**sitter, "seat": _seat(sitter["seat"])} for sitter in sitters if sitter]
    good = all(item["seat"] is not None and _identifier(item["player"]) and _text(item["name"]) for item in read)
    return read if good else None


TEXT = Field(f"a text of at most {LONGEST_TEXT} characters", _text)
IDENTIFIER = Field("a text that names something", _identifier)
SEAT = Field("the letter of a seat", _seat)
WHOLE = Field("a whole number", _whole)
NUMBER = Field("a number from 0 on", _number)
FLAG = Field("true or false", _flag, required=False)
OPTIONS = Field("an object", _object, required=False)
SEED_TEXT = Field("64 hexadecimal digits", _seed)

PHRASE = Field("the key of a phrase", _text, required=False)

SHAPES: dict[str, dict[str, Field]] = {
    "create": {
        "match": IDENTIFIER,
        "number": WHOLE,
        "room": Field("an object with link and code", _room),
        "seed": SEED_TEXT,
        "game": TEXT,
        "players": WHOLE,
        "options": OPTIONS,
        "clock": OPTIONS,
        "host": IDENTIFIER,
        "seats": Field("a list of seat, player and name", _sitters, required=False),
        "arranged": OPTIONS,
        "removed": OPTIONS,
    },
    "sit": {"seat": SEAT, "name": TEXT},
    "rename": {"name": TEXT},
    "stand": {},
    "leave": {},
    "configure": {"game": TEXT, "players": WHOLE, "options": OPTIONS, "clock": OPTIONS},
    "remove": {"seat": SEAT},
    "arrange": {"locked": FLAG, "spectators": FLAG, "listed": FLAG, "substitutes": FLAG}
    | {"talk": Field("a text", _text, required=False)},
    "hand_over": {"seat": SEAT},
    "let_in": {"name": TEXT},
    "pass_on": {"here": Field("a list of seats", _letters)},
    "say": {"text": Field(f"a text of at most {LONGEST_TEXT} characters", _text, required=False), "phrase": PHRASE},
    "offer_seat": {"seat": SEAT, "hash": SEED_TEXT, "grace": NUMBER, "absent": Field("an object", _object)},
    "take_seat": {
        "secret": TEXT,
        "name": Field("a text", _text, required=False),
        "grace": NUMBER,
        "absent": Field("an object", _object),
    },
    "add_bot": {"seat": SEAT, "strength": TEXT},
    "start": {},
    "move": {"text": TEXT},
    "back": {},
    "stand_in": {"seat": SEAT, "grace": NUMBER, "away_for": Field("a number from 0 on", _number, required=False)},
    "substitute": {"seat": SEAT, "grace": NUMBER, "away_for": NUMBER},
    "expire": {"text": Field("a text", _text, required=False)},
    "credit": {"since": NUMBER, "until": NUMBER},
    "close": {},
    "rematch": {"next_match": IDENTIFIER, "next_seed": SEED_TEXT},
}
FROM_THE_HOUSE = frozenset({"create", "expire", "credit", "pass_on", "substitute"})
# What the server puts into a command of a person, and nobody else may.
FILLED_IN = {
    "rematch": {"next_match", "next_seed"},
    "stand_in": {"grace", "away_for"},
    "offer_seat": {"hash", "grace", "absent"},
    "take_seat": {"grace", "absent"},
    "expire": {"text"},
}
FROM_PEOPLE = frozenset(SHAPES) - FROM_THE_HOUSE
