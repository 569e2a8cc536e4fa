from __future__ import annotations

from tests.matches.table import Table


def test_the_creator_is_host_before_sitting(table: Table) -> None:
    assert table.now.host == "id-Anna"
    assert table.now.seats == ()
    assert table.now.phase == "lobby"


def test_people_sit_on_free_seats_in_any_order(table: Table) -> None:
    table.do("Ben", "sit", seat="c", name="Ben")
    table.do("Anna", "sit", seat="a", name="Anna")
    assert table.seats() == {"c": "Ben", "a": "Anna"}


def test_a_taken_seat_is_refused(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    reason = table.refuses("Carla", "sit", seat="b", name="Carla")
    assert (reason.code, reason.seats) == ("seat-taken", ("b",))


def test_who_sits_elsewhere_moves_and_keeps_the_place_in_the_order_of_sitting(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    table.do("Carla", "sit", seat="a", name="Carla")
    events = table.do("Ben", "sit", seat="c", name="Ben")
    assert [(event["e"], event["from"]) for event in events] == [("sat", "b")]
    assert table.seats() == {"c": "Ben", "a": "Carla"}
    table.do("Anna", "leave")
    assert table.now.host == "id-Ben"


def test_who_sits_again_on_the_own_seat_may_change_the_name(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    table.do("Ben", "sit", seat="b", name="Benjamin")
    assert table.seats() == {"b": "Benjamin"}


def test_names_are_distinct_but_ones_own_may_stay(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    assert table.refuses("Carla", "sit", seat="c", name="BEN").code == "name-taken"
    table.do("Ben", "rename", name="ben")
    assert table.seats() == {"b": "ben"}


def test_renaming_needs_a_seat_and_a_good_name(table: Table) -> None:
    assert table.refuses("Ben", "rename", name="Ben").code == "not-seated"
    table.do("Ben", "sit", seat="b", name="Ben")
    assert table.refuses("Ben", "rename", name="a\u202eb").code == "bad-name"


def test_a_host_who_stands_keeps_the_duty(table: Table) -> None:
    table.do("Anna", "sit", seat="a", name="Anna")
    table.do("Ben", "sit", seat="b", name="Ben")
    events = table.do("Anna", "stand")
    assert [event["e"] for event in events] == ["stood"]
    assert table.now.host == "id-Anna"


def test_a_host_who_leaves_passes_the_duty_to_who_sat_first(table: Table) -> None:
    table.do("Anna", "sit", seat="a", name="Anna")
    table.do("Ben", "sit", seat="c", name="Ben")
    table.do("Carla", "sit", seat="b", name="Carla")
    events = table.do("Anna", "leave")
    assert [event["e"] for event in events] == ["stood", "host"]
    assert (events[1]["seat"], table.now.host) == ("c", "id-Ben")


def test_without_anybody_seated_the_next_who_sits_becomes_host(table: Table) -> None:
    events = table.do("Anna", "leave")
    assert [(event["e"], event["seat"]) for event in events] == [("host", None)]
    assert table.now.host is None
    table.do("Ben", "sit", seat="b", name="Ben")
    assert table.now.host == "id-Ben"


def test_who_has_nothing_to_leave_is_told_so(table: Table) -> None:
    assert table.refuses("Ben", "leave").code == "nothing-to-leave"
    assert table.refuses("Ben", "stand").code == "not-seated"


def test_only_the_host_configures_and_starts(table: Table) -> None:
    table.seat_everybody()
    assert table.refuses("Ben", "configure", game="whisper", players=2, options={}).code == "not-host"
    assert table.refuses("Ben", "start").code == "not-host"


def test_configuring_keeps_people_where_their_seats_still_exist(table: Table) -> None:
    table.seat_everybody()
    events = table.do("Anna", "configure", game="whisper", players=2, options={"loud": True})
    assert [event["e"] for event in events] == ["configured", "stood"]
    assert table.seats() == {"a": "Anna", "c": "Carla"}
    assert table.now.options == {"loud": True}


def test_a_host_who_loses_the_seat_stays_host(table: Table) -> None:
    for name, seat in (("Ben", "a"), ("Carla", "c"), ("Anna", "b")):
        table.do(name, "sit", seat=seat, name=name)
    table.do("Anna", "configure", game="whisper", players=2, options={})
    assert table.seats() == {"a": "Ben", "c": "Carla"}
    assert table.now.host == "id-Anna"


def test_what_cannot_be_set_up_is_refused(table: Table) -> None:
    assert table.refuses("Anna", "configure", game="chess", players=2, options={}).code == "bad-game"
    assert table.refuses("Anna", "configure", game="whisper", players=9, options={}).code == "bad-players"
    assert table.refuses("Anna", "configure", game="whisper", players=2, options={"loud": 3}).code == "bad-option"


def test_the_game_starts_when_all_seats_are_taken(table: Table) -> None:
    table.do("Anna", "sit", seat="a", name="Anna")
    reason = table.refuses("Anna", "start")
    assert (reason.code, reason.seats) == ("seats-free", ("b", "c"))
    table.seat_everybody()
    table.do("Anna", "start")
    assert table.now.phase == "playing"


def test_a_host_without_a_seat_may_start(table: Table) -> None:
    table.seat_everybody(("Ben", "Carla", "Dirk"))
    table.do("Anna", "start")
    assert table.now.phase == "playing"


def test_the_lobby_is_closed_while_the_game_is_running(table: Table) -> None:
    table.start()
    for what, fields in (
        ("sit", {"seat": "a", "name": "Anna"}),
        ("rename", {"name": "Anna"}),
        ("stand", {}),
        ("remove", {"seat": "b"}),
        ("configure", {"game": "whisper", "players": 2, "options": {}}),
        ("start", {}),
    ):
        assert table.refuses("Anna", what, **fields).code == "game-running"
