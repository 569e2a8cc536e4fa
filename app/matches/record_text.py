"""Records as lines: comments, the head that says what is played, and how a line that does not fit is named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from app.errors import Malformed, Reason, Refusal
from app.games import find_game
from app.games.api import Game, Json
from app.games.kit.seats import SEAT_LETTERS, parse_seat

FIRST_LINE = "toktonk 1"
WITH_JSON = ("options", "names", "settle")
SEED = re.compile(r"(?:[0-9a-f]{2})+")
LONE_SURROGATE = re.compile("[\ud800-\udfff]")  # JSON can write one, UTF-8 cannot
T = TypeVar("T")


class Misfit(Malformed):
    """The first line of a record that does not fit: its number (from 1), its text, and the reason."""

    def __init__(self, line: Line, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line


class Line(NamedTuple):
    """A line without its comment and with single blanks; JSON is written as the record prints it."""

    number: int
    text: str

    @property
    def keyword(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2]


class Head(NamedTuple):
    """What a record is a record of. `options` as they are written, `settings` with all defaults filled in."""

    game: Game
    players: int
    options: Mapping[str, Json]
    settings: Mapping[str, Json]
    names: Mapping[str, str]
    seed: str


def misfit(line: Line, sentence: str, rule: str | None = None) -> Misfit:
    return Misfit(line, Reason("bad-record", rule, sentence))


def read_lines(text: str) -> list[Line]:
    """Every line that says something. Raises Misfit for JSON that is none."""
    # Only \n ends a line: other separators may stand in a name.
    numbered = enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    lines = (_read_line(number, raw) for number, raw in numbered)
    return [line for line in lines if line.text]


def read_head(lines: Iterator[Line]) -> Head:
    """The first six lines: the format, game, players, options, names, seed, in this order. Raises Misfit."""
    first = next(lines, Line(1, ""))
    if first.text != FIRST_LINE:
        raise misfit(first, f"A record begins with “{FIRST_LINE}”.")
    game = _head_line(lines, "game", find_game)
    players = _head_line(lines, "players", lambda text: _players(game, text))
    written: dict[str, Json] = {}
    settings = _head_line(lines, "options", lambda text: _settings(game, players, text, written))
    names = _head_line(lines, "names", lambda text: _names(game, players, text))
    seed = _head_line(lines, "seed", _seed)
    return Head(game, players, written, settings, names, seed)


def print_json(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def print_head(head: Head) -> list[str]:
    return [
        FIRST_LINE,
        f"game {head.game.key}",
        f"players {head.players}",
        f"options {print_json(dict(head.options))}",
        f"names {print_json(dict(head.names))}",
        f"seed {head.seed}",
    ]


def _read_line(number: int, raw: str) -> Line:
    keyword = raw.split(maxsplit=1)[0] if raw.strip() else ""
    if keyword not in WITH_JSON:
        return Line(number, " ".join(raw.partition("#")[0].split()))
    rest = raw.lstrip()[len(keyword) :].lstrip()
    try:
        # A '#' inside the JSON value is no comment, so the value says where it ends.
        value, end = json.JSONDecoder().raw_decode(rest)
    except (ValueError, RecursionError) as error:
        raise misfit(Line(number, raw.strip()), f"After “{keyword}” stands a JSON object.") from error
    after = rest[end:].partition("#")[0].strip()
    if after:
        raise misfit(Line(number, raw.strip()), f"“{after}” is one too many here.")
    return Line(number, f"{keyword} {print_json(value)}")


def _head_line(lines: Iterator[Line], keyword: str, parse: Callable[[str], T]) -> T:
    line = next(lines, None)
    if line is None:
        raise misfit(Line(1, FIRST_LINE), f"The record has no line “{keyword}”.")
    if line.keyword != keyword:
        raise misfit(line, f"The line “{keyword}” is missing before this one.")
    try:
        return parse(line.rest)
    except Refusal as refusal:
        raise Misfit(line, refusal.reason) from refusal


def _players(game: Game, text: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", text) or not game.min_players <= int(text) <= game.max_players:
        raise Malformed.because("bad-record", f"This game is for {game.min_players} to {game.max_players} players.")
    return int(text)


def _settings(game: Game, players: int, text: str, written: dict[str, Json]) -> dict[str, Json]:
    written.update(_object(text))
    return game.parse_options(players, written)


def _names(game: Game, players: int, text: str) -> dict[str, str]:
    names = _object(text)
    seats = game.seats(players)
    for letter, name in names.items():
        if parse_seat(letter) not in seats:
            raise Malformed.because("bad-record", f"There is no seat {letter} at this table.")
        if not isinstance(name, str) or LONE_SURROGATE.search(name):
            raise Malformed.because("bad-record", f"The name of {letter} is not a text.")
    missing = [SEAT_LETTERS[seat] for seat in seats if SEAT_LETTERS[seat] not in names]
    if missing:
        raise Malformed.because("bad-record", f"The name of {missing[0]} is missing.")
    return names


def _seed(text: str) -> str:
    if not SEED.fullmatch(text):
        raise Malformed.because("bad-record", "A seed is written as pairs of hexadecimal digits.")
    return text


def _object(text: str) -> dict[str, Json]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise Malformed.because("bad-record", "Here stands a JSON object.")
    return value
