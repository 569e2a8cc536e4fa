"""Clocks are data: they fire with nobody connected and after a restart, and never take what is not theirs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.people import Client
from tests.chaos.tables import Site, Table, choose

PROMISE = Promise("clocks", "Clocks fire with nobody there and after a crash, and a move that came in time counts.")
SPEED = 14.0
SHORT = {"kind": "bank", "bank": 5, "increment": 5}
LONG = {"kind": "bank", "bank": 600, "increment": 5}
HOUR = 3600.0
Kind = tuple[str, int, Mapping[str, Any]]
AT_ONCE, TABLES_AT_ONCE = 8, 40


async def seated(site: Site, count: int, kind: Kind, clock: Mapping[str, Any]) -> list[Table]:
    """Tables with a clock, everybody sits."""
    tables: list[Table] = []
    while len(tables) < count:
        some = range(len(tables), min(count, len(tables) + AT_ONCE))
        tables += await asyncio.gather(*(Table.sit_down(site, number, kind, clock=clock) for number in some))
    return tables


async def start(table: Table) -> None:
    """The host starts, and everybody sees it."""
    seq = await table.must(table.clients[0], "start")
    for client in table.clients:
        await client.until(lambda one: one.seq >= seq)


async def begun(site: Site, count: int, kind: Kind, clock: Mapping[str, Any]) -> list[Table]:
    """Tables whose game has just begun, with a clock."""
    tables = await seated(site, count, kind, clock)
    for table in tables:
        await start(table)
    return tables


def events_of(stage: Stage) -> dict[str, list[Mapping[str, Any]]]:
    """All events of each room, read from outside."""
    wanted = "SELECT link, events FROM commits JOIN matches ON matches.id = match_id ORDER BY link, commits.seq"
    found: dict[str, list[Mapping[str, Any]]] = {}
    with contextlib.closing(sqlite3.connect(stage.database)) as connection:
        for link, events in connection.execute(wanted):
            found.setdefault(link, []).extend(json.loads(events))
    return found


def fired(stage: Stage) -> Counter[str]:
    """How many times the clock has acted, in each room."""
    rooms = events_of(stage).items()
    return Counter(
        {link: sum(one["e"] == "defaulted" and one["why"] == "time" for one in events) for link, events in rooms}
    )


async def counted(count: Callable[[], int], wanted: int, patience: float) -> int:
    """Counts again and again until there are so many, or the patience is over."""
    now = count()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while now < wanted:
                await asyncio.sleep(0.2)
                now = count()
    return now


def at_rest(stage: Stage) -> int:
    """How many matches wait for nothing any more: they are over, or asleep since nobody plays."""
    with contextlib.closing(sqlite3.connect(stage.database)) as connection:
        return int(connection.execute("SELECT count(*) FROM matches WHERE wake_at IS NULL").fetchone()[0])


@PROMISE.trial(
    "everybody leaves tables with a clock; the server is killed in between",
    aim="every clock fires, before the crash and after it, until the match sleeps or is over",
    quick=4,
    full=100,
    faults_in_full="waits for clocks that do not fire",
    timed=True,
)
async def nobody_there(stage: Stage) -> Figure:
    patience = 60.0 if stage.is_full else 10.0
    with stage.server(speed=SPEED) as server:
        site = Site(server, stage.dice)
        tables = await begun(site, stage.size, ("tonk", 2, {}), SHORT)
        await site.close()
        before = await counted(lambda: sum(one > 0 for one in fired(stage).values()), stage.size, patience)
        early = at_rest(stage)
        server.kill()
    with stage.server(speed=SPEED):
        after = await counted(lambda: at_rest(stage), len(tables), 2 * patience)
    text = f"{stage.size} tables: {before} fired with nobody there, {after} went on to their end after the crash"
    return Figure(text, before == after == stage.size and early < stage.size)


@nobody_there.mutant
def looks_after_rooms_with_people_only() -> None:
    """A clock acts only where somebody is connected."""
    from app.rooms.sweeper import Sweeper

    wake = Sweeper._wake

    async def idle(self: Any, link: str, now: float) -> None:
        room = await self._hub.find(link)
        if room is not None and room.visitors:
            await wake(self, link, now)

    Sweeper._wake = idle  # type: ignore[method-assign]


@nobody_there.mutant
def keeps_its_clocks_in_memory() -> None:
    """What is due is looked up in the live rooms of the process alone."""
    from app.adapters.sql.store import SqlStore
    from app.rooms.hub import Hub

    hubs: list[Any] = []
    begin = Hub.__init__

    def remember(self: Any, house: Any) -> None:
        begin(self, house)
        hubs.append(self)

    async def due(self: Any, now: float) -> list[str]:
        rooms = [room for hub in hubs for room in hub.rooms()]
        return [room.link for room in rooms if room.match.wake_at is not None and room.match.wake_at <= now]

    Hub.__init__, SqlStore.due = remember, due  # type: ignore[method-assign]


# ------------------------------------------------------------------------------------------------------- downtime


def left_of(client: Client) -> float:
    """What the seat that acts has left, in seconds, by the welcome that its client was sent last."""
    time = client.view["time"]
    seat, since = next(iter(time["since"].items()))
    return float(time["left"][seat] - (client.now - since))


@PROMISE.trial(
    "the server is killed and comes back an hour later, while clocks of ten minutes run",
    aim="no clock has run out, none has lost more than 15 s (a heartbeat and the restart)",
    quick=2,
    full=50,
)
async def an_hour_down(stage: Stage) -> Figure:
    with stage.server() as server:
        site = Site(server, stage.dice)
        tables = await begun(site, stage.size, ("tonk", 2, {}), LONG)
        await site.close()
        server.kill()
    stage.ahead = HOUR
    with stage.server() as server:
        lost = []
        for table in tables:
            client = site.client(table.link, table.clients[0].cookie, "back")
            client.start()
            await client.until(lambda one: one.is_open)
            lost.append(LONG["bank"] - left_of(client))  # type: ignore[operator]
        await site.close()
        out = sum(fired(stage).values())
    text = f"{stage.size} tables: {out} ran out, the most that a clock lost is {max(lost):.1f} s of {HOUR:.0f}"
    return Figure(text, not out and max(lost) <= 15)


@an_hour_down.mutant
def charges_for_its_own_downtime() -> None:
    """The time in which the server was down is not given back."""
    from app.rooms.sweeper import Sweeper

    async def nothing(self: Any, begin: float, end: float) -> None:
        return None

    Sweeper._credit = nothing  # type: ignore[method-assign]


# ----------------------------------------------------------------------------------------------------- in time


@PROMISE.trial(
    "moves that are sent in the last moments of a clock",
    aim="each one counts, and the house acts for nobody",
    quick=8,
    full=120,
    timed=True,
)
async def in_the_last_moment(stage: Stage) -> Figure:
    speed, kept = 1.0 if stage.is_full else 2.0, 0
    with stage.server(speed=speed) as server:
        site = Site(server, stage.dice)
        tables = await seated(site, stage.size, ("tonk", 2, {}), SHORT)
        for first in range(0, stage.size, TABLES_AT_ONCE):
            some = tables[first : first + TABLES_AT_ONCE]
            kept += sum(await asyncio.gather(*(_move_late(table, stage, speed) for table in some)))
        await site.close()
    text = f"{stage.size} moves with 0.3 to 1.5 s on the clock: {kept} counted, at the others the house acted first"
    return Figure(text, kept == stage.size)


async def _move_late(table: Table, stage: Stage, speed: float) -> bool:
    """Starts, waits until the clock of who acts is nearly out, then moves; whether the move counted."""
    await start(table)
    begin = table.clients[0].seq
    client = next(one for one in table.clients if one.view["you"]["seat"] in one.view["table"]["to_act"])
    text = await choose(client)
    seat, time = client.view["you"]["seat"], client.view["time"]
    ahead = client.now - client.open_at * speed  # of the server's clock, by the welcome
    ends = time["since"][seat] + time["left"][seat] - stage.dice.uniform(0.3, 1.5)
    await asyncio.sleep(max(0.0, (ends - ahead) / speed - asyncio.get_running_loop().time()))
    answer = await client.do("move", text=text)
    return bool(answer["t"] == "done" and answer["seq"] == begin + 1)


@in_the_last_moment.mutant
def cannot_wait() -> None:
    """A clock fires two seconds early."""
    from app.matches import clock

    clock.SLACK = -2.0


# ------------------------------------------------------------------------------------------------ half an exchange


@PROMISE.trial(
    "the server is killed while some of four have chosen their card for the exchange",
    aim="everybody's view is the one of before, and everybody gets what was chosen for them",
    quick=3,
    full=40,
)
async def half_an_exchange(stage: Stage) -> Figure:
    with stage.server() as server:
        site = Site(server, stage.dice)
        tables = await begun(site, stage.size, ("tokken", 4, {}), {"kind": "none"})
        given = [await _give(table, stage.dice.sample(range(4), stage.dice.randint(1, 3))) for table in tables]
        views = [[client.view for client in table.clients] for table in tables]
        begin = asyncio.get_running_loop().time()
        server.kill()
    unlike = wrong = 0
    with stage.server() as server:
        for table, gave, before in zip(tables, given, views, strict=True):
            for client in table.clients:
                await client.until(lambda one: one.open_at > begin)
            unlike += [client.view for client in table.clients] != before
            wrong += await _finish(table, gave)
        await site.close()
    text = f"{stage.size} tables: {unlike} with another view, {wrong} where a card went astray"
    return Figure(text, not unlike and not wrong)


async def _give(table: Table, places: list[int]) -> dict[str, str]:
    """These people choose; what each gave, by seat."""
    gave: dict[str, str] = {}
    for place in places:
        client = table.clients[place]
        text = next(text for text in client.view["mine"]["acts"] if text.startswith("give"))
        seq = await table.must(client, "move", text=text)
        for one in table.clients:
            await one.until(lambda known, seq=seq: known.seq >= seq)  # type: ignore[misc]
        gave[client.view["you"]["seat"]] = text.removeprefix("give ")
    return gave


async def _finish(table: Table, gave: dict[str, str]) -> bool:
    """The others choose too; whether somebody got another card than was chosen for them."""
    to = table.clients[0].view["table"]["exchange"]["to"]
    places = [place for place, one in enumerate(table.clients) if one.view["you"]["seat"] not in gave]
    try:
        gave |= await _give(table, places)
    except (AssertionError, StopIteration, RuntimeError):
        return True  # what was chosen has been forgotten
    got = {one.view["you"]["seat"]: (one.view["mine"] or {}).get("received") for one in table.clients}
    return any(got[to[seat]] != card for seat, card in gave.items())


@half_an_exchange.mutant
def forgets_half_an_exchange() -> None:
    """A room that is loaded again has nobody's choice, unless all have chosen."""
    from app.rooms import room

    fold = room.fold  # type: ignore[attr-defined]

    def forgetful(log: Any) -> Any:
        match = fold(log)
        chosen = getattr(match.state, "chosen", None)
        if not chosen or match.state.phase != "exchange":
            return match
        empty = dict.fromkeys(chosen) if isinstance(chosen, dict) else type(chosen)([None] * len(chosen))
        return match._replace(state=match.state._replace(chosen=empty))

    room.fold = forgetful  # type: ignore[attr-defined]
