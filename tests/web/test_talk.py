"""Talk over the line: told to the room, once each, there again after a reload and a restart, no move's business."""

from __future__ import annotations

from typing import Any

from tests.web.people import Line, Person


async def heard(line: Line) -> list[dict[str, Any]]:
    """The next lines of talk that come."""
    return list((await line.hear("said"))["lines"])


async def seated(url: str, link: str, person: Person, seat: str, name: str) -> Line:
    line = await person.enter(link)
    await line.succeed("sit", seat=seat, name=name)
    return line


async def test_what_is_said_is_heard_by_all_and_counts_as_no_move(url: str) -> None:
    anna, ben, eve = Person(url), Person(url), Person(url)
    link = await anna.open_room()
    hers = await seated(url, link, anna, "a", "Anna")
    his = await seated(url, link, ben, "b", "Ben")
    watching = await eve.enter(link)
    seq = await his.succeed("say", text="Hoi <b>Anna</b>")
    for line in (hers, watching):
        (said,) = await heard(line)
        assert {name: said[name] for name in ("seat", "name", "text")} == {
            "seat": "b",
            "name": "Ben",
            "text": "Hoi <b>Anna</b>",
        }
        assert "player" not in said
    assert seq == await hers.succeed("say", phrase="thanks")
    assert (await watching.do("say", text="me too"))["code"] == "talk-seated"


async def test_a_line_sent_twice_is_said_once(url: str) -> None:
    anna = Person(url)
    link = await anna.open_room()
    line = await seated(url, link, anna, "a", "Anna")
    for _ in range(3):
        await line.send({"t": "do", "id": "say-it-once", "seen": 0, "what": "say", "text": "once"})
    again = await anna.enter(link)
    assert [said["text"] for said in await heard(again)] == ["once"]


async def test_a_line_sent_again_is_answered_as_before_though_nobody_may_talk_now(url: str) -> None:
    anna = Person(url)
    link = await anna.open_room()
    line = await seated(url, link, anna, "a", "Anna")
    again = {"t": "do", "id": "say-it-once", "seen": 0, "what": "say", "text": "once"}
    await line.send(again)
    assert (await line.hear("done"))["id"] == "say-it-once"
    await line.succeed("arrange", talk="none")
    await line.send(again)
    assert (await line.hear("done"))["id"] == "say-it-once"
    assert (await line.do("say", text="twice"))["code"] == "talk-off"


async def test_who_talks_too_fast_is_told_to_wait(url: str) -> None:
    anna = Person(url)
    link = await anna.open_room()
    line = await seated(url, link, anna, "a", "Anna")
    answers = [await line.do("say", text=f"line {count}") for count in range(8)]
    assert [answer.get("code") for answer in answers] == [None] * 6 + ["talk-too-fast"] * 2


async def test_talk_is_there_after_a_restart(start) -> None:  # type: ignore[no-untyped-def]
    async with start() as url:
        anna = Person(url)
        link = await anna.open_room()
        line = await seated(url, link, anna, "a", "Anna")
        await line.succeed("say", text="still here")
    async with start() as url:
        again = await Person(url, anna.cookie).enter(link)
        assert [said["text"] for said in await heard(again)] == ["still here"]


async def test_a_table_without_spectators_keeps_its_talk_to_itself(url: str) -> None:
    people = [Person(url) for _ in range(3)]
    link = await people[0].open_room()
    lines = [
        await seated(url, link, person, seat, name)
        for person, seat, name in zip(people, "abc", ("Anna", "Ben", "Carla"), strict=True)
    ]
    await lines[0].succeed("arrange", spectators=False)
    await lines[0].succeed("start")
    await lines[1].succeed("say", text="just us")
    eve = await Person(url).enter(link)
    await lines[1].succeed("say", text="still just us")
    await eve.send({"t": "ping"})
    await eve.hear("pong")
    assert all(frame["t"] != "said" for frame in eve.frames)
