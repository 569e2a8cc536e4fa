from __future__ import annotations

import pytest

from app.errors import Malformed
from app.matches.commands import FROM_PEOPLE, FROM_THE_HOUSE, SHAPES, Command, read_fields
from app.matches.decisions import DECISIONS, decide
from tests.matches.table import CREATED, Table


def code_of(what: object, fields: object, name: object = "command-1") -> str:
    with pytest.raises(Malformed) as caught:
        read_fields(Command(name, "id-Anna", what, fields))  # type: ignore[arg-type]
    return caught.value.reason.code


@pytest.mark.parametrize("name", ["", "short", "x" * 65, "with blank", "émile-123", "newline\n", None, 12345678])
def test_ids_have_8_to_64_plain_characters(name: object) -> None:
    assert code_of("start", {}, name) == "bad-command-id"


@pytest.mark.parametrize("what", ["", "dance", None, 7, ["sit"], "__class__"])
def test_commands_that_do_not_exist_are_malformed(what: object) -> None:
    assert code_of(what, {}) == "unknown-command"


@pytest.mark.parametrize(
    ("what", "fields", "code"),
    [
        ("start", {"now": True}, "unknown-field"),
        ("sit", {"seat": "a"}, "missing-field"),
        ("sit", {"seat": 0, "name": "Anna"}, "bad-field"),
        ("sit", {"seat": "i", "name": "Anna"}, "bad-seat"),
        ("sit", {"seat": "", "name": "Anna"}, "bad-seat"),
        ("sit", {"seat": "a" * 500, "name": "Anna"}, "bad-seat"),
        ("sit", {"seat": "a", "name": None}, "bad-field"),
        ("rename", {"name": "x" * 9999}, "bad-field"),
        ("move", {"text": ["fold"]}, "bad-field"),
        ("configure", {"game": "tok", "players": True, "options": {}}, "bad-field"),
        ("configure", {"game": "tok", "players": "4", "options": {}}, "bad-field"),
        ("configure", {"game": "tok", "players": 4.0, "options": {}}, "bad-field"),
        ("configure", {"game": "tok", "players": 10**30, "options": {}}, "bad-field"),
        ("configure", {"game": "tok", "players": 4, "options": []}, "bad-field"),
        ("start", None, "bad-field"),
        ("start", [], "bad-field"),
        ("rematch", {"next_match": "m2", "next_seed": "xyz"}, "bad-field"),
    ],
)
def test_fields_of_the_wrong_shape_are_malformed(what: str, fields: object, code: str) -> None:
    assert code_of(what, fields) == code


@pytest.mark.parametrize(
    "seats",
    ["ab", [1], [{"seat": "a"}], [{"seat": 1, "player": "p", "name": "n"}], [{"seat": "a", "player": "", "name": "n"}]],
)
def test_the_seats_of_a_new_match_are_checked(seats: object, table: Table) -> None:
    fields = {**CREATED, "game": "whisper", "players": 3, "host": "id-Anna", "seats": seats}
    assert code_of("create", fields) == "bad-field"


def test_options_may_be_left_out() -> None:
    read = read_fields(Command("command-1", "id-Anna", "configure", {"game": "tok", "players": 4}))
    assert read == {"game": "tok", "players": 4}


def test_every_command_has_a_shape() -> None:
    assert set(SHAPES) == FROM_THE_HOUSE | FROM_PEOPLE
    assert {"create", "expire", "credit", "pass_on", "substitute"} == FROM_THE_HOUSE
    assert {"create", *DECISIONS} == set(SHAPES)


def test_a_seat_that_this_table_does_not_have_is_malformed(table: Table) -> None:
    assert table.refuses("Ben", "sit", seat="h", name="Ben").code == "bad-seat"


@pytest.mark.parametrize("places", [("a", "a"), ("a", "h")])
def test_a_new_match_seats_people_where_there_are_free_seats(places: tuple[str, str], table: Table) -> None:
    people = [
        {"seat": seat, "player": f"id-{name}", "name": name}
        for seat, name in zip(places, ("Ben", "Carla"), strict=True)
    ]
    assert created_with(people) == "bad-seat"


def test_a_new_match_seats_nobody_twice(table: Table) -> None:
    people = [{"seat": seat, "player": "id-Ben", "name": "Ben"} for seat in "ab"]
    assert created_with(people) == "bad-seat"


def created_with(people: list[dict[str, str]]) -> str:
    fields = {**CREATED, "game": "whisper", "players": 3, "host": "id-Anna", "seats": people}
    with pytest.raises(Malformed) as caught:
        decide(None, Command("command-1", "id-Anna", "create", fields), 0.0)
    return caught.value.reason.code
