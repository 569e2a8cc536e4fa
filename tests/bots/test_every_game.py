"""Laws of all bots: legal in every phase of every game, blind to hidden cards, repeatable, quick when asked to be."""

from __future__ import annotations

from random import Random

import pytest

from app.bots.api import STRENGTHS, BotView, Strength
from app.bots.choosing import choose
from app.games import all_games, find_game
from tests.bots.matches import any_options, asked, elsewhere, with_log

GAMES = list(all_games())
TABLES = [
    (key, players) for key in GAMES for players in range(find_game(key).min_players, find_game(key).max_players + 1)
]


class Worlds:
    """Time for so many rounds."""

    def __init__(self, most: int) -> None:
        self.left = most

    def __call__(self) -> bool:
        self.left -= 1
        return self.left >= 0


def bot(strength: Strength, seed: int = 1, worlds: int = 3) -> object:
    dice = Random(seed)
    return lambda view: choose(view, strength, dice, Worlds(worlds))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_move_is_legal_in_every_kind_of_match(key: str, players: int, strength: Strength) -> None:
    dice, game = Random(f"{key} {players} {strength}"), find_game(key)
    for seed in range(1 if strength == "expert" else 3):
        options = any_options(key, players, dice)
        move = bot(strength, seed, 2)
        # Decide refuses what is not legal: playing on is the test.
        count = sum(1 for _ in asked(key, players, options, move, seed, 60 if strength == "expert" else 120))  # type: ignore[arg-type]
        assert count >= 2 or game.key == "tonk"


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_who_does_not_see_a_card_does_not_play_by_it(key: str, players: int) -> None:
    dice = Random(f"worlds {key} {players}")
    options, changed, compared = any_options(key, players, dice), 0, 0
    for number, (view, log) in enumerate(with_log(key, players, options, bot("regular"), 5, 60)):  # type: ignore[arg-type]
        if number % 6:
            continue
        other, count = elsewhere(view, log, dice)
        changed, compared = changed + count, compared + 1
        for strength in STRENGTHS:
            assert answer(view, strength) == answer(other, strength)
    assert compared
    assert changed or players == 2


def answer(view: BotView, strength: Strength) -> str:
    return choose(view, strength, Random(7), Worlds(2))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("key", GAMES)
def test_a_bot_without_time_answers_and_the_same_dice_give_the_same_move(key: str, strength: Strength) -> None:
    options = find_game(key).parse_options(4, {})
    for view in asked(key, 4, options, bot("regular"), 3, 25):  # type: ignore[arg-type]
        moves = {choose(view, strength, Random(11), lambda: False) for _ in range(2)}
        assert len(moves) == 1
