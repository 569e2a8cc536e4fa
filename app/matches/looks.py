"""Whether a reader could take one name for another, in a list at 12 pixels.

Look-alike characters are those of UTS 39, and a few more that small type makes of each other. Beyond them, by what is
seen at a glance: case, blanks, punctuation and invisible joiners are not; marks below or through a letter, a dot above
it and points of Arabic and Hebrew are not; that there is another mark above is seen, which one is not. So Zoë and Zoe
are two people, Zoë and Zoé are not.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from app.matches import name_tables as tables
from app.matches.graphemes import ZWJ, ZWNJ, is_selector

# Lower case Cyrillic and Greek that UTS 39 tells apart, as it compares them at large sizes.
SMALL = str.maketrans("вкмнтпүβεηκτχω", "bkmhtnybenktxw")
DIGITS = str.maketrans("58", "sb")
LETTER_PAIRS = (("rn", "m"), ("vv", "w"))
ABOVE, VOICED, TONE = "\u0302", "\u3099", "\u0e48"
ABOVE_CLASSES = frozenset({230, 232, 234})
# Marks of other scripts that differ by a speck: by combining class, one stands for all.
ALIKE = {8: VOICED, 107: TONE, 122: TONE}
POINTS = range(10, 36)
DOT_ABOVE = "\u0307"
DOTS = ("", ABOVE)  # one dot is overlooked, or taken for another mark
UNSEEN = frozenset("\u0640\u0653\u0654\u0655\u0670\u0674~")
SLIM = frozenset("ijl")  # a mark takes the place of the dot, or is as thin as the letter


def _look_alikes() -> dict[int, str]:
    found: dict[int, str] = {}
    looks = ""
    for part in tables.LOOK_ALIKES.split():
        if part.endswith(":"):
            looks = "".join(chr(int(code, 16)) for code in part[:-1].split("+"))
        else:
            found[int(part, 16)] = looks
    return found


LOOK_ALIKES = _look_alikes()


def skeleton(text: str) -> str:
    """UTS 39, 4: texts that look alike have the same. Upper and lower case differ."""
    shown = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", shown.translate(LOOK_ALIKES))


def keys(name: str) -> frozenset[str]:
    """What names are compared by: two that share one are alike. Upper and lower case look like different things, so
    there are keys of the name as it is written and as it is in lower case.
    """
    shown = "".join(char for char in name if char not in (ZWJ, ZWNJ) and not is_selector(char))
    looks = {skeleton(skeleton(form).casefold()).casefold() for form in _forms(shown)}
    return frozenset(_plain(look, dot) for look in looks for dot in DOTS)


def _forms(name: str) -> Iterator[str]:
    for form in {name, unicodedata.normalize("NFKC", name)}:
        folded = form.casefold()
        yield from (form, folded, form.translate(SMALL), folded.translate(SMALL))


def _plain(looks: str, dot: str) -> str:
    letters = "".join(_seen(looks, dot)).translate(DIGITS)
    for pair, letter in LETTER_PAIRS:
        letters = letters.replace(pair, letter)
    told = "".join(char for char in letters if not _is_overlooked(char))
    return told or letters  # of a name that is nothing but punctuation, all is seen


def _seen(text: str, dot: str) -> Iterator[str]:
    """The letters, each with the marks that a reader sees and tells apart."""
    base, last = "", ""
    for char in text:
        mark = _mark(char, base, dot)
        if mark is None:
            base = char
        shown = char if mark is None else mark
        if shown and (mark is None or shown != last):
            yield shown
        last = shown or last


def _mark(char: str, base: str, dot: str) -> str | None:
    """What is seen of a mark on that letter; None when it is no mark."""
    if char in UNSEEN:
        return ""
    if char == DOT_ABOVE and base not in SLIM:
        return dot
    kind = unicodedata.combining(char)
    if kind == 0:
        return None
    if kind in POINTS:
        return ""
    if base and unicodedata.category(base) in ("Ll", "Nd"):
        return ABOVE if kind in ABOVE_CLASSES and base not in SLIM else ""
    return ALIKE.get(kind, char)


def _is_overlooked(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] in "PZ" or category == "Sk"
