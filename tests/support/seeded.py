"""The product with seeds that a test has chosen: `python -m tests.support.seeded SEED…`, one a match."""

from __future__ import annotations

import sys
from collections.abc import Callable

from app.main import Parts, serve


def seeds_of(chosen: list[str]) -> Callable[[], str]:
    """Gives the seeds one by one; a server that is started again begins anew, which opens no second match."""
    left = iter(chosen)
    return lambda: next(left)


if __name__ == "__main__":
    serve(parts=Parts(seeds=seeds_of(sys.argv[1:])))
