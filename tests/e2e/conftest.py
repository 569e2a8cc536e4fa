"""Fixtures of the tests in a real browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.tonktop import LayTonk, Tonktop
from tests.support.server import Server


@pytest.fixture
def lay_tonk(browser: Browser, server: Server) -> Iterator[LayTonk]:
    """Lays a table of Tonk for a scenario; at the end no page may have complained."""
    tables: list[Tonktop] = []

    def make(doc: Mapping[str, Any], **more: Any) -> Tonktop:
        tables.append(Tonktop(browser, server, doc, **more))
        return tables[-1]

    yield make
    faults = [fault for table in tables for fault in table.close()]
    assert not faults
