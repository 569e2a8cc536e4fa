"""The chance that a record tells: its `dealer`, `deck` and `takes` lines answer where a match would draw from its seed.

What a record does not tell is answered with anything: the line that the game then writes is not the record's, and the
replay names it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from app.errors import Refusal
from app.games.api import Seat
from app.games.kit.cards import parse_cards
from app.games.kit.seats import parse_seat
from app.matches.record_text import Head, Line

DECK = re.compile(r"([0-9]{1,6}) (.+)")


class ScriptedChance:
    """Chance for a replay. The purposes are those of docs/fair-shuffle.md."""

    def __init__(self, head: Head, lines: Sequence[Line]) -> None:
        self._seats = head.game.seats(head.players)
        self._dealer = next((_seat(line.rest) for line in lines if line.keyword == "dealer"), None)
        self._decks = dict(filter(None, (_deck(line) for line in lines if line.keyword == "deck")))

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]:
        """The deck of that number, or the cards as they are when the record has none of these cards."""
        deck = self._decks.get(counter, ())
        return deck if sorted(deck) == sorted(cards) else tuple(cards)

    def below(self, n: int, purpose: str, counter: int) -> int:
        if purpose == "dealer":
            return self._seats.index(self._dealer) if self._dealer in self._seats else 0
        if purpose == "cut":
            # The dealer cuts the last card of the deck, a king, and the others the first ones (N2).
            return n - 1 if counter == self._dealer else 0
        return 0


def _seat(text: str) -> Seat | None:
    try:
        return parse_seat(text)
    except Refusal:
        return None


def _deck(line: Line) -> tuple[int, tuple[int, ...]] | None:
    found = DECK.fullmatch(line.rest)
    try:
        return (int(found[1]), parse_cards(found[2])) if found else None
    except Refusal:
        return None
