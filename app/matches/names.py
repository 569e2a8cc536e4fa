"""Names of players: any script, 1 to 20 visible characters, nothing invisible, and no two alike in a room."""

from __future__ import annotations

from collections.abc import Iterable

from app.errors import Illegal, Malformed, Refusal
from app.matches.graphemes import clusters
from app.matches.looks import keys
from app.matches.visible import Kind, clean

LONGEST = 20


def clean_name(text: str) -> str:
    """The name in NFC, blanks collapsed. Raises Malformed (`bad-name`) with the reason in its sentence."""
    return clean(text, Kind(_bad, LONGEST))


def visible_length(name: str) -> int:
    """How many characters a reader counts (extended grapheme clusters)."""
    return len(clusters(name))


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Raises Illegal (`name-taken`) when a reader could take the name for one of the others."""
    own = keys(name)
    for other in others:
        if own & keys(other):
            raise Illegal.because("name-taken", f"“{name}” reads like “{other}”, who is here: take another name.")


def _bad(why: str) -> Refusal:
    return Malformed.because("bad-name", f"This name {why}.")
