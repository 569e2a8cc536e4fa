"""What the person who runs the server can set: environment variables that begin with TOKTONK_."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
DEFAULT_DATABASE = "sqlite+aiosqlite:///data/toktonk.db"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
# A proxy on this machine that nobody has named would make one address of everybody.
THIS_MACHINE = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))
LEVELS = ("debug", "info", "warning", "error", "critical")


class BadSetting(Exception):
    """A setting that the server cannot start with; the text is a sentence for the person who runs it."""


@dataclass(frozen=True)
class Settings:
    """All settings, each with its default. Times are seconds, those of `keep_…` days; None: for ever."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = DEFAULT_DATABASE
    root_path: str = ""
    allowed_origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    lobby_grace: float = 30.0
    away_grace: float = 60.0
    bot_workers: int = 1
    bot_budget: float = 0.4
    workers: int = 1
    log_level: str = "info"
    rooms_per_hour: int = 30
    lines_per_address: int = 250
    handshakes_per_minute: int = 600
    requests_per_minute: int = 600
    free_addresses: tuple[Network, ...] = THIS_MACHINE
    keep_lobbies: float = 2.0
    keep_finished: float | None = None

    def __post_init__(self) -> None:
        if self.workers > 1 and self.is_sqlite:
            raise BadSetting(
                "TOKTONK_WORKERS is more than 1, but TOKTONK_DATABASE_URL names SQLite: "
                "a file that several workers write to at once belongs to one of them. Set TOKTONK_WORKERS to 1"
            )
        if self.workers > 1:
            raise BadSetting(
                "TOKTONK_WORKERS is more than 1, but this version starts one process: "
                "people at one table would not see each other. Set TOKTONK_WORKERS to 1"
            )

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings as the environment has them. Raises BadSetting, naming the variable."""
        read = _Reader(environment)
        return cls(
            host=read("HOST", str, cls.host),
            port=read("PORT", _port, cls.port),
            database_url=read("DATABASE_URL", _database_url, cls.database_url),
            root_path=read("ROOT_PATH", _root_path, cls.root_path),
            allowed_origins=read("ALLOWED_ORIGINS", _origins, ()),
            trusted_proxies=read("TRUSTED_PROXIES", _words, ()),
            lobby_grace=read("LOBBY_GRACE", _seconds, cls.lobby_grace),
            away_grace=read("AWAY_GRACE", _seconds, cls.away_grace),
            bot_workers=read("BOT_WORKERS", _most, cls.bot_workers),
            bot_budget=read("BOT_BUDGET", _seconds, cls.bot_budget),
            workers=read("WORKERS", _workers, cls.workers),
            log_level=read("LOG_LEVEL", _level, cls.log_level),
            rooms_per_hour=read("ROOMS_PER_HOUR", _most, cls.rooms_per_hour),
            lines_per_address=read("LINES_PER_ADDRESS", _most, cls.lines_per_address),
            handshakes_per_minute=read("HANDSHAKES_PER_MINUTE", _most, cls.handshakes_per_minute),
            requests_per_minute=read("REQUESTS_PER_MINUTE", _most, cls.requests_per_minute),
            free_addresses=read("FREE_ADDRESSES", _networks, THIS_MACHINE),
            keep_lobbies=read("KEEP_LOBBIES", _days, cls.keep_lobbies),
            keep_finished=read("KEEP_FINISHED", _days_or_ever, cls.keep_finished),
        )


class _Reader:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment

    def __call__(self, name: str, parse: Callable[[str], T], default: T) -> T:
        text = self._environment.get(f"TOKTONK_{name}", "").strip()
        if not text:
            return default
        try:
            return parse(text)
        except ValueError as error:
            raise BadSetting(f"TOKTONK_{name} {error}") from error


def _whole(text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise ValueError(f"must be a whole number from {low} to {high}, not “{text}”")
    return int(text)


def _port(text: str) -> int:
    return _whole(text, 0, 65535)


def _most(text: str) -> int:
    return _whole(text, 0, 1_000_000)


def _workers(text: str) -> int:
    return _whole(text, 1, 64)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 86400:
        raise ValueError(f"must be a number of seconds from 0 to 86400, not “{text}”")
    return seconds


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 < days <= 36500:
        raise ValueError(f"must be a number of days above 0, at most 36500, not “{text}”")
    return days


def _days_or_ever(text: str) -> float | None:
    return None if text.lower() == "ever" else _days(text)


def _networks(text: str) -> tuple[Network, ...]:
    if text.lower() == "none":
        return ()
    try:
        return tuple(ipaddress.ip_network(word, strict=False) for word in _words(text))
    except ValueError as error:
        raise ValueError(f"must hold addresses or networks like 192.0.2.0/24, or “none”, not “{text}”") from error


def _level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise ValueError(f"must be one of {', '.join(LEVELS)}, not “{text}”")
    return text.lower()


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.replace(",", " ").split() if word)


def _database_url(text: str) -> str:
    # The address may hold a password: it is never quoted back.
    scheme, mark, rest = text.partition("://")
    driver = DRIVERS.get(scheme)
    if not mark or driver is None:
        raise ValueError("must begin with sqlite:// or postgresql://")
    if driver.startswith("sqlite") and rest in ("", "/", "/:memory:"):
        raise ValueError("must name a file: a match that is only in memory would be lost")
    return f"{driver}://{rest}"


def _root_path(text: str) -> str:
    path = text.rstrip("/")
    if path and not path.startswith("/"):
        raise ValueError(f"must begin with a slash, not “{text}”")
    return path


def _origins(text: str) -> tuple[str, ...]:
    origins = tuple(word.rstrip("/").lower() for word in _words(text))
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise ValueError(f"must hold origins like https://play.example.org, not “{origin}”")
    return origins
