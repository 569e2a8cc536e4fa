"""A match at one moment: what its log has come to. Immutable; compares by value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from app.games import find_game
from app.games.api import Game, Json, Seat
from app.matches.answered import Answered

Phase = Literal["lobby", "playing", "over"]
NOBODY: Mapping[Seat, Any] = {}
SENT_AWAY: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at the table. `player` is internal."""

    seat: Seat
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Successor:
    """The match that a rematch opened: its id and seed."""

    match: str
    seed: str


@dataclass(frozen=True, slots=True)
class Clock:
    """What runs while somebody is asked (clock.py): `none`, `soft` or `bank`. Times in seconds."""

    kind: str = "none"
    seconds: int = 0
    bank: int = 0
    increment: int = 0


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What the host has arranged for the room, beside the game. `talk` is one of TALKS."""

    locked: bool = False  # nobody new may sit down
    spectators: bool = True  # who has no seat may see what is public once the game has begun
    listed: bool = False  # the front page shows the room to everybody
    talk: str = "free"
    substitutes: bool = False  # a bot plays on by itself for who is away beyond the grace


# Anything; ready-made phrases only; anything but not while a hand is played; nothing.
TALKS = ("free", "phrases", "between", "none")
NO_CLOCK = Clock()
AS_USUAL = Arrangement()
LEFT, AWAY, BOT = "left", "away", "bot"


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat link that may be opened: the SHA-256 of its secret, until when, and whether the seat's person made it."""

    hash: str
    until: float
    own: bool


class Match(NamedTuple):
    """One playing. `seats` are the taken ones in the order of sitting down; `state` is the game's, None in the lobby.

    `ruleset` is the version of the rules it was set up with. `answered` leads from (player, command id) to the seq that
    the command made. `at` is the time of the last commit and `wake_at` of the next one due, in seconds since 1970.

    `house` are the seats for which the house plays, and why: `left`, `away`, or `bot` where a bot sits. `left` are the
    seconds that each bank held when its clock last stopped; `since` are the seats that are asked, and from when their
    time counts. Downtime up to `credited_to` has been given back. `missed` counts the acts in a row that a seat let
    pass until its time was up.

    `offers` are the seat links that can be opened; `handed_over` are the players whose seats others took by one.
    `removed` are players whom the host has sent away, with the names they had: they sit again when they are let in.
    """

    id: str
    number: int
    seq: int
    phase: Phase
    room: Mapping[str, str]
    seed: str
    game: str
    ruleset: int
    players: int
    options: Mapping[str, Json]
    host: str | None
    seats: tuple[Sitter, ...] = ()
    state: Json = None
    result: Mapping[str, Json] | None = None
    successor: Successor | None = None
    answered: Answered = Answered()
    at: float = 0.0
    wake_at: float | None = None
    clock: Clock = NO_CLOCK
    house: Mapping[Seat, str] = NOBODY
    left: Mapping[Seat, float] = NOBODY
    since: Mapping[Seat, float] = NOBODY
    credited_to: float = 0.0
    missed: Mapping[Seat, int] = NOBODY
    offers: Mapping[Seat, Offer] = NOBODY
    handed_over: frozenset[str] = frozenset()
    arranged: Arrangement = AS_USUAL
    removed: Mapping[str, str] = SENT_AWAY

    @property
    def rules(self) -> Game:
        """The game that is played. Raises Malformed (`bad-game`) when this version has no such game."""
        return find_game(self.game, self.ruleset)

    def seat_numbers(self) -> tuple[Seat, ...]:
        """All seats at the table, taken or free, clockwise."""
        return self.rules.seats(self.players)

    def sitter_at(self, seat: Seat) -> Sitter | None:
        return next((sitter for sitter in self.seats if sitter.seat == seat), None)

    def sitter_of(self, player: str | None) -> Sitter | None:
        for sitter in self.seats:  # asked a dozen times a move: a generator would take longer than the search
            if sitter.player == player:
                return sitter
        return None
