"""Seat links: one person makes one, one person opens it, and nobody else gets into the seat."""

from __future__ import annotations

import json

import pytest

from app.matches.handover import LIFETIME, hash_of
from app.matches.match import adopt, fold, successor_commit
from app.matches.views import seat_view, tell
from tests.matches.table import NEXT_SEED, Table

SECRET, OTHER = "b.the-secret-of-the-link", "b.another-secret"
GRACE = 60.0
GONE = {"grace": GRACE, "absent": {"b": GRACE}}
HERE = {"grace": GRACE, "absent": {}}


def offer(table: Table, who: str, seat: str = "b", secret: str = SECRET, **known: object) -> None:
    table.do(who, "offer_seat", seat=seat, hash=hash_of(secret), **{**HERE, **known})


def take(table: Table, who: str, secret: str = SECRET, **more: object) -> list[dict[str, object]]:
    return table.do(who, "take_seat", secret=secret, **{**HERE, **more})


def why_not(table: Table, who: str, secret: str = SECRET, **more: object) -> str:
    return table.refuses(who, "take_seat", secret=secret, **{**HERE, **more}).code


def say(table: Table, who: str) -> None:
    sitter = table.now.sitter_of(f"id-{who}")
    assert sitter is not None
    table.do(who, "move", text=next(iter(table.now.rules.legal(table.now.state, sitter.seat))))


def test_a_person_gives_the_own_seat_with_cards_and_turn_to_whoever_opens_the_link(table: Table) -> None:
    table.start()
    say(table, "Anna")
    hand = seat_view(table.now, "id-Ben")["mine"]
    offer(table, "Ben")
    take(table, "Bea")
    assert seat_view(table.now, "id-Bea")["mine"] == hand
    assert seat_view(table.now, "id-Ben")["you"]["watching"]
    assert seat_view(table.now, "id-Ben")["mine"] is None
    assert table.seats() == {"a": "Anna", "b": "Ben", "c": "Carla"}
    say(table, "Bea")
    assert table.now.rules.to_act(table.now.state) == (2,)


def test_whose_seat_was_taken_is_told_so_whatever_they_ask(table: Table) -> None:
    table.start()
    say(table, "Anna")
    offer(table, "Ben")
    take(table, "Bea")
    commands = [("move", {"text": "say 1"}), ("back", {}), ("stand_in", {"seat": "a", "grace": GRACE})]
    commands += [("offer_seat", {"seat": "b", "hash": hash_of(OTHER), **HERE}), ("close", {})]
    for what, fields in commands:
        assert table.refuses("Ben", what, **fields).code == "seat-handed-over", what


def test_the_duty_of_the_host_goes_with_the_seat(table: Table) -> None:
    table.start()
    offer(table, "Anna", "a")
    events = take(table, "Zoë", name="Zoë")
    assert [event["e"] for event in events] == ["seat_taken", "host"]
    assert table.now.host == "id-Zoë"
    assert table.refuses("Anna", "remove", seat="b").code in ("game-running", "seat-handed-over")


def test_a_link_opens_once(table: Table) -> None:
    table.start()
    offer(table, "Ben")
    take(table, "Bea")
    assert why_not(table, "Eve") == "seat-link-dead"
    assert why_not(table, "Ben") == "seat-link-dead"


def test_a_newer_link_kills_the_older_one(table: Table) -> None:
    table.start()
    offer(table, "Ben")
    offer(table, "Ben", secret=OTHER)
    assert why_not(table, "Eve") == "seat-link-dead"
    take(table, "Bea", OTHER)


def test_a_link_works_for_an_hour(table: Table) -> None:
    table.start()
    offer(table, "Ben")
    made = table.now.at
    table.time = made + LIFETIME
    assert why_not(table, "Bea") == "seat-link-dead"
    table.time = made + LIFETIME - 2
    take(table, "Bea")


@pytest.mark.parametrize(
    "secret", ["", "b.", "x", SECRET + " ", SECRET.upper(), SECRET[:-1], hash_of(SECRET), "\ud800"]
)
def test_what_is_not_quite_the_secret_opens_nothing(table: Table, secret: str) -> None:
    table.start()
    offer(table, "Ben")
    assert why_not(table, "Eve", secret) == "seat-link-dead"


def test_only_the_own_seat_can_be_offered_and_by_the_host_only_one_that_nobody_plays(table: Table) -> None:
    table.start()
    fields = {"seat": "b", "hash": hash_of(SECRET)}
    assert table.refuses("Carla", "offer_seat", **fields, **GONE).code == "not-host"
    assert table.refuses("Eve", "offer_seat", **fields, **GONE).code == "not-host"
    assert table.refuses("Anna", "offer_seat", **fields, **HERE).code == "still-here"
    soon = {"grace": GRACE, "absent": {"b": GRACE - 1}}
    assert table.refuses("Anna", "offer_seat", **fields, **soon).code == "not-away-yet"
    assert table.refuses("Anna", "offer_seat", seat="h", hash=hash_of(SECRET), **GONE).code == "bad-seat"


