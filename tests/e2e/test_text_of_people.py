"""Whatever people call themselves or say, a page shows it as text: nothing of it runs, loads, or becomes markup."""

from __future__ import annotations

import asyncio
import threading
import unicodedata
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.payloads import NAMES, TEXTS
from tests.support.server import Server
from tests.web.people import Person, close_all

pytestmark = pytest.mark.e2e
ROOMS, A_PERSON = 5, 6
WATCH = """
window.__violations = [];
document.addEventListener("securitypolicyviolation", (event) => window.__violations.push(event.blockedURI));
window.hit = () => { window.__hit = 1; };
"""
# Elements and attributes that no page of ours has, and that these texts are made of.
ALIEN = """[...document.querySelectorAll("*")].filter((each) => {
    const odd = ({ name, value }) => name.startsWith("on") || value.includes("evil.example")
        || /^\\s*(javascript|data|vbscript):/i.test(value);
    const names = ["iframe", "object", "embed", "base", "marquee", "math", "plaintext", "xmp", "frameset", "video"];
    const isScript = each.localName === "script" && !each.src;
    return [...each.attributes].some(odd) || names.includes(each.localName) || isScript;
}).map((each) => each.outerHTML.slice(0, 80))"""


def in_a_loop_of_its_own(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Playwright's synchronous side holds this thread's loop."""
    told: list[Any] = []
    thread = threading.Thread(target=lambda: told.append(asyncio.run(work())))
    thread.start()
    thread.join(120)
    return told[0]


async def rooms_full_of_them(url: str) -> list[tuple[str, list[str], list[str]]]:
    """Rooms in which everybody has such a name and says such things: link, names, texts."""
    rooms, texts = [], iter(TEXTS)
    for start in range(ROOMS):
        own = NAMES[start::ROOMS]
        host = Person(url)
        link = await host.open_room("tokken", 8)
        said: list[str] = []
        for number, name in enumerate(own):
            line = await (host if number == 0 else Person(url)).enter(link)
            await line.succeed("sit", seat="abcdefgh"[number], name=name)
            if number == 0:
                await line.succeed("arrange", listed=True, talk="free")
            for _, text in zip(range(A_PERSON), texts, strict=False):
                await line.succeed("say", text=text)
                said.append(text)
        rooms.append((link, list(own), said))
    return rooms


def as_kept(text: str) -> str:
    """The text as the server composes it."""
    return " ".join(unicodedata.normalize("NFC", text).split())


@pytest.fixture
def watched(browser: Browser) -> Any:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(WATCH)
    yield context
    context.close()


def assert_unharmed(page: Page, dialogs: list[str], requests: list[str], server: Server) -> None:
    assert page.evaluate("window.__hit") is None
    assert page.evaluate("window.__violations") == []
    assert page.evaluate(ALIEN) == []
    assert dialogs == []
    assert [
        address for address in requests if not address.startswith((server.url, server.url.replace("http", "ws")))
    ] == []


def watch(context: BrowserContext) -> tuple[Page, list[str], list[str]]:
    page = context.new_page()
    dialogs: list[str] = []
    requests: list[str] = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    page.on("request", lambda request: requests.append(request.url))
    return page, dialogs, requests


def test_there_are_enough_of_them() -> None:
    assert len(set(TEXTS)) + len(set(NAMES)) >= 150
    assert len(NAMES) < ROOMS * 8, "rooms with a free seat are listed"
    assert len(TEXTS) <= len(NAMES) * A_PERSON


def test_names_and_talk_are_shown_as_they_are_and_never_run(server: Server, watched: BrowserContext) -> None:
    async def work() -> Any:
        try:
            return await rooms_full_of_them(server.url)
        finally:
            await close_all()

    rooms = in_a_loop_of_its_own(work)
    shown = 0
    for link, names, texts in rooms:
        page, dialogs, requests = watch(watched)
        page.goto(f"{server.url}/r/{link}")
        expect(page.locator("body")).to_contain_text(names[0])
        page.wait_for_function(
            "(wanted) => document.body.textContent.includes(wanted)", arg=as_kept(texts[-1]) if texts else names[-1]
        )
        body = page.evaluate("document.body.textContent")
        assert [name for name in names if name not in body] == []
        assert [text for text in texts if as_kept(text) not in body] == []
        shown += len(names) + len(texts)
        assert_unharmed(page, dialogs, requests, server)
        page.close()
    assert shown >= 150
    front, dialogs, requests = watch(watched)
    front.goto(server.url)
    expect(front.locator("body")).to_contain_text(rooms[-1][1][0])
    assert_unharmed(front, dialogs, requests, server)


def test_addresses_and_what_a_browser_has_kept_never_run(server: Server, watched: BrowserContext) -> None:
    page, dialogs, requests = watch(watched)
    for text in TEXTS[::12]:
        for path in (f"/r/{quote(text, safe='')}", f"/?lang={quote(text)}&next={quote(text)}#{quote(text)}"):
            page.goto(server.url + path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert_unharmed(page, dialogs, requests, server)
    page.evaluate("(text) => { for (const key of Object.keys(localStorage)) localStorage[key] = text; }", TEXTS[0])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_unharmed(page, dialogs, requests, server)


def test_the_watch_itself_sees_what_would_run(server: Server, watched: BrowserContext) -> None:
    page, _, _ = watch(watched)
    page.goto(server.url)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hit()>')")
    page.wait_for_function("window.__violations.length > 0")
    assert len(page.evaluate(ALIEN)) == 1
    assert page.evaluate("window.__hit") is None, "the policy of the pages holds even then"
