"""Clocks moved by hand: what is charged to whom, when time runs out, and what a restart gives back."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.errors import BadOptions
from app.matches.clock import ALL_FIELDS, FIELDS, SLACK, clock_json, parse_clock
from app.matches.commands import Command
from app.matches.events import Commit
from app.matches.match import fold, successor_commit
from app.matches.views import seat_view, shared_view
from tests.matches.table import NAMES, NEXT_SEED, Table

BANK = {"kind": "bank", "bank": 100, "increment": 10}


def set_clock(table: Table, clock: dict[str, object]) -> None:
    table.do("Anna", "configure", game=table.now.game, players=table.now.players, clock=clock)


@pytest.fixture
def timed(table: Table) -> Table:
    """Whisper for three with 100 s and 10 s more for each act; Anna is asked since `timed.now.at`."""
    set_clock(table, BANK)
    table.start()
    return table


def act(table: Table, after: float) -> None:
    """Who is asked says their card, so many seconds after they were asked."""
    seat = table.now.rules.to_act(table.now.state)[0]
    text = next(iter(table.now.rules.legal(table.now.state, seat)))
    table.time = table.now.since[seat] + after
    table.carry_out(table.command(table.name_at(seat), "move", text=text), table.time)


def shown(table: Table) -> dict[str, object]:
    return dict(seat_view(table.now, None)["time"])


@pytest.mark.parametrize(
    ("raw", "clock"),
    [
        ({}, {"kind": "none"}),
        ({"kind": "none"}, {"kind": "none"}),
        ({"kind": "soft"}, {"kind": "soft", "seconds": 60}),
        ({"kind": "soft", "seconds": 5, "bank": None}, {"kind": "soft", "seconds": 5}),
        ({"kind": "bank"}, {"kind": "bank", "bank": 300, "increment": 15}),
        ({"kind": "bank", "bank": 5, "increment": 600}, {"kind": "bank", "bank": 5, "increment": 600}),
    ],
)
def test_a_clock_is_read_with_its_defaults(raw: dict[str, object], clock: dict[str, object]) -> None:
    assert clock_json(parse_clock(raw)) == clock


@pytest.mark.parametrize(
    "raw",
    [
        {"kind": "hourglass"},
        {"kind": None},
        {"kind": ["bank"]},
        {"seconds": 60},
        {"kind": "none", "bank": 60},
        {"kind": "soft", "seconds": 4},
        {"kind": "soft", "seconds": 3601},
        {"kind": "soft", "seconds": 60.0},
        {"kind": "soft", "seconds": True},
        {"kind": "soft", "increment": 5},
        {"kind": "bank", "bank": 4},
        {"kind": "bank", "bank": 7201},
        {"kind": "bank", "increment": 0},
        {"kind": "bank", "increment": "15"},
        {"kind": "bank", "days": 3},
    ],
)
def test_a_clock_that_cannot_be_is_refused_with_a_sentence(raw: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as caught:
        parse_clock(raw)
    assert caught.value.reason.code == "bad-clock"
    assert caught.value.reason.sentence.endswith(".")


values = st.one_of(
    st.none(), st.booleans(), st.integers(-10, 10_000), st.floats(), st.text(max_size=5), st.lists(st.none())
)


@given(st.dictionaries(st.sampled_from([*sorted(ALL_FIELDS), "x"]), values), st.sampled_from([*FIELDS, "kindly"]))
def test_any_clock_is_read_or_refused_and_what_is_read_reads_the_same_again(
    fields: dict[str, object], kind: str
) -> None:
    try:
        clock = parse_clock({**fields, "kind": kind})
    except BadOptions:
        return
    assert parse_clock(json.loads(json.dumps(clock_json(clock)))) == clock


def test_the_clock_belongs_to_the_table_and_outlives_a_change_of_rules_and_a_rematch(table: Table) -> None:
    set_clock(table, BANK)
    table.do("Anna", "configure", game="whisper", players=3, options={"loud": True})
    assert seat_view(table.now, None)["clock"] == BANK
    table.start()
    table.play_to_the_end()
    table.do("Anna", "rematch", next_match="m2", next_seed=NEXT_SEED)
    commit = successor_commit(table.now)
    assert commit is not None
    assert clock_json(fold([commit]).clock) == BANK  # type: ignore[union-attr]


def without_clock(commit: Commit) -> Commit:
    events = ({name: value for name, value in event.items() if name != "clock"} for event in commit.events)
    return replace(commit, events=tuple(events))


def test_logs_from_before_there_were_clocks_are_read(timed: Table) -> None:
    old = [without_clock(commit) for commit in timed.log]
    match = fold(old)
    assert match is not None
    assert clock_json(match.clock) == {"kind": "none"}
    assert match.wake_at is None


def test_a_table_without_clock_or_with_a_soft_one_is_never_woken(table: Table) -> None:
    assert shared_view(table.now)["time"] is None
    set_clock(table, {"kind": "soft", "seconds": 20})
    table.start()
    assert table.now.wake_at is None
    table.time += 100_000
    assert table.refuses("", "expire").code == "not-due"
    assert shown(table) == {"left": {"a": 20.0}, "since": {"a": table.now.at}}
    act(table, 100_000)
    assert shown(table) == {"left": {"b": 20.0}, "since": {"b": table.now.at}}


def test_time_is_taken_from_who_acts_and_the_increment_added(timed: Table) -> None:
    begun = timed.now.at
    assert shown(timed) == {"left": {"a": 100.0, "b": 100.0, "c": 100.0}, "since": {"a": begun}}
    assert timed.now.wake_at == begun + 100 + SLACK
    act(timed, 30)
    assert shown(timed) == {"left": {"a": 80.0, "b": 100.0, "c": 100.0}, "since": {"b": begun + 30}}
    assert timed.now.wake_at == begun + 30 + 100 + SLACK


def test_when_the_time_is_up_the_house_makes_the_default_act(timed: Table) -> None:
    timed.time = timed.now.at + 100
    assert timed.refuses("", "expire").code == "not-due"
    assert timed.expire()[0] == {"e": "defaulted", "seat": "a", "why": "time"}
    assert timed.now.house == {}
    assert timed.now.left[0] == 10
    assert timed.now.rules.to_act(timed.now.state) == (1,)


def test_a_move_after_the_time_counts_as_long_as_the_expiry_is_not_written(timed: Table) -> None:
    act(timed, 100 + SLACK + 5)
    assert timed.now.left[0] == 10
    assert timed.refuses("", "expire").code == "not-due"


def test_a_bank_is_played_to_the_end_by_time_alone(timed: Table) -> None:
    for _ in range(3):
        timed.expire()
    assert timed.now.phase == "over"
    assert timed.now.wake_at is None
    assert shown(timed)["since"] == {}


def timed_tonk(players: int = 2) -> Table:
    table = Table("tonk", players, {"games": 5})
    set_clock(table, BANK)
    table.start()
    return table


def test_who_lets_the_clock_run_out_three_times_in_a_row_is_not_there() -> None:
    table = timed_tonk()
    seat = table.now.rules.to_act(table.now.state)[0]
    other = 1 - seat
    while seat not in table.now.house:
        if table.now.rules.to_act(table.now.state) == (seat,):
            assert table.expire()[0]["why"] == "time"
        else:
            act(table, 1)
    assert table.now.missed == {seat: 3}
    last = table.log[-1].events
    assert {"e": "stood_in", "seat": "ab"[seat], "name": NAMES[seat], "by": None} in last
    while other not in table.now.rules.to_act(table.now.state):
        assert table.expire()[0]["why"] == "away"
    table.do(NAMES[seat], "back")
    assert table.now.missed == {}


def test_an_act_in_time_between_makes_missed_ones_forgotten() -> None:
    table = timed_tonk()
    for number in range(12):
        if table.now.phase != "playing" or table.now.state.phase == "settled":
            break
        if number % 3 == 2:
            act(table, 1)
        else:
            table.expire()
    assert table.now.house == {}


def test_a_match_that_nobody_attends_goes_to_sleep() -> None:
    table = timed_tonk(4)
    expiries = 0
    while table.now.wake_at is not None:
        table.expire()
        expiries += 1
    assert len(table.now.house) == 4
    assert expiries <= 4 * 5


def test_going_away_stops_the_clock_and_gives_no_time(timed: Table) -> None:
    asked = timed.now.at
    timed.time = asked + 39
    timed.do("Anna", "leave")
    assert timed.now.left[0] == 60
    timed.time = asked + 40.5
    timed.do("Anna", "back")
    assert (timed.now.left[0], timed.now.since[0]) == (60, asked + 41.5)
    timed.do("Anna", "leave")
    timed.expire()
    assert timed.now.left[0] == 59


def test_who_is_away_and_the_house_plays_for_is_charged_nothing(timed: Table) -> None:
    timed.do("Ben", "leave")
    act(timed, 50)
    timed.expire()
    assert timed.now.left == {0: 60, 1: 100, 2: 100}


def credit(table: Table, begin: float, end: float) -> list[dict[str, object]]:
    return table.carry_out(table.command("", "credit", since=begin, until=end), end)


def test_downtime_is_given_back(timed: Table) -> None:
    asked = timed.now.at
    credit(timed, asked + 40, asked + 540)
    assert timed.now.since[0] == asked + 500
    assert timed.now.wake_at == asked + 600 + SLACK
    assert seat_view(timed.now, None)["time"]["since"] == {"a": asked + 500}


def test_downtime_before_somebody_was_asked_is_none_of_theirs(timed: Table) -> None:
    asked = timed.now.at
    assert not_credited(timed, asked - 500, asked - 10)
    credit(timed, asked - 500, asked + 20)
    assert timed.now.since[0] == asked + 20


def not_credited(table: Table, begin: float, end: float) -> bool:
    from app.matches.match import decide

    return decide(table.now, Command("credit-1", "", "credit", {"since": begin, "until": end}), end) == []


def test_the_same_downtime_is_given_back_once(timed: Table) -> None:
    asked = timed.now.at
    credit(timed, asked + 40, asked + 140)
    since = timed.now.since[0]
    assert not_credited(timed, asked + 40, asked + 140)
    credit(timed, asked + 40, asked + 150)
    assert timed.now.since[0] == since + 10


def test_without_a_bank_nothing_is_given_back(table: Table) -> None:
    table.start()
    assert not_credited(table, 0.0, 1e9)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_clock_laws(data: st.DataObject) -> None:
    """Whatever people do at whatever time: banks are never below nothing, what is charged is what was spent, no
    downtime is charged, and a table with somebody at it is due or waits for somebody without a clock."""
    table = Table("tonk", 3, {"games": 2})
    set_clock(table, BANK)
    table.start()
    for _ in range(data.draw(st.integers(1, 25))):
        before = table.now
        if before.phase == "over":
            break
        _step(table, data)
        after = table.now
        assert all(seconds >= 0 for seconds in after.left.values())
        assert set(after.left) == {0, 1, 2}
        assert fold([table.log[-1]], before) == after
        gained = {seat: after.left[seat] - before.left[seat] for seat in after.left}
        assert all(gain <= BANK["increment"] for gain in gained.values())
        assert sum(gain != 0 for gain in gained.values()) <= 1
        if after.phase == "playing":
            assert set(after.since) == set(after.rules.to_act(after.state))
            is_asleep = len(after.house) == 3
            assert (after.wake_at is None) == is_asleep
    assert fold(table.log) == table.now


def _step(table: Table, data: st.DataObject) -> None:
    match = table.now
    asked = match.rules.to_act(match.state)
    table.time += data.draw(st.sampled_from([0.0, 1.0, 20.0, 99.0, 150.0]))
    choices = ["move", "move", "leave", "back", "credit", "expire"]
    what = data.draw(st.sampled_from(choices))
    if what == "leave" and len(match.house) < 3:
        table.do(table.name_at(next(seat for seat in (0, 1, 2) if seat not in match.house)), "leave")
    elif what == "back" and match.house:
        table.do(table.name_at(next(iter(match.house))), "back")
    elif what == "credit" and not not_credited(table, table.time - 5, table.time):
        credit(table, table.time - 5, table.time)
    elif what == "expire" and match.wake_at is not None:
        table.expire()
    else:
        seat = data.draw(st.sampled_from(asked))
        text = data.draw(st.sampled_from(list(match.rules.legal(match.state, seat))))
        table.do(table.name_at(seat), "move", text=text)
