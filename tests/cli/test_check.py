from __future__ import annotations

from pathlib import Path

import pytest

from app.cli import main

GOOD = """name: a card is drawn
game: tonk
players: 2
hands: {a: "Kh Qd", b: "Ks 5d"}
table: []
stock: "8h 9h"
discard: "Ts"
phase: start
turn: a
checks:
  - legal: ["draw stock"]
"""
BAD = GOOD.replace("- legal", "- illegal").replace('["draw stock"]', '{"draw stock": ~}')


def check(capsys: pytest.CaptureFixture[str], *paths: Path) -> tuple[int, list[str]]:
    status = main(["check", *map(str, paths)])
    return status, capsys.readouterr().out.splitlines()


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_scenarios_that_pass_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "good.yaml", f"{GOOD}---\n{GOOD}---\n")
    assert check(capsys, file) == (0, ["2 passed, 0 failed"])


def test_a_folder_is_searched_to_its_depths(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "a" / "b" / "good.yml", GOOD)
    write(tmp_path / "c.yaml", GOOD)
    write(tmp_path / "notes.txt", "no scenario")
    assert check(capsys, tmp_path) == (0, ["2 passed, 0 failed"])


def test_each_difference_is_printed_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "mixed.yaml", f"{GOOD}---\n{BAD}")
    status, lines = check(capsys, file)
    assert status == 1
    assert lines[0] == f"{file}:13: a card is drawn"
    assert "draw stock" in lines[1]
    assert lines[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("name: x\n  bad: [\n", 2),
        ("", 1),
        ("# nothing\n---\n", 1),
        ("- 1\n", 1),
        ("\n\njust words\n", 3),
        ("game: chess\n", 1),
        ("name: a\ngame: tonk\nname: b\n", 3),
        ("a: 1\nb: {[1]: 2}\n", 2),
        ("a: 1\nd: 2001-99-99\n", 2),
        ("a: 1\nb: \x01\n", 2),
        ("a: *nobody\n", 1),
        ("a: !!python/object:os.system x\n", 1),
        ("[" * 3000, 1),
        ("game: [tonk]\n", 1),
        ("game: tonk\nplayers: -1\n", 1),
        ("game: tonk\nplayers: 2\nhands: 7\nchecks: 8\n", 1),
    ],
)
def test_what_cannot_be_read_has_failed(
    text: str, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "broken.yaml", text)
    status, lines = check(capsys, file)
    assert status == 1
    assert lines[0].startswith(f"{file}:{line}: ")
    assert lines[1].startswith("    ")
    assert lines[-1] == "0 passed, 1 failed"


def test_a_broken_scenario_does_not_hide_those_behind_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "broken.yaml", f"{GOOD}---\nname: x\n  bad: [\n---\n{BAD}---\n{GOOD}")
    status, lines = check(capsys, file)
    assert status == 1
    assert f"{file}:14: cannot be read" in lines
    assert f"{file}:16: a card is drawn" in lines
    assert lines[-1] == "2 passed, 2 failed"


def test_files_that_are_not_there_or_no_text_have_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"name: x\n\xff\xfe")
    (tmp_path / "empty").mkdir()
    status, lines = check(capsys, binary, tmp_path / "none.yaml", tmp_path / "empty")
    assert status == 1
    assert lines[0] == f"{binary}:2: cannot be read"
    assert lines[-1] == "0 passed, 3 failed"
