"""The product with a planted fault, for tests alone: `python -m tests.chaos.launch PROMISE.TRIAL MUTANT`."""

from __future__ import annotations

import importlib
import sys

from tests.chaos import promises
from tests.chaos.harness import Promise


def plant(trial: str, mutant: str) -> None:
    """Patches the modules of this process with the fault."""
    module = importlib.import_module(f"{promises.__name__}.{trial.partition('.')[0]}")
    promise: Promise = module.PROMISE
    promise.trials[trial].mutants[mutant].plant()


if __name__ == "__main__":
    plant(*sys.argv[1:3])
    from app.main import serve

    serve()
