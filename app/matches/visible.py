"""Words of people that others read: any script, nothing invisible in them, nothing that turns or paints over a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from app.errors import Refusal
from app.matches.graphemes import TAGS, ZWJ, ZWNJ, clusters, idle_part, is_mark

LARGEST_CLUSTER = 16  # a kiss of two people with tones of skin has 10 code points, a flag of a region 8
LARGEST_ON_AVERAGE = 10
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
NEW_PICTURES = range(0x1F300, 0x1FB00)  # what is not assigned here yet will be one
# Letters, signs and marks that show nothing at all.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


@dataclass(frozen=True, slots=True)
class Kind:
    """What the words are: the refusal of bad ones by its reason, and how many characters a reader may count in them.

    `has_new_pictures`: with pictures that are younger than this server's tables, as phones have them.
    """

    bad: Callable[[str], Refusal]
    longest: int
    has_new_pictures: bool = False


def clean(text: str, kind: Kind) -> str:
    """The words in NFC, blanks collapsed. Raises Malformed with the reason in its sentence."""
    for char in text:
        _check_character(char, kind)
    words = " ".join(unicodedata.normalize("NFC", text).split())
    if len(words) > kind.longest * LARGEST_ON_AVERAGE:  # before anything that takes long
        raise _too_long(kind)
    if idle_part(words) is not None:
        raise kind.bad("has an invisible character where it changes nothing")
    parts = clusters(words)
    for part in parts:
        _check_cluster(part, kind)
    if not parts:
        raise kind.bad("is empty")
    if len(parts) > kind.longest:
        raise _too_long(kind)
    return words


def _check_character(char: str, kind: Kind) -> None:
    what = REFUSED.get(unicodedata.category(char))
    is_picture = kind.has_new_pictures and ord(char) in NEW_PICTURES
    if char in (ZWJ, ZWNJ) or ord(char) in TAGS or is_picture:
        what = None  # where joiners and tags stand is looked at later
    elif char in BLANKS:
        what = "invisible characters"
    if what is not None:
        raise kind.bad(f"may not have {what} in it")


def _check_cluster(part: str, kind: Kind) -> None:
    if part == " ":
        return
    if is_mark(part[0]) or part[0] == " ":
        raise kind.bad("has an accent without a letter")
    run = 0
    for char in part:
        run = run + 1 if unicodedata.category(char).startswith("M") else 0
        if run > MOST_MARKS:
            raise kind.bad("has too many accents on one letter")
    if len(part) > LARGEST_CLUSTER:
        raise kind.bad("has too much in one character")


def _too_long(kind: Kind) -> Refusal:
    return kind.bad(f"is too long: at most {kind.longest} characters")
