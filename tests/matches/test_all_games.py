"""What holds for a match of any game: its log folds to the match that made it, through JSON, and its record replays."""

from __future__ import annotations

import json

import pytest

from app.games import all_games
from app.games.api import Json
from app.matches.events import Commit
from app.matches.match import fold, successor_commit
from app.matches.record import played_of, print_record, replay
from app.matches.views import own_view, seat_view, tell
from tests.matches.table import NAMES, NEXT_SEED, SEED, Table

SETTINGS: list[tuple[str, int, dict[str, Json]]] = [
    *((key, players, {}) for key, game in all_games().items() for players in (game.min_players, game.max_players)),
    ("tokken", 2, {"exchange": "blind"}),
    ("tokken", 4, {"points": {"games": 2}}),
    ("tok", 6, {"teams": "pairs", "deal": "13"}),
    ("tonk", 3, {"games": 3, "low_tonk": 15, "scoring": "points"}),
]
each_setting = pytest.mark.parametrize(("game", "players", "options"), SETTINGS)


@each_setting
def test_a_match_is_its_log(game: str, players: int, options: dict[str, Json]) -> None:
    table = Table(game, players, options)
    table.start()
    table.play_to_the_end(1)
    written = [json.dumps(commit.to_json()) for commit in table.log]
    read = [Commit.from_json(json.loads(text)) for text in written]
    assert read == table.log
    assert fold(read) == table.now


@each_setting
def test_its_record_replays_to_the_same_end(game: str, players: int, options: dict[str, Json]) -> None:
    table = Table(game, players, options)
    table.start()
    table.play_to_the_end(2)
    played = played_of(table.log)
    text = print_record(played)
    again = replay(text, verify_decks=True)
    assert again.winners == tuple((table.now.result or {})["winners"])
    assert print_record(again) == text == print_record(replay(text))


@each_setting
def test_everybody_can_be_shown_every_moment(game: str, players: int, options: dict[str, Json]) -> None:
    table = Table(game, players, options)
    table.start()
    table.play_to_the_end(3)
    match = None
    for commit in table.log:
        match = fold([commit], match)
        assert match is not None
        for name in (*NAMES[:players], "Eve"):
            shown = json.dumps([seat_view(match, f"id-{name}"), tell(match, commit, f"id-{name}")])
            assert "id-" not in shown
            assert (SEED in shown) == (match.phase == "over")
        assert own_view(match, None)["mine"] is None
    table.do("Anna", "rematch", next_match="m2", next_seed=NEXT_SEED)
    following = successor_commit(table.now)
    assert following is not None
    assert fold([following]).seats == table.now.seats  # type: ignore[union-attr]
