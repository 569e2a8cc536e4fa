from __future__ import annotations

import hashlib
import json

from app.matches.views import own_view, plan, seat_view, shared_view, tell
from tests.matches.table import NEXT_SEED, SEED, Table


def everything_told(table: Table, player: str | None) -> str:
    told = [tell(table.now, commit, player) for commit in table.log]
    return json.dumps([seat_view(table.now, player), told])


def test_the_view_has_exactly_the_fields_of_the_protocol(table: Table) -> None:
    table.seat_everybody()
    assert set(seat_view(table.now, "id-Anna")) == {
        "match", "seq", "phase", "room", "game", "ruleset", "players", "options", "clock", "arranged", "differs",
        "seats", "fair", "you", "table", "time", "mine", "result",
    }  # fmt: skip


def test_the_lobby_shows_seats_and_neither_table_nor_hand(table: Table) -> None:
    table.do("Anna", "sit", seat="a", name="Anna")
    view = seat_view(table.now, "id-Anna")
    assert view["seats"] == [
        {"seat": "a", "name": "Anna", "team": 0, "host": True, "status": None},
        {"seat": "b", "name": None, "team": 1, "host": False, "status": None},
        {"seat": "c", "name": None, "team": 2, "host": False, "status": None},
    ]
    assert (view["table"], view["mine"], view["result"]) == (None, None, None)
    assert view["you"] == {"seat": "a", "host": True, "watching": False}


def test_options_that_differ_are_named(table: Table) -> None:
    assert seat_view(table.now, None)["differs"] == []
    table.do("Anna", "configure", game="whisper", players=2, options={"loud": True})
    assert seat_view(table.now, None)["differs"] == ["loud"]


def test_each_seat_sees_its_own_card_and_who_watches_none(table: Table) -> None:
    table.start()
    hands = table.now.state.hands
    for seat, name in enumerate(("Anna", "Ben", "Carla")):
        assert seat_view(table.now, f"id-{name}")["mine"] == {"card": hands[seat]}
    for watcher in ("id-Eve", None):
        view = seat_view(table.now, watcher)
        assert view["mine"] is None
        assert view["you"] == {"seat": None, "host": False, "watching": True}


def test_what_everybody_sees_is_equal(table: Table) -> None:
    table.start()
    for player in ("id-Anna", "id-Ben", "id-Eve", None):
        assert seat_view(table.now, player) == {**shared_view(table.now), **own_view(table.now, player)}


def test_the_seed_is_promised_from_the_start_and_shown_at_the_end(table: Table) -> None:
    promise = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert seat_view(table.now, "id-Anna")["fair"] == {"sha256": promise, "seed": None}
    table.start()
    assert seat_view(table.now, "id-Anna")["fair"] == {"sha256": promise, "seed": None}
    table.play_to_the_end()
    assert seat_view(table.now, None)["fair"] == {"sha256": promise, "seed": SEED}


def test_nobody_is_told_a_seed_before_the_end_or_a_player_id_ever(table: Table) -> None:
    table.start()
    for player in ("id-Anna", "id-Eve", None):
        assert SEED not in everything_told(table, player)
    table.play_to_the_end()
    table.do("Ben", "rematch", next_match="m2-secret", next_seed=NEXT_SEED)
    for player in ("id-Anna", "id-Eve", None):
        text = everything_told(table, player)
        assert "id-" not in text
        assert NEXT_SEED not in text
        assert "m2-secret" not in text


def test_events_are_told_flat_and_the_games_secrets_to_nobody(table: Table) -> None:
    table.start()
    told = tell(table.now, table.log[-1], "id-Anna")
    assert told == {"seq": 5, "events": [{"e": "started"}, {"e": "began", "players": 3}]}
    table.play_to_the_end()
    assert [event["e"] for event in tell(table.now, table.log[-1], None)["events"]] == ["said"]


def test_room_events_are_told_without_ids(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    table.do("Anna", "leave")
    told = [event for commit in table.log for event in tell(table.now, commit, None)["events"]]
    assert told == [
        {"e": "created", "game": "whisper", "players": 3, "options": {"loud": False}, "clock": {"kind": "none"}},
        {"e": "sat", "seat": "b", "name": "Ben", "from": None},
        {"e": "host", "seat": "b"},
    ]


def test_a_rematch_is_told_by_its_number(table: Table) -> None:
    table.start()
    table.play_to_the_end()
    table.do("Ben", "rematch", next_match="m2", next_seed=NEXT_SEED)
    assert tell(table.now, table.log[-1], None)["events"] == [{"e": "rematched", "match": 2}]


def test_planning_needs_a_running_game_and_a_seat(table: Table) -> None:
    from app.errors import Refusal

    def code(player: str | None) -> str:
        try:
            plan(table.now, player, {})
        except Refusal as refusal:
            return refusal.reason.code
        return "planned"

    assert code("id-Anna") == "not-playing"
    table.start()
    assert code("id-Eve") == "not-seated"
    assert code("id-Anna") == "planned"
    assert plan(table.now, "id-Ben", {"card": "7s"}) == {"asked": {"card": "7s"}, "seat": 1}
