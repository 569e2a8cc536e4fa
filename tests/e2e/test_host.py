"""What a host does for the room, as the host and the others see it."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.people import DESK, PHONE, ROOT, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e
READER = ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js"
READ_PICTURE = """async (source) => {
    const picture = Object.assign(new Image(), { src: source });
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, picture.width, picture.height);
    return jsQR(data, width, height)?.data ?? null;
}"""


@pytest.fixture
def three(browser: Browser) -> Iterator[list[Person]]:
    people = [person(browser, name, PHONE if name == "Ben" else DESK) for name in ("Anna", "Ben", "Carla")]
    yield people
    faults = {each.name: each.faults for each in people if each.faults}
    for each in people:
        each.page.context.close()
    assert not faults


def photographed(page: Page) -> str | None:
    """What a camera reads from the code on the screen."""
    picture = base64.b64encode(page.locator(".qr-code").screenshot()).decode()
    blank = page.context.new_page()
    blank.add_script_tag(path=READER)
    read: str | None = blank.evaluate(READ_PICTURE, f"data:image/png;base64,{picture}")
    blank.close()
    return read


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_reads_the_invitation_from_the_screen(server: Server, browser: Browser, theme: str) -> None:
    anna = person(browser, "Anna", PHONE, theme)
    loaded: list[str] = []
    anna.page.on("request", lambda request: loaded.append(request.url))
    url = open_room(anna, server.url, "tokken", 4)
    button = anna.page.get_by_role("button", name="QR code")
    expect(button).to_have_attribute("aria-expanded", "false")
    assert not [each for each in loaded if "uqr" in each], "the library comes when it is wanted"
    button.click()
    expect(anna.page.get_by_role("img", name="QR code with the link to this room")).to_be_visible()
    assert photographed(anna.page) == url
    assert anna.complaints_of_axe() == []
    button.click()
    expect(anna.page.locator(".qr-code")).to_have_count(0)
    anna.page.context.close()
    assert not anna.faults


def test_a_phone_shares_the_invitation_as_it_shares_other_things(server: Server, three: list[Person]) -> None:
    ben = three[1]
    ben.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    url = open_room(ben, server.url, "tok", 4)
    ben.page.get_by_role("button", name="Share").click()
    assert ben.page.evaluate("window.shared.url") == url
    assert "Tok" in ben.page.evaluate("window.shared.text")


def test_the_host_decides_who_may_sit(server: Server, three: list[Person]) -> None:
    anna, ben, carla = three
    url = open_room(anna, server.url, "tokken", 4)
    anna.sit("a")
    ben.open(url).sit("b")
    carla.open(url)
    anna.page.get_by_label("Lock the seats").check()
    expect(carla.page.get_by_role("heading", name="The seats are locked")).to_be_visible()
    expect(carla.page.locator(".toast")).to_contain_text("the seats are locked")
    expect(carla.page.locator("button.seat-free")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Move here").first).to_be_visible()
    anna.page.get_by_role("button", name=re.compile("Ben")).click()
    expect(ben.page.get_by_role("heading", name="The host has sent you away")).to_be_visible()
    anna.page.get_by_label("Lock the seats").uncheck()
    carla.sit("b")
    expect(ben.page.locator("button.seat-free")).to_have_count(0)
    assert anna.complaints_of_axe() + ben.complaints_of_axe() == []
    anna.page.get_by_role("button", name="Let Ben in again").click()
    ben.sit("c")
    expect(anna.page.get_by_role("button", name="Let Ben in again")).to_have_count(0)


def test_the_others_are_told_what_the_host_changes_and_may_become_host(server: Server, three: list[Person]) -> None:
    anna, ben, carla = three
    url = open_room(anna, server.url, "tokken", 8)
    anna.sit("a")
    ben.open(url).sit("h")
    carla.open(url)
    anna.page.get_by_role("button", name="House rules").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_role("combobox", name="Game", exact=True).select_option("tok")
    form.get_by_label("Number of players").select_option("4")
    expect(form.get_by_role("status")).to_contain_text("as it is usually played")
    form.get_by_label("Deal").select_option(label="One hand of 13")
    expect(form.locator(".option-field", has_text="Deal")).to_contain_text("Usually: Hands of 5, 4 and 4. Each round")
    expect(form.get_by_role("status")).to_contain_text("in one point")
    assert anna.complaints_of_axe() == []
    form.get_by_role("button", name="All as usual").click()
    expect(form.get_by_role("status")).to_contain_text("as it is usually played")
    form.get_by_label("Card exchange").select_option(label="None")
    form.get_by_role("button", name="Save").click()
    for each in (ben, carla):
        expect(each.page.locator(".toast").first).to_contain_text("Tokken → Tok · Number of players: 8 → 4")
        expect(each.page.locator(".differences-count")).to_contain_text("in one point")
    expect(ben.page.locator(".toast").nth(1)).to_contain_text("You sit at place B")
    expect(anna.seat("b")).to_contain_text("Ben")
    anna.page.get_by_role("button", name="Hand over").click()
    expect(ben.page.get_by_label("Lock the seats")).to_be_visible()
    expect(ben.page.locator(".toast").last).to_contain_text("Ben is now the host")
    expect(anna.page.get_by_label("Lock the seats")).to_have_count(0)


def test_who_watches_leaves_the_game_when_the_table_wants_no_spectators(server: Server, three: list[Person]) -> None:
    anna, ben, carla = three
    url = open_room(anna, server.url, "tokken", 2)
    anna.sit("a")
    ben.open(url).sit("c")
    heard: list[str] = []
    carla.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    carla.open(url)
    anna.page.get_by_role("button", name="Start game").click()
    expect(carla.page.locator("#table svg").first).to_be_visible()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Others may watch the game").uncheck()
    expect(carla.page.locator("#stage")).to_contain_text("plays without spectators")
    expect(carla.page.locator("#table")).to_have_count(0)
    assert carla.complaints_of_axe() == []
    heard.clear()
    carla.page.reload()
    expect(carla.page.locator("#stage")).to_contain_text("plays without spectators")
    assert any('"welcome"' in frame for frame in heard)
    assert not any('"position"' in frame or '"moved"' in frame or '"dealt"' in frame for frame in heard)
    anna.page.get_by_label("Others may watch the game").check()
    expect(carla.page.locator("#table svg").first).to_be_visible()
