"""Names of players: any script, 1 to 20 visible characters, nothing invisible, and no two alike in a room."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from app.errors import Illegal, Malformed, Refusal

LONGEST = 20
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
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
SKIN_TONES = range(0x1F3FB, 0x1F400)
FLAG_LETTERS = range(0x1F1E6, 0x1F200)

# Letters that look like Latin ones, beside what they look like; Greek and Cyrillic mix with Latin in no real name.
_LOOKS = (
    ("АВЕКМНОРСТУХІЈЅԌԚԜҮҺӀ", "ABEKMHOPCTYXIJSGQWYHI"),
    ("авекмнорстухіјѕԁԛԝүһӏп", "abekmhopctyxijsdqwyhln"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "ABEZHIKMNOPTYXCJ"),
    ("αβεηικνορτυχωϲϳγ", "abenikvoptuxwcjy"),
    ("ɑɡıοօℓǀ’‘ʼ`´‐‑‒–—", "agiool" + "I" + "'" * 5 + "-" * 5),
)
LOOK_ALIKES = {ord(char): look for chars, looks in _LOOKS for char, look in zip(chars, looks, strict=True)}
STROKES = str.maketrans("I1|0", "lllO")


def clean_name(text: str) -> str:
    """The name in NFC, blanks collapsed. Raises Malformed (`bad-name`) with the reason in its sentence."""
    for char in text:
        _check_character(char)
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if unicodedata.category(name[:1] or "x").startswith("M"):
        raise _bad("starts with an accent without a letter")
    if _MARK_RUN in _outline(name):
        raise _bad("has too many accents on one letter")
    length = visible_length(name)
    if length == 0:
        raise _bad("is empty")
    if length > LONGEST:
        raise _bad(f"is too long: at most {LONGEST} characters")
    return name


def visible_length(name: str) -> int:
    """How many characters a reader counts: marks and skin tones belong to what they follow, flag letters pair up."""
    flags = sum(ord(char) in FLAG_LETTERS for char in name)
    return sum(not _is_part(char) for char in name) - flags // 2


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Raises Illegal (`name-taken`) when a reader could take the name for one of the others."""
    keys = _keys(name)
    for other in others:
        if keys & _keys(other):
            raise Illegal.because("name-taken", f"“{name}” reads like “{other}”, who is here: take another name.")


_MARK_RUN = "M" * (MOST_MARKS + 1)


def _check_character(char: str) -> None:
    what = REFUSED.get(unicodedata.category(char))
    if what is None and char in BLANKS:
        what = "invisible characters"
    if what is not None:
        raise _bad(f"may not have {what} in it")


def _bad(why: str) -> Refusal:
    return Malformed.because("bad-name", f"This name {why}.")


def _is_part(char: str) -> bool:
    return unicodedata.category(char).startswith("M") or ord(char) in SKIN_TONES


def _outline(name: str) -> str:
    return "".join("M" if unicodedata.category(char).startswith("M") else "." for char in name)


def _keys(name: str) -> frozenset[str]:
    """What the name is compared by: as it is written, and as it looks; upper and lower case look different things."""
    plain = unicodedata.normalize("NFKC", name)
    shown = "".join(char for char in plain if not 0xFE00 <= ord(char) <= 0xFE0F and not 0xE0100 <= ord(char) <= 0xE01EF)
    looks = unicodedata.normalize("NFKC", shown.translate(LOOK_ALIKES))
    strokes = looks.translate(STROKES)
    return frozenset(_folded(form) for form in (shown, looks, strokes))


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text.casefold()).replace("rn", "m").replace("vv", "w")
