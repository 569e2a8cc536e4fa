"""A room: append before telling, stale caches, failed writes, rematches, restarts."""

from __future__ import annotations

import asyncio

import pytest

from app.adapters.memory import MemoryStore
from app.errors import Busy
from app.matches.commands import Command
from app.rooms.ports import Entry, StoreUnavailable
from tests.rooms.conftest import HandClock, Place

ABC = {"a": "anna", "b": "ben", "c": "carla"}


async def test_nothing_is_told_before_it_is_saved(place: Place, store: MemoryStore) -> None:
    link = await place.open_room()
    ben = await place.enter(link, "ben")
    told_at_append: list[int] = []
    append = store.append

    async def watched(entry: Entry) -> bool:
        told_at_append.append(len(ben.heard("told")))
        return await append(entry)

    store.append = watched  # type: ignore[method-assign]
    await place.do(link, "ben", "sit", seat="a", name="Ben")
    assert told_at_append == [0]
    assert len(ben.heard("told")) == 1


async def test_a_failed_write_is_busy_and_tells_nobody(place: Place, store: MemoryStore) -> None:
    link = await place.open_room()
    ben = await place.enter(link, "ben")
    store.broken = True
    assert await place.refusal(link, "ben", "sit", seat="a", name="Ben") == "not-saved"
    assert ben.heard("told") == []
    assert ben.view["seats"][0]["name"] is None
    store.broken = False
    assert await place.do(link, "ben", "sit", seat="a", name="Ben") == 2
    assert [frame["seq"] for frame in ben.heard("told")] == [2]


async def test_a_write_that_was_saved_but_reported_as_failed_is_found_again(place: Place, store: MemoryStore) -> None:
    link = await place.open_room()
    ben = await place.enter(link, "ben")
    append = store.append

    async def saves_and_fails(entry: Entry) -> bool:
        await append(entry)
        raise StoreUnavailable("the line broke after the commit")

    store.append = saves_and_fails  # type: ignore[method-assign]
    assert await place.do(link, "ben", "sit", "sit-command", seat="a", name="Ben") == 2
    store.append = append  # type: ignore[method-assign]
    assert await place.do(link, "ben", "sit", "sit-command", seat="a", name="Ben") == 2
    assert [frame["seq"] for frame in ben.heard("told")] == [2]


async def test_an_append_that_is_cancelled_leaves_the_room_in_step_with_the_log(
    place: Place, store: MemoryStore
) -> None:
    link = await place.open_room()
    append = store.append
    saved, released = asyncio.Event(), asyncio.Event()

    async def slow(entry: Entry) -> bool:
        done = await append(entry)
        saved.set()
        await released.wait()
        return done

    store.append = slow  # type: ignore[method-assign]
    task = asyncio.create_task(place.do(link, "ben", "sit", "sit-command", seat="a", name="Ben"))
    await saved.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    store.append = append  # type: ignore[method-assign]
    assert await place.do(link, "ben", "sit", "sit-command", seat="a", name="Ben") == 2
    assert await place.do(link, "carla", "sit", seat="b", name="Carla") == 3


async def test_a_repeated_command_makes_no_second_commit(place: Place, store: MemoryStore) -> None:
    link = await place.open_room()
    first = await place.do(link, "ben", "sit", "sit-command", seat="a", name="Ben")
    assert await place.do(link, "ben", "sit", "sit-command", seat="a", name="Ben") == first
    room = await place.room(link)
    assert await store.head(room.match.id) == first


async def test_two_people_may_use_the_same_id(place: Place) -> None:
    link = await place.open_room()
    assert await place.do(link, "ben", "sit", "same-id-1", seat="a", name="Ben") == 2
    assert await place.do(link, "carla", "sit", "same-id-1", seat="b", name="Carla") == 3


async def test_commands_at_once_are_handled_one_after_another(place: Place) -> None:
    link = await place.open_room(players=4)
    sits = (place.do(link, f"player{number}", "sit", seat="abcd"[number], name=f"P {number}") for number in range(4))
    assert sorted(await asyncio.gather(*sits)) == [2, 3, 4, 5]


async def test_a_stale_cache_never_refuses(place: Place, store: MemoryStore, clock: HandClock) -> None:
    link = await place.open_room()
    other = Place(store, clock)
    await other.room(link)
    await place.do(link, "ben", "sit", seat="a", name="Ben")
    await place.do(link, "ben", "stand")
    await place.do(link, "anna", "configure", game="whisper", players=4, options={})
    # The other process has seen none of it: seat d is there all the same.
    assert await other.do(link, "dora", "sit", seat="d", name="Dora") == 5


