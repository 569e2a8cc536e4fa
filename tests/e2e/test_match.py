"""A running match as its people see it: whose turn, what happened, interruptions, the end and the next one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import DESK, PHONE, Person, open_room, person
from tests.support.processes import free_port
from tests.support.server import Server, toktonk

pytestmark = pytest.mark.e2e
AUTOPLAY = (Path(__file__).parent / "autoplay.js").read_text(encoding="utf-8").rstrip().rstrip(";")


@pytest.fixture
def pair(browser: Browser) -> Iterator[tuple[Person, Person]]:
    """Anna at a desk, Ben on a phone; their pages may not have complained of anything."""
    anna, ben = person(browser, "Anna", DESK), person(browser, "Ben", PHONE)
    yield anna, ben
    faults = anna.faults + ben.faults
    anna.page.context.close()
    ben.page.context.close()
    assert not faults


def start_match(anna: Person, ben: Person, site: str, game: str = "tokken") -> str:
    """Two people sit down and Anna starts; returns the room's address."""
    url = open_room(anna, site, game, 2)
    ben.open(url)
    anna.sit("a")
    ben.sit("c")
    anna.page.get_by_role("button", name="Start game").click()
    for each in (anna, ben):
        expect(each.page.locator("#table svg").first).to_be_visible()
    return url


def play_out(people: tuple[Person, ...], url: str) -> None:
    """Everybody plays any legal move until the match is over."""
    link = url.rsplit("/", 1)[1]
    for each in people:
        each.page.evaluate(f"void (globalThis.played = ({AUTOPLAY})({link!r}))")
    for each in people:
        each.page.evaluate("globalThis.played")


def test_everybody_reads_whose_turn_it_is(server: Server, pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    start_match(anna, ben, server.url)
    titles = sorted(each.page.title() for each in pair)
    waiting = titles[0] if titles[1].startswith("Your turn") else titles[1]
    assert "Your turn – Toktonk" in titles
    assert re.fullmatch(r"(Anna|Ben) to play – Toktonk", waiting)


def test_the_running_table_needs_no_scrolling_on_a_small_phone(server: Server, pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    start_match(anna, ben, server.url)
    size = ben.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [PHONE["width"], PHONE["height"]]
    bar = ben.page.locator(".topbar").bounding_box()
    assert bar is not None and bar["height"] <= 45


def test_the_log_opens_as_a_drawer_on_a_phone_and_stands_beside_the_table_on_a_desk(
    server: Server, pair: tuple[Person, Person]
) -> None:
    anna, ben = pair
    start_match(anna, ben, server.url)
    expect(anna.page.get_by_role("list", name="What happened")).to_contain_text("Ben takes seat C.")
    expect(ben.page.locator("#log")).to_be_hidden()
    ben.page.get_by_role("button", name="What happened").click()
    expect(ben.page.get_by_role("list", name="What happened")).to_contain_text("The game begins.")
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("#log")).to_be_hidden()


def test_a_reload_in_the_middle_shows_the_same_table_and_the_whole_log(
    server: Server, pair: tuple[Person, Person]
) -> None:
    anna, ben = pair
    start_match(anna, ben, server.url)
    log = anna.page.locator(".log-list")
    expect(log).to_contain_text("leads")
    before = log.inner_text()
    anna.page.reload()
    expect(log).to_have_text(before, use_inner_text=True)
    expect(anna.page.locator("#table svg").first).to_be_visible()


def test_who_follows_the_link_of_a_running_game_watches(
    server: Server, pair: tuple[Person, Person], browser: Browser
) -> None:
    anna, ben = pair
    url = start_match(anna, ben, server.url)
    carla = person(browser, "Carla", DESK).open(url)
    expect(carla.page.locator("#table svg").first).to_be_visible()
    expect(carla.page).to_have_title(re.compile(r"(Anna|Ben) to play"))
    carla.page.context.close()
    assert not carla.faults


def test_leaving_a_running_game_asks_first_and_keeps_the_seat(server: Server, pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    url = start_match(anna, ben, server.url)
    for answer in ("Stay", "Leave"):
        ben.page.get_by_role("button", name="Menu").click()
        ben.page.get_by_role("button", name="Leave").click()
        ben.page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name=answer).click()
        if answer == "Stay":
            ben.page.keyboard.press("Escape")
    expect(ben.page).to_have_url(f"{server.url}/")
    ben.open(url)
    expect(ben.page.locator("#table svg").first).to_be_visible()
    expect(ben.page).to_have_title(re.compile("Your turn|Anna to play"))


@pytest.mark.parametrize("game", ["tokken", "tok"])
def test_a_whole_match_ends_in_a_result_for_everybody_and_leads_to_the_next(
    server: Server, pair: tuple[Person, Person], game: str
) -> None:
    anna, ben = pair
    url = start_match(anna, ben, server.url, game)
    play_out(pair, url)
    results = [each.page.get_by_role("dialog").get_by_role("heading").inner_text() for each in pair]
    assert sorted(results) in (["Anna wins", "You won!"], ["Ben wins", "You won!"])
    ben.page.get_by_role("button", name="Rematch").click()
    for each in pair:
        expect(each.page.get_by_role("dialog")).to_have_count(0)
        expect(each.page.locator("body")).to_have_attribute("data-phase", "lobby")
        expect(each.seat("a")).to_contain_text("Anna")
        expect(each.seat("c")).to_contain_text("Ben")
    anna.page.get_by_role("button", name="Start game").click()
    for each in pair:
        expect(each.page.locator("#table svg").first).to_be_visible()


def test_a_match_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    anna, ben, port = person(browser, "Anna"), person(browser, "Ben", PHONE), free_port()
    database = f"sqlite:///{tmp_path / 'toktonk.db'}"
    with toktonk(database, tmp_path / "log1", port=port) as first:
        url = start_match(anna, ben, first.url)
        log = anna.page.locator(".log-list")
        expect(log).to_contain_text("leads")
        before = log.inner_text()
        first.kill()
        expect(anna.page.locator(".banner")).to_contain_text("Connection lost")
    with toktonk(database, tmp_path / "log2", port=port):
        for each in (anna, ben):
            expect(each.page.locator(".banner")).to_be_hidden(timeout=20_000)
        assert log.inner_text() == before
        play_out((anna, ben), url)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.context.close()
    ben.page.context.close()
    assert not anna.faults + ben.faults


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_running_table_meets_wcag_as_far_as_axe_can_see(server: Server, browser: Browser, theme: str) -> None:
    anna, ben = person(browser, "Anna", DESK, theme), person(browser, "Ben", PHONE, theme)
    start_match(anna, ben, server.url)
    found = anna.complaints_of_axe() + ben.complaints_of_axe()
    anna.page.context.close()
    ben.page.context.close()
    assert found == []
