"""GET /ws/LINK: one conversation between a person and a room. A bare ASGI application, off FastAPI's path."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from app.errors import Busy, Illegal, Malformed, Reason, Refusal
from app.matches.commands import Command
from app.players.tokens import Identity
from app.rooms.outbox import Kind, Outbox
from app.rooms.presence import Visitor
from app.rooms.room import Room
from app.rooms.service import Service
from app.web import wire
from app.web.cookies import identity_of, set_cookie
from app.web.http import status_of
from app.web.limits import Bucket, Guard
from app.web.lines import AsgiLine, line_of
from app.web.origins import Origins

RATE = 20.0
BURST = 40
HELLO_COUNTS = 8  # it may be answered with the whole story of a match
PATIENCE_RATE = 1.0
PATIENCE = 200
GREETING_LIMIT = 10.0
TOO_BIG, POLICY, BROKEN = 1009, 1008, 1011
TOO_FAST = Reason("too-fast", None, "That was too much at once. Please wait a moment.")
HELLO_FIRST = Reason("hello-first", None, "The first frame is hello.")

logger = logging.getLogger(__name__)


class Tables:
    """The endpoint. Knows who comes, from where, to which room; then hands over to a Conversation."""

    def __init__(self, voice: wire.JsonVoice, origins: Origins, guard: Guard, root_path: str) -> None:
        self._voice = voice
        self._origins = origins
        self._guard = guard
        self._root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        service: Service = scope["app"].state.service
        try:
            identity = identity_of(scope)
            room = await self._room(scope, service)
        except Refusal as refusal:
            await deny(scope, send, refusal)
            return
        self._guard.opened(scope)
        try:
            await self._converse(scope, receive, send, service, room, identity)
        finally:
            self._guard.closed(scope)

    async def _converse(
        self, scope: Scope, receive: Receive, send: Send, service: Service, room: Room, identity: Identity
    ) -> None:
        await send({"type": "websocket.accept", "headers": self._cookies(scope, identity)})
        line = line_of(scope, send)
        outbox = Outbox(line)
        line.on_flow = outbox.flow
        talk = Conversation(service, self._voice, room, Visitor(identity.player, outbox))
        try:
            code = await talk.run(receive)
            if code is not None:
                await _close(send, code)
        except Exception:
            logger.exception("match %s: a conversation broke off", room.match.id)
            await _close(send, BROKEN)
        finally:
            talk.end()
            line.on_flow = None
            if isinstance(line, AsgiLine):
                line.cut()

    async def _room(self, scope: Scope, service: Service) -> Room:
        self._origins.check(scope)
        self._guard.check_handshake(scope)
        room = await service.find_room(scope["path_params"]["link"])
        if room is None:
            raise Illegal.because("no-room", "There is no such room.")
        return room

    def _cookies(self, scope: Scope, identity: Identity) -> list[tuple[bytes, bytes]]:
        if identity.new_token is None:
            return []
        return [(b"set-cookie", set_cookie(scope, identity.new_token, self._root_path))]


class Conversation:
    """What one line says, in order: first hello, then commands, plans and pings."""

    def __init__(self, service: Service, voice: wire.JsonVoice, room: Room, visitor: Visitor) -> None:
        self._service = service
        self._voice = voice
        self._room = room
        self._visitor = visitor
        self._has_entered = False
        self._bucket = Bucket(RATE, BURST, _now())
        self._patience = Bucket(PATIENCE_RATE, PATIENCE, _now())

    async def run(self, receive: Receive) -> int | None:
        """Talks until the line ends; returns the code to close it with, None when the other side is gone."""
        deadline = _now() + GREETING_LIMIT
        while True:
            try:
                async with asyncio.timeout_at(None if self._has_entered else deadline):
                    message = await receive()
            except TimeoutError:
                return POLICY
            if message["type"] != "websocket.receive":
                return None
            code = await self._hear(message)
            if code is not None:
                return code
            await self._visitor.outbox.emptied()
            await asyncio.sleep(0)  # what has come already is heard without waiting: others would wait for all of it

    def end(self) -> None:
        self._room.leave(self._visitor)
        self._visitor.outbox.close()

    async def _hear(self, message: Message) -> int | None:
        if _size_of(message) > wire.LARGEST_FRAME:
            return TOO_BIG
        frame = wire.parse_frame(message.get("text"))
        if not self._bucket.take(_now(), HELLO_COUNTS if isinstance(frame, wire.Hello) else 1):
            self._refuse(frame.id, Busy(TOO_FAST))
            return None if self._patience.take(_now()) else POLICY
        await self._act(frame)
        return None

    async def _act(self, frame: wire.Frame) -> None:
        if isinstance(frame, wire.Hello):
            await self._enter(frame)
        elif isinstance(frame, wire.Ping):
            self._visitor.outbox.put(Kind.ANSWER, self._voice.pong())
        elif isinstance(frame, wire.Unreadable):
            self._refuse(frame.id, Malformed(frame.reason))
        elif not self._has_entered:
            self._refuse(frame.id, Malformed(HELLO_FIRST))
        elif isinstance(frame, wire.Plan):
            self._service.plan(self._room, self._visitor, frame.id, frame.ask)
        elif isinstance(frame, wire.Look):
            await self._service.look(self._room, self._visitor, frame.id, frame.seq)
        else:
            command = Command(frame.id, self._visitor.player, frame.what, frame.fields)
            await self._service.do(self._room, self._visitor, command, frame.seen)

    async def _enter(self, hello: wire.Hello) -> None:
        try:
            room = await self._service.find_room(self._room.link)
        except Busy as refusal:
            self._refuse(None, refusal)
            return
        if room is not None:
            self._room = room
            self._has_entered = True
            room.enter(self._visitor, hello.match, hello.have)

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        self._service.refuse(self._room, self._visitor, command, refusal)


async def deny(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuses the handshake with an HTTP answer, or with a plain 403 where the server cannot."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY})
        return
    status, wait = status_of(refusal)
    headers: list[Any] = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if wait is not None:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    body = wire.encode(wire.refusal_json(refusal))
    await send({"type": "websocket.http.response.body", "body": body})


async def _close(send: Send, code: int) -> None:
    # Each server has its own way of saying that the other side is gone already.
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": ""})


def _size_of(message: Message) -> int:
    text = message.get("text")
    return len(message.get("bytes") or b"") if text is None else len(text.encode())


def _now() -> float:
    return asyncio.get_running_loop().time()
