"""A line of bytes: a WebSocket handshake, and then whatever a trial likes to send, unchecked."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import struct
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
GONE = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError)


def masked(
    payload: bytes, opcode: int = TEXT, *, fin: bool = True, reserved: int = 0, length: int | None = None
) -> bytes:
    """One frame from a client. `length`: what the head says, when it is to lie."""
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    said = len(payload) if length is None else length
    if said < 126:
        head += bytes([0x80 | said])
    elif said < 65536:
        head += bytes([0x80 | 126]) + struct.pack("!H", said)
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", said)
    mask = os.urandom(4)
    key = (mask * (len(payload) // 4 + 1))[: len(payload)]
    covered = (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(len(payload), "big")
    return head + mask + covered


class RawLine:
    """A connection whose bytes a trial writes and reads itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def dial(cls, url: str, receive_buffer: int | None = None) -> RawLine:
        parts = urlsplit(url)
        plain = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if receive_buffer is not None:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, (parts.hostname, parts.port))
        return cls(*await asyncio.open_connection(sock=plain, limit=2**16))

    @classmethod
    async def open(
        cls, url: str, link: str, cookie: str, *, extension: str = "", receive_buffer: int | None = None
    ) -> RawLine:
        """A line to the room after its handshake, before hello. Raises OSError when it is refused."""
        line = await cls.dial(url, receive_buffer)
        host = urlsplit(url).netloc
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"GET /ws/{link} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: toktonk={cookie}\r\n"
        asked += (
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        )
        if extension:
            asked += f"Sec-WebSocket-Extensions: {extension}\r\n"
        await line.send(f"{asked}\r\n".encode())
        head = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 10)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise OSError(head.split(b"\r\n", 1)[0].decode())
        return line

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def hello(self) -> None:
        await self.send(masked(b'{"t":"hello","v":1,"match":0,"have":0}'))

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server: opcode and payload. Raises one of GONE."""
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            length = struct.unpack("!H", await self.reader.readexactly(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", await self.reader.readexactly(8))[0]
        return first & 0x0F, await self.reader.readexactly(length)

    async def until_closed(self, patience: float) -> tuple[int | None, list[bytes]]:
        """The close code (None without a close frame) and the texts that came before. Raises TimeoutError."""
        texts: list[bytes] = []
        async with asyncio.timeout(patience):
            while True:
                try:
                    opcode, payload = await self.frame()
                except (OSError, asyncio.IncompleteReadError):
                    return None, texts
                if opcode == CLOSE:
                    return (struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005), texts
                if opcode == TEXT:
                    texts.append(payload)

    async def swallow(self) -> None:
        """Reads and forgets, until the other side ends it."""
        with contextlib.suppress(*GONE):
            while await self.reader.read(65536):
                pass

    def cut(self) -> None:
        self.writer.transport.abort()
