"""Finished matches as text, over HTTP: the record that `python -m app replay` and `verify` read (notation.md)."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.errors import Illegal
from app.games.api import Json
from app.rooms.service import Service
from app.web.cookies import identity_of


def add_records(router: APIRouter, responses: Mapping[int | str, Mapping[str, Json]]) -> None:
    """GET /api/rooms/LINK/matches/NUMBER/record."""
    text = {200: {"description": "The record", "content": {"text/plain": {"schema": {"type": "string"}}}}}
    told = {status: dict(answer) for status, answer in responses.items()} | text

    @router.get("/api/rooms/{link}/matches/{number}/record", responses=told)
    async def record(link: str, number: str, request: Request) -> Response:
        service: Service = request.app.state.service
        known = int(number) if number.isascii() and number.isdecimal() and len(number) < 7 else 0
        found = await service.record(link, known, identity_of(request.scope).player)
        if found is None:
            raise Illegal.because("no-room", "There is no such match.")
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="toktonk-{known}.txt"'}
        return Response(found, 200, headers, "text/plain; charset=utf-8")
