"""Whole matches of the track games, engine and referee side by side: hands, turns, deals, dealers, exchanges, ends.

TOKTONK_LONG=600 plays random matches for 600 seconds instead of a few.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Sequence
from typing import Any

import pytest

from app.errors import Refusal
from app.games import find_game
from app.games.kit.cards import CARD_TEXT
from app.games.kit.seats import SEAT_LETTERS
from tests.laws import oracle_track_board as board
from tests.laws.oracle_track_play import Play, deck_of
from tests.laws.track_positions import cost_of_seven, random_attempt, random_card

LONG = float(os.environ.get("TOKTONK_LONG", "0"))


class Dice:
    """Chance by Python's random numbers, which remembers the decks it shuffled for the referee to deal from."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.decks: list[list[str]] = []
        self.counters: list[int] = []

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]:
        deck = list(cards)
        self.random.shuffle(deck)
        self.decks.append([CARD_TEXT[card] for card in deck])
        self.counters.append(counter)
        return tuple(deck)

    def below(self, n: int, purpose: str, counter: int) -> int:
        return self.random.randrange(n)


class Lockstep:
    """One match, played by the engine and by the referee."""

    def __init__(self, game: str, players: int, given: dict[str, Any], seed: int) -> None:
        self.what = f"{game} {players} {given} seed {seed}"
        self.game = find_game(game)
        self.table = board.make_table(game, players, given)
        self.options = self.game.parse_options(players, given)
        self.dice, self.random = Dice(seed), random.Random(seed + 1)
        self.state: Any = None
        self.given_decks = 0
        self.evolve(self.game.setup(players, self.options, self.dice))
        self.play = Play(self.table, self.shown()["dealer"], self.next_deck)
        self.settle_blind()

    def evolve(self, events: list[Any]) -> None:
        """The events as the log gives them back: through JSON."""
        for event in events:
            self.state = self.game.evolve(self.state, json.loads(json.dumps(event)))

    def next_deck(self) -> list[str]:
        """R6: the shuffle has the right cards, and every shuffle has a number of its own."""
        deck = self.dice.decks[self.given_decks]
        self.given_decks += 1
        assert sorted(deck) == sorted(deck_of(self.table)), self.what
        assert self.dice.counters == list(range(1, len(self.dice.decks) + 1)), self.what
        return deck

    def shown(self) -> dict[str, Any]:
        return self.game.table(self.state)

    def number(self, seat: str) -> int:
        return SEAT_LETTERS.index(seat)

    def settle_blind(self) -> None:
        """R10, R52: after a deal the engine has drawn; the referee checks that the cards were there to be drawn."""
        if self.play.phase != "exchange" or self.table["exchange"] != "blind":
            return
        taken = {seat: self.game.mine(self.state, self.number(seat))["received"] for seat in self.play.seats}
        self.play.draw_blind(taken)

    def compare(self) -> None:
        """What everybody may see and what each seat may see, against the referee."""
        play, shown = self.play, self.shown()
        ours = {
            "phase": play.phase,
            "turn": play.turn if play.phase == "play" else None,
            "to_act": play.to_act(),
            "position": board.print_position(self.table, play.position),
            "dealer": play.dealer,
            "leader": play.leader,
            "deck": play.deck_number,
            "hand": play.hand_number,
            "size": play.sizes[play.hand_number - 1],
            "counts": {seat: len(hand) for seat, hand in play.hands.items()},
            "stock": len(play.stock),
            "out": play.out,
            "game_no": play.game_number,
        }
        if play.phase == "over":
            ours.pop("counts"), ours.pop("turn"), ours.pop("stock"), ours.pop("out")
        assert {key: shown[key] for key in ours} == ours, self.what
        assert tuple(self.number(seat) for seat in play.to_act()) == tuple(self.game.to_act(self.state)), self.what
        if play.phase != "over":
            for seat, hand in play.hands.items():
                assert sorted(self.game.mine(self.state, self.number(seat))["hand"]) == sorted(hand), self.what

    def compare_moves(self, seat: str) -> None:
        """The engine lists legal moves, one spelling an outcome, and accepts all of ours; nobody else may act."""
        play = self.play
        allowed = play.allowed(seat)
        listed = list(self.game.legal(self.state, self.number(seat)))
        assert set(listed) <= set(allowed), (self.what, set(listed) - set(allowed))
        cards = {text: text.split(" ")[0] for text in allowed}
        assert {(cards[text], allowed[text]) for text in listed} == {(cards[t], p) for t, p in allowed.items()}, (
            self.what
        )
        for text in self.random.sample(sorted(allowed), min(6, len(allowed))):
            assert self.game.is_legal(self.state, self.number(seat), text), (self.what, text)
        for other in play.seats:
            if other not in play.to_act():
                assert list(self.game.legal(self.state, self.number(other))) == [], self.what

    def refuse(self, seat: str) -> None:
        """An attempt at random is refused when the referee does not allow it, and changes nothing."""
        card = self.random.choice(self.play.hands[seat] or ["As"])
        texts = ["fold", "discard " + card, "give " + random_card(self.random, self.table), card]
        texts += [random_attempt(self.random, self.table, self.play.position, seat, card) for _ in range(3)]
        text = self.random.choice(texts)
        allowed = self.play.is_allowed(seat, text)
        assert self.game.is_legal(self.state, self.number(seat), text) == allowed, (self.what, seat, text)
        if not allowed:
            with pytest.raises(Refusal):
                self.game.decide(self.state, self.number(seat), text, self.dice)

    def choose(self, seat: str, brute: bool) -> str:
        """A random move; where brute force is cheap among all spellings."""
        default = self.game.default_act(self.state, self.number(seat))
        assert self.play.is_allowed(seat, default), (self.what, default)
        texts = sorted(self.play.allowed(seat)) if brute else sorted(self.game.legal(self.state, self.number(seat)))
        ahead = [text for text in texts if "+" in text or "0-" in text]
        return self.random.choice(ahead if ahead and self.random.random() < 0.6 else texts)

    def step(self) -> None:
        seat = self.random.choice(self.play.to_act())
        cheap = not any(card[0] == "7" for card in self.play.hands[seat])
        cheap = cheap or cost_of_seven(self.table, self.play.position, seat) <= 4
        brute = cheap and self.random.random() < 0.3
        if brute:
            self.compare_moves(seat)
        for anybody in self.random.sample(self.play.seats, 2):
            self.refuse(anybody)
        text = self.choose(seat, brute)
        assert self.play.is_allowed(seat, text), (self.what, seat, text)
        self.evolve(self.game.decide(self.state, self.number(seat), text, self.dice))
        self.play.act(seat, text)
        self.settle_blind()

    def run(self, most: int = 30000) -> None:
        self.compare()
        for _ in range(most):
            if self.play.phase == "over":
                break
            self.step()
            self.compare()
        self.compare_end()

    def compare_end(self) -> None:
        """R15, R41, R51."""
        assert self.play.phase == "over", self.what
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        assert [SEAT_LETTERS[seat] for seat in sorted(outcome.winners)] == self.play.result, self.what
        assert self.given_decks == len(self.dice.decks), self.what
        if self.table["points"] is not None:
            scores = outcome.scores
            assert scores is not None
            assert {SEAT_LETTERS[seat]: points for seat, points in scores.items()} == self.play.totals, self.what


MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("tokken", 4, {}),
    ("tok", 4, {}),
    ("tokken", 2, {"exchange": "blind"}),
    ("tok", 2, {"exchange": "left"}),
    ("tok", 2, {}),
    ("tokken", 3, {"deal": "13"}),
    ("tok", 3, {"jokers": False}),
    ("tokken", 5, {}),
    ("tokken", 6, {}),
    ("tok", 6, {"teams": "pairs", "deal": "13"}),
    ("tok", 7, {"home_after": 17}),
    ("tok", 8, {"teams": "pairs"}),
    ("tokken", 4, {"points": {"games": 2}, "hologram": True}),
    ("tokken", 3, {"points": {"games": 3, "per_pawn": 2, "bonus": 1}}),
]


@pytest.mark.parametrize(("game", "players", "given"), MATCHES, ids=str)
def test_a_match_goes_as_the_referee_says(game: str, players: int, given: dict[str, Any]) -> None:
    Lockstep(game, players, given, seed=len(str(given)) + players).run()


def random_options(chance: random.Random) -> tuple[str, int, dict[str, Any]]:
    """Any combination that R53 allows."""
    while True:
        game, players = chance.choice(["tokken", "tok"]), chance.randint(2, 8)
        given: dict[str, Any] = {}
        choices: dict[str, list[Any]] = {
            "teams": ["none", "two", "pairs"],
            "exchange": ["team", "left", "blind", "none"],
            "deal": ["5-4-4", "13"],
            "home_after": [16, 17],
            "hologram": [True, False],
            "jokers": [True, False],
            "points": [None, {"games": 2}, {"games": 1, "per_pawn": 3}, {"games": 2, "bonus": 0}],
        }
        for name, values in choices.items():
            if chance.random() < 0.4:
                given[name] = chance.choice(values)
        if board.may_be_combined(game, players, given):
            return game, players, given


@pytest.mark.skipif(not LONG, reason="a long run, by TOKTONK_LONG=seconds")
@pytest.mark.slow
def test_random_matches_go_as_the_referee_says() -> None:
    seed, until = int(time.time()), time.monotonic() + LONG
    while time.monotonic() < until:
        seed += 1
        Lockstep(*random_options(random.Random(seed)), seed=seed).run()


def test_options_that_the_rules_forbid_together_are_refused() -> None:
    chance, refused = random.Random(5), 0
    for _ in range(3000):
        game, players = chance.choice(["tokken", "tok"]), chance.randint(2, 8)
        given = {
            "teams": chance.choice(["none", "two", "pairs"]),
            "exchange": chance.choice(["team", "left", "blind", "none"]),
            "hologram": chance.random() < 0.2,
            "jokers": chance.random() < 0.8,
            "points": chance.choice([None, None, {"games": 2}]),
        }
        given = {name: value for name, value in given.items() if chance.random() < 0.6}
        if board.may_be_combined(game, players, given):
            options = find_game(game).parse_options(players, given)
            ours = board.full_options(game, players, given)
            for name in set(options) - {"points"}:
                assert options[name] == ours[name], (game, players, given)
        else:
            refused += 1
            with pytest.raises(Refusal):
                find_game(game).parse_options(players, given)
    assert refused > 500


def test_a_turn_never_lists_what_the_hand_does_not_hold() -> None:
    """A guard for the comparison itself: the referee's texts begin with a card of the hand."""
    play = Lockstep("tok", 4, {"exchange": "none"}, 3).play
    assert play.turn is not None
    for text in play.allowed(play.turn):
        assert text.replace("discard ", "").split(" ")[0] in play.hands[play.turn]
    assert board.winners(play.table, play.position) == []
