"""Tonk, as the contract of a game wants it (games/api.py)."""

from __future__ import annotations

from collections.abc import Mapping

from app.errors import Malformed, Refusal
from app.games.api import Chance, Event, Json, OptionSpec, Outcome, Paragraph, Seat
from app.games.tonk import events, rulebook, rules, ruleset, view
from app.games.tonk.notation import parse_move, print_move
from app.games.tonk.reasons import why_not
from app.games.tonk.record import record_lines
from app.games.tonk.state import State


class Tonk:
    """Knock rummy for two to four players."""

    key = "tonk"
    version = 1
    min_players = ruleset.MIN_PLAYERS
    max_players = ruleset.MAX_PLAYERS

    def option_specs(self, players: int) -> tuple[OptionSpec, ...]:
        """The same options for any number of players."""
        del players
        return ruleset.SPECS

    def parse_options(self, players: int, raw: Mapping[str, Json]) -> dict[str, Json]:
        """All options, defaults filled in. Raises BadOptions."""
        return ruleset.parse_options(players, raw)

    def differences(self, players: int, options: Mapping[str, Json]) -> tuple[str, ...]:
        """Names of the options that differ from standard Tonk."""
        del players
        return ruleset.differences(options)

    def rulebook(self, players: int, options: Mapping[str, Json]) -> tuple[Paragraph, ...]:
        """The rules of such a table in words."""
        return rulebook.rulebook(players, options)

    def seats(self, players: int) -> tuple[Seat, ...]:
        """The seats a, b, … in clockwise order."""
        return tuple(range(players))

    def teams(self, players: int, options: Mapping[str, Json]) -> tuple[tuple[Seat, ...], ...]:
        """Everybody plays alone."""
        del options
        return tuple((seat,) for seat in range(players))

    def setup(self, players: int, options: Mapping[str, Json], chance: Chance) -> list[Event]:
        """The cut for the deal (N2) and the first deal, settled at once after a special hand (N5, N22)."""
        return rules.setup(players, options, chance)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat whose turn it is; between games all that have not agreed to end the match."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> list[str]:
        """Every move of the seat, each once: draws, melds, layoffs, discards."""
        return [print_move(move) for move in rules.legal_moves(state, seat)]

    def is_legal(self, state: State, seat: Seat, text: str) -> bool:
        """Whether decide would accept the move."""
        try:
            return not why_not(state, seat, parse_move(text))
        except Refusal:
            return False

    def decide(self, state: State, seat: Seat, text: str, chance: Chance) -> list[Event]:
        """What the move does. Raises Malformed or Illegal."""
        return rules.decide(state, seat, text, chance)

    def close(self, state: State) -> list[Event]:
        """The host ends an open-ended match between two games (N15). Raises Illegal. The caller knows the host."""
        return rules.close(state)

    def evolve(self, state: State | None, event: Event) -> State:
        """The state after the event."""
        return events.evolve(state, event)

    def outcome(self, state: State) -> Outcome | None:
        """None while the match lasts; then all who tie for the most chips or the fewest points."""
        return rules.outcome(state)

    def table(self, state: State) -> dict[str, Json]:
        """What everybody may know."""
        return view.table(state)

    def table_since(self, state: State) -> dict[str, Json]:
        """The table of an earlier moment without its top discard, which is covered by now (N4)."""
        return view.table_since(state)

    def mine(self, state: State, seat: Seat) -> dict[str, Json]:
        """What only this seat may know."""
        return view.mine(state, seat)

    def plan(self, state: State, seat: Seat, request: Mapping[str, Json]) -> dict[str, Json]:
        """No move of Tonk is put together in steps: raises Malformed (`no-plan`)."""
        raise Malformed.because("no-plan", "No move of Tonk is put together in parts.")

    def tell(self, event: Event, seat: Seat | None) -> Event | None:
        """The event without the cards that were dealt, drawn or discarded (N4)."""
        return view.tell(event, seat)

    def default_act(self, state: State, seat: Seat) -> str:
        """A legal move for a seat that does not answer; played by such moves alone, every match ends."""
        return print_move(rules.default_move(state, seat))

    def record_lines(self, event: Event) -> tuple[tuple[str, str], ...]:
        """The dealer and the deck of each game, and its settlement."""
        return record_lines(event)
