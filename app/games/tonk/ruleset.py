"""The options of Tonk (N21 to N27) and the rules that a match is played by, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from app.errors import BadOptions
from app.games.api import Json, OptionSpec

MIN_PLAYERS, MAX_PLAYERS = 2, 4
LARGEST_STAKE = 1_000_000

SPECS: tuple[OptionSpec, ...] = (
    OptionSpec("wait", "bool", False, "N21", "Who lays a new meld may not drop on their next three turns."),
    OptionSpec(
        "low_tonk", "choice", None, "N22", "A dealt hand of at most so many points wins double at once.", (None, 15, 13)
    ),
    OptionSpec("hand_size", "choice", 5, "N23", "Cards dealt to each player.", (5, 7)),
    OptionSpec("must_meld", "bool", False, "N24", "A complete meld has to be laid before discarding."),
    OptionSpec("deck", "choice", 52, "N25", "With 40 cards there is no 8, 9 or 10.", (52, 40)),
    OptionSpec("stake", "int", 1, "N26", "The base stake, in chips.", (), 1, LARGEST_STAKE),
    OptionSpec("games", "games", None, "N26", "Games in the match; open-ended until all agree.", (), 1, 1000),
    OptionSpec("starting_chips", "int", 0, "N26", "Chips that each player begins with.", (), 0, LARGEST_STAKE),
    OptionSpec("scoring", "choice", "chips", "N27", "Chips, or points left in hand.", ("chips", "points")),
)
_BY_NAME = {spec.name: spec for spec in SPECS}


@dataclass(frozen=True, slots=True)
class Rules:
    """What a match is played by. `games` None is open-ended; `low_tonk` None is without."""

    players: int
    wait: bool = False
    low_tonk: int | None = None
    hand_size: int = 5
    must_meld: bool = False
    deck: int = 52
    stake: int = 1
    games: int | None = None
    starting_chips: int = 0
    scoring: str = "chips"


def parse_options(players: int, raw: Mapping[str, Json]) -> dict[str, Json]:
    """All options, defaults filled in. Raises BadOptions: `bad-players`, `unknown-option`, `bad-option`."""
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadOptions.because("bad-players", "Tonk is played by two to four players.")
    for name in raw:
        if name not in _BY_NAME:
            raise BadOptions.because("unknown-option", f"Tonk has no option “{str(name)[:40]}”.")
    return {spec.name: _value(spec, raw.get(spec.name, spec.default)) for spec in SPECS}


def differences(options: Mapping[str, Json]) -> tuple[str, ...]:
    """Names of the options that differ from standard Tonk."""
    return tuple(spec.name for spec in SPECS if options.get(spec.name, spec.default) != spec.default)


def rules_of(players: int, options: Mapping[str, Json]) -> Rules:
    """The rules that `options` (from parse_options) make. Equal options give the same object."""
    return _rules(players, tuple(options[spec.name] for spec in SPECS))


@lru_cache(maxsize=1024)
def _rules(players: int, values: tuple[Json, ...]) -> Rules:
    return Rules(players, *values)


def _value(spec: OptionSpec, value: Json) -> Json:
    if not _fits(spec, value):
        raise BadOptions.because("bad-option", f"“{spec.name}” must be {_allowed(spec)}.", spec.rule)
    return value


def _fits(spec: OptionSpec, value: Json) -> bool:
    # Types are compared exactly: to Python True is 1 and 5.0 is 5, to a player they are not.
    if spec.kind == "bool":
        return type(value) is bool
    if spec.kind == "choice":
        return any(value == choice and type(value) is type(choice) for choice in spec.choices)
    if value is None:
        return spec.kind == "games"
    return type(value) is int and (spec.low or 0) <= value <= (spec.high or 0)


def _allowed(spec: OptionSpec) -> str:
    if spec.kind == "bool":
        return "true or false"
    if spec.kind == "choice":
        return " or ".join("null" if choice is None else str(choice) for choice in spec.choices)
    between = f"a whole number from {spec.low} to {spec.high}"
    return f"{between}, or null for open-ended" if spec.kind == "games" else between
