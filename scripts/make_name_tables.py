"""Writes app/matches/name_tables.py: what names need of Unicode that the standard library's unicodedata does not know.

Reads it from two packages for development: `regex` (grapheme clusters, UAX 29) and `confusable-homoglyphs`
(look-alikes, UTS 39). Run it after an update of one of them: `.venv/bin/python scripts/make_name_tables.py`.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from textwrap import wrap

import house
import regex
from confusable_homoglyphs.confusables import confusables_data

TARGET = house.ROOT / "app" / "matches" / "name_tables.py"
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
HEAD = '''"""Tables of Unicode for names. Made by scripts/make_name_tables.py; do not edit.

Derived from the Unicode Character Database and from confusables.txt of UTS 39, copyright Unicode, Inc., under the
Unicode License v3: https://www.unicode.org/license.txt
"""

'''


def allowed() -> Iterator[str]:
    """Every character that a name may have, as far as its category says."""
    for code in range(sys.maxunicode + 1):
        if unicodedata.category(char := chr(code)) not in INVISIBLE:
            yield char


def ranges(is_it: Callable[[str], object]) -> str:
    """The characters of which that is true, as hexadecimal numbers and ranges."""
    found: list[list[int]] = []
    for char in allowed():
        if not is_it(char):
            continue
        if found and found[-1][1] == ord(char) - 1:
            found[-1][1] += 1
        else:
            found.append([ord(char), ord(char)])
    return " ".join(f"{low:X}" if low == high else f"{low:X}-{high:X}" for low, high in found)


def matching(pattern: str) -> Callable[[str], object]:
    found = regex.compile(pattern)
    return lambda char: found.fullmatch(char) is not None


def is_odd_mark(char: str) -> bool:
    """Whether a character joins the one before it (or does not) against what its category lets expect."""
    joins = matching(r"[\p{GCB=Extend}\p{GCB=SpacingMark}]")(char) is not None
    return joins != (unicodedata.category(char)[0] == "M")


@cache
def prototypes() -> Mapping[str, str]:
    """Each character that looks like another, with the one that stands for all of them."""
    alike = {_bare(one): {_bare(other["c"]) for other in others} for one, others in confusables_data.items()}
    found = {}
    for one, others in alike.items():
        stands = max(others | {one}, key=lambda text: (len(alike.get(text, ())), len(text), [-ord(c) for c in text]))
        if len(one) == 1 and stands != one:
            found[one] = stands
    return found


def _bare(text: str) -> str:
    # The source shields characters that are written from right to left.
    return text.strip("\u200e")


def skeleton(text: str) -> str:
    """UTS 39, 4: what the text looks like. Taken again it stays the same."""
    looks = "".join(prototypes().get(char, char) for char in unicodedata.normalize("NFD", text))
    looks = unicodedata.normalize("NFD", looks)
    return looks if looks == text else skeleton(looks)


def look_alikes() -> str:
    """`TARGET: SOURCE SOURCE … TARGET: …` in hexadecimal, without what NFKC and NFD say already."""
    groups: dict[str, list[str]] = {}
    for char in allowed():
        looks, plain = skeleton(char), unicodedata.normalize("NFKC", char)
        is_known = looks == char or unicodedata.normalize("NFD", char) != char
        is_known = is_known or (plain != char and looks == skeleton(plain))
        if not is_known and any(unicodedata.category(part)[0] in "LN" for part in looks):
            groups.setdefault(looks, []).append(f"{ord(char):X}")
    named = {"+".join(f"{ord(part):X}" for part in looks): chars for looks, chars in groups.items()}
    return " ".join(f"{looks}: {' '.join(chars)}" for looks, chars in named.items())


def constant(name: str, text: str) -> str:
    lines = wrap(text, 112, break_long_words=False, break_on_hyphens=False)
    if len(lines) == 1:
        return f'{name} = "{text}"\n'
    return f"{name} = (\n" + "\n".join(f'    "{line} "' for line in lines) + "\n)\n"


def tables() -> Iterable[str]:
    """The constants of the module."""
    yield constant("PICTURES", ranges(matching(r"\p{Extended_Pictographic}")))
    yield constant("PREPENDED", ranges(matching(r"\p{GCB=Prepend}")))
    yield constant("ODD_MARKS", ranges(is_odd_mark))
    yield constant("SPACED", ranges(matching(r"\p{GCB=SpacingMark}")))
    yield constant("CONSONANTS", ranges(matching(r"\p{InCB=Consonant}")))
    yield constant("LINKERS", ranges(matching(r"(?=\p{GCB=Extend})\p{InCB=Linker}")))
    yield constant("JOINING_BOTH", ranges(matching(r"[\p{Joining_Type=D}\p{Joining_Type=L}]")))
    yield constant("JOINING_RIGHT", ranges(matching(r"\p{Joining_Type=R}")))
    yield constant("LOOK_ALIKES", look_alikes())


if __name__ == "__main__":
    TARGET.write_text(HEAD + "\n".join(tables()), "utf-8")
