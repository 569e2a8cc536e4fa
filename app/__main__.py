"""`python -m app`: the command line. Without a command it serves."""

from __future__ import annotations

import sys

from app.cli import main

sys.exit(main(sys.argv[1:]))
