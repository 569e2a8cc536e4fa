"""A running game inside its match: what a move does, and whether it ends the match."""

from __future__ import annotations

from collections.abc import Iterable

from app.errors import Illegal
from app.games.api import Event, Game, Json, Outcome, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.kit.shuffle import SeededChance
from app.matches.events import of_game
from app.matches.state import Match


def play(match: Match, seat: Seat, text: str) -> list[Event]:
    """The events of the move. Raises Malformed or Illegal."""
    game = match.rules
    played = game.decide(match.state, seat, text, chance_of(match))
    if seat not in game.to_act(match.state):
        raise Illegal.because("not-your-turn", "It is not your turn.", seats=(SEAT_LETTERS[seat],))
    head: Event = {"e": "played", "seat": SEAT_LETTERS[seat], "text": text}
    return [head, *of_game(played), *ending(game, match.state, played)]


def chance_of(match: Match) -> SeededChance:
    return SeededChance(bytes.fromhex(match.seed))


def ending(game: Game, state: Json, events: Iterable[Event]) -> list[Event]:
    """`ended` with the result, if the game is over after the events."""
    for event in events:
        state = game.evolve(state, event)
    outcome = game.outcome(state)
    return [] if outcome is None else [{"e": "ended", "result": _result(outcome)}]


def _result(outcome: Outcome) -> dict[str, Json]:
    scores = outcome.scores
    return {
        "winners": [SEAT_LETTERS[seat] for seat in outcome.winners],
        "draw": outcome.draw,
        "scores": None if scores is None else {SEAT_LETTERS[seat]: scores[seat] for seat in sorted(scores)},
    }
