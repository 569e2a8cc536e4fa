"""A person opens the address that `make run` prints."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.support.server import Server

pytestmark = pytest.mark.e2e
PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
def test_the_home_page_opens_without_a_complaint_and_fits_the_screen(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    complaints: list[str] = []
    context = browser.new_context(viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    page.on(
        "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.goto(f"{server.url}/", wait_until="networkidle")
    assert page.get_by_role("heading", level=1).is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints == []
    context.close()
