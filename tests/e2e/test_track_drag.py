"""Pawns and cards under the mouse and under a finger, moves by one press, and a hand laid as its owner likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.people import PHONE
from tests.e2e.pointers import Finger, Mouse, Point, middle
from tests.e2e.tabletop import Tabletop
from tests.support.server import Server

pytestmark = pytest.mark.e2e
Lay = Callable[..., Tabletop]
TWO_PAWNS = "a:a0,a0,b3,c5 b:b0,b0,b0,b12 c:c0,c0,c0,c0 d:d0,d0,d0,d0"


def scene(position: str, hand: str, game: str = "tokken", **more: Any) -> dict[str, Any]:
    return {"game": game, "players": 4, "position": position, "hands": {"a": hand}, "turn": "a", **more}


@pytest.fixture
def lay(browser: Browser, server: Server) -> Iterator[Lay]:
    tables: list[Tabletop] = []

    def make(doc: dict[str, Any], **more: Any) -> Tabletop:
        tables.append(Tabletop(browser, server, doc, **more))
        return tables[-1]

    yield make
    faults = [fault for table in tables for fault in table.close()]
    assert not faults


def left_edge(card: Locator) -> Point:
    box = card.bounding_box()
    assert box is not None
    return box["x"] + 8, box["y"] + box["height"] / 2


def square(table: Tabletop, name: str) -> Point:
    return middle(table.page.locator(f'[data-square="{name}"]').first)


def order(table: Tabletop) -> list[str]:
    shown: list[str] = table.page.locator(".hand-card").evaluate_all("all => all.map((one) => one.dataset.card)")
    return shown


@pytest.mark.parametrize("kind", [Mouse, Finger])
def test_a_pawn_is_drawn_to_its_square_and_follows_the_pointer(lay: Lay, kind: type[Mouse | Finger]) -> None:
    touch = {"viewport": PHONE} if kind is Finger else {}
    table = lay(scene(TWO_PAWNS, "9h Kh"), **touch)
    hand = kind(table.page)
    table.card("9h").click()
    hand.down(square(table, "b3"))
    hand.move(square(table, "b7"))
    held = table.page.locator(".layer-held .pawn")
    expect(held).to_have_count(1)
    expect(table.page.locator(".layer-over .target")).to_have_count(1)
    assert max(abs(a - b) for a, b in zip(middle(held), square(table, "b7"), strict=True)) < 6
    hand.move(square(table, "b12"))
    expect(table.page.locator(".layer-over .hit")).to_have_count(1)
    hand.up()
    expect(held).to_have_count(0)
    expect(table.confirm).to_contain_text("b3 → b12, captures Ben")
    assert table.sent == []
    table.confirm.click()
    expect(table.card("9h")).to_have_count(0)
    assert table.sent == ["9h b3-b12"]


@pytest.mark.parametrize("kind", [Mouse, Finger])
def test_a_card_is_drawn_onto_a_pawn_or_onto_a_square(lay: Lay, kind: type[Mouse | Finger]) -> None:
    touch = {"viewport": PHONE} if kind is Finger else {}
    table = lay(scene(TWO_PAWNS, "9h Kh"), **touch)
    hand = kind(table.page)
    hand.down(left_edge(table.card("9h")))
    hand.move(square(table, "d2"))
    expect(table.page.locator(".drag-card")).to_have_count(1)
    expect(table.page.locator(".layer-over .target")).to_have_count(2)
    hand.move(square(table, "c5"))
    hand.up()
    expect(table.page.locator(".drag-card")).to_have_count(0)
    expect(table.confirm).to_contain_text("c5 → c14")
    table.page.keyboard.press("Escape")
    hand.down(left_edge(table.card("9h")))
    hand.move(square(table, "b12"))
    hand.up()
    expect(table.confirm).to_contain_text("b3 → b12, captures Ben")


def test_a_drop_beside_everything_and_escape_change_nothing(lay: Lay) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh"))
    mouse = Mouse(table.page)
    for start, leave in ((square(table, "b3"), mouse.up), (square(table, "b3"), None)):
        mouse.down(start)
        mouse.move(square(table, "d2"))
        expect(table.page.locator(".layer-held .pawn")).to_have_count(1)
        if leave is None:
            table.page.keyboard.press("Escape")
        expect(table.page.locator(".layer-held .pawn")).to_have_count(1 if leave else 0)
        mouse.up()
        expect(table.page.locator(".layer-held .pawn")).to_have_count(0)
        expect(table.prompt).to_have_text("Your turn: choose a card.")
        expect(table.confirm).to_be_hidden()
    assert table.sent == []


def test_a_pawn_drawn_first_takes_the_only_rank_that_leads_there(lay: Lay) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh 8d"))
    mouse = Mouse(table.page)
    mouse.down(square(table, "b3"))
    mouse.move(square(table, "b11"))
    mouse.up()
    expect(table.confirm).to_contain_text("b3 → b11")
    assert table.card("8d").get_attribute("aria-pressed") == "true"


def test_a_finger_scrolls_the_page_unless_it_holds_something(lay: Lay) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh"), viewport=PHONE)
    table.page.add_style_tag(content="html { overflow: auto !important } body { margin-bottom: 900px !important }")
    finger = Finger(table.page)
    x, y = square(table, "b3")
    finger.down((x, y))
    finger.move((x, y - 150))
    finger.up()
    assert table.page.evaluate("scrollY") == 0
    x, y = square(table, "d3")
    finger.down((x, y))
    finger.move((x, y - 150))
    finger.up()
    table.page.wait_for_function("scrollY > 0")


def test_one_press_of_the_mouse_on_the_square_plays_unless_it_harms(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,b3,c5 b:b0,b0,b0,b0 c:c0,c0,c0,b12 d:d0,d0,d0,d0", "9h"), settings={"confirm": "touch"})
    table.card("9h").click()
    table.press("b3")
    table.press("b12")
    expect(table.prompt).to_contain_text("Careful")
    assert table.sent == []
    table.press("c5")
    expect(table.confirm).to_contain_text("c5 → c14")
    table.press("c14")
    expect(table.card("9h")).to_have_count(0)
    assert table.sent == ["9h c5-c14"]


def test_a_tap_asks_by_default_and_plays_when_the_player_says_never(lay: Lay) -> None:
    for setting, sent in (("touch", []), ("never", ["9h b3-b12"])):
        doc = scene("a:a0,a0,a0,b3 b:b0,b0,b0,b12 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h")
        table = lay(doc, viewport=PHONE, settings={"confirm": setting})
        finger = Finger(table.page)
        finger.down(left_edge(table.card("9h")))
        finger.up()
        if sent:
            expect(table.card("9h")).to_have_count(0)
        else:
            expect(table.confirm).to_contain_text("b3 → b12")
        assert table.sent == sent


@pytest.mark.parametrize("kind", [Mouse, Finger])
def test_a_hand_is_laid_by_drawing_its_cards(lay: Lay, kind: type[Mouse | Finger]) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh 2d 5c"))
    hand = kind(table.page)
    hand.down(middle(table.card("5c")))
    hand.move(left_edge(table.card("Kh")))
    expect(table.card("Kh")).to_have_attribute("data-gap", "before")
    hand.up()
    expect(table.page.locator(".hand-card").nth(1)).to_have_attribute("data-card", "5c")
    assert order(table) == ["9h", "5c", "Kh", "2d"]
    assert table.page.locator('.hand-card[aria-pressed="true"]').count() == 0


def test_a_hand_is_laid_by_keys_and_stays_so_when_a_card_has_gone(lay: Lay) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh 2d 5c"))
    table.card("Kh").focus()
    table.page.keyboard.press("Alt+ArrowRight")
    expect(table.page.locator(".hand-card").nth(2)).to_have_attribute("data-card", "Kh")
    expect(table.card("Kh")).to_be_focused()
    table.page.keyboard.press("Alt+End")
    assert order(table) == ["9h", "2d", "5c", "Kh"]
    assert table.page.evaluate("said.at(-1)") == "King of hearts: place 4 of 4."
    table.card("2d").click()
    table.press("b3")
    table.confirm.click()
    expect(table.card("2d")).to_have_count(0)
    assert order(table) == ["9h", "5c", "Kh"]


def test_in_high_contrast_pawns_targets_and_the_chosen_card_stand_out_from_the_ground(lay: Lay) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh"))
    table.page.emulate_media(forced_colors="active")
    table.card("Kh").click()
    table.press("c5")
    expect(table.page.locator(".pawn.is-picked")).to_have_count(1)
    expect(table.page.locator(".layer-over .target-ring")).to_have_count(1)
    expect(table.page.locator('.hand-card[aria-pressed="true"]')).to_have_count(1)
    colours: dict[str, list[str]] = table.page.evaluate("""() => {
      const look = (selector, name) => getComputedStyle(document.querySelector(selector))[name];
      const probe = document.body.appendChild(document.createElement("i"));
      const system = (name) => ((probe.style.color = name), getComputedStyle(probe).color);
      return {
        ground: [look(".square > circle", "fill"), system("Canvas")],
        square: [look(".square > circle", "stroke"), system("CanvasText")],
        pawn: [look(".layer-pawns .pawn-body", "stroke"), system("CanvasText")],
        picked: [look(".pawn.is-picked .pawn-ring", "fill"), system("Highlight")],
        target: [look(".layer-over .target-ring", "stroke"), system("Highlight")],
        chosen: [look('.hand-card[aria-pressed="true"] .card-paper', "stroke"), system("Highlight")],
      };
    }""")
    assert {part: shown for part, (shown, _) in colours.items()} == {part: due for part, (_, due) in colours.items()}
    assert colours["ground"] != colours["square"] != colours["target"]


def test_the_table_says_which_hand_is_played_and_what_is_left_in_the_stock(lay: Lay) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh"), viewport=PHONE)
    expect(table.page.locator(".table-deal")).to_be_hidden()
    table.state = table.state._replace(hand=2, stock=tuple(range(12)))
    table.seq += 1
    table.page.evaluate("(view) => show(view, null)", table.view())
    expect(table.page.locator(".table-deal")).to_have_text("Hand 2 Stock 12")
    size = table.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [PHONE["width"], PHONE["height"]]


@pytest.mark.parametrize("locale", ["eu", "de"])
def test_the_choices_of_the_table_fit_a_small_phone_and_are_kept(lay: Lay, locale: str) -> None:
    table = lay(scene(TWO_PAWNS, "9h Kh"), viewport={"width": 320, "height": 568}, locale_of_page=locale)
    table.page.locator(".table-prefs-button").click()
    panel = table.page.locator(".table-prefs-panel")
    box = panel.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 320
    assert panel.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    panel.locator("select").first.select_option("never")
    assert table.page.evaluate("localStorage.getItem('toktonk.confirm')") == "never"


def test_a_jack_that_loses_a_lap_is_marked_and_asked_for_even_when_one_press_plays(lay: Lay) -> None:
    doc = scene("a:a0,a0,b8,a16 b:b0,b0,b0,b2 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "Jd")
    table = lay(doc, settings={"confirm": "never"})
    table.card("Jd").click()
    table.press("a16")
    table.press("b2")
    expect(table.prompt).to_contain_text("68 squares back")
    expect(table.page.locator(".layer-over .hit.is-harm")).to_have_count(1)
    assert table.sent == []
    table.confirm.click()
    expect(table.card("Jd")).to_have_count(0)
    assert table.sent == ["Jd a16~b2"]
