"""Makes the pictures of the README from the running product: `python scripts/screenshot.py`.

Four friends play a seeded game for a while, as the end-to-end test does; then a laptop and a phone are photographed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.friends import Friend, await_state  # noqa: E402
from tests.e2e.people import open_room  # noqa: E402
from tests.support.browser import chromium  # noqa: E402
from tests.support.server import toktonk  # noqa: E402

SEED = "90f357f2df8b0fd3300fe402993d7e9f0463698326ec26f31a40a90273fc0fa7"
MOVES = 60
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}


def main() -> None:
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        folder = Path(name)
        program = ("tests.support.seeded", SEED)
        with toktonk(f"sqlite:///{folder / 'toktonk.db'}", folder / "log", program=program) as server:
            sizes = (LAPTOP, LAPTOP, PHONE, LAPTOP)
            people = zip(("Anna", "Ben", "Carla", "Dirk"), "abcd", sizes, strict=True)
            friends = [Friend(browser, name, seat, "list", viewport=size) for name, seat, size in people]
            url = open_room(friends[0].person, server.url, "tokken", 4)
            for friend in friends:
                friend.page.emulate_media(reduced_motion="reduce")
                friend.person.open(url).sit(friend.seat)
            friends[0].page.get_by_role("button", name="Start game").click()
            _play(friends)
            for friend, picture in ((friends[0], "screenshot"), (friends[2], "screenshot-phone")):
                friend.page.screenshot(path=ROOT / "docs" / f"{picture}.png")


def _play(friends: list[Friend]) -> None:
    """Plays until enough moves are made and it is the turn of the friend at the laptop."""
    seq = 6  # created, four sat, started
    _agree(friends, seq)
    while seq < MOVES or [one.seat for one in _to_act(friends)] != ["a"]:
        for friend in _to_act(friends):
            friend.act()
            seq += 1
            _agree(friends, seq)


def _to_act(friends: list[Friend]) -> list[Friend]:
    letters = friends[0].view["table"]["to_act"]
    return [one for one in friends if one.seat in letters]


def _agree(friends: list[Friend], seq: int) -> None:
    await_state(friends[0].page, lambda: all(one.place[1] >= seq for one in friends), f"seq {seq} on all screens")


if __name__ == "__main__":
    main()
