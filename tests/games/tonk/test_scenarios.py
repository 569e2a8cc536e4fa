"""The executable rule book of Tonk, and the checker that reads it."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from app.games.tonk.scenario import check_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"
# What no position can show: the cut, the deal and who may see what have tests of their own (test_deal, test_views).
NOT_IN_SCENARIOS = {"N2", "N3", "N16"}


def scenarios() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for path in sorted(FOLDER.glob("tonk-*.yaml")):
        for number, doc in enumerate(yaml.safe_load_all(path.read_text("utf-8"))):
            if doc is not None:
                found.append((f"{path.stem}-{number}", doc))
    return found


@pytest.mark.parametrize("doc", [pytest.param(doc, id=name) for name, doc in scenarios()])
def test_a_scenario_passes(doc: dict[str, Any]) -> None:
    assert check_scenario(doc) == []


def test_every_rule_has_a_scenario() -> None:
    named = set(re.findall(r"N\d+", " ".join(doc["name"] for _, doc in scenarios())))
    rules = {f"N{number}" for number in (*range(1, 17), *range(21, 28))}
    assert rules - named == NOT_IN_SCENARIOS


BASE: dict[str, Any] = {
    "name": "a base that passes",
    "game": "tonk",
    "players": 3,
    "options": {"stake": 2},
    "hands": {"a": "As 8s", "b": "Kd", "c": "Ts 2c"},
    "table": [{"owner": "b", "cards": "Js Jd Jc"}],
    "stock": "8h",
    "discard": "Th",
    "phase": "start",
    "turn": "a",
    "checks": [
        {"legal": ["drop"], "illegal": {"discard As": "N7"}, "hands": {"b": "Kd"}, "turn": "a", "over": False},
        {"play": "drop", "over": True, "chips": {"a": 4, "b": -2, "c": -2}, "turn": None, "winners": ["a"]},
    ],
}

WRONG_CHECKS: list[tuple[str, dict[str, Any]]] = [
    ("a legal move that is illegal", {"legal": ["discard As"]}),
    ("a legal move that cannot be read", {"legal": ["fly As"]}),
    ("an illegal move that is legal", {"illegal": {"drop": None}}),
    ("an illegal move by another rule", {"illegal": {"discard As": "N12"}}),
    ("a hand that is another", {"hands": {"a": "As"}}),
    ("a table that is another", {"table": []}),
    ("a table whose owner is another", {"table": [{"owner": "a", "cards": "Js Jd Jc"}]}),
    ("a turn that is another's", {"turn": "b"}),
    ("over before it is", {"over": True}),
    ("chips before the end", {"chips": {"a": 0}}),
    ("a move that is refused", {"play": "discard As"}),
    ("the wrong chips", {"play": "drop", "chips": {"a": 2}}),
    ("points of a game for chips", {"play": "drop", "points": {"a": 0}}),
    ("a stock that is another", {"stock": ""}),
    ("a winner who is not", {"play": "drop", "winners": ["b"]}),
]


def test_the_base_of_these_tests_passes() -> None:
    assert check_scenario(BASE) == []


@pytest.mark.parametrize("check", [pytest.param(check, id=name) for name, check in WRONG_CHECKS])
def test_a_wrong_expectation_is_told(check: dict[str, Any]) -> None:
    problems = check_scenario({**BASE, "checks": [check]})
    assert len(problems) == 1
    assert problems[0].startswith("check 1: ")


UNREADABLE: list[dict[str, Any]] = [
    {"game": "tokken"},
    {"players": 5},
    {"players": "3"},
    {"players": True},
    {"options": {"stakes": 2}},
    {"options": {"deck": 41}},
    {"options": []},
    {"hands": {"a": "As 8s", "b": "Kd"}},
    {"hands": {"a": "As 8s", "b": "Kd", "c": "Ts", "d": "2c"}},
    {"hands": {"a": "As As", "b": "Kd", "c": "Ts"}},
    {"hands": {"a": "1s", "b": "Kd", "c": "Ts"}},
    {"hands": {"a": 4, "b": "Kd", "c": "Ts"}},
    {"hands": None},
    {"hands": {"a": "X", "b": "Kd", "c": "Ts"}},
    {"stock": "As"},
    {"stock": 8},
    {"discard": "Js"},
    {"table": [{"owner": "b", "cards": "Js Jd"}]},
    {"table": [{"cards": "Js Jd Jc"}]},
    {"table": ["Js Jd Jc"]},
    {"table": {"a": 1}},
    {"phase": "middle"},
    {"phase": ["start"]},
    {"turn": "d"},
    {"turn": None},
    {"turn": 1},
    {"checks": []},
    {"checks": None},
    {"checks": ["drop"]},
    {"checks": [{}]},
    {"checks": [{"pray": "drop"}]},
    {"checks": [{"play": None}]},
    {"checks": [{"legal": "drop"}]},
    {"checks": [{"illegal": ["drop"]}]},
    {"checks": [{"over": "yes"}]},
    {"checks": [{"play": "drop"}, {"play": "next"}]},
    {"position": "a:a0,a0,a0,a0"},
]


@pytest.mark.parametrize("change", UNREADABLE, ids=str)
def test_what_cannot_be_read_is_told_and_does_not_crash(change: dict[str, Any]) -> None:
    problems = check_scenario({**BASE, **change})
    assert len(problems) == 1
    assert problems[0].startswith("cannot be read: ")


def test_checking_leaves_the_scenario_as_it_was() -> None:
    before = copy.deepcopy(BASE)
    check_scenario(BASE)
    assert before == BASE
