"""Everything that is installed or vendored has a licence that goes with MIT. `--list` prints who has which.

What the product runs on must be permissive. Tools for development are not distributed with it, so the GPL is fine
there.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from typing import Any

import house

PERMISSIVE = {
    "0BSD", "APACHE", "APACHE-2.0", "BSD", "BSD-2-CLAUSE", "BSD-3-CLAUSE", "CC0-1.0", "ISC", "MIT", "MIT-0", "PSF",
    "PSF-2.0", "PYTHON-2.0", "UNLICENSE", "ZLIB",
}  # fmt: skip
FOR_TOOLS = PERMISSIVE | {
    "MPL-2.0",
    "GPL-3.0",
    "GPL-3.0-ONLY",
    "GPL-3.0-OR-LATER",
    "LGPL-3.0-OR-LATER",
    "BLUEOAK-1.0.0",
    "CNRI-PYTHON",
}
# Packages that name no licence in their metadata, read in the file that they bring.
READ_BY_HAND = {"kosoku": "MIT AND Apache-2.0"}
_SPELLINGS = {
    "MIT LICENSE": "MIT",
    "APACHE SOFTWARE LICENSE": "APACHE-2.0",
    "APACHE LICENSE 2.0": "APACHE-2.0",
    "APACHE LICENSE, VERSION 2.0": "APACHE-2.0",
    "APACHE 2.0": "APACHE-2.0",
    "BSD LICENSE": "BSD",
    "3-CLAUSE BSD LICENSE": "BSD-3-CLAUSE",
    "PYTHON SOFTWARE FOUNDATION LICENSE": "PSF-2.0",
    "MOZILLA PUBLIC LICENSE 2.0 (MPL 2.0)": "MPL-2.0",
    "GPLV3": "GPL-3.0",
    "GNU GENERAL PUBLIC LICENSE V3 (GPLV3)": "GPL-3.0",
}


def is_allowed(expression: str, allowed: set[str]) -> bool:
    """Whether an SPDX expression can be met: every part of an AND, one part of an OR."""
    text = _SPELLINGS.get(expression.strip().upper(), expression.strip().upper()).replace("(", " ").replace(")", " ")
    return all(
        any(_SPELLINGS.get(part.strip(), part.strip()) in allowed for part in re.split(r"\sOR\s", term))
        for term in re.split(r"\sAND\s", text)
    )


def licence_of(about: dict[str, Any]) -> str:
    """The SPDX expression; in older packages the classifiers, else the first line of the licence's text."""
    if about.get("license_expression"):
        return str(about["license_expression"])
    named = [line.rpartition(" :: ")[2] for line in about.get("classifier", ()) if line.startswith("License :: ")]
    named = [name for name in named if name != "OSI Approved"]
    return " OR ".join(named) if named else str(about.get("license", "unknown")).strip().partition("\n")[0]


def pinned(lock: str) -> list[str]:
    return re.findall(r"^([A-Za-z0-9._-]+)==", (house.ROOT / lock).read_text("utf-8"), re.MULTILINE)


def python_licences() -> Iterator[tuple[str, str, bool]]:
    """Name, licence, and whether the product runs on it, of each package that is pinned and installed."""
    product = set(pinned("requirements.lock"))
    for name in pinned("requirements-dev.lock"):
        try:
            yield name, READ_BY_HAND.get(name) or licence_of(metadata(name).json), name in product
        except PackageNotFoundError:  # pinned for another platform or version of Python
            continue


def node_licences() -> Iterator[tuple[str, str, bool]]:
    lock = json.loads((house.ROOT / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        if name:
            yield name.removeprefix("node_modules/"), package.get("license", "unknown"), False


def vendored_licences() -> Iterator[tuple[str, str, bool]]:
    """What browsers get, from the table in VENDORED.md."""
    page = house.ROOT / "static" / "vendor" / "VENDORED.md"
    rows = re.findall(r"^\| `[\w-]+` \| (\S+) \| \S+ \| ([\w.-]+)", page.read_text("utf-8"), re.MULTILINE)
    yield from ((name, licence, True) for name, licence in rows)


def licences() -> list[tuple[str, str, bool]]:
    return [*python_licences(), *node_licences(), *vendored_licences()]


def findings() -> Iterator[str]:
    for name, licence, is_product in licences():
        if not is_allowed(licence, PERMISSIVE if is_product else FOR_TOOLS):
            yield f"{name}: {licence}"


def listed() -> Iterator[str]:
    """A line for each, what the product runs on first."""
    for name, licence, is_product in sorted(licences(), key=lambda row: (not row[2], row[0].lower())):
        yield f"{'product' if is_product else 'tools':8}{name:34}{licence}"


if __name__ == "__main__":
    if "--list" in sys.argv:
        print("\n".join(listed()))
    sys.exit(house.report("Licences that do not go with MIT", findings()))
