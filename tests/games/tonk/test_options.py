"""The options of Tonk: what the lobby may send, and what it is told when it may not."""

from __future__ import annotations

from typing import Any

import pytest

from app.errors import BadOptions
from app.games.tonk import TONK
from app.games.tonk.ruleset import rules_of

DEFAULTS = {
    "wait": False,
    "low_tonk": None,
    "hand_size": 5,
    "must_meld": False,
    "deck": 52,
    "stake": 1,
    "games": None,
    "starting_chips": 0,
    "scoring": "chips",
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_said_means_the_rules_of_the_page(players: int) -> None:
    assert TONK.parse_options(players, {}) == DEFAULTS
    assert TONK.differences(players, DEFAULTS) == ()


def test_differences_name_what_is_not_standard() -> None:
    options = TONK.parse_options(3, {"deck": 40, "stake": 1, "games": 5})
    assert TONK.differences(3, options) == ("deck", "games")


@pytest.mark.parametrize(
    "raw",
    [
        {"wait": 1},
        {"wait": "true"},
        {"low_tonk": 14},
        {"low_tonk": False},
        {"low_tonk": 15.0},
        {"hand_size": 6},
        {"hand_size": None},
        {"must_meld": None},
        {"deck": "40"},
        {"stake": 0},
        {"stake": -1},
        {"stake": True},
        {"stake": 1.0},
        {"stake": None},
        {"stake": 10**7},
        {"games": 0},
        {"games": 1001},
        {"games": "3"},
        {"starting_chips": -1},
        {"starting_chips": [5]},
        {"scoring": "money"},
        {"scoring": ["chips"]},
        {"jokers": True},
        {"Wait": True},
    ],
    ids=str,
)
def test_a_value_that_is_not_offered_is_refused_with_a_sentence(raw: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        TONK.parse_options(2, raw)
    assert refused.value.reason.code in ("bad-option", "unknown-option")
    assert refused.value.reason.sentence.endswith(".")


@pytest.mark.parametrize("players", [0, 1, 5, True, "2", None])
def test_tonk_is_for_two_to_four(players: Any) -> None:
    with pytest.raises(BadOptions):
        TONK.parse_options(players, {})


def test_the_lobby_shows_every_option_with_its_rule_and_a_default_that_is_accepted() -> None:
    specs = TONK.option_specs(2)
    assert [spec.name for spec in specs] == list(DEFAULTS)
    assert {spec.rule for spec in specs} == {"N21", "N22", "N23", "N24", "N25", "N26", "N27"}
    for spec in specs:
        for choice in (spec.default, *spec.choices):
            assert TONK.parse_options(2, {spec.name: choice})[spec.name] == choice


def test_the_rules_say_what_the_options_say() -> None:
    options = {**DEFAULTS, "low_tonk": 13, "deck": 40, "stake": 3}
    rules = rules_of(4, options)
    assert rules.players == 4
    assert {name: getattr(rules, name) for name in DEFAULTS} == options
