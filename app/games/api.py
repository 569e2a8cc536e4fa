"""The contract of a game. Whoever hosts, stores, shows or plays a game knows it by this alone.

decide, then evolve: `decide` holds legality and chance and returns events or raises a Refusal; `evolve` never judges.
Events carry results (cards drawn, pawns captured), so a replay neither shuffles nor judges again. Everything here is
pure: no I/O, no clock, no global random. Seats are ints (0 = a); cards ints (kit/cards.py); moves are texts of
notation.md, and so are squares and seats in everything that leaves for a person.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

Seat: TypeAlias = int
Json: TypeAlias = Any  # what json.dumps takes; the one place where Any is meant
Event: TypeAlias = dict[str, Json]  # JSON-ready, "e" names the kind; what the log stores


class Chance(Protocol):
    """Where a game takes its chance from: kit/shuffle.py, or a record that is replayed."""

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]: ...

    def below(self, n: int, purpose: str, counter: int) -> int: ...


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game, as the lobby shows it. `choices` lists all values, or `low`/`high` bound an int."""

    name: str
    kind: str  # "choice" | "bool" | "int" | "games" (int or None = open-ended) | "points" (an object, R51)
    default: Json
    rule: str
    sentence: str
    choices: tuple[Json, ...] = ()
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: everybody who won or ties for it, by seat; points or chips by seat where the game counts."""

    winners: tuple[Seat, ...]
    draw: bool = False
    scores: Mapping[Seat, int] | None = None


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One point of the rules as they hold at one table, for people.

    `message` and `args` are for message files, `sentence` is the same in English. No two paragraphs of a rule book have
    one `topic`; another `message` or other `args` under the same topic say that the point is ruled otherwise.
    """

    topic: str
    rules: tuple[str, ...]  # numbers of the rules pages, `R25`
    section: str
    message: str
    args: Mapping[str, int | str]
    sentence: str
    ours: bool = False  # our reading, where the sources are silent or ambiguous
    option: str | None = None  # the option that this paragraph tells
    cards: tuple[str, ...] = ()  # ranks whose use it tells, "X" for a joker
    differs: bool = False  # from the standard of this game for so many players


@dataclass(frozen=True, slots=True)
class Difference:
    """One option that is not as usual, in words."""

    option: str
    now: Paragraph
    standard: Paragraph


class Game(Protocol):
    """One game with its standard rules. States are opaque to everybody else, immutable, and compare by value."""

    key: str  # "tokken", "tok", "tonk"
    version: int  # of its ruleset data; stored with each match
    min_players: int
    max_players: int

    def option_specs(self, players: int) -> tuple[OptionSpec, ...]:
        """All options with the defaults that hold for this number of players."""

    def parse_options(self, players: int, raw: Mapping[str, Json]) -> dict[str, Json]:
        """All options, defaults filled in. Raises BadOptions with a sentence."""

    def differences(self, players: int, options: Mapping[str, Json]) -> tuple[str, ...]:
        """Names of the options that differ from the standard of this game."""

    def rulebook(self, players: int, options: Mapping[str, Json]) -> tuple[Paragraph, ...]:
        """The rules of such a table, made from the data that the engine plays by. `options` come from parse_options."""

    def seats(self, players: int) -> tuple[Seat, ...]:
        """The seats in clockwise order; two players of a track game sit at a and c (R3)."""

    def teams(self, players: int, options: Mapping[str, Json]) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together; everybody alone gives teams of one."""

    def setup(self, players: int, options: Mapping[str, Json], chance: Chance) -> list[Event]:
        """The events that begin a match, up to where the first player is asked. `options` come from parse_options."""

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        """Who may act now, in seat order: several in an exchange; nobody only when the match is over."""

    def legal(self, state: Any, seat: Seat) -> Iterable[str]:
        """Every move the seat may make now; of a 7, one spelling an outcome. Empty when it is not to act."""

    def is_legal(self, state: Any, seat: Seat, text: str) -> bool:
        """Whether decide would accept the move, in any legal spelling."""

    def decide(self, state: Any, seat: Seat, text: str, chance: Chance) -> list[Event]:
        """What the move does, up to where the next player is asked. Raises Malformed or Illegal with rule number."""

    def evolve(self, state: Any, event: Event) -> Any:
        """The state after the event; the first event of setup is applied to None."""

    def outcome(self, state: Any) -> Outcome | None:
        """None while the match lasts."""

    def table(self, state: Any) -> dict[str, Json]:
        """What everybody may know: equal for all seats and spectators."""

    def mine(self, state: Any, seat: Seat) -> dict[str, Json]:
        """What only this seat may know: hand, legal moves, why the other cards cannot be played."""

    def plan(self, state: Any, seat: Seat, request: Mapping[str, Json]) -> dict[str, Json]:
        """A move that is put together in steps (the 7): which parts can follow. Raises Malformed or Illegal."""

    def tell(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat (None: a spectator) may be told it, or None when it is told nothing."""

    def default_act(self, state: Any, seat: Seat) -> str:
        """A legal move for a seat that does not answer."""

    def record_lines(self, event: Event) -> Sequence[tuple[str, str]]:
        """The lines that the event writes into a record, each with its rule; moves write their own (notation.md)."""


@runtime_checkable
class Closable(Protocol):
    """A game whose match the host may end at some moments (N15). A game does not know the host: matches asks for it."""

    def close(self, state: Any) -> list[Event]:
        """The events that end the match. Raises Illegal when it cannot be ended now."""


@runtime_checkable
class Covering(Protocol):
    """A game in which what lay open is covered later, and stays so while the match lasts (N4)."""

    def table_since(self, state: Any) -> dict[str, Json]:
        """What of the table of an earlier moment lies open to this day, for everybody who looks back."""
