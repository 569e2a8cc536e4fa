"""Sets, runs and points, on hands that are bit masks: bit c is card c of kit/cards.py (N1, N10, N25).

Everything is looked up in tables that are made once a deck. A suit's 13 bits index the runs in them; melds on the
table, of which a deck has at most 329, index the cards that may be laid off on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

Mask = int

SUITS = 4
RANKS = 13
SUIT_BITS = (1 << RANKS) - 1
ACE, KING = 0, 12
MISSING_FROM_40 = frozenset({7, 8, 9})  # the ranks of 8, 9 and 10
POINTS: tuple[int, ...] = tuple(min(rank + 1, 10) for _ in range(SUITS) for rank in range(RANKS))


class Deck(NamedTuple):
    """What a deck makes possible."""

    cards: tuple[int, ...]
    mask: Mask
    runs: Sequence[tuple[Mask, ...]]  # by a suit's 13 bits: the runs in them, shortest first from the lowest card
    fits: dict[Mask, Mask]  # by meld: the cards that may be laid off on it
    sets: frozenset[Mask]


def mask_of(cards: Iterable[int]) -> Mask:
    """The mask of cards that differ."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: Mask) -> Iterator[int]:
    """The cards of a mask, lowest number first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def points_of(mask: Mask) -> int:
    """The points of these cards: ace 1, king 10 (N1)."""
    points = 0
    while mask:
        low = mask & -mask
        points += POINTS[low.bit_length() - 1]
        mask ^= low
    return points


def melds_in(deck: Deck, hand: Mask) -> list[Mask]:
    """Every meld that can be made of the cards in this hand, runs before sets, each once."""
    found: list[Mask] = []
    runs = deck.runs
    spades, hearts = hand & SUIT_BITS, hand >> 13 & SUIT_BITS
    diamonds, clubs = hand >> 26 & SUIT_BITS, hand >> 39
    if runs[spades]:
        found += runs[spades]
    if runs[hearts]:
        found += [run << 13 for run in runs[hearts]]
    if runs[diamonds]:
        found += [run << 26 for run in runs[diamonds]]
    if runs[clubs]:
        found += [run << 39 for run in runs[clubs]]
    three = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    while three:
        rank = three & -three
        found += _sets_of_rank(rank, hand & (rank | rank << 13 | rank << 26 | rank << 39))
        three ^= rank
    return found


def holds_meld(deck: Deck, hand: Mask) -> bool:
    """Whether the hand holds a complete meld (N24)."""
    return bool(melds_in(deck, hand))


def is_set(deck: Deck, meld: Mask) -> bool:
    """Whether a meld is a set; otherwise it is a run."""
    return meld in deck.sets


def is_around_the_corner(deck: Deck, mask: Mask) -> bool:
    """Whether the cards would be a run if the ace stood next to the king as well, which it does not (N1)."""
    suit, bits = _only_suit(mask)
    ranks = _ranks(deck)
    held = [rank for rank in ranks if bits >> rank & 1]
    if suit is None or len(held) < 3 or bits & 1 == 0 or bits >> KING & 1 == 0 or mask in deck.fits:
        return False
    gaps = sum(1 for place, rank in enumerate(ranks) if bits >> rank & 1 and not bits >> ranks[place - 1] & 1)
    return gaps == 1 and mask & deck.mask == mask


def _only_suit(mask: Mask) -> tuple[int | None, Mask]:
    for suit in range(SUITS):
        bits = mask >> RANKS * suit & SUIT_BITS
        if bits and bits << RANKS * suit == mask:
            return suit, bits
    return None, 0


def _ranks(deck: Deck) -> list[int]:
    return [card for card in deck.cards if card < RANKS]


@lru_cache(maxsize=512)
def _sets_of_rank(rank: Mask, held: Mask) -> tuple[Mask, ...]:
    whole = rank | rank << 13 | rank << 26 | rank << 39
    if held != whole:
        return (held,)
    return (*(whole ^ rank << 13 * suit for suit in reversed(range(SUITS))), whole)


def _deck(missing: frozenset[int]) -> Deck:
    ranks = [rank for rank in range(RANKS) if rank not in missing]
    cards = tuple(suit * RANKS + rank for suit in range(SUITS) for rank in ranks)
    fits = {**_fits_of_runs(ranks), **_fits_of_sets(ranks)}
    sets = frozenset(_fits_of_sets(ranks))
    return Deck(cards, mask_of(cards), _runs_by_bits(ranks), fits, sets)


def _fits_of_runs(ranks: list[int]) -> dict[Mask, Mask]:
    fits = {}
    for suit in range(SUITS):
        row = [suit * RANKS + rank for rank in ranks]
        for first in range(len(row)):
            for after in range(first + 3, len(row) + 1):
                ends = row[max(first - 1, 0) : first] + row[after : after + 1]
                fits[mask_of(row[first:after])] = mask_of(ends)
    return fits


def _fits_of_sets(ranks: list[int]) -> dict[Mask, Mask]:
    fits = {}
    for rank in ranks:
        whole = mask_of(rank + RANKS * suit for suit in range(SUITS))
        fits[whole] = 0
        for suit in range(SUITS):
            missing = 1 << rank + RANKS * suit
            fits[whole ^ missing] = missing
    return fits


def _runs_by_bits(ranks: list[int]) -> list[tuple[Mask, ...]]:
    """For each of the 8192 sets of one suit's cards its runs: those from its lowest card, then those of the rest."""
    place = {rank: number for number, rank in enumerate(ranks)}
    table: list[tuple[Mask, ...]] = [()]
    for bits in range(1, 1 << RANKS):
        low = bits & -bits
        rank = low.bit_length() - 1
        table.append(_runs_from(bits, ranks, place.get(rank, len(ranks))) + table[bits ^ low])
    return table


def _runs_from(bits: Mask, ranks: list[int], first: int) -> tuple[Mask, ...]:
    runs = []
    run = 0
    for length, rank in enumerate(ranks[first:], 1):
        if not bits >> rank & 1:
            break
        run |= 1 << rank
        if length >= 3:
            runs.append(run)
    return tuple(runs)


DECKS: dict[int, Deck] = {52: _deck(frozenset()), 40: _deck(MISSING_FROM_40)}
