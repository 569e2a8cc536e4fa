"""A match from its first to its last event: turns, ends, points, and what is refused when (R9 to R16, R51)."""

from __future__ import annotations

import pytest

from app.errors import Illegal, Malformed
from app.games.api import Outcome
from app.games.track import rules
from app.games.track.notation import parse_position
from app.games.track.state import OVER, PLAY, State
from tests.games.track.tables import SEATS, Dealt, Match, random_match, scene, seeded


def set_up(match: Match, position: str, hands: dict[str, str], turn: str) -> None:
    """Puts a match into the middle of play."""
    state = scene(match.game.key, position, hands, turn)
    match.state = match.state._replace(
        position=parse_position(match.state.rules, position),
        hands=state.hands,
        turn=SEATS.index(turn),
        phase=PLAY,
    )


NEARLY = "a:a17,a+2,a+3,a+4 b:b0,b0,b+3,b+4 c:c+1,c+2,c+3,c+4 d:d0,d0,d0,d0"


def test_a_match_begins_with_a_drawn_dealer_a_shuffle_and_a_deal() -> None:
    match = Match("tokken", 4, Dealt(dealer=2))
    assert match.kinds() == ["began", "shuffled", "dealt"]
    assert match.log[0] == {"e": "began", "players": 4, "options": match.options, "dealer": "c"}
    assert match.table()["phase"] == "exchange"


def test_the_hand_ends_and_the_next_is_dealt_without_anybody_being_asked() -> None:
    match = Match("tok", 4, Dealt(), exchange="none")
    set_up(
        match, "a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", dict.fromkeys("bcd", "") | {"a": "2h"}, "a"
    )
    assert [event["e"] for event in match.play("a 2h b3-b5")] == ["moved", "hand_over", "dealt"]
    assert (match.table()["hand"], match.table()["size"], match.table()["phase"]) == (2, 4, "play")


def test_after_the_third_hand_all_cards_are_shuffled_again() -> None:
    match = next(match for match, _, _ in random_match(1, "tok", 2) if match.state.deck == 2)
    kinds = match.kinds()
    assert kinds.count("shuffled") == 2
    assert kinds[: kinds.index("shuffled", 2)].count("dealt") == 3
    assert kinds[kinds.index("shuffled", 2) - 1] == "hand_over"
    assert match.state.pile == ()


@pytest.mark.parametrize(("key", "text", "kind"), [("tokken", "fold", "laid"), ("tok", "discard 9h", "discarded")])
def test_a_player_without_a_move_lays_down_or_discards(key: str, text: str, kind: str) -> None:
    match = Match(key, 4, Dealt())
    set_up(match, "a:a0,a0,a0,a0 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", {"a": "9h 8h"}, "a")
    assert list(match.game.legal(match.state, 0)) == ([text] if key == "tokken" else [text, "discard 8h"])
    assert [event["e"] for event in match.play(f"a {text}")] == [kind]
    assert match.table()["counts"]["a"] == (0 if key == "tokken" else 1)
    assert match.table()["out"] == (["a"] if key == "tokken" else [])
    assert match.table()["last"] == {"seat": "a", "text": text}


def test_a_finished_team_ends_the_game_at_once() -> None:
    match = Match("tokken", 4, Dealt())
    set_up(match, NEARLY, {"a": "As 2s"}, "a")
    events = match.play("a As a17-a+1")
    assert events[1:] == [{"e": "game_over", "winners": ["a", "c"], "points": None}]
    assert match.game.outcome(match.state) == Outcome((0, 2))
    assert match.game.to_act(match.state) == ()
    assert list(match.game.legal(match.state, 0)) == []
    with pytest.raises(Illegal) as caught:
        match.play("b 3h b0-b18")
    assert (caught.value.reason.code, caught.value.reason.rule) == ("game-over", "R15")


def test_a_joker_that_ends_the_game_draws_nothing() -> None:
    match = Match("tok", 3, Dealt())
    set_up(match, "a:c17,a+2,a+3,a+4 b:b0,b0,b0,b0 c:c0,c0,c0,c0", {"a": "X 2s"}, "a")
    events = match.play("a X c17-a+1")
    assert (events[0]["drew"], [event["e"] for event in events]) == (False, ["moved", "game_over"])


def test_in_a_points_match_the_player_left_of_the_last_dealer_deals_the_next_game() -> None:
    match = Match("tokken", 4, Dealt(dealer=3), points={"games": 2})
    set_up(match, NEARLY, {"a": "As 2s"}, "a")
    events = match.play("a As a17-a+1")
    assert [event["e"] for event in events] == ["moved", "game_over", "settled", "shuffled", "dealt"]
    assert events[1]["points"] == events[2]["totals"] == {"a": 13, "b": 2, "c": 13, "d": 2}
    assert (events[2]["dealer"], events[4]["dealer"], events[4]["leader"]) == ("a", "a", "b")
    assert (events[3]["deck"], events[4]["hand"]) == (2, 1)
    table = match.table()
    assert (table["game_no"], table["points"], table["phase"]) == (2, {"a": 13, "b": 2, "c": 13, "d": 2}, "exchange")
    assert table["position"].startswith("a:a0,a0,a0,a0")
    assert match.game.outcome(match.state) is None
    set_up(match, "a:a0,a0,a0,a0 b:b17,b+2,b+3,b+4 c:c0,c0,c0,c0 d:d+1,d+2,d+3,d+4", {"b": "As"}, "b")
    events = match.play("b As b17-b+1")
    assert [event["e"] for event in events] == ["moved", "game_over", "settled"]
    assert events[2]["dealer"] is None
    assert match.game.outcome(match.state) == Outcome((1, 3), scores={0: 13, 1: 15, 2: 13, 3: 15})


