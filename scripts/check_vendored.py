"""Vendored code is what VENDORED.md says: every code file listed with its SHA-256, every package with its licence."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import house

VENDOR = house.ROOT / "static" / "vendor"
_CODE = {".js", ".mjs", ".css", ".woff2", ".wasm"}
_LISTED = re.compile(r"`([\w./@-]+)`\s*\|?\s*`([0-9a-f]{64})`")
_LICENCE_NAMES = ("LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE")


def listed(text: str) -> dict[str, str]:
    """The hashes of VENDORED.md by file, as paths below static/vendor."""
    return dict(_LISTED.findall(text))


def findings(vendor: Path = VENDOR) -> Iterator[str]:
    if not vendor.is_dir():
        return
    page = vendor / "VENDORED.md"
    wanted = listed(page.read_text("utf-8")) if page.is_file() else {}
    found = {path.relative_to(vendor).as_posix() for path in vendor.rglob("*") if path.suffix in _CODE}
    yield from (f"{name}: not listed in VENDORED.md" for name in sorted(found - wanted.keys()))
    yield from (f"{name}: listed in VENDORED.md, but not there" for name in sorted(wanted.keys() - found))
    for name in sorted(found & wanted.keys()):
        if hashlib.sha256((vendor / name).read_bytes()).hexdigest() != wanted[name]:
            yield f"{name}: is not the file that VENDORED.md lists"
    for folder in sorted(path for path in vendor.iterdir() if path.is_dir()):
        if not any((folder / name).is_file() for name in _LICENCE_NAMES):
            yield f"{folder.name}: has no LICENSE"


if __name__ == "__main__":
    sys.exit(house.report("Vendored files that are not as listed", findings()))
