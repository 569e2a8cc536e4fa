"""Reads the source: games and matches are pure, and only the exit makes what leaves the house."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import app

APP = Path(app.__file__).parent
IMPURE = {
    "asyncio", "concurrent", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets",
    "selectors", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time",
    "urllib", "uuid",
}  # fmt: skip
# These find the games, and the members of the Tok family, by their files.
LOADERS = {APP / "games" / "__init__.py", APP / "games" / "track" / "__init__.py"}
EXIT = APP / "matches" / "views.py"
LEAVING = {"SeatView", "Told", "Standing", "Moment", "Shared", "Own"}


def sources(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for path in sorted((APP / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            yield node.module or ""


def test_games_and_matches_import_only_what_is_pure() -> None:
    seen = 0
    for path, tree in sources("games", "matches"):
        for module in imported(tree):
            top = module.partition(".")[0]
            seen += 1
            if top == "app":
                allowed = ("app.errors", "app.games") + (("app.matches",) if "matches" in path.parts else ())
                assert module.startswith(allowed), f"{path} imports {module}"
            else:
                assert top in sys.stdlib_module_names and top not in IMPURE, f"{path} imports {module}"
                assert top not in ("importlib", "pkgutil") or path in LOADERS, f"{path} imports {module}"
    assert seen > 20


def test_games_and_matches_open_no_files_and_print_nothing() -> None:
    for path, tree in sources("games", "matches"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"open", "print", "input", "exec", "eval", "__import__"}, path


def test_only_the_exit_makes_what_leaves_the_house() -> None:
    made = 0
    for path, tree in sources("."):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
            if called in LEAVING:
                made += 1
                assert path == EXIT, f"{path}:{node.lineno} makes a {called}"
            elif called == "cast" and node.args:
                kind = node.args[0]
                name = (
                    kind.value if isinstance(kind, ast.Constant) else getattr(kind, "id", getattr(kind, "attr", None))
                )
                assert name not in LEAVING, f"{path}:{node.lineno} casts to {name}"
    assert made == len(LEAVING)
