"""The product itself, started as people start it: one process, or a node of several."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.support import processes

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Server:
    """A running server. `url` has no slash at its end; `kill` is the crash that tests of durability need."""

    url: str
    port: int
    process: subprocess.Popen[bytes]
    log: Path

    def kill(self) -> None:
        """Ends the process without any chance to tidy up, and waits until it is gone."""
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def toktonk(
    database_url: str,
    log: Path,
    *,
    port: int | None = None,
    program: Sequence[str] = ("app", "serve"),
    wrap: Sequence[str] = (),
    **settings: str,
) -> Iterator[Server]:
    """Runs `python -m app serve` until the block is left. `settings`: TOKTONK_* variables, as `redis_url="redis://…"`.

    `program`: another module to run, with its arguments. `wrap`: a program that runs it and has its process id.
    """
    port = port or processes.free_port()
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TOKTONK_")}
    chosen = {"host": "127.0.0.1", "port": str(port), "database_url": database_url, **settings}
    env = inherited | {f"TOKTONK_{name.upper()}": value for name, value in chosen.items()}
    url = f"http://127.0.0.1:{port}"
    command = [*wrap, sys.executable, "-m", *program]
    with processes.running(command, lambda: _is_healthy(url), log=log, env=env, cwd=ROOT) as process:
        yield Server(url + settings.get("root_path", ""), port, process, log)


def _is_healthy(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=1) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False
