"""Who watches every frame of Tonk: which cards each browser was shown, against what its person may know (N4, N16).

The truth is walked from the raw rows of the log, not from the product's views.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.games.kit.cards import CARD_TEXT
from tests.e2e.witness import cards_in

Frame = dict[str, Any]
SEATS = "abcd"


@dataclass
class CardTruth:
    """Hands, top discards and melds of a match, moved on event by event."""

    hand_size: int = 5
    hands: list[set[int]] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    laid: set[int] = field(default_factory=set)
    shown: set[int] = field(default_factory=set)
    told: set[int] = field(default_factory=set)  # by the commit at hand

    def follow(self, event: Mapping[str, Any]) -> None:
        happen = getattr(self, f"_{event['e']}", None)
        if happen is not None:
            happen(event)

    def may_see(self, seat: str | None) -> set[str]:
        """What the view of a seat may hold now; None watches."""
        own = self.hands[SEATS.index(seat)] if seat else set()
        return {CARD_TEXT[card] for card in {*own, *self.pile[:1], *self.laid, *self.shown}}

    def _began(self, event: Mapping[str, Any]) -> None:
        self.hand_size = event["options"]["hand_size"]
        self.hands = [set() for _ in range(event["players"])]
        self.told |= {card for cuts in event["cuts"] for _, card in cuts}

    def _dealt(self, event: Mapping[str, Any]) -> None:
        players, cards = len(self.hands), event["cards"]
        given = players * self.hand_size
        for place in range(players):
            self.hands[(event["dealer"] + 1 + place) % players] = set(cards[place:given:players])
        self.pile, self.laid, self.shown = [cards[given]], set(), set()

    def _drew(self, event: Mapping[str, Any]) -> None:
        self.hands[event["seat"]].add(event["card"])
        if event["from"] == "discard":
            assert self.pile.pop(0) == event["card"]

    def _melded(self, event: Mapping[str, Any]) -> None:
        self._lay(event["seat"], set(event["cards"]))

    def _laid_off(self, event: Mapping[str, Any]) -> None:
        self._lay(event["seat"], {event["card"]})

    def _lay(self, seat: int, cards: set[int]) -> None:
        assert cards <= self.hands[seat]
        self.hands[seat] -= cards
        self.laid |= cards
        self.told |= cards

    def _discarded(self, event: Mapping[str, Any]) -> None:
        self.hands[event["seat"]].remove(event["card"])
        self.pile.insert(0, event["card"])

    def _settled(self, event: Mapping[str, Any]) -> None:
        self.shown = {card for hand in event["shown"] for card in hand or ()}
        self.told |= self.shown


def card_leaks(database: Path, match: str, frames: Iterable[Frame], seat: str | None, number: int = 1) -> list[str]:
    """Every card in the frames of this match that the seat may not know, with the frame it stood in."""
    views, told = _allowed(database, match, seat)
    found: list[str] = []
    for frame in frames:
        if frame.get("match", number) != number:
            continue
        if "view" in frame and frame["view"]["phase"] != "lobby":
            view = {key: value for key, value in frame["view"].items() if key not in ("room", "fair")}
            found += _strangers(view, views[frame["view"]["seq"]])
        for commit in frame.get("told", [frame] if frame["t"] == "told" else []):
            found += _strangers(commit["events"], told[commit["seq"]])
    return found


def _strangers(part: object, allowed: set[str]) -> list[str]:
    strangers = cards_in(part) - allowed
    return [f"{sorted(strangers)} in {json.dumps(part)[:300]}"] if strangers else []


def _allowed(database: Path, match: str, seat: str | None) -> tuple[dict[int, set[str]], dict[int, set[str]]]:
    """What the seat's view may hold after each commit, and what the telling of that commit may."""
    truth, views, told = CardTruth(), {}, {}
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT seq, events FROM commits WHERE match_id = ? ORDER BY seq", (match,))
        for seq, events in rows.fetchall():
            truth.told = set()
            for event in json.loads(events):
                truth.follow(event["event"] if event["e"] == "game" else event)
            views[seq] = truth.may_see(seat) if truth.hands else set()
            told[seq] = {CARD_TEXT[card] for card in truth.told}
    return views, told
