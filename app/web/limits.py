"""How much one connection or one address may ask. Time comes in as an argument or through a clock.

Why no library counts here: docs/adr/0012.
"""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from starlette.types import Scope

from app.errors import Busy, Reason

MOST_ADDRESSES = 10_000
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TooMany(Busy):
    """Too much from one address. `wait`: whole seconds after which it may ask again."""

    def __init__(self, reason: Reason, wait: float) -> None:
        super().__init__(reason)
        self.wait = max(1, math.ceil(wait))


class Bucket:
    """Tokens that come back at a steady rate: `rate` a second, at most `burst` at once."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = now

    def take(self, now: float, tokens: int = 1) -> bool:
        """Whether so many tokens were left."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    @property
    def wait(self) -> float:
        """Seconds from the last `take` until there is a token."""
        return max(0.0, 1 - self._tokens) / self._rate

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken lately, so that nothing is forgotten with it."""
        return self._tokens + max(0.0, now - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address. `burst` 0: no limit."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> float:
        """0 when there was a token left, else the seconds after which there is one."""
        if not self._burst:
            return 0.0
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
        return 0.0 if bucket.take(now) else bucket.wait

    def _forget(self, now: float) -> None:
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        self._buckets = kept if len(kept) < MOST_ADDRESSES else {}


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


@dataclass(frozen=True, slots=True)
class Allowances:
    """What one address may do; 0: as much as it likes. `free`: addresses that may do everything."""

    rooms_per_hour: int = 30
    lines: int = 250
    handshakes_per_minute: int = 600
    requests_per_minute: int = 600
    free: tuple[Network, ...] = ()


class Guard:
    """Counts by address: rooms, lines, handshakes, requests. Every `check_…` raises TooMany."""

    def __init__(self, allowances: Allowances, clock: Callable[[], float]) -> None:
        self._free = allowances.free
        self._most_lines = allowances.lines
        self._lines: Counter[str] = Counter()
        self._rooms = Buckets(allowances.rooms_per_hour / 3600, allowances.rooms_per_hour, clock)
        self._handshakes = Buckets(allowances.handshakes_per_minute / 60, allowances.handshakes_per_minute, clock)
        self._requests = Buckets(allowances.requests_per_minute / 60, allowances.requests_per_minute, clock)

    def check_room(self, scope: Scope) -> None:
        """Before a room is opened."""
        self._check(self._rooms, scope, "too-many-rooms", "Many rooms have been opened from your network.")

    def check_request(self, scope: Scope) -> None:
        """Before a request below /api is answered."""
        self._check(self._requests, scope, "too-many-requests", "Too much is asked from your network.")

    def check_handshake(self, scope: Scope) -> None:
        """Before a line is opened."""
        sentence = "Too many lines are opened from your network."
        self._check(self._handshakes, scope, "too-many-requests", sentence)
        key = self._key(scope)
        if key is not None and self._most_lines and self._lines[key] >= self._most_lines:
            raise TooMany(Reason("too-many-requests", None, f"{sentence} Please close some."), 10)

    def opened(self, scope: Scope) -> None:
        """A line is open; `closed` has to follow."""
        if (key := self._key(scope)) is not None:
            self._lines[key] += 1

    def closed(self, scope: Scope) -> None:
        if (key := self._key(scope)) is not None:
            self._lines[key] -= 1
            if self._lines[key] <= 0:
                del self._lines[key]

    def _check(self, buckets: Buckets, scope: Scope, code: str, sentence: str) -> None:
        key = self._key(scope)
        wait = 0.0 if key is None else buckets.take(key)
        if wait:
            raise TooMany(Reason(code, None, f"{sentence} Please wait {waiting_time(wait)}."), wait)

    def _key(self, scope: Scope) -> str | None:
        """The address, None for one of those that may do everything."""
        host = client_host(scope)
        return None if is_among(host, self._free) else address_key(host)


def client_host(scope: Scope) -> str | None:
    """Who asks; behind a trusted proxy, who asked the proxy."""
    client = scope.get("client")
    return str(client[0]) if client else None


def is_among(host: str | None, networks: Iterable[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return False
    plain = getattr(address, "ipv4_mapped", None) or address
    return any(plain in network for network in networks)


def waiting_time(seconds: float) -> str:
    if seconds <= 90:
        return f"{max(1, math.ceil(seconds))} s"
    return f"{math.ceil(seconds / 60)} minutes"


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
