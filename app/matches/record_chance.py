"""The chance that a record tells: its `dealer`, `deck` and `takes` lines answer where a match would draw from its seed.

What a record does not tell is answered with anything: the line that the game then writes is not the record's, and the
replay names it. The purposes are those of docs/fair-shuffle.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from app.errors import Refusal
from app.games.api import Seat
from app.games.kit.cards import CARD_OF_TEXT, CARD_TEXT, JOKER, parse_cards
from app.games.kit.seats import parse_seat
from app.matches.record_text import Head, Line

DECK = re.compile(r"([0-9]{1,6}) (.+)")
HAND = re.compile(r"([0-9]{1,2}) ([0-9]{1,2})")
MOVE = re.compile(r"([a-h]) (\S+)(?: (\S+))?")


class ScriptedChance:
    """Chance for a replay of these lines."""

    def __init__(self, head: Head, lines: Sequence[Line]) -> None:
        self._seats = head.game.seats(head.players)
        self._dealer = next((_seat(line.rest) for line in lines if line.keyword == "dealer"), None)
        reading = _Reading(head)
        for line in lines:
            reading.read(line)
        self._decks = reading.decks
        self._places = reading.places

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]:
        """The deck of that number, or the cards as they are when the record has none of these cards."""
        deck = self._decks.get(counter, ())
        return deck if sorted(deck) == sorted(cards) else tuple(cards)

    def below(self, n: int, purpose: str, counter: int) -> int:
        """The place that makes the game do what the record says."""
        if purpose == "dealer":
            return self._seats.index(self._dealer) if self._dealer in self._seats else 0
        if purpose == "cut":
            # The dealer cuts the last card of the deck, a king, and the others the first ones (N2).
            return n - 1 if counter == self._dealer else 0
        place = self._places.get((purpose, counter), 0)
        return place if place < n else 0


class _Reading:
    """Reads decks, and of blind draws the place of the card in the hand it came from.

    Cards are dealt one at a time from the front of the deck, and a joker's extra card is the next one: so the place
    follows from where in the deck the card was, whoever deals.
    """

    def __init__(self, head: Head) -> None:
        self.decks: dict[int, tuple[int, ...]] = {}
        self.places: dict[tuple[str, int], int] = {}
        self._players = head.players
        self._hands_a_deck = len(str(head.settings.get("deal", "")).split("-"))
        self._deck, self._hand = 0, 0
        self._begin, self._next = 0, 0  # in the deck: where this hand and the next one begin

    def read(self, line: Line) -> None:
        if line.keyword == "deck" and (found := DECK.fullmatch(line.rest)):
            self._deck, self._next = int(found[1]), 0
            self.decks[self._deck] = _cards(found[2])
        elif line.keyword == "hand" and (found := HAND.fullmatch(line.rest)):
            self._hand, self._begin = int(found[1]), self._next
            self._next += int(found[2]) * self._players
        elif (found := MOVE.fullmatch(line.text)) and found[2] == "takes":
            self._read_take(found[1], CARD_OF_TEXT.get(found[3] or ""))
        elif line.text[1:].startswith(f" {CARD_TEXT[JOKER]} "):
            self._next += 1

    def _read_take(self, seat: str, card: int | None) -> None:
        dealt = self.decks.get(self._deck, ())[self._begin : self._next]
        if card in dealt:
            number = (self._deck - 1) * self._hands_a_deck + self._hand
            self.places[f"blind-{seat}", number] = dealt.index(card) // self._players


def _seat(text: str) -> Seat | None:
    try:
        return parse_seat(text)
    except Refusal:
        return None


def _cards(text: str) -> tuple[int, ...]:
    try:
        return parse_cards(text)
    except Refusal:
        return ()
