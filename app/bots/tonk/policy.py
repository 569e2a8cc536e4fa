"""The best move of Tonk at a glance, by what the seat sees: hand, top discard, melds, how many cards others hold.

It drops when it probably has the fewest points (N12), takes the top discard when that makes a meld, can be laid off or
makes the hand much lighter, lays everything, and throws away the most points that lead to no meld and feed nobody.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from app.games.tonk.melds import DECKS, POINTS, RANKS, Mask, cards_of, melds_in, points_of
from app.games.tonk.notation import DISCARD, DRAW_DISCARD, DRAW_STOCK, DROP, LAYOFF, MELD, Move
from app.games.tonk.rules import layoffs_of, legal_moves, melds_of
from app.games.tonk.state import START, State


class Style(NamedTuple):
    """How somebody plays. Points are those of N1."""

    sure: float  # drops when so likely to have the fewest points
    a_card: float = 5.4  # points of a card that somebody else keeps, on average
    fading: float = 0.0  # how much less it is after each turn, for people keep what is light
    spread: float = 3.0  # and how far it is from that, typically
    light: int = 3  # points of a card worth taking for its lightness
    lighter: int = 6  # when the heaviest card of the hand has so many more
    pair: float = 3.0  # what a card is worth beside another one of its rank
    next_to: float = 2.6  # beside its neighbour in the suit
    one_apart: float = 1.4  # with one card between them


REGULAR = Style(sure=0.68)

_STOCK, _TOP, _DROP = Move(DRAW_STOCK), Move(DRAW_DISCARD), Move(DROP)


def choose(state: State, style: Style = REGULAR) -> Move:
    """The move of the seat whose turn it is; what others hold is not looked at."""
    return _before_drawing(state, style) if state.phase == START else _after_drawing(state, style)


def _before_drawing(state: State, style: Style) -> Move:
    ahead = chance_of_fewest(state, style)
    if not state.waits[state.turn] and ahead >= style.sure:
        return _DROP
    if state.discard and _wants(state, state.discard[0], style):
        return _TOP
    if not state.stock and state.discard and ahead < 0.5:
        return _TOP  # who asks for the empty stock ends the game (N13)
    return _STOCK


def chance_of_fewest(state: State, style: Style) -> float:
    """How likely it is that nobody else has as few points."""
    own, ahead = points_of(state.hand), 1.0
    a_card = max(1.0, style.a_card - style.fading * (len(state.discard) // len(state.hands)))
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            ahead *= more_points(own, hand.bit_count(), a_card, style.spread)
    return ahead


@lru_cache(maxsize=4096)
def more_points(own: int, cards: int, a_card: float, spread_of_one: float) -> float:
    """How likely a hand of so many cards has more points than `own`."""
    if not cards:
        return 0.0
    middle, spread = a_card * cards, spread_of_one * sqrt(cards)
    return 0.5 * (1 - erf((own + 0.5 - middle) / (spread * sqrt(2))))


def _wants(state: State, top: int, style: Style) -> bool:
    deck, card = DECKS[state.rules.deck], 1 << top
    if any(meld & card for meld in melds_in(deck, state.hand | card)):
        return True
    if any(deck.fits[meld.cards] & card for meld in state.melds):
        return True
    heaviest = max((POINTS[one] for one in cards_of(state.hand)), default=0)
    return POINTS[top] <= style.light and heaviest - POINTS[top] >= style.lighter


def _after_drawing(state: State, style: Style) -> Move:
    melds = melds_of(state)
    if melds:
        return max(melds, key=lambda move: (points_of(move.cards), move.cards.bit_count(), -move.cards))
    if state.melds:
        layoffs = layoffs_of(state)
        if layoffs:
            return max(layoffs, key=lambda move: (points_of(move.cards), -move.cards, -move.meld))
    return discard_of(state, style)


def discard_of(state: State, style: Style) -> Move:
    """The card that is missed least. After everything else was laid no card fits a meld on the table."""
    return Move(DISCARD, 1 << least_useful(state.hand, style))


def least_useful(hand: Mask, style: Style = REGULAR) -> int:
    """The card that a player throws away."""
    return max(cards_of(hand), key=lambda card: (POINTS[card] - use_of(hand, card, style), card))


@lru_cache(maxsize=65536)
def use_of(hand: Mask, card: int, style: Style) -> float:
    """What the card is worth to melds that may still come."""
    rank, suit_first = card % RANKS, card - card % RANKS
    use = style.pair * ((hand & _same_rank(rank)).bit_count() - 1)
    for distance, worth in ((1, style.next_to), (2, style.one_apart)):
        for other in (rank - distance, rank + distance):
            if 0 <= other < RANKS and hand >> (suit_first + other) & 1:
                use += worth
    return use


@lru_cache(maxsize=RANKS)
def _same_rank(rank: int) -> Mask:
    return sum(1 << rank + RANKS * suit for suit in range(4))


def moves_to_try(state: State) -> list[Move]:
    """The moves that may be best: all legal ones, but of melds and layoffs only those of the most points each."""
    moves = legal_moves(state, state.turn)
    laid = [move for move in moves if move.act in (MELD, LAYOFF)]
    if not laid:
        return moves
    best = sorted(laid, key=lambda move: points_of(move.cards), reverse=True)[:4]
    return best + [move for move in moves if move.act not in (MELD, LAYOFF)]
