"""Names of players: any script, 1 to 20 visible characters, nothing invisible, and no two alike in a room."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from app.errors import Illegal, Malformed, Refusal
from app.matches.graphemes import TAGS, ZWJ, ZWNJ, clusters, idle_part, is_mark
from app.matches.looks import keys

LONGEST = 20
LARGEST_CLUSTER = 16  # a kiss of two people with tones of skin has 10 code points, a flag of a region 8
LARGEST = 200
MOST_MARKS = 4  # more marks on one letter paint over the lines above and below
REFUSED = {
    "Cc": "control characters",
    "Cf": "invisible characters or ones that turn the direction of writing",
    "Cs": "halves of characters",
    "Co": "private characters",
    "Cn": "characters that are not assigned",
    "Zl": "line breaks",
    "Zp": "line breaks",
}
# Letters, signs and marks that show nothing at all.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


def clean_name(text: str) -> str:
    """The name in NFC, blanks collapsed. Raises Malformed (`bad-name`) with the reason in its sentence."""
    for char in text:
        _check_character(char)
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if len(name) > LARGEST:  # before anything that takes long
        raise _bad(f"is too long: at most {LONGEST} characters")
    if idle_part(name) is not None:
        raise _bad("has an invisible character where it changes nothing")
    parts = clusters(name)
    for part in parts:
        _check_cluster(part)
    if not parts:
        raise _bad("is empty")
    if len(parts) > LONGEST:
        raise _bad(f"is too long: at most {LONGEST} characters")
    return name


def visible_length(name: str) -> int:
    """How many characters a reader counts (extended grapheme clusters)."""
    return len(clusters(name))


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Raises Illegal (`name-taken`) when a reader could take the name for one of the others."""
    own = keys(name)
    for other in others:
        if own & keys(other):
            raise Illegal.because("name-taken", f"“{name}” reads like “{other}”, who is here: take another name.")


def _check_character(char: str) -> None:
    what = REFUSED.get(unicodedata.category(char))
    if char in (ZWJ, ZWNJ) or ord(char) in TAGS:
        what = None  # where they stand is looked at later
    elif char in BLANKS:
        what = "invisible characters"
    if what is not None:
        raise _bad(f"may not have {what} in it")


def _check_cluster(part: str) -> None:
    if part == " ":
        return
    if is_mark(part[0]) or part[0] == " ":
        raise _bad("has an accent without a letter")
    run = 0
    for char in part:
        run = run + 1 if unicodedata.category(char).startswith("M") else 0
        if run > MOST_MARKS:
            raise _bad("has too many accents on one letter")
    if len(part) > LARGEST_CLUSTER:
        raise _bad("has too much in one character")


def _bad(why: str) -> Refusal:
    return Malformed.because("bad-name", f"This name {why}.")
