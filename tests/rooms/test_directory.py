"""Lists of tables, made of what the store keeps beside the logs: no room is loaded for them."""

from __future__ import annotations

from app.adapters.memory import MemoryStore
from app.matches.projection import FORM
from app.rooms.directory import FRESH, MOST_OWN
from app.rooms.refill import Refill
from tests.rooms.conftest import Place

SEATS = {"a": "anna", "b": "ben", "c": "cleo"}


async def test_whose_turn_it_is_follows_every_move_and_loads_no_room(place: Place) -> None:
    link = await place.start(SEATS)
    for player, turn in (("anna", ["a"]), ("ben", ["b"]), ("cleo", ["c"])):
        (table,), _ = await place.service.directory.tables_of("ben")
        assert (table["phase"], table["turn"]) == ("playing", turn)
        await place.say(link, player)
    (table,), _ = await place.service.directory.tables_of("ben")
    match = (await place.room(link)).match
    assert (table["phase"], table["turn"], table["result"]) == ("over", None, match.result)
    place.clock.time += 100.0
    place.hub.drop_empty(place.clock.now())
    await place.service.directory.tables_of("ben")
    assert place.hub.rooms() == []


async def test_every_running_table_says_whose_turn_it_is_however_many_there_are(place: Place) -> None:
    for number in range(20):
        place.clock.time += 1.0
        link = await place.start(SEATS)
        for player in list(SEATS.values())[: number % 3]:
            await place.say(link, player)
    tables, more = await place.service.directory.tables_of("anna")
    assert [table["turn"] for table in tables] == [["abc"[number % 3]] for number in reversed(range(20))]
    assert more is None


async def test_tables_come_in_pages_until_there_are_no_more(place: Place) -> None:
    running = await place.start(SEATS)
    for _ in range(2 * MOST_OWN):
        place.clock.time += 1.0
        await place.play(await place.open_room(), SEATS)
    pages, mark = [], None
    while True:
        page, mark = await place.service.directory.tables_of("ben", mark)
        pages.append(page)
        if mark is None:
            break
    assert [len(page) for page in pages] == [MOST_OWN, MOST_OWN, 1]
    assert pages[0][0]["link"] == running, "what is over comes after what runs, however old that is"
    assert len({table["link"] for page in pages for table in page}) == 2 * MOST_OWN + 1


async def test_nobody_reads_the_ids_of_the_others(place: Place) -> None:
    await place.start(SEATS)
    link = await place.open_room()
    await place.do(link, "anna", "sit", seat="a", name="Anna")
    await place.do(link, "anna", "arrange", listed=True)
    tables, _ = await place.service.directory.tables_of("ben")
    told = repr([tables, await place.service.directory.listed()])
    assert not any(repr(player) in told for player in SEATS.values())


async def test_a_listed_room_without_anybody_to_play_with_is_not_shown(place: Place) -> None:
    link = await place.open_room()
    await place.do(link, "anna", "arrange", listed=True)
    (room,) = await place.service.directory.listed()
    assert (room["link"], room["differs"], room["free"]) == (link, 0, 3)
    await place.do(link, "anna", "configure", game="whisper", players=3, options={"loud": True}, clock={})
    place.clock.time += FRESH
    (room,) = await place.service.directory.listed()
    assert room["differs"] == 1
    await place.do(link, "anna", "leave")
    place.clock.time += FRESH
    assert await place.service.directory.listed() == []


async def test_after_an_update_the_logs_fill_in_what_the_older_version_had_not_told(
    place: Place, store: MemoryStore
) -> None:
    running, over = await place.start(SEATS), await place.open_room()
    await place.play(over, SEATS)
    whole, _ = await place.service.directory.tables_of("ben")
    new = ("form", "turn", "moved_at", "differs", "result", "listed")
    for match, seen in store._matches.items():
        store._matches[match] = {name: value for name, value in seen.items() if name not in new}
    poor, _ = await place.service.directory.tables_of("ben")
    assert {table["turn"] for table in poor} == {None}
    store._matches["broken"] = {**next(iter(store._matches.values())), "match": "broken", "seats": []}
    await Refill(store).run()
    assert (await place.service.directory.tables_of("ben"))[0] == whole
    assert {table["link"] for table in whole} == {running, over}
    assert await store.outdated(FORM, "", 10) == ["broken"], "no log, nothing to fill it from"
