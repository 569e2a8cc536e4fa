"""The composition root: how the server says where it is, and what it logs."""

from __future__ import annotations

import ipaddress
import socket
from pathlib import Path

import pytest

from app.main import listens_everywhere, network_address, new_match_id, new_seed, serve, shown_host
from app.settings import Settings


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


@pytest.mark.parametrize(("host", "everywhere"), [("0.0.0.0", True), ("::", True), ("127.0.0.1", False), ("a", False)])
def test_only_a_server_that_listens_everywhere_names_an_address_for_friends(host: str, everywhere: bool) -> None:
    assert listens_everywhere(host) is everywhere


def test_the_address_for_friends_is_none_of_this_computer_alone() -> None:
    address = network_address()
    assert address is None or not ipaddress.ip_address(address).is_loopback


def test_seeds_have_256_bits_and_never_repeat() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert len({new_match_id() for _ in range(100)}) == 100


def test_a_taken_port_is_named_in_a_sentence_that_says_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Settings(port=port, database_url=f"sqlite+aiosqlite:///{tmp_path}/toktonk.db")
        with pytest.raises(SystemExit, match=rf"cannot listen on port {port} of 127\.0\.0\.1.*TOKTONK_PORT="):
            serve(settings)
