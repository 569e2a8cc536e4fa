"""The pages. A page hands out the cookie that makes somebody a person here."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response

from app.rooms.service import Service
from app.web.assets import Assets
from app.web.cookies import identity_of, set_cookie
from app.web.words import language_names, wished_language

PRELOAD = "<!-- preload -->"
MORE = "<!-- preload what it shows -->"
WORDS = "<!-- preload its words -->"
PARTS = {"index": ("home",)}  # of the words, beside those of every page
ENTRY = re.compile(r'<script type="module" src="([^"]+)">')
IMPORT = re.compile(r'^(?:import|export)\b[^"\';()]*["\'](\.[^"\']+\.js)["\']', re.MULTILINE)
READS = ["GET", "HEAD"]


class Pages:
    """The HTML files, each with the languages there are, and hints for the browser to fetch all its modules at once."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._version = ""
        self._texts: dict[str, str] = {}
        self._hints: dict[str, str] = {}
        self._locales: frozenset[str] = frozenset()

    def answer(self, request: Request, name: str, status: int = 200, way_up: str = "../", shows: str = "") -> Response:
        """The page, with a cookie for who comes without one. `shows`: what it draws first, to be fetched at once."""
        wishes = request.headers.get("accept-language", "")
        text = self.text(name).replace(WORDS, self._words(name, shows, wishes)).replace(MORE, self._more(shows))
        text = text.replace('"../', f'"{way_up}')
        answer = HTMLResponse(text, status, {"cache-control": "no-cache", "vary": "accept-language"})
        identity = identity_of(request.scope)
        if identity.new_token is not None:
            header = set_cookie(request.scope, identity.new_token, request.scope.get("root_path", ""))
            answer.raw_headers.append((b"set-cookie", header))
        return answer

    def text(self, name: str) -> str:
        """The page, with the addresses that its files have now."""
        if self._version != (version := self.assets.version):
            self._texts = dict(self._all(version))
            self._hints = {}
            self._version = version
        return self._texts[name]

    def _words(self, name: str, shows: str, wishes: str) -> str:
        """Hints for the messages, in the language that the browser wishes: who has chosen another one fetches that."""
        locale = wished_language(wishes, self._locales)
        parts = ["shell", *PARTS.get(name, ()), *([shows] if shows not in ("", "lobby") else [])]
        way_up = "" if name == "index" else "../"
        address = f"{way_up}static/{self._version}/words/{locale}"
        return "\n    ".join(
            f'<link rel="preload" as="fetch" crossorigin href="{address}/{part}.ftl">' for part in parts
        )

    def _more(self, shows: str) -> str:
        """Hints for what the page of a room asks for as soon as it knows what to show."""
        if shows == "lobby":
            entry, sheet = "ui/lobby.js", "styles/page-lobby.css"
        else:
            entry, sheet = f"games/{shows}/index.js", f"games/{shows}/{shows}.css"
        if not shows or not (self.assets.static / entry).is_file():
            return ""
        if shows not in self._hints:
            names = self._names(self.assets.static.resolve() / entry)
            links = [f'<link rel="modulepreload" href="../static/{self._version}/{name}">' for name in names]
            style = f'<link rel="prefetch" as="style" href="../static/{self._version}/{sheet}">'
            self._hints[shows] = "\n    ".join([style, *links])
        return self._hints[shows]

    def missing(self, request: Request) -> Response:
        """There is no such room, or no such page: it is shown at any depth, and its links are relative."""
        path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
        depth = path.count("/") - 1
        return self.answer(request, "missing", 404, way_up="../" * depth or "./")

    def _all(self, version: str) -> Iterator[tuple[str, str]]:
        names = language_names(self.assets.static)
        self._locales = frozenset(names)
        locales = html.escape(json.dumps(names, ensure_ascii=False))
        for path in sorted((self.assets.static / "pages").glob("*.html")):
            text = self._with_hints(path.read_text("utf-8"))
            marks = f'<html data-locales="{locales}" data-version="{version}" '
            yield path.stem, text.replace("<html ", marks, 1).replace("/static/", f"/static/{version}/")

    def _with_hints(self, text: str) -> str:
        entry = ENTRY.search(text)
        if entry is None or PRELOAD not in text:
            return text
        way_up, _, module = entry.group(1).partition("static/")
        names = self._names(self.assets.static.resolve() / module)
        hints = (f'<link rel="modulepreload" href="{way_up}static/{name}">' for name in names)
        return text.replace(PRELOAD, "\n    ".join(hints))

    def _names(self, module: Path) -> list[str]:
        """A module and all that it imports, as paths below `static`."""
        static = self.assets.static.resolve()
        return sorted(found.relative_to(static).as_posix() for found in _modules(module, set()))


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


def add_pages(app: FastAPI, pages: Pages) -> None:
    """GET /, GET /r/LINK and everything below /static."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/", methods=READS)
    async def home(request: Request) -> Response:
        return pages.answer(request, "index")

    @router.api_route("/r/{link}", methods=READS)
    async def room(link: str, request: Request) -> Response:
        service: Service = request.app.state.service
        if not await service.has_room(link):
            return pages.missing(request)
        return pages.answer(request, "room", shows=service.shows(link))

    @router.api_route("/favicon.ico", methods=READS)
    async def favicon(request: Request) -> Response:
        return pages.assets.answer(request, "icons/icon-192.png")  # asked for by itself where a page names no icon

    @router.api_route("/static/{path:path}", methods=READS)
    async def asset(path: str, request: Request) -> Response:
        return pages.assets.answer(request, path)

    app.include_router(router)
