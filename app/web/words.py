"""The languages of the pages. One file is one language; a page fetches the parts of it that it needs."""

from __future__ import annotations

import re
from pathlib import Path

NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)
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
