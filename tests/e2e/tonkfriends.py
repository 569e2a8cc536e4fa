"""Friends who play Tonk through the page: on cards and melds, by the buttons of the bar, or by keys alone."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from tests.e2e.people import Person, person

Frame = dict[str, Any]
POINTS = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}
BOLD = 12  # points with which a friend drops


class CardFriend:
    """Somebody at the table. `frames` holds every frame that their browser received, over all its lines."""

    def __init__(self, browser: Browser, name: str, seat: str | None, way: str, **device: Any) -> None:
        self.seat = seat
        self.way = way
        self.frames: list[Frame] = []
        self.person: Person = person(browser, name, **device)
        self.page: Page = self.person.page
        self.page.add_init_script("localStorage.setItem('toktonk.motion', 'off')")
        self.page.on("websocket", self._listen)

    @property
    def view(self) -> dict[str, Any]:
        """The newest view that the browser received."""
        view: dict[str, Any] = next(frame["view"] for frame in reversed(self.frames) if "view" in frame)
        return view

    @property
    def place(self) -> tuple[int, int]:
        """Number of the match and seq, (0, 0) before the first view."""
        return next(((frame["match"], frame["seq"]) for frame in reversed(self.frames) if "view" in frame), (0, 0))

    def act(self) -> str:
        """Does at the page what sense asks for in a turn; returns the move that it should come to."""
        mine, table = self.view["mine"], self.view["table"]
        expect(self.page.locator(".tonk-hand.is-turn")).to_be_visible()
        expect(self.page.locator(".hand-card")).to_have_count(len(mine["hand"]))  # the page has drawn this view
        if table["phase"] == "start":
            return self._begin(mine, table)
        if mine["melds"]:
            return self._lay(max(mine["melds"], key=lambda offer: len(offer["cards"])), mine["melds"])
        if mine["layoffs"]:
            return self._lay_off(mine["layoffs"][-1], mine["layoffs"])
        return self._discard(max(mine["hand"], key=lambda card: (worth(card), card)))

    def press(self, label: str) -> None:
        """A button of the bar by its beginning, with the finger or by keys."""
        button = self.page.locator(".tonk-act").filter(has_text=label).first
        expect(button).to_be_visible()
        self._press(button)

    def _begin(self, mine: Mapping[str, Any], table: Mapping[str, Any]) -> str:
        if "drop" in mine["acts"] and mine["points"] <= BOLD:
            self.press("Drop with")
            expect(self.page.locator('.tonk-act[data-look="harm"]')).to_be_visible()
            self._press(self.page.locator('.tonk-act[data-look="harm"]'))
            return "drop"
        pile = "discard" if wants(table["top"], mine["hand"]) else "stock"
        if self.way == "hand":
            self.page.locator(f'.tonk-pile[data-pile="{pile}"]').click()
        else:
            self.press("Take" if pile == "discard" else "Draw from" if table["stock"] else "Ask")
        if pile == "stock" and not table["stock"]:
            self._press(self.page.locator('.tonk-act[data-look="harm"]'))
        return f"draw {pile}"

    def _lay(self, offer: Mapping[str, Any], offers: Sequence[Mapping[str, Any]]) -> str:
        if self.way == "bar":
            self._press(self.page.locator('.tonk-act[data-look="chip"]').nth(list(offers).index(offer)))
        else:
            for card in offer["cards"]:
                self._press_card(card)
        expect(self.page.locator('.hand-card[aria-pressed="true"]')).to_have_count(len(offer["cards"]))
        self._confirm(0)
        return str(offer["text"])

    def _lay_off(self, offer: Mapping[str, Any], offers: Sequence[Mapping[str, Any]]) -> str:
        self._press_card(offer["card"])
        if self.way == "hand":
            self.page.locator(f'.tonk-meld[data-meld="{offer["meld"]}"]').click()
        else:
            fitting = [one["meld"] for one in offers if one["card"] == offer["card"]]
            self._confirm(fitting.index(offer["meld"]))
        return str(offer["text"])

    def _discard(self, card: str) -> str:
        self._press_card(card)
        self._confirm(0)
        return f"discard {card}"

    def _press_card(self, card: str) -> None:
        cards = self.page.locator(".hand-card")
        if self.way == "keys":
            number = [button.get_attribute("data-card") for button in cards.all()].index(card) + 1
            self.page.keyboard.press(str(number))
        else:
            self.page.locator(f'.hand-card[data-card="{card}"]').click()
        expect(self.page.locator(f'.hand-card[aria-pressed="true"][data-card="{card}"]')).to_have_count(1)

    def _confirm(self, nth: int) -> None:
        """The nth of the buttons that do something with what is picked; the only one is what Enter does."""
        mains = self.page.locator('.tonk-act[data-look="main"]')
        expect(mains.nth(nth)).to_be_visible()
        if self.way == "keys" and mains.count() == 1:
            self.page.keyboard.press("Enter")
        else:
            self._press(mains.nth(nth))

    def _press(self, button: Locator) -> None:
        if self.way == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))


def worth(card: str) -> int:
    """The points of a card (N1)."""
    return POINTS.get(card[0]) or int(card[0])


def wants(top: str | None, hand: Sequence[str]) -> bool:
    """Whether the top discard would be the third of a rank."""
    return top is not None and sum(card[0] == top[0] for card in hand) > 1
