"""The pages can be installed, and show a page of their own when there is no connection; below a path too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from app.web.assets import Assets
from app.web.installable import add_installable, offline_text
from app.web.pages import Pages, add_pages
from app.web.shell import UnderPath


def served(pages: Pages, root_path: str) -> httpx.AsyncClient:
    app = FastAPI()
    add_pages(app, pages)
    add_installable(app, pages)
    return httpx.AsyncClient(transport=httpx.ASGITransport(UnderPath(app, root_path)), base_url="http://here")


@pytest.mark.parametrize("root_path", ["", "/games/toktonk"])
async def test_the_manifest_names_the_site_and_icons_that_are_there(root_path: str) -> None:
    async with served(Pages(Assets()), root_path) as client:
        answer = await client.get(f"{root_path}/manifest.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert {manifest[key] for key in ("start_url", "scope", "id")} == {f"{root_path}/"}
        sizes = {icon["sizes"] for icon in manifest["icons"]}
        assert {"192x192", "512x512"} <= sizes
        for icon in manifest["icons"]:
            assert (await client.get(icon["src"])).headers["content-type"].startswith(icon["type"])


@pytest.mark.parametrize("root_path", ["", "/games/toktonk"])
async def test_the_worker_keeps_all_that_the_offline_page_loads(root_path: str) -> None:
    pages = Pages(Assets())
    async with served(pages, root_path) as client:
        worker = await client.get(f"{root_path}/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert not re.search("@[A-Z]+@", worker.text)
        assert f'const VERSION = "{pages.assets.version}"' in worker.text
        found = re.search(r"const KEPT = (\[.+\]);", worker.text)
        assert found
        kept = json.loads(found.group(1))
        assert len(kept) == len(set(kept))  # the browser's cache takes no address twice
        assert any(address.endswith("ui/offline.js") for address in kept)
        for address in kept:
            answer = await client.get(address)
            assert answer.status_code == 200, address
            assert "immutable" in answer.headers["cache-control"]
        page = await client.get(f"{root_path}/offline")
        loads = re.findall(r'(?:href|src)="([^"#]+)"', page.text)
        assert set(loads) <= set(kept)


def test_the_offline_page_is_right_at_any_address(tmp_path: Path) -> None:
    text = offline_text(Pages(Assets()), "/deep/down/")
    assert '"../' not in text
    assert 'data-root="/deep/down/"' in text


async def test_a_new_version_is_a_new_worker(tmp_path: Path) -> None:
    for folder in ("pages", "locales", "pwa"):
        (tmp_path / folder).mkdir()
    (tmp_path / "pages" / "offline.html").write_text("<html ></html>", "utf-8")
    (tmp_path / "pwa" / "sw.js").write_bytes((Assets().static / "pwa" / "sw.js").read_bytes())
    now = 0.0
    pages = Pages(Assets(tmp_path, lambda: now))
    async with served(pages, "") as client:
        first = (await client.get("/sw.js")).text
        (tmp_path / "more.css").write_text("p {}", "utf-8")
        now = 2.0
        assert (await client.get("/sw.js")).text != first
