"""The rules in the page's message files are those that the server writes: word for word, point for point."""

from __future__ import annotations

import re

import house
import pytest

from app.games.tonk import rulebook as tonk
from app.games.tonk.rulewords import WORDS as TONK_WORDS
from app.games.track import rulebook as track
from app.games.track.rulewords import WORDS as TRACK_WORDS

BOOKS = {
    "track": (TRACK_WORDS, track.PREFIX, tuple(track.SECTIONS)),
    "tonk": (TONK_WORDS, tonk.PREFIX, tuple(tonk.SECTIONS)),
}
MESSAGE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)


LOCALES = house.ROOT / "static" / "locales"


def messages(folder: str, locale: str) -> dict[str, str]:
    """Every rule of the file as a template: none has variants, so that a sentence can be compared as it stands."""
    _, prefix, _ = BOOKS[folder]
    text = (LOCALES / f"{locale}.ftl").read_text("utf-8")
    started = len(re.findall(rf"^{prefix}-", text, re.MULTILINE))
    rules = [(name, message) for name, message in MESSAGE.findall(text) if name.startswith(f"{prefix}-")]
    assert len(rules) == started
    return {name: re.sub(r"\{ \$(\w+) \}", r"{\1}", message) for name, message in rules}


@pytest.mark.parametrize("folder", BOOKS)
def test_the_english_of_the_page_is_the_english_of_the_server(folder: str) -> None:
    words, prefix, sections = BOOKS[folder]
    found = messages(folder, "en")
    titles = {f"{prefix}-section-{section}" for section in sections}
    assert titles <= found.keys()
    assert {name: text for name, text in found.items() if name not in titles} == {
        f"{prefix}-{name}": text for name, text in words.items()
    }


@pytest.mark.parametrize("folder", BOOKS)
def test_other_languages_tell_the_same_points_with_the_same_numbers(folder: str) -> None:
    english = messages(folder, "en")
    others = [path.stem for path in LOCALES.glob("*.ftl") if path.stem != "en"]
    assert "nl" in others
    for locale in others:
        told = messages(folder, locale)
        assert list(told) == list(english), locale
        for name, text in english.items():
            assert places(told[name]) == places(text), f"{name} in {locale}"
            assert told[name] != text or len(text) < 8, f"{name} in {locale} is English"


def places(template: str) -> set[str]:
    return set(re.findall(r"\{\w+\}", template))
