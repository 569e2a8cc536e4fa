"""A track game as the contract of a game wants it (games/api.py): one class for every ruleset of the family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.errors import Illegal, Malformed
from app.games.api import Chance, Event, Json, OptionSpec, Outcome, Paragraph, Seat
from app.games.track import house, options, reasons, record, rulebook, rules, view
from app.games.track.board import board_of
from app.games.track.notation import parse_move
from app.games.track.ruleset import Rules, Ruleset, rules_of, teams_of
from app.games.track.state import State, begun, evolve, seat_of


class LegalMoves:
    """The moves of a seat, to iterate over; `in` knows every spelling of a 7, the iteration one an outcome."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat

    def __iter__(self) -> Iterator[str]:
        return rules.legal(self._state, self._seat)

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and is_legal(self._state, self._seat, text)

    def __bool__(self) -> bool:
        return self._seat in rules.to_act(self._state)


def is_legal(state: State, seat: Seat, text: str) -> bool:
    try:
        return not rules.refusals(state, seat, parse_move(state.rules.board, text))
    except Malformed:
        return False


class TrackGame:
    """One member of the family, by its ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.key = ruleset.key
        self.version = ruleset.version
        self.min_players = min(ruleset.players)
        self.max_players = max(ruleset.players)

    def option_specs(self, players: int) -> tuple[OptionSpec, ...]:
        """All options with the defaults for this number of players. Raises BadOptions for an impossible number."""
        return options.option_specs(self.ruleset, players)

    def parse_options(self, players: int, raw: Mapping[str, Json]) -> dict[str, Json]:
        """All options, defaults filled in. Raises BadOptions."""
        return options.parse_options(self.ruleset, players, raw)

    def differences(self, players: int, options_: Mapping[str, Json]) -> tuple[str, ...]:
        """Names of the options that differ from the standard of this game for these players and teams."""
        return options.differences(self.ruleset, players, options_)

    def rulebook(self, players: int, chosen: Mapping[str, Json]) -> tuple[Paragraph, ...]:
        """The rules of such a table in words."""
        return rulebook.rulebook(self.ruleset, players, chosen)

    def rules(self, players: int, chosen: Mapping[str, Json]) -> Rules:
        """The rules that options from `parse_options` make."""
        return rules_of(self.ruleset, players, chosen)

    def seats(self, players: int) -> tuple[Seat, ...]:
        """The seats in clockwise order; two players sit at a and c (R3)."""
        return board_of(players).seats

    def teams(self, players: int, chosen: Mapping[str, Json]) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together (R40)."""
        return teams_of(self.seats(players), chosen["teams"])

    def setup(self, players: int, chosen: Mapping[str, Json], chance: Chance) -> list[Event]:
        """The drawing of the dealer, the first deal, and a blind exchange."""
        return rules.setup(self.rules(players, chosen), chance)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now: several in an exchange, nobody when the match is over."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> LegalMoves:
        """Every move of the seat; of a 7 one spelling an outcome."""
        return LegalMoves(state, seat)

    def is_legal(self, state: State, seat: Seat, text: str) -> bool:
        """Whether decide would accept the move, in any legal spelling."""
        return is_legal(state, seat, text)

    def decide(self, state: State, seat: Seat, text: str, chance: Chance) -> list[Event]:
        """What the move does, up to where the next player is asked. Raises Malformed or Illegal."""
        return rules.decide(state, seat, text, chance)

    def evolve(self, state: State | None, event: Event) -> State:
        """The state after the event; `began` is applied to None."""
        if state is None:
            return begun(self.rules(event["players"], event["options"]), seat_of(event["dealer"]))
        return evolve(state, event)

    def outcome(self, state: State) -> Outcome | None:
        """None while the match lasts (R15, R51)."""
        return rules.outcome(state)

    def table(self, state: State) -> dict[str, Json]:
        """What everybody may know."""
        return view.table(state)

    def mine(self, state: State, seat: Seat) -> dict[str, Json]:
        """What only this seat may know."""
        return view.mine(state, seat)

    def plan(self, state: State, seat: Seat, request: Mapping[str, Json]) -> dict[str, Json]:
        """How a 7 can go on after some parts (R35). Raises Malformed or Illegal."""
        return view.plan(state, seat, request)

    def tell(self, event: Event, seat: Seat | None) -> Event | None:
        """The event without the cards that this seat may not see."""
        return view.tell(event, seat)

    def default_act(self, state: State, seat: Seat) -> str:
        """A sensible legal move for a seat that does not answer. Raises Illegal when it is not asked."""
        against = reasons.not_asked(state, seat)
        if against:
            raise Illegal(against)
        return house.default_act(state, seat)

    def record_lines(self, event: Event) -> tuple[tuple[str, str], ...]:
        """The lines of the event in a record."""
        return record.record_lines(event)
