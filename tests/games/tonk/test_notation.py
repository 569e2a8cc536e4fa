"""Moves of Tonk as text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.errors import Malformed
from app.games.tonk.melds import DECKS
from app.games.tonk.notation import Move, parse_move, print_move

CARDS = st.integers(0, 51)
MOVES = st.one_of(
    st.sampled_from([Move("drop"), Move("draw stock"), Move("draw discard"), Move("next"), Move("end")]),
    st.builds(lambda card: Move("discard", 1 << card), CARDS),
    st.builds(lambda card, meld: Move("layoff", 1 << card, meld), CARDS, st.integers(0, 999)),
    st.builds(lambda cards: Move("meld", sum(1 << card for card in cards)), st.sets(CARDS, min_size=1, max_size=13)),
)


@given(MOVES)
def test_what_is_printed_is_read_as_the_same_move(move: Move) -> None:
    assert parse_move(print_move(move)) == move


@pytest.mark.parametrize("meld", sorted(DECKS[52].fits)[::20])
def test_the_cards_of_a_meld_are_read_in_any_order(meld: int) -> None:
    act, *cards = print_move(Move("meld", meld)).split()
    assert parse_move(" ".join((act, *reversed(cards)))) == Move("meld", meld)


def test_the_printed_spelling_is_that_of_the_notation() -> None:
    assert print_move(parse_move("meld 4d 4s 4h")) == "meld 4s 4h 4d"
    assert print_move(parse_move("meld 6s 4s 5s")) == "meld 4s 5s 6s"
    assert print_move(parse_move("layoff Tc to 2")) == "layoff Tc to 2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "drop it",
        "DROP",
        "draw",
        "draw ks",
        "draw stock stock",
        "meld",
        "meld 4s 4s 4h",
        "meld 4s 4h 4x",
        "meld 4s,4h,4d",
        "layoff Tc",
        "layoff Tc to",
        "layoff Tc to x",
        "layoff Tc to -1",
        "layoff Tc to 1.0",
        "layoff Tc to ²",
        "layoff Tc to 1000",
        "layoff Tc Td to 1",
        "layoff to 1",
        "discard",
        "discard Ks Kd",
        "discard K",
        "discard 10s",
        "close",
        "fold",
        "meld " + "4s " * 10_000,
        None,
        7,
    ],
)
def test_what_is_not_a_move_is_malformed(text: Any) -> None:
    with pytest.raises(Malformed) as refused:
        parse_move(text)
    assert refused.value.reason.code in ("bad-move", "bad-card", "card-twice")
    assert len(refused.value.reason.sentence) < 300


@given(st.text())
def test_no_text_crashes_the_reader(text: str) -> None:
    try:
        move = parse_move(text)
    except Malformed as refused:
        assert refused.reason.sentence
    else:
        assert parse_move(print_move(move)) == move
