"""Chance comes from the system's own source: nothing of the product can be guessed."""

from __future__ import annotations

import ast

import house

GUESSABLE = {"random", "numpy"}
# Play of the command line, for itself: nobody’s cards.
EXCUSED = {"app/cli/selfplay.py"}
# What a bot draws from a seeded generator are cards that it imagines: the true ones are not in its reach.
IMAGINED = ("app/bots/", "app/adapters/thinking.py")


def imports_of(source: str) -> set[str]:
    """The modules that a file imports, by their first name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.add(node.module.partition(".")[0])
    return found


def test_no_part_of_the_server_draws_from_a_source_that_can_be_guessed() -> None:
    files = {path.relative_to(house.ROOT).as_posix(): path for path in (house.ROOT / "app").rglob("*.py")}
    guilty = {name for name, path in files.items() if imports_of(path.read_text("utf-8")) & GUESSABLE}
    assert {name for name in guilty - EXCUSED if not name.startswith(IMAGINED)} == set()
    assert files.keys() >= EXCUSED


def test_seeds_links_codes_tokens_and_seat_links_come_from_the_module_secrets() -> None:
    makers = ("app/main.py", "app/rooms/service.py", "app/rooms/seatlinks.py", "app/players/tokens.py")
    for name in makers:
        assert "secrets" in imports_of((house.ROOT / name).read_text("utf-8")), name


def test_the_check_sees_an_import_however_it_is_written() -> None:
    for line in ("import random", "import random as dice", "from random import choice", "import os, random"):
        assert imports_of(f"def draw():\n    {line}") & GUESSABLE, line
    assert imports_of("from . import random\nimport secrets") == {"secrets"}
