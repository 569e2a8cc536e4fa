"""The pages and what they load. A page hands out the cookie that makes somebody a person here."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.rooms.service import Service
from app.web.cookies import identity_of, set_cookie

STATIC = Path(__file__).resolve().parents[2] / "static"
SHORT_CACHE = "public, max-age=60"
PRELOAD = "<!-- preload -->"
ENTRY = re.compile(r'<script type="module" src="([^"]+)">')
IMPORT = re.compile(r'^(?:import|export)\b[^"\';]*["\'](\.[^"\']+\.js)["\']', re.MULTILINE)
READS = ["GET", "HEAD"]


class Pages:
    """The HTML files, each with the languages there are, and hints for the browser to fetch all its modules at once."""

    def __init__(self, locales: Mapping[str, str], static: Path = STATIC) -> None:
        self._static = static
        self._locales = html.escape(json.dumps(locales, ensure_ascii=False))
        self._texts = {path.stem: self._with_hints(path) for path in sorted((static / "pages").glob("*.html"))}

    def answer(self, request: Request, name: str, status: int = 200, way_up: str = "../") -> Response:
        """The page, with a cookie for who comes without one."""
        text = self._texts[name].replace('"../', f'"{way_up}')
        answer = HTMLResponse(text, status, {"cache-control": "no-cache"})
        identity = identity_of(request.scope)
        if identity.new_token is not None:
            header = set_cookie(request.scope, identity.new_token, request.scope.get("root_path", ""))
            answer.raw_headers.append((b"set-cookie", header))
        return answer

    def text(self, name: str) -> str:
        """The page as it stands for a server at the root of its site."""
        return self._texts[name]

    def missing(self, request: Request) -> Response:
        """There is no such room, or no such page: it is shown at any depth, and its links are relative."""
        path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
        depth = path.count("/") - 1
        return self.answer(request, "missing", 404, way_up="../" * depth or "./")

    def _with_hints(self, path: Path) -> str:
        text = path.read_text(encoding="utf-8").replace("<html ", f'<html data-locales="{self._locales}" ', 1)
        entry = ENTRY.search(text)
        if entry is None or PRELOAD not in text:
            return text
        way_up = entry.group(1).partition("static/")[0]
        modules = sorted(_modules(self._static / entry.group(1).partition("static/")[2], set()))
        hints = (f"{way_up}static/{module.relative_to(self._static.resolve()).as_posix()}" for module in modules)
        return text.replace(PRELOAD, "\n    ".join(f'<link rel="modulepreload" href="{hint}">' for hint in hints))


def _modules(module: Path, found: set[Path]) -> set[Path]:
    module = module.resolve()
    if module in found or not module.is_file():
        return found
    found.add(module)
    for target in _imports(module):
        _modules(module.parent / target, found)
    return found


def _imports(module: Path) -> Iterator[str]:
    for match in IMPORT.finditer(module.read_text(encoding="utf-8")):
        yield match.group(1)


class ShortlyCached(StaticFiles):
    """Static files with an ETag, asked for again after a minute: a new version shows without a hard reload."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers.setdefault("cache-control", SHORT_CACHE)
        return answer


def add_pages(app: FastAPI, pages: Pages) -> None:
    """GET /, GET /r/LINK and everything below /static."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/", methods=READS)
    async def home(request: Request) -> Response:
        return pages.answer(request, "index")

    @router.api_route("/r/{link}", methods=READS)
    async def room(link: str, request: Request) -> Response:
        service: Service = request.app.state.service
        return pages.answer(request, "room") if await service.has_room(link) else pages.missing(request)

    app.include_router(router)
    app.mount("/static", ShortlyCached(directory=STATIC), name="static")
