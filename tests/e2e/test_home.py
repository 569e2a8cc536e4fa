"""A person opens the address that `make run` prints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import DESK, PHONE, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_home_page_opens_without_a_complaint_and_fits_the_screen(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    complaints: list[str] = []
    context = browser.new_context(viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    page.on(
        "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.goto(f"{server.url}/", wait_until="networkidle")
    assert page.get_by_role("heading", level=1).is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints == []
    context.close()


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"])
def test_the_front_page_opens_the_rules_of_each_game(
    browser: Browser, server: Server, size: dict[str, int], theme: str
) -> None:
    anna = person(browser, "Anna", size, theme).open(f"{server.url}/")
    book = anna.page.get_by_role("dialog")
    for game, players in (("Tokken", 4), ("Tok", 4), ("Tonk", 3)):
        button = anna.page.get_by_role("button", name=f"Rules of {game}", exact=True)
        button.click()
        expect(book.get_by_role("heading", name=f"Rules of {game}")).to_be_visible()
        expect(book.get_by_text(f"{players} players", exact=True)).to_be_visible()
        expect(book.locator("#book-rules .book-numbers").first).to_be_visible()
        assert anna.complaints_of_axe() == []
        anna.page.keyboard.press("Escape")
        expect(book).to_have_count(0)
        expect(button).to_be_focused()
    anna.page.context.close()
    assert not anna.faults


def test_the_front_page_says_which_tables_wait_and_which_are_listed(browser: Browser, server: Server) -> None:
    anna, ben = person(browser, "Anna", PHONE, "dark"), person(browser, "Ben", DESK)
    url = open_room(anna, server.url, "tok", 2)
    ben.open(url)
    anna.sit("a")
    ben.sit("c")
    anna.page.get_by_label("Show this room on the front page").check()
    anna.page.get_by_role("button", name="Start").click()
    expect(anna.page.locator("#stage")).to_be_visible()
    waiting, others = [], []
    for who in (anna, ben):
        who.open(f"{server.url}/")
        row = who.page.get_by_role("list", name="Your tables").get_by_role("link").first
        expect(row).to_contain_text("Tok")
        expect(row).to_have_attribute("href", url)
        (waiting if "Your turn" in row.inner_text() else others).append(who)
        assert who.complaints_of_axe() == []
        assert who.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    (called,), (other,) = waiting, others
    expect(called.page).to_have_title(re.compile(r"^\(1\) "))
    expect(called.page.get_by_role("status").first).to_have_text("One table waits for you")
    expect(called.page.locator('link[rel="icon"]')).to_have_attribute("href", re.compile("icon-turn"))
    expect(other.page).not_to_have_title(re.compile(r"^\("))
    eve = person(browser, "Eve")
    rooms, more = eve.page.get_by_role("list", name="Open rooms"), eve.page.locator("#open").get_by_role("button")
    eve.open(f"{server.url}/")
    eve.wait_until_listed(url)
    eve.open(f"{server.url}/")
    expect(rooms.get_by_role("link").first).to_be_visible()
    while more.is_visible():
        more.click()
    expect(rooms.locator(f'a[href="{url}"]')).to_contain_text("Watch")
    for who in (anna, ben, eve):
        who.page.context.close()
        assert not who.faults
