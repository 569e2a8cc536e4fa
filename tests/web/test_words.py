"""Languages are files: what is there can be chosen, and is served in parts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from app.web.pages import STATIC, Pages
from app.web.words import Words, add_words


@pytest.fixture
def site(tmp_path: Path) -> Path:
    locales = tmp_path / "locales"
    locales.mkdir()
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.html").write_text('<!doctype html><html lang="en"></html>', "utf-8")
    for locale in ("en", "nl"):
        (locales / f"{locale}.ftl").write_bytes((STATIC / "locales" / f"{locale}.ftl").read_bytes())
    return tmp_path


def served(site: Path) -> httpx.AsyncClient:
    app = FastAPI()
    add_words(app, Words(site))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")


async def test_one_more_file_is_one_more_language(site: Path) -> None:
    assert Words(site).names == {"en": "English", "nl": "Nederlands"}
    english = (site / "locales" / "en.ftl").read_text("utf-8")
    spanish = english.replace("language-name = English", "language-name = Español")
    (site / "locales" / "es.ftl").write_text(spanish, "utf-8")
    assert list(Words(site).names.items()) == [("en", "English"), ("es", "Español"), ("nl", "Nederlands")]
    async with served(site) as client:
        told, usual = [await client.get(f"/words/{locale}/track.ftl") for locale in ("es", "en")]
    assert told.text == usual.text


def test_pages_name_the_languages(site: Path) -> None:
    pages = Pages({"en": "English", "xx": 'A"&<b>'}, site)
    assert "{&quot;en&quot;: &quot;English&quot;, &quot;xx&quot;: &quot;A\\&quot;&amp;&lt;b&gt;&quot;}" in pages.text(
        "index"
    )


async def test_a_part_is_served_once_and_then_not_again(site: Path) -> None:
    async with served(site) as client:
        first = await client.get("/words/nl/shell.ftl")
        again = await client.get("/words/nl/shell.ftl", headers={"if-none-match": first.headers["etag"]})
    assert first.status_code == 200
    assert "language-name = Nederlands" in first.text
    assert "part:" not in first.text
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("path", ["/words/xx/shell.ftl", "/words/nl/nothing.ftl", "/words/../main/shell.ftl"])
async def test_what_is_not_there_is_not_found(site: Path, path: str) -> None:
    async with served(site) as client:
        assert (await client.get(path)).status_code == 404
