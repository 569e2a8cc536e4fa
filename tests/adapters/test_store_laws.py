"""What every EventStore keeps, whatever it is made of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

import app.matches.projection
from app.adapters.memory import MemoryStore
from app.adapters.sql.store import open_store
from app.matches.events import Commit
from app.matches.match import adopt
from app.matches.projection import FORM
from app.matches.talk import Saying
from app.rooms.ports import Entry, EventStore, RoomRecord, TableRecord
from app.rooms.refill import Refill
from tests.matches.table import Table

STORES = ["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest) -> AsyncIterator[EventStore]:
    name = {"sqlite": "sqlite_url", "postgres": "postgres_url"}.get(request.param)
    opened: EventStore = await open_store(request.getfixturevalue(name)) if name else MemoryStore()
    yield opened
    await opened.close()


def commit(match: str, seq: int, command: str = "command-1", player: str = "anna") -> Commit:
    return Commit(
        match, seq, command, player, 1_700_000_000.25, ({"e": "said", "word": "ça va “ж” 🂡", "n": [1, None]},)
    )


def projection(match: str, link: str, code: str, number: int = 1, **more: Any) -> dict[str, Any]:
    usual = {
        "match": match,
        "number": number,
        "seq": 1,
        "phase": "lobby",
        "game": "whisper",
        "ruleset": 3,
        "players": 3,
        "room": {"link": link, "code": code},
        "host": "anna",
        "seats": [("a", "anna", "Anna"), ("c", "ben", "Бен")],
        "successor": None,
        "wake_at": None,
        "at": 1_700_000_000.25,
    }
    return {**usual, **more}


def first(match: str, link: str, code: str, number: int = 1) -> Entry:
    return Entry(commit(match, 1), projection(match, link, code, number))


async def test_what_is_appended_is_read_back_in_order_and_unchanged(store: EventStore) -> None:
    written = [commit("m1", seq, f"command-{seq}") for seq in (1, 2, 3)]
    for one in written:
        assert await store.append(Entry(one))
    assert await store.read("m1") == written
    assert await store.read("m1", 2) == written[2:]
    assert await store.read("m1", 3) == []
    assert await store.read("m2") == []
    assert await store.head("m1") == 3
    assert await store.head("m2") == 0


async def test_of_two_commits_with_one_number_the_first_stands(store: EventStore) -> None:
    assert await store.append(Entry(commit("m1", 1, player="anna")))
    assert not await store.append(Entry(commit("m1", 1, player="ben")))
    assert [one.player for one in await store.read("m1")] == ["anna"]


async def test_of_many_that_come_at_once_exactly_one_gets_each_number(store: EventStore) -> None:
    entries = [Entry(commit("m1", 1 + number % 5, f"command-{number}")) for number in range(60)]
    won = await asyncio.gather(*(store.append(entry) for entry in entries))
    winners = [entry.commit for entry, is_won in zip(entries, won, strict=True) if is_won]
    assert sorted(one.seq for one in winners) == [1, 2, 3, 4, 5]
    assert await store.read("m1") == sorted(winners, key=lambda one: one.seq)


async def test_equal_commits_at_once_count_as_one(store: EventStore) -> None:
    won = await asyncio.gather(*(store.append(Entry(commit("m1", 1))) for _ in range(10)))
    assert won.count(True) == 1


async def test_a_conflict_does_not_disturb_the_others(store: EventStore) -> None:
    await store.append(Entry(commit("m1", 1)))
    entries = [Entry(commit("m1", 1)), *(Entry(commit(f"n{number}", 1)) for number in range(20))]
    won = await asyncio.gather(*(store.append(entry) for entry in entries))
    assert won == [False] + [True] * 20


async def test_a_room_is_found_by_link_and_by_code(store: EventStore) -> None:
    assert await store.append(first("m1", "link-1", "AAAAAA"))
    room = RoomRecord("link-1", "AAAAAA", "m1", 1)
    assert await store.room("link-1") == room
    assert await store.room_by_code("AAAAAA") == room
    assert await store.room("link-2") is None
    assert await store.room_by_code("BBBBBB") is None
    assert await store.match_number("link-1", 1) == "m1"
    assert await store.match_number("link-1", 2) is None


async def test_a_code_that_is_taken_opens_no_room_and_writes_nothing(store: EventStore) -> None:
    assert await store.append(first("m1", "link-1", "AAAAAA"))
    assert not await store.append(first("m2", "link-2", "AAAAAA"))
    assert await store.room("link-2") is None
    assert await store.read("m2") == []


async def test_of_two_rooms_with_one_code_that_open_at_once_one_is_there(store: EventStore) -> None:
    won = await asyncio.gather(*(store.append(first(f"m{one}", f"link-{one}", "AAAAAA")) for one in range(4)))
    assert won.count(True) == 1
    opened = await store.room_by_code("AAAAAA")
    assert opened is not None
    assert [await store.head(f"m{one}") for one in range(4)].count(1) == 1
    assert await store.head(opened.match) == 1


async def test_a_code_leads_nowhere_once_the_game_has_begun(store: EventStore) -> None:
    await store.append(first("m1", "link-1", "AAAAAA"))
    await store.append(Entry(commit("m1", 2), projection("m1", "link-1", "AAAAAA", phase="playing", seq=2)))
    assert await store.room_by_code("AAAAAA") is None
    assert await store.room("link-1") is not None


async def test_a_room_turns_to_its_next_match_and_its_code_opens_again(store: EventStore) -> None:
    await store.append(first("m1", "link-1", "AAAAAA"))
    await store.append(Entry(commit("m1", 2), projection("m1", "link-1", "AAAAAA", phase="over", seq=2)))
    assert await store.append(first("m2", "link-1", "AAAAAA", number=2))
    assert await store.room("link-1") == RoomRecord("link-1", "AAAAAA", "m2", 2)
    assert await store.room_by_code("AAAAAA") == RoomRecord("link-1", "AAAAAA", "m2", 2)
    assert await store.match_number("link-1", 1) == "m1"
    assert await store.match_number("link-1", 2) == "m2"


async def test_a_late_word_of_an_older_match_does_not_turn_the_room_back(store: EventStore) -> None:
    await store.append(first("m1", "link-1", "AAAAAA"))
    await store.append(first("m2", "link-1", "AAAAAA", number=2))
    await store.append(Entry(commit("m1", 2), projection("m1", "link-1", "AAAAAA", phase="over", seq=2)))
    assert await store.room("link-1") == RoomRecord("link-1", "AAAAAA", "m2", 2)


async def test_a_rematch_that_two_open_at_once_is_there_once(store: EventStore) -> None:
    await store.append(first("m1", "link-1", "AAAAAA"))
    won = await asyncio.gather(*(store.append(first("m2", "link-1", "AAAAAA", number=2)) for _ in range(3)))
    assert won.count(True) == 1
    assert len(await store.read("m2")) == 1


async def test_a_match_can_move_twice_in_one_batch(store: EventStore) -> None:
    entries = [
        first("m1", "link-1", "AAAAAA"),
        Entry(commit("m1", 2), projection("m1", "link-1", "AAAAAA", seq=2, seats=[])),
        Entry(commit("m1", 3), projection("m1", "link-1", "AAAAAA", seq=3, phase="playing")),
    ]
    assert await asyncio.gather(*(store.append(entry) for entry in entries)) == [True, True, True]
    assert await store.room_by_code("AAAAAA") is None


async def test_what_is_due_is_found_the_longest_overdue_first(store: EventStore) -> None:
    for match, wake_at in (("m1", 30.0), ("m2", 10.5), ("m3", None), ("m4", 30.5)):
        commit_1 = Entry(commit(match, 1), projection(match, f"link-{match}", f"CODE{match.upper()}", wake_at=wake_at))
        assert await store.append(commit_1)
    assert await store.due(10.0) == []
    assert await store.due(30.0) == ["link-m2", "link-m1"]
    assert await store.due(1e12) == ["link-m2", "link-m1", "link-m4"]


async def test_a_match_that_moves_on_is_woken_when_it_asks_last(store: EventStore) -> None:
    await store.append(Entry(commit("m1", 1), projection("m1", "link-1", "AAAAAA", wake_at=10.0)))
    await store.append(Entry(commit("m1", 2), projection("m1", "link-1", "AAAAAA", seq=2, wake_at=20.0)))
    assert await store.due(15.0) == []
    assert await store.due(20.0) == ["link-1"]
    await store.append(Entry(commit("m1", 3), projection("m1", "link-1", "AAAAAA", seq=3)))
    assert await store.due(1e12) == []


async def test_the_last_beat_is_the_newest_one(store: EventStore) -> None:
    assert await store.last_beat() is None
    for at in (1_700_000_000.25, 1_700_000_005.5):
        await store.beat(at)
        assert await store.last_beat() == at


async def test_beats_and_commits_do_not_get_into_each_others_way(store: EventStore) -> None:
    entries = [store.append(Entry(commit(f"m{number}", 1))) for number in range(50)]
    beats = [store.beat(1000.0 + number) for number in range(5)]
    assert all((await asyncio.gather(*entries, *beats))[:50])
    assert await store.last_beat() == 1004.0


async def test_a_persons_tables_are_those_they_sit_at_or_host_the_newest_first(store: EventStore) -> None:
    for number, (host, sitters) in enumerate([("eve", []), ("anna", []), ("eve", [("b", "anna", "Anna")])], start=1):
        seen = projection(f"m{number}", f"link-{number}", f"CODE{number}", host=host, seats=sitters, at=1000.0 + number)
        assert await store.append(Entry(commit(f"m{number}", 1), seen))
    found = await store.tables_of("anna", 10)
    assert [table.link for table in found] == ["link-3", "link-2"]
    assert found[0].seats == (("b", "anna", "Anna"),)
    assert (found[0].host, found[0].at, found[0].phase, found[0].result) == ("eve", 1003.0, "lobby", None)
    assert [table.link for table in await store.tables_of("anna", 1)] == ["link-3"]
    assert await store.tables_of("nobody", 10) == []


async def test_of_a_room_its_newest_match_counts_and_all_that_are_over(store: EventStore) -> None:
    result = {"winners": ["a"], "draw": False, "scores": None}
    over = projection("m1", "link", "CODE", phase="over", result=result, successor="m2", at=1.0)
    assert await store.append(first("m1", "link", "CODE"))
    assert await store.append(Entry(commit("m1", 2), {**over, "seq": 2}))
    assert await store.append(Entry(commit("m2", 1), projection("m2", "link", "CODE", 2, at=2.0)))
    found = await store.tables_of("ben", 10)
    assert [(table.number, table.phase, table.result) for table in found] == [(2, "lobby", None), (1, "over", result)]


async def test_only_listed_rooms_are_listed_and_only_while_there_is_something_to_do(store: EventStore) -> None:
    full = [("a", "anna", "Anna"), ("b", "ben", "Ben"), ("c", "carla", "Carla")]
    shown = {
        "private": {},
        "open": {"listed": True},
        "full": {"listed": True, "seats": full},
        "running": {"listed": True, "seats": full, "phase": "playing"},
        "over": {"listed": True, "seats": full, "phase": "over"},
    }
    for name, more in shown.items():
        assert await store.append(Entry(commit(name, 1), projection(name, f"link-{name}", name.upper(), **more)))
    assert [table.match for table in await store.listed(10)] == ["open", "running"], "a seat to take comes first"
    assert len(await store.listed(1)) == 1


async def test_whose_turn_it_is_changes_with_the_commit_and_with_nothing_else(store: EventStore) -> None:
    seen = projection("m1", "link", "CODE", phase="playing", turn="a", at=1.0)
    assert await store.append(Entry(commit("m1", 1), seen))
    assert await store.append(Entry(replace(commit("m1", 2), at=2.0), turn="c"))
    assert not await store.append(Entry(replace(commit("m1", 2, "late"), at=3.0), turn="b")), "it has not happened"
    assert await store.append(Entry(replace(commit("m1", 3), at=4.0)))
    (table,) = await store.tables_of("ben", 10)
    assert (table.turn, table.at, table.seats) == ("c", 2.0, (("a", "anna", "Anna"), ("c", "ben", "Бен")))
    assert await store.room_by_code("CODE") is None


async def test_turns_that_come_at_once_leave_the_newest(store: EventStore) -> None:
    assert await store.append(Entry(commit("m1", 1), projection("m1", "link", "CODE", phase="playing", turn="a")))
    entries = [Entry(commit("m1", seq), turn="abc"[seq % 3]) for seq in range(2, 10)]
    assert all(await asyncio.gather(*map(store.append, entries)))
    (table,) = await store.tables_of("ben", 10)
    assert table.turn == "a"


async def test_a_long_list_of_tables_is_read_page_by_page_the_running_ones_first(store: EventStore) -> None:
    shown = [("over", 5.0), ("playing", 2.0), ("over", 7.0), ("lobby", 3.0), ("over", 5.0), ("playing", 3.0)]
    for number, (phase, at) in enumerate(shown):
        seen = projection(f"m{number}", f"link-{number}", f"CODE{number}", phase=phase, at=at)
        assert await store.append(Entry(commit(f"m{number}", 1), seen))
    whole = [table.match for table in await store.tables_of("ben", 10)]
    assert whole == ["m3", "m5", "m1", "m2", "m0", "m4"]
    for size in (1, 2, 5):
        read: list[TableRecord] = []
        while page := await store.tables_of("ben", size, read[-1].mark if read else None):
            assert len(page) <= size
            read += page
        assert [table.match for table in read] == whole


async def test_what_an_older_version_told_is_filled_again_but_never_over_newer_things(store: EventStore) -> None:
    for name in ("m1", "m2", "m3"):
        old = projection(name, f"link-{name}", name, phase="over")
        assert await store.append(Entry(commit(name, 1), old if name != "m3" else {**old, "form": 2}))
    assert await store.outdated(2, "", 10) == ["m1", "m2"]
    assert await store.outdated(2, "m1", 10) == ["m2"]
    assert await store.outdated(2, "", 1) == ["m1"]
    result = {"winners": ["a"], "draw": False, "scores": None}
    new = {"phase": "over", "form": 2, "result": result, "differs": 3}
    await store.fill(projection("m1", "link-m1", "m1", **new))
    moved = projection("m2", "link-m2", "m2", phase="over", seats=[("b", "ben", "Бен")])
    assert await store.append(Entry(commit("m2", 2), {**moved, "seq": 2}))
    await store.fill(projection("m2", "link-m2", "m2", **new))
    await store.fill(projection("m9", "link-m9", "m9", **new))
    assert await store.outdated(2, "", 10) == ["m2"]
    found = {table.match: table for table in await store.tables_of("ben", 10)}
    assert set(found) == {"m1", "m2", "m3"}
    assert (found["m1"].result, found["m1"].differs, len(found["m1"].seats)) == (result, 3, 2)
    assert (found["m2"].result, found["m2"].differs, len(found["m2"].seats)) == (None, 0, 1)


async def test_an_older_database_is_filled_from_its_logs_with_what_the_rules_say(store: EventStore) -> None:
    table = Table("tonk", 2, {"games": 3})
    table.start()
    match = None
    for one in table.log:
        match = adopt(match, one)
        told = app.matches.projection.projection(match)
        older = {name: told[name] for name in told if name not in ("form", "turn", "differs")}
        assert await store.append(Entry(one, older))
    before, *_ = await store.tables_of("id-Anna", 10)
    assert (before.turn, before.differs) == (None, 0)
    await Refill(store).run()
    after, *_ = await store.tables_of("id-Anna", 10)
    (turn,) = table.now.rules.to_act(table.now.state)
    assert (after.turn, after.differs, after.seats) == ("abcdefgh"[turn], 1, before.seats)
    assert await store.outdated(FORM, "", 10) == []


def line(command: str, text: str = "hi", player: str = "anna", at: float = 1.5) -> Saying:
    return Saying(command, player, at, "a", "Anna", text, None)


async def test_talk_is_kept_in_order_each_line_once_the_newest_of_them(store: EventStore) -> None:
    for name in ("one", "other"):
        assert await store.append(first(f"m-{name}", name, name.upper()))
    numbers = [await store.say("one", line(f"command-{count}", f"line {count}")) for count in range(130)]
    assert None not in numbers
    assert numbers == sorted(set(numbers), key=lambda number: number or 0)
    assert await store.say("one", line("command-129", "again")) is None
    assert await store.say("one", line("command-129", "of another", player="ben")) is not None
    assert await store.say("other", line("command-129", "elsewhere")) is not None
    newest = await store.sayings("one", 3)
    assert [said.text for _, said in newest] == ["line 128", "line 129", "of another"]
    assert newest[0][1] == line("command-128", "line 128")
    assert [said.text for _, said in await store.sayings("other", 10)] == ["elsewhere"]
    assert await store.sayings("nowhere", 10) == []


async def test_ready_means_that_it_answers(store: EventStore) -> None:
    await store.ping()
