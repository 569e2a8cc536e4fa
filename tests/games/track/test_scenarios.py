"""The executable rule book: every track scenario passes, names every rule, and a wrong one does not pass."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from app.games.track.scenario import check_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"
RULES = [*range(1, 29), *range(30, 39), 40, 41, *range(50, 54)]
# These rules speak of deals and dealers, which a position does not show: the records name them.
IN_RECORDS = {6, 7, 8, 10, 52}


def scenarios() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        for document in yaml.safe_load_all(path.read_text("utf-8")):
            if document and document["game"] in ("tokken", "tok"):
                found.append((f"{path.stem}: {document['name']}", document))
    return found


SCENARIOS = scenarios()
GOOD: dict[str, Any] = {
    "name": "a walk",
    "game": "tok",
    "players": 4,
    "position": "a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0",
    "hands": {"a": "2h 7s", "b": "3h"},
    "turn": "a",
    "checks": [
        {"moves": {"2h": ["2h b3-b5"], "7s": ["7s b3-b10"]}},
        {"legal": ["2h b3-b5"]},
        {"illegal": {"2h b3-b6": "R17", "fold": None}},
        {"outcomes": {"2h": ["a:a0,a0,a0,b5 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0"]}},
        {
            "play": "2h b3-b5",
            "turn": "b",
            "position": "a:a0,b5,a0,a0 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0",
        },
    ],
}


@pytest.mark.parametrize("document", [entry[1] for entry in SCENARIOS], ids=[entry[0] for entry in SCENARIOS])
def test_the_engine_agrees_with_the_scenario(document: dict[str, Any]) -> None:
    assert check_scenario(document) == []


def test_every_rule_has_a_scenario_or_a_record() -> None:
    named = " ".join(name for name, _ in SCENARIOS)
    recorded = " ".join(path.read_text("utf-8") for path in (FOLDER / "records").glob("tok*.record"))
    text = {number: named + (recorded if number in IN_RECORDS else "") for number in RULES}
    assert [number for number in RULES if not re.search(rf"\bR{number}\b", text[number])] == []


def test_a_right_scenario_passes() -> None:
    assert check_scenario(GOOD) == []


@pytest.mark.parametrize(
    ("place", "value", "says"),
    [
        ((0, "moves", "2h"), ["2h b3-b6"], "too much"),
        ((0, "moves", "2h"), [], "missing"),
        ((0, "moves", "7s"), [], "missing"),
        ((0, "moves", "7s"), ["7s b3-b10", "7s b3-b10"], "same outcome"),
        ((0, "moves", "7s"), ["7s b3-b9"], "not legal"),
        ((0, "moves", "3d"), [], "not a card that can be played"),
        ((1, "legal"), ["2h b3-b6"], "not legal"),
        ((1, "legal"), ["2h b3-b99"], "not legal"),
        ((2, "illegal", "2h b3-b6"), "R20", "not by R20"),
        ((2, "illegal", "2h b3-b5"), None, "is legal"),
        ((3, "outcomes", "2h"), [], "missing"),
        ((3, "outcomes", "2h"), ["a:a0,a0,a0,b6 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0"], "too much"),
        ((4, "play"), "2h b3-b6", "is refused"),
        ((4, "turn"), "c", "the turn is b’s, not c’s"),
        ((4, "turn"), None, "not nobody"),
        ((4, "position"), "a:a0,a0,a0,b4 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "the position is"),
        ((4, "winners"), ["a"], "not over"),
        ((4, "points"), {"a": 1}, "no points"),
    ],
)
def test_a_wrong_expectation_is_a_difference(place: tuple[Any, ...], value: Any, says: str) -> None:
    document = copy.deepcopy(GOOD)
    target = document["checks"]
    for key in place[:-1]:
        target = target[key]
    target[place[-1]] = value
    problems = check_scenario(document)
    assert problems
    assert says in " ".join(problems)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("game", "chess", "not a track game"),
        ("players", 9, "2 to 8 players"),
        ("players", "four", "players"),
        ("options", {"hologram": True}, "does not go with Tok"),
        ("position", "a:a0,a0,a0,b3", "not a position"),
        ("position", "a:a0,a0,b3,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "Two pawns"),
        ("hands", {"a": "2x"}, "not a card"),
        ("hands", {"a": ""}, "no cards"),
        ("hands", {"e": "2h"}, "not a seat"),
        ("turn", "q", "not a seat"),
        ("checks", [], "no checks"),
        ("checks", [{}], "empty check"),
        ("checks", [{"plays": "2h b3-b5"}], "unknown check"),
        ("checks", ["2h"], "check 1"),
        ("checks", [{"moves": ["2h"]}], "moves"),
        ("colour", "red", "unknown field"),
    ],
)
def test_a_scenario_that_cannot_be_read_says_why(field: str, value: Any, says: str) -> None:
    problems = check_scenario({**GOOD, field: value})
    assert len(problems) == 1
    assert problems[0].startswith("cannot be read")
    assert says in problems[0]


def test_a_hand_that_is_left_out_can_play_any_card() -> None:
    document = {**GOOD, "hands": {}, "checks": [{"play": "2h b3-b5", "turn": "b"}, {"play": "Ks b0-b18", "turn": "c"}]}
    assert check_scenario(document) == []
