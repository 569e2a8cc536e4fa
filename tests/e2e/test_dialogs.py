"""Every dialog, at three sizes and on the smallest phone: it fits, fingers hit it, axe is silent, focus comes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import SETTLED, Person, open_room, person
from tests.support.server import Server

pytestmark = pytest.mark.e2e
SIZES = {"small": (320, 568), "phone": (360, 640), "tablet": (768, 1024), "desk": (1440, 900)}

# What of the topmost dialog lies outside the screen, is cut off at its sides, or is too small for a finger.
MISFITS = """() => {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const wrong = [];
  const box = dialog.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
    wrong.push(`the dialog lies outside: ${JSON.stringify(box)}`);
  for (const element of dialog.querySelectorAll("*")) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (!width || !height || element.closest("svg") || element.closest(".visually-hidden")) continue;
    const name = `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 30)}`;
    if (left < box.left - 0.5 || right > box.right + 0.5) wrong.push(`cut off: ${name}`);
    const isTarget = element.matches("button, select, summary, input:not([type=checkbox], [type=radio])");
    if (isTarget && (height < 39.5 || width < 39.5)) wrong.push(`too small, ${width} x ${height}: ${name}`);
    const label = element.matches("[type=checkbox], [type=radio]") ? element.closest("label") : null;
    if (label && label.getBoundingClientRect().height < 39.5) wrong.push(`too small: ${name} ${label.textContent}`);
  }
  return wrong;
}"""


@pytest.fixture(params=SIZES.values(), ids=SIZES.keys())
def pair(request: Any, browser: Browser) -> Iterator[tuple[Person, Person]]:
    width, height = request.param
    size = {"width": width, "height": height}
    two = (person(browser, "Anna-Maria van Dijk", size), person(browser, "Ben", size))
    yield two
    faults = [fault for each in two for fault in each.faults]
    for each in two:
        each.page.context.close()
    assert not faults


def examine(who: Person, name: str) -> None:
    dialog = who.page.get_by_role("dialog").last
    expect(dialog).to_be_visible()
    assert dialog.get_attribute("aria-labelledby"), name
    who.page.evaluate(SETTLED)
    assert not who.page.evaluate(MISFITS), name
    assert not who.complaints_of_axe(), name


def open_and_shut(who: Person, button: str, exact: bool = False) -> None:
    """Opens a dialog by its button, looks at it, and leaves it by Escape; the button has the focus again."""
    opener = who.page.get_by_role("button", name=button, exact=exact).first
    opener.click()
    examine(who, button)
    who.page.keyboard.press("Escape")
    expect(who.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("game", ["tok", "tonk"])
def test_every_dialog_of_lobby_and_table_fits_and_gives_the_focus_back(
    server: Server, pair: tuple[Person, Person], game: str
) -> None:
    anna, ben = pair
    url = open_room(anna, server.url, game, 2)
    anna.sit("a")
    ben.open(url).sit("b" if game == "tonk" else "c")
    for button in ("Rules of this table", "House rules", "Menu"):
        open_and_shut(anna, button)
    anna.page.get_by_role("button", name="Start").click()
    expect(ben.page.locator("body")).to_have_attribute("data-phase", "playing")
    for button in ("Cards and rules", "Menu"):
        open_and_shut(ben, button)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Link for my seat").click()
    expect(ben.page.get_by_label("Seat link", exact=True)).to_be_visible()
    examine(ben, "seat link")
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave").click()
    examine(ben, "leave")
    ben.page.get_by_role("button", name="Stay").click()
    ben.page.keyboard.press("Escape")
    if game == "tonk":
        open_and_shut(ben, "Score")
