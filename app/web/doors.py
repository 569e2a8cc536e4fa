"""The door of the server: HTTP as it comes from the network, bounded before the application sees anything of it.

uvicorn's own protocol waits for a request as long as somebody likes, keeps a head of any size, and reads any number of
requests ahead of their answers: three ways to fill the memory of a server, or its table of open files, from one laptop.
"""

from __future__ import annotations

import asyncio
import http
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from app.errors import Malformed, Reason
from app.web.shell import PROTECTION
from app.web.wire import encode, refusal_json

REQUEST_LIMIT = 10.0  # seconds in which a whole request has to arrive; a slower one holds a line and gives nothing
ANSWER_LIMIT = 60.0  # seconds in which an answer has to be taken
LARGEST_HEAD = 16384
MOST_HEADERS = 100
LARGEST_REQUEST = 131072  # larger bodies are refused by then; what still comes is not even looked at
MOST_AHEAD = 8
LINGER = 1.0  # seconds in which a refusal can be read: closed at once, the system would throw it away
SENTENCES = {
    400: ("bad-request", "This request cannot be read."),
    408: ("too-slow", "This request did not arrive in time."),
    431: ("too-big", "The head of this request is too big."),
}


class TooMuch(Exception):
    """The request is larger than anything that is asked for here."""


class DoorProtocol(HttpToolsProtocol):
    """uvicorn's protocol with limits in bytes, in time and in number."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._is_in_head = True
        self._taken = 0  # bytes of this request so far
        self._is_deaf = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._allow(REQUEST_LIMIT)

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_deaf or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._timer is None:
            self._allow(REQUEST_LIMIT)
        self._taken += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._allow(None)
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            is_much = isinstance(error.__context__, TooMuch) or isinstance(error.__cause__, TooMuch)
            self._refuse(431 if is_much else 400)
        else:
            self._check_size()

    # What the parser has found.

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMuch
        self._is_in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._is_in_head:
            return  # trailers: nobody reads them, and they have no end
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD:
            raise TooMuch
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._taken = 0
        self._allow(ANSWER_LIMIT)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._taken == 0 and not self._is_deaf:
            self._allow(None)
        super().on_response_complete()

    # What comes of it.

    def _check_size(self) -> None:
        if self._is_in_head and self._taken > LARGEST_HEAD:
            self._refuse(431)
        elif self._taken > LARGEST_REQUEST:
            self._turn_deaf()  # the answer is on its way

    def _allow(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._run_out)

    def _run_out(self) -> None:
        self._timer = None
        if self._is_in_head and self._taken and not self._is_deaf and not self.transport.is_closing():
            self._refuse(408)
        else:
            self.transport.abort()

    def _refuse(self, status: int) -> None:
        # While another answer is on its way, none can be put in between.
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(plain_refusal(status))
            self.transport.write_eof()
        self._turn_deaf()

    def _turn_deaf(self) -> None:
        self._is_deaf = True
        self._allow(LINGER)


def plain_refusal(status: int) -> bytes:
    """A whole answer to what is not even a request."""
    code, sentence = SENTENCES[status]
    body = encode(refusal_json(Malformed(Reason(code, None, sentence))))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
        **PROTECTION,
    }
    lines = [f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}", *(f"{name}: {headers[name]}" for name in headers)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii") + body
