"""A first game: a guide that covers nothing, goes on by doing, and is gone for good when somebody says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import PHONE, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e
AUTOPLAY = (Path(__file__).parent / "autoplay.js").read_text(encoding="utf-8").rstrip().rstrip(";")
OVERLAPS = """() => {
    const guide = document.querySelector("#guide").getBoundingClientRect();
    const parts = document.querySelectorAll("#table button, #table .square, .topbar button");
    const shown = [...parts].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
    return shown.filter((box) => box.bottom > guide.top + 1 && box.top < guide.bottom - 1).length;
}"""


@pytest.fixture
def anna(browser: Browser) -> Iterator[Person]:
    newcomer = person(browser, "Anna", PHONE, guided=False)
    yield newcomer
    newcomer.page.context.close()
    assert not newcomer.faults


@pytest.mark.parametrize("game", ["tokken", "tonk"])
def test_who_plays_for_the_first_time_is_shown_round_once(
    browser: Browser, server: Server, anna: Person, game: str
) -> None:
    url = open_room(anna, server.url, game, 2)
    ben = person(browser, "Ben").open(url)
    anna.sit("a")
    ben.sit("c" if game == "tokken" else "b")
    anna.page.get_by_role("button", name="Start game").click()
    guide = anna.page.locator("#guide")
    expect(guide).to_contain_text("Your first game here?")
    assert not anna.complaints_of_axe()
    guide.get_by_role("button", name="Show me round").click()
    expect(guide).to_contain_text("1/5")
    assert anna.page.evaluate(OVERLAPS) == 0
    size = anna.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [PHONE["width"], PHONE["height"]]
    assert not anna.complaints_of_axe()
    for step in ("2/5", "3/5", "4/5", "5/5"):
        guide.get_by_role("button", name="Next").click()
        expect(guide).to_contain_text(step)
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_be_hidden()
    anna.page.reload()
    expect(anna.page.get_by_role("group", name="Your cards")).to_be_visible()
    expect(guide).to_be_hidden()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Show the guide").click()
    expect(guide).to_contain_text("1/5")
    guide.get_by_role("button", name="No guide").click()
    expect(guide).to_be_hidden()
    ben.page.context.close()


def play_until(seq: int, link: str, *people: Person) -> None:
    for each in people:
        each.page.evaluate(f"void (globalThis.played = ({AUTOPLAY})({link!r}, {seq}))")
    for each in people:
        each.page.evaluate("globalThis.played")


def test_the_guide_speaks_of_the_rules_of_this_table_and_goes_on_by_doing(
    browser: Browser, server: Server, anna: Person
) -> None:
    url = open_room(anna, server.url, "tok", 2)
    ben = person(browser, "Ben").open(url)
    anna.sit("a")
    ben.sit("c")
    anna.page.get_by_role("button", name="Start game").click()
    guide, page = anna.page.locator("#guide"), anna.page
    guide.get_by_role("button", name="Show me round").click()
    expect(guide).to_contain_text("all 4 pawns of one player are home")
    guide.get_by_role("button", name="Next").click()
    link = url.rsplit("/", 1)[1]
    play_until(6, link, anna, ben)  # one move each
    expect(guide).to_contain_text("Ace, King, joker")
    expect(guide).to_contain_text("Without a legal move you discard one card of your choice and stay in.")
    play_until(8, link, anna, ben)
    expect(guide).to_contain_text("A greyed card")
    guide.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Cards and rules").click()
    expect(guide).to_be_hidden()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("group", name="Your cards")).to_be_visible()
    expect(guide).to_be_hidden()
    ben.page.context.close()
