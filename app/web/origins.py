"""Where a request comes from. A page of another site must not act in the name of somebody who has a cookie here
(cross-site request forgery, and cross-site WebSocket hijacking: a handshake is not held back by the same-origin rule).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Scope

from app.errors import Forbidden

SECURE = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


@dataclass(frozen=True, slots=True)
class Origins:
    """Lets in the server's own origin and the ones that the settings name, each exactly.

    Every browser sends `Origin` with a handshake and with a POST, so nothing is guessed about who comes without it:
    programs of people's own send it too.
    """

    allowed: Sequence[str] = ()

    def check(self, scope: Scope) -> None:
        """Raises Forbidden (`no-origin`, `foreign-origin`) with a sentence that says what to send."""
        given = Headers(scope=scope).getlist("origin")
        own = own_origin(scope)
        if not given:
            raise Forbidden.because("no-origin", f"This request needs the header “Origin: {own}”.")
        if len(given) > 1 or given[0].lower() not in (own, *self.allowed):
            sentence = f"This page belongs to another site; the header must be “Origin: {own}”."
            raise Forbidden.because("foreign-origin", sentence)


def own_origin(scope: Scope) -> str:
    """Scheme and host as the client asked for them; behind a trusted proxy, as the proxy was asked."""
    scheme = SECURE.get(scope.get("scheme", "http"), "http")
    host = Headers(scope=scope).get("host", "").lower()
    default = {"http": ":80", "https": ":443"}[scheme]
    return f"{scheme}://{host.removesuffix(default)}"


def is_secure(scope: Scope) -> bool:
    return SECURE.get(scope.get("scheme", "http")) == "https"
