"""From the front door to a full table, as people do it."""

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
GAME = "tokken"
NAMES = ("Anna", "Ben", "Carla", "Dirk")


@pytest.fixture
def people(browser: Browser) -> Iterator[list[Person]]:
    """Four people; their pages may not have complained of anything."""
    four = [person(browser, name, PHONE if name == "Ben" else DESK) for name in NAMES]
    yield four
    faults = {each.name: each.faults for each in four if each.faults}
    for each in four:
        each.page.context.close()
    assert not faults


def test_a_room_is_two_clicks_away(server: Server, people: list[Person]) -> None:
    anna = people[0].open(f"{server.url}/")
    card = anna.page.locator(".game", has_text="Tokken").first
    card.get_by_role("button", name="Create a room").click()
    expect(anna.page).to_have_url(re.compile(r"/r/[\w-]{10,}$"))
    expect(anna.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Sit here")).to_have_count(4)


def test_a_friend_with_the_link_types_a_name_and_presses_a_place(server: Server, people: list[Person]) -> None:
    anna, ben = people[:2]
    ben.open(open_room(anna, server.url, GAME, 4))
    anna.sit("a")
    ben.sit("c")
    expect(anna.seat("c")).to_contain_text("Ben")
    expect(ben.seat("a")).to_contain_text("host")
    expect(ben.seat("c")).to_contain_text("you")


def test_a_place_pressed_before_there_is_a_name_is_taken_when_it_is_typed(server: Server, people: list[Person]) -> None:
    anna = people[0]
    open_room(anna, server.url, GAME, 4)
    anna.page.locator('button[data-seat="b"]').click()
    expect(anna.page.get_by_label("Your name")).to_be_focused()
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Enter")
    expect(anna.seat("b")).to_contain_text("Anna")


def test_the_code_leads_to_the_room_however_it_is_typed(server: Server, people: list[Person]) -> None:
    anna, ben = people[:2]
    url = open_room(anna, server.url, GAME, 4)
    code = anna.page.locator(".room-code").inner_text()
    ben.open(f"{server.url}/")
    ben.page.get_by_label("Did you get a code or a link?").fill(f" {code.lower()} ")
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page).to_have_url(url)


def test_a_wrong_code_says_so_beside_the_field(server: Server, people: list[Person]) -> None:
    anna = people[0].open(f"{server.url}/")
    anna.page.get_by_label("Did you get a code or a link?").fill("ZZZZZZ")
    anna.page.get_by_role("button", name="Join").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("no room with this code")
    anna.faults.clear()  # the browser itself reports the 404


def test_the_host_starts_when_everybody_sits_and_nobody_else_can(server: Server, people: list[Person]) -> None:
    anna, ben = people[:2]
    url = open_room(anna, server.url, GAME, 2)
    ben.open(url)
    anna.sit("a")
    expect(anna.page.get_by_text("One seat free")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Start game")).to_have_count(0)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_text("Anna can start the game")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Start game")).to_have_count(0)
    anna.page.get_by_role("button", name="Start game").click()
    for each in (anna, ben):
        expect(each.page.locator("body")).to_have_attribute("data-phase", "playing")


def test_a_person_moves_renames_and_stands_up(server: Server, people: list[Person]) -> None:
    anna, ben = people[:2]
    ben.open(open_room(anna, server.url, GAME, 4))
    anna.sit("a")
    anna.page.get_by_role("button", name="Move here").first.click()
    expect(anna.page.locator(".seat-own")).not_to_have_attribute("data-seat", "a")
    anna.page.get_by_label("Your name").fill("Anneke")
    anna.page.get_by_role("button", name="Change").click()
    expect(ben.page.locator(".seat-taken")).to_contain_text("Anneke")
    anna.page.get_by_role("button", name="Stand up").click()
    expect(ben.page.locator(".seat-taken")).to_have_count(0)


def test_a_name_that_is_taken_is_refused_in_words(server: Server, people: list[Person]) -> None:
    anna, ben = people[:2]
    ben.open(open_room(anna, server.url, GAME, 4))
    anna.sit("a")
    ben.page.get_by_label("Your name").fill("anna")
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.locator(".toast")).to_contain_text("has this name")


def test_the_name_is_remembered_for_the_next_room(server: Server, people: list[Person]) -> None:
    anna = people[0]
    open_room(anna, server.url, GAME, 4)
    anna.sit("a")
    open_room(anna, server.url, GAME, 4)
    expect(anna.page.get_by_label("Your name")).to_have_value("Anna")


def test_the_host_changes_the_house_rules_and_everybody_sees_it(server: Server, people: list[Person]) -> None:
    anna, ben = people[:2]
    ben.open(open_room(anna, server.url, GAME, 4))
    anna.page.get_by_role("button", name="House rules").click()
    anna.page.get_by_label("Number of players").select_option("2")
    anna.page.get_by_role("button", name="Save").click()
    expect(ben.page.locator(".seat-free")).to_have_count(2)
    expect(anna.page.locator("dialog")).to_have_count(0)


def test_a_seat_can_be_taken_with_the_keyboard_alone(server: Server, people: list[Person]) -> None:
    anna = people[0]
    open_room(anna, server.url, GAME, 4)
    anna.page.get_by_label("Your name").focus()
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("button", name="Sit here").first).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".seat-own")).to_contain_text("Anna")
    expect(anna.page.locator(".seat-own")).to_be_focused()


