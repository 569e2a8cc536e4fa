"""Characters as readers count them (extended grapheme clusters, UAX 29), and joiners that do something (IDNA)."""

from __future__ import annotations

import re
import unicodedata

from app.matches import name_tables as tables

ZWNJ, ZWJ = "\u200c", "\u200d"
VIRAMA = 9  # the combining class of signs that take the vowel away and join consonants
BLACK_FLAG, LAST_TAG = "\U0001f3f4", "\U000e007f"
TAGS = range(0xE0020, 0xE0080)
FLAG_LETTERS = range(0x1F1E6, 0x1F200)
SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
EMOJI_SELECTORS = "\ufe0e\ufe0f"
MONGOLIAN_SELECTORS = "\u180b\u180c\u180d\u180f"
KEYCAP = re.compile("[0-9#*]\ufe0f?\u20e3")
IDEOGRAPHS = (range(0x3400, 0x4DC0), range(0x4E00, 0xA000), range(0x20000, 0x40000))
MONGOLIAN = range(0x1820, 0x18AB)
# Hangul: initial, medial and final letters. In blocks of 28 syllables only the first has no final.
JAMO = (
    ("L", range(0x1100, 0x1160)),
    ("L", range(0xA960, 0xA97D)),
    ("V", range(0x1160, 0x11A8)),
    ("V", range(0xD7B0, 0xD7C7)),
    ("T", range(0x11A8, 0x1200)),
    ("T", range(0xD7CB, 0xD7FC)),
)
SYLLABLES = range(0xAC00, 0xD7A4)


def _members(table: str) -> frozenset[int]:
    found: set[int] = set()
    for part in table.split():
        low, _, high = part.partition("-")
        found.update(range(int(low, 16), int(high or low, 16) + 1))
    return frozenset(found)


PICTURES = _members(tables.PICTURES)
PREPENDED = _members(tables.PREPENDED)
ODD_MARKS = _members(tables.ODD_MARKS)
SPACED = _members(tables.SPACED)
CONSONANTS = _members(tables.CONSONANTS)
LINKERS = _members(tables.LINKERS)
JOINING_BOTH = _members(tables.JOINING_BOTH)
JOINING_RIGHT = _members(tables.JOINING_RIGHT)

# Over one letter for each character: P prepended, R of a flag, L V T G H Hangul, X picture, C consonant; then what
# joins what is before it: Z and N the joiner and the non-joiner, K a linker, E and S other marks.
CLUSTER = re.compile("P*(?:RR|L*(?:V+|GV*|H)T*|L+|T+|X(?:[EKN]*ZX)*|C(?:[EKZ]*K[EKZ]*C)*|[^P])[EKSZN]*|P+[EKSZN]*")


def clusters(text: str) -> list[str]:
    """The text in pieces, each of which a reader takes for one character."""
    kinds = "".join(map(_kind, text))
    return [text[found.start() : found.end()] for found in CLUSTER.finditer(kinds)]


def is_mark(char: str) -> bool:
    """Whether the character is drawn on, around or after the one before it and never alone."""
    return _kind(char) in "EKSZN"


def idle_part(text: str) -> str | None:
    """The first character that shows nothing and changes nothing where it stands: a joiner without anything to join,
    a selector without a choice, a tag without a flag; None when there is none.
    """
    for at, char in enumerate(text):
        if char == ZWJ and not (_joins_pictures(text, at) or _is_at_virama(text, at)):
            return char
        if char == ZWNJ and not (_parts_letters(text, at) or _is_at_virama(text, at)):
            return char
        if is_selector(char) and not _selects(text, at):
            return char
        if ord(char) in TAGS and not _is_in_flag(text, at):
            return char
    return None


def is_selector(char: str) -> bool:
    """Whether the character chooses between forms of the one before it."""
    return char in MONGOLIAN_SELECTORS or any(ord(char) in some for some in SELECTORS)


def _kind(char: str) -> str:
    code = ord(char)
    if code < 0x300:
        return "X" if code in PICTURES else "."
    if char in (ZWJ, ZWNJ):
        return "Z" if char == ZWJ else "N"
    if code in LINKERS:
        return "K"
    if _is_joined(char, code):
        return "S" if code in SPACED else "E"
    return _kind_of_base(code)


def _kind_of_base(code: int) -> str:
    for kind, members in (("X", PICTURES), ("C", CONSONANTS), ("R", FLAG_LETTERS), ("P", PREPENDED)):
        if code in members:
            return kind
    if code in SYLLABLES:
        return "H" if (code - SYLLABLES.start) % 28 else "G"
    return next((kind for kind, members in JAMO if code in members), ".")


def _is_joined(char: str, code: int) -> bool:
    is_category = unicodedata.category(char).startswith("M")
    return code in TAGS or is_category != (code in ODD_MARKS)


def _joins_pictures(text: str, at: int) -> bool:
    before = at - 1
    while before > 0 and _kind(text[before]) in "EK":
        before -= 1
    is_between = 0 < at < len(text) - 1
    return is_between and _kind(text[before]) == "X" and _kind(text[at + 1]) == "X"


def _is_at_virama(text: str, at: int) -> bool:
    is_after = at > 1 and unicodedata.combining(text[at - 1]) == VIRAMA
    # Bengali and Kannada put it before the sign as well.
    is_before = 0 < at < len(text) - 1 and unicodedata.combining(text[at + 1]) == VIRAMA
    return is_after or (is_before and unicodedata.category(text[at - 1]) == "Lo")


def _parts_letters(text: str, at: int) -> bool:
    before, after = at - 1, at + 1
    while before >= 0 and unicodedata.category(text[before]) == "Mn":
        before -= 1
    while after < len(text) and unicodedata.category(text[after]) == "Mn":
        after += 1
    if before < 0 or after >= len(text):
        return False
    return ord(text[before]) in JOINING_BOTH and ord(text[after]) in JOINING_BOTH | JOINING_RIGHT


def _selects(text: str, at: int) -> bool:
    if at == 0:
        return False
    char, before = text[at], text[at - 1]
    if char in EMOJI_SELECTORS:
        return ord(before) in PICTURES or KEYCAP.fullmatch(text[at - 1 : at + 2]) is not None
    if char in MONGOLIAN_SELECTORS:
        return ord(before) in MONGOLIAN
    return any(ord(before) in some for some in IDEOGRAPHS)


def _is_in_flag(text: str, at: int) -> bool:
    before, after = at, at
    while before > 0 and ord(text[before]) in TAGS:
        before -= 1
    while after < len(text) and text[after] != LAST_TAG and ord(text[after]) in TAGS:
        after += 1
    is_whole = text[before] == BLACK_FLAG and text[after : after + 1] == LAST_TAG
    return is_whole and 3 <= after - before - 1 <= 6
