"""A mouse and a finger on a page, for tests of what is drawn from one place to another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page

Point = tuple[float, float]


class Mouse:
    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def down(self, at: Point) -> None:
        self.mouse.move(*at)
        self.mouse.down()

    def move(self, at: Point) -> None:
        self.mouse.move(*at, steps=4)

    def up(self) -> None:
        self.mouse.up()


class Finger:
    """A finger as the browser's input layer gets it, so that scrolling and clicks come about as on a phone."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.at: Point = (0, 0)

    def down(self, at: Point) -> None:
        self.at = at
        self._send("touchStart", [at])

    def move(self, at: Point) -> None:
        for step in range(1, 5):
            self._send("touchMove", [tuple(old + (new - old) * step / 4 for old, new in zip(self.at, at, strict=True))])
        self.at = at

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[Any]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def middle(spot: Locator) -> Point:
    """The middle of what is drawn, on the screen."""
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
