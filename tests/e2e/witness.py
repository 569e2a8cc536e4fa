"""Who watches every frame: which cards each browser was shown, against what the log says that its person may know.

The truth is walked from the raw rows of the log, not from the product's views: whose hand holds which card at which
seq, and what has been laid open since the last shuffle.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CARD = re.compile(r"(?<![A-Za-z0-9_+-])(?:[A2-9TJQK][shdc]|X)(?![A-Za-z0-9_-])")
Frame = dict[str, Any]


@dataclass
class Moment:
    """What may be shown after one commit: in the view of each seat, and in its telling."""

    view: dict[str | None, set[str]]
    told: dict[str | None, set[str]]


@dataclass
class Truth:
    """The hands and the open cards of a match, moved on event by event."""

    hands: dict[str, list[str]] = field(default_factory=dict)
    own: dict[str, set[str]] = field(default_factory=dict)  # given and got in this hand's exchange
    pile: set[str] = field(default_factory=set)
    last: set[str] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)  # by the commit at hand

    def follow(self, event: Mapping[str, Any]) -> None:
        happen = getattr(self, f"_{event['e']}", None)
        if happen is not None:
            happen(event)

    def _shuffled(self, event: Mapping[str, Any]) -> None:
        self.pile = set()

    def _dealt(self, event: Mapping[str, Any]) -> None:
        self.hands = {seat: list(cards) for seat, cards in event["hands"].items()}
        self.own = {seat: set() for seat in self.hands}

    def _chose(self, event: Mapping[str, Any]) -> None:
        self.own[event["seat"]].add(event["card"])

    def _exchanged(self, event: Mapping[str, Any]) -> None:
        for seat, card in event["gave"].items():
            self.hands[seat].remove(card)
        for seat, card in event["got"].items():
            self.hands[seat].append(card)
            self.own[seat].add(card)

    def _moved(self, event: Mapping[str, Any]) -> None:
        self._open(event["seat"], [event["card"]])
        if event["drew"]:
            self.hands[event["seat"]].append(event["drawn"])

    def _laid(self, event: Mapping[str, Any]) -> None:
        self._open(event["seat"], event["cards"])

    def _discarded(self, event: Mapping[str, Any]) -> None:
        self._open(event["seat"], [event["card"]])

    def _open(self, seat: str, cards: Iterable[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.pile.add(card)
            self.opened.add(card)
        self.last = set(cards)


def moments(database: Path, match: str) -> dict[int, Moment]:
    """What may be shown after each commit of the match, by seq."""
    truth, found = Truth(), {}
    for seq, events in _rows(database, match):
        before = {seat: set(cards) for seat, cards in truth.hands.items()}
        truth.opened = set()
        for event in events:
            truth.follow(event["event"] if event["e"] == "game" else event)
        seats: list[str | None] = [*truth.hands, None]
        known = {
            seat: set(truth.hands.get(seat or "", ()))
            | truth.own.get(seat or "", set())
            | before.get(seat or "", set())
            for seat in seats
        }
        view = {seat: set(truth.hands.get(seat or "", ())) | truth.own.get(seat or "", set()) for seat in seats}
        found[seq] = Moment(
            {seat: view[seat] | truth.pile | truth.last for seat in seats},
            {seat: known[seat] | truth.opened for seat in seats},
        )
    return found


def newest_match(database: Path) -> list[str]:
    """The matches of the database in the order in which they were opened."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT match_id FROM commits WHERE seq = 1 ORDER BY at").fetchall()
    return [row[0] for row in rows]


def leaks(frames: Iterable[Frame], seat: str | None, truth: Mapping[int, Moment], number: int = 1) -> list[str]:
    """Every card in the frames of this match that the seat may not know, with the frame it stood in."""
    found: list[str] = []
    for frame in frames:
        if frame.get("match", number) != number:
            continue
        for part, allowed in _parts(frame, seat, truth):
            strangers = cards_in(part) - allowed
            if strangers:
                found.append(f"{sorted(strangers)} in {json.dumps(part)[:300]}")
    return found


def cards_in(part: object) -> set[str]:
    """Every card that is named anywhere in a piece of a frame."""
    return set(CARD.findall(json.dumps(part, ensure_ascii=False)))


def _parts(frame: Frame, seat: str | None, truth: Mapping[int, Moment]) -> Iterable[tuple[object, set[str]]]:
    rest = {key: value for key, value in frame.items() if key not in ("view", "told", "events")}
    if "view" in frame:
        view = frame["view"]
        open_part = {key: value for key, value in view.items() if key not in ("room", "fair")}
        yield open_part, truth[view["seq"]].view.get(seat, set()) if view["phase"] != "lobby" else set()
    for told in frame.get("told", [frame] if frame["t"] == "told" else []):
        yield told["events"], truth[told["seq"]].told.get(seat, set())
    if "seq" in frame:
        # An answer names the card that it is about, and never one that its reader does not hold.
        yield rest, truth[frame["seq"]].told.get(seat, set())


def _rows(database: Path, match: str) -> list[tuple[int, list[dict[str, Any]]]]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT seq, events FROM commits WHERE match_id = ? ORDER BY seq", (match,)
        ).fetchall()
    return [(seq, json.loads(events)) for seq, events in rows]
