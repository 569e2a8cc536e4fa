"""Somebody leaves, or loses the line, or is slow: what the others see, what they can do, and how one comes back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.people import DESK, PHONE, Person, open_room, person
from tests.support.server import Server, toktonk

pytestmark = pytest.mark.e2e
SMALL = {"width": 320, "height": 568}


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server on which somebody may be stood in for after a second."""
    with toktonk(f"sqlite:///{tmp_path / 'toktonk.db'}", tmp_path / "log", away_grace="1") as server:
        yield server


@pytest.fixture
def three(browser: Browser) -> Iterator[tuple[Person, Person, Person]]:
    people = (person(browser, "Anna", DESK), person(browser, "Ben", PHONE), person(browser, "Carla", SMALL))
    yield people
    faults = [fault for each in people for fault in each.faults]
    for each in people:
        each.page.context.close()
    assert not faults


def strip(who: Person) -> Locator:
    return who.page.locator("#absence")


def complaints(who: Person) -> list[str]:
    """What axe finds; what the browser says of axe's own styles is no fault of the page."""
    before = list(who.faults)
    found = who.complaints_of_axe()
    who.page.evaluate("new Promise(requestAnimationFrame)")  # after it, all that was said has been heard
    who.faults[:] = before
    return found


def begin(people: tuple[Person, ...], site: str, game: str = "tonk", clock: str | None = None) -> str:
    host, *others = people
    url = open_room(host, site, game, len(people))
    host.sit("a")
    for seat, friend in zip("bc", others, strict=False):
        friend.open(url).sit(seat)
    if clock is not None:
        host.page.get_by_role("button", name="House rules").click()
        host.page.get_by_label("Clock").select_option(label=clock)
        host.page.get_by_role("button", name="Save").click()
        for each in people:
            expect(each.page.get_by_text(f"Clock: {clock}")).to_be_visible()
        expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.page.get_by_role("button", name="Start game").click()
    for each in people:
        expect(each.page.locator("body")).to_have_attribute("data-phase", "playing")
    return url


def leave(who: Person) -> None:
    who.page.get_by_role("button", name="Menu").click()
    who.page.get_by_role("button", name="Leave").click()
    who.page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave").click()
    expect(who.page.locator("body.room")).to_have_count(0)


def test_who_leaves_is_played_for_and_comes_back_by_a_button(
    server: Server, three: tuple[Person, Person, Person]
) -> None:
    anna, ben, carla = three
    url = begin(three, server.url)
    for each in three:
        expect(strip(each)).to_be_hidden()
    leave(ben)
    for each in (anna, carla):
        expect(strip(each)).to_contain_text("The house plays for Ben.")
        expect(each.page.locator("[title='The house plays']")).to_have_count(1)
        assert complaints(each) == []
    ben.open(url)
    expect(strip(ben)).to_contain_text("The house plays for you.")
    assert complaints(ben) == []
    strip(ben).get_by_role("button", name="I’m back").click()
    for each in three:
        expect(strip(each)).to_be_hidden()
    expect(anna.page.get_by_role("list", name="What happened")).to_contain_text("Ben is back.")


def test_the_table_goes_on_without_two_of_three_and_stays_in_view(
    server: Server, three: tuple[Person, Person, Person]
) -> None:
    anna, ben, carla = three
    begin(three, server.url)
    leave(anna)
    leave(ben)
    expect(strip(carla)).to_contain_text("Anna and Ben")
    expect(carla.page).to_have_title("Your turn – Toktonk", timeout=20_000)
    size = carla.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [SMALL["width"], SMALL["height"]]


def test_who_loses_the_line_is_asked_for_by_the_others(hasty: Server, three: tuple[Person, Person, Person]) -> None:
    anna, ben, carla = three
    url = begin(three, hasty.url)
    ben.page.goto("about:blank")
    ask = strip(anna).get_by_role("button", name="Let the house play for Ben")
    expect(ask).to_be_visible()
    assert complaints(anna) == []
    ask.click()
    expect(strip(carla)).to_contain_text("The house plays for Ben.")
    expect(ask).to_be_hidden()
    ben.open(url)
    strip(ben).get_by_role("button", name="I’m back").click()
    expect(strip(anna)).to_be_hidden()


def test_clocks_are_chosen_by_the_host_and_count_down_for_all(
    server: Server, three: tuple[Person, Person, Person]
) -> None:
    begin(three, server.url, clock="5 min, and 15 s for each move")
    for each in three:
        clocks = strip(each).get_by_role("list", name="Time left").get_by_role("listitem")
        expect(clocks).to_have_count(3)
        expect(strip(each).locator(".clock.is-running .clock-time")).to_have_text(re.compile("4:[0-5][0-9]"))
        assert complaints(each) == []


def test_the_host_sends_somebody_away_from_the_lobby(server: Server, three: tuple[Person, Person, Person]) -> None:
    anna, ben, _ = three
    url = open_room(anna, server.url, "tonk", 3)
    anna.sit("a")
    ben.open(url).sit("b")
    expect(ben.page.get_by_role("button", name="Send Anna away from the table")).to_have_count(0)
    assert complaints(anna) == []
    anna.page.get_by_role("button", name="Send Ben away from the table").click()
    expect(anna.page.locator('button[data-seat="b"]')).to_be_visible()
    expect(ben.page.locator("button[data-seat]")).to_have_count(0)
