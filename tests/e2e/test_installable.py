"""Installed on a phone: without the server there is a page of ours, and it goes on when the server is back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import PHONE
from tests.support import processes
from tests.support.server import toktonk

pytestmark = pytest.mark.e2e

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const cache = names[0] && await caches.open(names[0]);
    return cache ? (await cache.keys()).map((each) => each.url) : [];
}"""


@pytest.mark.parametrize("root_path", ["", "/play"])
def test_without_the_server_a_page_of_ours_stands_in_and_goes_on_by_itself(
    browser: Browser, tmp_path: Path, root_path: str
) -> None:
    port = processes.free_port()
    database = f"sqlite:///{tmp_path / 'toktonk.db'}"
    context = browser.new_context(viewport=PHONE, locale="nl-NL")  # type: ignore[arg-type]
    page = context.new_page()
    with toktonk(database, tmp_path / "log", port=port, root_path=root_path) as server:
        page.goto(f"{server.url}/")
        page.wait_for_function(f"async () => (await ({KEPT})()).some((url) => url.endsWith('words/nl/shell.ftl'))")
        kept = page.evaluate(KEPT)
        assert all("/static/" in url or url.endswith("/offline") for url in kept)  # nothing of anybody's table
        server.kill()
        page.goto(f"{server.url}/r/some-room")
        expect(page.get_by_role("heading", name="Je bent offline")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with toktonk(database, tmp_path / "log", port=port, root_path=root_path) as server:
        expect(page.get_by_role("heading", name="Deze kamer bestaat niet")).to_be_visible(timeout=20_000)
        page.goto(f"{server.url}/")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Tokken")
    context.close()
