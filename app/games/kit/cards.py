"""Cards as small numbers, and as text (notation.md, "Cards").

A card is an int: `rank + 13 * suit`, ranks 0 (ace) to 12 (king), suits 0 to 3 in the order spades, hearts, diamonds,
clubs; a joker is 52. Decks of more than four streets hold equal numbers: equal cards are interchangeable.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.errors import Malformed

RANKS = "A23456789TJQK"
SUITS = "shdc"
JOKER = 52
CARD_TEXT: tuple[str, ...] = (*(rank + suit for suit in SUITS for rank in RANKS), "X")
CARD_OF_TEXT: dict[str, int] = {text: card for card, text in enumerate(CARD_TEXT)}


def rank_of(card: int) -> int:
    """0 (ace) to 12 (king). Not for a joker."""
    return card % 13


def suit_of(card: int) -> int:
    """0 to 3: spades, hearts, diamonds, clubs. Not for a joker."""
    return card // 13


def parse_card(text: str) -> int:
    """The card that `text` names. Raises Malformed (`bad-card`), quoting the text."""
    card = CARD_OF_TEXT.get(text)
    if card is None:
        raise Malformed.because("bad-card", f"“{text}” is not a card: write rank and suit like “Ts”, or “X”.")
    return card


def parse_cards(text: str) -> tuple[int, ...]:
    """Cards separated by blanks, in their order. Raises Malformed (`bad-card`)."""
    return tuple(parse_card(word) for word in text.split())


def print_cards(cards: Iterable[int]) -> str:
    return " ".join(CARD_TEXT[card] for card in cards)
