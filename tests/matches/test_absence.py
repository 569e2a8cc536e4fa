"""Who leaves, or does not come back, keeps nobody waiting: the house plays for them until they are there again."""

from __future__ import annotations

import pytest

from app.matches.absence import IDLE
from app.matches.clock import HOUSE_PAUSE
from app.matches.match import adopt, fold, successor_commit
from app.matches.views import seat_view, tell
from tests.matches.table import NEXT_SEED, Table

GRACE = 60.0


def say(table: Table, who: str) -> None:
    sitter = table.now.sitter_of(f"id-{who}")
    assert sitter is not None
    table.do(who, "move", text=next(iter(table.now.rules.legal(table.now.state, sitter.seat))))


def status(table: Table) -> dict[str, str | None]:
    return {seat["seat"]: seat["status"] for seat in seat_view(table.now, None)["seats"]}


def told(table: Table) -> list[dict[str, object]]:
    return list(tell(table.now, table.log[-1], None)["events"])


def test_the_house_plays_for_who_leaves_a_running_game(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    assert told(table) == [{"e": "left", "seat": "b", "name": "Ben"}]
    assert status(table) == {"a": None, "b": "left", "c": None}
    assert table.now.wake_at is None
    say(table, "Anna")
    assert table.now.wake_at == table.now.at + HOUSE_PAUSE
    card = table.now.state.hands[1]
    events = table.expire()
    assert [event["e"] for event in events] == ["defaulted", "played", "game"]
    assert told(table) == [
        {"e": "defaulted", "seat": "b", "why": "left"},
        {"e": "said", "seat": "b", "card": card},
    ]
    assert table.now.rules.to_act(table.now.state) == (2,)
    assert table.now.wake_at is None


def test_the_house_waits_a_moment_and_plays_for_nobody_who_is_there(table: Table) -> None:
    table.start()
    assert table.refuses("", "expire").code == "not-due"
    table.do("Anna", "leave")
    table.time = table.now.at + HOUSE_PAUSE - 0.01
    assert table.refuses("", "expire").code == "not-due"
    table.expire()
    assert table.refuses("", "expire").code == "not-due"


def test_who_comes_back_has_the_seat_at_once(table: Table) -> None:
    table.start()
    table.do("Anna", "leave")
    table.do("Anna", "back")
    assert told(table) == [{"e": "returned", "seat": "a", "name": "Anna"}]
    assert (table.now.house, table.now.wake_at) == ({}, None)
    assert table.refuses("Anna", "back").code == "not-away"
    assert table.refuses("Eve", "back").code == "not-seated"


def test_whoever_moves_is_back(table: Table) -> None:
    table.start()
    table.do("Anna", "leave")
    say(table, "Anna")
    assert [event["e"] for event in told(table)] == ["returned", "said"]
    assert table.now.house == {}


def test_a_move_that_is_refused_brings_nobody_back(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    assert table.refuses("Ben", "move", text="say 0").code == "not-yours"
    assert table.now.house == {1: "left"}


def test_leaving_twice_is_refused_and_somebody_without_anything_has_nothing_to_leave(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    assert table.refuses("Ben", "leave").code == "already-left"
    assert table.refuses("Eve", "leave").code == "nothing-to-leave"


def test_when_all_have_left_the_match_sleeps_until_one_comes_back(table: Table) -> None:
    table.start()
    for name in ("Anna", "Ben", "Carla"):
        table.do(name, "leave")
    assert table.now.wake_at is None
    assert table.refuses("", "expire").code == "not-due"
    table.do("Carla", "back")
    for _ in range(2):
        table.expire()
    assert table.now.wake_at is None
    say(table, "Carla")
    assert table.now.phase == "over"


def test_a_host_who_leaves_the_game_passes_the_duty_to_who_is_still_there(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    table.do("Anna", "leave")
    assert table.now.host == "id-Carla"
    assert [event["e"] for event in told(table)] == ["left", "host"]
    table.do("Anna", "back")
    assert table.now.host == "id-Carla"


def test_the_first_who_comes_back_leads_a_table_that_everybody_had_left(table: Table) -> None:
    table.start()
    for name in ("Ben", "Carla", "Anna"):
        table.do(name, "leave")
    assert table.now.host == "id-Anna"
    table.do("Ben", "back")
    assert table.now.host == "id-Ben"


def test_a_host_without_a_seat_can_leave_too(table: Table) -> None:
    table.seat_everybody(("Ben", "Carla", "Dirk"))
    table.do("Anna", "start")
    table.do("Anna", "leave")
    assert (table.now.host, table.now.house) == ("id-Ben", {})


def test_the_house_stands_in_for_who_has_been_away_for_the_grace(table: Table) -> None:
    table.start()
    reason = table.refuses("Ben", "stand_in", seat="a", grace=GRACE, away_for=GRACE - 1)
    assert (reason.code, reason.seats) == ("not-away-yet", ("a",))
    table.do("Ben", "stand_in", seat="a", grace=GRACE, away_for=GRACE)
    assert told(table) == [
        {"e": "stood_in", "seat": "a", "name": "Anna", "by": "b"},
        {"e": "host", "seat": "b"},
    ]
    assert status(table)["a"] == "away"
    assert table.expire()[0] == {"e": "defaulted", "seat": "a", "why": "away"}


@pytest.mark.parametrize("grace", [0.0, GRACE])
def test_nobody_takes_the_turn_of_somebody_who_is_here(table: Table, grace: float) -> None:
    table.start()
    assert table.refuses("Ben", "stand_in", seat="a", grace=grace).code == "still-here"


def test_somebody_who_is_here_and_lets_the_table_wait_too_long_is_not_there(table: Table) -> None:
    table.start()
    table.time = table.now.at + IDLE - 1
    assert table.refuses("Ben", "stand_in", seat="a", grace=GRACE).code == "still-here"
    assert table.refuses("Ben", "stand_in", seat="c", grace=GRACE).code == "still-here"
    table.do("Ben", "stand_in", seat="a", grace=GRACE)
    assert status(table)["a"] == "away"


def test_where_a_clock_runs_it_says_how_long_somebody_may_think(table: Table) -> None:
    table.do("Anna", "configure", game="whisper", players=3, clock={"kind": "bank", "bank": 7200})
    table.start()
    table.time = table.now.at + IDLE + 1
    assert table.refuses("Ben", "stand_in", seat="a", grace=GRACE).code == "still-here"
    table.do("Ben", "stand_in", seat="a", grace=GRACE, away_for=GRACE)


def test_only_seated_people_who_play_themselves_may_ask(table: Table) -> None:
    table.start()
    fields = {"seat": "a", "grace": GRACE, "away_for": GRACE}
    assert table.refuses("Eve", "stand_in", **fields).code == "not-seated"
    assert table.refuses("Anna", "stand_in", **fields).code == "not-yourself"
    assert table.refuses("Ben", "stand_in", **{**fields, "seat": "h"}).code == "bad-seat"
    table.do("Ben", "leave")
    assert table.refuses("Ben", "stand_in", **fields).code == "come-back-first"
    table.do("Carla", "stand_in", **fields)
    assert table.refuses("Carla", "stand_in", **fields).code == "stood-in"


def test_absence_is_for_running_games(table: Table) -> None:
    table.seat_everybody()
    fields = {"seat": "a", "grace": GRACE, "away_for": GRACE}
    for _ in range(2):
        for what, more in (("stand_in", fields), ("back", {}), ("expire", {}), ("credit", {"since": 1, "until": 2})):
            code = "not-started" if table.now.phase == "lobby" else "game-over"
            assert table.refuses("Ben", what, **more).code == code
        if table.now.phase == "lobby":
            table.do("Anna", "start")
            table.play_to_the_end()


def test_the_host_removes_somebody_from_the_lobby(table: Table) -> None:
    table.seat_everybody()
    assert table.refuses("Ben", "remove", seat="c").code == "not-host"
    assert table.refuses("Anna", "remove", seat="a").code == "not-yourself"
    assert table.refuses("Anna", "remove", seat="h").code == "bad-seat"
    table.do("Anna", "remove", seat="c")
    assert told(table) == [{"e": "removed", "seat": "c", "name": "Carla"}]
    assert table.seats() == {"a": "Anna", "b": "Ben"}
    assert table.refuses("Anna", "remove", seat="c").code == "nobody-there"
    assert table.refuses("Carla", "sit", seat="c", name="Carla").code == "removed-by-host"


def test_who_left_is_not_seated_in_the_next_match_and_who_was_only_away_is(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    table.do("Anna", "stand_in", seat="c", grace=GRACE, away_for=GRACE)
    table.play_to_the_end()
    table.do("Anna", "rematch", next_match="m2", next_seed=NEXT_SEED)
    commit = successor_commit(table.now)
    assert commit is not None
    following = adopt(None, commit)
    assert [one.name for one in following.seats] == ["Anna", "Carla"]
    assert following.house == {}


def test_the_log_holds_all_of_it(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    table.do("Anna", "stand_in", seat="c", grace=GRACE, away_for=GRACE)
    say(table, "Anna")
    table.expire()
    assert fold(table.log) == table.now
    assert fold(table.log[:-1]).wake_at == table.log[-2].at + HOUSE_PAUSE  # type: ignore[union-attr]
