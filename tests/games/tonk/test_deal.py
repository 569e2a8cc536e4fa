"""The cut and the deal: N2, N3, N5, N6, and the chance that a stranger can do again."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import pytest

from app.games.kit.cards import CARD_TEXT, parse_card
from app.games.tonk import TONK
from tests.games.tonk.tables import Match, StackedChance, seeded, texts
from tests.laws.oracle_tonk import pack


class ChosenCuts:
    """Cuts the cards it is told to, in their order, and leaves decks as they are."""

    def __init__(self, cards: str, deck: int = 52) -> None:
        self.cards = cards.split()
        self.deck = deck
        self.out: list[str] = []

    def shuffled(self, cards: Sequence[int], counter: int) -> tuple[int, ...]:
        return tuple(cards)

    def below(self, n: int, purpose: str, counter: int) -> int:
        if n == self.deck:
            self.out = []  # a new round, from the whole deck
        left = [card for card in pack(self.deck) if card not in self.out]
        assert (purpose, n) == ("cut", len(left))
        self.out.append(self.cards[counter])
        return left.index(self.cards[counter])


@pytest.mark.parametrize(
    ("players", "cards", "dealer"),
    [
        (2, "2s 3s", "b"),
        (3, "Ks As Qs", "a"),
        (4, "As Ah 2d Ac", "c"),
        (2, "Ts Js", "b"),
        (2, "Ks Kh 2s As", "a"),  # a tie cuts again
        (3, "Ks 2h Kd 3s 9c", "c"),  # only those who tie
        (4, "5s 5h 5d 5c As Ah Ad Ac 2s 2h 9d 8c", "c"),  # again and again, from the whole deck each time
    ],
)
def test_the_highest_card_deals_and_ties_cut_again(players: int, cards: str, dealer: str) -> None:
    match = Match(players, ChosenCuts(cards))
    assert match.table()["dealer"] == dealer
    told = TONK.tell(match.log[0], None)
    assert told is not None
    assert [card for cuts in told["cuts"] for card in cuts.values()] == cards.split()


def test_a_deck_of_forty_is_cut_too() -> None:
    assert Match(2, ChosenCuts("7s Js", 40), deck=40).table()["dealer"] == "b"


def words(seed: bytes, purpose: str, counter: int) -> list[int]:
    stream = b"".join(
        hmac.new(seed, f"{purpose}/{counter}/{block}".encode(), hashlib.sha256).digest() for block in range(20)
    )
    return [int.from_bytes(stream[start : start + 4], "big") for start in range(0, len(stream), 4)]


@pytest.mark.parametrize("number", range(8))
def test_a_stranger_can_do_the_cut_and_the_shuffle_again_from_the_seed(number: int) -> None:
    seed = number.to_bytes(32, "big")
    match = Match(3, seeded(number))
    left = pack(52)
    cuts = [left.pop(words(seed, "cut", i)[0] % len(left)) for i in range(3)]  # no word of these seeds is rejected
    assert [CARD_TEXT[card] for _, card in match.log[0]["cuts"][0]] == cuts
    deck, stream = pack(52), iter(words(seed, "deck", 1))
    for last in range(51, 0, -1):
        other = next(stream) % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    assert texts(match.log[1]["cards"]).split() == deck


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left_then_the_first_discard() -> None:
    match = Match(3, StackedChance(["As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 9d 3h 4h"], dealer=1))
    hands = [TONK.mine(match.state, seat)["hand"] for seat in range(3)]
    assert hands == [
        ["2s", "5s", "8s", "Js", "Ah"],
        ["3s", "6s", "9s", "Qs", "2h"],
        ["As", "4s", "7s", "Ts", "Ks"],
    ]
    table = match.table()
    assert (table["top"], table["discards"], table["stock"], table["turn"]) == ("9d", 1, 36, "c")
    assert texts(match.state.stock).startswith("3h 4h ")


def test_a_replay_may_answer_the_cut_for_any_dealer() -> None:
    for players in (2, 3, 4):
        for dealer in range(players):
            assert Match(players, StackedChance([""], dealer)).state.dealer == dealer


def test_the_deal_passes_to_the_left_after_a_draw_too() -> None:
    special = "Ks 2s 3h Qs 2d 3d Js 2h 4h Ts 4d 5h 9s 5s 6h"  # 49 points for the first of three
    two_special = "Ks Kh 3h Qs Qh 3d Js Jh 4h Ts Th 5h 9s 9h 6h"
    match = Match(3, StackedChance([special, two_special, special], dealer=2), games=3)
    assert match.state.settlements[-1].winners == (0,)
    match.play("b next")
    assert match.state.dealer == 0
    assert match.state.settlements[-1].winners == ()
    match.play("c next")
    assert match.state.dealer == 1
    assert match.state.phase == "over"


def test_special_hands_are_settled_in_the_commit_of_the_deal() -> None:
    match = Match(2, StackedChance(["Ks 2s Qs 3s Js 4s Ts 5h 9s 6h"], dealer=1), games=1)
    assert [event["e"] for event in match.log] == ["began", "dealt", "settled", "match_over"]
    assert match.table()["settlement"]["how"] == "high"
    assert TONK.to_act(match.state) == ()


def test_the_whole_deck_is_dealt_from_once() -> None:
    for deck in (52, 40):
        dealt = Match(4, seeded(5), deck=deck, hand_size=7).log[1]["cards"]
        assert sorted(dealt) == sorted(parse_card(card) for card in pack(deck))
