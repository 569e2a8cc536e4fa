"""People read the pages in their own language: found by their browser, or chosen by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.people import PHONE, SETTLED
from tests.e2e.tabletop import Tabletop
from tests.support.server import Server

pytestmark = pytest.mark.e2e

HEADLINES = {
    "en": "Tokken, Tok and Tonk with your friends",
    "nl": "Tokken, Tok en Tonk met je vrienden",
    "de": "Tokken, Tok und Tonk mit deinen Freunden",
    "fr": "Tokken, Tok et Tonk avec tes amis",
    "eu": "Tokken, Tok eta Tonk zure lagunekin",
}
LETTERS = {"en": "AKQJ", "nl": "AHVB", "de": "AKDB", "fr": "ARDV", "eu": "AEDT"}
# Texts that do not fit where they stand, names of people aside, which end in three dots.
TOO_LONG = """() => [...document.querySelectorAll("body *")]
    .filter((each) => each.childElementCount === 0 && each.textContent.trim() && each.clientWidth > 2)
    .filter((each) => each.namespaceURI.endsWith("xhtml") && !/name/.test(each.className))
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)"""

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens the front page for somebody whose browser wants a language."""
    pages: list[Page] = []

    def open_page(wish: str, **device: Any) -> Page:
        pages.append(browser.new_context(locale=wish, **device).new_page())
        pages[-1].goto(f"{server.url}/")
        return pages[-1]

    yield open_page
    for page in pages:
        page.context.close()


@pytest.mark.parametrize(("wish", "found"), [("de-CH", "de"), ("fr-CA", "fr"), ("eu-ES", "eu"), ("it-IT", "en")])
def test_the_language_is_that_of_the_browser_or_else_english(visit: Visit, wish: str, found: str) -> None:
    page = visit(wish)
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADLINES[found])
    expect(page.locator("html")).to_have_attribute("lang", found)


def test_languages_are_chosen_by_their_own_names_and_remembered(visit: Visit) -> None:
    page = visit("en-GB")
    choice = page.locator("select:has(option[lang])")
    expect(choice.locator("option")).to_have_text(["English", "Deutsch", "Euskara", "Français", "Nederlands"])
    for language, headline in HEADLINES.items():
        choice.select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(headline)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADLINES["eu"])


@pytest.mark.parametrize("language", HEADLINES)
def test_a_phone_has_room_for_the_words_and_the_cards_have_the_letters(
    visit: Visit, browser: Browser, server: Server, language: str
) -> None:
    front = visit(language, viewport=PHONE)
    expect(front.locator(".game-open").first).to_be_visible()
    assert front.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert front.evaluate(TOO_LONG) == []
    scene = {
        "game": "tokken",
        "players": 4,
        "position": "a:a0,a0,b3,c5 b:b0,b0,b0,b12 c:c0,c0,c0,c6 d:d0,d0,d0,d12",
        "hands": {"a": "As Kh Qd Jc 7s X"},
        "turn": "a",
    }
    table = Tabletop(browser, server, scene, viewport=PHONE, locale_of_page=language)
    for card, letter in zip(("As", "Kh", "Qd", "Jc"), LETTERS[language], strict=True):
        expect(table.card(card).locator(".card-index")).to_have_text(letter)
    for card in ("As", "Kh", "Qd", "Jc", "7s", "X"):
        table.card(card).click()
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
        table.page.evaluate(SETTLED)
        assert table.page.evaluate(TOO_LONG) == [], card
    assert not table.close()
