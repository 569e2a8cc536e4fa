"""What may be seen of a match of Tonk, and what may not: N4, N16, N21, N24."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.games.tonk import TONK
from tests.games.tonk.tables import Match, StackedChance, position

# Three players, c deals: a 2s 3s 4s 7h Kd, b Qs Js 9d 8h 6h, c Qd Jd 9s 8c 6c; first discard 5h; stock Th 5s Tc …
DECK = "2s Qs Qd 3s Js Jd 4s 9d 9s 7h 8h 8c Kd 6h 6c 5h Th 5s Tc 4c"


def three_players(**options: Any) -> Match:
    return Match(3, StackedChance([DECK] * 3, dealer=2), **options)


def told(match: Match) -> str:
    return json.dumps([TONK.tell(event, seat) for event in match.log for seat in (None, 0, 1, 2)])


def test_the_table_shows_counts_and_the_top_discard() -> None:
    table = three_players().table()
    assert table["counts"] == {"a": 5, "b": 5, "c": 5}
    assert (table["stock"], table["discards"], table["top"]) == (36, 1, "5h")
    assert (table["turn"], table["to_act"], table["dealer"], table["phase"]) == ("a", ["a"], "c", "start")


def test_no_event_names_a_card_that_was_drawn_or_discarded() -> None:
    match = three_players()
    match.play("a draw stock", "a discard Kd", "b draw discard", "b discard 6h")
    events = [TONK.tell(event, 1) for event in match.log[2:]]
    assert events == [
        {"e": "drew", "seat": "a", "from": "stock"},
        {"e": "discarded", "seat": "a"},
        {"e": "drew", "seat": "b", "from": "discard"},
        {"e": "discarded", "seat": "b"},
    ]
    assert match.table()["last"] == {"seat": "b", "act": "discard"}
    assert match.table()["top"] == "6h"


def test_a_log_that_is_told_again_shows_no_covered_discard_and_no_taken_card() -> None:
    match = three_players()
    match.play("a draw stock", "a discard Kd", "b draw discard", "b discard 6h", "c draw stock", "c discard Qd")
    cuts = json.dumps(match.log[0]["cuts"])
    assert "Kd" not in cuts
    for card in ("Kd", "6h", "5h", "Th", "5s"):
        assert card not in told(match)
        assert card not in json.dumps(match.table())
    assert match.table()["top"] == "Qd"


def test_taking_the_top_discard_bares_the_next_one_and_does_not_name_the_taken() -> None:
    match = three_players()
    match.play("a draw stock", "a discard Kd", "b draw discard")
    assert match.table()["top"] == "5h"
    assert "Kd" not in json.dumps(match.table())
    assert "Kd" not in json.dumps(TONK.mine(match.state, 2))
    assert TONK.mine(match.state, 1)["drew"] == "Kd"
    assert TONK.mine(match.state, 0)["drew"] is None


def test_the_drawn_card_is_marked_while_it_is_in_the_hand() -> None:
    state = position(hands={"a": "4s 5s Kd", "b": "2h"}, stock="6s 9h", discard="Ts")
    for text, drew in (("draw stock", "6s"), ("meld 4s 5s 6s", None)):
        for event in TONK.decide(state, 0, text, StackedChance([])):
            state = TONK.evolve(state, event)
        assert TONK.mine(state, 0)["drew"] == drew


def test_melds_and_layoffs_are_told_with_their_cards() -> None:
    match = three_players()
    match.play("a draw stock", "a meld 4s 3s 2s", "a discard Kd", "b draw stock", "b layoff 5s to 1")
    assert TONK.tell(match.log[3], None) == {"e": "melded", "seat": "a", "cards": ["2s", "3s", "4s"], "meld": 1}
    assert TONK.tell(match.log[-1], None) == {"e": "laid_off", "seat": "b", "card": "5s", "meld": 1}
    assert match.table()["melds"] == [{"no": 1, "owner": "a", "kind": "run", "cards": ["2s", "3s", "4s", "5s"]}]


def test_mine_lists_exactly_the_legal_moves_by_kind() -> None:
    match = three_players()
    match.play("a draw stock")
    mine = TONK.mine(match.state, 0)
    assert mine["hand"] == ["2s", "3s", "4s", "7h", "Th", "Kd"]
    assert mine["points"] == 36
    assert mine["melds"] == [{"text": "meld 2s 3s 4s", "cards": ["2s", "3s", "4s"]}]
    assert [one["text"] for one in mine["discards"]] == [f"discard {card}" for card in mine["hand"]]
    assert (mine["acts"], mine["draws"], mine["layoffs"]) == ([], [], [])
    assert mine["why"]["drop"]["rule"] == "N6"
    assert mine["why"]["draw"]["rule"] == "N7"
    assert mine["why"]["layoff"]["rule"] == "N10"
    assert mine["why"]["meld"] is mine["why"]["discard"] is None


def test_at_the_start_of_a_turn_mine_says_draw_first() -> None:
    mine = TONK.mine(three_players().state, 0)
    assert (mine["acts"], mine["draws"]) == (["drop"], ["draw stock", "draw discard"])
    assert mine["why"]["drop"] is mine["why"]["draw"] is None
    assert [mine["why"][kind]["rule"] for kind in ("meld", "layoff", "discard")] == ["N8", "N8", "N7"]


def test_who_is_not_to_act_sees_their_hand_and_whose_turn_it_is() -> None:
    mine = TONK.mine(three_players().state, 1)
    assert mine["hand"] == ["Js", "Qs", "6h", "8h", "9d"]
    assert {reason["code"] for reason in mine["why"].values()} == {"not-your-turn"}
    assert mine["why"]["drop"]["seats"] == ["a"]


def test_waiting_is_shown_with_its_turns() -> None:
    match = three_players(wait=True)
    match.play("a draw stock", "a meld 2s 3s 4s", "a discard Kd", "b draw stock", "b layoff 5s to 1", "b discard Js")
    assert match.table()["waits"] == {"a": 3, "b": 0, "c": 0}
    match.play("c draw stock", "c discard Qd")
    assert match.table()["waits"] == {"a": 3, "b": 0, "c": 0}
    reason = TONK.mine(match.state, 0)["why"]["drop"]
    assert (reason["code"], reason["rule"]) == ("wait", "N21")
    assert "this turn and the next 2" in reason["sentence"]
    match.play("a draw stock")
    assert match.table()["waits"] == {"a": 2, "b": 0, "c": 0}


def test_without_the_option_nothing_is_said_of_waiting() -> None:
    assert three_players().table()["waits"] is None


def test_mine_says_that_a_meld_must_be_laid() -> None:
    match = three_players(must_meld=True)
    assert TONK.mine(match.state, 0)["must_meld"] is False
    match.play("a draw stock")
    mine = TONK.mine(match.state, 0)
    assert (mine["must_meld"], mine["discards"]) == (True, [])
    assert mine["why"]["discard"]["rule"] == "N24"
    assert "2s 3s 4s" in mine["why"]["discard"]["sentence"]


@pytest.mark.parametrize(
    ("fields", "move", "shown"),
    [
        ({"hands": {"a": "4s 5s 6s", "b": "Kd", "c": "9h"}, "phase": "drawn"}, "meld 4s 5s 6s", []),
        ({"hands": {"a": "4s", "b": "Kd", "c": "9h"}, "phase": "drawn"}, "discard 4s", []),
        ({"hands": {"a": "4s", "b": "Kd", "c": "9h"}}, "drop", ["a", "b", "c"]),
        ({"hands": {"a": "4s", "b": "3d", "c": "9h"}}, "drop", ["a", "b", "c"]),
        ({"hands": {"a": "4s", "b": "3d", "c": "9h"}, "stock": ""}, "draw stock", ["a", "b", "c"]),
        ({"hands": {"a": "4s", "b": "4d", "c": "9h"}, "stock": ""}, "draw stock", ["a", "b", "c"]),
        (
            {"hands": {"a": "4s", "b": "Kd", "c": "9h"}, "phase": "drawn", "options": {"scoring": "points"}},
            "discard 4s",
            ["a", "b", "c"],
        ),
    ],
)
def test_hands_are_shown_only_where_the_rules_need_them(fields: dict[str, Any], move: str, shown: list[str]) -> None:
    state = position(**{"players": 3, "stock": "2h", "discard": "2d", **fields})
    events = TONK.decide(state, 0, move, StackedChance([]))
    for event in events:
        state = TONK.evolve(state, event)
    for settlement in (TONK.table(state)["settlement"], TONK.tell(events[-1], None)):
        assert settlement is not None
        assert list(settlement["hands"]) == list(settlement["points"]) == shown


def test_after_the_deal_only_special_hands_are_shown() -> None:
    one = "Ks 2s 3h Qs 2d 3d Js 2h 4h Ts 4d 5h 9s 5s 6h"
    two = "Ks Kh 3h Qs Qh 3d Js Jh 4h Ts Th 5h 9s 9h 6h"
    assert list(Match(3, StackedChance([one], 2)).table()["settlement"]["hands"]) == ["a"]
    assert list(Match(3, StackedChance([two], 2)).table()["settlement"]["hands"]) == ["a", "b"]
    points = Match(3, StackedChance([one], 2), scoring="points")
    assert list(points.table()["settlement"]["hands"]) == ["a", "b", "c"]


def test_the_shown_hands_go_with_the_next_deal_and_the_sums_stay() -> None:
    match = three_players()
    match.play("a drop")
    before = match.table()["settlement"]
    assert before["hands"]["a"] == ["2s", "3s", "4s", "7h", "Kd"]
    assert before["points"] == {"a": 26, "b": 43, "c": 43}
    match.play("b next")
    assert match.table()["settlement"] == {**before, "hands": {}}


def test_the_settlement_says_who_pays_whom_and_why() -> None:
    state = position(players=3, hands={"a": "2s 4d", "b": "4h", "c": "Jc Ah"}, discard="Th")
    for event in TONK.decide(state, 0, "drop", StackedChance([])):
        state = TONK.evolve(state, event)
    assert TONK.table(state)["settlement"] == {
        "game": 1,
        "how": "caught",
        "rule": "N12",
        "winners": ["b"],
        "change": {"a": -2, "b": 3, "c": -1},
        "seat": "a",
        "draw": False,
        "double": True,
        "payments": [
            {"from": "a", "to": "b", "amount": 2, "why": "caught", "rule": "N12"},
            {"from": "c", "to": "b", "amount": 1, "why": "fewest", "rule": "N12"},
        ],
        "hands": {"a": ["2s", "4d"], "b": ["4h"], "c": ["Ah", "Jc"]},
        "points": {"a": 6, "b": 4, "c": 11},
    }


def test_the_deck_of_a_deal_is_never_told() -> None:
    match = three_players()
    assert TONK.tell(match.log[1], 0) == {"e": "dealt", "game": 1, "deck": 1, "dealer": "c"}
