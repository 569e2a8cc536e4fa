"""The table alone, set up with any position: the product's own modules in a page, its own engine behind them.

No room, no line: what the page asks for comes straight from the engine, so a test can begin in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from app.errors import Refusal
from app.games.api import Event
from app.games.kit.seats import SEAT_LETTERS
from app.games.kit.shuffle import SeededChance
from app.games.track import GAMES
from app.games.track.scenario import read_state
from app.games.track.state import State
from tests.e2e.people import DESK, Person, person
from tests.support.server import Server

PAGE = (Path(__file__).parent / "tabletop.html").read_text(encoding="utf-8")
NAMES = ("Anna", "Ben", "Carla", "Dirk", "Elisabeth", "Fatima", "Gert-Jan", "Hieronymus")


class Tabletop:
    """One person's table. `scene` is a scenario without checks; `you` sees it, None watches."""

    def __init__(
        self, browser: Browser, server: Server, scene: Mapping[str, Any], you: str | None = "a", **device: Any
    ) -> None:
        settings = {"speed": "off", "confirm": "always"} | device.pop("settings", {})
        locale = device.pop("locale_of_page", "en")
        motion = device.pop("reduced_motion", "no-preference")
        self.names: Sequence[str] = device.pop("names", NAMES)
        self.game = GAMES[scene["game"]]
        self.players = int(scene["players"])
        self.state: State = read_state(scene)
        self.you = you
        self.seq = 1
        self.sent: list[str] = []
        self.person: Person = person(browser, "Somebody", device.pop("viewport", DESK), **device)
        self.page = self.person.page
        self.page.emulate_media(reduced_motion=motion, color_scheme=device.get("theme", "light"))
        self.page.expose_function("firstView", self.view)
        self.page.expose_function("askPlan", self._plan)
        self.page.expose_function("sendMove", self._send)
        for name, value in settings.items():
            self.page.add_init_script(f"localStorage.setItem('toktonk.{name}', '{value}')")
        self.page.route("**/tabletop*", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
        self.page.goto(f"{server.url}/tabletop?locale={locale}")
        expect(self.page.locator("body[data-ready]")).to_be_attached()

    def view(self) -> dict[str, Any]:
        seat = None if self.you is None else SEAT_LETTERS.index(self.you)
        outcome = self.game.outcome(self.state)
        return {
            "match": 1,
            "seq": self.seq,
            "phase": "over" if outcome else "playing",
            "game": self.game.key,
            "players": self.players,
            "options": {},
            "seats": self._seats(),
            "you": {"seat": self.you, "host": self.you == "a", "watching": self.you is None},
            "table": self.game.table(self.state),
            "mine": None if seat is None else self.game.mine(self.state, seat),
            "result": outcome
            and {"winners": [SEAT_LETTERS[one] for one in outcome.winners], "draw": outcome.draw, "scores": None},
        }

    def play(self, text: str) -> None:
        """Somebody's move, told to the page as the room tells it."""
        told = self._make(text)
        self.page.evaluate("([view, told]) => show(view, told)", [self.view(), told])

    def card(self, text: str) -> Locator:
        return self.page.locator(f'.hand-card[data-card="{text}"]').first

    def press(self, square: str) -> None:
        """A finger on a square of the board; on a yard as a whole for `a0`."""
        name = f'[data-yard="{square[0]}"] .yard-ground' if square[1:] == "0" else f'[data-square="{square}"]'
        box = self.page.locator(name).first.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".bar-confirm")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".bar-prompt")

    def pawns(self) -> dict[str, list[str]]:
        """By seat, the squares on which the page draws pawns; yards and all, sorted."""
        return {seat: sorted(squares) for seat, squares in self.page.evaluate(PAWNS).items()}

    def close(self) -> list[str]:
        """Ends the visit; returns what the page complained of."""
        self.page.context.close()
        return self.person.faults

    def _seats(self) -> list[dict[str, Any]]:
        teams = self.view_teams()
        return [
            {
                "seat": SEAT_LETTERS[seat],
                "name": self.names[nth],
                "team": next(i for i, team in enumerate(teams) if SEAT_LETTERS[seat] in team),
                "host": nth == 0,
            }
            for nth, seat in enumerate(self.game.seats(self.players))
        ]

    def view_teams(self) -> list[list[str]]:
        teams: list[list[str]] = self.game.table(self.state)["teams"]
        return teams

    def _plan(self, ask: dict[str, Any]) -> dict[str, Any]:
        try:
            return {"plan": self.game.plan(self.state, self.state.turn, ask)}
        except Refusal as refusal:
            return {"refusal": refusal.reason.to_json()}

    def _send(self, text: str) -> dict[str, Any]:
        self.sent.append(text)
        try:
            told = self._make(text)
        except Refusal as refusal:
            return {"answer": {"ok": False, "refusal": refusal.reason.to_json()}}
        return {"answer": {"ok": True, "seq": self.seq}, "view": self.view(), "told": told}

    def _make(self, text: str) -> dict[str, Any]:
        seat = self.game.to_act(self.state)[0]
        events: list[Event] = self.game.decide(self.state, seat, text, SeededChance(bytes(32)))
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.seq += 1
        me = None if self.you is None else SEAT_LETTERS.index(self.you)
        return {"seq": self.seq, "events": [told for event in events if (told := self.game.tell(event, me))]}


# Each pawn stands where the nearest square, or slot of a yard, is drawn.
PAWNS = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const spots = [...document.querySelectorAll("[data-square]")].map((one) => [one.dataset.square, middle(one)]);
  for (const yard of document.querySelectorAll("[data-yard]"))
    for (const slot of yard.querySelectorAll(".yard-slot")) spots.push([`${yard.dataset.yard}0`, middle(slot)]);
  const found = {};
  for (const pawn of document.querySelectorAll(".layer-pawns .pawn")) {
    const seat = [...pawn.classList].find((name) => name.startsWith("seat-")).slice(5);
    const [x, y] = middle(pawn);
    const away = ([, [sx, sy]]) => Math.hypot(x - sx, y - sy);
    const [name] = spots.reduce((best, spot) => (away(spot) < away(best) ? spot : best));
    (found[seat] ??= []).push(name);
  }
  return found;
}"""
