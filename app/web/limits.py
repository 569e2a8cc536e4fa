"""How much one connection or one address may ask. Time comes in as an argument or through a clock."""

from __future__ import annotations

import ipaddress
import math
from collections import deque
from collections.abc import Callable

MOST_ADDRESSES = 10_000


class Bucket:
    """Tokens that come back at a steady rate: `rate` a second, at most `burst` at once."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there was a token left."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Window:
    """At most `most` a key within any `seconds`. A place is taken first and given back when it should not count:
    so that many guesses at once cannot all slip in before the first is counted."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._taken: dict[str, deque[float]] = {}

    def take(self, key: str) -> int:
        """0 when a place was taken, else the whole seconds after which there is one again."""
        now = self._clock()
        taken = self._recent(key, now)
        if len(taken) >= self._most:
            return max(1, math.ceil(taken[0] + self._seconds - now))
        taken.append(now)
        return 0

    def give_back(self, key: str) -> None:
        """The newest place of this key is free again."""
        taken = self._taken.get(key)
        if taken:
            taken.pop()

    def _recent(self, key: str, now: float) -> deque[float]:
        if len(self._taken) >= MOST_ADDRESSES:
            self._forget_old(now)
        taken = self._taken.setdefault(key, deque())
        while taken and taken[0] <= now - self._seconds:
            taken.popleft()
        return taken

    def _forget_old(self, now: float) -> None:
        kept = {key: taken for key, taken in self._taken.items() if taken and taken[-1] > now - self._seconds}
        self._taken = kept if len(kept) < MOST_ADDRESSES else {}


def address_key(host: str | None) -> str:
    """One person's addresses as one key: an IPv6 home has a whole /64 of them."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
