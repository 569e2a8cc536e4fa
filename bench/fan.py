"""The least that a server of tables can do: whatever anybody says goes as so many bytes to everybody at the table.

No game, no store, no views: what uvicorn's WebSockets cost alone, as the measure for the whole server's moves.
"""

from __future__ import annotations

import os

import uvicorn
from starlette.types import Receive, Scope, Send

FRAME = '{"t":"told","match":1,"seq":0,"pad":"%s"}'
DONE = '{"t":"done","id":"0000-000000","seq":0}'

_tables: dict[str, list[Send]] = {}
_told = FRAME % ("x" * max(0, int(os.environ.get("FRAME_BYTES", "0")) - len(FRAME) + 2))


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """An ASGI application with WebSockets alone."""
    if scope["type"] != "websocket":
        raise NotImplementedError(scope["type"])
    table = _tables.setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    table.append(send)
    while (await receive())["type"] == "websocket.receive":
        for other in table:
            await other({"type": "websocket.send", "text": _told})
        await send({"type": "websocket.send", "text": DONE})
    table.remove(send)


class _Announcing(uvicorn.Server):
    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}/", flush=True)


if __name__ == "__main__":
    config = uvicorn.Config(
        app,
        port=0,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )
    _Announcing(config).run()
