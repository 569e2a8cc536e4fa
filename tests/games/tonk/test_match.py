"""A match of Tonk from game to game: N11 to N15, N26, N27, and how it goes on and ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.errors import Illegal, Malformed
from app.games.api import Closable, Outcome
from app.games.tonk import TONK
from app.games.tonk.notation import parse_move
from app.games.tonk.reasons import why_not
from tests.games.tonk.tables import Match, StackedChance, position

# Two players, a deals: b has 2 2 3 3 4 = 14 points, a 20.
EVEN = "2s As 2h 4h 3s 4d 3h 5s 4s 6s 9d"


def two_players(**options: Any) -> Match:
    return Match(2, StackedChance([EVEN] * 12, dealer=0), **options)


def test_after_a_game_people_see_the_settlement_until_somebody_says_next() -> None:
    match = two_players()
    match.play("b drop")
    assert match.table()["phase"] == "settled"
    assert match.table()["to_act"] == ["a", "b"]
    assert match.table()["settlement"]["payments"] == [
        {"from": "a", "to": "b", "amount": 1, "why": "drop", "rule": "N12"}
    ]
    assert TONK.outcome(match.state) is None
    match.play("a next")
    assert (match.table()["phase"], match.table()["game_no"], match.table()["turn"]) == ("start", 2, "a")


@pytest.mark.parametrize("speaker", "ab")
def test_any_player_may_say_next(speaker: str) -> None:
    match = two_players(games=2)
    match.play("b drop", f"{speaker} next")
    assert match.state.game == 2


def test_the_match_ends_after_the_agreed_games_with_the_last_settlement() -> None:
    match = two_players(games=2, starting_chips=10)
    match.play("b drop", "a next", "a drop")
    assert match.table()["phase"] == "over"
    assert TONK.outcome(match.state) == Outcome((0, 1), True, {0: 10, 1: 10})
    assert [event["e"] for event in match.log[-3:]] == ["dropped", "settled", "match_over"]
    assert [TONK.legal(match.state, seat) for seat in (0, 1)] == [[], []]


def test_an_open_ended_match_ends_when_all_agree() -> None:
    match = two_players()
    match.play("b drop", "b end")
    assert match.table()["agreed"] == ["b"]
    assert match.table()["to_act"] == ["a"]
    assert TONK.outcome(match.state) is None
    match.play("a end")
    assert TONK.outcome(match.state) == Outcome((1,), False, {0: -1, 1: 1})


def test_who_has_agreed_waits_for_the_others_and_the_next_deal_forgets_it() -> None:
    match = two_players()
    match.play("b drop", "b end")
    for text in ("next", "end"):
        with pytest.raises(Illegal) as refused:
            match.play(f"b {text}")
        assert refused.value.reason.code == "already-agreed"
    match.play("a next", "a drop", "a end")
    assert match.table()["agreed"] == ["a"]
    assert match.state.phase == "settled"


def test_a_match_of_agreed_games_is_not_ended_sooner() -> None:
    match = two_players(games=3)
    match.play("b drop")
    assert TONK.legal(match.state, 0) == ["next"]
    with pytest.raises(Illegal) as refused:
        match.play("a end")
    assert refused.value.reason.rule == "N15"
    with pytest.raises(Illegal):
        TONK.close(match.state)


def test_the_host_may_close_an_open_ended_match_between_games_only() -> None:
    assert isinstance(TONK, Closable)
    match = two_players()
    with pytest.raises(Illegal) as refused:
        TONK.close(match.state)
    assert refused.value.reason.code == "not-between-games"
    match.play("b drop")
    match.adopt(TONK.close(match.state))
    assert TONK.outcome(match.state) == Outcome((1,), False, {0: -1, 1: 1})
    with pytest.raises(Illegal):
        TONK.close(match.state)


def test_closing_is_not_a_move_of_any_seat() -> None:
    match = two_players()
    match.play("b drop")
    with pytest.raises(Malformed):
        match.play("a close")


def test_the_fewest_points_win_a_match_for_points() -> None:
    match = two_players(games=1, scoring="points", starting_chips=50)
    match.play("b drop")
    assert TONK.outcome(match.state) == Outcome((1,), False, {0: 20, 1: 0})


def test_chips_add_up_over_the_games_and_go_below_zero() -> None:
    match = two_players(stake=4, starting_chips=3, games=3)
    match.play("b drop", "b next", "a draw stock", "a discard 7s", "b drop")
    assert match.table()["totals"] == {"a": 7, "b": -1}
    assert [game["change"] for game in match.table()["rounds"]] == [{"a": -4, "b": 4}, {"a": 8, "b": -8}]


def test_a_long_match_shows_its_newest_games_and_counts_all() -> None:
    match = Match(2, StackedChance([EVEN] * 40, dealer=0))
    for number in range(40):
        match.play(f"{'ba'[number % 2]} drop", *(["a next"] if number < 39 else []))
    assert [game["game"] for game in match.table()["rounds"]] == list(range(11, 41))
    assert match.table()["totals"] == {"a": 0, "b": 0}


def test_default_acts_draw_discard_the_most_points_and_end_the_match() -> None:
    match = two_players()
    acts = []
    while TONK.to_act(match.state):
        seat = TONK.to_act(match.state)[0]
        act = TONK.default_act(match.state, seat)
        acts.append(act)
        match.play(f"{'ab'[seat]} {act}")
    assert acts[0] == "draw stock"
    assert acts[-2:] == ["end", "end"]
    assert match.state.settlements[-1].how == "stock"


def test_a_default_act_lays_the_meld_that_must_be_laid() -> None:
    state = position(options={"must_meld": True}, hands={"a": "4s 5s 6s 7s Kd", "b": "2h"}, phase="drawn", discard="Ts")
    assert TONK.default_act(state, 0) == "meld 4s 5s 6s 7s"


@pytest.mark.parametrize(
    ("fields", "text", "codes"),
    [
        ({}, "discard Kd", ["draw-first N7", "draw-first N9"]),
        ({}, "meld 4s 5s 6s", ["draw-first N8", "draw-first N7"]),
        ({}, "next", ["game-not-over N15"]),
        ({"phase": "drawn"}, "drop", ["after-drawing N6"]),
        ({"phase": "drawn"}, "draw stock", ["already-drawn N7"]),
        ({"phase": "drawn"}, "meld 4s 5s 7s", ["not-in-hand N8", "not-a-meld N10"]),
        ({"phase": "drawn"}, "meld X 5s 6s", ["no-such-card N1", "not-in-hand N8", "not-a-meld N10"]),
        ({"phase": "drawn"}, "layoff Kd to 1", ["does-not-fit N10"]),
        ({"phase": "drawn"}, "layoff Kd to 3", ["no-such-meld N8"]),
        ({"phase": "drawn"}, "layoff X to 1", ["no-such-card N1", "not-in-hand N8", "does-not-fit N10"]),
        ({"phase": "drawn", "options": {"must_meld": True}}, "discard Kd", ["must-meld N24"]),
        ({"options": {"must_meld": True}}, "discard Kd", ["draw-first N7", "draw-first N9"]),
        ({"phase": "drawn", "options": {"deck": 40}}, "discard 9h", ["no-such-card N25", "not-in-hand N9"]),
        ({"turn": "b"}, "drop", ["not-your-turn N6"]),
    ],
)
def test_a_refusal_names_every_rule_the_most_telling_first(fields: dict[str, Any], text: str, codes: list[str]) -> None:
    state = position(
        **{
            "hands": {"a": "4s 5s 6s Kd", "b": "2h"},
            "table": [{"owner": "b", "cards": "3h 3d 3c"}],
            "discard": "Ks",
            **fields,
        }
    )
    reasons = why_not(state, 0, parse_move(text))
    assert [f"{reason.code} {reason.rule}" for reason in reasons] == codes
    assert not TONK.is_legal(state, 0, text)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_play_is_refused(seat: int) -> None:
    for state in (two_players().state, position(hands={"a": "4s", "b": "2h"})):
        assert not TONK.is_legal(state, seat, "drop")
        assert TONK.legal(state, seat) == []
        with pytest.raises(Illegal) as refused:
            TONK.decide(state, seat, "drop", StackedChance([]))
        assert refused.value.reason.code == "not-seated"


def test_a_move_in_parts_is_not_planned() -> None:
    with pytest.raises(Malformed):
        TONK.plan(two_players().state, 0, {"card": "7s"})


def test_an_unknown_event_is_an_error_and_told_to_nobody() -> None:
    state = two_players().state
    for event, before in (({"e": "flew"}, state), ({"e": "dealt"}, None)):
        with pytest.raises(ValueError, match="Tonk"):
            TONK.evolve(before, event)
    assert TONK.tell({"e": "flew"}, 0) is None


def test_events_survive_the_log() -> None:
    match = two_players(games=2)
    match.play("b drop", "a next", "a draw stock", "a discard 7s", "b drop")
    state = None
    for event in json.loads(json.dumps(match.log)):
        state = TONK.evolve(state, event)
    assert state == match.state
