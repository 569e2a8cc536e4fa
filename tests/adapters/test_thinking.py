"""The processes in which bots think: they answer, they are replaced when they die, and nobody waits for a late one."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.adapters import thinking
from app.adapters.thinking import Thinkers
from app.bots.api import BotView
from app.bots.choosing import view_of
from app.games import find_game
from app.games.kit.shuffle import SeededChance

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1, 0.05)
    yield made
    made.close()


def a_view() -> tuple[BotView, list[str]]:
    game = find_game("tonk")
    options, state = game.parse_options(2, {}), None
    log = game.setup(2, options, SeededChance(bytes(32)))
    for event in log:
        state = game.evolve(state, event)
    seat = game.to_act(state)[0]
    return view_of(game, 2, options, state, seat, log), list(game.legal(state, seat))


async def test_a_bot_thinks_elsewhere_and_the_next_one_does_after_its_process_died(thinkers: Thinkers) -> None:
    view, legal = a_view()
    assert await thinkers.choose(view, "expert", "one") in legal
    assert thinkers._pool is not None
    first = next(iter(thinkers._pool._processes))
    assert first != os.getpid()
    os.kill(first, signal.SIGKILL)
    answers = [await thinkers.choose(view, "regular", "two") for _ in range(3)]
    assert answers[-1] in legal


async def test_many_who_wait_for_one_process_are_all_answered_and_its_death_costs_no_later_move(
    thinkers: Thinkers,
) -> None:
    view, legal = a_view()
    answers = await asyncio.gather(*(thinkers.choose(view, "regular", str(number)) for number in range(20)))
    assert all(answer in legal for answer in answers)
    assert thinkers._pool is not None
    waiting = [asyncio.create_task(thinkers.choose(view, "expert", str(number))) for number in range(5)]
    await asyncio.sleep(0)
    os.kill(next(iter(thinkers._pool._processes)), signal.SIGKILL)
    await asyncio.gather(*waiting)
    assert await thinkers.choose(view, "regular", "after") in legal


async def test_who_thinks_too_long_is_not_waited_for(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = a_view()
    monkeypatch.setattr(thinking, "PATIENCE", -0.05)
    assert await thinkers.choose(view, "expert", "one") is None


PARENT = """
import asyncio, sys, time
from app.adapters.thinking import Thinkers
from tests.adapters.test_thinking import a_view

async def main():
    thinkers = Thinkers(1, 0.05)
    await thinkers.choose(a_view()[0], "regular", "one")
    print(*thinkers._pool._processes, flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_server_that_is_killed_leaves_nobody_thinking(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, "utf-8")
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=env) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.kill()
    deadline = time.monotonic() + 10
    while Path(f"/proc/{worker}").exists() and "Z" not in _state(worker):
        assert time.monotonic() < deadline, "it goes on thinking"
        time.sleep(0.05)


def _state(process: int) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return "Z"


async def test_without_processes_nobody_thinks() -> None:
    assert await Thinkers(0, 1.0).choose(a_view()[0], "regular", "one") is None


def test_the_search_has_the_time_that_it_is_given() -> None:
    view, legal = a_view()
    assert thinking.think(view, "expert", "dice", 0.0) in legal
