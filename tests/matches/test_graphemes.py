"""Grapheme clusters agree with a library that does nothing else."""

from __future__ import annotations

import unicodedata

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from app.matches.graphemes import LINKERS, clusters, idle_part

# The library joins consonants by a sign that follows none; the standard does not (GB9c). So signs come with one.
SIGNED = ["क\u094d", "ক\u09cd", "က\u1039", "ក\u17d2"]
ASSIGNED = st.characters(
    exclude_categories=["Cc", "Cs", "Co", "Cn", "Zl", "Zp", "Cf"], exclude_characters=[chr(code) for code in LINKERS]
)
# What makes clusters: marks, joiners, flags, pictures, Hangul, viramas and consonants.
JOINING = st.sampled_from(
    [*SIGNED, *"\u200d\u200c\u0301\u0903\u0e33\ufe0f\u20e3\u0d4e\U0001f3fb\U0001f1e6\U0001f1f3"
     "\u1100\u1161\u11a8가각क\u0937\u0995\u0bbe❤👩👧©1ab\U0001f3f4\U000e0067\U000e007f"]
)  # fmt: skip


@settings(max_examples=2000, deadline=None, derandomize=True)
@given(st.lists(ASSIGNED | JOINING, max_size=12) | st.lists(JOINING, max_size=12))
def test_clusters_are_those_of_the_standard(parts: list[str]) -> None:
    text = "".join(parts)
    assert clusters(text) == regex.findall(r"\X", text)


def test_every_assigned_character_has_the_right_kind() -> None:
    for code in range(0x110000):
        char = chr(code)
        if unicodedata.category(char) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp", "Cf"):
            continue
        for text in (f"a{char}", f"क\u094d{char}", f"👩\u200d{char}", f"{char}b"):
            assert len(clusters(text)) == len(regex.findall(r"\X", text)), f"U+{code:04X}"


@pytest.mark.parametrize(
    "text",
    ["علی\u200cرضا", "\u0646\u064e\u200c\u0647", "शर्\u200cमा", "ශ්\u200dරී", "র\u200d\u09cd\u09af",
     "👨\u200d👩\u200d👧", "❤\ufe0f",
     "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏻", "1\ufe0f\u20e3", "#\ufe0f\u20e3",
     "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
     "辻\U000e0100", "ᠠ\u180b"],
)  # fmt: skip
def test_joiners_and_selectors_may_stand_where_they_do_something(text: str) -> None:
    assert idle_part(text) is None


@pytest.mark.parametrize(
    "text",
    ["a\u200db", "a\u200cb", "\u200da", "a\u200d", "👨\u200d", "\u200d👨", "👨\u200da", "علی\u200c", "\u200cعلی",
     "ا\u200cب", "ب\u200c\u200cب",
     "Rob\ufe0f", "1\ufe0f", "\ufe0f", "a\U000e0100", "a\u180b", "a\U000e0067\U000e007f", "\U0001f3f4\U000e0067",
     "\U0001f3f4\U000e007f", "क\u094dx\u200d", "👨\u200d\u200d👩"],
)  # fmt: skip
def test_joiners_and_selectors_that_change_nothing_are_found(text: str) -> None:
    assert idle_part(text) is not None
