"""Sets, runs and what fits them, counted by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from app.games.kit.cards import parse_cards
from app.games.tonk.melds import DECKS, holds_meld, is_around_the_corner, mask_of, melds_in, points_of
from app.games.tonk.notation import print_mask
from tests.laws.oracle_tonk import is_meld, pack


def mask(text: str) -> int:
    return mask_of(parse_cards(text))


# Runs: n - 2 of three, n - 3 of four, … of n ranks, in four suits; sets: five of each rank.
@pytest.mark.parametrize(("deck", "melds"), [(52, 4 * 66 + 13 * 5), (40, 4 * 36 + 10 * 5)])
def test_a_deck_has_as_many_melds_as_one_counts_by_hand(deck: int, melds: int) -> None:
    assert len(DECKS[deck].fits) == melds
    assert len(set(melds_in(DECKS[deck], DECKS[deck].mask))) == melds
    assert len(melds_in(DECKS[deck], DECKS[deck].mask)) == melds


def test_a_hand_lists_each_meld_once_runs_first() -> None:
    found = [print_mask(meld) for meld in melds_in(DECKS[52], mask("4s 5s 6s 7s 4h 4d 4c"))]
    assert found == [
        "4s 5s 6s",
        "4s 5s 6s 7s",
        "5s 6s 7s",
        "4s 4h 4d",
        "4s 4h 4c",
        "4s 4d 4c",
        "4h 4d 4c",
        "4s 4h 4d 4c",
    ]


@pytest.mark.parametrize("suits", ["shd", "shc", "sdc", "hdc"])
@pytest.mark.parametrize("rank", "A7K")
def test_any_three_of_a_rank_are_a_set(suits: str, rank: str) -> None:
    held = mask(" ".join(rank + suit for suit in suits))
    assert melds_in(DECKS[52], held) == [held]
    assert not holds_meld(DECKS[52], held & (held - 1))


@pytest.mark.parametrize("deck", [52, 40])
def test_a_card_fits_a_meld_exactly_when_they_make_a_meld_together(deck: int) -> None:
    for meld, fits in DECKS[deck].fits.items():
        laid = set(print_mask(meld).split())
        fitting = {card for card in pack(deck) if card not in laid and is_meld(laid | {card}, deck)}
        assert set(print_mask(fits).split()) == fitting


@pytest.mark.parametrize("deck", [52, 40])
def test_three_cards_are_a_meld_exactly_when_the_rules_say_so(deck: int) -> None:
    for cards in combinations(pack(deck), 3):
        assert (mask(" ".join(cards)) in DECKS[deck].fits) == is_meld(set(cards), deck)


@pytest.mark.parametrize(
    ("cards", "around"),
    [
        ("Qs Ks As", True),
        ("Ks As 2s", True),
        ("Js Qs Ks As 2s 3s", True),
        ("As 2s 3s", False),
        ("Js Qs Ks", False),
        ("Qs Kh As", False),
        ("Js Ks As", False),
        ("Ks As", False),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks", False),
    ],
)
def test_only_what_joins_king_and_ace_goes_round_the_corner(cards: str, around: bool) -> None:
    assert is_around_the_corner(DECKS[52], mask(cards)) is around


def test_a_card_that_is_not_in_the_deck_goes_round_no_corner() -> None:
    assert is_around_the_corner(DECKS[40], mask("Ks As 2s"))
    assert not is_around_the_corner(DECKS[40], mask("Ks As 2s 8s"))


def test_the_ace_counts_one_and_pictures_ten() -> None:
    assert [points_of(mask(rank + "d")) for rank in "A23456789TJQK"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert points_of(mask("As Ah Kd Tc 7s")) == 29
    assert points_of(0) == 0
