from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from app.adapters.sql.store import open_store
from app.cli import main
from app.matches.match import adopt
from app.matches.projection import projection
from app.matches.record import replay
from app.rooms.ports import Entry
from tests.matches.table import Table

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "scenarios" / "records"


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["check"],
        ["replay"],
        ["record"],
        ["selfplay", "--game", "chess", "--players", "2"],
        ["selfplay", "--game", "tonk", "--players", "two"],
        ["selfplay", "--game", "tonk", "--players", "2", "--options", "{"],
        ["selfplay", "--game", "tonk", "--players", "2", "--options", "[]"],
        ["selfplay", "--game", "tonk", "--players", "2", "--games", "0"],
    ],
)
def test_a_command_that_is_misspelt_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_every_shared_record_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(map(str, RECORDS.glob("*.record")))
    assert len(files) >= 10
    assert main(["replay", *files]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(files)


def test_a_record_that_does_not_fit_is_named_with_file_line_text_and_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = RECORDS / "tonk-high-hands.record"
    bad = tmp_path / "bad.record"
    bad.write_text(good.read_text("utf-8").replace('"a": 8, "b": -4', '"a": 7, "b": -3'), "utf-8")
    assert main(["replay", str(bad), str(good)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f'{bad}:11: “settle {{"a": 7, "b": -3, "c": -4}}”: ')
    assert lines[0].endswith("(N5)")
    assert lines[1].startswith(f"{good}: tonk for 3")


def test_files_that_are_no_records_do_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "binary.record"
    binary.write_bytes(b"toktonk 1\n\xff\xfe")
    assert (
        main(["replay", str(binary), str(tmp_path), str(tmp_path / "none"), str(RECORDS / "tonk-low-tonk.record")]) == 1
    )
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{binary}:2: this is not UTF-8"
    assert len(lines) == 4


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("tonk", "2", "{}"),
        ("tonk", "4", '{"games": 2, "low_tonk": 13, "wait": true}'),
        ("tokken", "4", "{}"),
        ("tokken", "2", '{"exchange": "blind"}'),
        ("tokken", "3", '{"points": {"games": 2}}'),
        ("tok", "6", '{"teams": "pairs", "deal": "13", "jokers": false}'),
    ],
)
def test_selfplay_writes_records_that_verify(
    game: str, players: str, options: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    plan = ["selfplay", "--game", game, "--players", players, "--options", options, "--seed", "7", "--games", "2"]
    assert main([*plan, "--records", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 of 2 matches played and replayed"
    files = sorted(folder.iterdir())
    assert len(files) == 2
    assert main(["verify", *map(str, files)]) == 0
    assert capsys.readouterr().out.count("follows from the seed") == 2


def test_equal_seeds_play_equal_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder, seed in (("one", "3"), ("two", "3"), ("three", "4")):
        plan = ["selfplay", "--game", "tonk", "--players", "3", "--seed", seed, "--records", str(tmp_path / folder)]
        assert main(plan) == 0
    one, two, three = (next((tmp_path / name).iterdir()).read_text("utf-8") for name in ("one", "two", "three"))
    assert one == two
    assert one != three


def test_selfplay_says_why_a_game_cannot_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "--game", "tonk", "--players", "9"]) == 1
    assert "2 to 4 players" in capsys.readouterr().out
    assert main(["selfplay", "--game", "tonk", "--players", "2", "--options", '{"speed": 1}']) == 1
    assert "speed" in capsys.readouterr().out


def test_shared_records_were_not_shuffled_by_this_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(RECORDS / "tok-four.record")]) == 1
    assert "the rules and the seed give" in capsys.readouterr().out


def test_the_house_is_a_program() -> None:
    command = [sys.executable, "-m", "app", "replay", str(RECORDS / "tonk-low-tonk.record")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    done = subprocess.run([sys.executable, "-m", "app", "check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2


def test_without_a_command_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    import app.main

    served: list[bool] = []
    monkeypatch.setattr(app.main, "serve", lambda: served.append(True))
    assert main([]) == 0
    assert main(["serve"]) == 0
    assert served == [True, True]


def test_a_record_without_a_database_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TOKTONK_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
    assert main(["record", "m1"]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


def keep_in_a_database(url: str, table: Table) -> None:
    async def write() -> None:
        store = await open_store(url)
        match = None
        for commit in table.log:
            match = adopt(match, commit)
            assert await store.append(Entry(commit, projection(match)))
        await store.close()

    asyncio.run(write())


def test_a_finished_match_is_printed_from_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
    monkeypatch.setenv("TOKTONK_DATABASE_URL", url)
    table = Table("tonk", 3, {"games": 2})
    table.start()
    table.play_to_the_end()
    keep_in_a_database(url, table)
    for name in (table.now.id, table.now.room["link"], f"{table.now.room['link']}/1"):
        assert main(["record", name]) == 0
        assert replay(capsys.readouterr().out, verify_decks=True).moves > 0
    assert main(["record", "nobody"]) == 1
    assert "There is no match nobody." in capsys.readouterr().err


def test_a_running_match_is_not_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
    monkeypatch.setenv("TOKTONK_DATABASE_URL", url)
    table = Table("tonk", 3)
    table.start()
    keep_in_a_database(url, table)
    assert main(["record", table.now.id]) == 1
    written = capsys.readouterr()
    assert (written.out, written.err) == ("", "A match has its record when it is over.\n")


def test_a_setting_that_is_wrong_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TOKTONK_DATABASE_URL", "mysql://nowhere")
    assert main(["record", "m1"]) == 1
    assert "TOKTONK_DATABASE_URL" in capsys.readouterr().err
