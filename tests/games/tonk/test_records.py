"""Whole matches of Tonk from records, every move checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import Illegal
from tests.games.tonk.records import replay

RECORDS = sorted((Path(__file__).parents[2] / "scenarios" / "records").glob("tonk-*.record"))


def test_there_are_records_of_tonk() -> None:
    assert len(RECORDS) >= 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_plays_through(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "result" in text
    assert replay(text).state.phase == "over"


def test_a_record_with_a_move_that_is_not_legal_does_not() -> None:
    text = next(path for path in RECORDS if "high" in path.stem).read_text("utf-8")
    with pytest.raises(Illegal):
        replay(text.replace("c meld 2s 3s 4s", "c meld 2s 3s 5s"))


def test_a_record_with_a_wrong_sum_does_not() -> None:
    text = next(path for path in RECORDS if "low" in path.stem).read_text("utf-8")
    with pytest.raises(AssertionError):
        replay(text.replace('"b": 6', '"b": 5'))
