"""Guests: who holds the token is the person. Tokens live in cookies; the server keeps their SHA-256 only.

A token is 32 random bytes, so that nobody guesses one, and a leaked database yields hashes that open nothing.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
from dataclasses import dataclass

TOKEN_BYTES = 32
TOKEN_LENGTH = 43


@dataclass(frozen=True, slots=True, repr=False)
class Identity:
    """A guest. `player` is internal; `new_token` is the secret to hand out when the person came without one."""

    player: str
    new_token: str | None = None


def recognise(token: str | None) -> Identity:
    """The person who holds this token; a new one when it is missing or no token at all."""
    raw = _read(token) if token else None
    if raw is not None:
        return Identity(player_of(raw))
    fresh = secrets.token_bytes(TOKEN_BYTES)
    return Identity(player_of(fresh), _write(fresh))


def player_of(raw: bytes) -> str:
    """The player's id: the SHA-256 of the token, 64 hexadecimal digits."""
    return hashlib.sha256(raw).hexdigest()


def _write(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def _read(token: str) -> bytes | None:
    if len(token) != TOKEN_LENGTH or not token.isascii():
        return None
    try:
        raw = base64.b64decode(token + "=", altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    # A token has one spelling: the last character's spare bits must be zero.
    return raw if _write(raw) == token else None