def test_the_language_is_chosen_once_and_kept(server: Server, people: list[Person]) -> None:
    anna = people[0].open(f"{server.url}/")
    anna.page.get_by_label("Language").select_option("nl")
    expect(anna.page.get_by_role("heading", name="Kies een spel")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Kies een spel")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.lang") == "nl"


def test_a_theme_that_was_chosen_holds_against_the_device(server: Server, people: list[Person]) -> None:
    anna = people[0].open(f"{server.url}/")
    anna.page.get_by_label("Colours").select_option("dark")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_link_that_leads_nowhere_says_so(server: Server, people: list[Person]) -> None:
    anna = people[0].open(f"{server.url}/r/nosuchroomatall00000000")
    expect(anna.page.get_by_role("heading", name="There is no such room")).to_be_visible()
    anna.page.get_by_role("link", name="To the front page").click()
    expect(anna.page.get_by_role("heading", name="Choose a game")).to_be_visible()
    anna.faults.clear()  # the browser itself reports the 404


def test_a_name_of_markup_is_shown_as_it_is(server: Server, people: list[Person]) -> None:
    anna, ben = people[:2]
    anna.name = "<b>x</b><img src=y>"
    ben.open(open_room(anna, server.url, GAME, 4))
    anna.sit("a")
    expect(ben.seat("a")).to_contain_text("<b>x</b><img src=y>")
    assert ben.page.locator(".seats img, .seats b").count() == 0


def test_a_seat_taken_while_the_server_is_away_is_taken_when_it_comes_back(browser: Browser, tmp_path: Path) -> None:
    anna, port = person(browser, "Anna"), free_port()
    database = f"sqlite:///{tmp_path / 'toktonk.db'}"
    with toktonk(database, tmp_path / "log1", port=port) as first:
        open_room(anna, first.url, GAME, 4)
        anna.type_name()
        first.kill()
        expect(anna.page.locator(".banner")).to_be_visible()
        anna.page.locator('button[data-seat="b"]').click()
    with toktonk(database, tmp_path / "log2", port=port):
        expect(anna.seat("b")).to_contain_text("Anna", timeout=20_000)
        expect(anna.page.locator(".banner")).to_be_hidden()
    anna.page.context.close()
    assert not anna.faults


def test_everything_works_below_a_path(browser: Browser, tmp_path: Path) -> None:
    anna = person(browser, "Anna")
    with toktonk(f"sqlite:///{tmp_path / 'toktonk.db'}", tmp_path / "log", root_path="/games/toktonk") as server:
        anna.open(f"{server.url}/")
        anna.page.locator(".game", has_text="Tokken").first.get_by_role("button", name="Create a room").click()
        expect(anna.page).to_have_url(re.compile(r"/games/toktonk/r/[\w-]+$"))
        anna.sit("a")
        anna.page.context.close()
    assert not anna.faults


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_and_lobby_meet_wcag_as_far_as_axe_can_see(server: Server, browser: Browser, theme: str) -> None:
    anna = person(browser, "Anna", PHONE, theme)
    anna.open(f"{server.url}/")
    expect(anna.page.locator(".game-open").first).to_be_visible()
    found = anna.complaints_of_axe()
    open_room(anna, server.url, GAME, 4)
    anna.sit("a")
    found += anna.complaints_of_axe()
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    found += anna.complaints_of_axe()
    anna.page.context.close()
    assert found == []


@pytest.mark.parametrize(("width", "players"), [(360, 2), (360, 4), (360, 8), (320, 4), (320, 6), (320, 8)])
def test_places_lie_round_the_table_without_overlap_on_a_small_phone(
    server: Server, browser: Browser, width: int, players: int
) -> None:
    anna = person(browser, "Anna-Maria van Dijk", {"width": width, "height": 640})
    open_room(anna, server.url, GAME, players)
    anna.sit("a")
    expect(anna.page.locator(".seat")).to_have_count(players)
    expect(anna.page.locator(".table-board")).to_be_visible()
    # All at one moment: the lobby is drawn anew when somebody's presence is told.
    measure = "(places) => places.map((each) => each.getBoundingClientRect().toJSON())"
    boxes = anna.page.locator(".seat").evaluate_all(measure)
    anna.page.context.close()
    assert len(boxes) == players
    for index, box in enumerate(boxes):
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["width"] >= 40 and box["height"] >= 40
        for other in boxes[index + 1 :]:
            apart = abs(box["x"] - other["x"]) >= box["width"] or abs(box["y"] - other["y"]) >= box["height"]
            assert apart, f"places {index} overlap"


@pytest.mark.parametrize("players", [4, 8])
def test_letters_twice_as_large_still_fit_a_phone(server: Server, browser: Browser, players: int) -> None:
    anna = person(browser, "Anna", PHONE)
    anna.open(f"{server.url}/")
    expect(anna.page.locator(".game-open").first).to_be_visible()
    larger = "document.documentElement.style.fontSize = '200%'; document.documentElement.scrollWidth"
    widths = [anna.page.evaluate(larger)]
    open_room(anna, server.url, GAME, players)
    expect(anna.page.locator(".seat")).to_have_count(players)
    widths.append(anna.page.evaluate(larger))
    anna.sit("b")
    widths.append(anna.page.evaluate("document.documentElement.scrollWidth"))
    anna.page.context.close()
    assert widths == [PHONE["width"]] * 3
