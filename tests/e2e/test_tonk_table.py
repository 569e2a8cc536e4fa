"""The table of Tonk as a hand meets it: drawing, laying, laying off, dropping, settling, by pointer and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.tonktop import LayTonk, scene

pytestmark = pytest.mark.e2e
SETTLED = 800  # so many milliseconds after the end of a game a press is one for the next
FOCUSED = "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"


def test_a_turn_is_draw_lay_and_discard_by_pressing_pile_chip_and_card(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene())
    expect(table.prompt).to_have_text("Your turn: draw a card, or drop.")
    table.pile("stock").click()
    expect(table.card("7s")).to_be_visible()
    expect(table.hint).to_contain_text("You drew 7♠")
    table.button("Lay 4s 5s 6s").click()
    assert table.picked() == ["4s", "5s", "6s"]
    table.button("Lay 4s 5s 6s").click()
    expect(table.meld(3).locator("[data-card]")).to_have_count(3)
    table.button("Lay off 7s on 4s–6s").click()
    table.button("Lay off 7s on 4s–6s").click()
    expect(table.meld(3).locator("[data-card]")).to_have_count(4)
    table.card("4d").click()
    table.button("Discard 4d").click()
    expect(table.pile("discard")).to_have_attribute("data-top", "4d")
    assert table.sent == ["draw stock", "meld 4s 5s 6s", "layoff 7s to 3", "discard 4d"]
    expect(table.prompt).to_have_text("Ben draws a card, or drops.")


def test_the_top_discard_is_taken_and_marked_as_new(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene())
    table.button("Take 2h").click()
    expect(table.card("2h").locator(".hand-badge")).to_have_attribute("data-text", "new")
    expect(table.pile("discard")).to_have_attribute("data-top", "6c")
    assert "The top discard is" not in " ".join(table.said)


def test_melds_in_the_hand_are_pointed_out_and_overlapping_ones_can_be_told_apart(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("4s 5s 6s 4h 4d Kh"))
    table.pile("discard").click()
    expect(table.button("Lay 4s 4h 4d")).to_be_visible()
    assert table.raised() == ["4d", "4h", "4s", "5s", "6s"]
    table.button("Lay 4s 4h 4d").hover()
    expect(table.card("5s")).to_have_attribute("data-state", "dim")
    assert table.raised() == ["4d", "4h", "4s"]


def test_a_meld_is_built_by_hand(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene())
    table.pile("discard").click()
    for card in ("4h", "4s", "4d"):
        table.card(card).click()
    table.button("Lay 4s 4h 4d").click()
    expect(table.meld(3)).to_have_accessible_name("Anna: set of 4: spades, hearts and diamonds.")
    assert table.sent[-1] == "meld 4s 4h 4d"


def test_cards_that_are_no_meld_are_refused_with_the_rule_that_they_break(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("Ac Kc Qc 4h"))
    table.pile("discard").click()
    for card in ("Kc", "Ac", "Qc"):
        table.card(card).click()
    expect(table.prompt).to_contain_text("(N10)")
    table.button("Lay Kc Ac Qc").click()
    expect(table.prompt).not_to_have_text("Playing …")
    assert [reason["rule"] for reason in table.refused] == ["N1"]
    assert table.picked() == ["Ac", "Kc", "Qc"]


def test_a_card_that_fits_two_melds_asks_on_which(lay_tonk: LayTonk) -> None:
    table = lay_tonk(
        scene("Th 4h", table=[{"owner": "b", "cards": "Ts Tc Td"}, {"owner": "c", "cards": "7h 8h 9h"}], stock="2s 2d")
    )
    table.pile("stock").click()
    table.card("Th").click()
    expect(table.meld(1)).to_have_class(re.compile("is-target"))
    expect(table.meld(2)).to_have_class(re.compile("is-target"))
    expect(table.button("Lay off Th on Ts Td Tc")).to_be_visible()
    table.meld(2).click()
    expect(table.meld(2).locator("[data-card]")).to_have_count(4)
    assert table.sent[-1] == "layoff Th to 2"


def test_a_meld_pressed_first_asks_for_the_card(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("Qc 4h 2s"))
    table.pile("stock").click()
    table.meld(2).click()
    expect(table.prompt).to_have_text("Choose the card to lay off there.")
    assert table.raised() == ["Qc"]
    table.card("Qc").click()
    table.button("Lay off Qc on 9c–Jc").click()
    assert table.sent[-1] == "layoff Qc to 2"


def test_a_card_on_a_meld_that_it_does_not_fit_is_refused_with_the_rule(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("Qh 4h 2s"))
    table.pile("stock").click()
    table.card("4h").click()
    table.meld(2).click()
    expect(table.prompt).not_to_have_text("Playing …")
    assert [(reason["code"], reason["rule"]) for reason in table.refused] == [("does-not-fit", "N10")]


def test_what_is_not_allowed_now_says_why(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene())
    table.card("4s").click()
    expect(table.prompt).to_have_text("First draw a card. (N7)")
    table.meld(1).click()
    expect(table.prompt).to_have_text("First draw a card. (N8)")
    table.pile("stock").click()
    table.pile("discard").click()
    expect(table.prompt).to_contain_text("(N7)")
    table.card("4d").click()
    table.button("Discard 4d").click()
    expect(table.prompt).to_contain_text("Ben")
    table.pile("stock").click()
    expect(table.prompt).to_have_text("It is not your turn. (N6)")
    assert table.sent == ["draw stock", "discard 4d"]
    assert table.refused == []


def test_a_drop_asks_first_and_then_settles_in_words(lay_tonk: LayTonk) -> None:
    """N14: Anna drops with 6, Ben has 4, Carla 11."""
    table = lay_tonk(scene("2s 4d", hands={"b": "4h", "c": "Jd Ah"}))
    table.button("Drop with 6").click()
    expect(table.prompt).to_contain_text("you pay 2 to everybody who does not have more")
    assert table.sent == []
    table.button("Cancel").click()
    table.button("Drop with 6").click()
    table.button("Drop with 6").click()
    expect(table.panel.get_by_role("heading")).to_have_text("Ben wins this game")
    expect(table.panel).to_contain_text("Anna has dropped with 6 and is caught: Ben (4) does not have more. (N12)")
    expect(table.panel.get_by_role("listitem")).to_have_text(
        [
            "Anna pays Ben 2 chips for being caught, double",
            "Carla pays Ben 1 chip for the fewest points of the others",
        ]
    )
    rows = table.panel.locator("tbody tr")
    expect(rows.nth(1)).to_contain_text(re.compile(r"Ben.*4 points.*\+3.*3"))
    assert table.sent == ["drop"]


def test_hands_that_the_rules_keep_private_are_not_shown(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("4s 5s 6s"))
    table.pile("discard").click()
    table.card("2h").click()
    table.button("Discard 2h").click()
    table.play("draw stock", "discard 7s", "draw discard", "discard Qd", "draw stock", "meld 4s 5s 6s", "discard Ks")
    expect(table.panel).to_contain_text("You win this game")
    expect(table.panel.get_by_text("not shown")).to_have_count(3)
    expect(table.panel.locator(".card-face")).to_have_count(0)


def test_who_has_to_wait_sees_for_how_long_and_why(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("4s 5s 6s Kh 8h", options={"wait": True}, stock="7c Js 7h 2d 3d Td"))
    table.pile("stock").click()
    table.button("Lay 4s 5s 6s").click()
    table.button("Lay 4s 5s 6s").click()
    table.card("Kh").click()
    table.button("Discard Kh").click()
    table.play("draw stock", "discard Js", "draw stock", "discard 7h")
    expect(table.page.locator(".tonk-place", has_text="Anna").get_by_text("wait 3")).to_be_visible()
    expect(table.hint).to_contain_text("(N21)")
    drop = table.button("Drop with 15")
    expect(drop).to_have_attribute("aria-disabled", "true")
    drop.click(force=True)
    expect(table.prompt).to_contain_text("(N21)")
    assert "drop" not in table.sent


def test_a_meld_that_must_be_laid_is_asked_for_before_the_discard(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("4s 5s 6s Kh", options={"must_meld": True}))
    table.pile("discard").click()
    expect(table.prompt).to_contain_text("(N24)")
    table.card("Kh").click()
    expect(table.prompt).to_contain_text("(N24)")
    expect(table.page.locator(".tonk-act", has_text="Discard")).to_have_count(0)
    table.button("Lay 4s 5s 6s").click()
    table.button("Lay 4s 5s 6s").click()
    table.card("Kh").click()
    table.button("Discard Kh").click()
    assert table.sent[1:] == ["meld 4s 5s 6s", "discard Kh"]


def test_the_empty_stock_is_explained_and_asked_only_after_a_question(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("2s 4d", stock=""))
    expect(table.prompt).to_contain_text("(N13)")
    table.pile("stock").click()
    expect(table.prompt).to_contain_text("ends the game")
    assert table.sent == []
    table.button("Ask for a card").click()
    expect(table.panel).to_contain_text("Anna has asked for a card from the empty stock")
    assert table.sent == ["draw stock"]


def test_a_double_press_at_the_end_of_a_game_does_not_begin_the_next_one(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("2s", hands={"b": "4h Kd"}))
    table.button("Drop with 2").click()
    table.button("Drop with 2").click()
    expect(table.panel).to_be_visible()
    table.button("Next game").dblclick()
    assert table.sent == ["drop"]


def test_the_next_game_and_the_score_sheet(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("2s", hands={"b": "4h Kd"}))
    table.button("Drop with 2").click()
    table.button("Drop with 2").click()
    table.page.wait_for_timeout(SETTLED)
    table.button("Next game").click()
    expect(table.panel).to_be_hidden()
    assert table.sent == ["drop", "next"]
    expect(table.page.locator(".tonk-meld")).to_have_count(0)
    table.page.get_by_role("button", name="Score").click()
    sheet = table.page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tbody tr")).to_have_text(
        [re.compile(r"So far\s*2\s*−1\s*−1"), re.compile(r"1\s*drop\s*\+2\s*−1\s*−1")]
    )
    table.page.keyboard.press("Escape")


def test_agreeing_to_end_and_closing_as_the_host(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("2s", hands={"b": "4h Kd"}))
    table.button("Drop with 2").click()
    table.button("Drop with 2").click()
    table.play_as("b", "end")
    expect(table.hint).to_have_text("Ben wants the match to end.")
    table.page.wait_for_timeout(SETTLED)
    table.button("I want to stop").click()
    expect(table.hint).to_have_text("You want the match to end. Waiting for Carla.")
    table.button("End the match").click()
    expect(table.prompt).to_contain_text("End the match for everybody")
    table.button("End the match").click()
    expect(table.prompt).to_have_text("The match is over.")
    assert table.sent == ["drop", "end", "close"]


def test_a_turn_is_played_by_keys_alone_and_the_focus_is_never_lost(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene())
    keyboard = table.page.keyboard

    def focus() -> str:
        name: str = table.page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
        )
        return name.replace("\ufe0e", "").replace("\xa0", " ")

    keyboard.press("ArrowDown")
    assert focus() == "Draw from stock"
    keyboard.press("Enter")
    expect(table.card("7s")).to_be_visible()
    assert focus().startswith("Lay 4♠ 5♠ 6♠")
    keyboard.press("Enter")
    expect(table.card("4s")).to_have_attribute("aria-pressed", "true")
    assert focus() == "Lay 4♠ 5♠ 6♠"
    keyboard.press("Enter")
    expect(table.meld(3)).to_be_visible()
    assert focus() == "Lay off 7♠ on 4♠–6♠"
    keyboard.press("ArrowDown")
    keyboard.press("Home")
    first = focus()
    assert first.startswith("7 of spades")
    keyboard.press("2")
    expect(table.prompt).to_contain_text("What about")
    keyboard.press("Escape")
    expect(table.page.locator('.hand-card[aria-pressed="true"]')).to_have_count(0)
    keyboard.press("3")
    expect(table.page.locator('.hand-card[aria-pressed="true"]')).to_have_count(1)
    keyboard.press("Enter")
    expect(table.prompt).to_have_text("Ben draws a card, or drops.")
    assert table.sent[-1].startswith("discard")
    assert table.page.evaluate("document.activeElement !== document.body")
    table.play("draw stock", "discard Ks")
    assert table.page.evaluate("document.activeElement !== document.body")


def test_who_does_not_see_the_table_hears_the_new_card_and_the_new_top(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene())
    table.pile("stock").click()
    expect(table.card("7s")).to_be_visible()
    assert "You drew 7 of spades." in table.said
    table.card("4d").click()
    assert table.said[-1].replace("\ufe0e", "").endswith("Discard 4♦")
    table.button("Discard 4d").click()
    expect(table.pile("discard")).to_have_attribute("data-top", "4d")
    assert table.said[-1] == "The top discard is 4 of diamonds."
    expect(table.pile("stock")).to_have_accessible_name("Stock: 2 cards.")


def test_cards_fly_and_the_panel_waits_for_them(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("4s 5s 6s"), motion="on")
    table.pile("discard").click()
    expect(table.page.locator(".tonk-ghost")).to_have_count(1)
    expect(table.page.locator(".tonk-ghost")).to_have_count(0)
    table.card("2h").click()
    table.button("Discard 2h").click()
    table.play("draw stock", "discard 7s")
    table.play("draw discard", "discard Qd", "draw stock", "meld 4s 5s 6s")
    expect(table.page.locator(".tonk-ghost")).to_have_count(3)
    expect(table.page.locator(".tonk-ghost")).to_have_count(0)
    table.play("discard Ks")
    expect(table.panel).to_be_visible()
    expect(table.page.locator(".tonk-ghost")).to_have_count(0)


def test_who_watches_sees_no_hand_and_presses_nothing(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene(), you=None)
    expect(table.page.locator(".hand-card:visible")).to_have_count(0)
    expect(table.prompt).to_have_text("Anna draws a card, or drops.")
    table.pile("stock").click(force=True)
    assert table.sent == []
    expect(table.pile("stock")).to_have_attribute("aria-disabled", "true")


def test_presence_dealer_and_counts_stand_on_the_plates(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene())
    table.page.evaluate("meet({a: 'here', b: 'away', c: 'here'})")
    ben = table.page.locator(".tonk-place", has_text="Ben")
    expect(ben.get_by_title("Not connected")).to_be_visible()
    expect(ben).to_contain_text("2 cards.")
    expect(table.page.locator(".tonk-place", has_text="Carla").get_by_title("Dealer")).to_be_visible()


def test_a_hand_is_laid_by_mouse_and_keys_and_a_drawn_card_comes_behind_it(lay_tonk: LayTonk) -> None:
    table = lay_tonk(scene("4s 5s 6s Kh"))
    cards = table.page.locator(".hand-card")
    order = "all => all.map((one) => one.dataset.card)"
    before = cards.evaluate_all(order)
    first, last = table.card(before[0]).bounding_box(), table.card(before[-1]).bounding_box()
    assert first is not None and last is not None
    table.page.mouse.move(last["x"] + last["width"] / 2, last["y"] + 40)
    table.page.mouse.down()
    table.page.mouse.move(first["x"] + 5, first["y"] + 40, steps=5)
    table.page.mouse.up()
    expect(cards.first).to_have_attribute("data-card", before[-1])
    table.page.keyboard.press("Escape")
    table.card(before[-1]).focus()
    table.page.keyboard.press("Alt+ArrowRight")
    laid = [before[0], before[-1], *before[1:-1]]
    expect(cards.first).to_have_attribute("data-card", before[0])
    assert cards.evaluate_all(order) == laid
    table.pile("stock").click()
    expect(cards).to_have_count(5)
    assert cards.evaluate_all(order)[:4] == laid
