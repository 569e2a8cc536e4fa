"""The table of Tonk alone, set up with any position: the product's own modules in a page, its own engine behind them.

No room, no line: what the page asks for comes straight from the engine, so a test can begin in the middle of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from app.errors import Refusal
from app.games.api import Event
from app.games.kit.seats import SEAT_LETTERS
from app.games.kit.shuffle import SeededChance
from app.games.tonk.game import Tonk
from app.games.tonk.ruleset import parse_options
from app.games.tonk.scenario import read_position
from app.games.tonk.state import State
from tests.e2e.people import DESK, Person, person
from tests.support.server import Server

PAGE = (Path(__file__).parent / "tonktop.html").read_text(encoding="utf-8")
NAMES = ("Anna", "Ben", "Carla", "Hieronymus")

# Four players with a hand of seven and one drawn, and as many melds as there can well be.
FULL: dict[str, Any] = {
    "game": "tonk",
    "players": 4,
    "options": {"hand_size": 7, "wait": True},
    "hands": {"a": "7s 8s Kd Kh Ks 2c 3c", "b": "5d 6d", "c": "9c Jd 4h", "d": "Qd"},
    "table": [
        {"owner": "a", "cards": "4s 5s 6s"},
        {"owner": "a", "cards": "2s 2d 2h"},
        {"owner": "b", "cards": "5h 6h 7h 8h 9h Th Jh Qh"},
        {"owner": "b", "cards": "3s 3h 3d"},
        {"owner": "c", "cards": "9s Ts Js Qs"},
        {"owner": "c", "cards": "5c 6c 7c"},
        {"owner": "d", "cards": "8d 9d Td"},
        {"owner": "d", "cards": "Ac Ad Ah As"},
    ],
    "stock": "4c 8c Tc",
    "discard": "Jc Kc Qc 4d",
    "turn": "a",
}


def scene(hand: str = "4s 5s 6s 4h 4d", **more: Any) -> dict[str, Any]:
    """Three players; `hand` is Anna's, whose turn it is."""
    hands = {"a": hand, "b": "Kd 2c", "c": "Qd 3c 8c"} | more.pop("hands", {})
    return {
        "game": "tonk",
        "players": 3,
        "hands": hands,
        "table": [
            {"owner": "b", "cards": "9s 9h 9d"},
            {"owner": "c", "cards": "9c Tc Jc"},
        ],
        "stock": "7s Ks 7h",
        "discard": "2h 6c",
        "turn": "a",
    } | more


