"""The cookie that says who somebody is.

Behind TLS its name begins with `__Host-`: a browser takes such a cookie from this very host alone, so that no other
host of the same domain can put somebody into another person's identity (cookie tossing). Without TLS there is no such
name; two different identities in one request are then refused instead of one of them being believed.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import Scope

from app.errors import Forbidden
from app.players.tokens import Identity, recognise
from app.web.origins import is_secure

NAME = "toktonk"
SECURE_NAME = f"__Host-{NAME}"
ONE_YEAR = 365 * 24 * 3600


def identity_of(scope: Scope) -> Identity:
    """The person behind the request; a new one without a (proper) cookie. Raises Forbidden (`two-identities`)."""
    name = SECURE_NAME if is_secure(scope) else NAME
    tokens = set(_tokens_in(Headers(scope=scope).getlist("cookie"), name))
    known = [one for one in map(recognise, sorted(tokens)) if one.new_token is None]
    if len(known) > 1:
        sentence = "Your browser says that you are two people. Delete the cookies of this site and load the page again."
        raise Forbidden.because("two-identities", sentence)
    return known[0] if known else recognise(None)


def set_cookie(scope: Scope, token: str, root_path: str) -> bytes:
    """The header's value that hands out the token: no script reads it, no other site's request carries it."""
    secure = is_secure(scope)
    # The prefix asks for the whole host; another path of it is no border for its cookies anyway.
    name, path = (SECURE_NAME, "/") if secure else (NAME, root_path or "/")
    more = "; Secure" if secure else ""
    return f"{name}={token}; Max-Age={ONE_YEAR}; Path={path}; HttpOnly; SameSite=Lax{more}".encode("ascii")


def _tokens_in(headers: list[str], wanted: str) -> list[str]:
    parts = (part.strip().partition("=") for header in headers for part in header.split(";"))
    return [value.strip('"') for name, _, value in parts if name == wanted]
