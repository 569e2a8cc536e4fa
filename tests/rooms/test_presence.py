"""Who is there: shown at once, sent away from the lobby only after the grace, and never during a game."""

from __future__ import annotations

from app.adapters.memory import MemoryStore
from tests.rooms.conftest import HandClock, Place

ABC = {"a": "anna", "b": "ben", "c": "carla"}


async def seated(place: Place) -> str:
    link = await place.open_room()
    for seat, player in ABC.items():
        await place.do(link, player, "sit", seat=seat, name=player.title())
    return link


async def test_everybody_is_told_who_is_here_and_who_is_away(place: Place) -> None:
    link = await seated(place)
    anna, ben = await place.enter(link, "anna"), await place.enter(link, "ben")
    assert anna.heard("presence")[-1] == {
        "t": "presence",
        "seats": {"a": "here", "b": "here", "c": "away"},
        "watching": 0,
        "away": {"c": 0.0},
        "grace": 60.0,
    }
    await place.leave(link, ben)
    assert anna.heard("presence")[-1]["seats"]["b"] == "away"
    await place.enter(link, "zoe")
    assert anna.heard("presence")[-1]["watching"] == 1


async def test_the_presence_is_told_after_the_welcome_even_if_nothing_changed(place: Place) -> None:
    link = await seated(place)
    await place.enter(link, "anna")
    tab = await place.enter(link, "anna")
    assert [frame["t"] for frame in tab.frames] == ["welcome", "presence"]


async def test_one_of_two_tabs_that_closes_does_not_make_somebody_away(place: Place) -> None:
    link = await seated(place)
    first, second = await place.enter(link, "anna"), await place.enter(link, "anna")
    await place.leave(link, first)
    assert second.heard("presence")[-1]["seats"]["a"] == "here"


async def test_who_is_away_for_the_grace_leaves_the_lobby(place: Place, clock: HandClock) -> None:
    link = await seated(place)
    anna, ben = await place.enter(link, "anna"), await place.enter(link, "ben")
    await place.enter(link, "carla")
    await place.leave(link, anna)
    clock.time += 29
    await place.sweeper.sweep()
    assert ben.view["seats"][0]["name"] == "Anna"
    clock.time += 1
    await place.sweeper.sweep()
    assert ben.view["seats"][0] == {"seat": "a", "name": None, "team": 0, "host": False, "status": None}
    assert ben.view["you"]["host"]


async def test_who_comes_back_within_the_grace_keeps_the_seat(place: Place, clock: HandClock) -> None:
    link = await seated(place)
    anna, ben = await place.enter(link, "anna"), await place.enter(link, "ben")
    await place.enter(link, "carla")
    await place.leave(link, anna)
    clock.time += 29
    await place.sweeper.sweep()
    await place.enter(link, "anna")
    clock.time += 100
    await place.sweeper.sweep()
    assert ben.view["seats"][0]["name"] == "Anna"


