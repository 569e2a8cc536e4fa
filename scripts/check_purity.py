"""Games, matches and bots are pure: the standard library's calculating part, no I/O, no clock, no chance, no waiting.

import-linter holds the layers; this holds what it cannot see: a list of what may be imported (instead of what may not),
calls that reach outside or differ from run to run, coroutines, and state kept in modules.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import house

PURE = ("app/games", "app/matches", "app/bots")
MAY_IMPORT = {
    "__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "functools", "hashlib",
    "heapq", "hmac", "itertools", "json", "math", "operator", "re", "string", "struct", "types", "typing",
    "unicodedata",
}  # fmt: skip
# A game's folder and a ruleset's file are their own registration: these modules look for them, once, in their package.
MAY_ALSO = {name: {"importlib", "pkgutil"} for name in ("app/games/__init__.py", "app/games/track/__init__.py")} | {
    "app/bots/choosing.py": {"importlib"},
}
# A bot draws from a generator that it is given: a seeded one, never the module's own functions.
BOTS, MAY_DRAW_FROM = "app/bots/", {"Random"}
MAY_NOT_CALL = {
    "open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint", "globals", "vars",
    "id",  # an address differs from run to run
    "hash",  # of a text it differs from process to process: replays would part
}  # fmt: skip


def impurities(source: str, name: str) -> Iterator[str]:
    """One line for each thing that a pure module may not do."""
    allowed = MAY_IMPORT | MAY_ALSO.get(name, set())
    is_bot = name.startswith(BOTS)
    for node in ast.walk(ast.parse(source, name)):
        if is_bot and _draws_from_a_seeded_generator(node):
            continue
        for complaint in _complaints(node, allowed):
            yield f"{name}:{getattr(node, 'lineno', 1)}: {complaint}"


def _complaints(node: ast.AST, allowed: set[str]) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (f"imports {alias.name}" for alias in names if not _may_import(alias.name, allowed))
        case ast.ImportFrom(module=str(module), level=0) if not _may_import(module, allowed):
            yield f"imports {module}"
        case ast.Call(func=ast.Name(id=called)) if called in MAY_NOT_CALL:
            yield f"calls {called}()"
        case ast.AsyncFunctionDef() | ast.Await() | ast.AsyncFor() | ast.AsyncWith():
            yield "waits for something"
        case ast.Global(names=names):
            yield f"keeps state in the module: {', '.join(names)}"


def _draws_from_a_seeded_generator(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module="random", level=0, names=names):
            return {alias.name for alias in names} <= MAY_DRAW_FROM
    return False


def _may_import(module: str, allowed: set[str]) -> bool:
    top = module.partition(".")[0]
    return top == "app" or top in allowed


def findings(root: Path = house.ROOT) -> Iterator[str]:
    for folder in PURE:
        for path in sorted((root / folder).rglob("*.py")):
            yield from impurities(path.read_text("utf-8"), path.relative_to(root).as_posix())


if __name__ == "__main__":
    sys.exit(house.report("Impurities", findings()))
