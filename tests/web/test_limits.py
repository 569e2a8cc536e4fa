"""How much one may ask: buckets for lines, windows for addresses."""

from __future__ import annotations

from ipaddress import ip_network

import pytest
from websockets.exceptions import InvalidStatus

from app.web.limits import MOST_ADDRESSES, Allowances, Bucket, Buckets, Guard, TooMany, Window, address_key
from tests.web.people import Person


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=20, burst=40, now=0.0)
    assert [bucket.take(0.0) for _ in range(41)] == [True] * 40 + [False]
    assert bucket.take(0.05)
    assert not bucket.take(0.05)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=20, burst=2, now=0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]


def test_a_clock_that_jumps_back_gives_no_tokens() -> None:
    bucket = Bucket(rate=1, burst=1, now=100.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)


def test_a_window_says_how_long_to_wait() -> None:
    now = [0.0]
    window = Window(2, 60.0, lambda: now[0])
    assert [window.take("ben") for _ in range(2)] == [0, 0]
    now[0] = 12.5
    assert window.take("ben") == 48
    assert window.take("anna") == 0
    now[0] = 60.0
    assert window.take("ben") == 0


def test_a_place_given_back_is_free_again() -> None:
    window = Window(1, 60.0, lambda: 0.0)
    assert window.take("ben") == 0
    window.give_back("ben")
    assert window.take("ben") == 0
    assert window.take("ben") == 60


def test_a_window_does_not_grow_without_end() -> None:
    now = [0.0]
    window = Window(1, 60.0, lambda: now[0])
    for number in range(MOST_ADDRESSES + 100):
        now[0] += 0.001
        window.take(str(number))
    assert len(window._taken) <= MOST_ADDRESSES


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_a_home_is_one_address(host: str | None, key: str) -> None:
    assert address_key(host) == key


def test_buckets_hold_each_address_apart_and_say_how_long_to_wait() -> None:
    now = [0.0]
    buckets = Buckets(rate=0.5, burst=2, clock=lambda: now[0])
    assert [buckets.take("ben") for _ in range(3)] == [0, 0, 2]
    assert buckets.take("anna") == 0
    now[0] = 2.0
    assert buckets.take("ben") == 0


def test_buckets_do_not_grow_without_end() -> None:
    now = [0.0]
    buckets = Buckets(rate=1, burst=1, clock=lambda: now[0])
    for number in range(MOST_ADDRESSES + 100):
        now[0] += 0.001
        buckets.take(str(number))
    assert len(buckets._buckets) <= MOST_ADDRESSES
    assert buckets.take(str(MOST_ADDRESSES + 99)) > 0, "who came last is still known"


def test_a_bucket_without_a_burst_is_no_limit() -> None:
    assert not any(Buckets(0, 0, lambda: 0.0).take("ben") for _ in range(1000))


def test_addresses_that_are_free_are_not_counted() -> None:
    guard = Guard(Allowances(rooms_per_hour=1, free=(ip_network("127.0.0.0/8"),)), lambda: 0.0)
    for host in ("127.0.0.1", "::ffff:127.0.0.9"):
        for _ in range(5):
            guard.check_room({"client": (host, 1)})
    guard.check_room({"client": ("203.0.113.9", 1)})
    with pytest.raises(TooMany) as refused:
        guard.check_room({"client": ("203.0.113.9", 2)})
    assert (refused.value.reason.code, refused.value.wait) == ("too-many-rooms", 3600)
    assert "60 minutes" in refused.value.reason.sentence


async def test_who_opens_many_rooms_has_to_wait(start) -> None:  # type: ignore[no-untyped-def]
    async with start(rooms_per_hour=3, free_addresses=()) as url:
        answers = [await Person(url).post("/api/rooms", {"game": "whisper", "players": 3}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201] * 3 + [429]
    assert answers[3].json()["code"] == "too-many-rooms"
    assert 0 < int(answers[3].headers["retry-after"]) <= 1200


async def test_what_is_no_room_costs_no_room(start) -> None:  # type: ignore[no-untyped-def]
    async with start(rooms_per_hour=1, free_addresses=()) as url:
        assert (await Person(url).post("/api/rooms", {"game": "whisper"})).status_code == 422
        assert (await Person(url).post("/api/rooms", {"game": "whisper", "players": 3})).status_code == 201


async def test_who_asks_without_end_has_to_wait_but_the_watch_goes_on(start) -> None:  # type: ignore[no-untyped-def]
    async with start(requests_per_minute=5, free_addresses=()) as url:
        answers = [await Person(url).get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[5].json()["code"] == "too-many-requests"
        assert int(answers[5].headers["retry-after"]) == 12
        assert (await Person(url).get("/healthz")).status_code == 200


async def test_lines_of_one_address_are_counted_while_they_are_open(start) -> None:  # type: ignore[no-untyped-def]
    async with start(lines_per_address=2, free_addresses=()) as url:
        anna = Person(url)
        link = await anna.open_room()
        first, second = await anna.enter(link), await anna.enter(link)
        with pytest.raises(InvalidStatus) as refused:
            await anna.enter(link)
        answer = refused.value.response
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "10")
        assert b"too-many-requests" in (answer.body or b"")
        await first.socket.close()
        await second.until(lambda frame: frame["t"] == "presence")
        await anna.enter(link)


async def test_handshakes_of_one_address_are_counted(start) -> None:  # type: ignore[no-untyped-def]
    async with start(handshakes_per_minute=2, free_addresses=()) as url:
        for expected in (404, 404, 429):
            with pytest.raises(InvalidStatus) as refused:
                await Person(url).line("nope")
            assert refused.value.response.status_code == expected


async def test_behind_a_trusted_proxy_each_visitor_is_counted_apart(start) -> None:  # type: ignore[no-untyped-def]
    async with start(rooms_per_hour=1, free_addresses=(), trusted_proxies=("127.0.0.1",)) as url:
        body = {"game": "whisper", "players": 3}
        asked = [("203.0.113.9", 201), ("203.0.113.9", 429), ("203.0.113.10", 201), ("127.0.0.5, 203.0.113.9", 429)]
        for address, status in asked:
            answer = await Person(url).post("/api/rooms", body, **{"x-forwarded-for": address})
            assert answer.status_code == status, address
