"""Lists of tables: everybody's own, and the open ones; nothing in them that is not for everybody."""

from __future__ import annotations

from typing import Any

from tests.web.people import Person


async def lists(person: Person) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    own, open_rooms = await person.get("/api/tables"), await person.get("/api/lobby")
    assert (own.status_code, open_rooms.status_code) == (200, 200)
    return own.json()["tables"], open_rooms.json()["rooms"]


async def test_who_has_been_nowhere_has_no_tables(url: str) -> None:
    assert (await lists(Person(url)))[0] == []


async def test_ones_tables_say_whose_turn_it_is(url: str) -> None:
    anna, ben = Person(url), Person(url)
    link = await anna.open_room(players=2)
    lines = [await person.enter(link) for person in (anna, ben)]
    await lines[0].succeed("sit", seat="a", name="Anna")
    own, _ = await lists(anna)
    assert [(table["link"], table["phase"], table["you"]) for table in own] == [
        (link, "lobby", {"seat": "a", "host": True})
    ]
    await lines[1].succeed("sit", seat="c", name="Ben")
    await lines[0].succeed("start")
    for person, seat in ((anna, "a"), (ben, "c")):
        (table,), _ = await lists(person)
        assert table["you"]["seat"] == seat
        assert table["turn"] == ["a"]
        assert [each["name"] for each in table["seats"]] == ["Anna", "Ben"]
        assert table["url"] == f"/r/{link}"


async def test_a_room_is_private_until_its_host_lists_it(url: str) -> None:
    anna = Person(url)
    line = await anna.enter(await anna.open_room())
    await line.succeed("sit", seat="a", name="Anna")
    await line.succeed("arrange", spectators=True, locked=False)
    assert (await lists(Person(url)))[1] == []


async def test_a_room_that_is_listed_no_more_is_shown_no_more(url: str) -> None:
    anna = Person(url)
    line = await anna.enter(await anna.open_room())
    await line.succeed("arrange", listed=True)
    await line.succeed("arrange", listed=False)
    assert (await lists(Person(url)))[1] == []


async def test_a_place_in_the_list_that_no_page_gave_is_refused(url: str) -> None:
    anna = Person(url)
    await anna.open_room()
    for mark in ("", "x", "0~1.0~1~", "2~1.0~1~abc", "0~1.0~1~a/b", "0~1.0~99999999999~abc", "0~nan~1~abc"):
        answer = await anna.get(f"/api/tables?after={mark}")
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-field"), mark
    answer = await anna.get("/api/tables?after=0~1.0~1~abc")
    assert (answer.status_code, answer.json()) == (200, {"tables": [], "more": None})


async def test_a_listed_room_is_told_to_everybody_without_ids(url: str) -> None:
    anna = Person(url)
    private, link = await anna.open_room(), await anna.open_room()
    for each in (private, link):
        line = await anna.enter(each)
        await line.succeed("sit", seat="a", name="Anna")
    await line.succeed("arrange", listed=True)
    (room,) = (await lists(Person(url)))[1]
    assert set(room) == {"link", "url", "game", "players", "phase", "at", "free", "differs", "host", "names"}
    assert (room["link"], room["host"], room["free"], room["names"]) == (link, "Anna", 2, ["Anna"])


async def test_a_running_room_is_listed_only_while_others_may_watch(url: str) -> None:
    sitting = await table(url, listed=True)
    (_, host), *_ = sitting
    await host.succeed("arrange", spectators=False)
    assert (await lists(Person(url)))[1] == []


async def test_a_running_room_that_may_be_watched_is_listed(url: str) -> None:
    await table(url, listed=True)
    (room,) = (await lists(Person(url)))[1]
    assert (room["phase"], room["free"]) == ("playing", 0)


async def table(url: str, **arranged: Any) -> list[tuple[Person, Any]]:
    people = [Person(url) for _ in range(3)]
    link = await people[0].open_room()
    lines = [await person.enter(link) for person in people]
    for line, seat, name in zip(lines, "abc", ("Anna", "Ben", "Carla"), strict=True):
        await line.succeed("sit", seat=seat, name=name)
    await lines[0].succeed("arrange", **arranged)
    await lines[0].succeed("start")
    return list(zip(people, lines, strict=True))
