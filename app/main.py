"""The composition root: the only file that knows all layers. `serve` runs the server, `create_app` makes it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import secrets
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, cast

import uvicorn
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from app.adapters.memory import Alone
from app.adapters.sql.store import open_store
from app.adapters.thinking import Thinkers
from app.rooms.hub import Hub
from app.rooms.ports import EventStore, StoreUnavailable
from app.rooms.refill import Refill
from app.rooms.retention import Retention
from app.rooms.room import House
from app.rooms.service import Service
from app.rooms.sweeper import Sweeper
from app.settings import BadSetting, Settings
from app.web.assets import Assets
from app.web.doors import DoorProtocol
from app.web.http import add_errors, make_api, make_watch
from app.web.installable import add_installable
from app.web.limits import Allowances, Guard
from app.web.lines import TableProtocol
from app.web.origins import Origins
from app.web.pages import Pages, add_pages
from app.web.shell import PlainStart, ProtectedHeaders, SmallBodies, UnderPath
from app.web.wire import LARGEST_FRAME, JsonVoice
from app.web.ws import Tables

HEARTBEAT = 10.0
SHUTDOWN_LIMIT = 0.4

logger = logging.getLogger(__name__)


class SystemClock:
    def now(self) -> float:
        return time.time()


def new_seed() -> str:
    """A seed for a match: 256 bits from the system."""
    return secrets.token_hex(32)


def new_match_id() -> str:
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class Parts:
    """What can be put in place of the usual: tests give their own seeds, clock or store."""

    seeds: Callable[[], str] = new_seed
    names: Callable[[], str] = new_match_id
    clock: SystemClock = field(default_factory=SystemClock)
    open_store: Callable[[str], Awaitable[EventStore]] = open_store


def create_app(settings: Settings | None = None, parts: Parts | None = None) -> ASGIApp:
    """The ASGI application. Opens the store when the server starts it, and closes it when the server stops it."""
    settings = settings or Settings.from_environment()
    parts = parts or Parts()
    pages, voice = Pages(Assets()), JsonVoice()
    origins = Origins(settings.allowed_origins)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_service(settings, parts, voice) as service:
            app.state.service = service
            yield

    app = FastAPI(title="Toktonk", docs_url=None, redoc_url=None, lifespan=lifespan)
    guard = Guard(allowances(settings), time.monotonic)
    app.include_router(make_api(origins, guard, time.monotonic, settings.root_path))
    app.include_router(make_watch())
    app.router.routes.append(WebSocketRoute("/ws/{link}", Tables(voice, origins, guard, settings.root_path)))
    add_pages(app, pages)
    add_installable(app, pages)
    add_errors(app, pages.missing)
    return _in_shell(app, settings)


def allowances(settings: Settings) -> Allowances:
    """What one address may do."""
    return Allowances(
        settings.rooms_per_hour,
        settings.lines_per_address,
        settings.handshakes_per_minute,
        settings.requests_per_minute,
        settings.free_addresses,
    )


@contextlib.asynccontextmanager
async def open_service(settings: Settings, parts: Parts, voice: JsonVoice) -> AsyncIterator[Service]:
    """The rooms, with the sweeper at work. Raises StoreUnavailable when the database cannot be opened."""
    store = await parts.open_store(settings.database_url)
    alone = Alone()
    thinker = Thinkers(settings.bot_workers, settings.bot_budget)
    house = House(store, voice, parts.clock, alone, alone, parts.names, parts.seeds, settings.away_grace, thinker)
    hub = Hub(house)
    sweeper = Sweeper(hub, settings.lobby_grace)
    await sweeper.begin()
    retention = Retention(hub, settings.keep_lobbies, settings.keep_finished)
    tasks = [asyncio.create_task(work()) for work in (sweeper.run, sweeper.chase, retention.run, Refill(store).run)]
    try:
        yield Service(hub)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await sweeper.end()
        thinker.close()
        await store.close()


def _in_shell(app: ASGIApp, settings: Settings) -> ASGIApp:
    app = GZipMiddleware(SmallBodies(app), minimum_size=500, compresslevel=5)
    app = PlainStart(UnderPath(ProtectedHeaders(app), settings.root_path), StoreUnavailable.__name__)
    if not settings.trusted_proxies:
        return app
    proxied: Any = ProxyHeadersMiddleware(cast(Any, app), trusted_hosts=list(settings.trusted_proxies))
    return cast(ASGIApp, proxied)


class AnnouncingServer(uvicorn.Server):
    """Says where it is when it accepts connections."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self._settings = settings

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        try:
            await super().startup(sockets)  # type: ignore[arg-type]
        except SystemExit:  # uvicorn has logged why: the application's reason, or the system's why it cannot listen
            if self.lifespan.should_exit:
                raise
            where = f"port {self._settings.port} of {self._settings.host}"
            sys.exit(f"Toktonk cannot start: it cannot listen on {where}. Another one: TOKTONK_PORT=8123 make run")
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            tail = f":{port}{self._settings.root_path}/"
            print(f"Toktonk is running at http://{shown_host(self._settings.host)}{tail}", flush=True)
            if listens_everywhere(self._settings.host) and (address := network_address()):
                print(f"Friends in your network open http://{address}{tail}", flush=True)


def shown_host(host: str) -> str:
    """The host as an address shows it: one that can be opened, when the server listens on all."""
    if listens_everywhere(host):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def listens_everywhere(host: str) -> bool:
    """Whether the host stands for all addresses of the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def network_address() -> str | None:
    """The machine's own address in its network, or None when it has none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples: only the way there is looked up
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def serve(settings: Settings | None = None, parts: Parts | None = None) -> None:
    """Runs the server until SIGTERM or Ctrl+C. Exits with a sentence when it cannot start."""
    try:
        settings = settings or Settings.from_environment()
    except BadSetting as error:
        sys.exit(f"Toktonk cannot start: {error}.")
    configure_logging(settings.log_level)
    server = make_server(settings, parts)
    spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def spare_the_collector() -> None:
    """What stands now stays as long as the process does: garbage is looked for only in what comes later, less often.

    A full round through all modules takes 50 ms, in which nobody's move goes on (docs/performance.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def make_server(settings: Settings, parts: Parts | None = None) -> AnnouncingServer:
    """One process of the server."""
    config = uvicorn.Config(
        create_app(settings, parts),
        host=settings.host,
        port=settings.port,
        http=DoorProtocol,
        ws=TableProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_LIMIT,  # type: ignore[arg-type]
    )
    return AnnouncingServer(config, settings)


def configure_logging(level: str) -> None:
    """To stderr. The level is that of the house alone: what libraries have to say below a warning names addresses of
    rooms, which are secrets, and statements with the cards in them.
    """
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    house = logging.getLogger("app")
    house.setLevel(level.upper())
    logging.getLogger().setLevel(max(logging.WARNING, house.level))
