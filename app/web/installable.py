"""What makes the pages installable: the manifest, the service worker, and the page that stands in when offline."""

from __future__ import annotations

import json
import re

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response

from app.web.pages import READS, Pages

LOADED = re.compile(r'(?:href|src)="([^"]*/static/[^"]+)"')


def add_installable(app: FastAPI, pages: Pages) -> None:
    """GET /manifest.webmanifest, /sw.js and /offline."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/manifest.webmanifest", methods=READS)
    async def manifest(request: Request) -> Response:
        text = pages.assets.read("pwa/manifest.webmanifest").decode().replace("@ROOT@", _root(request))
        return Response(text, media_type="application/manifest+json", headers={"cache-control": "no-cache"})

    @router.api_route("/sw.js", methods=READS)
    async def worker(request: Request) -> Response:
        text = worker_text(pages, _root(request))
        return Response(text, media_type="text/javascript; charset=utf-8", headers={"cache-control": "no-cache"})

    @router.api_route("/offline", methods=READS)
    async def offline(request: Request) -> Response:
        return HTMLResponse(offline_text(pages, _root(request)), headers={"cache-control": "no-cache"})

    app.include_router(router)


def offline_text(pages: Pages, root: str) -> str:
    """The page with addresses that hold wherever it is shown, which is at any address below `root`."""
    return pages.text("offline").replace('"../', f'"{root}')


def worker_text(pages: Pages, root: str) -> str:
    """The service worker of this version, which keeps what the offline page loads; its words in English at least."""
    kept = list(dict.fromkeys(LOADED.findall(offline_text(pages, root))))
    kept.append(f"{root}static/{pages.assets.version}/words/en/shell.ftl")
    text = pages.assets.read("pwa/sw.js").decode()
    values = {"VERSION": pages.assets.version, "ROOT": root, "KEPT": json.dumps(kept)[2:-2]}
    return re.sub(r"@(VERSION|ROOT|KEPT)@", lambda match: values[match.group(1)], text)


def _root(request: Request) -> str:
    return f"{request.scope.get('root_path', '')}/"
