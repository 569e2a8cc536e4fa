"""The exchange as a hand and an eye meet it: choose, see who has chosen, see what goes and what came."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from app.games.track.state import EXCHANGE, NOBODY
from tests.e2e.people import PHONE
from tests.e2e.tabletop import Tabletop
from tests.support.server import Server

pytestmark = pytest.mark.e2e
HANDS = {"a": "Ah 5h 9d", "b": "Kd 2d 3d", "c": "7c 8c 9c", "d": "4s 5s 6s"}
EMPTY = "a:a0,a0,a0,a0 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0"


def test_the_card_that_goes_and_the_card_that_came_are_marked_in_the_hand(browser: Browser, server: Server) -> None:
    doc = {"game": "tokken", "players": 4, "position": EMPTY, "hands": HANDS, "turn": "a"}
    table = Tabletop(browser, server, doc, viewport=PHONE)
    table.state = table.state._replace(phase=EXCHANGE, turn=NOBODY)
    table.seq += 1
    table.page.evaluate("(view) => show(view, null)", table.view())
    expect(table.prompt).to_have_text("Choose a card to give to Carla.")
    badges = table.page.locator(".hand-badge:visible")
    expect(badges).to_have_count(0)
    table.card("5h").click()
    table.confirm.click()
    expect(table.prompt).to_have_text("Waiting for Ben, Carla and Dirk to choose cards to give.")
    expect(badges).to_have_count(1)
    expect(table.card("5h").locator(".hand-badge")).to_have_attribute("data-text", "given")
    expect(table.card("5h")).to_have_accessible_name(
        "5 of hearts. An opponent’s pawn 5 steps forward. you give it away"
    )
    expect(table.page.locator(".badge-chosen")).to_have_count(1)
    for text in ("give 2d", "give 8c", "give 4s"):
        table.play(text)
    expect(table.card("8c").locator(".hand-badge")).to_have_attribute("data-text", "new")
    expect(badges).to_have_count(1)
    expect(table.card("5h")).to_have_count(0)
    assert table.close() == []