def test_equal_points_are_a_draw_of_all_who_tie() -> None:
    match = Match("tokken", 4, Dealt(), points={"games": 1, "per_pawn": 1, "bonus": 0})
    full = "a:a17,a+2,a+3,a+4 b:b+1,b+2,b+3,b+4 c:c+1,c+2,c+3,c+4 d:d17,d+2,d+3,d+4"
    set_up(match, full, {"a": "As"}, "a")
    match.play("a As a17-a+1")
    assert match.game.outcome(match.state) == Outcome((0, 2), scores={0: 8, 1: 7, 2: 8, 3: 7})
    tied = match.state._replace(totals=(9, 9, 9, 9))
    assert match.game.outcome(tied) == Outcome((0, 1, 2, 3), draw=True, scores=dict.fromkeys(range(4), 9))


@pytest.mark.parametrize("players", [2, 5])
def test_random_points_matches_end_after_the_agreed_number_of_games(players: int) -> None:
    points = {"games": 2, "per_pawn": 1, "bonus": 5}
    match = next(iter(random_match(4, "tokken", players, points=points)))[0]
    for match, _, _ in random_match(4, "tokken", players, points=points):
        assert match.state.game in (1, 2)
    settled = [event for event in match.log if event["e"] == "settled"]
    assert len(settled) == 2
    for seat, total in settled[-1]["totals"].items():
        assert total == sum(event["points"][seat] for event in settled)


@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("b 3h b3-b6", "not-your-turn", "R9"),
        ("a 3h b3-b6", "not-in-hand", "R12"),
        ("a discard 9h", "must-play", "R12"),
        ("a fold", "must-play", "R12"),
        ("a give 2h", "no-exchange-now", "R10"),
        ("a 2h b3-b6", "wrong-count", "R31"),
        ("e 2h b3-b5", "not-your-turn", "R9"),
    ],
)
def test_the_nearest_reason_is_the_one_that_is_told(line: str, code: str, rule: str) -> None:
    match = Match("tok", 4, Dealt())
    set_up(match, "a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", {"a": "2h 9h"}, "a")
    before = match.state
    with pytest.raises(Illegal) as caught:
        match.play(line)
    assert (caught.value.reason.code, caught.value.reason.rule) == (code, rule)
    assert match.state == before


def test_a_text_that_is_no_move_is_malformed_even_out_of_turn() -> None:
    match = Match("tok", 4, Dealt())
    for line in ("a next", "b Ks", "a 9h b3-e3", "a "):
        with pytest.raises(Malformed):
            match.play(line)
        assert not match.game.is_legal(match.state, 0, line[2:])


@pytest.mark.parametrize("key", ["tokken", "tok"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_played_by_default_acts_alone_goes_on_by_legal_moves(key: str, players: int) -> None:
    match = Match(key, players, seeded(1))
    for _ in range(400):
        acting = match.game.to_act(match.state)
        if not acting:
            break
        text = match.game.default_act(match.state, acting[-1])
        assert match.game.is_legal(match.state, acting[-1], text)
        match.play(f"{SEATS[acting[-1]]} {text}")


def test_who_is_not_asked_has_no_default_act() -> None:
    match = Match("tok", 4, Dealt(), exchange="none")
    waiting = match.state.rules.next_seat[match.state.turn]
    with pytest.raises(Illegal):
        match.game.default_act(match.state, waiting)


def test_states_compare_by_value() -> None:
    first, second = Match("tok", 4, seeded(9)), Match("tok", 4, seeded(9))
    assert first.state == second.state
    assert first.state is not second.state
    assert first.state != Match("tok", 4, seeded(10)).state
    assert first.state != Match("tokken", 4, seeded(9)).state


def test_the_moves_of_a_seat_can_be_asked_for_any_spelling() -> None:
    state: State = scene("tok", "a:a0,a0,b8,d8 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", {"a": "7s"})
    moves = Match("tok", 4, Dealt()).game.legal(state, 0)
    assert len(list(moves)) == 8
    assert "7s d8-d9,b8-b14" in moves
    assert "7s b8-b14,d8-d9" in moves
    assert "7s b8-b14" not in moves
    assert 7 not in moves
    assert moves


def test_nobody_is_asked_while_the_game_is_over() -> None:
    state = scene("tok", "a:a0,a0,a0,a0 c:c0,c0,c0,c0", {"a": "As"})._replace(phase=OVER)
    assert rules.to_act(state) == ()
    assert rules.follow(state, Dealt()) == []
