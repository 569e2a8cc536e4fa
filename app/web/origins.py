"""Where a request comes from. A page of another site must not act in the name of somebody who has a cookie here
(cross-site request forgery, and cross-site WebSocket hijacking: a handshake is not held back by the same-origin rule).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Scope

SECURE = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


@dataclass(frozen=True, slots=True)
class Origins:
    """Lets in the server's own origin and the ones that the settings name, each exactly.

    A request without `Origin` is not a page's: every browser sends it with a handshake and with a POST.
    """

    allowed: Sequence[str] = ()

    def lets_in(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        given = headers.getlist("origin")
        if not given:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if len(given) > 1:
            return False
        origin = given[0].lower()
        return origin in self.allowed or origin == own_origin(scope)


def own_origin(scope: Scope) -> str:
    """Scheme and host as the client asked for them; behind a trusted proxy, as the proxy was asked."""
    scheme = SECURE.get(scope.get("scheme", "http"), "http")
    host = Headers(scope=scope).get("host", "").lower()
    default = {"http": ":80", "https": ":443"}[scheme]
    return f"{scheme}://{host.removesuffix(default)}"


def is_secure(scope: Scope) -> bool:
    return SECURE.get(scope.get("scheme", "http")) == "https"
