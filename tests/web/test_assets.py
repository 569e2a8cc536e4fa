"""What pages load: kept for ever under the address of its version, small on the wire, languages in parts."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import brotli
import httpx
import pytest
from fastapi import FastAPI, Request
from fastapi.responses import Response

from app.web.assets import STATIC, Assets
from app.web.pages import Pages, add_pages
from app.web.words import language_names


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for folder in ("locales", "pages", "core", "vendor"):
        (tmp_path / folder).mkdir()
    (tmp_path / "pages" / "index.html").write_text(
        '<!doctype html><html lang="en"><link href="./static/core/a.css"></html>', "utf-8"
    )
    (tmp_path / "core" / "a.css").write_text("p { color: red }\n" * 50, "utf-8")
    code = '/**\n * For developers.\n * @type {number}\n */\nexport const a = "/** kept */"; // kept\n'
    (tmp_path / "core" / "a.js").write_text(code, "utf-8")
    (tmp_path / "vendor" / "b.js").write_text(code, "utf-8")
    for locale in ("en", "nl"):
        (tmp_path / "locales" / f"{locale}.ftl").write_bytes((STATIC / "locales" / f"{locale}.ftl").read_bytes())
    return tmp_path


def served(assets: Assets) -> httpx.AsyncClient:
    app = FastAPI()
    add_pages(app, Pages(assets))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")


def test_one_more_file_is_one_more_language(site: Path) -> None:
    assert language_names(site) == {"en": "English", "nl": "Nederlands"}
    english = (site / "locales" / "en.ftl").read_text("utf-8")
    spanish = english.replace("language-name = English", "language-name = Español")
    (site / "locales" / "es.ftl").write_text(spanish, "utf-8")
    assert list(language_names(site).items()) == [("en", "English"), ("es", "Español"), ("nl", "Nederlands")]
    assert "words/es/track.ftl" in Assets(site).names()
    assert "&quot;es&quot;: &quot;Español&quot;" in Pages(Assets(site)).text("index")


def test_a_language_with_quotes_in_its_name_does_not_break_the_page(site: Path) -> None:
    (site / "locales" / "xx.ftl").write_text('language-name = A"&<b>\n', "utf-8")
    assert "A\\&quot;&amp;&lt;b&gt;&quot;" in Pages(Assets(site)).text("index")


async def test_a_language_is_served_in_parts(site: Path) -> None:
    async with served(Assets(site)) as client:
        part = await client.get("/static/words/nl/shell.ftl")
        assert "language-name = Nederlands" in part.text
        assert "#" not in part.text
        for path in (
            "words/xx/shell.ftl",
            "words/nl/nothing.ftl",
            "locales/nl.ftl",
            "pages/index.html",
            "../app/main.py",
        ):
            assert (await client.get(f"/static/{path}")).status_code == 404


async def test_files_are_kept_for_ever_under_their_version_and_asked_for_again_under_no_or_another(site: Path) -> None:
    assets = Assets(site)
    async with served(assets) as client:
        page = (await client.get("/")).text
        assert f'href="./static/{assets.version}/core/a.css"' in page
        for_ever = await client.get(f"/static/{assets.version}/core/a.css")
        assert "immutable" in for_ever.headers["cache-control"]
        for path in ("/static/core/a.css", "/static/0123456789ab/core/a.css"):
            first = await client.get(path)
            assert first.headers["cache-control"] == "no-cache"
            again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_browsers_find_an_icon_where_they_look_by_themselves() -> None:
    async with served(Assets()) as client:
        answer = await client.get("/favicon.ico")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")


async def test_comments_for_developers_stay_here_and_licences_do_not(site: Path) -> None:
    async with served(Assets(site)) as client:
        assert (await client.get("/static/core/a.js")).text == 'export const a = "/** kept */"; // kept\n'
        assert "For developers" in (await client.get("/static/vendor/b.js")).text


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("br, gzip", "br"), ("gzip;q=1.0, br;q=0", "gzip"), ("identity", ""), ("", ""), ("GZIP", "gzip"), ("deflate", "")],
)
async def test_the_smallest_coding_that_the_client_takes_is_sent(site: Path, accepted: str, coding: str) -> None:
    plain = (site / "core" / "a.css").read_bytes()
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}[coding]
    async with (
        served(Assets(site)) as client,
        client.stream("GET", "/static/core/a.css", headers={"accept-encoding": accepted}) as answer,
    ):
        body = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert answer.headers.get("content-encoding", "") == coding
    assert unpack(body) == plain


def test_a_style_sheet_travels_with_all_that_it_imports(site: Path) -> None:
    (site / "core" / "inner.css").write_text("a {}\n", "utf-8")
    (site / "core" / "outer.css").write_text('@import url("inner.css");\nb {}\n', "utf-8")
    (site / "core" / "page.css").write_text('/* All. */\n@import url("../core/outer.css");\nc {}\n', "utf-8")
    assert Assets(site).read("core/page.css") == b"a {}\nb {}\nc {}\n"


def test_a_picture_that_a_style_names_is_there_from_where_the_style_is_sent() -> None:
    assets = Assets()
    for name in (each for each in assets.names() if each.endswith(".css")):
        text = assets.read(name).decode()
        assert "@import" not in text, name
        for target in re.findall(r'url\("([^"#:]+)"\)', text):
            assert (assets.static / name).parent.joinpath(target).is_file(), (name, target)


def test_an_edited_file_is_a_new_version_within_a_second(site: Path) -> None:
    now = 100.0
    assets = Assets(site, lambda: now)
    pages = Pages(assets)
    first = assets.version
    (site / "core" / "a.css").write_text("p { color: blue }", "utf-8")
    os.utime(site / "core" / "a.css", (1, 1))
    assert assets.version == first
    now += 1.5
    assert assets.version != first
    assert assets.version in pages.text("index")


def test_every_script_says_the_same_without_its_comments() -> None:
    """Only whole lines at the edges of a comment go: what is left are the other lines of the file, in order."""
    assets = Assets()
    for name in (each for each in assets.names() if each.endswith(".js") and not each.startswith("vendor/")):
        lines = iter((STATIC / name).read_text("utf-8").splitlines())
        sent = assets.read(name).decode().splitlines()
        assert all(line in lines for line in sent), name
        assert not any(line.lstrip().startswith(("* ", "*/")) for line in sent), name


async def test_the_page_of_a_room_hints_at_what_it_shows_first() -> None:
    pages = Pages(Assets())
    app = FastAPI()

    @app.get("/r/{shows}")
    async def room(shows: str, request: Request) -> Response:
        return pages.answer(request, "room", shows=shows)

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        for shows, module, sheet in (
            ("lobby", "ui/lobby.js", "styles/page-lobby.css"),
            ("track", "games/track/board.js", "games/track/track.css"),
            ("tonk", "games/tonk/piles.js", "games/tonk/tonk.css"),
        ):
            text = (await client.get(f"/r/{shows}")).text
            assert f'<link rel="modulepreload" href="../static/{pages.assets.version}/{module}">' in text
            assert f'<link rel="prefetch" as="style" href="../static/{pages.assets.version}/{sheet}">' in text
        plain = (await client.get("/r/nothing")).text
        assert "games/track/board.js" not in plain
        assert "<!--" not in plain


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca,de;q=0.9", "fr"),
        ("it, de;q=0.5, nl;q=0.8", "nl"),
        ("it", "en"),
        ("eu;q=0, de;q=0.1", "de"),
        (";;;q=x,,de" * 100, "de"),
    ],
)
async def test_a_page_hints_at_the_words_of_the_language_that_is_wished(header: str, language: str) -> None:
    pages = Pages(Assets())
    app = FastAPI()

    @app.get("/")
    async def room(request: Request) -> Response:
        return pages.answer(request, "room", shows="tonk")

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        answer = await client.get("/", headers={"accept-language": header})
        words = re.findall(r'<link rel="preload" as="fetch" crossorigin href="\.\./(static/[^"]+)">', answer.text)
        assert [one.rsplit("/", 2)[1:] for one in words] == [[language, "shell.ftl"], [language, "tonk.ftl"]]
        assert answer.headers["vary"] == "accept-language"
