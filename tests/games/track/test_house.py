"""What the house plays for who is not there: sensible at a glance, always the same, always quick."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from app.games.kit.cards import parse_cards
from tests.games.track.tables import Match, game_of, scene, seeded

B_AWAY, C_AWAY, D_AWAY = "b:b0,b0,b0,b0", "c:c0,c0,c0,c0", "d:d0,d0,d0,d0"


def house(position: str, hand: str, game: str = "tokken", **options: Any) -> str:
    return game_of(game).default_act(scene(game, position, {"a": hand}, **options), 0)


@pytest.mark.parametrize(
    ("why", "position", "hand", "move"),
    [
        (
            "a pawn comes home before another is captured",
            f"a:a0,a0,b3,a16 b:b0,b0,b0,b12 {C_AWAY} {D_AWAY}",
            "9h 2c",
            "2c a16-a+1",
        ),
        (
            "an opponent is captured before a pawn enters",
            f"a:a0,a0,a0,b3 b:b0,b0,b0,b12 {C_AWAY} {D_AWAY}",
            "Ah 9h",
            "9h b3-b12",
        ),
        (
            "a pawn enters before another walks on",
            f"a:a0,a0,a0,b3 {B_AWAY} {C_AWAY} {D_AWAY}",
            "Qh Ah",
            "Ah a0-a18",
        ),
        (
            "the longest walk is taken, with the cards that walk",
            f"a:a18,a0,a0,b3 {B_AWAY} {C_AWAY} {D_AWAY}",
            "2h 9h 3c",
            "9h a18-b9",
        ),
        (
            "the own partner is not captured when something else can be done",
            f"a:a0,a0,a0,b3 {B_AWAY} c:c0,c0,c0,b12 {D_AWAY}",
            "9h 2c",
            "2c b3-b5",
        ),
        (
            "the own partner is captured when nothing else can be done",
            f"a:a0,a0,a0,b3 {B_AWAY} c:c0,c0,c0,b12 {D_AWAY}",
            "9h",
            "9h b3-b12",
        ),
        (
            "of two cards that enter, the king is spent and the ace kept",
            f"a:a0,a0,a0,a0 {B_AWAY} {C_AWAY} {D_AWAY}",
            "Ah Kd",
            "Kd a0-a18",
        ),
        (
            "a seven is split to bring a pawn home and to capture",
            f"a:a0,a0,b8,a16 b:b0,b0,b0,b12 {C_AWAY} {D_AWAY}",
            "7s",
            "7s a16-a+2,b8-b12",
        ),
    ],
)
def test_the_house_plays_sensibly(why: str, position: str, hand: str, move: str) -> None:
    assert house(position, hand) == move, why


def test_without_a_move_the_house_lays_down_or_discards_what_is_missed_least() -> None:
    position = f"a:a0,a0,a0,a0 {B_AWAY} {C_AWAY} {D_AWAY}"
    assert house(position, "9h 5c 2d") == "fold"
    assert house(position, "9h 7c 5d 2d", "tok") == "discard 5d"


def test_a_five_does_the_opponents_as_little_good_as_it_can() -> None:
    position = f"a:a0,a0,a0,b9 b:b0,b0,b0,a1 {C_AWAY} d:d0,d0,d0,b4"
    assert house(position, "5c") == "5c a1-a6"


def test_in_the_exchange_it_gives_a_partner_who_waits_a_card_to_come_out_with() -> None:
    match = Match("tokken", 4, seeded(3))
    for hand, given in (("Ah Kd 9c 2c 5c", "give Kd"), ("Ah 9c 2c 5c 6h", "give 5c")):
        hands = (tuple(parse_cards(hand)), *match.state.hands[1:])
        assert match.game.default_act(match.state._replace(hands=hands), 0) == given


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_the_house_brings_a_match_to_its_end(key: str) -> None:
    match = Match(key, 4, seeded(7))
    for _ in range(6000):
        acting = match.game.to_act(match.state)
        if not acting:
            break
        text = match.game.default_act(match.state, acting[0])
        assert match.game.is_legal(match.state, acting[0], text)
        match.play(f"{'abcdefgh'[acting[0]]} {text}")
    assert match.game.outcome(match.state) is not None


def test_the_largest_hands_on_the_fullest_board_keep_nobody_waiting() -> None:
    spots = ("18", "2", "5", "11")
    position = " ".join(f"{seat}:" + ",".join(f"{seat}{spot}" for spot in spots) for seat in "abcdefgh")
    state = scene("tokken", position, {"a": "Jh Jd X 7h 7s Kh Ah 4c 5d 8d Td 3d 2s"}, teams="two", deal="13")
    begun = process_time()
    game_of("tokken").default_act(state, 0)
    assert process_time() - begun < 0.2