async def test_who_decides_on_an_old_state_decides_again(place: Place, store: MemoryStore, clock: HandClock) -> None:
    link = await place.open_room()
    other = Place(store, clock)
    ben = await other.enter(link, "ben")
    await place.do(link, "anna", "sit", seat="a", name="Anna")
    assert await other.do(link, "ben", "sit", seat="b", name="Ben") == 3
    assert [frame["seq"] for frame in ben.heard("told")] == [2, 3]
    assert await other.refusal(link, "carla", "sit", seat="a", name="Carla") == "seat-taken"


async def test_a_command_that_acts_on_a_newer_state_waits_for_it(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.open_room()
    other = Place(store, clock)
    room = await other.room(link)
    await place.do(link, "anna", "sit", seat="a", name="Anna")
    assert room.match.seq == 1
    await room.handle(Command("command-x", "anna", "rename", {"name": "Ann"}), seen=2)
    assert room.match.seq == 3


async def test_the_log_alone_brings_a_table_back(place: Place, store: MemoryStore, clock: HandClock) -> None:
    link = await place.open_room()
    await place.play(link, ABC)
    before = (await place.room(link)).match
    assert (await Place(store, clock).room(link)).match == before


async def test_a_rematch_moves_everybody_on_with_the_same_seats(place: Place) -> None:
    link = await place.open_room()
    await place.play(link, ABC)
    ben, watcher = await place.enter(link, "ben"), await place.enter(link, "zoe")
    await place.do(link, "carla", "rematch")
    for guest in (ben, watcher):
        assert guest.heard("told")[-1]["events"] == [{"e": "rematched", "match": 2}]
        assert guest.heard("welcome")[-1]["match"] == 2
        assert guest.view["phase"] == "lobby"
        assert [seat["name"] for seat in guest.view["seats"]] == ["Anna", "Ben", "Carla"]
    await place.do(link, "anna", "start")
    await place.say_all(link, list(ABC.values()))
    assert ben.view["phase"] == "over"
    promises = {frame["view"]["match"]: frame["view"]["fair"]["sha256"] for frame in ben.frames if "view" in frame}
    assert promises[1] != promises[2]


async def test_a_rematch_asked_for_again_after_the_turn_is_answered_with_the_old_seq(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.open_room()
    await place.play(link, ABC)
    seq = await place.do(link, "carla", "rematch", "rematch-1")
    assert await place.do(link, "carla", "rematch", "rematch-1") == seq
    assert await Place(store, clock).do(link, "carla", "rematch", "rematch-1") == seq


async def test_a_rematch_whose_next_match_was_never_written_is_opened_by_who_finds_it(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await place.open_room()
    await place.play(link, ABC)
    append = store.append

    async def dies_after_the_old_match(entry: Entry) -> bool:
        if entry.commit.seq == 1:
            raise StoreUnavailable("gone")
        return await append(entry)

    store.append = dies_after_the_old_match  # type: ignore[method-assign]
    await place.do(link, "carla", "rematch")
    assert (await place.room(link)).match.number == 1
    store.append = append  # type: ignore[method-assign]
    assert (await Place(store, clock).room(link)).match.number == 2
    assert await place.refusal(link, "zoe", "start") == "not-host"
    assert (await place.room(link)).match.number == 2


async def test_two_processes_open_the_same_next_match(place: Place, store: MemoryStore, clock: HandClock) -> None:
    link = await place.open_room()
    await place.play(link, ABC)
    other = Place(store, clock)
    await other.room(link)
    await asyncio.gather(place.do(link, "anna", "rematch"), other.do(link, "ben", "rematch"))
    assert (await place.room(link)).match == (await other.room(link)).match


async def test_a_client_cannot_choose_the_seed_of_the_rematch(place: Place) -> None:
    link = await place.open_room()
    await place.play(link, ABC)
    code = await place.refusal(link, "anna", "rematch", next_match="mine", next_seed="0" * 64)
    assert code == "unknown-field"


async def test_a_view_is_built_once_for_all_who_see_the_same(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    link = await place.open_room()
    await place.do(link, "ben", "sit", seat="a", name="Ben")
    for player in ("ben", "ben", "zoe", "yan", "xena"):
        await place.enter(link, player)
    built: list[str | None] = []
    from app.rooms import showing

    own_view = showing.own_view
    monkeypatch.setattr(showing, "own_view", lambda match, player: built.append(player) or own_view(match, player))
    await place.do(link, "ben", "rename", name="Benny")
    assert sorted(built, key=str) == [None, "ben"]


async def test_too_many_conflicts_are_busy(place: Place, store: MemoryStore) -> None:
    link = await place.open_room()

    async def never(entry: Entry) -> bool:
        return False

    store.append = never  # type: ignore[method-assign]
    with pytest.raises(Busy):
        await place.do(link, "ben", "sit", seat="a", name="Ben")
