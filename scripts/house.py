"""What the checks of this folder share: the project's files, and how findings are reported."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_NOT_OURS = {".git", ".venv", "node_modules", "build", "data"}


def files(*suffixes: str) -> list[Path]:
    """The project's files with one of the suffixes (all without), tracked or new but not ignored, sorted."""
    found = (ROOT / name for name in _listed())
    return sorted(path for path in found if path.is_file() and (path.suffix in suffixes or not suffixes))


def _listed() -> Iterator[str]:
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive has no git
        yield from _walked()
        return
    yield from (name for name in done.stdout.split("\0") if name)


def _walked() -> Iterator[str]:
    for path in ROOT.rglob("*"):
        inner = path.relative_to(ROOT)
        if not _NOT_OURS.intersection(inner.parts):
            yield str(inner)


def is_vendored(path: Path) -> bool:
    return "vendor" in path.parts


def report(what: str, findings: Iterable[str]) -> int:
    """Prints the findings and returns the exit code: 1 when there are any."""
    lines = list(findings)
    for line in lines:
        print(line, file=sys.stderr)
    if lines:
        print(f"{what}: {len(lines)} found", file=sys.stderr)
    return 1 if lines else 0
