"""All checks at once: prints a line for each, and what those say that fail.

`python scripts/check.py [NAME…]` runs only some of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import house

BIN = Path(sys.executable).parent
NODE = "scripts/node.sh"
TOOLS = "node_modules/.bin"
STEPS: dict[str, tuple[str, ...]] = {
    "types": ("mypy", "--no-error-summary"),
    "layers": ("lint-imports", "--no-cache"),
    "style": ("ruff", "check", "--quiet", "."),
    "format": ("ruff", "format", "--quiet", "--check", "."),
    "purity": ("python", "scripts/check_purity.py"),
    "sizes": ("python", "scripts/check_sizes.py"),
    "names": ("python", "scripts/check_names.py"),
    "vendored": ("python", "scripts/check_vendored.py"),
    "licences": ("python", "scripts/check_licences.py"),
    "security": ("bandit", "--quiet", "-r", "app", "-ll"),
    "dockerfile": ("hadolint", "Dockerfile"),
    "compose": ("scripts/check_compose.sh",),
    "js types": (NODE, f"{TOOLS}/tsc", "-p", "jsconfig.json"),
    "js style": (NODE, f"{TOOLS}/biome", "check", "--error-on-warnings", "--colors=off", "."),
}


@dataclass(frozen=True)
class Result:
    name: str
    ok: bool
    seconds: float
    output: str


def run(name: str) -> Result:
    """Runs one check, with the tools of this virtual environment."""
    start = time.monotonic()
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        STEPS[name],
        cwd=house.ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return Result(name, done.returncode == 0, time.monotonic() - start, f"{done.stdout}{done.stderr}".strip())


def main(names: list[str]) -> int:
    """Runs the checks, two at a time, and returns 1 if one of them fails, 2 if there is none of that name."""
    if unknown := set(names) - STEPS.keys():
        print(f"No such check: {', '.join(sorted(unknown))}. There are: {', '.join(STEPS)}", file=sys.stderr)
        return 2
    with ThreadPoolExecutor(max_workers=2) as pool:
        results = []
        for result in pool.map(run, names or STEPS):
            print(f"{'ok    ' if result.ok else 'FAILED'} {result.name:12}{result.seconds:5.1f} s", flush=True)
            results.append(result)
    failed = [result for result in results if not result.ok]
    for result in failed:
        print(f"\n{result.name}: {' '.join(STEPS[result.name])}\n{result.output}")
    print(f"\n{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
