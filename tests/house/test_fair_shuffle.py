"""docs/fair-shuffle.md is true: its program is run, and agrees with its tables, with the house and with matches."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.games.kit.cards import parse_cards, print_cards
from app.games.kit.shuffle import SeededChance
from app.matches.record import played_of, print_record
from tests.matches.table import SEED, Table

PAGE = (Path(__file__).parent.parent.parent / "docs" / "fair-shuffle.md").read_text("utf-8")
VECTOR_SEED = bytes(range(32))
LINE = re.compile(r"^(\w+) for (\d)(?:, (\{.*\}))?: (dealer|deck \d+) (.+)$", re.MULTILINE)
VECTORS = LINE.findall(PAGE)
PROGRAM: dict[str, Any] = {}
exec(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0], PROGRAM)


def test_the_page_has_vectors_of_every_kind() -> None:
    assert {(game, what.split()[0]) for game, _, _, what, _ in VECTORS} == {
        (game, what) for game in ("tokken", "tok", "tonk") for what in ("dealer", "deck")
    }
    assert len(VECTORS) >= 15


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert VECTOR_SEED.hex() in PAGE
    assert hashlib.sha256(VECTOR_SEED).hexdigest() in PAGE


def test_the_first_numbers_are_those_of_the_page() -> None:
    first = [int(number) for number in re.findall(r"^deck/1/\d: (.+)$", PAGE, re.MULTILINE)[0].split()]
    stream = PROGRAM["numbers"](VECTOR_SEED, "deck", 1)
    assert [next(stream) for _ in first] == first
    assert len(first) == 8


@pytest.mark.parametrize(("game", "players", "options", "what", "result"), VECTORS)
def test_the_program_of_the_page_gives_its_vectors(
    game: str, players: str, options: str, what: str, result: str
) -> None:
    chosen = json.loads(options or "{}")
    if what == "dealer":
        assert PROGRAM["first_dealer"](game, int(players), chosen, VECTOR_SEED) == result
    else:
        deck = PROGRAM["deck_of"](game, int(players), chosen)
        assert " ".join(PROGRAM["shuffled"](deck, VECTOR_SEED, int(what.split()[1]))) == result


@pytest.mark.parametrize(("game", "players", "options", "what", "result"), VECTORS)
def test_the_house_gives_the_vectors_of_the_page(game: str, players: str, options: str, what: str, result: str) -> None:
    if what == "dealer":
        table = Table(game, int(players), {**json.loads(options or "{}")}, seed=VECTOR_SEED.hex())
        table.start()
        lines = [line for event in table.log[-1].events for line in lines_of(table, event)]
        assert next(line for line in lines if line.startswith("dealer ")) == f"dealer {result}"
    else:
        deck = parse_cards(" ".join(PROGRAM["deck_of"](game, int(players), json.loads(options or "{}"))))
        assert print_cards(SeededChance(VECTOR_SEED).shuffled(deck, int(what.split()[1]))) == result


def lines_of(table: Table, event: dict[str, Any]) -> list[str]:
    return [text for text, _ in table.now.rules.record_lines(event["event"])] if event["e"] == "game" else []


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("tokken", 4, {}),
        ("tokken", 2, {"exchange": "blind"}),
        ("tok", 2, {"exchange": "blind", "deal": "13"}),
        ("tokken", 3, {"points": {"games": 2}}),
        ("tok", 6, {"jokers": False}),
        ("tonk", 4, {"games": 3}),
        ("tonk", 2, {"games": 2, "deck": 40}),
    ],
)
def test_the_program_of_the_page_checks_matches_of_the_house(game: str, players: int, options: dict[str, Any]) -> None:
    table = Table(game, players, options)
    table.start()
    table.play_to_the_end()
    record = print_record(played_of(table.log))
    check: Callable[[str, str], bool] = PROGRAM["check"]
    promise = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert check(record, promise)
    assert not check(record, promise[::-1])
    assert not check(record.replace("deck 1 ", "deck 99 "), promise)


def test_the_program_of_the_page_finds_another_blind_draw() -> None:
    table = Table("tokken", 2, {"exchange": "blind"})
    table.start()
    table.play_to_the_end()
    record = print_record(played_of(table.log))
    lines = record.split("\n")
    at = next(index for index, line in enumerate(lines) if " takes " in line)
    dealt = lines[at - 2].split()[2:12]
    took = lines[at].split()[2]
    place = dealt.index(took)
    lines[at] = f"a takes {dealt[(place + 2) % 10]}"
    promise = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert PROGRAM["check"](record, promise)
    assert not PROGRAM["check"]("\n".join(lines), promise)
