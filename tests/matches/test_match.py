from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.matches.commands import Command
from app.matches.events import Commit
from app.matches.match import (
    adopt,
    answered,
    decide,
    fold,
    seat_of,
    successor_command,
    successor_commit,
)
from app.matches.projection import FORM, projection
from tests.matches.table import NEXT_SEED, Table


def the_move(table: Table, seat: int) -> str:
    return next(iter(table.now.rules.legal(table.now.state, seat)))


def test_a_move_needs_a_running_game_a_seat_and_the_turn(table: Table) -> None:
    table.seat_everybody()
    assert table.refuses("Anna", "move", text="say 1").code == "not-started"
    table.do("Anna", "start")
    assert table.refuses("Eve", "move", text="say 1").code == "not-seated"
    assert table.refuses("Ben", "move", text="say 1").rule == "W2"
    assert table.refuses("Anna", "move", text="sing").code == "bad-move"
    table.do("Anna", "move", text=the_move(table, 0))
    assert table.now.rules.to_act(table.now.state) == (1,)


def test_blanks_in_a_move_do_not_matter(table: Table) -> None:
    table.start()
    events = table.do("Anna", "move", text=the_move(table, 0).replace(" ", "  ") + " ")
    assert events[0] == {"e": "played", "seat": "a", "text": f"say {events[1]['event']['card']}"}


def test_the_match_is_over_with_the_outcome(table: Table) -> None:
    table.start()
    table.play_to_the_end()
    assert table.now.phase == "over"
    said = table.now.state.said
    winner = "abc"[said.index(2)]
    scores = dict(zip("abc", said, strict=True))
    assert table.now.result == {"winners": [winner], "draw": False, "scores": scores}
    assert table.refuses("Anna", "move", text="say 1").code == "game-over"
    assert table.refuses("Anna", "leave").code == "game-over"


def test_equal_seeds_make_equal_matches(table: Table) -> None:
    table.start()
    again = Table("whisper", 3)
    again.start()
    other = Table("whisper", 3, seed=NEXT_SEED)
    other.start()
    assert again.now.state == table.now.state
    assert other.now.state != table.now.state


def test_a_repeated_command_is_known_by_player_and_id(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    commit = table.log[-1]
    command = Command(commit.command, commit.player, "sit", {})
    assert answered(table.now, command) == commit.seq
    assert answered(table.now, replace(command, player="id-Eve")) is None
    assert answered(None, command) is None


def test_a_log_folds_to_the_match_that_played_it(table: Table) -> None:
    table.start()
    table.play_to_the_end()
    assert fold(table.log) == table.now
    assert fold(table.log[3:], fold(table.log[:3])) == table.now
    assert fold([]) is None


def test_every_commit_survives_json(table: Table) -> None:
    table.start()
    table.play_to_the_end()
    table.do("Ben", "rematch", next_match="m2", next_seed=NEXT_SEED)
    for commit in table.log:
        assert Commit.from_json(json.loads(json.dumps(commit.to_json()))) == commit


def test_commits_of_unknown_forms_are_refused() -> None:
    for written in ({"v": 99}, {}, {"v": 1, "match": "m"}):
        with pytest.raises(ValueError, match="commit"):
            Commit.from_json(written)


def test_gaps_repeats_and_strangers_are_not_adopted(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    last = table.log[-1]
    for seq in (last.seq, last.seq + 2, 1):
        with pytest.raises(ValueError, match="follow"):
            adopt(table.now, replace(last, seq=seq))
    with pytest.raises(ValueError, match="not one of"):
        adopt(table.now, replace(last, seq=last.seq + 1, match="other"))
    with pytest.raises(ValueError, match="follow"):
        adopt(None, last)


def test_unknown_events_are_not_adopted(table: Table) -> None:
    for event in ({"e": "danced"}, table.log[0].events[0]):
        with pytest.raises(ValueError, match=r"cannot stand|only once"):
            adopt(table.now, replace(table.log[0], seq=2, events=(event,)))
    with pytest.raises(ValueError, match="creates nothing"):
        adopt(None, replace(table.log[0], events=()))


def test_a_match_is_created_only_once(table: Table) -> None:
    command = successor_like(table)
    assert decide(None, command, 0.0)
    assert table.refuses("Anna", "create", **command.fields).code == "already-created"


def successor_like(table: Table) -> Command:
    created = {name: value for name, value in table.log[0].events[0].items() if name not in ("e", "ruleset")}
    return Command("create-1", "id-Anna", "create", created)


def test_a_rematch_waits_for_the_end_and_for_a_seated_person(table: Table) -> None:
    table.start()
    fields = {"next_match": "m2", "next_seed": NEXT_SEED}
    assert table.refuses("Anna", "rematch", **fields).code == "not-over"
    table.play_to_the_end()
    assert table.refuses("Eve", "rematch", **fields).code == "not-seated"
    table.do("Ben", "rematch", **fields)
    assert table.refuses("Anna", "rematch", **fields).code == "already-rematched"


def test_the_next_match_has_the_same_people_on_the_same_seats(table: Table) -> None:
    table.start()
    table.play_to_the_end()
    assert successor_commit(table.now) is None
    table.do("Ben", "rematch", next_match="m2", next_seed=NEXT_SEED)
    commit = successor_commit(table.now)
    assert commit is not None
    following = adopt(None, commit)
    assert (following.id, following.number, following.phase) == ("m2", 2, "lobby")
    assert (following.seats, following.host, following.room) == (table.now.seats, table.now.host, table.now.room)
    assert (following.game, following.options, following.seed) == ("whisper", table.now.options, NEXT_SEED)


def test_the_next_match_is_made_again_the_same_from_the_log(table: Table) -> None:
    table.start()
    table.play_to_the_end()
    table.do("Ben", "rematch", next_match="m2", next_seed=NEXT_SEED)
    refound = fold([Commit.from_json(json.loads(json.dumps(commit.to_json()))) for commit in table.log])
    assert refound is not None
    assert successor_commit(refound) == successor_commit(table.now)
    assert successor_command(refound) == successor_command(table.now)


def test_the_projection_names_what_matches_are_found_by(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    kept = projection(table.now)
    assert kept["seats"] == [("b", "id-Ben", "Ben")]
    assert (kept["phase"], kept["game"], kept["host"], kept["seq"]) == ("lobby", "whisper", "id-Anna", 2)
    assert json.dumps(kept)


def test_a_change_of_what_the_tables_tell_is_a_new_form_of_it(table: Table) -> None:
    told = {
        *("form", "match", "number", "seq", "phase", "game", "ruleset", "players", "room", "host", "seats"),
        *("successor", "wake_at", "listed", "differs", "turn", "result", "at"),
    }
    assert (FORM, set(projection(table.now))) == (2, told), "raise FORM, so that older databases are filled again"


def test_a_seat_belongs_to_a_person(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    assert seat_of(table.now, "id-Ben") == 1
    assert seat_of(table.now, "id-Anna") is None
    assert seat_of(table.now, None) is None


def test_a_game_that_is_played_to_its_end_cannot_be_closed(table: Table) -> None:
    assert table.refuses("Anna", "close").code == "not-started"
    table.start()
    assert table.refuses("Ben", "close").code == "not-host"
    assert table.refuses("Anna", "close").code == "no-early-end"
