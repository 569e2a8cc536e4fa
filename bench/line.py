"""A lean WebSocket client: RFC 6455 as far as a load generator needs it, straight on asyncio's transports."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_KEY = bytes(4)  # a mask of zeros is a mask: the payload stays as it is


class Line(asyncio.Protocol):
    """One connection. Calls `hear` with each text frame, `lost` when it ends without being asked to."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None] | None = None) -> None:
        self.hear = hear
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes_heard = 0
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def open(self, port: int, path: str, cookie: str) -> None:
        """Connects and shakes hands. Raises ConnectionError when it is refused."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await self.opened

    def say(self, payload: bytes) -> None:
        """Sends one text frame."""
        self._send(TEXT, payload)

    def close(self) -> None:
        self.lost = None
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self.bytes_heard += len(data)
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self._rest = head
                return
            self._shake(head)
        self._rest = self._take_frames(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        if self.lost is not None:
            self.lost()

    def _shake(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode("latin-1")))

    def _take_frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + length > end or start > end:
                break
            self._take(data[at] & 15, data[start : start + length])
            at = start + length
        return data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.hear(payload)
        elif opcode == PING:
            self._send(PONG, payload)

    def _send(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((FINAL | opcode, MASKED | length))
        else:
            head = bytes((FINAL | opcode, MASKED | 126)) + length.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + NO_KEY + payload)
