"""What people do at a table besides playing: talk, arrange the room."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import DESK, PHONE, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e


@pytest.fixture
def pair(browser: Browser) -> Iterator[tuple[Person, Person]]:
    anna, ben = person(browser, "Anna", DESK), person(browser, "Ben", PHONE)
    yield anna, ben
    faults = anna.faults + ben.faults
    for each in (anna, ben):
        each.page.context.close()
    assert not faults


def sit_down(pair: tuple[Person, Person], site: str, game: str) -> str:
    anna, ben = pair
    url = open_room(anna, site, game, 2)
    ben.open(url)
    anna.sit("a")
    ben.sit("c" if game == "tokken" else "b")
    return url


def start(pair: tuple[Person, Person]) -> None:
    pair[0].page.get_by_role("button", name="Start game").click()
    for each in pair:
        expect(each.page.locator("#table").get_by_role("group", name="Your cards")).to_be_visible()


def test_people_talk_mute_and_read_it_again_after_a_reload(server: Server, pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    sit_down(pair, server.url, "tonk")
    start(pair)
    talk = anna.page.get_by_role("complementary", name="Talk")
    anna.page.get_by_role("button", name="Talk", exact=True).click()
    talk.get_by_role("textbox", name="Say something").fill("Hoi <b>Ben</b>")
    anna.page.keyboard.press("Enter")
    expect(ben.page.locator(".bubble")).to_have_text("Hoi <b>Ben</b>")
    at_seat(ben, "a", ".bubble")
    ben.page.get_by_role("button", name="Talk, 1 new").click()
    ben.page.get_by_role("button", name="Good luck!").click()
    expect(talk).to_contain_text("Ben Good luck!")
    ben.page.reload()
    ben.page.get_by_role("button", name=re.compile("^Talk")).click()
    expect(ben.page.locator(".talk-list")).to_contain_text("Hoi <b>Ben</b>")
    assert not anna.complaints_of_axe() + ben.complaints_of_axe()
    ben.page.get_by_text("Mute somebody").click()
    ben.page.get_by_label("Mute Anna").check()
    expect(ben.page.locator(".talk-list")).not_to_contain_text("Hoi")
    assert (
        ben.page.locator('[data-place="a"]').evaluate("seat => getComputedStyle(seat, '::after').content") == '"muted"'
    )
    talk.get_by_role("textbox", name="Say something").fill("Do you hear me?")
    anna.page.keyboard.press("Enter")
    expect(talk).to_contain_text("Anna Do you hear me?")
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("#talk")).to_be_hidden()
    expect(ben.page.get_by_role("button", name="Talk", exact=True)).to_be_focused()


def at_seat(who: Person, seat: str, what: str) -> None:
    """Whether it points at the seat and leaves it, and the window, free."""
    place = who.page.locator(f'[data-place="{seat}"]').bounding_box()
    bubble = who.page.locator(what).bounding_box()
    size = who.page.viewport_size
    assert place and bubble and size
    below, above = bubble["y"] - place["y"] - place["height"], place["y"] - bubble["y"] - bubble["height"]
    assert 0 < max(below, above) < 20, (place, bubble)
    assert bubble["x"] >= 0 and bubble["x"] + bubble["width"] <= size["width"]


def test_who_watches_reads_that_they_do_and_the_table_how_many(
    server: Server, pair: tuple[Person, Person], browser: Browser
) -> None:
    anna, ben = pair
    url = sit_down(pair, server.url, "tokken")
    expect(anna.page.locator(".watchers")).to_be_hidden()
    eve = person(browser, "Eve", PHONE).open(url)
    expect(anna.page.locator(".watchers")).to_have_text("1 person watches")
    start(pair)
    expect(eve.page.locator(".watchers")).to_have_text("You watch")
    fay = person(browser, "Fay", DESK).open(url)
    expect(eve.page.locator(".watchers")).to_have_text("You and one other watch")
    expect(ben.page.locator(".watchers")).to_have_text("2 people watch")
    eve.page.get_by_role("button", name="Talk", exact=True).click()
    expect(eve.page.locator("#talk")).to_contain_text("Only who sits at the table talks here.")
    expect(eve.page.get_by_role("textbox", name="Say something")).to_be_hidden()
    assert not eve.complaints_of_axe() + fay.complaints_of_axe()
    for each in (eve, fay):
        each.page.context.close()
    expect(ben.page.locator(".watchers")).to_be_hidden()
    assert not eve.faults + fay.faults


def test_a_club_plays_without_talk_during_a_hand(server: Server, pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    sit_down(pair, server.url, "tokken")
    anna.page.get_by_label("Talking").select_option("between")
    expect(ben.page.locator(".hosting")).to_contain_text("not while a hand is played")
    start(pair)
    ben.page.get_by_role("button", name="Talk", exact=True).click()
    expect(ben.page.locator("#talk")).to_contain_text("No talk while a hand is played.")
    expect(ben.page.get_by_role("textbox", name="Say something")).to_be_hidden()


def test_without_spectators_a_stranger_reads_why_the_table_is_closed(
    server: Server, pair: tuple[Person, Person], browser: Browser
) -> None:
    anna, _ = pair
    url = sit_down(pair, server.url, "tonk")
    anna.page.get_by_label("Others may watch the game").uncheck()
    start(pair)
    eve = person(browser, "Eve", PHONE).open(url)
    expect(eve.page.locator("#stage")).to_contain_text("This table plays without spectators")
    assert not eve.complaints_of_axe()
    eve.page.context.close()
    assert not eve.faults


def test_the_host_hands_over_and_the_front_page_shows_the_listed_room(
    server: Server, pair: tuple[Person, Person], browser: Browser
) -> None:
    anna, ben = pair
    url = open_room(anna, server.url, "tok", 3)
    ben.open(url)
    anna.sit("a")
    ben.sit("b")
    anna.page.get_by_label("Show this room on the front page").check()
    anna.page.get_by_role("button", name="Hand over").click()
    expect(ben.page.get_by_label("Lock the seats: nobody new sits down")).to_be_visible()
    carla = person(browser, "Carla", DESK)
    rooms = carla.page.get_by_role("list", name="Open rooms").locator(f'a[href="{url}"]')
    carla.open(f"{server.url}/")
    carla.wait_until_listed(url)
    carla.open(f"{server.url}/")
    expect(rooms).to_contain_text("Tok")
    assert not carla.complaints_of_axe()
    anna.open(f"{server.url}/")
    expect(anna.page.get_by_role("list", name="Your tables").get_by_role("link").first).to_contain_text("Ben")
    carla.page.context.close()
    assert not carla.faults
