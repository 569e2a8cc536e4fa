"""Bots in a room: they are asked with what their seat was told, nobody waits for them, and they are never missed."""

from __future__ import annotations

import asyncio

from app.adapters.memory import MemoryStore
from app.bots.api import BotView
from app.matches.clock import HOUSE_PAUSE
from app.rooms.room import Room
from tests.rooms.conftest import HandClock, Place


class Ponderer:
    """Answers when a test lets it, with the last of the legal moves of the view or with what the test says."""

    def __init__(self) -> None:
        self.asked: list[tuple[BotView, str]] = []
        self.may = asyncio.Event()
        self.answer: str | None = None
        self.may.set()

    async def choose(self, view: BotView, strength: str, dice: str) -> str | None:
        self.asked.append((view, strength))
        await self.may.wait()
        return self.answer if self.answer is not None else f"say {view.mine['card']}"


async def a_table(place: Place) -> tuple[str, Room]:
    link = await place.open_room("anna", 3)
    await place.do(link, "anna", "sit", seat="a", name="Anna")
    await place.do(link, "anna", "add_bot", seat="b", strength="novice")
    await place.do(link, "anna", "add_bot", seat="c", strength="expert")
    await place.do(link, "anna", "start")
    await place.enter(link, "anna")
    return link, await place.room(link)


async def settle(place: Place) -> None:
    """Lets time pass until what is due is done."""
    for _ in range(3):
        place.clock.time += HOUSE_PAUSE
        await place.sweeper.sweep()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_bots_play_on_after_a_person_by_what_their_seats_were_told(store: MemoryStore, clock: HandClock) -> None:
    ponderer = Ponderer()
    place = Place(store, clock, thinker=ponderer)
    link, room = await a_table(place)
    await settle(place)
    assert ponderer.asked == [], "the table waits for a person"
    await place.say(link, "anna")
    await settle(place)
    assert room.match.phase == "over" or len(room.match.state.said) == 3
    assert [(view.seat, strength) for view, strength in ponderer.asked[:2]] == [(1, "novice"), (2, "expert")]
    for view, _ in ponderer.asked[:2]:
        assert view.mine == room.match.rules.mine(room.match.state, view.seat) or view.mine


async def test_a_bot_that_finds_nothing_or_nonsense_keeps_nobody_waiting(store: MemoryStore, clock: HandClock) -> None:
    ponderer = Ponderer()
    ponderer.answer = "nonsense"
    place = Place(store, clock, thinker=ponderer)
    link, room = await a_table(place)
    await place.say(link, "anna")
    await settle(place)
    assert room.match.phase == "over" or len(room.match.state.said) == 3


async def test_while_a_bot_thinks_the_other_tables_go_on(store: MemoryStore, clock: HandClock) -> None:
    ponderer = Ponderer()
    place = Place(store, clock, thinker=ponderer)
    link, room = await a_table(place)
    other = await place.start({"a": "ben", "b": "carla", "c": "dirk"}, {"kind": "bank", "bank": 5, "increment": 5})
    await place.say(link, "anna")
    ponderer.may.clear()
    await place.pass_time(60)
    assert len(ponderer.asked) == 1, "it is asked once, however long it takes"
    assert len((await place.room(other)).match.state.said) > 0
    assert len(room.match.state.said) == 1
    ponderer.may.set()
    await settle(place)
    assert room.match.phase == "over" or len(room.match.state.said) == 3


async def test_bots_are_here_lose_no_seat_in_the_lobby_and_are_no_watchers(
    store: MemoryStore, clock: HandClock
) -> None:
    place = Place(store, clock, thinker=Ponderer())
    link = await place.open_room("anna", 3)
    anna = await place.enter(link, "anna")
    await place.do(link, "anna", "sit", seat="a", name="Anna")
    await place.do(link, "anna", "add_bot", seat="b", strength="regular")
    await place.pass_time(200)
    assert [seat["name"] for seat in anna.view["seats"]] == ["Anna", "Bot B", None]
    told = anna.heard("presence")[-1]
    assert told["seats"] == {"a": "here", "b": "here"}
    assert told["watching"] == 0


async def test_after_a_restart_in_a_bots_turn_it_moves_and_only_once(store: MemoryStore, clock: HandClock) -> None:
    ponderer = Ponderer()
    place = Place(store, clock, thinker=ponderer)
    link, _ = await a_table(place)
    await place.say(link, "anna")
    one, other = Place(store, clock, thinker=Ponderer()), Place(store, clock, thinker=Ponderer())
    await one.room(link), await other.room(link)
    for _ in range(4):
        clock.time += HOUSE_PAUSE
        await asyncio.gather(one.sweeper.sweep(), other.sweeper.sweep())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    seen = await one.room(link)
    await seen.catch_up()
    commits = await store.read(seen.match.id if seen.match.number == 1 else "match-1")
    acts = [event for commit in commits for event in commit.events if event["e"] == "defaulted"]
    assert len(acts) == 2


async def test_where_it_is_arranged_a_bot_plays_on_for_who_is_away_and_they_come_back(
    store: MemoryStore, clock: HandClock
) -> None:
    place = Place(store, clock, thinker=Ponderer())
    link = await place.start({"a": "anna", "b": "ben", "c": "carla"})
    await place.do(link, "anna", "arrange", substitutes=True)
    await place.enter(link, "carla")
    await place.enter(link, "ben")
    anna = await place.enter(link, "anna")
    await place.leave(link, anna)
    await place.pass_time(55)
    room = await place.room(link)
    assert room.match.house == {}
    await place.pass_time(10)
    assert room.match.house == {0: "away"}
    await settle(place)
    assert len(room.match.state.said) == 1
    await place.do(link, "anna", "back")
    assert room.match.house == {}


async def test_without_the_arrangement_or_without_a_witness_no_bot_steps_in(
    store: MemoryStore, clock: HandClock
) -> None:
    place = Place(store, clock, thinker=Ponderer())
    link = await place.start({"a": "anna", "b": "ben", "c": "carla"})
    await place.enter(link, "carla")
    await place.pass_time(200)
    assert (await place.room(link)).match.house == {}
    other = await place.start({"a": "anna", "b": "ben", "c": "carla"})
    await place.do(other, "anna", "arrange", substitutes=True)
    await place.pass_time(200)
    assert (await place.room(other)).match.house == {}
