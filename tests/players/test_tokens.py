"""Tokens: nobody guesses one, one spelling each, and nothing to steal on the server."""

from __future__ import annotations

import hashlib

import pytest

from app.players.tokens import recognise


def test_who_comes_without_a_token_gets_a_new_one() -> None:
    first, second = recognise(None), recognise(None)
    assert first.new_token
    assert second.new_token
    assert first.player != second.player
    assert len(first.new_token) == 43


def test_who_shows_the_token_is_the_same_person_again() -> None:
    first = recognise(None)
    again = recognise(first.new_token)
    assert again.player == first.player
    assert again.new_token is None


def test_the_server_knows_a_person_by_the_hash_alone() -> None:
    identity = recognise("A" * 43)
    assert identity.player == hashlib.sha256(bytes(32)).hexdigest()
    assert "A" * 10 not in identity.player


@pytest.mark.parametrize(
    "forged", ["", "A" * 42, "A" * 44, "A" * 42 + "B", "!" * 43, "ä" * 43, "A" * 42 + "=", "\x00" * 43]
)
def test_what_is_no_token_makes_a_new_person(forged: str) -> None:
    identity = recognise(forged)
    assert identity.new_token is not None
    assert identity.new_token != forged


def test_an_identity_does_not_print_its_secret() -> None:
    identity = recognise(None)
    assert identity.new_token is not None
    assert identity.new_token not in repr(identity)
