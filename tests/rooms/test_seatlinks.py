"""Seat links between connections: who is told the secret, how often, and who counts as gone."""

from __future__ import annotations

from typing import Any

from app.matches.commands import Command
from tests.rooms.conftest import Guest, HandClock, Place

SEATS = {"a": "anna", "b": "ben", "c": "carla"}


async def ask(place: Place, link: str, guest: Guest, what: str, command: str, **fields: Any) -> dict[str, Any]:
    room = await place.room(link)
    await place.service.do(room, guest.visitor, Command(command, guest.player, what, fields), 0)
    return [frame for frame in guest.frames if frame.get("id") == command][-1]


async def test_the_secret_is_told_to_who_asked_and_again_for_the_same_command(place: Place) -> None:
    link = await place.start(SEATS)
    anna, tab, ben = [await place.enter(link, who) for who in ("anna", "anna", "ben")]
    first = await ask(place, link, anna, "offer_seat", "the-same-id", seat="a")
    again = await ask(place, link, tab, "offer_seat", "the-same-id", seat="a")
    assert first == again
    assert first["secret"].startswith("a.")
    assert len(first["secret"]) == 45
    assert first["secret"] not in str(ben.frames)
    other = await ask(place, link, anna, "offer_seat", "another-id", seat="a")
    assert other["secret"] != first["secret"]


async def test_a_server_that_was_started_again_does_not_know_the_secret_but_honours_the_link(
    place: Place, clock: HandClock
) -> None:
    link = await place.start(SEATS)
    told = await ask(place, link, await place.enter(link, "anna"), "offer_seat", "the-same-id", seat="a")
    after = Place(place.store, clock)
    again = await ask(after, link, await after.enter(link, "anna"), "offer_seat", "the-same-id", seat="a")
    assert (again["t"], again["seq"], "secret" in again) == ("done", told["seq"], False)
    bea = await after.enter(link, "bea")
    assert (await ask(after, link, bea, "take_seat", "take-number-1", secret=told["secret"]))["t"] == "done"
    assert bea.view["you"]["seat"] == "a"


async def test_the_host_cannot_give_away_the_seat_of_who_is_connected(place: Place, clock: HandClock) -> None:
    link = await place.start(SEATS)
    anna = await place.enter(link, "anna")
    ben = await place.enter(link, "ben")
    assert await place.refusal(link, "anna", "offer_seat", seat="b") == "still-here"
    assert await place.refusal(link, "anna", "offer_seat", seat="b", absent={"b": 1e9}) == "unknown-field"
    await place.leave(link, ben)
    assert await place.refusal(link, "anna", "offer_seat", seat="b") == "not-away-yet"
    clock.time += 60.0
    secret = (await ask(place, link, anna, "offer_seat", "for-somebody", seat="b"))["secret"]
    back = await place.enter(link, "ben")
    assert await place.refusal(link, "bea", "take_seat", secret=secret) == "still-here"
    await place.leave(link, back)
    clock.time += 60.0
    await place.do(link, "bea", "take_seat", secret=secret)
    assert (await place.enter(link, "bea")).view["you"]["seat"] == "b"


async def test_the_lines_of_who_had_the_seat_watch_from_then_on(place: Place) -> None:
    link = await place.start(SEATS)
    ben, tab = await place.enter(link, "ben"), await place.enter(link, "ben")
    secret = (await ask(place, link, ben, "offer_seat", "to-my-phone", seat="b"))["secret"]
    await place.do(link, "phone", "take_seat", secret=secret)
    for line in (ben, tab):
        assert line.view["you"] == {"seat": None, "host": False, "watching": True}
        assert line.view["mine"] is None
        assert line.frames[-2]["events"] == [{"e": "seat_taken", "seat": "b", "name": "Ben", "before": "Ben"}]
    assert await place.refusal(link, "ben", "move", text="say 1") == "seat-handed-over"
    assert (await place.room(link)).presence.is_here("ben")
