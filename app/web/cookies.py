"""The cookie that says who somebody is."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import Scope

from app.players.tokens import Identity, recognise
from app.web.origins import is_secure

NAME = "toktonk"
ONE_YEAR = 365 * 24 * 3600


def identity_of(scope: Scope) -> Identity:
    """The person behind the request; a new one without a (proper) cookie."""
    return recognise(_token_in(Headers(scope=scope).getlist("cookie")))


def set_cookie(scope: Scope, token: str, root_path: str) -> bytes:
    """The header's value that hands out the token: no script reads it, no other site's request carries it."""
    secure = "; Secure" if is_secure(scope) else ""
    path = root_path or "/"
    return f"{NAME}={token}; Max-Age={ONE_YEAR}; Path={path}; HttpOnly; SameSite=Lax{secure}".encode("ascii")


def _token_in(headers: list[str]) -> str | None:
    for header in headers:
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == NAME:
                return value.strip('"')
    return None
