"""The table of the track games as a hand and an eye meet it: choosing, warning, explaining, moving, fitting."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import PHONE
from tests.e2e.tabletop import Tabletop
from tests.support.server import Server

pytestmark = pytest.mark.e2e
EMPTY = "a:a0,a0,a0,a0 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0"
Lay = Callable[..., Tabletop]
# Words of a plate that reach over its edge.
CUT_OFF = """[...document.querySelectorAll(".plate")].filter((plate) => {
  const { bottom, right } = plate.getBoundingClientRect();
  const words = [...plate.querySelectorAll(".plate-cards, .badge:not(.badge-host)")];
  return words.map((one) => one.getBoundingClientRect()).some((box) => box.right > right || box.bottom > bottom);
}).map((plate) => plate.innerText)"""


def scene(position: str, hand: str, game: str = "tokken", players: int = 4, **more: Any) -> dict[str, Any]:
    return {"game": game, "players": players, "position": position, "hands": {"a": hand}, "turn": "a", **more}


@pytest.fixture
def lay(browser: Browser, server: Server) -> Iterator[Lay]:
    """Lays a table for a scenario; at the end no page may have complained."""
    tables: list[Tabletop] = []

    def make(doc: dict[str, Any], **more: Any) -> Tabletop:
        tables.append(Tabletop(browser, server, doc, **more))
        return tables[-1]

    yield make
    faults = [fault for table in tables for fault in table.close()]
    assert not faults


def test_the_only_move_of_a_card_is_proposed_at_once_and_one_press_plays_it(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b3 b:b0,b0,b0,b12 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h 2c"))
    table.card("9h").click()
    expect(table.confirm).to_contain_text("b3 → b12, captures Ben")
    expect(table.page.locator(".layer-over .hit")).to_have_count(1)
    table.confirm.click()
    expect(table.card("9h")).to_have_count(0)
    assert table.sent == ["9h b3-b12"]
    assert table.pawns()["a"] == ["a0", "a0", "a0", "b12"]
    assert table.pawns()["b"] == ["b0", "b0", "b0", "b0"]


def test_a_card_with_several_pawns_is_played_by_pressing_the_board(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,b3,c5 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "Kh"))
    table.card("Kh").click()
    expect(table.page.locator(".pawn.is-movable")).to_have_count(4)
    table.press("c5")
    expect(table.confirm).to_contain_text("c5 → c18")
    table.press("a0")
    expect(table.confirm).to_contain_text("a new pawn on a18")
    table.confirm.click()
    expect(table.card("Kh")).to_have_count(0)
    assert table.sent == ["Kh a0-a18"]


def test_a_pawn_pressed_first_raises_the_cards_that_can_move_it(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h Ks 5d"))
    table.press("a0")
    expect(table.card("Ks")).to_have_attribute("data-state", "playable")
    expect(table.card("9h")).to_have_attribute("data-state", "dim")
    table.card("Ks").click()
    expect(table.confirm).to_contain_text("a new pawn on a18")


def test_in_tok_staying_on_a_crossing_and_jumping_are_two_targets(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b4 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "3h", "tok"))
    table.card("3h").click()
    expect(table.page.locator(".layer-over .target")).to_have_count(2)
    table.press("c7")
    expect(table.confirm).to_contain_text("b4 → b7, jumps to c7")
    table.press("b7")
    expect(table.confirm).to_have_text(re.compile(r"b4 → b7$"))


def test_harm_to_the_own_team_is_shown_before_it_is_done(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,b12 d:d0,d0,d0,d0", "9h"))
    table.card("9h").click()
    expect(table.prompt).to_contain_text("Careful: this sends back a pawn of Carla")
    expect(table.confirm).to_have_class(re.compile("is-harm"))
    expect(table.page.locator(".hit.is-harm")).to_have_count(1)
    assert any("Careful" in text for text in table.page.evaluate("said"))


def test_a_king_shows_everybody_it_would_run_over(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b3 b:b0,b0,b0,b6 c:c0,c0,c0,b9 d:d0,d0,d0,b16", "Kh"))
    table.card("Kh").click()
    table.page.get_by_role("group", name="Moves").get_by_role("button", name="b3 → b16").click()
    expect(table.page.locator(".layer-over .hit")).to_have_count(3)
    expect(table.confirm).to_contain_text(re.compile("captures Ben, Carla,? and Dirk"))


def test_a_seven_is_put_together_part_by_part_and_the_board_shows_it(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,b3,c1 b:b0,b0,b0,b0 c:c0,c0,c0,d2 d:d0,d0,d0,d0", "7s"))
    table.card("7s").click()
    expect(table.page.locator(".bar-pip.is-left")).to_have_count(7)
    table.press("b3")
    table.press("b6")
    expect(table.page.locator(".bar-pip.is-left")).to_have_count(4)
    assert table.pawns()["a"] == ["a0", "a0", "b6", "c1"]
    table.page.keyboard.press("z")
    expect(table.page.locator(".bar-pip.is-left")).to_have_count(7)
    assert table.pawns()["a"] == ["a0", "a0", "b3", "c1"]
    table.press("b3")
    table.press("b6")
    expect(table.page.locator(".bar-pip.is-left")).to_have_count(4)
    table.press("d2")
    table.press("d6")
    expect(table.confirm).to_contain_text("b3 → b6; d2 → d6 (Carla)")
    expect(table.page.locator(".bar-pip.is-left")).to_have_count(0)
    table.confirm.click()
    expect(table.card("7s")).to_have_count(0)
    assert table.sent == ["7s b3-b6,d2-d6"]


def test_a_card_that_cannot_be_played_says_why_with_rule_and_squares(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b16 b:b0,b0,b0,b18 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h Ks"))
    table.card("9h").click()
    expect(table.prompt).to_contain_text("(R20)")
    expect(table.page.locator(".layer-concerned .concerned")).not_to_have_count(0)
    expect(table.confirm).to_be_hidden()
    table.page.keyboard.press("Escape")
    expect(table.prompt).to_have_text("Your turn: choose a card.")


@pytest.mark.parametrize(("game", "words"), [("tokken", "Lay down my hand"), ("tok", "Discard 3")])
def test_who_cannot_play_is_told_so_and_has_one_clear_button(lay: Lay, game: str, words: str) -> None:
    table = lay(scene(EMPTY, "9h 3c", game))
    expect(table.prompt).to_contain_text("None of your cards can be played")
    if game == "tok":
        table.card("3c").click()
    expect(table.confirm).to_contain_text(words)
    table.confirm.click()
    expect(table.confirm).to_be_hidden()
    assert table.sent == [{"tokken": "fold", "tok": "discard 3c"}[game]]


def test_a_move_is_made_by_keys_alone_and_the_focus_is_never_lost(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,b3,c5 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "Kh 9s 2d"))
    keys = table.page.keyboard
    keys.press("2")
    expect(table.card("9s")).to_be_focused()
    keys.press("ArrowRight")
    expect(table.card("2d")).to_be_focused()
    keys.press("Home")
    keys.press("Space")
    expect(table.card("Kh")).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowUp")
    focused = table.page.locator(".choice:focus")
    expect(focused).to_have_count(1)
    keys.press("Tab")
    keys.press("Enter")
    expect(table.confirm).to_contain_text("b3 → b16")
    keys.press("Escape")
    expect(table.confirm).to_be_hidden()
    keys.press("2")
    expect(table.page.locator(".choice")).to_have_count(2)
    table.page.locator(".choice").last.focus()
    keys.press("Enter")
    expect(table.confirm).to_be_visible()
    keys.press("Enter")
    expect(table.card("9s")).to_have_count(0)
    assert table.sent == ["9s c5-c14"]
    assert table.page.evaluate("document.activeElement !== document.body")


def test_cards_keep_their_elements_and_the_focus_when_somebody_else_moves(lay: Lay) -> None:
    table = lay(scene(EMPTY, "9h 3c", turn="d") | {"hands": {"a": "9h 3c", "d": "Kd 2d"}})
    table.card("3c").focus()
    table.play("Kd d0-d18")
    expect(table.page.locator(".plate.seat-a")).to_have_class(re.compile("is-turn"))
    expect(table.card("3c")).to_be_focused()


def test_pawns_move_along_their_way_and_a_newer_view_overtakes_them(lay: Lay) -> None:
    position = "a:a0,a0,a0,b3 b:b0,b0,b0,b5 c:c0,c0,c0,c0 d:d0,d0,d0,d2"
    doc = scene(position, "9h") | {"hands": {"a": "9h 2c", "d": "8d 2d", "b": "2s"}, "turn": "d"}
    table = lay(doc, settings={"speed": "slow"})
    table.play("8d d2-d10")
    pawn = table.page.locator(".pawn.seat-d").last
    seen = {pawn.get_attribute("transform")}
    while table.pawns()["d"] != ["d0", "d0", "d0", "d10"]:
        seen.add(pawn.get_attribute("transform"))
    assert len(seen) > 8
    table.card("9h").click()
    table.confirm.click()
    table.play("2s b5-b7")
    expect(table.page.locator(".plate.seat-c")).to_have_class(re.compile("is-turn"))
    table.card("2c").click()
    assert table.pawns()["a"] == ["a0", "a0", "a0", "b12"]
    assert table.pawns()["b"] == ["b0", "b0", "b0", "b7"]


def test_without_motion_pawns_are_where_they_belong_at_once(lay: Lay) -> None:
    doc = scene(EMPTY, "9h") | {"hands": {"a": "9h", "d": "Kd"}, "turn": "d"}
    table = lay(doc, settings={"speed": "slow"}, reduced_motion="reduce")
    table.play("Kd d0-d18")
    expect(table.page.locator(".plate.seat-a")).to_have_class(re.compile("is-turn"))
    assert table.pawns()["d"] == ["d0", "d0", "d0", "d18"]


def test_everybody_sees_the_same_pawns_from_their_own_side(lay: Lay) -> None:
    position = "a:a0,b3,b18,a+2 b:b0,b0,c1,b+4 c:c0,c0,a7,c+1 d:d0,d0,d0,d18"
    wanted = {seat: sorted(squares.split(",")) for seat, squares in (one.split(":") for one in position.split())}
    for you in ("a", "b", "c", "d", None):
        table = lay(scene(position, "9h") | {"hands": dict.fromkeys("abcd", "9h")}, you=you)
        assert table.pawns() == wanted
        lowest = table.page.evaluate(
            """() => [...document.querySelectorAll(".home")]
                 .sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y).at(-1).dataset.square[0]"""
        )
        assert lowest == (you or "a")


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7, 8])
def test_every_board_fits_a_small_phone_without_scrolling(lay: Lay, players: int) -> None:
    seats = "ac" if players == 2 else "abcdefgh"[:players]
    position = " ".join(f"{seat}:{seat}0,{seat}0,{seat}+1,{seat}18" for seat in seats)
    table = lay(scene(position, "Ah 2h 3h 4h 6h 7h 8h 9h Th Jh Qh Kh 2s", players=players), viewport=PHONE)
    size = table.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [PHONE["width"], PHONE["height"]]
    board = table.page.locator(".board").bounding_box()
    assert board is not None and board["width"] >= 280
    for card in table.page.locator(".hand-card").all():
        box = card.bounding_box()
        assert box is not None and box["width"] >= 40 and box["height"] >= 40
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] + box["height"] <= 640.5
    for plate in table.page.locator(".plate-name").all():
        box = plate.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 360


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (2560, 1440)], ids=["small", "side", "big"])
def test_eight_plates_and_thirteen_cards_fit_the_smallest_and_the_biggest_screen(lay: Lay, size: Any) -> None:
    width, height = size
    position = " ".join(f"{seat}:{seat}0,{seat}0,{seat}+1,{seat}18" for seat in "abcdefgh")
    hand = "Ah 2h 3h 4h 6h 7h 8h 9h Th Jh Qh Kh 2s"
    table = lay(scene(position, hand, players=8), viewport={"width": width, "height": height})
    shown = table.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert shown == [width, height]
    boxes = [card.bounding_box() for card in table.page.locator(".hand-card").all()]
    assert all(box and box["width"] >= 40 and box["height"] >= 40 for box in boxes), boxes
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes if box)
    assert all(box["y"] + box["height"] <= height + 0.5 for box in boxes if box)
    assert table.page.evaluate(CUT_OFF) == []


def test_a_finger_beside_a_small_square_still_means_it(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,b3,c14 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h"), viewport=PHONE)
    table.card("9h").click()
    box = table.page.locator('[data-square="b3"]').bounding_box()
    assert box is not None
    table.page.mouse.click(box["x"] + box["width"] / 2 - 18, box["y"] + box["height"] / 2)
    expect(table.confirm).to_contain_text("b3 → b12")


def test_the_table_is_set_as_the_person_likes_it(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "Kh 9h Ah"))
    table.page.get_by_label("Table settings").click()
    table.page.get_by_text("Name the squares").click()
    expect(table.page.locator(".square-label", has_text="b12")).to_be_visible()
    table.page.get_by_text("Sort my cards by rank").click()
    expect(table.page.locator(".hand-card").first).to_have_attribute("data-card", "Ah")
    table.card("9h").click()
    expect(table.page.get_by_text("Name the squares")).to_be_hidden()
    expect(table.confirm).to_contain_text("b3 → b12")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_axe_finds_nothing_while_a_move_is_chosen(lay: Lay, theme: str, viewport: dict[str, int]) -> None:
    position = "a:a0,a0,b3,b16 b:b0,b0,b0,b18 c:c0,c0,c0,b12 d:d0,d0,d0,d0"
    table = lay(scene(position, "9h Ks 7d Jc 4s"), theme=theme, viewport=viewport, reduced_motion="reduce")
    assert table.person.complaints_of_axe() == []
    for card in ("9h", "7d", "Jc", "Ks"):
        table.card(card).click()
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
        assert table.person.complaints_of_axe() == []


def test_the_table_speaks_dutch_too(lay: Lay) -> None:
    doc = scene("a:a0,a0,a0,b3 b:b0,b0,b0,b12 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h")
    table = lay(doc, locale_of_page="nl")
    table.card("9h").click()
    expect(table.confirm).to_contain_text("Speel 9♥")
    expect(table.confirm).to_contain_text("slaat Ben")


def test_nothing_beside_a_wide_board_is_cut_off_or_broken_over_lines(lay: Lay) -> None:
    doc = scene("a:a0,a0,a0,b3 b:b0,b0,b0,b12 c:c0,c0,c0,c5 d:d0,d0,d0,d12", "Jc 9h 2s")
    narrow = {"width": 1120, "height": 900}
    table = lay(doc, locale_of_page="nl", viewport=narrow, names=("W" * 20,) * 4)
    one_line = "(badge) => badge.getBoundingClientRect().height < 1.6 * parseFloat(getComputedStyle(badge).lineHeight)"
    assert table.page.locator(".turn-badge").evaluate(one_line)
    table.card("Jc").click()
    expect(table.page.locator(".choice")).to_have_count(3)
    assert table.page.locator(".bar-choices").evaluate("(list) => list.scrollWidth <= list.clientWidth")


def test_other_moves_are_shown_from_the_first_of_them(lay: Lay) -> None:
    doc = scene("a:a0,a0,b3,c5 b:b0,b0,b0,b12 c:c0,c0,c0,c6 d:d0,d0,d0,d12", "Jc Kh")
    table = lay(doc, viewport=PHONE)
    table.card("Jc").click()
    choices = table.page.locator(".bar-choices")
    choices.evaluate("(list) => list.scrollTo(10000, 0)")
    assert choices.evaluate("(list) => list.scrollLeft") > 0
    table.card("Kh").click()
    expect(table.page.locator(".choice").first).to_contain_text("a18")
    assert choices.evaluate("(list) => list.scrollLeft") == 0


def test_the_number_of_cards_stands_beside_their_backs(lay: Lay) -> None:
    table = lay(scene("a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h Kh 2c"))
    gap = """() => {
      const all = [...document.querySelectorAll(".plate.is-you .plate-backs i")];
      const backs = all.filter((back) => back.offsetWidth > 0);
      const count = document.querySelector(".plate.is-you .plate-count");
      return count.getBoundingClientRect().left - backs.at(-1).getBoundingClientRect().right;
    }"""
    assert table.page.evaluate(gap) >= 1
