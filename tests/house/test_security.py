"""SECURITY.md names tests that stand against what people could want: each of them exists."""

from __future__ import annotations

import re

import house
import pytest

from tests.chaos.harness import all_trials

TEXT = (house.ROOT / "SECURITY.md").read_text("utf-8")
ROWS = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith("| wants ")]
NAMED = sorted({name for row in ROWS for name in re.findall(r"`([\w.]+)`", row.split("|")[3])})


def known_tests() -> set[str]:
    """Functions and files of the tests."""
    known: set[str] = set()
    for path in house.files(".py"):
        if "tests" in path.parts and path.name.startswith("test_"):
            known.add(path.stem)
            known.update(re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))
    return known


KNOWN = known_tests() | set(all_trials())


@pytest.mark.parametrize("name", NAMED)
def test_a_test_that_the_page_names_exists(name: str) -> None:
    assert name in KNOWN


def test_every_row_names_at_least_one() -> None:
    assert len(ROWS) >= 25
    assert [row for row in ROWS if not re.search(r"`[\w.]+`", row.split("|")[3])] == []


def test_installing_runs_no_scripts_of_packages() -> None:
    commands = re.findall(r"npm (?:ci|install)\b.*", (house.ROOT / "Makefile").read_text("utf-8"))
    commands += re.findall(r"npm (?:ci|install)\b.*", (house.ROOT / "scripts" / "lock.sh").read_text("utf-8"))
    assert len(commands) >= 2
    assert all("--ignore-scripts" in command for command in commands)
