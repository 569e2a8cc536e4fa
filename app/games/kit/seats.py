"""Seats as numbers and as letters: 0 is a, 7 is h (R2)."""

from __future__ import annotations

from app.errors import Malformed

SEAT_LETTERS = "abcdefgh"


def parse_seat(letter: str) -> int:
    """The number of the seat. Raises Malformed (`bad-seat`), quoting the text."""
    seat = SEAT_LETTERS.find(letter)
    if len(letter) != 1 or seat < 0:
        raise Malformed.because("bad-seat", f"“{letter}” is not a seat: seats are the letters a to h.")
    return seat
