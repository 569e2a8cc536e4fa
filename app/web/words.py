"""The languages of the pages. One file is one language; a page fetches the parts of it that it needs."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

STATIC = Path(__file__).resolve().parents[2] / "static"
NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)
PART = re.compile(r"^### part: ([\w-]+)$", re.MULTILINE)
CACHE = "public, max-age=60"


class Words:
    """The message files in static/locales, in parts."""

    def __init__(self, static: Path = STATIC) -> None:
        texts = {path.stem: path.read_text("utf-8") for path in sorted((static / "locales").glob("*.ftl"))}
        self.names = _names(texts)
        self._parts = {(locale, part): text for locale in self.names for part, text in _parts(texts[locale])}

    def answer(self, request: Request, locale: str, part: str) -> Response:
        """One part as it is written, or 304 for who has it. Raises HTTPException 404."""
        text = self._parts.get((locale, part))
        if text is None:
            raise HTTPException(404)
        body = text.encode()
        headers = {"cache-control": CACHE, "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"'}
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


def add_words(app: FastAPI, words: Words) -> None:
    """GET /words/LANGUAGE/PART.ftl."""

    @app.api_route("/words/{locale}/{part}.ftl", methods=["GET", "HEAD"], include_in_schema=False)
    async def part_of_a_language(locale: str, part: str, request: Request) -> Response:
        return words.answer(request, locale, part)


def _names(texts: dict[str, str]) -> dict[str, str]:
    """Languages by their own names, English first; a file that does not name its language is none."""
    found = {locale: match.group(1).strip() for locale, text in texts.items() if (match := NAME.search(text))}
    return dict(sorted(found.items(), key=lambda pair: (pair[0] != "en", pair[1].casefold())))


def _parts(text: str) -> list[tuple[str, str]]:
    pieces = PART.split(text)[1:]
    return list(zip(pieces[::2], pieces[1::2], strict=True))
