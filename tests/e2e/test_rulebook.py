"""The rules of a table in a real browser: from a why-not to its rule, the cards one press away, differences for all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from app.games import find_game
from tests.e2e.people import DESK, PHONE, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e


@pytest.fixture
def people(browser: Browser) -> Iterator[list[Person]]:
    """Anna with a phone and Ben at a desk; at the end no page may have complained."""
    both = [person(browser, "Anna", PHONE), person(browser, "Ben", DESK)]
    yield both
    for one in both:
        one.page.context.close()
    assert [fault for one in both for fault in one.faults] == []


def set_rules(host: Person, **options: Any) -> None:
    """Opens a table with such house rules, by the request that the page itself sends, and goes there."""
    wanted = json.dumps({"game": "tokken", "players": 4, "options": options})
    ask = f"fetch('/api/rooms', {{method: 'POST', body: {json.dumps(wanted)}}}).then((answer) => answer.json())"
    host.page.goto(host.page.url.partition("/r/")[0] + "/r/" + host.page.evaluate(ask)["link"])


def playing(people: list[Person], site: str, game: str = "tokken") -> Person:
    """A game for two that has begun; gives who is to play."""
    url = open_room(people[0], site, game, 2)
    people[1].open(url)
    people[0].page.locator("button[data-seat]").first.wait_for()
    for one, place in zip(people, ("a", "c") if game != "tonk" else ("a", "b"), strict=True):
        one.sit(place)
    people[0].page.get_by_role("button", name="Start game").click()
    for one in people:
        one.page.locator(".hand-card").first.wait_for()
    return next(one for one in people if one.page.locator(".topbar.my-turn").count())


def is_seen(place: Locator) -> bool:
    """Whether a part of a scrolled page lies within what the person sees of it."""
    seen: bool = place.evaluate(
        """(node) => {
          const own = node.getBoundingClientRect();
          const around = node.closest(".book-panel").getBoundingClientRect();
          return own.top >= around.top - 1 && own.top < around.bottom;
        }"""
    )
    return seen


def test_a_why_not_opens_the_rules_at_its_rule(server: Server, people: list[Person]) -> None:
    mover = playing(people, server.url)
    mover.page.locator('.hand-card[data-state="dim"]').first.click()
    number = mover.page.locator(".bar .rule-link")
    rule = number.inner_text()
    number.click()
    asked = mover.page.locator(".book-point.is-asked").first
    expect(asked).to_be_focused()
    expect(asked).to_have_attribute("data-rules", rule)
    assert is_seen(asked)
    told = find_game("tokken").rulebook(2, find_game("tokken").parse_options(2, {}))
    sentences = [one.sentence for one in told if rule in one.rules]
    expect(mover.page.locator(".book-point.is-asked")).to_have_count(len(sentences))
    expect(asked).to_contain_text(sentences[0])
    mover.page.keyboard.press("Escape")
    expect(mover.page.locator("dialog")).to_have_count(0)
    expect(number).to_be_focused()


def test_a_why_not_of_tonk_opens_its_rule_too(server: Server, people: list[Person]) -> None:
    mover = playing(people, server.url, "tonk")
    mover.page.locator(".hand-card").first.click()
    number = mover.page.locator(".tonk-bar .rule-link").first
    rule = number.inner_text()
    number.click()
    expect(mover.page.locator(".book-point.is-asked").first).to_be_focused()
    expect(mover.page.locator(".book-point.is-asked").first).to_have_attribute("data-rules", re.compile(rf"\b{rule}\b"))


def test_every_sentence_of_the_book_is_shown_as_the_server_writes_it(server: Server, people: list[Person]) -> None:
    anna = people[0]
    for game, players in (("tokken", 4), ("tok", 2), ("tonk", 3)):
        open_room(anna, server.url, game, players)
        anna.page.get_by_role("button", name="Rules of this table").click()
        points = anna.page.locator("#book-rules .book-point > p")
        expect(points.first).to_be_visible()
        book = find_game(game).rulebook(players, find_game(game).parse_options(players, {}))
        shown = points.all_inner_texts()
        assert len(shown) == len(book)
        for text, one in zip(shown, book, strict=True):
            assert text.startswith(one.sentence)
            assert ("Our reading" in text) == one.ours
            assert "House rule" not in text


def test_what_each_card_does_is_one_press_away(server: Server, people: list[Person]) -> None:
    mover = playing(people, server.url)
    mover.page.get_by_role("button", name="Cards and rules").click()
    cards = mover.page.locator(".book-card")
    expect(cards).to_have_count(9)
    expect(cards.first).to_contain_text("Ace: bring in a pawn")
    expect(cards.last).to_contain_text("Joker: bring in a pawn, or go forward 18")
    mover.page.get_by_role("tab", name="The cards").press("ArrowRight")
    expect(mover.page.get_by_role("tab", name="All rules")).to_be_focused()
    expect(mover.page.get_by_role("heading", name="Crossings")).to_be_visible()


def test_everybody_in_the_lobby_sees_what_is_not_as_usual(server: Server, people: list[Person]) -> None:
    anna, ben = people
    open_room(anna, server.url, "tokken", 4)
    expect(anna.page.get_by_role("button", name="Rules of this table")).to_be_visible()
    expect(anna.page.locator(".differences")).to_have_count(0)
    set_rules(anna, deal="13", home_after=16)
    ben.open(anna.page.url)
    for one in people:
        told = one.page.locator(".house-rules")
        expect(told).to_contain_text("Differs from the usual Tokken in 2 points")
        expect(told).to_contain_text("Each round is a single hand of 13 cards a player.")
    ben.page.get_by_role("button", name="Rules of this table").click()
    differences = ben.page.locator(".book-panel .differences li")
    expect(differences).to_have_count(2)
    expect(differences.first).to_contain_text("Usually: Each round deals the shuffled deck in 3 hands")
    expect(ben.page.locator('[data-topic="deal"]')).to_contain_text("House rule")
    expect(ben.page.locator('[data-topic="ring"]')).not_to_contain_text("House rule")


def test_the_menu_leads_to_the_rules_during_play(server: Server, people: list[Person]) -> None:
    mover = playing(people, server.url, "tonk")
    mover.page.get_by_role("button", name="Menu").click()
    mover.page.get_by_role("button", name="Rules of this table").click()
    expect(mover.page.locator("dialog")).to_have_count(1)
    expect(mover.page.locator('[data-topic="dropped"]')).to_contain_text("every other player pays you the stake, 1.")
    mover.page.get_by_role("button", name="The end of a game").click()
    assert is_seen(mover.page.get_by_role("heading", name="The end of a game"))


def test_the_rules_are_told_in_dutch_too(server: Server, people: list[Person]) -> None:
    anna = people[0].open(f"{server.url}/")
    anna.page.get_by_label("Language").select_option("nl")
    expect(anna.page.get_by_role("heading", name="Kies een spel")).to_be_visible()
    open_room(anna, server.url, "tok", 4)
    anna.page.get_by_role("button", name="Regels van deze tafel").click()
    crossing = anna.page.locator('[data-topic="crossing"]')
    expect(crossing).to_contain_text("Komt een pion lopend precies op een zwarte stip uit, dan mag hij meteen springen")
    expect(crossing).to_contain_text("Onze lezing")


def test_a_server_that_does_not_answer_is_told_and_asked_again(server: Server, people: list[Person]) -> None:
    ben = people[1]
    open_room(ben, server.url, "tokken", 4)
    ben.page.route("**/api/rules*", lambda route: route.abort())
    ben.page.get_by_role("button", name="Rules of this table").click()
    expect(ben.page.get_by_role("alert").filter(has_text="The rules could not be loaded")).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.page.unroute("**/api/rules*")
    ben.page.get_by_role("button", name="Rules of this table").click()
    expect(ben.page.locator("#book-rules .book-point").first).to_be_visible()


@pytest.mark.parametrize("game", ["tokken", "tonk"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_book_fits_a_phone_and_axe_finds_nothing(server: Server, browser: Browser, game: str, theme: str) -> None:
    anna = person(browser, "Anna", PHONE, theme)
    open_room(anna, server.url, game, 3)
    anna.page.get_by_role("button", name="Cards and rules").click()
    expect(anna.page.locator(".book-card").first).to_be_visible()
    assert anna.complaints_of_axe() == []
    anna.page.get_by_role("tab", name="All rules").click()
    expect(anna.page.locator("#book-rules .book-point").first).to_be_visible()
    assert anna.complaints_of_axe() == []
    sizes = anna.page.evaluate(
        """() => [...document.querySelectorAll(".book-panel:not([hidden]), dialog")].map((node) =>
             node.scrollWidth <= node.clientWidth && node.getBoundingClientRect().right <= innerWidth)"""
    )
    assert sizes and all(sizes)
    anna.page.context.close()
