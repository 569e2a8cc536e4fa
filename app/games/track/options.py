"""The options of the track games: what can be chosen, what holds otherwise, what goes together (R6, R7, R10, R40-R53).

Each option is one row of `OPTIONS`; which of them go with a game says its ruleset file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.errors import BadOptions, Reason, Refusal
from app.games.api import Json, OptionSpec
from app.games.track.ruleset import HANDS, Ruleset

MOST_GAMES = 100
MOST_POINTS = 1000
POINTS_STANDARD = {"games": 3, "per_pawn": 1, "bonus": 5}  # R51
POINTS_BOUNDS = {"games": (1, MOST_GAMES), "per_pawn": (0, MOST_POINTS), "bonus": (0, MOST_POINTS)}


@dataclass(frozen=True, slots=True)
class Table:
    """What the options of a match depend on: the ruleset, the number of players, and the teams chosen before."""

    ruleset: Ruleset
    players: int
    teams: str = "none"


def option_specs(ruleset: Ruleset, players: int) -> tuple[OptionSpec, ...]:
    """The options of a ruleset with the defaults that hold for this number of players. Raises BadOptions."""
    _refuse_players(ruleset, players)
    table = Table(ruleset, players, _teams(Table(ruleset, players)).default)
    return tuple(OPTIONS[name](table) for name in ruleset.options)


def parse_options(ruleset: Ruleset, players: int, raw: Mapping[str, Json]) -> dict[str, Json]:
    """All options of the ruleset, defaults filled in. Raises BadOptions."""
    _refuse_players(ruleset, players)
    for name, value in raw.items():
        if name not in ruleset.options and not _says_nothing(ruleset, players, name, value):
            raise _unknown(ruleset, str(name)[:40])
    teams = _value(_teams(Table(ruleset, players)), raw)
    table = Table(ruleset, players, teams)
    return {name: _value(OPTIONS[name](table), raw) for name in ruleset.options}


def differences(ruleset: Ruleset, players: int, options: Mapping[str, Json]) -> tuple[str, ...]:
    """The options that differ from what holds when nothing else is said, in the order of the lobby."""
    table = Table(ruleset, players, options["teams"])
    return tuple(name for name in ruleset.options if options[name] != OPTIONS[name](table).default)


def _teams(table: Table) -> OptionSpec:
    choices = {4: ("two", "none"), 6: ("two", "pairs", "none"), 8: ("two", "pairs", "none")}
    allowed = choices.get(table.players, ("none",))
    sentence = "Who wins together: two teams, teams of two, or everyone alone."
    return OptionSpec("teams", "choice", allowed[0], "R40", sentence, allowed)


def _exchange(table: Table) -> OptionSpec:
    allowed: tuple[str, ...] = ("left", "none")
    if table.teams != "none":
        allowed, default = ("team", *allowed), "team"
    elif table.players == 2:
        allowed, default = ("blind", *allowed), "none"
    else:
        default = "left"
    sentence = "The card that everyone gives after each deal: to a teammate, to the left, drawn blind, or none."
    return OptionSpec("exchange", "choice", default, "R10", sentence, allowed)


def _deal(table: Table) -> OptionSpec:
    sentence = "Three hands of 5, 4 and 4 cards a round, or one hand of 13."
    return OptionSpec("deal", "choice", next(iter(HANDS)), "R7", sentence, tuple(HANDS))


def _home_after(table: Table) -> OptionSpec:
    sentence = "The own square after which the home opens."
    return OptionSpec("home_after", "choice", table.ruleset.home_after, "R53", sentence, (16, 17))


def _hologram(table: Table) -> OptionSpec:
    sentence = "A pawn on the hologram dot is stuck for its own side's cards."
    return OptionSpec("hologram", "bool", False, "R50", sentence)


def _points(table: Table) -> OptionSpec:
    sentence = f"A match of 1 to {MOST_GAMES} games: points for every pawn home, and a bonus for the winners."
    return OptionSpec("points", "points", None, "R51", sentence)


def _jokers(table: Table) -> OptionSpec:
    return OptionSpec("jokers", "bool", table.ruleset.jokers, "R6", "Whether the deck has jokers.")


OPTIONS: dict[str, Callable[[Table], OptionSpec]] = {
    "teams": _teams,
    "exchange": _exchange,
    "deal": _deal,
    "home_after": _home_after,
    "hologram": _hologram,
    "points": _points,
    "jokers": _jokers,
}


IMPOSSIBLE = {  # values that exist, and what they need
    ("teams", "two"): "Two teams need 4, 6 or 8 players.",
    ("teams", "pairs"): "Teams of two need 6 or 8 players.",
    ("exchange", "team"): "An exchange in the team needs teams.",
    ("exchange", "blind"): "A blind exchange needs two players.",
}


def _value(spec: OptionSpec, raw: Mapping[str, Json]) -> Json:
    value = raw.get(spec.name, spec.default)
    if spec.kind == "points":
        return _points_value(spec, value)
    # Types are compared exactly: to Python True is 1 and 17.0 is 17, to a player they are not.
    if not any(value == choice and type(value) is type(choice) for choice in _choices(spec)):
        raise _not_allowed(spec, value)
    return value


def _choices(spec: OptionSpec) -> tuple[Json, ...]:
    return (True, False) if spec.kind == "bool" else spec.choices


def _points_value(spec: OptionSpec, value: Json) -> Json:
    if value is None:
        return None
    if not isinstance(value, Mapping) or any(name not in POINTS_STANDARD for name in value):
        sentence = "“points” must be null or an object with games, per_pawn and bonus."
        raise BadOptions.because("bad-option", sentence, spec.rule)
    chosen = {**POINTS_STANDARD, **value}
    for name, (low, high) in POINTS_BOUNDS.items():
        if type(chosen[name]) is not int or not low <= chosen[name] <= high:
            sentence = f"“{name}” of “points” must be a whole number from {low} to {high}."
            raise BadOptions.because("bad-option", sentence, spec.rule)
    return chosen


def _refuse_players(ruleset: Ruleset, players: int) -> None:
    allowed = ruleset.players
    if type(players) is not int or players not in allowed:
        raise BadOptions.because(
            "bad-players", f"{ruleset.name} is played by {allowed[0]} to {allowed[-1]} players.", "R3"
        )


def _says_nothing(ruleset: Ruleset, players: int, name: str, value: Json) -> bool:
    """Whether the option is another game's and has the value that this game has anyway: Tok without hologram dots."""
    if name not in OPTIONS:
        return False
    default = OPTIONS[name](Table(ruleset, players)).default
    return value == default and type(value) is type(default)


def _unknown(ruleset: Ruleset, name: str) -> BadOptions:
    if name in OPTIONS:
        reason = Reason("option-of-another-game", "R53", f"“{name}” does not go with {ruleset.name}.")
    else:
        reason = Reason("unknown-option", None, f"{ruleset.name} has no option “{name}”.")
    return BadOptions(reason)


def _not_allowed(spec: OptionSpec, value: Json) -> Refusal:
    """The value is known elsewhere, but does not go with these players or teams; or it is no value of the option."""
    sentence = IMPOSSIBLE.get((spec.name, value)) if isinstance(value, str) else None
    if sentence is not None:
        return BadOptions.because("impossible-option", sentence, "R53")
    allowed = " or ".join(json.dumps(choice) for choice in _choices(spec))
    return BadOptions.because("bad-option", f"“{spec.name}” must be {allowed}.", spec.rule)
