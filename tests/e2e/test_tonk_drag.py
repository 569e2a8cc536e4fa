"""Cards of Tonk under the mouse and under a finger: onto a meld, onto the discards, and back into the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import DESK, PHONE
from tests.e2e.pointers import Finger, Mouse, middle
from tests.e2e.tonktop import LayTonk, Tonktop, scene

pytestmark = pytest.mark.e2e
HANDS = {"b": "Kd 2c", "c": "Qd 3c"}
POINTERS = pytest.mark.parametrize(("kind", "viewport"), [(Mouse, DESK), (Finger, PHONE)], ids=["mouse", "finger"])


def drawn(lay_tonk: LayTonk, viewport: dict[str, int], hand: str = "8c 3d 5h 4s") -> Tonktop:
    """A table at which Anna, who can lay an 8 of clubs off, has drawn from the stock."""
    table = lay_tonk(scene(hand, hands=HANDS), viewport=viewport)
    table.pile("stock").click()
    expect(table.page.locator(".hand-card")).to_have_count(5)
    return table


@POINTERS
def test_a_card_is_drawn_to_a_meld_to_lay_it_off(
    lay_tonk: LayTonk, kind: type[Mouse | Finger], viewport: dict[str, int]
) -> None:
    table = drawn(lay_tonk, viewport)
    pointer = kind(table.page)
    pointer.down(middle(table.card("8c")))
    pointer.move(middle(table.meld(2)))
    expect(table.page.locator(".drag-card")).to_be_visible()
    expect(table.page.locator(".tonk-meld.is-target")).to_have_count(1)
    expect(table.page.locator(".tonk-meld.is-over")).to_have_attribute("data-meld", "2")
    pointer.up()
    expect(table.meld(2).locator(".tonk-slot")).to_have_count(4)
    assert table.sent == ["draw stock", "layoff 8c to 2"]
    expect(table.page.locator(".drag-card, .is-over")).to_have_count(0)


@POINTERS
def test_a_card_is_drawn_to_the_discards(
    lay_tonk: LayTonk, kind: type[Mouse | Finger], viewport: dict[str, int]
) -> None:
    table = drawn(lay_tonk, viewport)
    pointer = kind(table.page)
    pointer.down(middle(table.card("5h")))
    pointer.move(middle(table.pile("discard")))
    expect(table.page.locator(".tonk-pile.is-over")).to_have_count(1)
    pointer.up()
    expect(table.page.locator('.tonk-pile[data-top="5h"]')).to_be_visible()
    assert table.sent == ["draw stock", "discard 5h"]


def test_a_card_let_go_beside_everything_is_back_and_what_was_picked_is_picked_again(lay_tonk: LayTonk) -> None:
    table = drawn(lay_tonk, DESK, "4c 4d 5h 4s")
    table.card("4c").click()
    table.card("4d").click()
    mouse = Mouse(table.page)
    mouse.down(middle(table.card("5h")))
    mouse.move(middle(table.pile("stock")))
    assert table.picked() == ["5h"]
    mouse.up()
    assert table.picked() == ["4c", "4d"]
    assert table.sent == ["draw stock"]


def test_before_drawing_a_card_does_not_leave_the_hand(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("8c 3d 5h 4s", hands=HANDS))
    mouse = Mouse(table.page)
    mouse.down(middle(table.card("8c")))
    mouse.move(middle(table.pile("discard")))
    expect(table.page.locator(".is-over")).to_have_count(0)
    mouse.up()
    assert table.sent == []
    assert table.picked() == []


def test_a_card_picked_and_the_discards_pressed_is_discarded(lay_tonk: LayTonk) -> None:
    table = drawn(lay_tonk, DESK)
    table.card("3d").click()
    expect(table.pile("discard")).to_have_class("tonk-pile is-target")
    table.pile("discard").click()
    expect(table.page.locator('.tonk-pile[data-top="3d"]')).to_be_visible()
    assert table.sent == ["draw stock", "discard 3d"]
