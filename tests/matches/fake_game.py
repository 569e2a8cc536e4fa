"""A tiny game for tests of the match: everybody holds one secret card and says it, in turn; the highest wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from app.errors import BadOptions, Illegal, Malformed
from app.games.api import Chance, Event, Json, OptionSpec, Outcome, Paragraph, Seat
from app.games.kit.seats import SEAT_LETTERS


@dataclass(frozen=True)
class State:
    players: int
    hands: tuple[int, ...] = ()
    said: tuple[int, ...] = ()


class Whisper:
    key = "whisper"
    version = 3
    min_players = 2
    max_players = 4

    def option_specs(self, players: int) -> tuple[OptionSpec, ...]:
        return (OptionSpec("loud", "bool", False, "W1", "Say it loud."),)

    def parse_options(self, players: int, raw: Mapping[str, Json]) -> dict[str, Json]:
        if set(raw) - {"loud"} or not isinstance(raw.get("loud", False), bool):
            raise BadOptions.because("bad-option", "Whisper has the option loud.", "W1")
        return {"loud": raw.get("loud", False)}

    def differences(self, players: int, options: Mapping[str, Json]) -> tuple[str, ...]:
        return ("loud",) if options["loud"] else ()

    def rulebook(self, players: int, options: Mapping[str, Json]) -> tuple[Paragraph, ...]:
        how = "loud" if options["loud"] else "soft"
        sentence = f"Say your card in a {how} voice."
        point = Paragraph("voice", ("W1",), "game", f"rule-whisper-voice-{how}", {}, sentence, option="loud")
        return (replace(point, differs=options["loud"]),)

    def seats(self, players: int) -> tuple[Seat, ...]:
        return (0, 2) if players == 2 else tuple(range(players))

    def teams(self, players: int, options: Mapping[str, Json]) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in self.seats(players))

    def setup(self, players: int, options: Mapping[str, Json], chance: Chance) -> list[Event]:
        return [{"e": "began", "players": players}, {"e": "dealt", "cards": list(chance.shuffled(range(players), 1))}]

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return self.seats(state.players)[len(state.said) : len(state.said) + 1]

    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        place = self.seats(state.players).index(seat)
        return [f"say {state.hands[place]}"] if seat in self.to_act(state) else []

    def is_legal(self, state: State, seat: Seat, text: str) -> bool:
        return text in self.legal(state, seat)

    def decide(self, state: State, seat: Seat, text: str, chance: Chance) -> list[Event]:
        if not text.startswith("say "):
            raise Malformed.because("bad-move", f"“{text}” is not a move.")
        if not self.is_legal(state, seat, text):
            raise Illegal.because("not-yours", "You do not hold that.", "W2")
        return [{"e": "said", "seat": SEAT_LETTERS[seat], "card": int(text[4:])}]

    def evolve(self, state: State | None, event: Event) -> State:
        if event["e"] == "began":
            return State(event["players"])
        assert state is not None
        if event["e"] == "dealt":
            return replace(state, hands=tuple(event["cards"]))
        return replace(state, said=(*state.said, event["card"]))

    def outcome(self, state: State) -> Outcome | None:
        if len(state.said) < state.players:
            return None
        seats = self.seats(state.players)
        return Outcome((seats[state.said.index(max(state.said))],), scores=dict(zip(seats, state.said, strict=True)))

    def table(self, state: State) -> dict[str, Json]:
        return {"said": list(state.said)}

    def mine(self, state: State, seat: Seat) -> dict[str, Json]:
        return {"card": state.hands[self.seats(state.players).index(seat)]}

    def plan(self, state: State, seat: Seat, request: Mapping[str, Json]) -> dict[str, Json]:
        return {"asked": dict(request), "seat": seat}

    def tell(self, event: Event, seat: Seat | None) -> Event | None:
        return None if event["e"] == "dealt" else event

    def default_act(self, state: State, seat: Seat) -> str:
        return next(iter(self.legal(state, seat)))


GAMES: Sequence[Whisper] = (Whisper(),)
