"""The files that pages load: scripts, styles, pictures, words. Small on the wire, and fetched once.

Their address holds a digest of all of them, so that a browser may keep them for ever, and one page never mixes files of
two versions. Comments for developers stay here, and what is sent is compressed as well as can be, once.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import brotli
from fastapi import Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from app.web.words import word_parts

STATIC = Path(__file__).resolve().parents[2] / "static"
SHOWN = {".js", ".css", ".svg", ".png", ".ico", ".webmanifest"}
SQUEEZED = {".js", ".css", ".svg", ".ftl", ".webmanifest"}
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}
DOC_COMMENT = re.compile(r"^[ \t]*/\*\*(?!/)[\s\S]*?\*/[ \t]*\n", re.MULTILINE)
STYLE_COMMENT = re.compile(r"^[ \t]*/\*[^*]*\*/[ \t]*\n", re.MULTILINE)
WORD_COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
STYLE_IMPORT = re.compile(r'^@import url\("([^":]+)"\);[ \t]*\n', re.MULTILINE)
VERSION = re.compile(r"[0-9a-f]{12}")
FOR_EVER = "max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LOOK_AGAIN = 1.0  # seconds


class Assets:
    """Everything below `static` but the pages; each language in its parts, as words/LANGUAGE/PART.ftl."""

    def __init__(self, static: Path = STATIC, clock: Callable[[], float] = time.monotonic) -> None:
        self.static = static
        self._clock = clock
        self._looked = -LOOK_AGAIN
        self._state: object = None
        self._bytes: dict[str, bytes] = {}
        self._squeezed: dict[tuple[str, str], bytes] = {}
        self._version = ""

    @property
    def version(self) -> str:
        """12 hexadecimal digits that stand for what all files hold now."""
        self._look()
        return self._version

    def names(self) -> list[str]:
        """Paths below `static`, in order."""
        self._look()
        return sorted(self._bytes)

    def read(self, name: str) -> bytes:
        """What is sent for a name, before it is compressed. Raises KeyError."""
        self._look()
        return self._bytes[name]

    def answer(self, request: Request, path: str) -> Response:
        """The file; for ever under this version's address, else to be asked for again. Raises HTTPException 404."""
        self._look()
        head, _, rest = path.partition("/")
        name = rest if VERSION.fullmatch(head) else path
        if name not in self._bytes:
            raise HTTPException(404)
        cache = FOR_EVER if head == self._version else ASK_AGAIN
        encoding = _encoding(request.headers.get("accept-encoding", ""), name)
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if cache == ASK_AGAIN:
            headers["etag"] = f'"{self._version}-{encoding}"'
            if headers["etag"] in request.headers.get("if-none-match", ""):
                return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        headers["content-type"] = _type(name)
        return Response(self._content(name, encoding), headers=headers)

    def _content(self, name: str, encoding: str) -> bytes:
        plain = self._bytes[name]
        if not encoding:
            return plain
        key = (name, encoding)
        if key not in self._squeezed:
            squeezed = brotli.compress(plain, brotli.MODE_TEXT) if encoding == "br" else gzip.compress(plain, mtime=0)
            self._squeezed[key] = squeezed
        return self._squeezed[key]

    def _look(self) -> None:
        """Reads the files again when one has changed: a developer who edits sees it with the next reload."""
        now = self._clock()
        if now - self._looked < LOOK_AGAIN:
            return
        self._looked = now
        state = [(path, (stat := path.stat()).st_mtime_ns, stat.st_size) for path in _files(self.static)]
        if state == self._state:
            return
        self._bytes = dict(_contents(self.static))
        self._squeezed = {}
        digest = hashlib.sha256()
        for name in sorted(self._bytes):
            digest.update(name.encode() + b"\0" + hashlib.sha256(self._bytes[name]).digest())
        self._version, self._state = digest.hexdigest()[:12], state


def _files(static: Path) -> list[Path]:
    return sorted(path for path in static.rglob("*") if path.suffix in SHOWN | {".ftl"} and path.is_file())


def _contents(static: Path) -> Iterator[tuple[str, bytes]]:
    for path in _files(static):
        name = path.relative_to(static).as_posix()
        if path.suffix == ".ftl":
            for part, text in word_parts(path.read_text("utf-8")):
                yield f"words/{path.stem}/{part}.ftl", WORD_COMMENT.sub("", text).encode()
        elif path.suffix == ".css":
            yield name, STYLE_COMMENT.sub("", _with_imports(path)).encode()
        elif path.suffix == ".js" and not name.startswith("vendor/"):
            yield name, DOC_COMMENT.sub("", path.read_text("utf-8")).encode()
        else:
            yield name, path.read_bytes()


def _with_imports(sheet: Path) -> str:
    """A style sheet and all that it imports, in order: one request in place of many in a row."""
    text = sheet.read_text("utf-8")
    return STYLE_IMPORT.sub(lambda match: _with_imports(sheet.parent / match.group(1)), text)


def _encoding(accepted: str, name: str) -> str:
    """`br`, `gzip` or nothing: the smallest that the client takes."""
    if Path(name).suffix not in SQUEEZED:
        return ""
    wanted = [part.partition(";") for part in accepted.lower().replace(" ", "").split(",")]
    taken = {coding for coding, _, weight in wanted if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    return next((coding for coding in ("br", "gzip") if coding in taken), "")


def _type(name: str) -> str:
    """Without a charset: browsers read modules, styles of our pages, and what fetch() takes as text, as UTF-8."""
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
