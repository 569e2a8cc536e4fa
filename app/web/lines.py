"""Lines: the open connections as the rooms see them.

`TableProtocol` is uvicorn's own WebSocket protocol with what a room needs: frames are written without waiting, a line
that does not read is noticed early and can be cut, and two corners of RFC 6455 are closed (docs/adr). An application
that runs under another server gets an `AsgiLine`, which does the same with a task of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.types import Scope, Send
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

EXTENSION = "toktonk.line"
SEND_BUFFER = 65536
MOST_UNSENT = 8


def text_header(length: int) -> bytes:
    """The head of one unmasked text frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Conversing(ServerProtocol):
    """A close between the parts of a message ends the line in good order (RFC 6455, 5.4 and 7.1.4)."""

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self.current_size = None
        super().recv_frame(frame)


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and a Line. The application finds it in its scope."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Conversing(max_size=self.config.ws_max_size, logger=self.logger)
        self.on_flow: Callable[[], None] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            # The system would hide megabytes of unread frames from us.
            with contextlib.suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refused handshake is complete too, and no error for the log

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_flow is not None:
            self.on_flow()

    @property
    def is_clogged(self) -> bool:
        return not self.writable.is_set()

    def write(self, frame: bytes) -> None:
        if self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(text_header(len(frame)) + frame)

    def cut(self) -> None:
        self.transport.abort()


class AsgiLine:
    """A Line on any ASGI server's `send`."""

    def __init__(self, send: Send) -> None:
        self.on_flow: Callable[[], None] | None = None
        self._send = send
        self._unsent: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="line")

    @property
    def is_clogged(self) -> bool:
        return len(self._unsent) >= MOST_UNSENT

    def write(self, frame: bytes) -> None:
        self._unsent.append(frame)
        self._wake.set()

    def cut(self) -> None:
        self._unsent.clear()
        self._task.cancel()

    async def _run(self) -> None:
        # Servers say in different ways that the line is gone; the reader of the line hears it too.
        with contextlib.suppress(Exception):
            while True:
                await self._wake.wait()
                while self._unsent:
                    await self._send({"type": "websocket.send", "text": self._unsent[0].decode()})
                    if self._unsent:
                        self._unsent.popleft()
                    if self.on_flow is not None:
                        self.on_flow()
                self._wake.clear()


OwnLine = TableProtocol | AsgiLine


def line_of(scope: Scope, send: Send) -> OwnLine:
    """The line under an accepted connection."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, TableProtocol) else AsgiLine(send)


def _is_utf8(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
