"""The processes in which bots think: they answer, they are replaced when they die, and nobody waits for a late one."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator

import pytest

from app.adapters import thinking
from app.adapters.thinking import Thinkers
from app.bots.api import BotView
from app.bots.choosing import view_of
from app.games import find_game
from app.games.kit.shuffle import SeededChance


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


async def test_who_thinks_too_long_is_not_waited_for(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = a_view()
    monkeypatch.setattr(thinking, "PATIENCE", -0.05)
    assert await thinkers.choose(view, "expert", "one") is None


async def test_without_processes_nobody_thinks() -> None:
    assert await Thinkers(0, 1.0).choose(a_view()[0], "regular", "one") is None


def test_the_search_has_the_time_that_it_is_given() -> None:
    view, legal = a_view()
    assert thinking.think(view, "expert", "dice", 0.0) in legal
