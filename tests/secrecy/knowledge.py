"""What each reader may know of a match, worked out from the raw events of its log and the pages of the rules.

Nothing of the product's views is used here. A seat may know its own hand, what it gave and got in this hand's exchange
(R10, R52), what lies face up since the last shuffle (R12, R13); in Tonk its own hand, the top discard, what is laid on
the table, and hands that the settlement shows (N4, N16). Who only watches knows what all know, and nothing at a table
without spectators. A seat's knowledge belongs to whoever has the seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

# A card as a word of its own; what stands before it is looked at last, which is three times as fast.
CARD = re.compile(
    rb"[A2-9TJQKX](?:(?<=X)(?<![A-Za-z0-9_+-].)|[shdc](?<!X.)(?<![A-Za-z0-9_+-]..))(?![A-Za-z0-9_-])",
)
RANKS, SUITS = "A23456789TJQK", "shdc"
NAMES = (*(rank + suit for suit in SUITS for rank in RANKS), "X")  # notation.md, "Cards"
LETTERS = "abcdefgh"
NOTHING: frozenset[bytes] = frozenset()

Event = Mapping[str, Any]
Cards = frozenset[bytes]


def cards_in(text: bytes) -> set[bytes]:
    """Every card that is named anywhere in a text."""
    return set(CARD.findall(text))


@dataclass
class Moment:
    """How things stand after one commit: who sits where, what each seat (None: who watches) may be shown and told.

    `since`: what may be shown of it later while the match lasts; None where that is the same as then.
    """

    seat_of: dict[str, str]
    host: str | None
    spectators: bool
    phase: str
    view: dict[str | None, Cards]
    told: dict[str | None, Cards]
    since: Cards | None

    def is_shut_out(self, player: str) -> bool:
        is_outside = player not in self.seat_of and player != self.host
        return is_outside and not self.spectators and self.phase != "lobby"

    def may_be_shown(self, player: str) -> Cards:
        return NOTHING if self.is_shut_out(player) else self.view.get(self.seat_of.get(player), NOTHING)

    def may_be_shown_later(self, player: str) -> Cards:
        return self.may_be_shown(player) if self.since is None or self.is_shut_out(player) else self.since

    def may_be_told(self, player: str) -> Cards:
        return NOTHING if self.is_shut_out(player) else self.told.get(self.seat_of.get(player), NOTHING)


def moments(log: Iterable[tuple[int, Iterable[Event]]]) -> dict[int, Moment]:
    """By seq, how things stand after each commit."""
    people, found = People(), {}
    cards: TrackCards | TonkCards = TrackCards()
    for seq, events in log:
        before = cards.own()
        cards.opened = set()
        for event in events:
            people.follow(event)
            if event["e"] in ("created", "configured"):
                cards = TonkCards() if event["game"] == "tonk" else TrackCards()
            if event["e"] == "game":
                cards.follow(event["event"])
        own, common = cards.own(), cards.common()
        seats: set[str | None] = {*own, *before, None}
        view = {seat: _named(own.get(seat, set()) | common) for seat in seats}
        told = {seat: view[seat] | _named(cards.opened | before.get(seat, set())) for seat in seats}
        since = _named(cards.laid) if isinstance(cards, TonkCards) else None
        found[seq] = Moment(dict(people.seat_of), people.host, people.spectators, people.phase, view, told, since)
    return found


def _named(cards: Iterable[str]) -> Cards:
    return frozenset(card.encode() for card in cards)


@dataclass
class People:
    seat_of: dict[str, str] = field(default_factory=dict)
    host: str | None = None
    spectators: bool = True
    phase: str = "lobby"

    def follow(self, event: Event) -> None:
        kind = event["e"]
        if kind in ("sat", "seat_taken"):
            self._empty(event["seat"])
            self.seat_of[event["player"]] = event["seat"]
        elif kind in ("stood", "removed"):
            self._empty(event["seat"])
        elif kind == "host":
            self.host = event["player"]
        elif kind in ("started", "ended"):
            self.phase = {"started": "playing", "ended": "over"}[kind]
        elif kind == "created":
            self.host = event["host"]
            self.spectators = (event.get("arranged") or {}).get("spectators", True)
        elif kind == "arranged":
            self.spectators = event.get("spectators", self.spectators)

    def _empty(self, seat: str) -> None:
        self.seat_of = {player: taken for player, taken in self.seat_of.items() if taken != seat}


class TrackCards:
    """Hands and open cards of a track game."""

    def __init__(self) -> None:
        self.hands: dict[str, list[str]] = {}
        self.exchanged: dict[str, set[str]] = {}
        self.pile: set[str] = set()
        self.last: set[str] = set()
        self.opened: set[str] = set()

    def own(self) -> dict[str | None, set[str]]:
        return {seat: set(hand) | self.exchanged.get(seat, set()) for seat, hand in self.hands.items()}

    def common(self) -> set[str]:
        return self.pile | self.last

    def follow(self, event: Event) -> None:
        happen = getattr(self, f"_{event['e']}", None)
        if happen is not None:
            happen(event)

    def _shuffled(self, event: Event) -> None:
        self.pile = set()

    def _dealt(self, event: Event) -> None:
        self.hands = {seat: list(cards) for seat, cards in event["hands"].items()}
        self.exchanged = {seat: set() for seat in self.hands}

    def _chose(self, event: Event) -> None:
        self.exchanged[event["seat"]] = {event["card"]}

    def _exchanged(self, event: Event) -> None:
        for seat, card in event["gave"].items():
            self.hands[seat].remove(card)
            self.exchanged[seat] |= {card}
        for seat, card in event["got"].items():
            self.hands[seat].append(card)
            self.exchanged[seat] |= {card}

    def _moved(self, event: Event) -> None:
        self._open(event["seat"], [event["card"]])
        if event["drew"]:
            self.hands[event["seat"]].append(event["drawn"])

    def _laid(self, event: Event) -> None:
        self._open(event["seat"], event["cards"])

    def _discarded(self, event: Event) -> None:
        self._open(event["seat"], [event["card"]])

    def _open(self, seat: str, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.pile |= set(cards)
        self.opened |= set(cards)
        self.last = set(cards)


class TonkCards:
    """Hands, top discard and melds of Tonk; its log has cards and seats as numbers."""

    def __init__(self) -> None:
        self.size = 5
        self.hands: list[set[str]] = []
        self.pile: list[str] = []
        self.laid: set[str] = set()
        self.opened: set[str] = set()

    def own(self) -> dict[str | None, set[str]]:
        return {LETTERS[seat]: set(hand) for seat, hand in enumerate(self.hands)}

    def common(self) -> set[str]:
        return {*self.pile[-1:], *self.laid}

    def follow(self, event: Event) -> None:
        happen = getattr(self, f"_{event['e']}", None)
        if happen is not None:
            happen(event)

    def _began(self, event: Event) -> None:
        self.size = event["options"]["hand_size"]
        self.hands = [set() for _ in range(event["players"])]
        self.opened |= {NAMES[card] for cuts in event["cuts"] for _, card in cuts}

    def _dealt(self, event: Event) -> None:
        players, deck = len(self.hands), [NAMES[card] for card in event["cards"]]
        for place in range(players):
            seat = (event["dealer"] + 1 + place) % players
            self.hands[seat] = set(deck[place : players * self.size : players])
        self.pile, self.laid = [deck[players * self.size]], set()

    def _drew(self, event: Event) -> None:
        card = NAMES[event["card"]]
        self.hands[event["seat"]].add(card)
        if event["from"] == "discard":
            assert self.pile.pop() == card

    def _melded(self, event: Event) -> None:
        self._lay(event["seat"], {NAMES[card] for card in event["cards"]})

    def _laid_off(self, event: Event) -> None:
        self._lay(event["seat"], {NAMES[event["card"]]})

    def _lay(self, seat: int, cards: set[str]) -> None:
        assert cards <= self.hands[seat]
        self.hands[seat] -= cards
        self.laid |= cards
        self.opened |= cards

    def _discarded(self, event: Event) -> None:
        card = NAMES[event["card"]]
        self.hands[event["seat"]].remove(card)
        self.pile.append(card)

    def _settled(self, event: Event) -> None:
        shown = {NAMES[card] for hand in event["shown"] for card in hand or ()}
        self.laid |= shown
        self.opened |= shown
