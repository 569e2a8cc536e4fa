"""What the web asks of the rooms: opening, finding, and answers that always come."""

from __future__ import annotations

import asyncio

import pytest

from app.adapters.memory import MemoryStore
from app.errors import BadOptions, Busy, Malformed
from app.matches.commands import Command
from app.rooms import service as service_module
from app.rooms.service import CODE_ALPHABET, clean_code, new_code, new_link
from tests.rooms.conftest import Place


async def test_a_new_room_is_found_by_its_link_and_its_code(place: Place) -> None:
    room = await place.service.create_room("anna", "whisper", 3, {})
    assert await place.service.has_room(room.link)
    typed = f" {room.code[:3].lower()}-{room.code[3:].lower()} "
    assert await place.service.find_code(typed) == room


async def test_the_host_is_who_opened_the_room(place: Place) -> None:
    link = await place.open_room("anna")
    assert (await place.enter(link, "anna")).view["you"]["host"]
    assert not (await place.enter(link, "ben")).view["you"]["host"]


async def test_a_code_leads_nowhere_while_the_game_lasts_and_again_before_the_rematch(place: Place) -> None:
    room = await place.service.create_room("anna", "whisper", 2, {})
    await place.do(room.link, "anna", "sit", seat="a", name="Anna")
    await place.do(room.link, "ben", "sit", seat="c", name="Ben")
    await place.do(room.link, "anna", "start")
    assert await place.service.find_code(room.code) is None
    await place.say_all(room.link, ["anna", "ben"])
    assert await place.service.find_code(room.code) is None
    await place.do(room.link, "ben", "rematch")
    found = await place.service.find_code(room.code)
    assert found is not None
    assert found.number == 2


async def test_a_code_that_is_taken_is_drawn_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(service_module, "new_code", lambda: next(codes))
    first = await place.service.create_room("anna", "whisper", 3, {})
    second = await place.service.create_room("anna", "whisper", 3, {})
    assert (first.code, second.code) == ("AAAAAA", "BBBBBB")


async def test_what_cannot_be_set_up_opens_no_room(place: Place) -> None:
    with pytest.raises(Malformed):
        await place.service.create_room("anna", "chess", 2, {})
    with pytest.raises(BadOptions):
        await place.service.create_room("anna", "whisper", 9, {})
    with pytest.raises(BadOptions):
        await place.service.create_room("anna", "whisper", 3, {"loud": "very"})


async def test_without_a_store_everything_is_busy_and_nothing_breaks(place: Place, store: MemoryStore) -> None:
    store.broken = True
    for asked in (
        place.service.create_room("anna", "whisper", 3, {}),
        place.service.find_code("AAAAAA"),
        place.service.has_room("link"),
        place.service.find_room("link"),
    ):
        with pytest.raises(Busy):
            await asked
    assert not await place.service.is_ready()


async def test_everybody_who_comes_at_once_gets_the_same_room(place: Place) -> None:
    link = await place.open_room()
    rooms = await asyncio.gather(*(place.hub.find(link) for _ in range(20)))
    assert len({id(room) for room in rooms}) == 1


async def test_people_cannot_create_matches_through_a_table(place: Place) -> None:
    link = await place.open_room()
    guest = await place.enter(link, "anna")
    room = await place.room(link)
    await place.service.do(room, guest.visitor, Command("command-1", "anna", "create", {}), 0)
    assert guest.heard("refused")[0]["code"] == "unknown-command"


async def test_a_fault_in_the_rules_is_answered_and_the_table_lives_on(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    link = await place.open_room(players=2)
    await place.do(link, "anna", "sit", seat="a", name="Anna")
    await place.do(link, "ben", "sit", seat="c", name="Ben")
    await place.do(link, "anna", "start")
    anna = await place.enter(link, "anna")
    room = await place.room(link)

    def broken(*_: object) -> None:
        raise KeyError("a fault in the rules")

    with monkeypatch.context() as patch:
        patch.setattr("tests.matches.fake_game.Whisper.decide", broken)
        await place.service.do(room, anna.visitor, Command("command-1", "anna", "move", {"text": "say 0"}), 0)
    refused = anna.heard("refused")[0]
    assert (refused["kind"], refused["code"], refused["id"]) == ("busy", "server-error", "command-1")
    await place.say(link, "anna", "command-1")
    assert len(anna.view["table"]["said"]) == 1


def test_links_and_codes_cannot_be_guessed_or_misread() -> None:
    assert len(new_link()) == 22
    assert len({new_link() for _ in range(1000)}) == 1000
    assert all(set(new_code()) <= set(CODE_ALPHABET) and len(new_code()) == 6 for _ in range(100))
    assert not set("0O1IL") & set(CODE_ALPHABET)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("kq7m2p", "KQ7M2P"),
        (" KQ7-M2P ", "KQ7M2P"),
        ("k q 7 m 2 p", "KQ7M2P"),
        ("KQ7–M2P", "KQ7M2P"),
        ("KQ7M2", None),
        ("KQ7M2PP", None),
        ("KQ7M20", None),
        ("", None),
        ("ß" * 6, None),
        ("\x00" * 6, None),
    ],
)
def test_codes_are_read_as_people_type_them(typed: str, code: str | None) -> None:
    assert clean_code(typed) == code
