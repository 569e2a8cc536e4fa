"""Tables for tests of the track games: positions, matches dealt as a test wants, and random play."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from app.games.api import Event
from app.games.kit.cards import parse_cards
from app.games.kit.shuffle import SeededChance
from app.games.track import GAMES, TrackGame
from app.games.track.scenario import read_state
from app.games.track.state import State

SEATS = "abcdefgh"
OPTIONS = {
    "teams": ("none", "two", "pairs"),
    "exchange": ("team", "left", "blind", "none"),
    "deal": ("5-4-4", "13"),
    "home_after": (16, 17),
    "hologram": (False, True),
    "jokers": (True, False),
    "points": (None, {"games": 2, "per_pawn": 1, "bonus": 5}),
}


def game_of(key: str) -> TrackGame:
    game = GAMES[key]
    assert isinstance(game, TrackGame)
    return game


def scene(game: str, position: str, hands: Mapping[str, str], turn: str = "a", **options: Any) -> State:
    """A moment of play. Hands that are left out hold unknown cards."""
    players = len(position.split())
    return read_state(
        {"game": game, "players": players, "options": options, "position": position, "hands": hands, "turn": turn}
    )


class Dealt:
    """Chance that deals the decks it is given; what they leave open comes in any order."""

    def __init__(self, decks: Sequence[str] = (), dealer: int = 0, draws: Mapping[str, int] | None = None) -> None:
        self.decks = [parse_cards(deck) for deck in decks]
        self.dealer = dealer
        self.draws = dict(draws or {})
        self.asked: list[tuple[int, str, int]] = []

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]:
        front = self.decks[counter - 1] if counter <= len(self.decks) else ()
        rest = list(cards)
        for card in front:
            rest.remove(card)
        return (*front, *rest)

    def below(self, n: int, purpose: str, counter: int) -> int:
        self.asked.append((n, purpose, counter))
        return self.dealer if purpose == "dealer" else self.draws.get(purpose, 0)


class Match:
    """A match that is played by texts: `seat text`."""

    def __init__(self, key: str, players: int, chance: Any, **options: Any) -> None:
        self.game = game_of(key)
        self.chance = chance
        self.options = self.game.parse_options(players, options)
        self.log: list[Event] = []
        self.state: Any = None
        self.take(self.game.setup(players, self.options, chance))

    def take(self, events: list[Event]) -> list[Event]:
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.log += events
        return events

    def play(self, line: str) -> list[Event]:
        letter, _, text = line.partition(" ")
        return self.take(self.game.decide(self.state, SEATS.index(letter), text, self.chance))

    def kinds(self) -> list[str]:
        return [event["e"] for event in self.log]

    def last(self, kind: str) -> Event:
        return next(event for event in reversed(self.log) if event["e"] == kind)

    def table(self) -> dict[str, Any]:
        return self.game.table(self.state)

    def mine(self, letter: str) -> dict[str, Any]:
        return self.game.mine(self.state, SEATS.index(letter))


def seeded(number: int) -> SeededChance:
    return SeededChance(number.to_bytes(32, "big"))


def random_options(dice: Random, key: str, players: int) -> dict[str, Any]:
    """Options that go together, each drawn with the others as they are."""
    game = game_of(key)
    chosen: dict[str, Any] = {}
    for name in game.ruleset.options:
        trial = {**chosen, name: dice.choice(OPTIONS[name])}
        try:
            game.parse_options(players, trial)
        except Exception:
            continue
        chosen = trial
    return chosen


def played_out(number: int, key: str, players: int, **options: Any) -> Match:
    """A random match that is over."""
    ((match, _, _),) = deque(random_match(number, key, players, **options), maxlen=1)
    return match


def random_match(number: int, key: str, players: int, **options: Any) -> Iterator[tuple[Match, int, str]]:
    """A random match, move by move: the match, the seat about to play and its move, before it is played."""
    dice = Random(number)
    match = Match(key, players, seeded(number), **options)
    while match.game.outcome(match.state) is None:
        seat = dice.choice(match.game.to_act(match.state))
        text = dice.choice(list(match.game.legal(match.state, seat)))
        yield match, seat, text
        match.take(match.game.decide(match.state, seat, text, match.chance))
