"""Processor time, so that other work on the machine disturbs little."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def rate(one: Callable[[], int], seconds: float) -> float:
    """How many of what `one` counts it does in a second, after one run to warm up."""
    one()
    gc.collect()
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += one()
    return done / (time.process_time() - start)


def each(act: Callable[[T], object], things: Sequence[T], repeats: int) -> float:
    """Microseconds for one of the things, in the fastest of the repeats."""
    fastest = float("inf")
    for _ in range(repeats):
        gc.collect()
        start = time.process_time()
        for thing in things:
            act(thing)
        fastest = min(fastest, time.process_time() - start)
    return fastest / len(things) * 1e6
