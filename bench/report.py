"""Tables in plain text, as Markdown has them."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence


def print_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Prints the rows below the heads, columns aligned: the first to the left, the others to the right."""
    lines = [list(heads), *(list(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    print(f"\n### {title}\n")
    for number, line in enumerate(lines):
        print("| " + " | ".join(_cell(text, widths[column], column) for column, text in enumerate(line)) + " |")
        if number == 0:
            print(
                "|"
                + "|".join("-" * (width + 1) + ("-" if not column else ":") for column, width in enumerate(widths))
                + "|"
            )
    print(flush=True)


def _cell(text: str, width: int, column: int) -> str:
    return text.rjust(width) if column else text.ljust(width)


def spread(values: Iterable[float], form: str = "{:,.0f}") -> str:
    """The middle of some values, and the lowest and the highest."""
    ordered = sorted(values)
    middle = form.format(statistics.median(ordered))
    return middle if len(ordered) == 1 else f"{middle} ({form.format(ordered[0])} to {form.format(ordered[-1])})"
