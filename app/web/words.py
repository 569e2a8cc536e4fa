"""The languages of the pages. One file is one language; a page fetches the parts of it that it needs."""

from __future__ import annotations

import re
from collections.abc import Container
from pathlib import Path

NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)
WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)")
MOST_WISHED = 200  # characters; what stands further behind nobody wishes much
PART = re.compile(r"^### part: ([\w-]+)$", re.MULTILINE)


def language_names(static: Path) -> dict[str, str]:
    """Languages by their own names, English first; a file that does not name its language is none."""
    texts = {path.stem: path.read_text("utf-8") for path in (static / "locales").glob("*.ftl")}
    found = {locale: match.group(1).strip() for locale, text in texts.items() if (match := NAME.search(text))}
    return dict(sorted(found.items(), key=lambda pair: (pair[0] != "en", pair[1].casefold())))


def word_parts(text: str) -> list[tuple[str, str]]:
    """The parts of a message file by their names, without what stands before the first one."""
    pieces = PART.split(text)[1:]
    return list(zip(pieces[::2], pieces[1::2], strict=True))


def wished_language(header: str, known: Container[str]) -> str:
    """The language that a browser wishes most (Accept-Language) of those there are; English where there is none."""
    wishes = [wish.partition(";") for wish in header[:MOST_WISHED].split(",")]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    languages = (tag.strip().lower().partition("-")[0] for tag, _, _ in ranked)
    return next((language for language in languages if language in known), "en")


def _weight(parameter: str) -> float:
    found = WEIGHT.fullmatch(parameter.strip())
    return float(found[1]) if found else 1.0
