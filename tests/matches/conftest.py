"""The match is tested with a game of its own, so that no rule of Tokken or Tonk can hide a fault of the match."""

from __future__ import annotations

import pytest

import app.games
from tests.matches.fake_game import Whisper
from tests.matches.table import Table


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A new room for a game of Whisper for three, opened by Anna."""
    monkeypatch.setattr(app.games, "all_games", lambda: {"whisper": Whisper()})
    return Table("whisper", 3)
