"""Pictures of the pages for a designer's eye: `python -m tests.e2e.shots` puts them into tests/e2e/shots/."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.people import SETTLED, Person, open_room, person
from tests.support.browser import chromium
from tests.support.server import toktonk

FOLDER = Path(__file__).parent / "shots"
SIZES = {
    "phone": {"width": 360, "height": 640},
    "tablet": {"width": 768, "height": 1024},
    "desk": {"width": 1440, "height": 900},
}
NAMES = ("Anna", "Ben", "Carla van den Berg", "Dirk")
SEATS = ("a", "b", "c", "d")


def shoot(who: Person, name: str) -> None:
    """One picture of what this person sees, once everything has come to rest."""
    who.page.evaluate(SETTLED)
    who.page.screenshot(path=FOLDER / f"{name}.png")


def one_look(browser: Browser, site: str, size: str, theme: str) -> None:
    """Home, then a lobby and a table as the first of four people sees them."""
    people = [person(browser, name, SIZES[size], theme) for name in NAMES]
    first, look = people[0], f"{size}-{theme}"
    first.open(f"{site}/").page.locator(".game-open").first.wait_for()
    shoot(first, f"home-{look}")
    url = open_room(first, site, "tokken", 4)
    first.page.locator(".seat").first.wait_for()
    shoot(first, f"lobby-empty-{look}")
    first.sit("a")
    shoot(first, f"lobby-invite-{look}")
    for other, seat in zip(people[1:], SEATS[1:], strict=True):
        other.open(url).sit(seat)
    start = first.page.get_by_role("button", name="Start game")
    start.wait_for()
    shoot(first, f"lobby-full-{look}")
    start.click()
    first.page.locator("#table svg").first.wait_for()
    shoot(first, f"table-{look}")
    for each in people:
        each.page.context.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        database = f"sqlite:///{folder}/toktonk.db"
        with toktonk(database, Path(folder) / "log") as server:
            for size in SIZES:
                for theme in ("light", "dark"):
                    one_look(browser, server.url, size, theme)


if __name__ == "__main__":
    main()
