"""The whole width: every option through the form, a slow line, a reload in the exchange, letters twice as large."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import DESK, PHONE, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e
AUTOPLAY = (Path(__file__).parent / "autoplay.js").read_text(encoding="utf-8").rstrip().rstrip(";")
NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eñaut", "Fenna", "Güler", "Hannes")


@pytest.fixture
def people(browser: Browser) -> Iterator[list[Person]]:
    """As many as a test lets in; their pages may not have complained of anything."""
    came: list[Person] = []
    yield came
    faults = [fault for each in came for fault in each.faults]
    for each in came:
        each.page.context.close()
    assert not faults


def gather(people: list[Person], browser: Browser, server: Server, game: str, players: int, **size: Any) -> str:
    """A room with everybody in a seat; returns its address."""
    people += [person(browser, name, size.get("viewport", PHONE)) for name in NAMES[:players]]
    url = open_room(people[0], server.url, game, players)
    for each in people:
        if each is not people[0]:
            each.open(url)
        each.type_name()
        each.page.locator("button.seat-free").first.click()
        expect(each.page.locator(".seat-own")).to_contain_text(each.name)
    return url


def start(people: list[Person]) -> None:
    people[0].page.get_by_role("button", name="Start game").click()
    for each in people:
        expect(each.page.get_by_role("group", name="Your cards")).to_be_visible()


@pytest.mark.parametrize(("game", "players"), [("tokken", 4), ("tok", 4), ("tonk", 3)])
def test_every_option_is_set_by_the_form_and_told_to_everybody(
    server: Server, browser: Browser, people: list[Person], game: str, players: int
) -> None:
    people.append(person(browser, "Anna", DESK))
    anna = people[0]
    open_room(anna, server.url, game, players)
    anna.type_name()
    anna.page.locator("button.seat-free").first.click()
    specs = anna.page.evaluate(
        "([game, players]) => fetch('/api/games').then((answer) => answer.json())"
        ".then(({ games }) => games.find((each) => each.key === game).options[players])",
        [game, players],
    )
    assert len(specs) >= 5
    for spec in specs:
        anna.page.get_by_role("button", name="House rules").click()
        form = anna.page.locator("form.rules-form")
        form.get_by_role("button", name="All as usual").click()
        control = form.locator(f"[name='{spec['name']}']")
        expect(control).to_be_attached()
        change(form, control, spec)
        form.get_by_role("button", name="Save").click()
        expect(anna.page.locator("dialog")).to_have_count(0)
        expect(anna.page.locator(".differences-count")).to_contain_text("point")
    # The browser notes each choice that cannot be; the form says it in words.
    anna.faults[:] = [fault for fault in anna.faults if not re.search("status of 4(09|22)", fault)]


def change(form: Any, control: Any, spec: dict[str, Any]) -> None:
    """The first other value than the usual one that goes with the rest."""
    told = form.get_by_role("status")
    if spec["kind"] == "bool":
        control.set_checked(not spec["default"])
    elif spec["kind"] == "choice":
        others = [index for index, choice in enumerate(spec["choices"]) if choice != spec["default"]]
        for index in others:
            control.select_option(value=str(index))
            expect(told).to_contain_text(re.compile("in one point|together"))
            if "one point" in told.inner_text():
                return
        # Without teams nobody gives a card to a partner (R53): the form says so, and the host chooses again.
        form.locator("[name='exchange']").select_option(label="None")
        expect(told).to_contain_text("points")
        return
    else:
        low, high = spec["low"] or 1, spec["high"]
        usual = spec["default"] if isinstance(spec["default"], int) else None
        wanted = low + 1 if usual == low else low
        control.fill(str(wanted if high is None else min(wanted, high)))
        control.blur()
    expect(told).to_contain_text("in one point")


def test_a_slow_line_brings_the_table_and_the_moves(server: Server, browser: Browser, people: list[Person]) -> None:
    url = gather(people, browser, server, "tokken", 2)
    start(people)
    slow = people[1].page
    line = slow.context.new_cdp_session(slow)
    line.send("Network.enable")
    kilobyte = 1024
    throttle = {
        "offline": False,
        "latency": 300,
        "downloadThroughput": 60 * kilobyte,
        "uploadThroughput": 30 * kilobyte,
    }
    line.send("Network.emulateNetworkConditions", throttle)
    slow.reload()
    expect(slow.get_by_role("group", name="Your cards")).to_be_visible(timeout=20_000)
    link = url.rsplit("/", 1)[1]
    for each in people:
        each.page.evaluate(f"void (globalThis.played = ({AUTOPLAY})({link!r}))")
    expect(slow.locator("#log li").nth(14)).to_be_attached(timeout=20_000)
    assert slow.evaluate("document.querySelectorAll('.banner:not([hidden])').length") == 0


def test_a_reload_in_the_exchange_keeps_what_was_chosen(server: Server, browser: Browser, people: list[Person]) -> None:
    gather(people, browser, server, "tokken", 4)
    start(people)
    anna = people[0].page
    expect(anna.locator(".status")).to_contain_text("Choose")
    before = anna.locator(".hand-card").count()
    anna.reload()
    expect(anna.locator(".hand-card")).to_have_count(before)
    anna.locator(".hand-card").first.click()
    anna.get_by_role("button", name=re.compile("^Give")).click()
    expect(anna.locator(".plates .is-you .badge-chosen")).to_be_visible()
    anna.reload()
    expect(anna.locator(".plates .is-you .badge-chosen")).to_be_visible()
    expect(anna.get_by_role("button", name=re.compile("^Give"))).to_have_count(0)


def test_letters_twice_as_large_lose_nothing_of_a_running_table(
    server: Server, browser: Browser, people: list[Person]
) -> None:
    gather(people, browser, server, "tokken", 2)
    start(people)
    for each in people:
        page = each.page
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for card in page.locator(".hand-card").all():
            card.scroll_into_view_if_needed()
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] + 1
        expect(page.get_by_role("button", name="Menu")).to_be_in_viewport()
