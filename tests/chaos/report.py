"""The one table: for the screen, and as Markdown in docs/reliability.md, where rows of other days stay as they are."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.chaos.harness import Row, Trial

DOC = Path(__file__).resolve().parents[2] / "docs" / "reliability.md"
BEGIN, END = "<!-- table: make chaos -->", "<!-- end of the table -->"
HEAD = ("promise", "test", "measured", "aim", "faults found", "kept", "date")


def cells(row: Row, found: tuple[int, int], date: str) -> tuple[str, ...]:
    """A row as the table shows it. `found`: how many of how many planted faults turned it red."""
    kept = "yes" if row.passed else "**no**"
    return (row.promise, row.test, row.figure, row.aim, f"{found[0]} of {found[1]}", kept, date)


def today() -> str:
    return datetime.datetime.now(tz=datetime.UTC).date().isoformat()


def plain(rows: Sequence[Sequence[str]]) -> str:
    """For the screen, in columns."""
    widths = [max(len(row[column]) for row in (HEAD, *rows)) for column in range(len(HEAD))]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in (HEAD, *rows)
    )


def markdown(rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(HEAD) + " |", "|" + "---|" * len(HEAD)]
    return "\n".join([*lines, *("| " + " | ".join(text.replace("|", "\\|") for text in row) + " |" for row in rows)])


def table_of(text: str) -> list[tuple[str, ...]]:
    """The rows of the document's table. Raises ValueError when it has none."""
    found = re.search(re.escape(BEGIN) + "(.*?)" + re.escape(END), text, re.DOTALL)
    if found is None:
        raise ValueError("docs/reliability.md has no table")
    lines = [line for line in found[1].strip().splitlines()[2:] if line.startswith("|")]
    return [tuple(cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]) for line in lines]


def merged(text: str, rows: Iterable[Sequence[str]], trials: Iterable[Trial]) -> str:
    """The document with these rows in its table, in the order of the trials; rows of trials that are gone go too."""
    known = {row[:2]: row for row in (*table_of(text), *(tuple(row) for row in rows))}
    order = [(trial.promise.key, trial.title) for trial in trials]
    table = markdown(known[key] for key in order if key in known)
    head, rest = text.split(BEGIN, 1)
    return f"{head}{BEGIN}\n\n{table}\n\n{END}{rest.split(END, 1)[1]}"
