"""Bots think in processes of their own, so that nobody's move at another table waits for them.

The processes are made when the first bot has to think. One that dies is replaced; a bot that is late is not waited for:
the house plays a sensible move at a glance then, and the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random
from typing import cast

from app.bots.api import BotView, Strength
from app.bots.choosing import choose

PATIENCE = 3.0  # seconds beyond the budget: a process has to start once, and others think before
NICE = 10  # people's moves come first
LOOK_EVERY = 1.0  # seconds between two looks whether the server is still there

logger = logging.getLogger(__name__)


class Thinkers:
    """`workers` processes, none for 0; `budget`: seconds of a core that the strongest bot may take for a move."""

    def __init__(self, workers: int, budget: float) -> None:
        self._workers = workers
        self._budget = budget
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, view: BotView, strength: str, dice: str) -> str | None:
        """A move, or None when no process has found one in time. Never raises."""
        if self._workers == 0:
            return None
        pool = self._pool = self._pool or _new_pool(self._workers)
        try:
            job = pool.submit(think, view, cast(Strength, strength), dice, self._budget)
            return await asyncio.wait_for(asyncio.wrap_future(job), self._budget + PATIENCE)
        except TimeoutError:
            logger.warning("a bot was late")
        except BrokenExecutor:
            logger.warning("a process in which bots think has died")
            if self._pool is pool:  # else somebody who waited for the same one has made another
                self.close()
        except Exception:
            logger.exception("a bot found no move")
        return None

    def close(self) -> None:
        """Ends the processes, whatever they think of."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # there is no public way to end them at once
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _new_pool(workers: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    # No max_tasks_per_child: a process that reaches it is not replaced while moves wait (CPython gh-115634).
    return ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(os.getpid(),))


def _begin(server: int) -> None:
    """In a new process: people's moves come first, and the server alone hears the signals of a terminal."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: int) -> None:
    """A server that was killed leaves nobody thinking."""
    while os.getppid() == server:
        time.sleep(LOOK_EVERY)
    os._exit(0)


def think(view: BotView, strength: Strength, dice: str, budget: float) -> str:
    """In the process: the move, for which the search has the budget in seconds of this process's time."""
    end = time.process_time() + budget
    return choose(view, strength, Random(dice), lambda: time.process_time() < end)
