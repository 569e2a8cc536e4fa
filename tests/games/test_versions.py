"""A correction of a ruleset changes no match that was set up before it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import app.games
from app.errors import Malformed
from app.games import all_games, find_game
from app.games.track import GAMES, TrackGame
from app.games.track.ruleset import CrossingRule
from app.matches.commands import Command
from app.matches.match import Match, adopt, commit_of, decide

TOKKEN = GAMES["tokken"]


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> TrackGame:
    """The server after a correction of Tokken: version 2 lets a pawn stay on a crossing; version 1 is kept."""
    assert isinstance(TOKKEN, TrackGame)
    newer = TrackGame(replace(TOKKEN.ruleset, version=2, crossing=CrossingRule.MAY_ONWARD))
    monkeypatch.setattr(app.games, "all_games", lambda: {**all_games(), "tokken": newer})
    monkeypatch.setattr(app.games, "_earlier_games", lambda: {("tokken", 1): TOKKEN})
    return newer


def test_a_game_is_found_by_the_version_that_a_match_was_set_up_with(corrected: TrackGame) -> None:
    assert app.games.find_game("tokken") is corrected
    assert app.games.find_game("tokken", 2) is corrected
    assert app.games.find_game("tokken", 1) is TOKKEN


def test_a_version_that_nobody_has_kept_is_refused_with_a_sentence() -> None:
    with pytest.raises(Malformed) as refused:
        find_game("tokken", 99)
    assert refused.value.reason.code == "bad-ruleset"
    assert "99" in refused.value.reason.sentence


def test_a_running_match_goes_on_by_the_old_rules_and_a_new_one_begins_by_the_new(
    request: pytest.FixtureRequest,
) -> None:
    match = _started(_opened())
    assert match.ruleset == 1
    corrected = request.getfixturevalue("corrected")
    assert match.rules is TOKKEN
    assert match.state.rules.ruleset.crossing is CrossingRule.MUST_FORWARD
    assert match.rules.version == 1
    text = next(iter(match.rules.legal(match.state, match.rules.to_act(match.state)[0])))
    seat = match.rules.to_act(match.state)[0]
    sitter = match.sitter_at(seat)
    assert sitter is not None
    followed = _do(match, sitter.player, "move", text=text)
    assert followed.rules is TOKKEN
    newer = _started(_opened("m2"))
    assert newer.ruleset == 2
    assert newer.rules is corrected


def _opened(name: str = "m1") -> Match:
    fields = {"match": name, "number": 1, "room": {"link": "L", "code": "C"}, "seed": "00" * 32, "host": "p0"}
    return _do(None, "p0", "create", game="tokken", players=4, options={}, **fields)


def _started(match: Match) -> Match:
    for index, letter in enumerate("abcd"):
        match = _do(match, f"p{index}", "sit", seat=letter, name=f"Friend {letter}")
    return _do(match, "p0", "start")


def _do(match: Match | None, player: str, what: str, /, **fields: object) -> Match:
    command = Command(f"{what}-{0 if match is None else match.seq:08d}", player, what, fields)
    return adopt(match, commit_of(match, command, decide(match, command, 1.0), 1.0))
