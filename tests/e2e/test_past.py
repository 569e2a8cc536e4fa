"""Looking back from the log, on a desk and on a phone, while the game goes on underneath."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.people import DESK, PHONE, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e
AUTOPLAY = (Path(__file__).parent / "autoplay.js").read_text(encoding="utf-8").rstrip().rstrip(";")
TURN = "Your turn"
OVERLAP = """() => {
    const strip = document.querySelector("#past").getBoundingClientRect();
    const table = document.querySelector("#table").getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [strip.height > 0 && strip.bottom <= table.top + 1, scrollWidth <= innerWidth, scrollHeight <= innerHeight];
}"""


@pytest.fixture
def pair(browser: Browser) -> Iterator[tuple[Person, Person]]:
    anna, ben = person(browser, "Anna", DESK), person(browser, "Ben", PHONE)
    yield anna, ben
    faults = anna.faults + ben.faults
    for each in (anna, ben):
        each.page.context.close()
    assert not faults


def start(pair: tuple[Person, Person], site: str, game: str) -> str:
    """A running game of two; returns the room's link."""
    anna, ben = pair
    url = open_room(anna, site, game, 2)
    ben.open(url)
    anna.sit("a")
    ben.sit("b" if game == "tonk" else "c")
    anna.page.get_by_role("button", name="Start game").click()
    for each in pair:
        expect(each.page.locator("#table").get_by_role("group", name="Your cards")).to_be_visible()
    return url.rsplit("/", 1)[1]


def play(pair: tuple[Person, Person], link: str, until: int) -> None:
    """Lets both play until that commit; then one of them is asked, and waits."""
    for each in pair:
        each.page.evaluate(f"void (globalThis.played = ({AUTOPLAY})({link!r}, {until}))")
    for each in pair:
        each.page.evaluate("globalThis.played")


def newest(page: Page) -> Locator:
    return page.locator("#log .log-look").last


def test_a_line_of_the_log_shows_the_table_of_then_while_the_game_goes_on(
    server: Server, pair: tuple[Person, Person]
) -> None:
    anna, page = pair[0], pair[0].page
    link = start(pair, server.url, "tokken")
    play(pair, link, 30)
    past, stage = page.locator("#past"), page.locator("#stage")
    where = past.locator(".past-where")
    lines = page.locator("#log .log-look")
    expect(lines.nth(12)).to_be_attached()
    lines.nth(5).click()
    expect(where).to_contain_text("You look back: move")
    expect(stage).to_have_attribute("inert", "")
    expect(lines.nth(5)).to_have_attribute("aria-current", "true")
    assert page.evaluate(OVERLAP) == [True, True, True]
    moment = where.inner_text().split(" of ")[0]
    page.keyboard.press("ArrowRight")
    expect(where).not_to_contain_text(f"{moment} of")
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text(f"{moment} of")
    assert not anna.complaints_of_axe()
    for key in ("1", "2", "Enter"):
        page.keyboard.press(key)
    expect(stage.locator(".hand-cards [aria-pressed=true]")).to_have_count(0)
    page.get_by_role("button", name="First move").click()
    expect(where).to_contain_text("move 1 of")
    expect(page.get_by_role("button", name="Move before")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text("move 1 of")
    page.keyboard.press("Escape")
    expect(past).to_be_hidden()
    expect(stage).not_to_have_attribute("inert", "")
    expect(lines.and_(page.locator("[aria-current]"))).to_have_count(0)


def test_who_looks_back_is_told_when_it_is_their_turn(server: Server, pair: tuple[Person, Person]) -> None:
    link = start(pair, server.url, "tokken")
    play(pair, link, 8)
    pair[1].page.get_by_role("button", name="What happened").click()
    for each in pair:
        expect(newest(each.page)).to_be_visible()
        newest(each.page).focus()
        each.page.keyboard.press("ArrowLeft")
        expect(each.page.locator(".past-where")).to_contain_text("You look back")
    counts = [each.page.locator(".past-where").inner_text() for each in pair]
    play(pair, link, 16)
    asked = [each for each in pair if each.page.locator("#topbar.my-turn").count()]
    assert asked
    for each, count in zip(pair, counts, strict=True):
        expect(each.page.locator(".past-where")).not_to_have_text(count)
        expect(each.page.locator(".past-turn")).to_have_text(TURN if each in asked else "")
    page = asked[0].page
    page.reload()
    if page is pair[1].page:
        page.get_by_role("button", name="What happened").click()
    page.locator("#log .log-look").nth(3).click()
    expect(page.locator(".past-where")).to_contain_text("You look back")


def test_on_a_phone_the_log_makes_way_for_the_table_of_then(server: Server, pair: tuple[Person, Person]) -> None:
    ben, page = pair[1], pair[1].page
    link = start(pair, server.url, "tokken")
    play(pair, link, 20)
    log = page.locator("#log")
    page.get_by_role("button", name="What happened").click()
    expect(log.locator(".log-look").nth(8)).to_be_attached()
    log.locator(".log-look").nth(4).click()
    expect(log).to_be_hidden()
    expect(page.locator(".past-where")).to_be_visible()
    assert page.evaluate(OVERLAP) == [True, True, True]
    assert not ben.complaints_of_axe()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("#past")).to_be_hidden()
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("heading", name="What happened").click()
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()


def test_the_lines_are_one_stop_of_the_tab_key(server: Server, pair: tuple[Person, Person]) -> None:
    page = pair[0].page
    link = start(pair, server.url, "tokken")
    play(pair, link, 20)
    lines = page.locator("#log .log-look")
    expect(lines.nth(8)).to_be_attached()
    expect(page.locator('#log [tabindex="0"]')).to_have_count(1)
    lines.nth(6).focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(5)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".past-where")).to_contain_text("You look back: move 1 of")
    expect(lines.first).to_be_focused()


def test_in_tonk_what_is_covered_stays_covered_when_somebody_looks_back(
    server: Server, pair: tuple[Person, Person]
) -> None:
    anna, page = pair[0], pair[0].page
    link = start(pair, server.url, "tonk")
    play(pair, link, 12)
    page.locator("#log .log-look", has_text="discards.").first.click()
    expect(page.locator("#past")).to_contain_text(re.compile("stays covered .* \\(N4\\)"))
    pile = page.locator('[data-pile="discard"]')
    expect(pile.locator(".card-back")).to_be_visible()
    expect(page.locator("#table").get_by_role("group", name="Your cards")).to_be_hidden()
    assert not anna.complaints_of_axe()
    page.keyboard.press("Escape")
    expect(page.locator("#table").get_by_role("group", name="Your cards")).to_be_visible()
