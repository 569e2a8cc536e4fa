"""Lists of tables over HTTP: the visitor's own, and the rooms that are open to everybody."""

from __future__ import annotations

import re
from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.errors import Malformed
from app.games.api import Json
from app.rooms.ports import Mark
from app.rooms.service import Service
from app.web.cookies import identity_of
from app.web.wire import encode

# As `more` of one answer says it, `after` of the next request does: over or not, time, number of the match, link.
MARK = re.compile(r"([01])~([0-9]{1,12}\.[0-9]{1,12})~([0-9]{1,9})~([A-Za-z0-9_-]{1,64})")


def add_tables(router: APIRouter, root_path: str, responses: Mapping[int | str, Mapping[str, Json]]) -> None:
    """GET /api/tables and /api/lobby. `responses`: what the document says of the first; the other asks for nothing."""
    told = {status: dict(answer) for status, answer in responses.items()}

    def placed(tables: list[dict[str, Json]]) -> list[dict[str, Json]]:
        return [{**table, "url": f"{root_path}/r/{table['link']}"} for table in tables]

    @router.get("/api/tables", openapi_extra=_parameters(), responses=told)
    async def tables(request: Request) -> Response:
        identity = identity_of(request.scope)
        service: Service = request.app.state.service
        after = _read_mark(request.query_params.get("after"))
        # Who comes without a cookie has been at no table.
        is_new = identity.new_token is not None
        own, more = ([], None) if is_new else await service.directory.tables_of(identity.player, after)
        return _answer({"tables": placed(own), "more": _mark_text(more)})

    @router.get("/api/lobby", responses={status: told[status] for status in told if status != 422})
    async def lobby(request: Request) -> Response:
        service: Service = request.app.state.service
        return _answer({"rooms": placed(await service.directory.listed())})


def _parameters() -> dict[str, Json]:
    after = {"type": "string", "pattern": f"^{MARK.pattern}$", "maxLength": 128}
    told = "`more` of the page before."
    return {"parameters": [{"name": "after", "in": "query", "description": told, "schema": after}]}


def _read_mark(text: str | None) -> Mark | None:
    if text is None:
        return None
    found = MARK.fullmatch(text)
    if found is None:
        raise Malformed.because("bad-field", "“after” must be what the page before gave as “more”.")
    is_over, at, number, link = found.groups()
    return Mark(is_over == "1", float(at), link, int(number))


def _mark_text(mark: Mark | None) -> str | None:
    return None if mark is None else f"{mark.is_over:d}~{mark.at!r}~{mark.number}~{mark.link}"


def _answer(told: dict[str, Json]) -> Response:
    return Response(encode(told), 200, {"cache-control": "no-store"}, "application/json")