class Tonktop:
    """One person's table of Tonk. `scene` is a scenario without checks; `you` sees it, None watches."""

    def __init__(
        self, browser: Browser, server: Server, scene: Mapping[str, Any], you: str | None = "a", **device: Any
    ) -> None:
        locale = device.pop("locale_of_page", "en")
        motion = device.pop("motion", "off")
        self.game = Tonk()
        self.players = int(scene["players"])
        self.options = parse_options(self.players, scene.get("options", {}))
        self.state: State = read_position(scene)
        self.you = you
        self.seq = 1
        self.sent: list[str] = []
        self.person: Person = person(browser, "Somebody", device.pop("viewport", DESK), **device)
        self.page = self.person.page
        self.page.expose_function("firstView", self.view)
        self.page.expose_function("sendMove", self._send)
        self.page.add_init_script(f"localStorage.setItem('toktonk.motion', '{motion}')")
        self.page.route("**/tonktop*", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
        self.page.goto(f"{server.url}/tonktop?locale={locale}")
        expect(self.page.locator("body[data-ready]")).to_be_attached()
        expect(self.page.locator(".tonk-plate").first).to_be_visible()

    def view(self) -> dict[str, Any]:
        """What the room would send to this person now."""
        seat = None if self.you is None else SEAT_LETTERS.index(self.you)
        outcome = self.game.outcome(self.state)
        winners = [SEAT_LETTERS[one] for one in outcome.winners] if outcome else []
        return {
            "match": 1,
            "seq": self.seq,
            "phase": "over" if outcome else "playing",
            "game": "tonk",
            "players": self.players,
            "options": self.options,
            "seats": [
                {"seat": SEAT_LETTERS[seat], "name": NAMES[seat], "team": seat, "host": seat == 0}
                for seat in range(self.players)
            ],
            "you": {"seat": self.you, "host": self.you == "a", "watching": self.you is None},
            "table": self.game.table(self.state),
            "mine": None if seat is None else self.game.mine(self.state, seat),
            "result": outcome and {"winners": winners, "draw": outcome.draw, "scores": None},
        }

    def play(self, *texts: str) -> None:
        """Moves of whoever is to act, told to the page as the room tells them."""
        for text in texts:
            told = self._make("move", text, self.game.to_act(self.state)[0])
            self.page.evaluate("([view, told]) => show(view, told)", [self.view(), told])

    def play_as(self, seat: str, text: str) -> None:
        """A move of this seat, told to the page."""
        told = self._make("move", text, SEAT_LETTERS.index(seat))
        self.page.evaluate("([view, told]) => show(view, told)", [self.view(), told])

    def card(self, text: str) -> Locator:
        return self.page.locator(f'.hand-card[data-card="{text}"]')

    def pile(self, name: str) -> Locator:
        return self.page.locator(f'.tonk-pile[data-pile="{name}"]')

    def meld(self, number: int) -> Locator:
        return self.page.locator(f'.tonk-meld[data-meld="{number}"]')

    def button(self, name: str) -> Locator:
        """A button of the action bar, by its whole label; suits as letters ("Lay 4s 5s 6s")."""
        return self.page.locator(".tonk-act:visible").get_by_text(signs(name), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".tonk-prompt")

    @property
    def hint(self) -> Locator:
        return self.page.locator(".tonk-hint")

    @property
    def panel(self) -> Locator:
        return self.page.locator(".tonk-panel")

    @property
    def said(self) -> list[str]:
        told: list[str] = self.page.evaluate("said")
        return told

    @property
    def refused(self) -> list[dict[str, Any]]:
        """What the server refused, newest last."""
        reasons: list[dict[str, Any]] = self.page.evaluate("refused")
        return reasons

    def picked(self) -> list[str]:
        """The cards that are picked in the hand."""
        self._rest()
        cards = self.page.locator('.hand-card[aria-pressed="true"]').all()
        return sorted(str(card.get_attribute("data-card")) for card in cards)

    def raised(self) -> list[str]:
        """The cards that the table points out in the hand."""
        self._rest()
        cards = self.page.locator('.hand-card[data-state="playable"]').all()
        return sorted(str(card.get_attribute("data-card")) for card in cards)

    def _rest(self) -> None:
        """Waits until the page has drawn what was pressed: it draws once a frame."""
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def close(self) -> list[str]:
        """Ends the visit; returns what the page complained of."""
        self.page.context.close()
        return self.person.faults

    def _send(self, what: str, text: str) -> dict[str, Any]:
        self.sent.append(text or what)
        try:
            told = self._make(what, text, SEAT_LETTERS.index(self.you or "a"))
        except Refusal as refusal:
            return {"answer": {"ok": False, "refusal": refusal.reason.to_json()}}
        return {"answer": {"ok": True, "seq": self.seq}, "view": self.view(), "told": told}

    def _make(self, what: str, text: str, seat: int) -> dict[str, Any]:
        chance = SeededChance(bytes(32))
        is_close = what == "close"
        events: list[Event]
        events = self.game.close(self.state) if is_close else self.game.decide(self.state, seat, text, chance)
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.seq += 1
        return {"seq": self.seq, "events": [told for event in events if (told := self.game.tell(event, seat))]}


def signs(text: str) -> str:
    """Cards in a label as the page writes them: "4s" as a 4 and a spade."""
    return re.sub(r"\b([A2-9TJQK])([shdc])\b", _sign, text)


def _sign(card: re.Match[str]) -> str:
    rank = "10" if card[1] == "T" else card[1]
    return f"{rank}{dict(zip('shdc', '♠♥♦♣', strict=True))[card[2]]}\ufe0e"


LayTonk = Callable[..., Tonktop]
