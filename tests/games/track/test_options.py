"""Options, teams and rulesets: what can be chosen, what holds otherwise, and what is refused (R3, R6, R40, R53)."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from app.errors import BadOptions
from app.games.track import GAMES
from app.games.track.options import OPTIONS
from app.games.track.ruleset import Ruleset, deck_of
from tests.games.track.tables import game_of


@pytest.mark.parametrize(
    ("key", "players", "expected"),
    [
        ("tokken", 2, {"teams": "none", "exchange": "none", "home_after": 17, "hologram": False, "points": None}),
        ("tokken", 4, {"teams": "two", "exchange": "team", "home_after": 17, "hologram": False, "points": None}),
        ("tok", 3, {"teams": "none", "exchange": "left", "home_after": 16, "jokers": True}),
        ("tok", 5, {"teams": "none", "exchange": "left", "home_after": 16, "jokers": True}),
        ("tok", 7, {"teams": "none", "exchange": "left", "home_after": 16, "jokers": True}),
        ("tok", 6, {"teams": "two", "exchange": "team", "home_after": 16, "jokers": True}),
        ("tok", 8, {"teams": "two", "exchange": "team", "home_after": 16, "jokers": True}),
    ],
)
def test_the_defaults_follow_from_game_and_players(key: str, players: int, expected: dict[str, Any]) -> None:
    assert game_of(key).parse_options(players, {}) == {**expected, "deal": "5-4-4"}
    assert {spec.name: spec.default for spec in game_of(key).option_specs(players)} == {**expected, "deal": "5-4-4"}
    assert game_of(key).differences(players, {**expected, "deal": "5-4-4"}) == ()


@pytest.mark.parametrize(("players", "way"), [(4, "left"), (6, "left"), (8, "left")])
def test_without_teams_cards_go_to_the_left(players: int, way: str) -> None:
    game = game_of("tok")
    chosen = game.parse_options(players, {"teams": "none"})
    assert chosen["exchange"] == way
    assert game.differences(players, chosen) == ("teams",)


def test_points_are_completed() -> None:
    chosen = game_of("tokken").parse_options(4, {"points": {"games": 7}})
    assert chosen["points"] == {"games": 7, "per_pawn": 1, "bonus": 5}
    assert game_of("tokken").differences(4, chosen) == ("points",)


IMPOSSIBLE: list[tuple[str, int, dict[str, Any], str]] = [
    ("tokken", 1, {}, "bad-players"),
    ("tok", 9, {}, "bad-players"),
    ("tokken", 4, {"jokers": False}, "option-of-another-game"),
    ("tok", 4, {"hologram": True}, "option-of-another-game"),
    ("tok", 4, {"points": {"games": 3}}, "option-of-another-game"),
    ("tok", 4, {"colour": "red"}, "unknown-option"),
    ("tokken", 5, {"teams": "two"}, "impossible-option"),
    ("tokken", 4, {"teams": "pairs"}, "impossible-option"),
    ("tokken", 4, {"teams": "none", "exchange": "team"}, "impossible-option"),
    ("tok", 3, {"exchange": "team"}, "impossible-option"),
    ("tok", 4, {"exchange": "blind"}, "impossible-option"),
    ("tok", 4, {"teams": "three"}, "bad-option"),
    ("tok", 4, {"deal": "4-5-4"}, "bad-option"),
    ("tok", 4, {"home_after": 15}, "bad-option"),
    ("tok", 4, {"home_after": True}, "bad-option"),
    ("tok", 4, {"home_after": 17.0}, "bad-option"),
    ("tok", 4, {"home_after": "17"}, "bad-option"),
    ("tok", 4, {"jokers": 1}, "bad-option"),
    ("tok", 4, {"jokers": None}, "bad-option"),
    ("tok", 4, {"exchange": ["left"]}, "bad-option"),
    ("tok", 4, {"exchange": {}}, "bad-option"),
    ("tokken", 4, {"points": 3}, "bad-option"),
    ("tokken", 4, {"points": {"games": 0}}, "bad-option"),
    ("tokken", 4, {"points": {"games": 101}}, "bad-option"),
    ("tokken", 4, {"points": {"games": True}}, "bad-option"),
    ("tokken", 4, {"points": {"games": 3, "bonus": -1}}, "bad-option"),
    ("tokken", 4, {"points": {"games": 3, "malus": 1}}, "bad-option"),
]


@pytest.mark.parametrize(("key", "players", "raw", "code"), IMPOSSIBLE)
def test_an_impossible_choice_is_refused_with_a_sentence(
    key: str, players: int, raw: dict[str, Any], code: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        game_of(key).parse_options(players, raw)
    assert caught.value.reason.code == code
    assert caught.value.reason.sentence.endswith(".")


@pytest.mark.parametrize(
    ("players", "choice", "teams"),
    [
        (2, "none", ((0,), (2,))),
        (3, "none", ((0,), (1,), (2,))),
        (4, "two", ((0, 2), (1, 3))),
        (6, "two", ((0, 2, 4), (1, 3, 5))),
        (6, "pairs", ((0, 3), (1, 4), (2, 5))),
        (8, "two", ((0, 2, 4, 6), (1, 3, 5, 7))),
        (8, "pairs", ((0, 4), (1, 5), (2, 6), (3, 7))),
    ],
)
def test_teammates_sit_spread_evenly(players: int, choice: str, teams: tuple[tuple[int, ...], ...]) -> None:
    game = game_of("tokken")
    assert game.teams(players, game.parse_options(players, {"teams": choice})) == teams


def test_two_players_sit_at_a_and_c_of_four_sections() -> None:
    assert game_of("tok").seats(2) == (0, 2)
    assert game_of("tok").rules(2, game_of("tok").parse_options(2, {})).board.ring == 72


@pytest.mark.parametrize(("players", "jokers"), [(2, 1), (3, 1), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_a_deck_is_a_street_a_player_and_its_jokers(players: int, jokers: int) -> None:
    deck = deck_of(players, jokers=True)
    assert len(deck) == 13 * players + jokers
    assert deck.count(52) == jokers
    assert 52 not in deck_of(players, jokers=False)
    assert sorted(deck[:13]) == list(range(13))
    assert deck.count(0) == 1 + (players > 4)


def test_every_ruleset_is_found_and_answers_every_row_of_the_table() -> None:
    assert set(GAMES) == {"tokken", "tok"}
    tokken, tok = game_of("tokken").ruleset, game_of("tok").ruleset
    same = {f.name for f in dataclasses.fields(Ruleset) if getattr(tokken, f.name) == getattr(tok, f.name)}
    assert same == {"version", "jokers"}
    assert set(tokken.options) | set(tok.options) == set(OPTIONS)
    assert (tokken.players, tok.players) == ((2, 3, 4, 5, 6, 7, 8), (2, 3, 4, 5, 6, 7, 8))
