"""Programs that tests start: on a free port, awaited by state, ended by process id."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

START_SECONDS = 30
STOP_SECONDS = 10


class NotInstalled(Exception):
    """A program that the tests need is not on this machine; `scripts/provision.sh` installs it."""


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_program(*names: str) -> str:
    """The first of the programs that PATH knows. Raises NotInstalled."""
    for name in names:
        if found := shutil.which(name):
            return found
    raise NotInstalled(f"none of {', '.join(names)} is installed; scripts/provision.sh says what to do")


def ordinary_user() -> str | None:
    """Whom a program runs as that refuses to be root; None when the tests are not run by root anyway."""
    return "nobody" if os.geteuid() == 0 else None


@contextlib.contextmanager
def folder(prefix: str, owner: str | None = None) -> Iterator[Path]:
    """A new folder below the system's temporary one; pytest's own may not be entered by another user."""
    path = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        if owner is not None:
            entry = pwd.getpwnam(owner)
            os.chown(path, entry.pw_uid, entry.pw_gid)
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextlib.contextmanager
def running(
    command: Sequence[str | Path],
    is_ready: Callable[[], bool],
    *,
    log: Path,
    user: str | None = None,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    end: signal.Signals = signal.SIGTERM,
) -> Iterator[subprocess.Popen[bytes]]:
    """Runs a program until the block is left. Raises RuntimeError with its last words if it does not get ready.

    `end`: the signal that asks it to end.
    """
    group = None if user is None else pwd.getpwnam(user).pw_gid
    with log.open("ab") as output:
        process = subprocess.Popen(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            user=user,
            group=group,
            extra_groups=None if user is None else [],
            env=None if env is None else dict(env),
            cwd=cwd,
        )
    try:
        _await_ready(process, is_ready, log)
        yield process
    finally:
        stop(process, end)


def _await_ready(process: subprocess.Popen[bytes], is_ready: Callable[[], bool], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not is_ready():
        if process.poll() is not None or time.monotonic() > deadline:
            words = log.read_text("utf-8", errors="replace")[-2000:]
            raise RuntimeError(f"{process.args!r} did not get ready (exit code {process.poll()}):\n{words}")
        time.sleep(0.02)


def stop(process: subprocess.Popen[bytes], end: signal.Signals = signal.SIGTERM) -> int:
    """Ends the process, kindly first, and returns its exit code."""
    if process.poll() is None:
        process.send_signal(end)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
    return process.wait()


def answers(port: int) -> bool:
    """Whether something accepts connections on the port."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0
