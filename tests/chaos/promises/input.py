"""Whatever comes in, nothing breaks, nothing grows, and those who play are not disturbed."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from app import main
from app.web import lines, wire
from tests.chaos import badframes, bombs
from tests.chaos.bystander import Experience, bystander
from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.rawline import CLOSE, GONE, TEXT, RawLine
from tests.chaos.tables import Site
from tests.support.server import Server

PROMISE = Promise(
    "input", "Nothing that anybody sends breaks the server, fills its memory, or is felt at another table."
)
AT_ONCE = 6
ROOMS = 10
A_LINE_TAKES = 0.06  # seconds at least: a hundred new lines a second, ten times what one address may open
A_LINE = 36  # frames on one line: below what is refused for haste, so that the parser sees each
PATIENCE = 5.0
MOST_GROWN = 10 * 2**20
ANSWERS = ("refused", "pong", "welcome", "planned", "done")


@dataclass
class Reactions:
    """What became of bad frames."""

    sent: int = 0
    lines: int = 0
    answered: int = 0
    closed: Counter[str] = field(default_factory=Counter)
    silent: int = 0
    cut_short: int = 0


@PROMISE.trial(
    "frames spoilt in ten ways, on many lines, half of them at the table of two who play",
    aim="each answered or its line closed, 0 tracebacks; bystander p99 at most 50 ms",
    quick=800,
    full=10_000,
    timed=True,
)
async def malformed(stage: Stage) -> Figure:
    seen, experience = Reactions(), Experience()
    with stage.server() as server:
        async with bystander(stage, server.url, experience) as link:
            site = Site(server, stage.dice)
            cookie = await site.cookie()
            rooms = [await site.room(cookie, "tokken", 4, {}) for _ in range(ROOMS)]
            seeds = iter(range(10**9))

            async def attack() -> None:
                while seen.sent < stage.size and not seen.silent:
                    dice = random.Random(next(seeds))
                    pause = asyncio.create_task(asyncio.sleep(A_LINE_TAKES))
                    await spoil(server.url, dice.choice([dice.choice(rooms), link]), cookie, dice, seen)
                    await pause

            await asyncio.gather(*(attack() for _ in range(AT_ONCE)))
            await still_serves(site)
    traces = stage.log.read_text("utf-8", errors="replace").count("Traceback")
    text = f"{seen.sent} frames on {seen.lines} lines: {seen.answered} answered, {sum(seen.closed.values())} closed, "
    text += f"{seen.cut_short} broken off by us, {seen.silent} without a reaction; {traces} tracebacks; {experience}"
    return Figure(text, not traces and not seen.silent and experience.is_good(stage.is_full))


async def spoil(url: str, link: str, cookie: str, dice: random.Random, seen: Reactions) -> None:
    """One line, and as many bad frames as it bears."""
    line = await RawLine.open(url, link, cookie)
    seen.lines += 1
    try:
        await line.hello()
        await reaction(line)
        for _ in range(A_LINE):
            frame, is_unfinished = badframes.bad_frame(dice)
            seen.sent += 1
            await line.send(frame)
            if is_unfinished:
                seen.cut_short += 1
                break
            code = await reaction(line)
            if code is not None:
                seen.closed[code] += 1
                break
            seen.answered += 1
    except TimeoutError:
        seen.silent += 1
    except GONE:
        seen.closed["gone"] += 1
    finally:
        line.cut()


async def reaction(line: RawLine) -> str | None:
    """Waits for an answer (None) or the end of the line (its code). Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        while True:
            opcode, payload = await line.frame()
            if opcode == CLOSE:
                return str(int.from_bytes(payload[:2], "big"))
            if opcode == TEXT and payload[6:].split(b'"', 1)[0].decode() in ANSWERS:
                return None


async def still_serves(site: Site) -> None:
    """Somebody new can come and be welcomed."""
    cookie = await site.cookie()
    line = await RawLine.open(site.url, await site.room(cookie, "tonk", 2, {}), cookie)
    await line.hello()
    while True:
        opcode, payload = await line.frame()
        if opcode == TEXT and payload.startswith(b'{"t":"welcome"'):
            break
    line.cut()


@malformed.mutant
def breaks_off_at_what_is_no_json() -> None:
    wire._bad = lambda sentence, command=None: 1 // 0  # type: ignore[assignment]


@malformed.mutant
def thinks_long_about_each_bad_frame() -> None:
    good = wire._bad

    def slow(sentence: str, command: str | None = None) -> Any:
        time.sleep(0.02)
        return good(sentence, command)

    wire._bad = slow


@malformed.mutant
def says_nothing_to_bad_frames_and_keeps_the_line() -> None:
    lines.TableProtocol._end = lambda self, code: None  # type: ignore[method-assign]
    lines.TableProtocol.handle_parser_exception = lambda self: None  # type: ignore[method-assign]
    lines.TableProtocol.handle_close = lambda self, event: None  # type: ignore[method-assign]


# ---------------------------------------------------------------------------------------------------------------- bombs


@PROMISE.trial(
    "bombs: inflated, endless, in a thousand parts, far ahead, never finished, never read; by frames and by HTTP",
    aim="memory at most 10 MB more; all cut; bystander p99 at most 50 ms",
    quick=4,
    full=20,
    timed=True,
)
async def bombed(stage: Stage) -> Figure:
    experience = Experience()
    with stage.server() as server:
        site = Site(server, stage.dice)
        cookie = await site.cookie()
        link = await site.room(cookie, "tokken", 4, {})
        target = bombs.Target(server.url, link, cookie)
        await bombs.warm(target, stage.size)
        async with bystander(stage, server.url, experience):
            before = bombs.begin_peak(server.process.pid)
            uncut = await explode(stage, server, target, before)
            grown = bombs.peak(server.process.pid) - before
        await still_serves(site)
    traces = stage.log.read_text("utf-8", errors="replace").count("Traceback")
    count = len(bombs.quick_kinds()) + (len(bombs.slow_kinds()) if stage.is_full else 0)
    text = f"{count} kinds, {stage.size} at once of each: {grown / 2**20:.1f} MB more at the peak, {uncut} not cut, "
    text += f"{traces} tracebacks; {experience}"
    return Figure(text, grown <= MOST_GROWN and not uncut and not traces and experience.is_good(stage.is_full))


async def explode(stage: Stage, server: Server, target: bombs.Target, before: int) -> int:
    """All kinds, one after another, some at once of each; how many were not cut in time. Ends at the first miss."""
    uncut = 0
    kinds = bombs.quick_kinds() + (bombs.slow_kinds() if stage.is_full else [])
    for kind in kinds:
        ends = await asyncio.gather(*(bombs.throw(kind, target) for _ in range(stage.size)))
        late = ends.count(False)
        if late:
            print(f"{kind.__name__}: {late} of {stage.size} not cut", file=sys.stderr)
        uncut += late
        if uncut or bombs.peak(server.process.pid) - before > MOST_GROWN:
            break
    return uncut


@bombed.mutant
def reads_requests_of_any_size() -> None:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    main.DoorProtocol = HttpToolsProtocol  # type: ignore[misc]


@bombed.mutant
def takes_apart_all_that_comes() -> None:
    lines.SLICE = lines.MOST_UNHEARD = 10**9
    lines.CONTROL_BURST = lines.MOST_PARTS = 10**9


@bombed.mutant
def inflates_what_clients_send() -> None:
    from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

    plain = lines.Conversing

    def inflating(**more: Any) -> Any:
        return plain(**{**more, "max_size": None}, extensions=[ServerPerMessageDeflateFactory()])

    lines.Conversing = inflating  # type: ignore[misc,assignment]
