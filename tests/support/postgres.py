"""A throw-away PostgreSQL server and databases on it."""

from __future__ import annotations

import contextlib
import itertools
import shutil
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.support import processes

USER = "toktonk"
# Nobody cuts this machine's power during a test; what a crash of the server leaves behind is the same without fsync.
_SETTINGS = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=200")


@dataclass(frozen=True)
class PostgresServer:
    """A running server. `url` names a database for SQLAlchemy with asyncpg."""

    programs: Path
    port: int
    _numbers: Iterator[int] = field(default_factory=itertools.count, repr=False)

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{database}"

    def create(self, template: str = "template0") -> str:
        """Makes a database, empty or as a copy of another, and returns its name."""
        name = f"test_{next(self._numbers)}"
        self._run("createdb", "--template", template, name)
        return name

    def drop(self, database: str) -> None:
        """Drops the database even if somebody is still connected."""
        self._run("dropdb", "--force", "--if-exists", database)

    def is_ready(self) -> bool:
        command = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-d", "postgres"]
        return subprocess.run(command, check=False).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        address = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "--no-password")
        subprocess.run([str(self.programs / program), *address, *arguments], check=True, capture_output=True)


@contextlib.contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A new cluster on a free port, run by an ordinary user, since PostgreSQL refuses root."""
    programs, user = find_programs(), processes.ordinary_user()
    with processes.folder("toktonk-pg-", user) as home:
        data = home / "data"
        init = [programs / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run([str(part) for part in init], check=True, capture_output=True, user=user, cwd=home)
        server = PostgresServer(programs, processes.free_port())
        settings = [part for setting in _SETTINGS for part in ("-c", setting)]
        command: list[str | Path] = [programs / "postgres", "-D", data, "-p", str(server.port), *settings]
        # SIGINT is PostgreSQL's fast shutdown; on SIGTERM it waits for its clients.
        with processes.running(command, server.is_ready, log=home / "log", user=user, cwd=home, end=signal.SIGINT):
            yield server


def find_programs() -> Path:
    """The folder of initdb and postgres: Debian keeps them off PATH. Raises NotInstalled."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if debian:
        return debian[-1].parent
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    raise processes.NotInstalled("PostgreSQL is not installed; scripts/provision.sh says what to do")
