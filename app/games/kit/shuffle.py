"""The shuffle that anyone can check: HMAC-SHA256 and Fisher–Yates with rejection (docs/fair-shuffle.md).

A match draws one seed of 32 bytes. All its chance follows from (seed, purpose, counter): block number i of the stream
is HMAC-SHA256(key = seed, message = "purpose/counter/i" in ASCII), cut into eight big-endian 32-bit words. A number
below n takes the next word w and rejects it when w >= 2**32 - 2**32 % n, so that no number is likelier than another.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence

WORDS = 2**32


class SeededChance:
    """Chance by a seed of 32 bytes: equal seeds, equal matches. Raises ValueError for another length."""

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self._seed = seed

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]:
        """The deck number `counter` (from 1) of the match: first card dealt first."""
        deck = list(cards)
        words = self._words("deck", counter)
        for last in range(len(deck) - 1, 0, -1):
            other = _below(last + 1, words)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def below(self, n: int, purpose: str, counter: int) -> int:
        """A number from 0 to n - 1, for example the first dealer (`"dealer", 0`)."""
        return _below(n, self._words(purpose, counter))

    def _words(self, purpose: str, counter: int) -> Iterator[int]:
        block = 0
        while True:
            message = f"{purpose}/{counter}/{block}".encode("ascii")
            digest = hmac.digest(self._seed, message, hashlib.sha256)
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1


def _below(n: int, words: Iterator[int]) -> int:
    limit = WORDS - WORDS % n
    return next(word for word in words if word < limit) % n
