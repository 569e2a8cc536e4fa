"""The table of Tonk as an eye meets it: it fits every screen, full as it may be, and meets WCAG in every phase."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PHONE
from tests.e2e.tonktop import FULL, LayTonk, Tonktop, scene

pytestmark = pytest.mark.e2e
TABLET, DESKTOP = {"width": 768, "height": 1024}, {"width": 1440, "height": 900}
ON_ITS_SIDE, SMALL, BIG = {"width": 568, "height": 320}, {"width": 320, "height": 568}, {"width": 2560, "height": 1440}
SIZES = {"phone": PHONE, "small": SMALL, "side": ON_ITS_SIDE, "tablet": TABLET, "desk": DESKTOP, "big": BIG}
OVERFLOWING = """[...document.querySelectorAll(".tonk-table *")].filter((one) => {
  if (one.closest("svg, .visually-hidden, .tonk-acts, .tonk-name, .tonk-hint, .tonk-panel")) return false;
  if (!one.offsetParent) return false;
  const box = one.getBoundingClientRect();
  return box.width && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1);
}).map((one) => one.className)"""
COVERED = """[...document.querySelectorAll(".tonk-meld, .tonk-pile, .tonk-plate")].filter((one) => {
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(hit);
}).map((one) => one.className)"""
# A plate's words beyond its edge, and plates and piles that lie on each other.
ON_EACH_OTHER = """(() => {
  const box = (one) => one.getBoundingClientRect();
  const plates = [...document.querySelectorAll(".tonk-plate")];
  const beyond = plates.filter((plate) =>
    [...plate.querySelectorAll(".tonk-facts > *, .tonk-badge")].some((one) => box(one).right > box(plate).right));
  const things = [...plates, ...document.querySelectorAll(".tonk-pile, .tonk-bar")];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const pairs = things.flatMap((one, i) => things.slice(i + 1).map((other) => [one, other]));
  const met = pairs.filter(([one, other]) => meet(box(one), box(other)));
  return [...beyond.map((one) => one.innerText), ...met.map(([a, b]) => `${a.className} on ${b.className}`)];
})()"""

# What of the settlement or the buttons beside it is wider than its place.
SIDEWAYS = """(panel) => [...document.querySelectorAll(".tonk-panel *, .tonk-bar *")].filter((one) => {
  if (one.closest("svg, .tonk-panel-hand") || !one.offsetParent) return false;
  const { left, right } = one.getBoundingClientRect();
  const place = (panel.contains(one) ? panel : one.closest(".tonk-bar")).getBoundingClientRect();
  return left < place.left - 1 || right > place.right + 1;
}).map((one) => one.className || one.tagName)"""


@pytest.mark.parametrize("viewport", SIZES.values(), ids=SIZES.keys())
def test_a_full_table_fits_without_scrolling(lay_tonk: LayTonk, viewport: dict[str, int]) -> None:
    table = lay_tonk(FULL, viewport=viewport)
    table.pile("stock").click()
    expect(table.page.locator(".hand-card")).to_have_count(8)
    assert _misfits(table) == []
    for card in ("Ks", "7s", "8s"):
        table.card(card).click()
        assert _misfits(table) == []
    # Layoffs make their owners wait, which their plates tell too.
    table.play("layoff Kh to 3", "layoff Ks to 5")
    expect(table.page.get_by_text("wait 1", exact=True)).to_have_count(2)
    assert _misfits(table) == []


def _misfits(table: Tonktop) -> list[str]:
    """What lies outside the window or below something else, and the page itself if it scrolls."""
    width, height = table.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    scrolls = table.page.viewport_size != {"width": width, "height": height}
    found: list[str] = [fault for each in (OVERFLOWING, COVERED, ON_EACH_OTHER) for fault in table.page.evaluate(each)]
    return found + ["the page"] * scrolls


@pytest.mark.parametrize("viewport", SIZES.values(), ids=SIZES.keys())
def test_the_settlement_of_four_hands_fits(lay_tonk: LayTonk, viewport: dict[str, int]) -> None:
    table = lay_tonk(FULL | {"options": {}}, viewport=viewport)
    table.button("Drop with 50").click()
    table.button("Drop with 50").click()
    expect(table.panel).to_be_visible()
    # On the smallest screens four hands need a little scrolling, but never sideways.
    assert table.panel.evaluate("(panel) => panel.scrollWidth - panel.clientWidth") <= 0
    assert table.panel.evaluate(SIDEWAYS) == []
    if viewport not in (SMALL, ON_ITS_SIDE):
        assert table.panel.evaluate("(panel) => panel.scrollHeight - panel.clientHeight") <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_axe_finds_nothing_in_any_phase(lay_tonk: LayTonk, theme: str, viewport: dict[str, int]) -> None:
    table = lay_tonk(FULL, viewport=viewport, theme=theme)
    found = table.person.complaints_of_axe()
    table.pile("stock").click()
    table.card("7s").click()
    found += table.person.complaints_of_axe()
    table.button("Discard 7s").click()
    table.play("drop")
    expect(table.panel).to_be_visible()
    found += table.person.complaints_of_axe()
    table.page.get_by_role("button", name="Score").click()
    found += table.person.complaints_of_axe()
    assert found == []


def test_the_table_speaks_dutch_too(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("2s 4d", hands={"b": "4h", "c": "Jd Ah"}), locale_of_page="nl")
    expect(table.prompt).to_have_text("Jouw beurt: pak een kaart, of klop.")
    table.button("Klop met 6").click()
    table.button("Klop met 6").click()
    expect(table.panel).to_contain_text("Anna betaalt Ben 2 fiches")
    assert "tonk-" not in table.page.locator("#table").inner_text()


def test_high_contrast_keeps_targets_turn_and_buttons_apart(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("8c 3d 5h 4s", hands={"b": "Kd 2c", "c": "Qd 3c"}))
    table.page.emulate_media(forced_colors="active")
    table.pile("stock").click()
    table.card("8c").click()
    expect(table.page.locator(".tonk-meld.is-target")).to_have_count(1)
    edge = "(one) => getComputedStyle(one).borderTopColor + getComputedStyle(one).borderTopStyle"
    assert table.meld(2).evaluate(edge) != table.meld(1).evaluate(edge)
    assert table.pile("discard").evaluate(edge) != table.pile("stock").evaluate(edge)
    own, other = (table.page.locator(f'[data-seat="{seat}"] .tonk-plate').evaluate(edge) for seat in "ab")
    assert own != other
    main, plain = (table.page.locator(f'.tonk-act[data-look="{look}"]').evaluate(edge) for look in ("main", "plain"))
    assert main != plain
    dots = "all => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size"
    assert table.page.locator(".tonk-dot").evaluate_all(dots) == 3
