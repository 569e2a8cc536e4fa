"""Lines: the open connections as the rooms see them.

`TableProtocol` is uvicorn's own WebSocket protocol with what a room needs: frames are written without waiting, a line
that does not read is noticed early and can be cut, what comes in is taken apart no faster than it is used, and some
corners of RFC 6455 are closed (docs/adr). An application that runs under another server gets an `AsgiLine`, which does
the same with a task of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.types import Scope, Send
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from app.web.limits import Bucket
from app.web.shell import PROTECTION

EXTENSION = "toktonk.line"
SEND_BUFFER, RECEIVE_BUFFER = 16384, 32768
LARGEST_UNSENT = 8192
RESET = struct.pack("ii", 1, 0)
MOST_UNSENT = 8
# What the system hands over at once can be thousands of frames, fifty times as large in memory as on the line.
SLICE = 2048
MOST_UNHEARD = 4
MOST_PARTS = 512  # of a message; they may be empty, so that no limit of bytes ever holds
# Pings must be answered, and nothing says that the answers are read.
CONTROL_RATE, CONTROL_BURST = 20.0, 100
POLICY = 1008
AFTER_CLOSE = 4096  # bytes in which that goodbye is looked for; the rest is not even taken apart
CLOSE_TIMEOUT = 2.0  # seconds in which the other side may say goodbye too


def text_header(length: int) -> bytes:
    """The head of one unmasked text frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Conversing(ServerProtocol):
    """A close between the parts of a message ends the line in good order (RFC 6455, 5.4 and 7.1.4), and a refused
    handshake has the headers of every other answer.
    """

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self.current_size = None
        super().recv_frame(frame)

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(PROTECTION)
        return response


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and a Line. The application finds it in its scope."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Conversing(max_size=self.config.ws_max_size, logger=self.logger)
        self.on_flow: Callable[[], None] | None = None
        self.close_timeout = CLOSE_TIMEOUT
        self._unparsed: deque[bytes] = deque()
        self._parsed = 0  # bytes of the first of these
        self._left_after_close = AFTER_CLOSE
        self._parts = 0
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST, self.loop.time())

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            # The system would hide megabytes of unread frames from us.
            with contextlib.suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
                # And hand us a quarter of a megabyte at once, of frames that have at most eight kilobytes.
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
            self.transport.set_write_buffer_limits(LARGEST_UNSENT)

    def data_received(self, data: bytes) -> None:
        self._unparsed.append(data)
        self._parse_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._parse_on()
        # As long as something waits to be heard or taken apart, the system keeps the rest.
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def _parse_on(self) -> None:
        """Takes apart what has come, while not too much of it waits to be heard."""
        while self._unparsed and not self.transport.is_closing():
            if self.close_sent and self._left_after_close <= 0:
                self._unparsed.clear()
                return
            if self.queue.qsize() >= MOST_UNHEARD and not self.close_sent:
                return
            first = self._unparsed[0]
            data = first[self._parsed : self._parsed + SLICE]
            self._parsed += SLICE
            if self._parsed >= len(first):
                self._unparsed.popleft()
                self._parsed = 0
            if self.close_sent:
                self._left_after_close -= len(data)
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        # The parser has its answer ready, or found nothing that could be answered.
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        self._parts += 1
        if self._parts > MOST_PARTS:
            self._end(POLICY)
        else:
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._parts = 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._parts = 1
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_control()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_control()

    def _count_control(self) -> None:
        if not self._control.take(self.loop.time()):
            self._end(POLICY)

    def _end(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.frames = []
        if self.conn.state is State.OPEN:  # else the other side has said goodbye in the same breath
            self.conn.send_close(code)
        self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            self._end(1007)
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
        line = self.transport.get_extra_info("socket")
        if line is not None:
            # Else the system would keep what nobody reads for minutes, and the other side would not notice.
            with contextlib.suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
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
