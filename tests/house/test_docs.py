"""What the pages say is true: links lead somewhere, commands exist, settings are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import house
import pytest

from app.settings import Settings

README = (house.ROOT / "README.md").read_text("utf-8")
MAKEFILE = (house.ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.MULTILINE))
PAGES = [path for path in house.files(".md") if not house.is_vendored(path)]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(house.ROOT).as_posix())
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    inner = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in inner if not (page.parent / link).exists()] == []


def test_every_page_that_the_code_names_exists() -> None:
    named = {
        (path.name, page)
        for path in house.files(".py", ".js", ".md")
        for page in re.findall(r"\bdocs/[\w/-]+\.md\b", path.read_text("utf-8"))
        if not house.is_vendored(path)
    }
    assert {(where, page) for where, page in named if not (house.ROOT / page).exists()} == set()


def test_the_readme_lists_exactly_the_settings_that_the_code_reads() -> None:
    listed = set(re.findall(r"^\| `TOKTONK_(\w+)`", README, re.MULTILINE))
    assert listed == {name.upper() for name in Settings.__dataclass_fields__}


def test_the_readme_tells_the_defaults_of_the_code() -> None:
    rows = dict(re.findall(r"^\| `TOKTONK_(\w+)` \| `([^`]+)` \|", README, re.MULTILINE))
    defaults = Settings()
    told = {name: _plain(getattr(defaults, name.lower())) for name in rows}
    assert rows == told


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    if value is None:
        return "ever"
    return f"{value:g}" if isinstance(value, float) else str(value).replace("+aiosqlite", "")


def test_the_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.MULTILINE))
    assert {"run", "test", "check"} <= named <= TARGETS


def test_every_command_that_is_not_a_step_of_another_stands_in_the_help() -> None:
    explained = set(re.findall(r"^([a-z0-9-]+):.*## ", MAKEFILE, re.MULTILINE))
    assert TARGETS - explained == {"test-py", "test-js"}


def test_every_decision_stands_in_the_list_of_decisions() -> None:
    folder = house.ROOT / "docs" / "adr"
    text = (folder / "README.md").read_text("utf-8")
    assert {path.name for path in folder.glob("0*.md")} == set(re.findall(r"\((0\d{3}-[\w-]+\.md)\)", text))
