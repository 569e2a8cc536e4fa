"""Requests that are none, have no end, or come too slowly: they cost the server nothing, and are answered in form."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from urllib.parse import urlsplit

import pytest

from app.web import doors
from app.web.shell import PROTECTION
from tests.web.people import Person

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Raw:
    """A connection on which a test writes bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """What comes until the server ends the connection."""
        try:
            return await asyncio.wait_for(self.reader.read(-1), 20)
        except ConnectionError:
            return b""
        finally:
            await self.close()

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the one answer, after which the connection is closed."""
        head, _, body = (await self.rest()).partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        return int(first.split()[1]), headers, body


async def raw(url: str) -> Raw:
    parts = urlsplit(url)
    return Raw(*await asyncio.open_connection(parts.hostname, parts.port))


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "REQUEST_LIMIT", 0.2)


BAD = {
    "no request": b"hello\r\n\r\n",
    "an unknown method": b"STEAL / HTTP/1.1\r\nHost: a\r\n\r\n",
    "zeros": bytes(300),
    "a bad header": b"GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n",
    "a blank in a name": b"GET / HTTP/1.1\r\nHo st: a\r\n\r\n",
    "a bad length": b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
    "two lengths": b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
    "length and chunks": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
}


@pytest.mark.parametrize("name", BAD)
async def test_what_is_no_request_is_refused_in_the_documented_form(url: str, name: str) -> None:
    line = await raw(url)
    await line.send(BAD[name])
    status, headers, body = await line.answer()
    assert status == 400
    assert json.loads(body)["code"] == "bad-request"
    assert {header: headers[header] for header in PROTECTION} == {key: PROTECTION[key].lower() for key in PROTECTION}


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 300_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 300_000,
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: a\r\n" * 200 + b"\r\n",
    ],
    ids=["address", "endless header", "large header", "many headers"],
)
async def test_a_head_that_is_too_big_is_refused(url: str, head: bytes) -> None:
    line = await raw(url)
    await line.send(head)
    status, headers, body = await line.answer()
    assert (status, json.loads(body)["code"]) == (431, "too-big")
    assert headers["content-security-policy"]


async def test_who_sends_a_head_too_slowly_is_told_and_cut(url: str, brief: None) -> None:
    line = await raw(url)
    await line.send(b"GET / HTTP/1.1\r\nHost: a\r\n")
    status, _, body = await line.answer()
    assert (status, json.loads(body)["code"]) == (408, "too-slow")


HALF = "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\nContent-Length: 9\r\n\r\n{{"


@pytest.mark.parametrize("sent", ["", HALF], ids=["nothing", "half"])
async def test_who_sends_nothing_or_half_a_body_is_cut(url: str, brief: None, sent: str) -> None:
    line = await raw(url)
    begin = time.monotonic()
    await line.send(sent.format(host=urlsplit(url).netloc, url=url).encode())
    assert await line.rest() == b""
    assert time.monotonic() - begin < 5


async def test_a_body_without_end_is_answered_and_not_kept(url: str, brief: None) -> None:
    line = await raw(url)
    origin = f"Host: {urlsplit(url).netloc}\r\nOrigin: {url}\r\n".encode()
    await line.send(b"POST /api/rooms HTTP/1.1\r\n" + origin + b"Transfer-Encoding: chunked\r\n\r\n")
    for _ in range(40):
        await line.send(b"2000\r\n" + b" " * 8192 + b"\r\n")
    assert b" 413 " in await line.rest()


async def test_requests_far_ahead_of_their_answers_end_the_connection(url: str) -> None:
    line = await raw(url)
    await line.send(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * 2000)
    assert (await line.rest()).count(b"alive") <= doors.MOST_AHEAD + 1


async def test_a_few_requests_at_once_are_answered_in_order(url: str) -> None:
    line = await raw(url)
    asked = [b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"] * 4
    asked.append(b"GET /api/games HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    await line.send(b"".join(asked))
    told = await line.rest()
    assert told.count(b"HTTP/1.1 200") == 5
    assert told.rindex(b"alive") < told.index(b'"games"')


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ("X: " + "a" * 9000 + "\r\n", 431),
        ("Sec-WebSocket-Key: again\r\n", 400),
        ("X: \x80\xff\r\n", 404),
    ],
    ids=["long", "key twice", "no text"],
)
async def test_a_handshake_that_is_none_is_answered_and_closed(url: str, more: str, status: int) -> None:
    line = await raw(url)
    host = urlsplit(url).netloc
    await line.send((UPGRADE.format(path="/ws/nope", host=host) + more + "\r\n").encode("latin-1"))
    answered, headers, _ = await line.answer()
    assert answered == status
    assert {header: headers[header] for header in PROTECTION} == {key: PROTECTION[key].lower() for key in PROTECTION}


async def test_a_refused_handshake_carries_the_protecting_headers(url: str) -> None:
    host = urlsplit(url).netloc
    for version, origin, status in (("13", "http://evil.example", 403), ("13", f"http://{host}", 404), ("7", "x", 426)):
        line = await raw(url)
        asked = UPGRADE.format(path="/ws/nope", host=host).replace("Version: 13", f"Version: {version}")
        await line.send((asked.replace(f"Origin: http://{host}", f"Origin: {origin}") + "\r\n").encode())
        answered, headers, _ = await line.answer()
        assert answered in (status, 400)
        assert {header: headers[header] for header in PROTECTION} == {
            key: PROTECTION[key].lower() for key in PROTECTION
        }


async def test_somebody_plays_on_beside_all_that(url: str) -> None:
    anna = Person(url)
    line = await anna.enter(await anna.open_room())
    for data in BAD.values():
        bad = await raw(url)
        await bad.send(data)
        await line.succeed("sit", seat="a", name="Anna")
        await bad.close()
