"""Matches that were played once and have to replay for ever, line by line, on decks that follow from their seeds.

A record that no longer replays means that a rule, a shuffle or the notation has changed for matches that people have
played: then the ruleset's version has to be raised, not the record edited.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games import all_games
from app.matches.record import print_record, replay

GOLDEN = sorted((Path(__file__).parents[1] / "records").glob("*.record"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_still_replays_on_the_decks_of_its_seed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    replayed = replay(text, verify_decks=True)
    assert print_record(replayed) == text


def test_there_is_a_golden_record_of_every_game() -> None:
    games = {path.read_text(encoding="utf-8").splitlines()[1].removeprefix("game ") for path in GOLDEN}
    assert games == set(all_games())
