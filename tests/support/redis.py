"""A throw-away Redis or Valkey server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from tests.support import processes


@contextlib.contextmanager
def redis_server(port: int | None = None) -> Iterator[str]:
    """The URL of a new server that writes nothing to disk. `port`: to come back where an earlier one was."""
    program = processes.find_program("redis-server", "valkey-server")
    port = port or processes.free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with processes.folder("toktonk-redis-") as home:
        command += ["--dir", str(home)]
        with processes.running(command, lambda: processes.answers(port), log=home / "log"):
            yield f"redis://127.0.0.1:{port}/0"
