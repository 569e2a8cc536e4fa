"""What is due happens: with nobody connected, after a restart, once, and never instead of a move that came in time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.adapters.memory import MemoryStore
from app.adapters.sql.store import open_store
from app.matches.absence import IDLE
from app.matches.clock import HOUSE_PAUSE, SLACK
from app.matches.commands import Command
from app.rooms.ports import Entry, StoreUnavailable
from app.rooms.room import Room
from tests.rooms.conftest import HandClock, Place

ABC = {"a": "anna", "b": "ben", "c": "carla"}
BANK = {"kind": "bank", "bank": 100, "increment": 10}


async def said(place: Place, link: str) -> int:
    """How many have said their card."""
    return len((await place.room(link)).match.state.said)


def text_of(place_match: object) -> str:
    rules, state = place_match.rules, place_match.state  # type: ignore[attr-defined]
    return str(next(iter(rules.legal(state, rules.to_act(state)[0]))))


async def test_a_clock_fires_with_nobody_connected_and_the_room_not_even_loaded(place: Place) -> None:
    link = await place.start(ABC, BANK)
    await place.sweeper.begin()
    await place.pass_time(70)
    assert place.hub.rooms() == []
    await place.pass_time(100 - 70)
    assert place.hub.rooms() == []
    await place.pass_time(SLACK)
    assert [len(room.match.state.said) for room in place.hub.rooms()] == [1]
    anna = await place.enter(link, "anna")
    assert anna.view["time"]["left"] == {"a": 10.0, "b": 100.0, "c": 100.0}
    assert anna.heard("welcome")[0]["now"] == place.clock.time


async def test_a_clock_fires_after_a_restart_and_downtime_is_not_counted(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.start(ABC, BANK)
    await place.sweeper.begin()
    await place.pass_time(40)
    clock.time += 1000
    after = Place(store, clock)
    await after.sweeper.begin()
    ben = await after.enter(link, "ben")
    left = ben.view["time"]["left"]["a"] - (clock.time - ben.view["time"]["since"]["a"])
    assert left == pytest.approx(60)
    await after.pass_time(60)
    assert await said(after, link) == 0
    await after.pass_time(SLACK)
    assert await said(after, link) == 1
    assert [event["e"] for event in ben.heard("told")[-1]["events"]] == ["defaulted", "said"]


async def test_a_server_that_was_stopped_kindly_gives_back_the_time_to_the_second(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.start(ABC, BANK)
    await place.sweeper.begin()
    await place.pass_time(20)
    clock.time += 3
    await place.sweeper.end()
    clock.time += 1000
    after = Place(store, clock)
    await after.sweeper.begin()
    match = (await after.room(link)).match
    assert clock.time - match.since[0] == pytest.approx(23)


async def test_a_restart_during_which_the_store_failed_gives_the_time_back_later(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.start(ABC, BANK)
    await place.sweeper.begin()
    clock.time += 1000
    after = Place(store, clock)
    store.broken = True
    await after.sweeper.begin()
    await after.sweeper.sweep()
    store.broken = False
    clock.time += 1
    await after.sweeper.sweep()
    assert clock.time - (await after.room(link)).match.since[0] == pytest.approx(0)
    assert await said(after, link) == 0


async def test_a_machine_that_slept_and_a_disk_that_was_full_cost_nobody_their_turn(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.start(ABC, BANK)
    await place.sweeper.begin()
    await place.pass_time(10)
    clock.time += 500
    await place.sweeper.sweep()
    store.broken = True
    await place.pass_time(500)
    store.broken = False
    await place.sweeper.sweep()
    assert await said(place, link) == 0
    assert clock.time - (await place.room(link)).match.since[0] == pytest.approx(10, abs=5)


async def test_another_process_that_lived_on_needs_no_time_given_back(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.start(ABC, BANK)
    other = Place(store, clock)
    await place.sweeper.begin()
    await other.sweeper.begin()
    await other.pass_time(60)
    await place.sweeper.sweep()
    assert clock.time - (await place.room(link)).match.since[0] == pytest.approx(60)


async def test_who_left_is_played_for_while_others_are_there(place: Place) -> None:
    link = await place.start(ABC)
    ben = await place.enter(link, "ben")
    await place.do(link, "carla", "leave")
    await place.do(link, "anna", "leave")
    assert [seat["status"] for seat in ben.view["seats"]] == ["left", None, "left"]
    assert ben.view["you"]["host"]
    place.clock.time += HOUSE_PAUSE
    await place.sweeper.sweep()
    assert await said(place, link) == 1
    await place.say(link, "ben")
    place.clock.time += HOUSE_PAUSE
    await place.sweeper.sweep()
    assert ben.view["phase"] == "over"
    assert await place.store.due(1e12) == []


async def test_when_all_have_left_nothing_plays_on(place: Place) -> None:
    link = await place.start(ABC, BANK)
    for player in ABC.values():
        await place.do(link, player, "leave")
    await place.pass_time(10_000)
    assert await said(place, link) == 0
    await place.do(link, "ben", "back")
    await place.pass_time(HOUSE_PAUSE)
    assert await said(place, link) == 1


async def test_the_server_alone_says_who_is_away(place: Place, clock: HandClock) -> None:
    link = await place.start(ABC)
    anna, ben = await place.enter(link, "anna"), await place.enter(link, "ben")
    assert await place.refusal(link, "ben", "stand_in", seat="a", away_for=1000.0) == "unknown-field"
    assert await place.refusal(link, "ben", "stand_in", seat="a", grace=0.0) == "unknown-field"
    assert await place.refusal(link, "ben", "stand_in", seat="a") == "still-here"
    await place.leave(link, anna)
    assert ben.heard("presence")[-1]["away"] == {"a": 0.0, "c": 0.0}
    clock.time += 59
    assert await place.refusal(link, "ben", "stand_in", seat="a") == "not-away-yet"
    clock.time += 1
    zoe = await place.enter(link, "zoe")
    assert zoe.heard("presence")[-1]["away"]["a"] == 60.0
    await place.do(link, "ben", "stand_in", seat="a")
    assert ben.heard("told")[-1]["events"][0] == {"e": "stood_in", "seat": "a", "name": "Anna", "by": "b"}
    clock.time += HOUSE_PAUSE
    await place.sweeper.sweep()
    assert await said(place, link) == 1
    back = await place.enter(link, "anna")
    assert back.view["seats"][0]["status"] == "away"
    await place.do(link, "anna", "back")
    assert back.view["seats"][0]["status"] is None


@pytest.mark.parametrize("seat", ["h", "", 0, None, ["a"], {"a": 1}])
async def test_asking_for_a_seat_that_is_none_is_refused(place: Place, seat: object) -> None:
    link = await place.start(ABC)
    assert await place.refusal(link, "ben", "stand_in", seat=seat) in ("bad-seat", "bad-field")


async def test_somebody_who_is_connected_and_asleep_does_not_stop_the_table(place: Place, clock: HandClock) -> None:
    link = await place.start(ABC)
    await place.enter(link, "anna")
    clock.time += IDLE
    await place.do(link, "ben", "stand_in", seat="a")


async def test_people_cannot_say_what_the_house_says(place: Place) -> None:
    link = await place.start(ABC, BANK)
    guest = await place.enter(link, "anna")
    place.clock.time += 1000
    for number, (what, fields) in enumerate((("expire", {}), ("credit", {"since": 0.0, "until": 1e9}))):
        command = Command(f"command-{number}", "anna", what, fields)
        await place.service.do(await place.room(link), guest.visitor, command, 0)
    assert [frame["code"] for frame in guest.heard("refused")] == ["unknown-command"] * 2


async def test_the_grace_of_the_lobby_begins_anew_after_a_game(place: Place, clock: HandClock) -> None:
    link = await place.start(ABC)
    anna = await place.enter(link, "anna")
    clock.time += 10_000
    await place.sweeper.sweep()
    await place.say_all(link, list(ABC.values()))
    await place.do(link, "anna", "rematch")
    clock.time += 1
    await place.sweeper.sweep()
    assert [seat["name"] for seat in anna.view["seats"]] == ["Anna", "Ben", "Carla"]
    clock.time += 30
    await place.sweeper.sweep()
    assert [seat["name"] for seat in anna.view["seats"]] == ["Anna", None, None]


async def test_the_house_acts_in_a_rematch_at_the_same_seq_as_before(place: Place) -> None:
    link = await place.start(ABC, BANK)
    for number in (1, 2):
        for _ in range(3):
            await place.pass_time(100 + SLACK)
        room = await place.room(link)
        assert (room.match.number, room.match.phase) == (number, "over")
        if number == 1:
            first = room.match.seq
            await place.do(link, "anna", "rematch")
            room = await place.room(link)
            while room.match.seq < first - 4:  # the same number of commits in both lobbies
                await place.do(link, "anna", "rename", name=f"Anna {room.match.seq}")
            await place.do(link, "anna", "start")


async def test_a_match_that_asks_for_nothing_is_not_asked_again_at_once(
    place: Place, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = await place.start(ABC)
    room = await place.room(link)
    looked: list[str] = []
    catch_up = room.catch_up
    monkeypatch.setattr(room, "catch_up", lambda: looked.append(link) or catch_up())

    async def due(now: float) -> list[str]:
        return [link]

    monkeypatch.setattr(store, "due", due)
    for _ in range(5):
        place.clock.time += 0.5
        await place.sweeper.sweep()
    assert looked == [link]


async def test_a_match_that_cannot_be_played_on_does_not_stop_the_others(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, fine = await place.start(ABC, BANK), await place.start(ABC, BANK)
    act_on_due = Room.act_on_due

    async def fails(room: Room, now: float) -> None:
        if room.link == broken:
            raise KeyError("a fault in the rules")
        await act_on_due(room, now)

    monkeypatch.setattr(Room, "act_on_due", fails)
    await place.pass_time(100 + SLACK)
    assert await said(place, fine) == 1
    assert await said(place, broken) == 0


async def test_somebody_elses_process_may_act_and_this_one_sees_it_done(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.start(ABC, BANK)
    await place.sweeper.begin()
    other = Place(store, clock)
    await other.sweeper.begin()
    await other.room(link)
    for _ in range(20):
        clock.time += 5
        await place.sweeper.sweep()
    clock.time += SLACK
    await asyncio.gather(place.sweeper.sweep(), other.sweeper.sweep())
    await (await other.room(link)).catch_up()
    assert (await place.room(link)).match == (await other.room(link)).match
    assert await said(place, link) == 1


@pytest.fixture(params=["memory", "sqlite"])
async def two_places(
    request: pytest.FixtureRequest, store: MemoryStore, clock: HandClock, tmp_path: Path
) -> tuple[Place, Place]:
    """Two processes on one store."""
    if request.param == "memory":
        return Place(store, clock), Place(store, clock)
    opened = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'toktonk.db'}")
    loop = asyncio.get_running_loop()
    request.addfinalizer(lambda: loop.run_until_complete(opened.close()))
    return Place(opened, clock), Place(opened, clock)  # type: ignore[arg-type]


@pytest.mark.parametrize("first", ["move", "expire"])
async def test_of_a_move_and_an_expiry_exactly_one_is_written(two_places: tuple[Place, Place], first: str) -> None:
    """Both are decided on the same state, in two processes; the primary key lets the first one in."""
    players, house = two_places
    link = await players.start(ABC, BANK)
    here, there = await players.room(link), await house.room(link)
    players.clock.time += 100 + SLACK
    text = text_of(here.match)
    gate = asyncio.Event()
    append = here._house.store.append
    late = here if first == "expire" else there

    async def waits(entry: Entry) -> bool:
        if late is not None and entry.commit.seq == here.match.seq + 1 and asyncio.current_task() is tasks["late"]:
            await gate.wait()
        return await append(entry)

    here._house.store.append = waits  # type: ignore[method-assign]
    move = Command("command-move", "anna", "move", {"text": text})
    coroutines = {"move": here.handle(move), "expire": there.act_on_due(players.clock.time)}
    tasks = {"late": asyncio.create_task(coroutines["move" if first == "expire" else "expire"])}
    await asyncio.sleep(0)
    await coroutines[first]
    gate.set()
    result = (await asyncio.gather(tasks["late"], return_exceptions=True))[0]
    await here.catch_up()
    await there.catch_up()
    assert here.match == there.match
    assert len(here.match.state.said) == 1
    heads = [event["e"] for event in (await here._house.store.read(here.match.id))[-1].events]
    assert heads == (["played", "game"] if first == "move" else ["defaulted", "played", "game"])
    assert result is None or result.reason.code in ("not-due", "not-your-turn", "not-yours"), result


async def test_a_move_that_came_before_the_expiry_wins_though_the_disk_is_slow(place: Place, clock: HandClock) -> None:
    link = await place.start(ABC, BANK)
    room = await place.room(link)
    append, released = place.store.append, asyncio.Event()

    async def slow(entry: Entry) -> bool:
        await released.wait()
        return await append(entry)

    place.store.append = slow  # type: ignore[method-assign]
    clock.time += 99
    move = asyncio.create_task(place.say(link, "anna"))
    await asyncio.sleep(0)
    clock.time += 10
    expiry = asyncio.create_task(room.act_on_due(clock.time))
    await asyncio.sleep(0)
    released.set()
    seq = await move
    await asyncio.gather(expiry, return_exceptions=True)
    assert room.match.seq == seq
    assert room.match.left[0] == pytest.approx(11)


async def test_without_a_store_nothing_is_due_and_nothing_breaks(place: Place, store: MemoryStore) -> None:
    link = await place.start(ABC, BANK)
    await place.sweeper.begin()
    await place.pass_time(95)
    store.broken = True
    with pytest.raises(StoreUnavailable):
        await store.due(0.0)
    await place.pass_time(10)
    await place.sweeper.end()
    store.broken = False
    await place.pass_time(SLACK)
    assert await said(place, link) == 1
