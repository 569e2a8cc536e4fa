"""Decks, dealers, exchanges and the stock: R6 to R11, R38, R52."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from app.errors import Illegal
from app.games.kit.cards import print_cards
from tests.games.track.tables import SEATS, Dealt, Match, random_match, seeded

FOUR = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h"


def hand(match: Match, letter: str) -> str:
    return print_cards(match.state.hands[SEATS.index(letter)])


def refused(play: Callable[[], object]) -> tuple[str, str | None]:
    with pytest.raises(Illegal) as caught:
        play()
    return caught.value.reason.code, caught.value.reason.rule


def give_all(match: Match, letters: str) -> None:
    for letter in letters:
        match.play(f"{letter} give {hand(match, letter).split()[0]}")


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    match = Match("tokken", 4, Dealt([FOUR], dealer=3))
    assert hand(match, "a") == "As 5s 9s Ks 4h"
    assert hand(match, "b") == "2s 6s Ts Ah 5h"
    assert hand(match, "d") == "4s 8s Qs 3h 7h"
    assert (match.table()["dealer"], match.table()["leader"], match.table()["size"]) == ("d", "a", 5)


@pytest.mark.parametrize("players", range(2, 9))
def test_a_deal_leaves_the_rest_in_the_stock(players: int) -> None:
    match = Match("tok", players, seeded(players))
    state = match.state
    assert len(state.stock) == len(state.rules.deck) - 5 * players
    dealt = [card for held in state.hands for card in held]
    assert sorted([*dealt, *state.stock]) == sorted(state.rules.deck)


def test_teammates_give_each_other_a_card_that_nobody_sees_before_all_have_chosen() -> None:
    match = Match("tok", 4, Dealt([FOUR], dealer=3))
    assert match.game.to_act(match.state) == (0, 1, 2, 3)
    assert [event["e"] for event in match.play("c give 3s")] == ["chose"]
    assert match.game.to_act(match.state) == (0, 1, 3)
    assert hand(match, "a") == "As 5s 9s Ks 4h"
    match.play("a give As")
    match.play("d give 4s")
    assert [event["e"] for event in match.play("b give 2s")] == ["chose", "exchanged"]
    assert hand(match, "a") == "5s 9s Ks 4h 3s"
    assert hand(match, "c") == "7s Js 2h 6h As"
    assert hand(match, "d") == "8s Qs 3h 7h 2s"
    assert match.game.to_act(match.state) == (0,)
    assert (match.mine("a")["gave"], match.mine("a")["received"]) == ("As", "3s")


def test_a_given_card_stays_given() -> None:
    match = Match("tok", 4, Dealt([FOUR], dealer=3))
    match.play("a give As")
    assert refused(lambda: match.play("a give 5s")) == ("already-given", "R10")
    assert refused(lambda: match.play("b give As")) == ("not-in-hand", "R10")
    assert refused(lambda: match.play("b As b0-b18")) == ("exchange-first", "R10")
    assert refused(lambda: match.play("b fold")) == ("exchange-first", "R10")
    assert list(match.game.legal(match.state, 0)) == []


def test_after_the_exchange_nothing_is_given() -> None:
    match = Match("tok", 4, Dealt([FOUR], dealer=3))
    give_all(match, "abcd")
    assert refused(lambda: match.play("a give 5s")) == ("no-exchange-now", "R10")
    assert refused(lambda: match.play("b give 6s")) == ("no-exchange-now", "R10")


@pytest.mark.parametrize(
    ("players", "options", "to"),
    [
        (3, {}, {"a": "b", "b": "c", "c": "a"}),
        (4, {"teams": "none"}, {"a": "b", "b": "c", "c": "d", "d": "a"}),
        (4, {"exchange": "left"}, {"a": "b", "b": "c", "c": "d", "d": "a"}),
        (6, {}, {"a": "c", "b": "d", "c": "e", "d": "f", "e": "a", "f": "b"}),
        (6, {"teams": "pairs"}, {"a": "d", "b": "e", "c": "f", "d": "a", "e": "b", "f": "c"}),
        (2, {"exchange": "left"}, {"a": "c", "c": "a"}),
    ],
)
def test_a_card_goes_to_whom_the_table_says(players: int, options: dict[str, str], to: dict[str, str]) -> None:
    match = Match("tok", players, seeded(5), **options)
    assert match.table()["exchange"]["to"] == to
    given = {letter: hand(match, letter).split()[0] for letter in to}
    give_all(match, "".join(to))
    assert {letter: match.mine(receiver)["received"] for letter, receiver in to.items()} == given


def test_two_draw_blind_from_the_hands_as_dealt() -> None:
    deck = "9h Kh 8s 7h Ks Js Th As Qs 3h"
    chance = Dealt([deck], dealer=0, draws={"blind-a": 4, "blind-c": 3})
    match = Match("tokken", 2, chance, exchange="blind")
    assert match.last("exchanged")["got"] == {"a": "Qs", "c": "As"}
    assert hand(match, "a") == "Kh 7h Js 3h Qs"
    assert hand(match, "c") == "9h 8s Ks Th As"
    assert chance.asked == [(2, "dealer", 0), (5, "blind-a", 1), (5, "blind-c", 1)]
    assert match.game.to_act(match.state) == (2,)


def test_two_may_draw_the_same_place_and_no_draw_is_asked_twice() -> None:
    chance = Dealt()
    match = Match("tok", 2, chance, exchange="blind", jokers=False)
    while match.state.deck < 3:
        seat = match.game.to_act(match.state)[0]
        match.play(f"{SEATS[seat]} {match.game.default_act(match.state, seat)}")
    draws = [asked for asked in chance.asked if asked[1] != "dealer"]
    assert len({asked[1:] for asked in draws}) == len(draws)
    assert [number for _, purpose, number in draws if purpose == "blind-a"] == [1, 2, 3, 4, 5, 6, 7]


def test_without_an_exchange_the_leader_plays_at_once() -> None:
    match = Match("tok", 4, Dealt([FOUR], dealer=1), exchange="none")
    assert match.game.to_act(match.state) == (2,)
    assert match.table()["exchange"] is None


def dealers(key: str, hands: int, **options: object) -> list[tuple[int, int, str, str]]:
    found = []
    match = None
    for match, _, _ in random_match(3, key, 3, **options):
        found = [event for event in match.log if event["e"] == "dealt"]
        if len(found) >= hands:
            break
    assert match is not None
    return [(event["deck"], event["size"], event["dealer"], event["leader"]) for event in found[:hands]]


def test_in_tokken_one_dealer_deals_a_round() -> None:
    deals = dealers("tokken", 7)
    assert [size for _, size, _, _ in deals] == [5, 4, 4, 5, 4, 4, 5]
    assert [deck for deck, _, _, _ in deals] == [1, 1, 1, 2, 2, 2, 3]
    first = SEATS.index(deals[0][2])
    assert [dealer for _, _, dealer, _ in deals] == [SEATS[(first + turn) % 3] for turn in (0, 0, 0, 1, 1, 1, 2)]


def test_in_tok_who_led_the_hand_deals_the_next() -> None:
    deals = dealers("tok", 7)
    assert all(before[3] == after[2] for before, after in pairwise(deals))
    assert len({dealer for _, _, dealer, _ in deals}) == 3


@pytest.mark.parametrize("key", ["tokken", "tok"])
def test_one_hand_of_thirteen_is_a_round(key: str) -> None:
    deals = dealers(key, 3, deal="13")
    assert [(deck, size) for deck, size, _, _ in deals] == [(1, 13), (2, 13), (3, 13)]
    assert all(before[3] == after[2] for before, after in pairwise(deals))


@pytest.mark.parametrize("key", ["tokken", "tok"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_with_jokers_the_stock_never_runs_out_at_a_deal(key: str, players: int) -> None:
    for match, _, _ in random_match(11, key, players):
        dealt = match.last("dealt")
        assert all(len(cards) == dealt["size"] for cards in dealt["hands"].values())


def test_a_joker_draws_the_next_card_and_only_its_player_is_told_which() -> None:
    match = Match("tok", 2, Dealt(["X 2s 3s 4s 5s 6s 7s 8s 9s Ts Js"], dealer=2 - 1))
    events = match.play("a X a0-a18")
    assert (events[0]["drew"], events[0]["drawn"]) == (True, "Js")
    assert hand(match, "a").endswith("Js")
    assert match.game.tell(events[0], 0)["drawn"] == "Js"
    assert all("drawn" not in match.game.tell(events[0], seat) for seat in (2, None))
    assert match.table()["stock"] == len(match.state.rules.deck) - 11


def test_the_pile_is_what_was_laid_since_the_shuffle() -> None:
    for match, _, _ in random_match(2, "tokken", 2):
        state = match.state
        laid = [card for _, card in state.pile]
        everything = [*laid, *state.stock, *(card for held in state.hands for card in held)]
        assert sorted(everything) == sorted(state.rules.deck)
        assert [row["card"] for row in match.table()["pile"]] == print_cards(laid).split()
