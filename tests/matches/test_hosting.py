"""What the host arranges: who may sit, watch and talk, and who is host next."""

from __future__ import annotations

import json

import pytest

from app.errors import Refusal
from app.matches.events import Commit
from app.matches.handover import hash_of
from app.matches.match import adopt, fold, successor_commit
from app.matches.projection import projection
from app.matches.views import is_barred, plan, seat_view, tell
from tests.matches.table import NEXT_SEED, Table

AS_USUAL = {"locked": False, "spectators": True, "listed": False, "talk": "free", "substitutes": False}


def test_a_room_is_private_open_and_free_to_talk_until_the_host_says_otherwise(table: Table) -> None:
    assert seat_view(table.now, None)["arranged"] == AS_USUAL
    events = table.do("Anna", "arrange", locked=True, talk="between")
    assert events == [{"e": "arranged", "locked": True, "talk": "between"}]
    assert seat_view(table.now, "id-Eve")["arranged"] == {**AS_USUAL, "locked": True, "talk": "between"}
    assert tell(table.now, table.log[-1], "id-Eve")["events"] == events


def test_what_stays_as_it_is_is_no_event(table: Table) -> None:
    assert table.do("Anna", "arrange", locked=False, talk="free") == []


def test_only_the_host_arranges_and_only_what_there_is(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    assert table.refuses("Ben", "arrange", locked=True).code == "not-host"
    assert table.refuses("Anna", "arrange", talk="loud").code == "bad-field"
    assert table.refuses("Anna", "arrange", locked=1).code == "bad-field"
    assert table.refuses("Anna", "arrange", colour="red").code == "unknown-field"


def test_locked_seats_take_nobody_new_but_who_sits_may_move(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    table.do("Anna", "arrange", locked=True)
    assert table.refuses("Carla", "sit", seat="c", name="Carla").code == "seats-locked"
    table.do("Ben", "sit", seat="c", name="Ben")
    table.do("Anna", "sit", seat="a", name="Anna")
    table.do("Anna", "arrange", locked=False)
    table.do("Carla", "sit", seat="b", name="Carla")


def test_how_people_talk_is_agreed_before_the_game(table: Table) -> None:
    table.start()
    assert table.refuses("Anna", "arrange", talk="none").code == "game-running"
    table.do("Anna", "arrange", listed=True)
    assert seat_view(table.now, None)["arranged"]["listed"]


def test_without_spectators_who_has_no_seat_sees_nothing_of_the_game(table: Table) -> None:
    table.do("Anna", "arrange", spectators=False)
    assert not is_barred(table.now, "id-Eve"), "in the lobby people come to sit"
    table.start()
    for outsider in ("id-Eve", None):
        view = seat_view(table.now, outsider)
        assert (view["table"], view["mine"], view["time"], view["result"]) == (None, None, None, None)
        assert view["you"] == {"seat": None, "host": False, "watching": True, "barred": True}
        assert all(tell(table.now, commit, outsider)["events"] == [] for commit in table.log)
        with pytest.raises(Refusal):
            plan(table.now, outsider, {})
    assert seat_view(table.now, "id-Ben")["table"] is not None
    table.play_to_the_end()
    over = seat_view(table.now, "id-Eve")
    assert (over["phase"], over["result"], over["fair"]["seed"]) == ("over", None, None)
    assert table.now.seed not in json.dumps(over)


def test_the_host_hands_the_duty_over_at_any_time(table: Table) -> None:
    table.seat_everybody()
    assert table.refuses("Ben", "hand_over", seat="b").code == "not-host"
    assert table.refuses("Anna", "hand_over", seat="a").code == "host-already"
    table.do("Anna", "hand_over", seat="b")
    assert (table.now.host, seat_view(table.now, "id-Ben")["you"]["host"]) == ("id-Ben", True)
    table.do("Ben", "start")
    table.do("Ben", "hand_over", seat="c")
    assert table.now.host == "id-Carla"
    table.play_to_the_end()
    table.do("Carla", "hand_over", seat="a")
    assert table.now.host == "id-Anna"


def test_the_duty_is_not_given_to_an_empty_seat(table: Table) -> None:
    assert table.refuses("Anna", "hand_over", seat="c").code == "nobody-there"


def test_the_next_match_of_the_room_is_arranged_as_this_one(table: Table) -> None:
    table.do("Anna", "arrange", spectators=False, talk="phrases")
    table.start()
    table.play_to_the_end()
    table.do("Ben", "rematch", next_match="m2", next_seed=NEXT_SEED)
    first = successor_commit(table.now)
    assert first is not None
    following = adopt(None, first)
    assert following.arranged == table.now.arranged
    assert fold([first]) == following


def test_logs_from_before_are_as_usual(table: Table) -> None:
    created = table.log[0].events[0]
    assert "arranged" not in created
    assert seat_view(table.now, None)["arranged"] == AS_USUAL


def test_who_was_sent_away_sits_down_again_when_the_host_lets_them_in(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    table.do("Anna", "remove", seat="b")
    assert table.refuses("Ben", "sit", seat="b", name="Benno").code == "removed-by-host"
    assert seat_view(table.now, "id-Ben")["you"]["removed"] is True
    assert seat_view(table.now, "id-Anna")["you"]["sent_away"] == ["Ben"]
    assert "sent_away" not in seat_view(table.now, "id-Ben")["you"]
    table.do("Carla", "sit", seat="b", name="Carla")
    assert table.refuses("Carla", "let_in", name="Ben").code == "not-host"
    assert table.refuses("Anna", "let_in", name="Dirk").code == "nobody-removed"
    events = table.do("Anna", "let_in", name="Ben")
    assert tell(table.now, table.log[-1], None)["events"] == [{"e": "let_in", "name": "Ben"}]
    assert [event["player"] for event in events] == ["id-Ben"]
    table.do("Ben", "sit", seat="c", name="Ben")
    assert "sent_away" not in seat_view(table.now, "id-Anna")["you"]


def test_who_was_sent_away_gets_no_seat_by_a_seat_link(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    table.do("Anna", "remove", seat="b")
    table.do("Carla", "sit", seat="c", name="Carla")
    table.do("Carla", "offer_seat", seat="c", hash=hash_of("secret"), grace=60.0, absent={})
    asked = {"secret": "secret", "name": "Ben", "grace": 60.0, "absent": {}}
    assert table.refuses("Ben", "take_seat", **asked).code == "removed-by-host"
    table.do("Eve", "take_seat", **asked)


def test_nobody_is_shut_out_by_a_host_who_has_gone(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    table.do("Anna", "remove", seat="b")
    table.do("Anna", "leave")
    table.do("Ben", "sit", seat="b", name="Ben")
    assert table.now.host == "id-Ben"
    assert not table.now.removed


def test_the_next_match_remembers_who_was_sent_away(table: Table) -> None:
    table.do("Eve", "sit", seat="b", name="Eve")
    table.do("Anna", "remove", seat="b")
    table.start()
    table.play_to_the_end()
    table.do("Ben", "rematch", next_match="m2", next_seed=NEXT_SEED)
    first = successor_commit(table.now)
    assert first is not None
    following = adopt(None, first)
    assert following.removed == {"id-Eve": "Eve"}
    assert "id-Eve" not in json.dumps(seat_view(following, "id-Anna"))
    assert "id-Eve" not in json.dumps(tell(following, first, "id-Anna"))


def test_old_logs_name_nobody_who_was_sent_away(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    old = Commit(
        "m1", table.now.seq + 1, "command-old", "id-Anna", 2000.0, ({"e": "removed", "seat": "b", "name": "Ben"},)
    )
    table.match = adopt(table.now, old)
    table.do("Ben", "sit", seat="b", name="Ben")


def test_a_table_with_fewer_seats_moves_people_to_free_ones_and_only_then_sends_them_from_theirs() -> None:
    table = Table("tokken", 8)
    for name, seat in zip(("Anna", "Ben", "Carla"), "hcg", strict=True):
        table.do(name, "sit", seat=seat, name=name)
    table.do("Anna", "configure", game="tokken", players=4, options={})
    assert {one["seat"]: one["name"] for one in seat_view(table.now, None)["seats"]} == {
        "a": "Anna",
        "b": "Carla",
        "c": "Ben",
        "d": None,
    }
    table.do("Anna", "configure", game="tokken", players=2, options={})
    assert [one["name"] for one in seat_view(table.now, None)["seats"]] == ["Anna", "Ben"]
    assert table.log[-1].events[1] == {"e": "stood", "seat": "b", "name": "Carla"}
    assert fold(table.log) == table.now


def test_the_duty_passes_on_to_who_is_here_when_the_host_is_gone(table: Table) -> None:
    table.start()
    assert table.do("", "pass_on", here=["a", "c"]) == []
    [event] = table.do("", "pass_on", here=["c", "b"])
    assert (event["seat"], table.now.host) == ("b", "id-Ben"), "the order of sitting down decides"
    table.do("Ben", "leave")
    assert table.do("", "pass_on", here=["b"]) == [], "who has left leads nobody"


def test_a_listed_room_is_shown_while_there_is_a_seat_to_take_or_a_game_to_watch(table: Table) -> None:
    table.do("Anna", "arrange", listed=True)
    assert projection(table.now)["listed"]
    table.do("Anna", "arrange", locked=True)
    assert not projection(table.now)["listed"]
    table.do("Anna", "arrange", locked=False)
    table.start()
    table.do("Anna", "arrange", locked=True)
    assert projection(table.now)["listed"]
    table.do("Anna", "arrange", spectators=False)
    assert not projection(table.now)["listed"]
