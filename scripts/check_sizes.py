"""Python files have at most 400 lines, JavaScript files 250, Python functions 40 (Biome holds that for JavaScript)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import house

FILE_LINES = {".py": 400, ".js": 250}
FUNCTION_LINES = 40
LISTS = "migrations/versions/"  # a migration is a list of columns, as long as it is


def long_functions(source: str, name: str) -> Iterator[str]:
    """Functions over the limit; the docstring does not count, for nobody shall save on it."""
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (lines := _lines(node)) > FUNCTION_LINES:
            yield f"{name}:{node.lineno}: {node.name} has {lines} lines, {FUNCTION_LINES} at most"


def _lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    whole = (node.end_lineno or node.lineno) - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node) is None or first.end_lineno is None:
        return whole
    return whole - (first.end_lineno - first.lineno + 1)


def long_file(source: str, path: Path, name: str) -> Iterator[str]:
    lines, limit = len(source.splitlines()), FILE_LINES[path.suffix]
    if lines > limit:
        yield f"{name}: {lines} lines, {limit} at most"


def findings() -> Iterator[str]:
    for path in house.files(*FILE_LINES):
        if house.is_vendored(path):
            continue
        source, name = path.read_text("utf-8"), path.relative_to(house.ROOT).as_posix()
        yield from long_file(source, path, name)
        if path.suffix == ".py" and not name.startswith(LISTS):
            yield from long_functions(source, name)


if __name__ == "__main__":
    sys.exit(house.report("Files or functions that are too long", findings()))
