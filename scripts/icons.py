"""Draws the icons of static/icons from icon.svg, in the sizes that systems ask for: `python scripts/icons.py`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser import chromium  # noqa: E402

ICONS = ROOT / "static" / "icons"
PLAIN = {"icon-180": 180, "icon-192": 192, "icon-512": 512}
MASKABLE = 512  # systems cut a shape out of it: what counts lies within the middle 80 %


def main() -> None:
    svg = (ICONS / "icon.svg").read_text("utf-8")
    squared = svg.replace(' rx="14"', "")
    with chromium() as browser:
        for name, size in PLAIN.items():
            # Apple's systems round the corners themselves and show black where nothing is.
            _draw(browser, squared if name == "icon-180" else svg, size, size, ICONS / f"{name}.png")
        _draw(browser, squared, MASKABLE, round(MASKABLE * 0.8), ICONS / "icon-maskable.png")


def _draw(browser, svg: str, size: int, inner: int, target: Path) -> None:  # type: ignore[no-untyped-def]
    page = browser.new_page(viewport={"width": size, "height": size})
    ground = "html{background:#1d6b57}" if inner < size else ""
    edge = (size - inner) // 2
    style = f"{ground}body{{margin:{edge}px}}svg{{display:block;width:{inner}px;height:{inner}px}}"
    page.set_content(f"<style>{style}</style>{svg}")
    page.screenshot(path=target, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
