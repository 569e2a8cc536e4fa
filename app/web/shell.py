"""What stands around every request: the path under which the server lives, headers that protect, sizes of bodies."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 16384

# Everything comes from this server, and nothing inline: injected markup can neither run nor load anything.
PROTECTION = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # the address of a room is its key
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# A script, a style or words, fetched by the hundred, is no document: the rules of its page hold for it. Opened as one,
# it may do nothing at all; few words, for they are sent with each.
PROTECTION_OF_PARTS = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    **{name: PROTECTION[name] for name in ("x-content-type-options", "cross-origin-resource-policy")},
}
WORKER = "/sw.js"  # fetches by its own policy
PARTS = ("text/javascript", "text/css", "text/plain", "image/png")
STARTS = ("http.response.start", "websocket.http.response.start")


class ProtectedHeaders:
    """Adds the headers above to every answer, errors too; to parts of pages a few short ones."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def protect(message: MutableMapping[str, Any]) -> None:
            if message["type"] in STARTS:
                message.setdefault("headers", [])
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").startswith(PARTS) and not scope["path"].endswith(WORKER)
                for name, value in (PROTECTION_OF_PARTS if is_part else PROTECTION).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, protect)


class UnderPath:
    """Lets the server live below a path, whether or not the proxy in front takes that path away."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._root_path or scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if path == self._root_path and scope["type"] == "http":
            await RedirectResponse(f"{self._root_path}/")(scope, receive, send)
            return
        if not path.startswith(f"{self._root_path}/"):
            path = self._root_path + path
        await self._app({**scope, "path": path, "root_path": self._root_path}, receive, send)


class SmallBodies:
    """Refuses bodies that are larger than any request here needs, before they are in memory."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        left = LARGEST_BODY if not length.isdigit() or int(length) <= LARGEST_BODY else -1

        async def receive_little() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        await self._app(scope, receive_little, send)


class PlainStart:
    """Says in a sentence why the server cannot start, when the error has the expected name."""

    def __init__(self, app: ASGIApp, expected: str) -> None:
        self._app = app
        self._expected = expected

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_plainly(message: MutableMapping[str, Any]) -> None:
            last = str(message.get("message", "")).strip().rpartition("\n")[2]
            name, _, why = last.partition(": ")
            if message["type"] == "lifespan.startup.failed" and name.endswith(self._expected):
                message = {**message, "message": f"Toktonk cannot start: {why}"}
            await send(message)

        await self._app(scope, receive, send_plainly if scope["type"] == "lifespan" else send)
