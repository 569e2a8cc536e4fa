"""`python -m app`: the command line. Without a command it serves."""

from __future__ import annotations

import sys

# Processes in which bots think import this module too, and serve nothing.
if __name__ == "__main__":
    from app.cli import main

    sys.exit(main(sys.argv[1:]))
