"""Somebody who is alone plays against bots, ten seconds after the page opened."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import DESK, PHONE, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e


def test_alone_against_bots_by_one_press(server: Server, browser: Browser) -> None:
    anna = person(browser, "Anna", PHONE)
    anna.open(f"{server.url}/")
    anna.page.get_by_role("listitem").filter(has_text="Tonk").get_by_role("button", name="Play against bots").click()
    expect(anna.page.locator("body")).to_have_attribute("data-phase", re.compile("playing|over"), timeout=10_000)
    expect(anna.page.locator(".tonk-plate").filter(has_text="Bot B")).to_be_visible()
    stock = anna.page.get_by_role("button", name="Draw from stock")
    stock.or_(anna.page.get_by_role("button", name="Next game")).first.wait_for(timeout=20_000)
    assert not anna.complaints_of_axe()
    anna.page.context.close()
    assert not anna.faults


def test_the_host_fills_the_free_seats_and_sees_how_strong_they_are(server: Server, browser: Browser) -> None:
    anna = person(browser, "Anna", DESK)
    open_room(anna, server.url, "tok", 4)
    anna.sit("a")
    anna.page.get_by_label("A bot on a free seat").select_option("expert")
    anna.page.get_by_role("button", name="Add a bot").click()
    expect(anna.seat("b")).to_contain_text("expert bot")
    anna.page.get_by_role("button", name="Fill with bots").click()
    expect(anna.seat("d")).to_contain_text("Bot D")
    anna.page.get_by_role("button", name="Send Bot D away from the table").click()
    expect(anna.seat("d")).not_to_contain_text("Bot D")
    anna.page.get_by_role("button", name="Add a bot").click()
    anna.page.get_by_role("button", name="Start game").click()
    anna.page.locator(".hand-card").first.click()
    anna.page.get_by_role("button", name=re.compile("^Give")).click()
    # The bots give, too, and then somebody leads.
    expect(anna.page.locator("#log")).to_contain_text(
        re.compile("exchange|Exchange|gave", re.IGNORECASE), timeout=20_000
    )
    anna.page.context.close()
    assert not anna.faults
