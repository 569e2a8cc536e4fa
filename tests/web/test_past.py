"""Looking back over the line: each sees what they saw then, nobody what they did not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.matches.fake_game import Whisper
from tests.web.people import Line, Person


async def look(line: Line, seq: int) -> dict[str, Any]:
    command = f"look-back-{seq:04}"
    await line.send({"t": "look", "id": command, "seq": seq})
    return await line.until(lambda frame: frame.get("id") == command)


async def table(url: str, **arranged: Any) -> tuple[str, list[Line]]:
    people = [Person(url) for _ in range(3)]
    link = await people[0].open_room()
    lines = [await person.enter(link) for person in people]
    for line, seat, name in zip(lines, "abc", ("Anna", "Ben", "Carla"), strict=True):
        await line.succeed("sit", seat=seat, name=name)
    if arranged:
        await lines[0].succeed("arrange", **arranged)
    await lines[0].succeed("start")
    return link, lines


async def test_everybody_sees_the_past_as_they_saw_it(url: str) -> None:
    link, lines = await table(url)
    told = {}
    for line in lines:
        if line.view["seq"] < 5:
            await line.seq(5)
        told[line] = line.view
    watching = await Person(url).enter(link)
    for line in lines:
        looked = await look(line, 5)
        assert (looked["t"], looked["seq"], looked["match"]) == ("looked", 5, 1)
        assert looked["view"] == told[line]
        assert looked["view"]["mine"] is not None
    assert (await look(watching, 5))["view"]["mine"] is None


async def test_what_was_not_is_refused_and_the_line_lives_on(url: str) -> None:
    _, lines = await table(url)
    for seq in (0, 99):
        assert (await look(lines[0], seq))["code"] == "no-such-moment"
    await lines[0].send({"t": "look", "id": "look-back-x", "seq": "two"})
    assert (await lines[0].hear("refused"))["code"] == "bad-frame"
    assert (await look(lines[0], 1))["view"]["phase"] == "lobby"


async def test_a_table_without_spectators_shows_them_no_past_either(url: str) -> None:
    link, _ = await table(url, spectators=False)
    watching = await Person(url).enter(link)
    assert (await look(watching, 5))["code"] == "no-spectators"


async def test_in_a_game_that_covers_its_past_a_look_back_shows_less_until_the_end(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Whisper, "table_since", lambda _, state: {"said": len(state.said)}, raising=False)
    _, lines = await table(url)
    for line in lines:
        if line.view["seq"] < 5:
            await line.seq(5)
    cards = [line.view["mine"]["card"] for line in lines]
    looked = await look(lines[0], 5)
    assert (looked["t"], looked["view"]["table"], looked["view"]["mine"]) == ("looked", {"said": 0}, None)
    assert looked["view"]["you"]["seat"] == "a"
    for line, card in zip(lines, cards, strict=True):
        seq = await line.succeed("move", text=f"say {card}")
        for other in lines:
            if other.view["seq"] < seq:
                await other.seq(seq)
    looked = await look(lines[0], 5)
    assert looked["view"]["table"] == {"said": []}
    assert looked["view"]["mine"] is not None


async def test_who_gave_the_seat_away_and_who_has_it_each_see_the_hand_of_their_own_time(url: str) -> None:
    link, lines = await table(url)
    anna, ben = lines[:2]
    dora = await Person(url).enter(link)
    await anna.send({"t": "do", "id": "offer-the-seat-1", "seen": anna.view["seq"], "what": "offer_seat", "seat": "a"})
    secret = (await anna.until(lambda frame: frame.get("id") == "offer-the-seat-1"))["secret"]
    taken = await dora.succeed("take_seat", secret=secret)
    before, after = taken - 1, taken
    assert (await look(anna, before))["view"]["mine"] is not None
    assert (await look(anna, after))["view"]["mine"] is None
    assert (await look(dora, before))["view"]["mine"] is None
    assert (await look(dora, after))["view"]["mine"] is not None
    assert (await look(ben, after))["view"]["mine"] == (await look(ben, before))["view"]["mine"]
