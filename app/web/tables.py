"""Lists of tables over HTTP: the visitor's own, and the rooms that are open to everybody."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.games.api import Json
from app.rooms.service import Service
from app.web.cookies import identity_of
from app.web.wire import encode


def add_tables(router: APIRouter, root_path: str, responses: Mapping[int | str, Mapping[str, Json]]) -> None:
    """GET /api/tables and /api/lobby."""
    told = {status: dict(answer) for status, answer in responses.items()}

    def answer(name: str, tables: list[dict[str, Json]]) -> Response:
        placed = [{**table, "url": f"{root_path}/r/{table['link']}"} for table in tables]
        return Response(encode({name: placed}), 200, {"cache-control": "no-store"}, "application/json")

    @router.get("/api/tables", responses=told)
    async def tables(request: Request) -> Response:
        identity = identity_of(request.scope)
        service: Service = request.app.state.service
        # Who comes without a cookie has been at no table.
        own = [] if identity.new_token is not None else await service.directory.tables_of(identity.player)
        return answer("tables", own)

    @router.get("/api/lobby", responses=told)
    async def lobby(request: Request) -> Response:
        service: Service = request.app.state.service
        return answer("rooms", await service.directory.listed())
