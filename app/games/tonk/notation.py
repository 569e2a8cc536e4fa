"""Moves of Tonk, read from and printed as the text of notation.md.

`drop` · `draw stock` · `draw discard` · `meld 4s 4h 4d` · `layoff Tc to 2` · `discard Ks`, and between the games of a
match `next` and `end`. The cards of a meld are read in any order and printed in one: by suit, then by rank.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from app.errors import Malformed
from app.games.kit.cards import CARD_TEXT, RANKS, parse_card, parse_cards
from app.games.tonk.melds import MISSING_FROM_40, Mask, cards_of, mask_of

DROP, DRAW_STOCK, DRAW_DISCARD = "drop", "draw stock", "draw discard"
MELD, LAYOFF, DISCARD = "meld", "layoff", "discard"
NEXT, END = "next", "end"

_WHOLE = frozenset({DROP, DRAW_STOCK, DRAW_DISCARD, NEXT, END})
_LAYOFF = re.compile(r"(\S+) to ([0-9]{1,3})")
_MEANT = "drop, draw stock, draw discard, meld 4s 4h 4d, layoff Tc to 2, discard Ks, next or end"


class Move(NamedTuple):
    """One move. `cards` is a mask; `meld` the number of a meld on the table, from 1."""

    act: str
    cards: Mask = 0
    meld: int = 0


def parse_move(text: str) -> Move:
    """The move that `text` says. Raises Malformed: `bad-move`, `bad-card`, `card-twice` (N1)."""
    words = " ".join(text.split()) if isinstance(text, str) else ""
    if words in _WHOLE:
        return Move(words)
    act, _, rest = words.partition(" ")
    if act == MELD and rest:
        return Move(MELD, _different_cards(rest))
    if act == DISCARD and rest:
        return Move(DISCARD, 1 << parse_card(rest))
    layoff = _LAYOFF.fullmatch(rest) if act == LAYOFF else None
    if layoff:
        return Move(LAYOFF, 1 << parse_card(layoff[1]), int(layoff[2]))
    raise Malformed.because("bad-move", f"“{words[:60]}” is not a move of Tonk. Moves are {_MEANT}.")


def print_move(move: Move) -> str:
    """The move in its one printed spelling."""
    if move.act == LAYOFF:
        return f"{LAYOFF} {print_mask(move.cards)} to {move.meld}"
    return f"{move.act} {print_mask(move.cards)}" if move.cards else move.act


def print_mask(mask: Mask) -> str:
    """The cards, by suit and rank, separated by blanks."""
    return " ".join(texts_of(mask))


def texts_of(mask: Mask) -> list[str]:
    """The texts of the cards, by suit and rank."""
    return [CARD_TEXT[card] for card in cards_of(mask)]


def is_missing_from_40(card: int) -> bool:
    """Whether it is an 8, 9 or 10 (N25)."""
    return card < 4 * len(RANKS) and card % len(RANKS) in MISSING_FROM_40


def _different_cards(text: str) -> Mask:
    cards = parse_cards(text)
    if len(set(cards)) < len(cards):
        raise Malformed.because("card-twice", f"“{text[:60]}” names a card twice; a deck holds each once.", "N1")
    return mask_of(cards)
