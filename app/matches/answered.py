"""Which commands a match has carried out already: a mapping that grows by one with each commit and never changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

MOST_RECENT = 64

Key = tuple[str, str]  # player, command id


class Answered(Mapping[Key, int]):
    """From (player, command id) to the seq of the commit. Compares by value.

    A long match has thousands of them, and copying them all for each commit would cost more than the move: the older
    ones are shared, and only the recent ones are copied.
    """

    __slots__ = ("_older", "_recent")

    def __init__(self, older: Mapping[Key, int] | None = None, recent: Mapping[Key, int] | None = None) -> None:
        self._older = older or {}
        self._recent = recent or {}

    def plus(self, key: Key, seq: int) -> Answered:
        """These and one more."""
        if len(self._recent) < MOST_RECENT:
            return Answered(self._older, {**self._recent, key: seq})
        return Answered({**self._older, **self._recent}, {key: seq})

    def __getitem__(self, key: Key) -> int:
        return self._recent[key] if key in self._recent else self._older[key]

    def __iter__(self) -> Iterator[Key]:
        yield from self._older
        yield from (key for key in self._recent if key not in self._older)

    def __len__(self) -> int:
        return sum(1 for _ in self)
