"""Four friends at four browsers, and how each of them plays: on the board, by the list of moves, or by keys alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from tests.e2e.people import Person, person
from tests.e2e.policy import can_play, gift, part, wish

PATIENCE = 20.0
Frame = dict[str, Any]


class Friend:
    """Somebody at the table. `frames` holds every frame that their browser received, over all its lines."""

    def __init__(self, browser: Browser, name: str, seat: str, way: str, **device: Any) -> None:
        self.seat = seat
        self.way = way
        self.frames: list[Frame] = []
        self.person: Person = person(browser, name, **device)
        self.page: Page = self.person.page
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

    def act(self) -> str | None:
        """Does at the page what the view asks for; returns the move it should come to, None when it is put together."""
        mine = self.view["mine"]
        expect(self.page.locator(".hand.is-turn")).to_be_visible()
        if self.view["table"]["phase"] == "exchange":
            card = gift(mine)
            self._press_card(card)
            self._confirm()
            return f"give {card}"
        if "fold" in mine["acts"]:
            self._confirm()
            return "fold"
        if not can_play(mine):
            text = mine["acts"][0]
            self._press_card(text.split()[-1])
            self._confirm()
            return str(text)
        card, text = wish(mine)
        self._press_card(card)
        if text is not None:
            self._choose(mine["cards"][card]["moves"], text)
        elif not mine["cards"][card]["only"]:
            self._put_together(mine["cards"][card]["parts"])
        self._confirm()
        return text

    def _press_card(self, card: str) -> None:
        cards = self.page.locator(".hand-cards button")
        if self.way == "keys":
            number = [button.get_attribute("data-card") for button in cards.all()].index(card) + 1
            self.page.keyboard.press(str(number))
        else:
            cards.and_(self.page.locator(f'[data-card="{card}"]')).first.click()
        expect(self.page.locator(f'.hand-cards button[aria-pressed="true"][data-card="{card}"]')).to_have_count(1)

    def _choose(self, moves: Sequence[Frame], text: str) -> None:
        if len(moves) == 1:
            return
        move = next(move for move in moves if move["text"] == text)
        if self.way == "board":
            self._point_at(move, moves)
        else:
            self._choice([one["text"] for one in moves].index(text))

    def _point_at(self, move: Frame, moves: Sequence[Frame]) -> None:
        self._press_board(move["from"], [one["from"] for one in moves])
        rivals = [one for one in moves if one["from"] == move["from"]]
        if len(rivals) > 1:
            self._press_board(move["to"], [one["to"] for one in rivals])
        if sum(one["to"] == move["to"] for one in rivals) > 1:
            self._choice([one["text"] for one in rivals if one["to"] == move["to"]].index(move["text"]))

    def _press_board(self, square: str, among: Sequence[str]) -> None:
        """Presses the middle of a square on the board."""
        if len(set(among)) == 1:
            return
        spot = self.page.evaluate(WHERE, square)
        self.page.mouse.click(spot["x"], spot["y"])

    def _choice(self, index: int) -> None:
        choice = self.page.locator(".choice").nth(index)
        expect(choice).to_be_visible()
        if self.way == "keys":
            choice.focus()
            self.page.keyboard.press("Enter")
        else:
            choice.click()

    def _put_together(self, options: list[Frame]) -> None:
        """A 7, part by part; a part is taken back once and done again."""
        texts: list[str] = []
        is_undone = False
        while True:
            wanted = part(options)
            self._choice([one["text"] for one in options].index(wanted["text"]))
            texts.append(wanted["text"])
            plan = self._planned(texts)
            if plan["complete"]:
                return
            if not is_undone:
                is_undone = True
                self._undo()
                texts.pop()
                continue
            options = plan["parts"]

    def _undo(self) -> None:
        expect(self.page.locator(".bar-undo")).to_be_visible()
        if self.way == "keys":
            self.page.keyboard.press("z")
        else:
            self.page.locator(".bar-undo").click()
        expect(self.page.locator(".bar-undo")).to_be_hidden()

    def _planned(self, texts: list[str]) -> Frame:
        wanted = f"{' '.join([self.view['mine'] and self._seven(), ','.join(texts)])}"
        await_state(self.page, lambda: self._last_plan() == wanted, f"the plan for {wanted}")
        plan: Frame = next(frame["plan"] for frame in reversed(self.frames) if frame["t"] == "planned")
        expect(self.page.locator(".bar-undo")).to_be_visible()
        return plan

    def _seven(self) -> str:
        card = self.page.locator('.hand-cards button[aria-pressed="true"]').get_attribute("data-card")
        return card or ""

    def _last_plan(self) -> str | None:
        return next((frame["plan"]["text"] for frame in reversed(self.frames) if frame["t"] == "planned"), None)

    def _confirm(self) -> None:
        button: Locator = self.page.locator(".bar-confirm")
        expect(button).to_be_visible()
        expect(button).to_be_enabled()
        if self.way == "keys":
            self.page.keyboard.press("ArrowUp")  # from a card, where Enter would press the card
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))


# The board draws squares with a transform each; a square's own element is where its name says. Yards are whole areas.
WHERE = """(square) => {
  const mark = square.endsWith("0") && !/[1-9]/.test(square)
    ? document.querySelector(`[data-yard="${square[0]}"] .yard-ground`)
    : document.querySelector(`[data-square="${square}"]`);
  const box = mark.getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}"""


def await_state(page: Page, is_there: Callable[[], bool], what: str) -> None:
    """Lets the browsers work until the state is there. Raises AssertionError after PATIENCE seconds."""
    deadline = time.monotonic() + PATIENCE
    while not is_there():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        page.wait_for_timeout(10)
