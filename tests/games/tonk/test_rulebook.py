"""The rule book of Tonk and its play cannot part: the text follows every option, and says what is settled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from app.games import tonk
from app.games.api import Paragraph
from app.games.kit.cards import parse_cards
from app.games.kit.rulebook import differences_in_words
from app.games.tonk import TONK, settlement
from app.games.tonk import rulebook as book_module
from app.games.tonk.melds import DECKS, mask_of, points_of
from app.games.tonk.ruleset import SPECS, Rules, rules_of
from app.games.tonk.rulewords import WORDS

SOURCE = Path(tonk.__file__).parent
RULES = {f"N{number}" for number in (*range(1, 17), *range(21, 28))}
OTHERS: dict[str, tuple[Any, ...]] = {
    "wait": (True,),
    "low_tonk": (15, 13),
    "hand_size": (7,),
    "must_meld": (True,),
    "deck": (40,),
    "stake": (2, 1_000_000),
    "games": (1, 5),
    "starting_chips": (1, 30),
    "scoring": ("points",),
}
CHOICES = [(name, value) for name, values in OTHERS.items() for value in values]


def book_of(players: int = 3, **options: Any) -> dict[str, Paragraph]:
    return {one.topic: one for one in TONK.rulebook(players, TONK.parse_options(players, options))}


def every_table() -> Iterator[dict[str, Any]]:
    for name, value in [("stake", 1), *CHOICES]:
        for scoring in ("chips", "points"):
            yield {"scoring": scoring, name: value}


def test_every_rule_stands_in_every_book() -> None:
    for options in every_table():
        assert {rule for one in book_of(**options).values() for rule in one.rules} == RULES, options


def test_each_topic_is_told_once_in_words_that_are_there_and_no_words_are_idle() -> None:
    used = set()
    for options in every_table():
        book = TONK.rulebook(2, TONK.parse_options(2, options))
        assert len({one.topic for one in book}) == len(book)
        for one in book:
            name = one.message.removeprefix("rule-tonk-")
            used.add(name)
            assert set(re.findall(r"\{(\w+)\}", WORDS[name])) == set(one.args)
    assert used == set(WORDS)


def test_every_rule_that_a_refusal_can_name_stands_in_the_book() -> None:
    named = set(re.findall(r'"(N\d+)"', "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))))
    assert len(named) > 12
    assert named <= RULES


def test_the_choices_tried_here_are_all_that_rules_are_made_of() -> None:
    assert set(OTHERS) == {spec.name for spec in SPECS} == {one.name for one in fields(Rules)} - {"players"}


@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_every_option_changes_its_paragraph_and_is_told_as_a_difference(name: str, value: Any) -> None:
    usual, options = book_of(), TONK.parse_options(3, {name: value})
    book = TONK.rulebook(3, options)
    (changed,) = [one for one in book if one.option == name]
    assert changed.differs and changed.sentence != usual[changed.topic].sentence
    (told,) = differences_in_words(TONK, 3, options)
    assert (told.option, told.now, told.standard) == (name, changed, usual[changed.topic])


@pytest.mark.parametrize(("name", "value"), [choice for choice in CHOICES if choice[0] != "scoring"])
def test_options_are_told_when_points_are_written_too(name: str, value: Any) -> None:
    options = TONK.parse_options(4, {name: value, "scoring": "points"})
    told = differences_in_words(TONK, 4, options)
    assert [one.option for one in told] == list(TONK.differences(4, options))
    assert all(one.now.sentence != one.standard.sentence for one in told)


def test_the_number_of_players_is_told_and_the_standard_differs_from_itself_in_nothing() -> None:
    assert len({book_of(players)["players"].sentence for players in (2, 3, 4)}) == 3
    assert not any(one.differs for players in (2, 3, 4) for one in book_of(players).values())


@pytest.mark.parametrize("number", ["HIGH_POINTS", "WAIT_AFTER_MELD", "MAX_PLAYERS", "MIN_PLAYERS", "POINTS"])
def test_numbers_in_the_text_are_those_of_the_engine(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"wait": True}
    before = [one.sentence for one in book_of(**options).values()]
    odd = {"HIGH_POINTS": (96, 97), "POINTS": (97,) * 52}
    monkeypatch.setattr(book_module, number, odd.get(number, 97))
    after = [one.sentence for one in book_of(**options).values()]
    assert after != before
    assert any("97" in sentence for sentence in after)


@pytest.mark.parametrize("deck", [52, 40])
def test_the_deck_is_as_told(deck: int) -> None:
    book = book_of(deck=deck)
    cards = DECKS[deck].cards
    assert book["deck"].args["count"] == len(cards)
    assert int(book["court"].args["points"]) == points_of(mask_of(parse_cards("Qs")))
    assert int(book["ace"].args["points"]) == points_of(mask_of(parse_cards("As")))
    numbers = [int(number) for number in str(book["numbers"].args["numbers"]).split(", ")]
    assert numbers == [number for number in range(2, 11) if number - 1 in cards]
    assert all(points_of(1 << number - 1) == number for number in numbers)
    run = mask_of(parse_cards("7s Js Qs"))
    assert (run in DECKS[deck].fits) == book["deck"].message.endswith("short")


@pytest.mark.parametrize("stake", [1, 5])
def test_payments_are_those_that_are_told(stake: int) -> None:
    rules, book = rules_of(3, TONK.parse_options(3, {"stake": stake})), book_of(stake=stake)
    hands = tuple(mask_of(parse_cards(held)) for held in ("2s", "9h", "Kd"))
    tonk_, out, drop = (
        settle(rules, 1, hands, 0).payments[0].amount
        for settle in (settlement.settle_tonk, settlement.settle_out, settlement.settle_drop)
    )
    assert (tonk_, out, drop) == tuple(
        book[topic].args[place] for topic, place in (("tonk", "double"), ("out", "stake"), ("dropped", "stake"))
    )
    caught = settlement.settle_drop(rules, 1, hands, 1)
    assert [payment.amount for payment in caught.payments] == [book["caught"].args["double"], stake]


def test_the_example_is_the_one_of_the_rules_page() -> None:
    assert book_of()["example"].sentence == (
        "An example: Anna drops with 6 points, Ben has 4, Carla 11. Anna pays Ben 2, Carla pays Ben 1, and Ben is up 3."
    )
    assert "Anna writes 12, Ben 0, Carla 11." in book_of(scoring="points")["example"].sentence


@pytest.mark.parametrize("low_tonk", [None, 13, 15])
def test_special_hands_win_as_told(low_tonk: int | None) -> None:
    book = book_of(low_tonk=low_tonk)
    rules = rules_of(2, TONK.parse_options(2, {"low_tonk": low_tonk}))
    plain = mask_of(parse_cards("9s 2h 3d 7c Jd"))

    def wins(held: str) -> bool:
        return settlement.settle_deal(rules, 1, (mask_of(parse_cards(held)), plain)) is not None

    assert book["high"].args == {"low": 49, "high": 50, "double": 2}
    assert wins("9s Ts Js Qs Ks") and wins("Th Ts Js Qs Ks") and not wins("8s Ts Js Qs Ks")
    told = book["low"].args.get("points")
    assert [wins("As 2s 3s 4s 3h"), wins("As 2s 3s 4s 5s")] == [told is not None, told == 15]
