"""The product, weighed: `python -m tests.chaos.weighed FILE [PROMISE.TRIAL MUTANT]`.

At SIGUSR1 it collects garbage and writes how many bytes Python's objects have into the file.
"""

from __future__ import annotations

import gc
import signal
import sys
import tracemalloc
from pathlib import Path

from tests.chaos.launch import plant


def weigh(file: Path) -> None:
    """Writes the weight, all at once."""
    gc.collect()
    told = file.with_suffix(".new")
    told.write_text(str(tracemalloc.get_traced_memory()[0]))
    told.rename(file)


if __name__ == "__main__":
    from app.main import serve

    target = Path(sys.argv[1])
    if len(sys.argv) > 3:
        plant(sys.argv[2], sys.argv[3])
    tracemalloc.start(1)
    signal.signal(signal.SIGUSR1, lambda *_: weigh(target))
    serve()
