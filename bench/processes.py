"""Servers under measurement: processes of their own on a core of their own, with what they use of it."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START_LIMIT = 30.0
STOP_LIMIT = 10.0
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, LOAD_CORE = CORES[0], CORES[-1]


@dataclass(frozen=True)
class Server:
    """A running server. `pid` has all its threads."""

    pid: int
    port: int

    def cpu_seconds(self) -> float:
        """What all its threads have run so far."""
        return self._sum(0)

    def waited_seconds(self) -> float:
        """How long its threads could have run and had no core: the work of others on this machine."""
        return self._sum(1)

    def _sum(self, column: int) -> float:
        total = 0
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            with contextlib.suppress(OSError):  # a thread that ends just now
                total += int((task / "schedstat").read_text().split()[column])
        return total / 1e9

    def resident_kib(self) -> int:
        """The memory it holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) if found else 0


@contextlib.contextmanager
def product(lobby_grace: int = 3600) -> Iterator[Server]:
    """`python -m app serve` on a new SQLite file, with its usual durability."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=build_folder()) as folder:
        settings = {
            "TOKTONK_PORT": "0",
            "TOKTONK_DATABASE_URL": f"sqlite:///{folder}/bench.db",
            "TOKTONK_LOBBY_GRACE": str(lobby_grace),
            "TOKTONK_LOG_LEVEL": "warning",
        }
        with _started(("-m", "app", "serve"), settings) as server:
            yield server


@contextlib.contextmanager
def fan_out(frame_bytes: int) -> Iterator[Server]:
    """fan.py on the same uvicorn: so many bytes to everybody at the table, nothing else."""
    with _started(("-m", "bench.fan"), {"FRAME_BYTES": str(frame_bytes)}) as server:
        yield server


def build_folder() -> Path:
    """Where measurements write: on the disk of the project, not in memory."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    return folder


@contextlib.contextmanager
def _started(arguments: tuple[str, ...], settings: Mapping[str, str]) -> Iterator[Server]:
    process = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    os.sched_setaffinity(process.pid, {SERVER_CORE})  # before it has threads: they inherit it
    try:
        yield Server(process.pid, _port_of(process))
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(STOP_LIMIT)
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _port_of(process: subprocess.Popen[str]) -> int:
    line = process.stdout.readline() if process.stdout is not None else ""
    found = re.search(r":(\d+)/", line)
    if found is None:
        raise RuntimeError(f"the server did not start: it said {line!r}")
    port = int(found[1])
    deadline = time.monotonic() + START_LIMIT
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return port
        except OSError:
            if time.monotonic() > deadline:
                raise
