"""Squares, moves and positions: printed and read again; what is malformed and what is only impossible."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.errors import Illegal, Malformed, Refusal
from app.games.track.board import board_of
from app.games.track.notation import (
    parse_move,
    parse_position,
    parse_square,
    print_position,
    print_spelled,
)
from tests.games.track.tables import game_of, random_match

FOUR = board_of(4)
RULES = {n: game_of("tok").rules(n, game_of("tok").parse_options(n, {})) for n in range(2, 9)}
MOVES = [
    "Ks a0-a18",
    "9h b3-b12",
    "6h a14-a+3",
    "9h a16-b7>c7",
    "4d b6-b2",
    "4d b4-a14",
    "5c c9-c14",
    "7s b3-b6,c1-c5",
    "7s b4-b7>c7,b8-b12",
    "Jd b3~c9",
    "X b3-c3",
    "fold",
    "discard 9h",
    "give X",
]


@pytest.mark.parametrize("players", range(2, 9))
def test_every_square_is_read_as_it_is_printed(players: int) -> None:
    board = board_of(players)
    assert [parse_square(board, name) for name in board.names] == list(range(len(board.names)))


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_printed_as_it_was_written(text: str) -> None:
    assert print_spelled(FOUR, parse_move(FOUR, text)) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-move"),
        ("castle", "bad-move"),
        ("9h", "bad-move"),
        ("9h b3", "bad-move"),
        ("9h b3-b12 c4", "bad-move"),
        ("9h  b3-b12", "bad-move"),
        ("9h b3-b12,", "bad-move"),
        ("9h b3-b7>c7>d7", "bad-move"),
        ("FOLD", "bad-move"),
        ("fold 9h", "bad-card"),
        ("discard", "bad-move"),
        ("discard 1h", "bad-card"),
        ("give Z", "bad-card"),
        ("9x b3-b12", "bad-card"),
        ("10h b3-b13", "bad-card"),
        ("9h b3-b19", "bad-square"),
        ("9h b3-e12", "bad-square"),
        ("9h a14-a+5", "bad-square"),
        ("9h b03-b12", "bad-square"),
        ("9h b3-b\u0661", "bad-square"),
    ],
)
def test_what_cannot_be_read_is_malformed_and_quoted(text: str, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        parse_move(FOUR, text)
    assert caught.value.reason.code in (code, "bad-move")
    assert "“" in caught.value.reason.sentence


def test_a_quote_of_a_long_text_is_cut() -> None:
    with pytest.raises(Malformed) as caught:
        parse_move(FOUR, "9h " + "b" * 10_000)
    assert len(caught.value.reason.sentence) < 150


@given(st.text(max_size=30) | st.from_regex(r"[A-KX2-9][shdc]? [a-h][0-9+~>,-]{0,12}", fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        said = parse_move(FOUR, text)
    except Refusal as refusal:
        assert refusal.reason.sentence
    else:
        assert print_spelled(FOUR, said) == text


@pytest.mark.parametrize("key", ["tokken", "tok"])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_positions_of_a_game_are_read_as_they_are_printed(key: str, players: int) -> None:
    for match, _, _ in random_match(1, key, players):
        state = match.state
        text = print_position(state.rules, state.position)
        assert parse_position(state.rules, text) == state.position
        assert print_position(state.rules, parse_position(state.rules, text)) == text


def test_pawns_of_a_seat_may_be_written_in_any_order() -> None:
    rules = RULES[2]
    assert parse_position(rules, "a:a+1,b3,a18,a0 c:c0,c0,c0,c0") == parse_position(
        rules, "a:a0,a18,b3,a+1 c:c0,c0,c0,c0"
    )
    assert print_position(rules, parse_position(rules, "a:a+1,b3,a18,a0 c:c0,d1,c0,c17")) == (
        "a:a0,a18,b3,a+1 c:c0,c0,d1,c17"
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a:a0,a0,a0,a0",
        "a:a0,a0,a0,a0 b:b0,b0,b0,b0",
        "c:c0,c0,c0,c0 a:a0,a0,a0,a0",
        "a:a0,a0,a0 c:c0,c0,c0,c0",
        "a:a0,a0,a0,x1 c:c0,c0,c0,c0",
        "a a0,a0,a0,a0 c:c0,c0,c0,c0",
    ],
)
def test_a_position_that_cannot_be_read_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        parse_position(RULES[2], text)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("a:a0,a0,a0,b3 c:c0,c0,c0,b3", "R21"),
        ("a:a0,a0,b3,b3 c:c0,c0,c0,c0", "R21"),
        ("a:a0,a0,a+1,a+1 c:c0,c0,c0,c0", "R21"),
        ("a:a0,a0,a0,c+1 c:c0,c0,c0,c0", "R4"),
        ("a:a0,a0,a0,c0 c:c0,c0,c0,c0", "R4"),
    ],
)
def test_a_position_that_cannot_be_is_illegal(text: str, rule: str) -> None:
    with pytest.raises(Illegal) as caught:
        parse_position(RULES[2], text)
    assert (caught.value.reason.code, caught.value.reason.rule) == ("impossible-position", rule)
