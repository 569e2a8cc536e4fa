"""How much one may ask: buckets for lines, windows for addresses."""

from __future__ import annotations

import pytest

from app.web.limits import MOST_ADDRESSES, Bucket, Window, address_key


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
