"""Bots at the table: whom the host lets sit, what everybody is told of them, and how they play."""

from __future__ import annotations

import json

import pytest

from app.bots.api import STRENGTHS as STRENGTHS_OF_BOTS
from app.matches.botseats import STRENGTHS, strength_of
from app.matches.clock import first_due
from app.matches.match import successor_commit
from app.matches.views import seat_view
from tests.matches.table import NEXT_SEED, Table


@pytest.fixture
def three() -> Table:
    table = Table("tok", 3, {"exchange": "none"})
    table.do("Anna", "sit", seat="a", name="Anna")
    return table


def with_bots(table: Table) -> Table:
    for seat in "bc":
        table.do("Anna", "add_bot", seat=seat, strength="expert")
    table.do("Anna", "start")
    return table


def test_the_table_knows_the_strengths_of_the_bots() -> None:
    assert STRENGTHS == STRENGTHS_OF_BOTS


def test_the_host_lets_bots_sit_and_takes_them_away(three: Table) -> None:
    three.do("Anna", "add_bot", seat="b", strength="novice")
    seat = seat_view(three.now, "id-Anna")["seats"][1]
    assert (seat["name"], seat["bot"], seat["status"]) == ("Bot B", "novice", None)
    assert "bot:" not in json.dumps(seat_view(three.now, "id-Anna"))
    three.do("Anna", "remove", seat="b")
    assert seat_view(three.now, None)["seats"][1]["name"] is None
    assert not three.now.removed
    three.do("Anna", "add_bot", seat="b", strength="expert")
    assert three.refuses("Anna", "add_bot", seat="b", strength="regular").code == "seat-taken"
    assert three.refuses("Ben", "sit", seat="b", name="Ben").code == "seat-taken"


def test_only_the_host_adds_bots_and_only_such_as_there_are_before_the_game(three: Table) -> None:
    three.do("Ben", "sit", seat="b", name="Ben")
    assert three.refuses("Ben", "add_bot", seat="c", strength="regular").code == "not-host"
    assert three.refuses("Anna", "add_bot", seat="c", strength="unbeatable").code == "bad-field"
    assert three.refuses("Anna", "add_bot", seat="h", strength="regular").code == "bad-seat"
    three.do("Anna", "add_bot", seat="c", strength="regular")
    three.do("Anna", "start")
    assert three.refuses("Anna", "add_bot", seat="c", strength="regular").code == "game-running"


def test_a_bot_takes_another_name_than_the_people_have(three: Table) -> None:
    three.do("Ben", "sit", seat="b", name="bot c")
    three.do("Anna", "add_bot", seat="c", strength="regular")
    assert three.now.seats[-1].name == "Bot C 2"


def test_a_bot_is_never_the_host(three: Table) -> None:
    three.do("Anna", "add_bot", seat="b", strength="regular")
    assert three.refuses("Anna", "hand_over", seat="b").code == "bot-cannot-lead"
    three.do("Ben", "sit", seat="c", name="Ben")
    three.do("Anna", "leave")
    assert three.now.host == "id-Ben"


def test_when_its_turn_is_due_a_bot_makes_the_move_that_comes_with_the_command(three: Table) -> None:
    table = with_bots(three)
    while 0 in table.now.rules.to_act(table.now.state):
        table.do("Anna", "move", text=next(iter(table.now.rules.legal(table.now.state, 0))))
    due = first_due(table.now)
    assert due is not None
    assert due.why == "bot"
    legal = list(table.now.rules.legal(table.now.state, due.seat))
    table.time = due.at
    command = table.command("", "expire", text=legal[-1])
    table.carry_out(command, table.time)
    assert table.now.state.last == (due.seat, legal[-1])


def test_a_move_that_does_not_fit_any_more_is_not_made(three: Table) -> None:
    table = with_bots(three)
    while 0 in table.now.rules.to_act(table.now.state):
        table.do("Anna", "move", text=next(iter(table.now.rules.legal(table.now.state, 0))))
    due = first_due(table.now)
    assert due is not None
    expected = table.now.rules.default_act(table.now.state, due.seat)
    table.time = due.at
    table.carry_out(table.command("", "expire", text="Xx nonsense"), table.time)
    assert table.now.state.last == (due.seat, expected)


def test_without_a_person_nothing_is_due(three: Table) -> None:
    table = with_bots(three)
    table.do("Anna", "leave")
    assert first_due(table.now) is None
    table.do("Anna", "back")
    assert table.now.house.keys() == {1, 2}


def test_a_person_takes_the_seat_of_a_bot_by_the_hosts_link(three: Table) -> None:
    table = with_bots(three)
    grace = {"grace": 60.0, "absent": {}}
    table.do(
        "Anna", "offer_seat", seat="b", hash="2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae", **grace
    )
    table.do("Ben", "take_seat", secret="foo", name="Ben", **grace)
    assert 1 not in table.now.house
    assert "bot" not in seat_view(table.now, None)["seats"][1]


def test_bots_stay_for_the_next_match(three: Table) -> None:
    table = with_bots(three)
    over = table.now._replace(phase="over")
    table.match = over
    table.do("Anna", "rematch", next_match="m2", next_seed=NEXT_SEED)
    first = successor_commit(table.now)
    assert first is not None
    players = [event["player"] for event in first.events if event["e"] == "sat"]
    assert [strength_of(player) for player in players] == [None, "expert", "expert"]
