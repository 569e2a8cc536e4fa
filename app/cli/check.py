"""`check`: plays scenario files (notation.md) through the engines and prints what differs."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import yaml

import app.games
from app.errors import Refusal
from app.games.api import Json

SUFFIXES = (".yaml", ".yml")
SEPARATOR = re.compile(r"---(\s|$)")


class Verdict(NamedTuple):
    """What became of one scenario: where it stands, what it is called, and how it differs (nothing: it passed)."""

    place: str
    name: str
    differences: Sequence[str]


def check_paths(paths: Iterable[Path]) -> int:
    """Checks every scenario of these files and folders; 0 when all pass. What cannot be read has failed."""
    passed = failed = 0
    for path in paths:
        for verdict in _check_path(path):
            passed += not verdict.differences
            failed += bool(verdict.differences)
            _print_failure(verdict)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def _print_failure(verdict: Verdict) -> None:
    if verdict.differences:
        print(f"{verdict.place}: {verdict.name}")
        for difference in verdict.differences:
            print(f"    {difference}")


def _check_path(path: Path) -> Iterator[Verdict]:
    if not path.is_dir():
        yield from _check_file(path)
        return
    files = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    if not files:
        yield Verdict(f"{path}:1", "cannot be read", ["there is no scenario file in this folder"])
    for file in files:
        yield from _check_file(file)


def _check_file(path: Path) -> Iterator[Verdict]:
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        yield Verdict(f"{path}:{line}", "cannot be read", ["this is not UTF-8"])
        return
    except OSError as error:
        yield Verdict(f"{path}:1", "cannot be read", [error.strerror or "it cannot be opened"])
        return
    count = 0
    for verdict in _check_documents(path, text):
        count += 1
        yield verdict
    if not count:
        yield Verdict(f"{path}:1", "cannot be read", ["there is no scenario in this file"])


def _check_documents(path: Path, text: str) -> Iterator[Verdict]:
    lines = text.split("\n")
    start = 0
    while start < len(lines):
        try:
            for line, document in _documents("\n".join(lines[start:])):
                yield _check_document(f"{path}:{start + line}", document)
            return
        except _Unreadable as error:
            yield Verdict(f"{path}:{start + error.line}", "cannot be read", [f"this is not YAML: {error}"])
            # A document that is broken ends at the next separator, and the ones behind it are checked too.
            begins = (at for at in range(start + error.line, len(lines)) if SEPARATOR.match(lines[at]))
            start = next(begins, len(lines))


class _Unreadable(Exception):
    """What is wrong, and on which line (from 1)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line


def _documents(text: str) -> Iterator[tuple[int, Json]]:
    """Each document that is not empty, with its first line. Raises _Unreadable."""
    try:
        loader = _Loader(text)
        while loader.check_node():
            node = loader.get_node()
            document = None if node is None else loader.construct_document(node)
            if node is not None and document is not None:
                yield node.start_mark.line + 1, document
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise _Unreadable(mark.line + 1 if mark else 1, str(error.problem or error)) from error
    except yaml.reader.ReaderError as error:
        raise _Unreadable(text[: error.position].count("\n") + 1, error.reason) from error
    except RecursionError as error:
        raise _Unreadable(1, "it is nested too deeply") from error


class _Loader(yaml.SafeLoader):
    """YAML's plain types; a key that stands twice in one mapping is an error, not a silent loss."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Json:
        try:
            return super().construct_object(node, deep)
        except ValueError as error:  # a date that is none, a number too long
            raise yaml.constructor.ConstructorError(None, None, str(error), node.start_mark) from error

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Json]:
        seen: set[Hashable] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, Hashable):
                raise yaml.constructor.ConstructorError(None, None, "a key is a plain text", key_node.start_mark)
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key!r} stands twice", key_node.start_mark
                )
            seen.add(key)
        return super().construct_mapping(node, deep)


def _check_document(place: str, document: Json) -> Verdict:
    if not isinstance(document, Mapping):
        return Verdict(place, "cannot be read", ["a scenario is a mapping with name, game, players, hands, checks"])
    name = str(document.get("name", "a scenario without a name"))
    try:
        return Verdict(place, name, _checker_of(document.get("game"))(document))
    except Refusal as refusal:
        return Verdict(place, name, [f"cannot be read: {refusal.reason.sentence}"])
    except Exception as error:  # a fault of ours must not hide the other scenarios
        return Verdict(place, name, [f"cannot be checked: {type(error).__name__}: {error}"])


def _checker_of(key: Json) -> Callable[[Mapping[str, Json]], list[str]]:
    """The `check_scenario` of the engine that plays this game: it stands in the engine's scenario.py."""
    app.games.find_game(str(key))
    for info in pkgutil.iter_modules(app.games.__path__):
        package = f"{app.games.__name__}.{info.name}"
        if info.ispkg and key in getattr(importlib.import_module(package), "GAMES", {}):
            checker: Callable[[Mapping[str, Json]], list[str]]
            checker = importlib.import_module(f"{package}.scenario").check_scenario
            return checker
    raise LookupError(f"the game {key} has no scenarios")
