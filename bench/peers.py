"""Other people's engines, installed in an environment of their own and never needed by Toktonk.

BENCH_CACHE names a folder that keeps the environment between runs; without it a temporary one is made and removed.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

NEEDS = ("open_spiel>=2,<3", "rlcard==1.2.0")
INSTALL_LIMIT = 180.0
RUN_LIMIT = 120.0
SCRIPT = Path(__file__).with_name("peer_games.py")


def peer_rates(seconds: float, repeats: int) -> dict[str, list[float] | str]:
    """Moves a second of each peer, as often as repeated; or why there are none."""
    rates: dict[str, list[float] | str] = {}
    try:
        with _environment() as python:
            for _ in range(repeats):
                for line in _run(str(python), str(SCRIPT), str(seconds), limit=RUN_LIMIT).splitlines():
                    _note(rates, json.loads(line))
    except (OSError, subprocess.SubprocessError) as error:
        rates["RLCard, OpenSpiel"] = f"absent: {type(error).__name__}"
    return rates


def _note(rates: dict[str, list[float] | str], told: dict[str, str | float]) -> None:
    known = rates.setdefault(str(told["name"]), [])
    if "error" in told:
        rates[str(told["name"])] = f"absent: {told['error']}"
    elif isinstance(known, list):
        known.append(float(told["rate"]))


@contextlib.contextmanager
def _environment() -> Iterator[Path]:
    cache = os.environ.get("BENCH_CACHE")
    if cache:
        yield _installed(Path(cache) / "peers")
        return
    with tempfile.TemporaryDirectory(prefix="bench-peers-") as folder:
        yield _installed(Path(folder))


def _installed(folder: Path) -> Path:
    python = folder / "bin" / "python"
    stamp = folder / ".installed"
    if not stamp.exists():
        venv.create(folder, with_pip=True)
        _run(str(python), "-m", "pip", "install", "-q", *NEEDS, limit=INSTALL_LIMIT)
        stamp.touch()
    return python


def _run(*command: str, limit: float) -> str:
    return subprocess.run(command, capture_output=True, text=True, timeout=limit, check=True).stdout
