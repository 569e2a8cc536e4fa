"""A seat goes to another device by its link: who opens it plays on, and who had it watches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import DESK, PHONE, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e


@pytest.fixture
def people(browser: Browser) -> Iterator[tuple[Person, Person, Person]]:
    here = (person(browser, "Anna", DESK), person(browser, "Ben", PHONE), person(browser, "Bea", PHONE))
    yield here
    faults = [fault for each in here for fault in each.faults]
    for each in here:
        each.page.context.close()
    assert not faults


def link_for(who: Person, button: str) -> str:
    """Opens the menu and makes a seat link."""
    who.page.get_by_role("button", name="Menu").click()
    who.page.get_by_role("button", name=button).click()
    field = who.page.get_by_label("Seat link", exact=True)
    expect(field).to_be_visible()
    return field.input_value()


def shot(who: Person, name: str) -> None:
    if folder := os.environ.get("TOKTONK_SHOTS"):
        who.page.screenshot(path=Path(folder) / f"{name}.png")


def test_a_seat_goes_to_who_opens_its_link_with_cards_and_turn(
    people: tuple[Person, Person, Person], server: Server
) -> None:
    anna, ben, bea = people
    url = open_room(anna, server.url, "tonk", 2)
    anna.sit("a")
    ben.open(url).sit("b")
    anna.page.get_by_role("button", name="Start").click()
    expect(ben.page.locator("body")).to_have_attribute("data-phase", "playing")
    link = link_for(ben, "Link for my seat")
    shot(ben, "seatlink-made")
    asked: list[str] = []
    bea.page.on("request", lambda request: asked.extend([request.url, request.headers.get("referer", "")]))
    bea.open(link)
    expect(bea.page.get_by_role("heading", name="Take this seat?")).to_be_visible()
    shot(bea, "seatlink-taking")
    assert "#" not in bea.page.url
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take the seat").click()
    expect(ben.page.get_by_text("Bea opens the seat link").first).to_be_attached()
    expect(ben.page.get_by_text("Your seat was taken").first).to_be_visible()
    expect(bea.page.locator(".hand-card, [data-card]").first).to_be_visible()
    secret = link.partition("#seat=")[2]
    assert len(secret) > 40
    assert not [address for address in asked if secret in address]
    ben.page.keyboard.press("Escape")
    shot(ben, "seatlink-watching")
    shot(bea, "seatlink-playing")
    ben.open(link)
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(ben.page.get_by_text("does not work any more").first).to_be_visible()