def test_the_host_gives_the_seat_of_who_has_left_to_somebody_new_who_plays_at_once(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    offer(table, "Anna")
    take(table, "Bea", name="Bea")
    assert table.now.house == {}
    assert table.seats()["b"] == "Bea"
    say(table, "Anna")
    say(table, "Bea")


def test_who_comes_back_before_the_hosts_link_is_opened_keeps_the_seat(table: Table) -> None:
    table.start()
    offer(table, "Anna", **GONE)
    assert why_not(table, "Eve") == "still-here"  # connected again: nobody has had to say so
    take(table, "Bea", **GONE)


def test_who_has_left_and_comes_back_kills_the_hosts_link_but_not_the_own_one(table: Table) -> None:
    table.start()
    table.do("Ben", "leave")
    offer(table, "Anna")
    table.do("Ben", "back")
    assert why_not(table, "Eve", **GONE) == "seat-link-dead"
    offer(table, "Ben")
    table.do("Ben", "leave")
    table.do("Ben", "back")
    take(table, "Bea")


def test_an_empty_seat_is_offered_before_the_game_and_the_taker_says_a_name(table: Table) -> None:
    table.seat_everybody(["Anna"])
    offer(table, "Anna", "c")
    assert why_not(table, "Carla") == "bad-name"
    assert why_not(table, "Carla", name="Аnnа") == "name-taken"
    take(table, "Carla", name="Carla")
    assert table.seats() == {"a": "Anna", "c": "Carla"}


def test_a_link_for_a_seat_dies_when_people_sit_stand_or_are_removed(table: Table) -> None:
    table.seat_everybody(["Anna"])
    offer(table, "Anna", "b")
    table.do("Ben", "sit", seat="b", name="Ben")
    assert why_not(table, "Eve", name="Eve") == "seat-link-dead"
    for act in (("Ben", "stand", {}), ("Ben", "sit", {"seat": "c", "name": "Ben"}), ("Anna", "remove", {"seat": "b"})):
        who, what, fields = act
        if table.now.sitter_at(1) is None:
            table.do("Ben", "sit", seat="b", name="Ben")
        offer(table, "Ben")
        table.do(who, what, **fields)
        assert why_not(table, "Eve", name="Eve") == "seat-link-dead", what


def test_nobody_has_two_seats_and_opening_the_own_link_at_home_does_no_harm(table: Table) -> None:
    table.start()
    offer(table, "Ben")
    assert why_not(table, "Ben") == "own-seat-link"
    assert why_not(table, "Carla") == "seated-already"
    take(table, "Bea")


def test_who_gave_a_seat_away_may_sit_down_again_before_the_game(table: Table) -> None:
    table.seat_everybody(["Anna", "Ben"])
    offer(table, "Ben")
    take(table, "Bea", name="Bea")
    assert table.refuses("Ben", "rename", name="Ben").code == "seat-handed-over"
    table.do("Ben", "sit", seat="c", name="Ben")
    table.do("Ben", "stand")
    assert table.refuses("Ben", "rename", name="Ben").code == "not-seated"


def test_the_secret_stands_neither_in_the_log_nor_its_hash_in_what_anybody_is_told(table: Table) -> None:
    table.start()
    offer(table, "Ben")
    take(table, "Bea")
    log = json.dumps([commit.to_json() for commit in table.log])
    assert SECRET not in log
    assert hash_of(SECRET) in log
    for who in (None, "id-Anna", "id-Ben", "id-Bea"):
        told = json.dumps([tell(table.now, commit, who) for commit in table.log] + [seat_view(table.now, who)])
        assert hash_of(SECRET) not in told
        assert "id-" not in told
        assert '{"e": "seat_offered", "seat": "b", "by": "b"}' in told
        assert '{"e": "seat_taken", "seat": "b", "name": "Ben", "before": "Ben"}' in told


def test_a_replay_knows_the_same_and_the_next_match_is_the_new_persons(table: Table) -> None:
    table.start()
    offer(table, "Ben")
    take(table, "Bea")
    assert fold(table.log) == table.now
    table.play_to_the_end()
    assert table.refuses("Ben", "rematch", next_match="m2", next_seed=NEXT_SEED).code == "seat-handed-over"
    table.do("Bea", "rematch", next_match="m2", next_seed=NEXT_SEED)
    following = successor_commit(table.now)
    assert following is not None
    assert [sitter.player for sitter in adopt(None, following).seats] == ["id-Anna", "id-Bea", "id-Carla"]
