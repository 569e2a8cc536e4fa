"""The composition root: how the server says where it is, and what it logs."""

from __future__ import annotations

import pytest

from app.main import new_match_id, new_seed, shown_host


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),
        ("::", "127.0.0.1"),
        ("::1", "[::1]"),
        ("192.168.1.20", "192.168.1.20"),
        ("play.example.org", "play.example.org"),
    ],
)
def test_the_address_that_is_shown_can_be_opened(host: str, shown: str) -> None:
    assert shown_host(host) == shown


def test_seeds_have_256_bits_and_never_repeat() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert len({new_match_id() for _ in range(100)}) == 100
