"""The few HTTP requests: open a room, find one by its code, which games there are, is the server well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from app.errors import Busy, Illegal, Malformed, Reason, Refusal
from app.games import all_games
from app.games.api import Game, Json, OptionSpec
from app.rooms.ports import RoomRecord
from app.rooms.service import Service
from app.web.cookies import identity_of, set_cookie
from app.web.limits import Guard, TooMany, Window, address_key, client_host
from app.web.origins import Origins
from app.web.records import add_records
from app.web.rules import LARGEST_COUNT, rules_json, rules_parameters
from app.web.tables import add_tables
from app.web.wire import encode, refusal_json

STATUS = {"malformed": 422, "options": 409, "illegal": 409, "forbidden": 403, "busy": 503}
STATUS_OF_CODE = {"no-room": 404}
WRONG_CODES = 10
WRONG_CODES_WITHIN = 60.0

SENTENCES = {
    404: ("not-found", "There is nothing at this address."),
    405: ("method-not-allowed", "This address does not take requests of this kind."),
    413: ("too-big", "This request is too big."),
}


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody asks for who opens a room."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: int | float  # to JSON, 4.0 is a whole number
    options: dict[str, Any] = {}
    clock: dict[str, Any] = {}


def _new_room() -> dict[str, Any]:
    return {
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {
                        "type": "object",
                        "required": ["game", "players"],
                        "additionalProperties": False,
                        "properties": {
                            "game": {"enum": list(all_games())},
                            "players": {"type": "integer", "minimum": 0, "maximum": LARGEST_COUNT},
                            "options": {"type": "object"},
                            "clock": {"type": "object", "example": {"kind": "bank", "bank": 300, "increment": 15}},
                        },
                    }
                }
            },
        }
    }


REASON = {
    "type": "object",
    "required": ["kind", "code", "rule", "sentence", "squares", "seats"],
    "properties": {
        "kind": {"type": "string"},
        "code": {"type": "string"},
        "rule": {"type": ["string", "null"]},
        "sentence": {"type": "string"},
        "squares": {"type": "array", "items": {"type": "string"}},
        "seats": {"type": "array", "items": {"type": "string"}},
    },
}


def _answers(ok: int, *refusals: int) -> dict[int | str, dict[str, Any]]:
    said: dict[str, Any] = {"content": {"application/json": {"schema": REASON}}}
    told: dict[int | str, dict[str, Any]] = {status: {"description": "Refused", **said} for status in refusals}
    return {ok: {"description": "Done", "content": {"application/json": {}}}, **told}


def make_api(origins: Origins, guard: Guard, clock: Callable[[], float], root_path: str) -> APIRouter:
    """The requests below /api. `clock` counts seconds for the limits."""

    async def check(request: Request) -> None:
        guard.check_request(request.scope)

    router = APIRouter(dependencies=[Depends(check)])
    _add_rooms(router, origins, guard, root_path)
    _add_codes(router, Window(WRONG_CODES, WRONG_CODES_WITHIN, clock), root_path)
    add_tables(router, root_path, _answers(200, 422, 429, 503))
    add_records(router, _answers(200, 403, 404, 409, 429, 503))

    @router.get("/api/games", responses=_answers(200, 429))
    async def games() -> Response:
        return _json({"games": [_game_json(game) for game in all_games().values()]})

    @router.get("/api/rules", openapi_extra=rules_parameters(), responses=_answers(200, 409, 422, 429))
    async def rules(request: Request) -> Response:
        return _json(rules_json(request.query_params))

    return router


def _add_rooms(router: APIRouter, origins: Origins, guard: Guard, root_path: str) -> None:
    answers = _answers(201, 403, 409, 413, 422, 429, 503)

    @router.post("/api/rooms", status_code=201, openapi_extra=_new_room(), responses=answers)
    async def create_room(request: Request) -> Response:
        origins.check(request.scope)
        wanted = _read(await request.body())
        identity = identity_of(request.scope)
        setting = (wanted.game, int(wanted.players), wanted.options, wanted.clock)
        guard.check_room(request.scope)
        room = await _service(request).create_room(identity.player, *setting)
        answer = _json({**_where(room, root_path), "code": room.code}, 201)
        if identity.new_token is not None:
            answer.raw_headers.append((b"set-cookie", set_cookie(request.scope, identity.new_token, root_path)))
        return answer


def _add_codes(router: APIRouter, wrong_codes: Window, root_path: str) -> None:
    @router.get("/api/codes/{code}", responses=_answers(200, 404, 429, 503))
    async def find_code(code: str, request: Request) -> Response:
        # Codes are short: who may guess without end finds every open table.
        address = address_key(client_host(request.scope))
        wait = wrong_codes.take(address)
        if wait:
            raise TooMany(Reason("too-many-tries", None, "Too many wrong codes. Please wait a minute."), wait)
        try:
            room = await _service(request).find_code(code)
        except Busy:
            wrong_codes.give_back(address)
            raise
        if room is None:
            raise Illegal.because("no-room", "There is no open table with this code.")
        wrong_codes.give_back(address)
        return _json(_where(room, root_path))


def make_watch() -> APIRouter:
    """The two requests that watch the server."""
    router = APIRouter()

    @router.get("/healthz", responses=_answers(200))
    async def healthz() -> Response:
        return _json({"status": "alive"})

    @router.get("/readyz", responses=_answers(200, 503))
    async def readyz(request: Request) -> Response:
        if not await _service(request).is_ready():
            raise Busy(Reason("not-ready", None, "The server cannot save anything just now."))
        return _json({"status": "ready"})

    return router


def add_errors(app: FastAPI, missing: Callable[[Request], Response]) -> None:
    """Every error gets the documented form; a page that is not there, a page that says so."""

    async def on_refusal(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        return refused(error)

    async def on_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and wants_page(request):
            return missing(request)
        code, sentence = SENTENCES.get(error.status_code, ("bad-request", "This request cannot be read."))
        return _json(refusal_json(Malformed(Reason(code, None, sentence))), error.status_code, error.headers)

    async def on_validation(request: Request, error: Exception) -> Response:
        return refused(Malformed(Reason("bad-request", None, "This request cannot be read.")))

    async def on_failure(request: Request, error: Exception) -> Response:
        return _json(refusal_json(Busy(Reason("server-error", None, "Something went wrong on the server."))), 500)

    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_validation)
    app.add_exception_handler(ClientDisconnect, on_validation)  # nobody reads it: they went in the middle of a request
    app.add_exception_handler(Exception, on_failure)


def refused(refusal: Refusal) -> Response:
    """The refusal as an answer of HTTP."""
    status, wait = status_of(refusal)
    return _json(refusal_json(refusal), status, None if wait is None else {"retry-after": str(wait)})


def status_of(refusal: Refusal) -> tuple[int, int | None]:
    """The status that says it on HTTP, and after how many seconds to ask again, if that helps."""
    if isinstance(refusal, TooMany):
        return 429, refusal.wait
    status = STATUS_OF_CODE.get(refusal.reason.code, STATUS.get(refusal.kind, 400))
    return status, 1 if status == 503 else None


def wants_page(request: Request) -> bool:
    """Whether a person's browser asks for something to look at."""
    is_api = "/api/" in request.url.path or request.method not in ("GET", "HEAD")
    return not is_api and "text/html" in request.headers.get("accept", "")


