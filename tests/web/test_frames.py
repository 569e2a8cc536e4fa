"""What clients send: only the eight documented forms act, and nothing breaks the line but size and haste."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from app.web.wire import Do, Hello, Ping, Plan, Unreadable, parse_frame
from tests.web.people import Line, Person


async def lobby(url: str) -> Line:
    return await Person(url).enter(await Person(url).open_room())


def test_the_documented_frames_are_read() -> None:
    assert parse_frame('{"t":"hello","v":1,"match":1,"have":12}') == Hello(1, 12)
    assert parse_frame('{"t":"ping"}') == Ping()
    do = '{"t":"do","id":"c0ffee12-1","seen":12,"what":"sit","seat":"a","name":"Anna"}'
    assert parse_frame(do) == Do("c0ffee12-1", 12, "sit", {"seat": "a", "name": "Anna"})
    plan = '{"t":"plan","id":"c0ffee12-2","seen":12,"ask":{"card":"7s","parts":["b3-b6"]}}'
    assert parse_frame(plan) == Plan("c0ffee12-2", 12, {"card": "7s", "parts": ["b3-b6"]})


BAD = [
    "",
    "nonsense",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    '{"t":null}',
    '{"t":["hello"]}',
    '{"t":"shout"}',
    '{"t":"hello","v":1,"match":-1}',
    '{"t":"hello","v":1,"match":true}',
    '{"t":"hello","v":1,"have":1.5}',
    '{"t":"hello","v":1,"have":99999999999999999999999}',
    '{"t":"do"}',
    '{"t":"do","id":"short","what":"sit"}',
    '{"t":"do","id":"command-1\\n","what":"sit"}',
    '{"t":"do","id":"command-1","what":7}',
    '{"t":"do","id":"command-1","seen":"12","what":"start"}',
    '{"t":"plan","id":"command-1","seen":0}',
    '{"t":"plan","id":"command-1","seen":0,"ask":[]}',
    '{"t":"ping"} {"t":"ping"}',
    '{"t":"do","id":"command-1","what":"sit","seat":NaN}',
    '{"t":"do","id":"command-1","what":"sit","seat":Infinity}',
    '{"t":"do","id":"command-1","what":"sit","name":"\\ud800"}',
    '{"t":"plan","id":"command-1","ask":' + '{"a":' * 8 + "1" + "}" * 8 + "}",
    "[" * 4000,
    '{"a":' * 1500,
]


@pytest.mark.parametrize("text", BAD)
def test_anything_else_is_unreadable_with_a_reason(text: str) -> None:
    frame = parse_frame(text)
    assert isinstance(frame, Unreadable)
    assert frame.reason.sentence
    json.dumps(frame.reason.to_json()).encode()


def test_another_version_is_told_apart() -> None:
    for version in ("2", "0", '"1"', "true", "null"):
        frame = parse_frame(f'{{"t":"hello","v":{version},"match":0,"have":0}}')
        assert isinstance(frame, Unreadable)
        assert frame.reason.code == "bad-version"


async def test_malformed_frames_are_refused_and_the_line_stays_open(url: str) -> None:
    line = await lobby(url)
    for text in BAD[:20]:
        await line.socket.send(text)
        refused = await line.hear("refused")
        assert (refused["kind"], refused["code"]) == ("malformed", "bad-frame")
        assert refused["view"]["phase"] == "lobby"
    await line.socket.send(b"\x00\x01")
    assert (await line.hear("refused"))["code"] == "bad-frame"
    await line.succeed("sit", seat="a", name="Anna")


async def test_a_frame_with_an_id_is_refused_under_that_id(url: str) -> None:
    line = await lobby(url)
    await line.send({"t": "do", "id": "command-77", "what": 7})
    assert (await line.hear("refused"))["id"] == "command-77"


ILL_TYPED: list[dict[str, Any]] = [
    {"what": "sit"},
    {"what": "sit", "seat": "a"},
    {"what": "sit", "seat": 1, "name": "Anna"},
    {"what": "sit", "seat": "z", "name": "Anna"},
    {"what": "sit", "seat": "a", "name": ["Anna"]},
    {"what": "sit", "seat": "a", "name": ""},
    {"what": "sit", "seat": "a", "name": "A\u202enna"},
    {"what": "sit", "seat": "a", "name": "A\u0000"},
    {"what": "sit", "seat": "a", "name": "Anna", "player": "somebody"},
    {"what": "dance"},
    {"what": "create"},
    {"what": "configure", "game": "chess", "players": 2, "options": {}},
    {"what": "configure", "game": "whisper", "players": 10**9, "options": {}},
    {"what": "configure", "game": "whisper", "players": "3", "options": {}},
    {"what": "configure", "game": "whisper", "players": 3, "options": {"loud": 10**30}},
    {"what": "move", "text": 9},
    {"what": "move", "text": "x" * 5000},
    {"what": "start", "now": True},
    {"what": "rematch", "next_seed": "0" * 64},
]


async def test_ill_typed_commands_are_refused_one_by_one(url: str) -> None:
    line = await lobby(url)
    for fields in ILL_TYPED:
        answer = await line.do(**fields)
        assert answer["t"] == "refused", fields
        assert answer["sentence"]
        assert answer["seq"] == 1
    await line.succeed("sit", seat="a", name="Anna")


async def test_a_frame_over_eight_kibibytes_ends_the_line(url: str) -> None:
    for size in (8192, 70_000):
        line = await lobby(url)
        await line.socket.send(json.dumps({"t": "ping", "x": "ä" * (size // 2)}, ensure_ascii=False))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await line.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_a_frame_in_many_parts_is_one_frame(url: str) -> None:
    line = await lobby(url)
    await line.socket.send(iter(['{"t":', '"pi', 'ng"}']))
    assert await line.hear("pong")


async def test_too_many_commands_at_once_are_refused_by_name(url: str) -> None:
    line = await lobby(url)
    for number in range(60):
        await line.send({"t": "do", "id": f"fast-command-{number}", "seen": 0, "what": "stand"})
    refused = await line.until(lambda frame: frame.get("code") == "too-fast")
    assert refused["kind"] == "busy"
    assert refused["id"].startswith("fast-command-")


async def test_a_flood_ends_the_line(url: str) -> None:
    line = await lobby(url)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(2000):
            await line.socket.send('{"t":"ping"}')
            await line.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def test_before_hello_nothing_is_done(url: str) -> None:
    anna = Person(url)
    link = await anna.open_room()
    line = await anna.line(link)
    answer = await line.do("sit", seat="a", name="Anna")
    assert (answer["t"], answer["code"]) == ("refused", "hello-first")
    await line.send({"t": "ping"})
    await line.hear("pong")
    assert (await line.hello())["seq"] == 1


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://localhost:1",
        "https://127.0.0.1:{port}",
        "http://127.0.0.1:{port}.evil.example",
        "http://evil.example:{port}",
    ],
)
async def test_a_page_of_another_site_gets_no_line(url: str, origin: str) -> None:
    anna = Person(url)
    link = await anna.open_room()
    with pytest.raises(InvalidStatus) as refused:
        await anna.line(link, origin=origin.format(port=url.rpartition(":")[2]))
    assert refused.value.response.status_code == 403


async def test_a_handshake_without_an_origin_is_told_which_header_it_needs(url: str) -> None:
    anna = Person(url)
    link = await anna.open_room()
    with pytest.raises(InvalidStatus) as refused:
        await anna.line(link, origin=None)
    assert refused.value.response.status_code == 403
    assert f"Origin: {url}" in (refused.value.response.body or b"").decode()


async def test_an_origin_that_the_settings_name_gets_a_line(start) -> None:  # type: ignore[no-untyped-def]
    async with start(allowed_origins=("https://play.example.org",)) as url:
        anna = Person(url)
        line = await anna.line(await anna.open_room(), origin="https://play.example.org")
        assert await line.hello()
        await line.socket.close()


async def test_a_link_without_a_room_gets_no_line(url: str) -> None:
    anna = Person(url)
    for link in ("nope", "%00", "a" * 200):
        with pytest.raises(InvalidStatus) as refused:
            await anna.line(link)
        assert refused.value.response.status_code == 404


async def test_who_comes_without_a_cookie_gets_one_with_the_handshake(url: str) -> None:
    link = await Person(url).open_room()
    stranger = Person(url)
    line = await stranger.line(link)
    assert line.socket.response is not None
    given = line.socket.response.headers["set-cookie"]
    assert given.startswith("toktonk=")
    assert "HttpOnly" in given
    await line.hello()
    await line.succeed("sit", seat="a", name="Anna")
    stranger.cookie = given.partition(";")[0].removeprefix("toktonk=")
    again = await stranger.enter(link)
    assert again.view["you"]["seat"] == "a"


async def test_nobody_acts_for_somebody_else(url: str) -> None:
    anna, mallory = Person(url), Person(url)
    link = await anna.open_room()
    hers = await anna.enter(link)
    await hers.succeed("sit", seat="a", name="Anna")
    his = await mallory.enter(link)
    assert his.view["you"] == {"seat": None, "host": False, "watching": True}
    for what, fields in {
        "stand": {},
        "rename": {"name": "Stolen"},
        "start": {},
        "configure": {"game": "whisper", "players": 2, "options": {}},
        "leave": {},
    }.items():
        assert (await his.do(what, **fields))["t"] == "refused"
    assert (await his.do("sit", seat="a", name="Mallory"))["code"] == "seat-taken"
    shown = json.dumps(his.frames)
    assert anna.cookie is not None
    assert anna.cookie not in shown
    other = ("B" if anna.cookie[0] == "A" else "A") + anna.cookie[1:]
    for forged in (other, anna.cookie[::-1], "x" * 43, hers.view["room"]["link"]):
        thief = await Person(url, forged).enter(link)
        assert thief.view["you"]["watching"]


async def test_a_command_id_of_somebody_else_answers_nothing(url: str) -> None:
    link = await Person(url).open_room()
    anna, mallory = await Person(url).enter(link), await Person(url).enter(link)
    await anna.do("sit", command="annas-command", seat="a", name="Anna")
    answer = await mallory.do("sit", command="annas-command", seat="a", name="Mallory")
    assert answer["code"] == "seat-taken"