async def test_after_a_restart_the_grace_begins_anew_for_who_does_not_come_back(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await seated(place)
    clock.time += 1000
    after = Place(store, clock)
    ben = await after.enter(link, "ben")
    await after.sweeper.sweep()
    assert ben.view["seats"][0]["name"] == "Anna"
    clock.time += 30
    await after.sweeper.sweep()
    assert [seat["name"] for seat in ben.view["seats"]] == [None, "Ben", None]
    assert ben.view["you"]["host"]


async def test_a_host_who_never_came_does_not_block_the_table(place: Place, clock: HandClock) -> None:
    link = await place.open_room(host="nobody")
    ben = await place.enter(link, "ben")
    await place.do(link, "ben", "sit", seat="a", name="Ben")
    await place.sweeper.sweep()
    clock.time += 30
    await place.sweeper.sweep()
    assert ben.view["you"]["host"]


async def test_during_the_game_nobody_is_sent_away(place: Place, clock: HandClock) -> None:
    link = await seated(place)
    ben = await place.enter(link, "ben")
    await place.do(link, "anna", "start")
    clock.time += 10_000
    await place.sweeper.sweep()
    await place.sweeper.sweep()
    assert [seat["name"] for seat in ben.view["seats"]] == ["Anna", "Ben", "Carla"]


async def test_somebody_who_cannot_be_sent_away_for_want_of_disk_goes_later(
    place: Place, store: MemoryStore, clock: HandClock
) -> None:
    link = await seated(place)
    ben = await place.enter(link, "ben")
    await place.sweeper.sweep()
    clock.time += 30
    store.broken = True
    await place.sweeper.sweep()
    assert ben.view["seats"][0]["name"] == "Anna"
    store.broken = False
    await place.sweeper.sweep()
    assert ben.view["seats"][0]["name"] is None


async def test_an_empty_room_is_dropped_after_a_minute_and_comes_back_from_the_log(
    place: Place, clock: HandClock
) -> None:
    link = await seated(place)
    guest = await place.enter(link, "anna")
    await place.leave(link, guest)
    clock.time += 59
    place.hub.drop_empty(clock.time)
    assert len(place.hub.rooms()) == 1
    clock.time += 1
    place.hub.drop_empty(clock.time)
    assert place.hub.rooms() == []
    assert (await place.room(link)).match.seq == 4


async def test_a_game_that_everybody_has_left_leaves_memory_at_once(place: Place, clock: HandClock) -> None:
    link = await place.start(ABC)
    guest = await place.enter(link, "anna")
    clock.time += 2
    await place.leave(link, guest)
    place.hub.drop_empty(clock.time)
    assert len(place.hub.rooms()) == 1, "a page that is loaded again finds it still there"
    clock.time += 2
    place.hub.drop_empty(clock.time)
    assert place.hub.rooms() == []


async def test_a_room_with_somebody_in_it_is_never_dropped(place: Place, clock: HandClock) -> None:
    link = await place.open_room()
    await place.enter(link, "anna")
    clock.time += 10_000
    place.hub.drop_empty(clock.time)
    assert len(place.hub.rooms()) == 1


async def test_the_host_s_duty_passes_on_by_itself_in_the_game_and_after_it(place: Place, clock: HandClock) -> None:
    link = await place.start(ABC)
    ben, carla = await place.enter(link, "ben"), await place.enter(link, "carla")
    await place.sweeper.sweep()
    clock.time += 59
    await place.sweeper.sweep()
    assert not ben.view["you"]["host"]
    clock.time += 1
    await place.sweeper.sweep()
    assert ben.view["you"]["host"]
    assert ben.heard("told")[-1]["events"] == [{"e": "host", "seat": "b"}]
    anna = await place.enter(link, "anna")
    clock.time += 1000
    await place.sweeper.sweep()
    assert not anna.view["you"]["host"], "who is here keeps the duty"
    await place.say_all(link, list(ABC.values()))
    await place.leave(link, ben)
    await place.leave(link, anna)
    clock.time += 60
    await place.sweeper.sweep()
    assert (carla.view["phase"], carla.view["you"]["host"]) == ("over", True)


async def test_the_duty_stays_where_it_is_while_nobody_is_there_to_take_it(place: Place, clock: HandClock) -> None:
    link = await place.start(ABC)
    await place.enter(link, "zoe")
    clock.time += 1000
    await place.sweeper.sweep()
    room = await place.room(link)
    seq = room.match.seq
    clock.time += 1000
    await place.sweeper.sweep()
    assert (room.match.host, room.match.seq) == ("anna", seq)


async def test_who_is_sent_away_is_told_so_and_the_host_alone_sees_whom_to_let_in(place: Place) -> None:
    link = await seated(place)
    anna, ben, zoe = [await place.enter(link, player) for player in ("anna", "ben", "zoe")]
    await place.do(link, "anna", "remove", seat="b")
    assert ben.view["you"]["removed"] is True
    assert anna.view["you"]["sent_away"] == ["Ben"]
    assert zoe.view["you"] == {"seat": None, "host": False, "watching": True}
    await place.do(link, "anna", "let_in", name="Ben")
    assert ben.view["you"] == zoe.view["you"]


async def test_when_watching_is_forbidden_who_watches_is_told_and_gets_nothing_more(place: Place) -> None:
    link = await place.start(ABC)
    anna, zoe = await place.enter(link, "anna"), await place.enter(link, "zoe")
    await place.do(link, "anna", "arrange", spectators=False)
    told = zoe.heard("told")[-1]
    assert (told["events"], told["view"]["table"], told["view"]["you"]["barred"]) == ([], None, True)
    await place.say_all(link, list(ABC.values()))
    later = await place.enter(link, "yan")
    for frame in (*zoe.heard("told")[-3:], *later.heard("welcome")):
        assert frame["view"]["table"] is None
        assert frame["view"]["result"] is None
        assert frame["view"]["fair"]["seed"] is None
    assert anna.view["result"] is not None
