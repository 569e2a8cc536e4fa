"""Playouts beneath the text follow the same rules as matches."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from app.games.kit.cards import CARD_TEXT
from app.games.track.cards import CARDS, Turn
from app.games.track.notation import print_move
from app.games.track.playout import Playout
from app.games.track.state import NOBODY
from tests.games.track.tables import SEATS, game_of, random_match


@pytest.mark.parametrize(("key", "players"), [("tok", 4), ("tokken", 4), ("tok", 2), ("tokken", 3), ("tok", 6)])
def test_a_playout_ends_with_a_team_that_is_home(key: str, players: int) -> None:
    game = game_of(key)
    rules = game.rules(players, game.parse_options(players, {}))
    dice = Random(1)
    for _ in range(5):
        playout = Playout(rules, dice.randrange)
        assert playout.run() > 20
        assert playout.turn == NOBODY
        assert playout.won in rules.teams
        assert all(rules.board.all_home(playout.position, seat) for seat in playout.won)


@pytest.mark.parametrize("key", ["tok", "tokken"])
def test_a_playout_stops_at_its_limit(key: str) -> None:
    game = game_of(key)
    playout = Playout(game.rules(4, game.parse_options(4, {})), Random(2).randrange)
    assert playout.run(limit=10) == 10
    assert playout.turn != NOBODY


@pytest.mark.parametrize(("key", "players"), [("tok", 4), ("tokken", 4), ("tok", 5), ("tokken", 2)])
def test_a_playout_plays_what_the_match_plays(key: str, players: int) -> None:
    """From the same moment, with the same choices, hand for hand: equal positions, cards and turns."""
    dice = Random(3)
    compared = 0
    for match, _, _ in islice(random_match(15, key, players), 0, 200, 20):
        if match.state.phase != "play":
            continue
        playout, hand = Playout.of(match.state, dice.randrange), match.state.hand
        state = match.state
        while state.phase == "play" and state.hand == hand:
            text = choose(playout)
            for event in match.game.decide(state, state.turn, text, match.chance):
                state = match.game.evolve(state, event)
            if state.phase == "play" and state.hand == hand:
                assert (playout.position, playout.turn) == (state.position, state.turn)
                assert [Counter(cards) for cards in playout.hands] == [Counter(cards) for cards in state.hands]
                assert list(reversed(playout.stock)) == list(state.stock)
                compared += 1
    assert compared > 30


def choose(playout: Playout) -> str:
    """Lets the playout play its first move; as a text."""
    turn = Turn(playout.rules, playout.position, playout.turn)
    for card in playout.hands[playout.turn]:
        move = next(CARDS[card].moves(turn), None)
        if move is not None:
            playout.play(card, move)
            return print_move(card, move)
    card = playout.hands[playout.turn][0]
    playout.pass_turn(card)
    return "fold" if playout.rules.ruleset.key == "tokken" else f"discard {CARD_TEXT[card]}"


def test_a_playout_goes_on_from_an_exchange() -> None:
    match = next(match for match, _, _ in random_match(16, "tok", 4) if match.state.phase == "exchange")
    playout = Playout.of(match.state, Random(4).randrange)
    assert SEATS[playout.turn] == match.table()["leader"]
    assert all(len(hand) == 5 for hand in playout.hands)
    assert playout.run() > 20