def _json(value: Json, status: int = 200, headers: Any = None) -> Response:
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(encode(value), status, kept, "application/json")


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def _read(body: bytes) -> NewRoom:
    try:
        wanted = msgspec.json.decode(body, type=NewRoom)
        if not 0 <= wanted.players <= LARGEST_COUNT or wanted.players != int(wanted.players):
            raise Malformed.because("bad-field", "“players” is a whole number of people.")
        return wanted
    except msgspec.ValidationError as error:
        raise Malformed.because("bad-field", f"This is no room to open: {error}.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed.because("bad-json", "This is not JSON.") from error


def _where(room: RoomRecord, root_path: str) -> dict[str, str]:
    return {"link": room.link, "url": f"{root_path}/r/{room.link}"}


def _game_json(game: Game) -> dict[str, Json]:
    counts = range(game.min_players, game.max_players + 1)
    return {
        "key": game.key,
        "version": game.version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": {str(players): [_spec_json(spec) for spec in game.option_specs(players)] for players in counts},
    }


def _spec_json(spec: OptionSpec) -> dict[str, Json]:
    return {
        "name": spec.name,
        "kind": spec.kind,
        "default": spec.default,
        "rule": spec.rule,
        "sentence": spec.sentence,
        "choices": list(spec.choices),
        "low": spec.low,
        "high": spec.high,
    }
