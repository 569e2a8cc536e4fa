"""Everything in which the members of the family differ, as data, and the one place where it is read.

`Ruleset` is one column of the table "Differences" of the rules page; each row is a field here with its meaning.
`Rules` is a ruleset with a number of players and chosen options, worked out into what the engine asks: the engine knows
no game by name.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from app.games.api import Json, Seat
from app.games.kit.cards import JOKER, RANKS
from app.games.track.board import FREE, Board, board_of
from app.games.track.walk import CrossingRule, OverStartRule, Walks, walks_of

__all__ = [
    "CrossingRule",
    "DealerRule",
    "JackOther",
    "NoMoveRule",
    "OverStartRule",
    "Rules",
    "Ruleset",
    "SevenRule",
    "rules_of",
]

JOKERS = {2: 1, 3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}  # by players, R6
HANDS = {"5-4-4": (5, 4, 4), "13": (13,)}  # cards a player in each hand of a round, R7
SUITS = 4


class DealerRule(Enum):
    """When the deal passes to the left (R8)."""

    ONE_A_ROUND = "one a round"
    PASSES_EVERY_HAND = "passes every hand"


class NoMoveRule(Enum):
    """What a player without a legal move does (R13)."""

    FOLD = "lays down the whole hand, out for the hand"
    DISCARD = "discards one card"


class SevenRule(Enum):
    """Whose pawns may get parts of a 7 (R35)."""

    TEAM = "own and teammates' pawns"
    OWN = "own pawns, then teammates'"


class JackOther(Enum):
    """Which pawn may be the second one of a swap (R36)."""

    ANOTHER_SEAT = "of another seat than the first"
    ANY_OTHER = "any other on the track"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One member of the family. A new one is one file in `rulesets/`; a change of any field raises `version`."""

    key: str
    name: str
    version: int
    usual_players: tuple[int, ...]  # as the game is mostly played
    other_players: tuple[int, ...]  # possible too
    dealer: DealerRule  # R8
    no_move: NoMoveRule  # R13
    crossing: CrossingRule  # R25
    over_start: OverStartRule  # R33
    seven: SevenRule  # R35
    jack_own_may_be_safe: bool  # R36
    jack_other: JackOther  # R36
    home_after: int  # the own square after which the home opens, R4; an option too, R53
    jokers: bool  # whether the deck has jokers, R6; an option too where `options` says so
    options: tuple[str, ...]  # names of the options that go with it (options.py), R53
    silent: frozenset[str] = frozenset()  # topics of the rule book on which this game's sources say nothing

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted({*self.usual_players, *self.other_players}))


@dataclass(frozen=True, slots=True)
class Rules:
    """A ruleset, a number of players and options. Equal when these three are; the rest follows from them."""

    ruleset: Ruleset
    players: int
    chosen: str  # the options as JSON, keys sorted
    options: Mapping[str, Json] = field(compare=False)
    board: Board = field(compare=False)
    walks: Walks = field(compare=False)
    seats: tuple[Seat, ...] = field(compare=False)
    next_seat: tuple[Seat, ...] = field(compare=False)  # [seat]: the next player clockwise
    teams: tuple[tuple[Seat, ...], ...] = field(compare=False)  # R40
    team_of: tuple[int, ...] = field(compare=False)  # [seat]
    mates: tuple[tuple[Seat, ...], ...] = field(compare=False)  # [seat]: the others of its team, clockwise from it
    opponents: tuple[tuple[Seat, ...], ...] = field(compare=False)  # [seat]: everybody of other teams
    deck: tuple[int, ...] = field(compare=False)  # R6, unshuffled
    sizes: tuple[int, ...] = field(compare=False)  # cards a player in each hand of a round, R7

    @property
    def exchange(self) -> str:
        return str(self.options["exchange"])

    @property
    def points(self) -> Mapping[str, int] | None:
        """R51, or None when one game is the match."""
        return self.options.get("points")

    @property
    def hologram(self) -> bool:
        return bool(self.options.get("hologram", False))

    @property
    def home_after(self) -> int:
        return int(self.options["home_after"])


def rules_of(ruleset: Ruleset, players: int, options: Mapping[str, Json]) -> Rules:
    """The rules for options that `options.parse_options` has completed; the same object for the same choice."""
    return _rules(ruleset, players, json.dumps(dict(options), sort_keys=True))


@lru_cache(maxsize=256)
def _rules(ruleset: Ruleset, players: int, chosen: str) -> Rules:
    options: dict[str, Json] = json.loads(chosen)
    board = board_of(players)
    seats = board.seats
    teams = teams_of(seats, options["teams"])
    return Rules(
        ruleset=ruleset,
        players=players,
        chosen=chosen,
        options=options,
        board=board,
        walks=walks_of(
            players, options["home_after"], ruleset.crossing, ruleset.over_start, options.get("hologram", False)
        ),
        seats=seats,
        next_seat=tuple(_next(seat, seats, board.sections) for seat in range(board.sections)),
        teams=teams,
        team_of=tuple(_team(seat, teams) for seat in range(board.sections)),
        mates=tuple(_mates(seat, teams) for seat in range(board.sections)),
        opponents=tuple(
            tuple(other for other in seats if _team(other, teams) != _team(seat, teams))
            for seat in range(board.sections)
        ),
        deck=deck_of(players, options.get("jokers", ruleset.jokers)),
        sizes=HANDS[options["deal"]],
    )


def teams_of(seats: tuple[Seat, ...], choice: str) -> tuple[tuple[Seat, ...], ...]:
    """Teammates sit spread evenly: place modulo number of teams (R40)."""
    count = {"two": 2, "pairs": len(seats) // 2, "none": len(seats)}[choice]
    return tuple(seats[first::count] for first in range(count))


def deck_of(players: int, jokers: bool) -> tuple[int, ...]:
    """One street a player, suits in their order and then again, and jokers by the number of players (R6)."""
    ranks = len(RANKS)
    streets = [rank + ranks * (street % SUITS) for street in range(players) for rank in range(ranks)]
    return (*streets, *([JOKER] * (JOKERS[players] if jokers else 0)))


def _next(seat: Seat, seats: tuple[Seat, ...], sections: int) -> Seat:
    return min(seats, key=lambda other: (other - seat - 1) % sections)


def _team(seat: Seat, teams: tuple[tuple[Seat, ...], ...]) -> int:
    return next((number for number, team in enumerate(teams) if seat in team), FREE)


def _mates(seat: Seat, teams: tuple[tuple[Seat, ...], ...]) -> tuple[Seat, ...]:
    team = next((team for team in teams if seat in team), ())
    return (*(other for other in team if other > seat), *(other for other in team if other < seat))
