"""Tables for tests of Tonk: matches that are dealt as a test wants, and the fold over what they decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from app.games.api import Chance, Event
from app.games.kit.cards import parse_cards
from app.games.kit.shuffle import SeededChance
from app.games.tonk import TONK
from app.games.tonk.melds import DECKS
from app.games.tonk.scenario import read_position
from app.games.tonk.state import State

VARIANTS = {
    "wait": (False, True),
    "low_tonk": (None, 15, 13),
    "hand_size": (5, 7),
    "must_meld": (False, True),
    "deck": (52, 40),
    "scoring": ("chips", "points"),
}


def all_combinations() -> Iterator[dict[str, Any]]:
    """Every combination of the variants."""
    for values in product(*VARIANTS.values()):
        yield dict(zip(VARIANTS, values, strict=True))


class StackedChance:
    """Deals the decks it is given, whole or only their first cards; seat `dealer` cuts the highest card."""

    def __init__(self, decks: Sequence[str], dealer: int = 0) -> None:
        self.decks = decks
        self.dealer = dealer

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]:
        first = parse_cards(self.decks[counter - 1])
        return (*first, *(card for card in cards if card not in first))

    def below(self, n: int, purpose: str, counter: int) -> int:
        assert purpose == "cut"
        return n - 1 if counter == self.dealer else 0


class Match:
    """A match that is played by texts; keeps its log."""

    def __init__(self, players: int, chance: Chance, **options: Any) -> None:
        self.chance = chance
        self.log: list[Event] = []
        self.states: list[State] = []
        self.adopt(TONK.setup(players, TONK.parse_options(players, options), chance))

    @property
    def state(self) -> State:
        return self.states[-1]

    def adopt(self, events: Sequence[Event]) -> None:
        for event in events:
            self.states.append(TONK.evolve(self.states[-1] if self.states else None, event))
            self.log.append(event)

    def play(self, *moves: str) -> None:
        """Moves as in records: `a draw stock`."""
        for move in moves:
            letter, _, text = move.partition(" ")
            self.adopt(TONK.decide(self.state, "abcd".index(letter), text, self.chance))

    def table(self) -> dict[str, Any]:
        return TONK.table(self.state)


def seeded(number: int) -> SeededChance:
    return SeededChance(number.to_bytes(32, "big"))


def position(**fields: Any) -> State:
    """A state by the fields of a scenario; two players and the start of a's turn unless said otherwise."""
    return read_position({"game": "tonk", "players": 2, "turn": "a", **fields})


def random_position(random: Random, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a scenario: cards thrown about at random, with melds on the table."""
    deck = DECKS[options["deck"]]
    left = set(deck.cards)
    table = []
    for _ in range(random.randrange(4)):
        meld = random.choice(list(deck.fits))
        cards = {card for card in deck.cards if meld >> card & 1}
        if cards <= left and len(cards) <= 6:
            left -= cards
            table.append({"owner": "abcd"[random.randrange(players)], "cards": texts(cards)})
    mixed = sorted(random.sample(sorted(left), len(left)), key=_clustered(random))
    hands = {}
    for letter in "abcd"[:players]:
        size = random.randint(1, options["hand_size"] + 1)
        hands[letter], mixed = texts(mixed[:size]), mixed[size:]
    cut = random.choice((0, len(mixed) // 2))
    return {
        "game": "tonk",
        "players": players,
        "options": dict(options),
        "hands": hands,
        "table": table,
        "stock": texts(mixed[:cut]),
        "discard": texts(mixed[cut:]),
        "phase": random.choice(("start", "drawn")),
        "turn": "abcd"[random.randrange(players)],
    }


def _clustered(random: Random) -> Callable[[int], tuple[int, int] | int]:
    """An order in which neighbours make runs, or sets, or nothing: hands with melds would be rare otherwise."""
    way = random.randrange(3)
    start = random.randrange(52)
    if way == 0:
        return lambda card: (card - start) % 52
    if way == 1:
        return lambda card: ((card - start) % 13, card)
    return lambda _card: 0


def texts(cards: Any) -> str:
    return " ".join("A23456789TJQK"[card % 13] + "shdc"[card // 13] for card in cards)
