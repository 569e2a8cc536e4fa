"""The product with a planted fault or a clock of its own, for tests alone.

`python -m tests.chaos.launch PROMISE.TRIAL MUTANT SPEED SINCE AHEAD`; a hyphen for no mutant.
"""

from __future__ import annotations

import importlib
import sys
import time

from app.main import Parts, SystemClock
from tests.chaos import promises
from tests.chaos.harness import Promise


class FastClock(SystemClock):
    """Runs faster than the system's, from a moment on; the same one after a restart."""

    def __init__(self, speed: float, since: float, ahead: float) -> None:
        self._speed, self._since, self._ahead = speed, since, ahead

    def now(self) -> float:
        return self._since + (time.time() - self._since) * self._speed + self._ahead


def plant(trial: str, mutant: str) -> None:
    """Patches the modules of this process with the fault."""
    module = importlib.import_module(f"{promises.__name__}.{trial.partition('.')[0]}")
    promise: Promise = module.PROMISE
    promise.trials[trial].mutants[mutant].plant()


if __name__ == "__main__":
    if sys.argv[2] != "-":
        plant(*sys.argv[1:3])
    from app.main import serve

    serve(parts=Parts(clock=FastClock(*map(float, sys.argv[3:6]))))
