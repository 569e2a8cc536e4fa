"""The rule book and play cannot part: the text follows every datum of the ruleset, and says what the engine does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.games import track
from app.games.api import Paragraph
from app.games.kit.rulebook import differences_in_words
from app.games.track import rulebook as book_module
from app.games.track.cards import OF_RANK
from app.games.track.options import OPTIONS, Table, parse_options
from app.games.track.rulebook import rulebook
from app.games.track.ruleset import JOKERS, Ruleset
from app.games.track.rulewords import WORDS
from tests.games.track.tables import Match, game_of, played_out, random_match, scene, seeded

SOURCE = Path(track.__file__).parent
RULES = {f"R{number}" for number in (*range(1, 29), *range(30, 39), 40, 50, 51, 53)}
TABLES = [(key, players) for key in ("tokken", "tok") for players in range(2, 9)]
EMPTY = "a:a0,a0,a0,a0 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0"
OTHER_VALUES: dict[str, Any] = {
    "name": "Tokkie",
    "usual_players": (4,),
    "other_players": (2, 3),
    "home_after": {16: 17, 17: 16},
    "silent": frozenset({"ring"}),
}
NO_RULE = {"key", "version"}  # they name the ruleset and say nothing of the game


def book_of(key: str, players: int = 4, **options: Any) -> dict[str, Paragraph]:
    game = game_of(key)
    return {one.topic: one for one in game.rulebook(players, game.parse_options(players, options))}


def standard_book(ruleset: Ruleset, players: int = 4) -> list[tuple[str, bool]]:
    return [(one.sentence, one.ours) for one in rulebook(ruleset, players, parse_options(ruleset, players, {}))]


def all_choices(key: str, players: int) -> Iterator[dict[str, Any]]:
    """Every option with every value that it can have when nothing else is chosen."""
    ruleset = game_of(key).ruleset
    for name in ruleset.options:
        for teams in OPTIONS["teams"](Table(ruleset, players)).choices:
            spec = OPTIONS[name](Table(ruleset, players, teams))
            values = {"bool": (False, True), "points": (None, {"games": 2}, {"per_pawn": 3}, {"bonus": 8})}
            for value in values.get(spec.kind, spec.choices):
                yield {"teams": teams, name: value}


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_rule_for_players_stands_in_every_book(key: str, players: int) -> None:
    told = {rule for one in book_of(key, players).values() for rule in one.rules}
    alone = not book_of(key, players)["teams"].message.endswith(("two", "pairs"))
    assert told == RULES | ({"R41"} if alone else set()) | ({"R52"} if players == 2 else set())


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_each_topic_is_told_once_in_words_that_are_there(key: str, players: int) -> None:
    for options in all_choices(key, players):
        book = game_of(key).rulebook(players, game_of(key).parse_options(players, options))
        assert len({one.topic for one in book}) == len(book)
        for one in book:
            template = WORDS[one.message.removeprefix("rule-track-")]
            assert set(re.findall(r"\{(\w+)\}", template)) == set(one.args)
            assert "{" not in one.sentence and one.sentence.endswith((".", ".)"))


def test_every_text_is_used_at_some_table() -> None:
    used = {
        one.message
        for key, players in TABLES
        for options in all_choices(key, players)
        for one in game_of(key).rulebook(players, game_of(key).parse_options(players, options))
    }
    assert {f"rule-track-{name}" for name in WORDS} == used


def test_every_rule_that_a_refusal_can_name_stands_in_the_book() -> None:
    sources = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r'"(R\d+)"', sources))
    assert len(named) > 30
    assert named <= RULES | {"R41", "R52"}


@pytest.mark.parametrize("key", ["tokken", "tok"])
@pytest.mark.parametrize("datum", [one.name for one in fields(Ruleset) if one.name not in NO_RULE])
def test_whatever_changes_in_a_ruleset_changes_its_book(key: str, datum: str) -> None:
    ruleset = game_of(key).ruleset
    value = getattr(ruleset, datum)
    before = standard_book(ruleset)
    for other in other_values(datum, value):
        assert standard_book(replace(ruleset, **{datum: other})) != before, f"{datum} = {other} is told nowhere"


def other_values(datum: str, value: Any) -> list[Any]:
    if isinstance(value, Enum):
        return [other for other in type(value) if other is not value]
    if isinstance(value, bool):
        return [not value]
    if datum == "options":
        return [tuple(name for name in value if name != left_out) for left_out in value if left_out in OPTIONAL]
    other = OTHER_VALUES[datum]
    return [other[value] if isinstance(other, dict) else other]


OPTIONAL = {"hologram", "points"}  # a ruleset may lack them; with jokers=True it may lack jokers, and nobody sees it


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_option_that_is_not_as_usual_is_told_with_what_would_be_usual(key: str, players: int) -> None:
    game = game_of(key)
    for raw in all_choices(key, players):
        options = game.parse_options(players, raw)
        told = differences_in_words(game, players, options)
        assert [one.option for one in told] == list(game.differences(players, options))
        book = game.rulebook(players, options)
        for one in told:
            assert one.now.sentence != one.standard.sentence
            assert one.now in book and one.now.differs and not one.standard.differs
        assert bool(told) == any(one.differs for one in book)


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_every_option_of_the_game_has_its_paragraph(key: str) -> None:
    told = [one.option for one in book_of(key).values() if one.option]
    assert sorted(told) == sorted(game_of(key).ruleset.options)


NUMBERS = ("SECTION", "CROSSING", "HOLOGRAM", "HOME", "PAWNS", "BACK", "BEHIND", "FIVE", "SEVEN", "MOST_PARTS")


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_in_the_text_are_those_of_the_engine(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("tokken", "tok"):
        assert "97" not in words_of(key)
    monkeypatch.setattr(book_module, number, 97)
    for key in ("tokken", "tok"):
        assert "97" in words_of(key)


def words_of(key: str) -> str:
    return " ".join(one.sentence for one in book_of(key).values())


@pytest.mark.parametrize("rank", OF_RANK)
def test_a_card_that_walks_otherwise_is_told_otherwise(rank: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = book_of("tokken")
    assert any(rank in one.cards for one in before.values())
    if OF_RANK[rank].steps:
        monkeypatch.setitem(OF_RANK, rank, replace(OF_RANK[rank], steps=17))
        assert book_of("tokken") != before


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_deck_is_as_told(key: str, players: int) -> None:
    match = Match(key, players, seeded(3))
    cards = match.last("shuffled")["cards"]
    book = book_of(key, players)
    assert book["deck"].args["count"] == len(cards) - cards.count("X")
    assert book["jokers"].args.get("jokers", 1) == cards.count("X") == JOKERS[players]


@pytest.mark.parametrize("deal", ["5-4-4", "13"])
@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_hands_and_dealers_follow_as_told(key: str, deal: str) -> None:
    dealt = []
    for match, _, _ in random_match(5, key, 4, deal=deal):
        dealt = [event for event in match.log if event["e"] == "dealt"]
        if len(dealt) > 6:
            break
    book = book_of(key, deal=deal)
    sizes = [int(size) for size in str(book["deal"].args["sizes"]).split(", ")]
    assert [event["size"] for event in dealt[: len(sizes)]] == sizes
    dealers = ["abcd".index(event["dealer"]) for event in dealt]
    passes = book["dealer"].message.endswith("-hand")
    steps = [(after - before) % 4 for before, after in pairwise(dealers)]
    assert steps == [1 if passes or (place + 1) % len(sizes) == 0 else 0 for place in range(len(steps))]


def moves(key: str, position: str, card: str, players: int = 4, **options: Any) -> set[str]:
    state = scene(key, position, {"a": card}, **options)
    return {text.partition(" ")[2] for text in game_of(key).legal(state, 0) if text.startswith(card)}


@pytest.mark.parametrize("key", ["tokken", "tok"])
@pytest.mark.parametrize(("card", "topic"), [("As", "ace"), ("Qs", "queen"), ("Ks", "king"), ("X", "joker")])
def test_a_card_walks_as_far_as_told(key: str, card: str, topic: str) -> None:
    steps = int(book_of(key)[topic].args["steps"])
    far = f"b{18 + steps}" if steps <= 0 else f"c{steps}" if steps < 19 else ""
    assert f"b18-{far}" in {text.partition(">")[0] for text in moves(key, at("b18"), card)}


def at(*squares: str, others: str = "") -> str:
    """The pawns of a on these squares; those of others as told, everybody else in the yard."""
    pawns = {seat: [f"{seat}0"] * 4 for seat in "abcd"}
    for seat, some in [("a", squares), *((word[0], (word[2:],)) for word in others.split())]:
        pawns[seat] = [*[f"{seat}0"] * (4 - len(some)), *some]
    return " ".join(f"{seat}:{','.join(four)}" for seat, four in pawns.items())


@pytest.mark.parametrize("key", ["tokken", "tok"])
@pytest.mark.parametrize("home_after", [16, 17])
def test_the_home_opens_where_told(key: str, home_after: int) -> None:
    told = book_of(key, home_after=home_after)["home"]
    opening = int(told.args["opening"])
    found = moves(key, at(f"a{opening}"), "As", home_after=home_after)
    assert f"a{opening}-a+1" in found
    assert (f"a{opening}-a17" in found) == told.message.endswith("or-stop")


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_crossings_work_as_told(key: str) -> None:
    must = book_of(key)["crossing"].message.endswith("must")
    assert moves(key, at("b4"), "3h") == ({"b4-b7>c7"} if must else {"b4-b7>c7", "b4-b7"})
    assert moves(key, at("c11"), "4h") == ({"c11-c7>d7"} if must else {"c11-c7>b7", "c11-c7"})


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_going_back_over_the_own_start_works_as_told(key: str) -> None:
    told = book_of(key)["four-start"]
    crosses = told.message.endswith("empty")
    assert moves(key, at("b2"), "4h") == ({"b2-a16"} if crosses else set())
    assert moves(key, at("b4"), "4h") == {f"b4-a{told.args['behind']}" if crosses else "b4-a18"}


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_a_seven_goes_to_the_pawns_that_are_told(key: str) -> None:
    team = book_of(key)["seven-whose"].message.endswith("team")
    assert any("c9-" in text for text in moves(key, at("b1", others="c:c9"), "7h")) == team


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_a_jack_swaps_the_pawns_that_are_told(key: str) -> None:
    book = book_of(key)
    found = moves(key, at("b3", "a18", others="c:c9 b:b18"), "Jh")
    assert "b3~c9" in found and "b3~b18" not in found
    assert ("a18~c9" in found) == book["jack-own"].message.endswith("any")
    assert ("a18~b3" in found) == book["jack-other"].message.endswith("any")


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_who_cannot_move_does_what_is_told(key: str) -> None:
    found = set(game_of(key).legal(scene(key, EMPTY, {"a": "9h 2c"}), 0))
    told = book_of(key)["no-move"].message
    assert found == ({"fold"} if told.endswith("fold") else {"discard 9h", "discard 2c"})


@pytest.mark.parametrize("hologram", [False, True])
def test_a_hologram_dot_holds_pawns_when_told(hologram: bool) -> None:
    told = book_of("tokken", hologram=hologram)["hologram"].message
    assert bool(moves("tokken", at("b17"), "9h", hologram=hologram)) == told.endswith("off")


@pytest.mark.parametrize("points", [{"games": 1}, {"games": 2, "per_pawn": 3, "bonus": 8}])
def test_points_are_counted_as_told(points: dict[str, int]) -> None:
    told = book_of("tokken", points=points)["points"].args
    match = played_out(2, "tokken", 4, points=points)
    settled = [event for event in match.log if event["e"] == "settled"]
    assert len(settled) == told["games"]
    best = max(settled[0]["points"].values())
    assert best == 8 * int(told["per_pawn"]) + int(told["bonus"])


@pytest.mark.parametrize(
    ("players", "options", "variant", "to"),
    [
        (4, {}, "mates", "cdab"),
        (6, {}, "team", "cdefab"),
        (3, {}, "left", "bca"),
        (4, {"teams": "none"}, "left", "bcda"),
    ],
)
def test_cards_are_exchanged_as_told(players: int, options: dict[str, Any], variant: str, to: str) -> None:
    assert book_of("tok", players, **options)["exchange"].message.endswith(variant)
    table = Match("tok", players, seeded(1), **options).table()
    assert table["exchange"]["to"] == dict(zip("abcdefgh", to, strict=False))


def test_our_own_readings_are_marked() -> None:
    tokken, tok = book_of("tokken"), book_of("tok")
    ours = {topic for topic, one in tokken.items() if one.ours}
    assert {"deck-order", "dealer", "own-pawns", "safe-foreign", "jump-captures", "jump-start", "jump-swap"} <= ours
    assert {topic for topic, one in tok.items() if one.ours} - ours == {
        "home",
        "dead-end",
        "crossing",
        "exchange-every",
        "joker-draw",
    }
    assert not any(one.ours for one in (tokken["ring"], tokken["capture"], tok["dealer"], tok["own-pawns"]))
