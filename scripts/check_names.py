"""No file names the host of a package registry or a folder of somebody's machine: both are settings of a machine.

A lock file with a host in it fails wherever packages come from a mirror; a path from a developer's machine is wrong
everywhere else.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import house

_REGISTRIES = "|".join(("pypi", "pythonhosted", "npmjs", "npmmirror", "yarnpkg"))
_HOSTS = re.compile(rf"\b(?:{_REGISTRIES})\.(?:org|com|io)\b", re.IGNORECASE)
_PATHS = re.compile(r"(?<![\w.$}/-])/(?:work|home|root|Users|workspaces?|opt/wheels)/[\w.]")


def named(text: str, name: str) -> Iterator[str]:
    """One line for each line of the text that names a registry's host or a machine's folder."""
    for number, line in enumerate(text.splitlines(), 1):
        if _HOSTS.search(line) or _PATHS.search(line):
            yield f"{name}:{number}: {line.strip()[:100]}"


def findings() -> Iterator[str]:
    for path in house.files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:  # an image or a font
            continue
        yield from named(text, path.relative_to(house.ROOT).as_posix())


if __name__ == "__main__":
    sys.exit(house.report("Hosts of registries or paths of a machine", findings()))
