"""People at browsers: each with a profile of their own, on the device that the test says."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
SELDOM = 10_000

# Colours are judged when what moves once has come to rest; what beats without end is left out.
SETTLED = """Promise.all(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => null)))"""

# The list for everybody may be two seconds old.
LISTED = """url => fetch("api/lobby").then(answer => answer.json())
    .then(({rooms}) => rooms.some(room => url.endsWith(room.url)))"""

# What a browser says when the test itself takes the server away.
EXPECTED_NOISE = ("WebSocket connection to", "ERR_CONNECTION", "net::ERR", "error occurred when fetching the script")


@dataclass
class Person:
    """Somebody with a browser. `faults` gathers what their page complained of."""

    name: str
    page: Page
    faults: list[str] = field(default_factory=list)

    def open(self, url: str) -> Person:
        self.page.goto(url)
        return self

    def wait_until_listed(self, url: str) -> None:
        """Waits on the front page until the server tells everybody of this room."""
        deadline = time.monotonic() + SELDOM / 1000
        while not self.page.evaluate(LISTED, url):
            assert time.monotonic() < deadline, "the room is not listed"
            self.page.wait_for_timeout(100)

    def type_name(self) -> None:
        self.page.get_by_label("Your name").fill(self.name)

    def sit(self, seat: str) -> None:
        """Types the name and takes the place, and waits until it is theirs."""
        self.type_name()
        self.page.locator(f'button[data-seat="{seat}"]').click()
        expect(self.seat(seat)).to_contain_text(self.name)

    def seat(self, letter: str) -> Locator:
        return self.page.locator(f'.seats [data-seat="{letter}"]')

    def complaints_of_axe(self) -> list[str]:
        """What axe finds against WCAG 2.2 AA, one line for each kind."""
        self.page.evaluate(SETTLED)
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        tags = json.dumps(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        found = self.page.evaluate(f"axe.run(document, {{runOnly: {tags}}})")
        return [f"{each['id']}: {[node['html'][:120] for node in each['nodes']]}" for each in found["violations"]]


# A page that the browser shows when it reaches no server has no storage.
GUIDED = "try { localStorage['toktonk.guide'] ??= 'track,tonk' } catch { /* an error page */ }"

# Friends of the tests press the button after every choice; what one press does has tests of its own.
ASKED = "try { localStorage['toktonk.confirm'] ??= 'always' } catch { /* an error page */ }"


def person(
    browser: Browser, name: str, viewport: dict[str, int] = DESK, theme: str = "light", guided: bool = True
) -> Person:
    """A new person; `theme` is what their device prefers, `guided` whether they have seen the first game's guide."""
    context = browser.new_context(viewport=viewport, color_scheme=theme, locale="en-GB")  # type: ignore[arg-type]
    if guided:
        context.add_init_script(GUIDED)
    context.add_init_script(ASKED)
    page = context.new_page()
    page.set_default_timeout(SELDOM)
    newcomer = Person(name, page)
    page.on("pageerror", lambda error: newcomer.faults.append(str(error)))
    page.on("console", lambda message: _note(newcomer, message.type, message.text))
    return newcomer


def _note(who: Person, kind: str, text: str) -> None:
    if kind in ("error", "warning") and not any(noise in text for noise in EXPECTED_NOISE):
        who.faults.append(text)


def origin_of(site: str) -> str:
    """The site without its path, as a browser says where a request comes from."""
    parts = urlsplit(site)
    return f"{parts.scheme}://{parts.netloc}"


def open_room(host: Person, site: str, game: str, players: int) -> str:
    """A new room by the shortest way; returns its address, where the host now is."""
    host.page.goto(f"{site}/")
    wanted = json.dumps({"game": game, "players": players, "options": {}})
    headers = {"content-type": "application/json", "origin": origin_of(site)}
    answer = host.page.request.post(f"{site}/api/rooms", data=wanted, headers=headers)
    assert answer.status == 201, answer.text()
    url = f"{site}/r/{answer.json()['link']}"
    host.open(url)
    return url
