"""Things that grow: small to send, large to keep. Each is thrown at a server until that ends the connection."""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from tests.chaos.rawline import GONE, PING, TEXT, RawLine, masked

PATIENCE = 15.0  # the slow ones are cut after ten seconds, and have two to say goodbye
LARGEST_SENT = 4 * 2**20
SHOT = 65536


@dataclass(frozen=True)
class Target:
    url: str
    link: str
    cookie: str

    @property
    def host(self) -> str:
        return urlsplit(self.url).netloc


Bomb = Callable[[Target], Awaitable[RawLine]]


def begin_peak(pid: int) -> int:
    """Begins to watch for the peak of the process's memory; returns what it has now, in bytes."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")
    return _status(pid, "VmRSS")


def peak(pid: int) -> int:
    """The most that the process had since, in bytes."""
    return _status(pid, "VmHWM")


def _status(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{name}:"))


async def warm(target: Target, size: int) -> None:
    """As many lines and requests as later, well-behaved: what the server keeps for those is no growth."""
    for _ in range(2):
        lines = [await RawLine.open(target.url, target.link, target.cookie) for _ in range(size)]
        for line in lines:
            await line.hello()
            await line.send(masked(b'{"t":"ping","x":"' + b"x" * 8000 + b'"}') * 8)
            await line.send(b"".join(masked(b"x", PING) for _ in range(50)))
        for line in lines:
            with contextlib.suppress(*GONE):
                await asyncio.wait_for(line.reader.read(65536), 5)
            line.cut()
        for _ in range(size):
            await _ask(target, b"GET / HTTP/1.1\r\n", "Connection: close\r\n\r\n")


async def throw(kind: Bomb, target: Target) -> bool:
    """Whether the server ended the connection in time."""
    line: RawLine | None = None
    begin = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            line = await kind(target)
            await line.swallow()
        return True
    except TimeoutError:
        return False
    except GONE:
        return time.monotonic() - begin < PATIENCE
    finally:
        if line is not None:
            line.cut()


async def _pour(line: RawLine, piece: bytes, most: int = LARGEST_SENT) -> RawLine:
    """Sends it again and again, until that much is sent or nobody takes it."""
    shot = piece * max(1, SHOT // len(piece))
    with contextlib.suppress(*GONE):
        for _ in range(max(1, most // len(shot))):
            async with asyncio.timeout(5):
                await line.send(shot)
    return line


async def _talking(target: Target, **more: str) -> RawLine:
    line = await RawLine.open(target.url, target.link, target.cookie, **more)
    await line.hello()
    return line


# ------------------------------------------------------------------------------------------------------------ by frames


async def inflated(target: Target) -> RawLine:
    """Eight megabytes of zeros in eight kilobytes."""
    line = await RawLine.open(target.url, target.link, target.cookie, extension="permessage-deflate")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = squeeze.compress(bytes(8 * 2**20)) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    await line.send(masked(packed[:-4], TEXT, reserved=4))
    return line


async def endless_frame(target: Target) -> RawLine:
    line = await _talking(target)
    await line.send(masked(b"", length=2**62)[:10])
    return await _pour(line, b"x" * 4096)


async def endless_parts(target: Target) -> RawLine:
    line = await _talking(target)
    await line.send(masked(b'{"t":', fin=False))
    return await _pour(line, masked(b"x", 0, fin=False))


async def empty_parts(target: Target) -> RawLine:
    line = await _talking(target)
    await line.send(masked(b'{"t":', fin=False))
    return await _pour(line, masked(b"", 0, fin=False))


async def many_frames(target: Target) -> RawLine:
    """As many as fit, and nothing is read of what comes back."""
    return await _pour(await _talking(target), masked(b"1"))


async def many_pings(target: Target) -> RawLine:
    return await _pour(await _talking(target), masked(b"x" * 125, PING))


async def deep_frames(target: Target) -> RawLine:
    """JSON that is all brackets, and numbers of thousands of digits."""
    line = await _talking(target)
    for text in (b"[" * 8000, b'{"a":' * 1500, b'{"t":' + b"9" * 8000 + b"}", b'{"t":1e' + b"9" * 8000 + b"}"):
        await line.send(masked(text) * 100)
    return line


async def greetings(target: Target) -> RawLine:
    """Asks to be told everything again and again, and reads nothing."""
    return await _pour(await _talking(target), masked(b'{"t":"hello","v":1,"match":0,"have":0}'), 2**18)


# -------------------------------------------------------------------------------------------------------------- by HTTP


async def _ask(target: Target, first: bytes, more: str = "") -> RawLine:
    line = await RawLine.dial(target.url)
    await line.send(first + f"Host: {target.host}\r\nOrigin: http://{target.host}\r\n{more}".encode())
    return line


async def endless_header(target: Target) -> RawLine:
    return await _pour(await _ask(target, b"GET / HTTP/1.1\r\n", "X: "), b"x" * 4096)


async def endless_headers(target: Target) -> RawLine:
    return await _pour(await _ask(target, b"GET / HTTP/1.1\r\n"), b"X: y\r\n")


async def endless_address(target: Target) -> RawLine:
    return await _pour(await _ask(target, b"GET /"), b"x" * 4096)


async def endless_body(target: Target) -> RawLine:
    line = await _ask(target, b"POST /api/rooms HTTP/1.1\r\n", "Transfer-Encoding: chunked\r\n\r\n")
    return await _pour(line, b"1000\r\n" + b" " * 4096 + b"\r\n")


async def endless_trailer(target: Target) -> RawLine:
    line = await _ask(target, b"POST /api/rooms HTTP/1.1\r\n", "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
    return await _pour(line, b"X: y\r\n")


async def large_body(target: Target) -> RawLine:
    length = 2**40
    line = await _ask(target, b"POST /api/rooms HTTP/1.1\r\n", f"Content-Length: {length}\r\n\r\n")
    return await _pour(line, b" " * 4096)


async def body_that_nobody_wants(target: Target) -> RawLine:
    line = await _ask(target, b"GET / HTTP/1.1\r\n", "Content-Length: 1000000000\r\n\r\n")
    return await _pour(line, b" " * 4096)


async def far_ahead(target: Target) -> RawLine:
    line = await RawLine.dial(target.url)
    return await _pour(line, f"GET / HTTP/1.1\r\nHost: {target.host}\r\n\r\n".encode(), 2**20)


# ----------------------------------------------------------------------------------------------------------- by waiting


async def _drip(line: RawLine, piece: bytes) -> RawLine:
    with contextlib.suppress(*GONE):
        while not line.reader.at_eof() and not line.writer.transport.is_closing():
            await line.send(piece)
            await asyncio.sleep(0.25)
    return line


async def slow_head(target: Target) -> RawLine:
    return await _drip(await _ask(target, b"GET / HTTP/1.1\r\n", "X: "), b"x")


async def slow_handshake(target: Target) -> RawLine:
    asked = f"GET /ws/{target.link} HTTP/1.1\r\n".encode()
    return await _drip(await _ask(target, asked, "Connection: Upgrade\r\nUpgrade: websocket\r\nX: "), b"x")


async def slow_body(target: Target) -> RawLine:
    return await _drip(await _ask(target, b"POST /api/rooms HTTP/1.1\r\n", "Content-Length: 9000\r\n\r\n"), b" ")


async def silence(target: Target) -> RawLine:
    return await RawLine.dial(target.url)


async def line_without_hello(target: Target) -> RawLine:
    return await RawLine.open(target.url, target.link, target.cookie)


def quick_kinds() -> list[Bomb]:
    """Those that the server ends by itself at once, or when a bound is reached."""
    return [
        inflated, endless_frame, endless_parts, empty_parts, many_frames, many_pings, deep_frames, greetings,
        endless_header, endless_headers, endless_address, endless_body, endless_trailer, large_body,
        body_that_nobody_wants, far_ahead,
    ]  # fmt: skip


def slow_kinds() -> list[Bomb]:
    """Those that it ends when they have taken their time."""
    return [slow_head, slow_handshake, slow_body, silence, line_without_hello]
