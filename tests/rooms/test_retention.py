"""Old rooms are forgotten, but none that somebody is in."""

from __future__ import annotations

from app.rooms.retention import DAY, Retention
from tests.rooms.conftest import Place

SEATS = {"a": "anna", "b": "ben", "c": "cleo"}


async def test_an_abandoned_lobby_is_gone_after_its_days(place: Place) -> None:
    retention = Retention(place.hub, 2, None)
    link = await place.open_room()
    place.clock.time += 2 * DAY - 1
    assert await retention.forget() == 0
    place.clock.time += 2
    assert await retention.forget() == 1
    assert await place.hub.find(link) is None
    assert await place.service.find_room(link) is None


async def test_a_lobby_that_somebody_is_in_stays(place: Place) -> None:
    retention = Retention(place.hub, 2, None)
    link = await place.open_room()
    guest = await place.enter(link, "ben")
    place.clock.time += 3 * DAY
    assert await retention.forget() == 0
    await place.leave(link, guest)
    assert await retention.forget() == 1


async def test_finished_rooms_stay_for_ever_unless_somebody_says_for_how_long(place: Place) -> None:
    link = await place.open_room(players=3)
    await place.play(link, SEATS)
    assert (await place.room(link)).match.phase == "over"
    place.clock.time += 1000 * DAY
    assert await Retention(place.hub, 2, None).forget() == 0
    assert await Retention(place.hub, 2, 30).forget() == 1


async def test_a_match_that_sleeps_is_never_forgotten(place: Place) -> None:
    await place.start(SEATS)
    place.clock.time += 1000 * DAY
    assert await Retention(place.hub, 2, 30).forget() == 0


async def test_many_go_in_one_round(place: Place) -> None:
    for _ in range(120):
        await place.open_room()
    place.clock.time += 3 * DAY
    assert await Retention(place.hub, 2, None).forget() == 120


async def test_who_came_just_then_is_sent_away(place: Place) -> None:
    link = await place.open_room()
    guest = await place.enter(link, "ben")
    place.hub.forget(link)
    assert guest.line.is_cut
