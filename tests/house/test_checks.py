"""The checks of scripts/ find what they are there for."""

from __future__ import annotations

import hashlib
from pathlib import Path

import check_licences
import check_names
import check_purity
import check_sizes
import check_vendored
import house
import pytest


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("import random", "imports random"),
        ("from time import monotonic", "imports time"),
        ("import os.path", "imports os.path"),
        ("def f():\n    import secrets", "imports secrets"),
        ("import pydantic", "imports pydantic"),
        ("open('cards')", "calls open()"),
        ("hash('a0')", "calls hash()"),
        ("async def f(): ...", "waits for something"),
        ("def f():\n    global deck", "keeps state in the module: deck"),
    ],
)
def test_an_impure_line_is_found(source: str, complaint: str) -> None:
    assert [line.partition(": ")[2] for line in check_purity.impurities(source, "app/games/x.py")] == [complaint]


def test_a_pure_module_is_let_pass() -> None:
    source = "from collections.abc import Mapping\nfrom app.games.kit import cards\nimport hashlib\nhashlib.sha256(b'')"
    assert not list(check_purity.impurities(source, "app/games/x.py"))


def test_only_the_packages_that_hold_games_and_rulesets_may_look_for_them() -> None:
    assert not list(check_purity.impurities("import pkgutil", "app/games/__init__.py"))
    assert not list(check_purity.impurities("import pkgutil", "app/games/track/__init__.py"))
    assert list(check_purity.impurities("import pkgutil", "app/games/tonk/__init__.py"))


def test_a_bot_may_draw_from_a_seeded_generator_alone() -> None:
    assert not list(check_purity.impurities("from random import Random", "app/bots/x.py"))
    assert list(check_purity.impurities("from random import Random, choice", "app/bots/x.py"))
    assert list(check_purity.impurities("import random", "app/bots/x.py"))
    assert list(check_purity.impurities("from random import Random", "app/matches/x.py"))


def test_a_function_of_41_lines_is_too_long_and_its_docstring_does_not_count() -> None:
    body = "    x = 1\n" * 40
    assert list(check_sizes.long_functions(f"def f():\n{body}", "x.py"))
    assert not list(check_sizes.long_functions(f'def f():\n    """One.\n\n    Two.\n    """\n{body[10:]}', "x.py"))


def test_a_file_of_401_lines_is_too_long() -> None:
    assert list(check_sizes.long_file("x = 1\n" * 401, Path("x.py"), "x.py"))
    assert not list(check_sizes.long_file("x = 1\n" * 400, Path("x.py"), "x.py"))
    assert list(check_sizes.long_file("x = 1;\n" * 251, Path("x.js"), "x.js"))


def test_hosts_of_registries_and_paths_of_a_machine_are_found() -> None:
    registry = ".".join(("https://registry", "npmjs", "org"))
    for line in (f'"resolved": "{registry}/x"', "see " + "/home" + "/anna/toktonk", "cd " + "/work" + "/main"):
        assert list(check_names.named(f"one\n{line}\n", "x.md")) == [f"x.md:2: {line}"]
    for line in ("/tmp", "app/games/home/lane.py", "https://example.org/home/x", "/data/toktonk.db", "the /home route"):
        assert not list(check_names.named(line, "x.md"))


def test_a_licence_is_allowed_when_every_part_of_an_and_and_one_part_of_an_or_is() -> None:
    for text in (
        "MIT",
        "MIT License",
        "Apache-2.0 OR GPL-2.0-only",
        "(MIT AND BSD-3-Clause)",
        "Apache Software License",
    ):
        assert check_licences.is_allowed(text, check_licences.PERMISSIVE), text
    for text in ("AGPL-3.0-only", "MIT AND AGPL-3.0-only", "unknown", "GPLv3"):
        assert not check_licences.is_allowed(text, check_licences.PERMISSIVE), text


def test_the_licences_of_packages_tools_and_vendored_modules_are_listed() -> None:
    listed = {name: is_product for name, _, is_product in check_licences.licences()}
    assert listed["fastapi"]
    assert listed["@fluent/bundle"]
    assert not listed["pytest"]
    assert not listed["typescript"]
    assert all(licence for _, licence, _ in check_licences.licences())


def test_a_changed_an_unlisted_and_a_missing_vendored_file_are_found(tmp_path: Path) -> None:
    (tmp_path / "dice").mkdir()
    (tmp_path / "dice" / "LICENSE").write_text("MIT")
    for name in ("changed.js", "unlisted.js"):
        (tmp_path / "dice" / name).write_text("roll()")
    digest = hashlib.sha256(b"other").hexdigest()
    rows = (f"- `dice/{name}.js` `{digest}`" for name in ("changed", "missing"))
    (tmp_path / "VENDORED.md").write_text("\n".join(rows))
    assert list(check_vendored.findings(tmp_path)) == [
        "dice/unlisted.js: not listed in VENDORED.md",
        "dice/missing.js: listed in VENDORED.md, but not there",
        "dice/changed.js: is not the file that VENDORED.md lists",
    ]


def test_the_files_of_the_project_are_found_and_those_of_others_are_not() -> None:
    found = house.files(".py")
    assert house.ROOT / "app" / "errors.py" in found
    assert not [path for path in found if ".venv" in path.parts]
