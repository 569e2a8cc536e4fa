"""What every EventStore forgets, and what it keeps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.matches.talk import Saying
from app.rooms.ports import Entry, EventStore, Terms
from tests.adapters.test_store_laws import commit, projection, store  # noqa: F401

NOW = 1_700_000_000.25
LATER = NOW + 1000
OLD = Terms(NOW + 1, NOW + 1)


async def open_room(store: EventStore, name: str, number: int = 1, **more: Any) -> None:  # noqa: F811
    shown = projection(f"match-{name}-{number}", f"link-{name}", name.upper(), number, **more)
    assert await store.append(Entry(commit(f"match-{name}-{number}", 1), shown))


async def test_a_lobby_that_nobody_started_goes_with_all_that_is_its_own(store: EventStore) -> None:  # noqa: F811
    await open_room(store, "a")
    await store.say("link-a", Saying("command-9", "anna", NOW, "a", "Anna", "Hoi", None))
    assert await store.purge(OLD, (), 10) == ["link-a"]
    assert await store.room("link-a") is None
    assert await store.room_by_code("A") is None
    assert await store.read("match-a-1") == []
    assert await store.sayings("link-a", 10) == []
    assert await store.tables_of("anna", 10) == []
    assert await store.purge(OLD, (), 10) == []
    await open_room(store, "a")


async def test_what_has_happened_since_keeps_a_room(store: EventStore) -> None:  # noqa: F811
    await open_room(store, "young", at=LATER)
    await open_room(store, "busy")
    assert await store.append(Entry(replace(commit("match-busy-1", 2, "command-2"), at=LATER)))
    assert await store.purge(OLD, (), 10) == []
    assert sorted(await store.purge(Terms(LATER + 1), (), 10)) == ["link-busy", "link-young"]


async def test_a_match_that_is_played_never_goes(store: EventStore) -> None:  # noqa: F811
    await open_room(store, "a", phase="playing")
    await open_room(store, "b", phase="over")
    await open_room(store, "b", 2, phase="playing")
    assert await store.purge(Terms(LATER, LATER), (), 10) == []


async def test_finished_rooms_go_only_when_the_terms_say_so_and_with_all_their_matches(store: EventStore) -> None:  # noqa: F811
    await open_room(store, "a", phase="over")
    await open_room(store, "b", phase="over", successor="match-b-2")
    await open_room(store, "b", 2)
    assert await store.purge(Terms(LATER), (), 10) == []
    assert sorted(await store.purge(Terms(0, LATER), (), 10)) == ["link-a", "link-b"]
    for match in ("match-a-1", "match-b-1", "match-b-2"):
        assert await store.head(match) == 0


async def test_spared_rooms_stay_and_do_not_hide_others(store: EventStore) -> None:  # noqa: F811
    for number in range(6):
        await open_room(store, f"r{number}", at=NOW - 100 + number)
    spare = {f"link-r{number}" for number in range(4)}
    assert await store.purge(OLD, spare, 1) == ["link-r4"]
    assert await store.purge(OLD, spare, 1) == ["link-r5"]
    assert await store.purge(OLD, spare, 1) == []
    assert len(await store.purge(OLD, (), 3)) == 3


async def test_somebody_who_sits_elsewhere_too_stays_known(store: EventStore) -> None:  # noqa: F811
    await open_room(store, "old")
    await open_room(store, "new", at=LATER, phase="playing", host=None, seats=[("b", "ben", "Ben")])
    assert await store.purge(OLD, (), 10) == ["link-old"]
    assert [table.link for table in await store.tables_of("ben", 10)] == ["link-new"]
