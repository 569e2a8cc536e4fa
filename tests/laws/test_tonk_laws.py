"""Laws of Tonk: what holds in every match, with any number of players and any combination of options."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.errors import Illegal, Refusal
from app.games.kit.cards import CARD_TEXT
from app.games.tonk import TONK
from app.games.tonk.melds import DECKS
from app.games.tonk.notation import Move, parse_move, print_mask, print_move
from app.games.tonk.playout import playout
from app.games.tonk.rules import legal_moves, play
from app.games.tonk.state import State
from tests.games.tonk.tables import VARIANTS, Match, all_combinations, position, random_position, seeded

CARD = re.compile(r"\b[A23456789TJQK][shdc]\b")
OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in VARIANTS.items()})
PLAYERS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32)


def steps(match: Match, random: Random, limit: int = 400) -> Iterator[State]:
    """Plays at random, seldom dropping; yields each state in which somebody is asked."""
    for _ in range(limit):
        yield match.state
        to_act = TONK.to_act(match.state)
        if not to_act:
            return
        seat = random.choice(to_act)
        moves = list(TONK.legal(match.state, seat))
        if "drop" in moves and random.random() < 0.9:
            moves.remove("drop")
        match.play(f"{'abcd'[seat]} {random.choice(moves)}")


@given(PLAYERS, OPTIONS, SEEDS)
@settings(max_examples=60, deadline=None)
def test_somebody_can_always_act_until_the_match_is_over(players: int, options: dict[str, Any], seed: int) -> None:
    match = Match(players, seeded(seed), **options, games=2)
    for state in steps(match, Random(seed)):
        over = TONK.outcome(state) is not None
        assert bool(TONK.to_act(state)) is not over
        for seat in range(players):
            assert bool(TONK.legal(state, seat)) is (seat in TONK.to_act(state))
            if seat in TONK.to_act(state):
                assert TONK.default_act(state, seat) in TONK.legal(state, seat)


@given(PLAYERS, OPTIONS, SEEDS)
@settings(max_examples=60, deadline=None)
def test_cards_and_chips_are_conserved(players: int, options: dict[str, Any], seed: int) -> None:
    match = Match(players, seeded(seed), **options, games=3, starting_chips=7, stake=3)
    for state in steps(match, Random(seed)):
        cards = [*state.stock, *state.discard]
        for mask in (*state.hands, *(meld.cards for meld in state.melds)):
            cards += [card for card in range(52) if mask >> card & 1]
        assert sorted(cards) == list(DECKS[options["deck"]].cards)
        assert all(meld.cards in DECKS[options["deck"]].fits for meld in state.melds)
        if options["scoring"] == "chips":
            assert sum(state.totals) == 7 * players
        else:
            assert min(state.totals) >= 0


@given(PLAYERS, OPTIONS, SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_log_folds_to_the_state_and_the_fast_way_goes_to_the_same(
    players: int, options: dict[str, Any], seed: int
) -> None:
    match = Match(players, seeded(seed), **options, games=2)
    fast, random = match.state, Random(seed)
    while TONK.to_act(match.state):
        seat = random.choice(TONK.to_act(match.state))
        moves = legal_moves(fast, seat)
        assert [print_move(move) for move in moves] == list(TONK.legal(match.state, seat))
        move = random.choice(moves)
        fast = play(fast, seat, move, match.chance)
        match.play(f"{'abcd'[seat]} {print_move(move)}")
        assert fast == match.state
    folded = None
    for event in json.loads(json.dumps(match.log)):
        folded = TONK.evolve(folded, event)
    assert folded == match.state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_end_with_every_combination_of_options(players: int) -> None:
    for number, options in enumerate(all_combinations()):
        match = Match(players, seeded(number), **options, games=5)
        random = Random(number)
        state, moves = playout(match.state, random.randrange, match.chance)
        assert state.phase == "over"
        assert moves >= 4  # four times `next`: each game may end as it is dealt
        assert len(state.settlements) == 5
        assert TONK.outcome(state) is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_default_acts_alone_end_every_match(players: int) -> None:
    for number, options in enumerate(all_combinations()):
        match = Match(players, seeded(number), **options, games=random_games(number))
        for _ in range(2000):
            if not TONK.to_act(match.state):
                break
            seat = TONK.to_act(match.state)[0]
            match.play(f"{'abcd'[seat]} {TONK.default_act(match.state, seat)}")
        assert TONK.outcome(match.state) is not None


def random_games(number: int) -> int | None:
    return (None, 1, 2)[number % 3]


def candidates(state: State, random: Random) -> list[str]:
    """Moves of every kind, most of them senseless: each card to each meld, each meld of the deck, handfuls of cards."""
    texts = ["drop", "draw stock", "draw discard", "next", "end"]
    texts += [f"discard {card}" for card in CARD_TEXT]
    texts += [f"layoff {card} to {number}" for card in CARD_TEXT for number in range(len(state.melds) + 2)]
    texts += [print_move(Move("meld", meld)) for meld in DECKS[52].fits]
    texts += [print_move(Move("meld", meld)) for meld in DECKS[40].fits]
    hand = print_mask(state.hands[state.turn]).split()
    for _ in range(60):
        handful = random.sample(hand, random.randint(1, len(hand))) + random.sample(CARD_TEXT, random.randint(0, 1))
        texts.append(" ".join(("meld", *dict.fromkeys(handful))))
    return texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_offered_is_accepted_and_everything_else_refused_with_a_rule(players: int) -> None:
    random = Random(players)
    for options in all_combinations():
        state = position(**random_position(random, players, options))
        offered = {parse_move(text) for text in TONK.legal(state, state.turn)}
        assert offered
        for text in candidates(state, random):
            assert_offered_or_refused(state, text, parse_move(text) in offered)


def assert_offered_or_refused(state: State, text: str, offered: bool) -> None:
    assert TONK.is_legal(state, state.turn, text) is offered
    if offered:
        assert TONK.decide(state, state.turn, text, seeded(0))
        return
    with pytest.raises(Illegal) as refused:
        TONK.decide(state, state.turn, text, seeded(0))
    reason = refused.value.reason
    assert re.fullmatch(r"N\d+", reason.rule or "")
    assert reason.code
    assert reason.sentence.endswith(".")


@given(PLAYERS, OPTIONS, SEEDS, st.text(max_size=30))
@settings(max_examples=60, deadline=None)
def test_any_text_is_a_move_or_a_refusal(players: int, options: dict[str, Any], seed: int, text: str) -> None:
    state = position(**random_position(Random(seed), players, options))
    for seat in range(-1, 5):
        try:
            events = TONK.decide(state, seat, text, seeded(0))
        except Refusal as refusal:
            assert refusal.reason.code
            assert not TONK.is_legal(state, seat, text)
        else:
            assert events
            assert TONK.is_legal(state, seat, text)


@given(PLAYERS, OPTIONS, SEEDS)
@settings(max_examples=50, deadline=None)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(players: int, options: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    match = Match(players, seeded(seed), **options, games=2)
    for state in steps(match, random, 120):
        for seat in (*range(players), None):
            other = dealt_otherwise(state, seat, random)
            assert seen(other, seat) == seen(state, seat)


def seen(state: State, seat: int | None) -> bytes:
    mine = None if seat is None else TONK.mine(state, seat)
    return json.dumps([TONK.table(state), mine]).encode()


def dealt_otherwise(state: State, seat: int | None, random: Random) -> State:
    """The same, but for the cards that this seat (None: who watches) may not see, which change places."""
    shown = state.settlements[-1].shown if state.phase in ("settled", "over") else (None,) * len(state.hands)
    hidden = [other for other in range(len(state.hands)) if other != seat and shown[other] is None]
    held = [[card for card in range(52) if state.hands[other] >> card & 1] for other in hidden]
    unseen = [*state.stock, *state.discard[1:], *(card for hand in held for card in hand)]
    random.shuffle(unseen)
    taken = iter(unseen)
    stock = tuple(next(taken) for _ in state.stock)
    discard = (*state.discard[:1], *(next(taken) for _ in state.discard[1:]))
    hands = list(state.hands)
    for other, hand in zip(hidden, held, strict=True):
        hands[other] = sum(1 << next(taken) for _ in hand)
    drew = state.drew if state.drew is None or state.turn == seat else random.randrange(52)
    return state._replace(stock=stock, discard=discard, hands=tuple(hands), drew=drew)


@given(PLAYERS, OPTIONS, SEEDS)
@settings(max_examples=50, deadline=None)
def test_no_view_and_no_told_event_names_a_card_that_lies_hidden(
    players: int, options: dict[str, Any], seed: int
) -> None:
    match = Match(players, seeded(seed), **options, games=2)
    for state in steps(match, Random(seed), 120):
        public = public_cards(state)
        assert cards_in(TONK.table(state)) <= public
        start = max(number for number, event in enumerate(match.log) if event["e"] == "dealt")
        on_table_or_shown = public - {CARD_TEXT[card] for card in state.discard} | laid_cards(state)
        for seat in (*range(players), None):
            told = [TONK.tell(event, seat) for event in match.log[start:]]
            assert cards_in(told) <= on_table_or_shown
            if seat is not None:
                assert cards_in(TONK.mine(state, seat)) <= set(print_mask(state.hands[seat]).split())


def cards_in(value: Any) -> set[str]:
    return set(CARD.findall(json.dumps(value)))


def laid_cards(state: State) -> set[str]:
    return {card for meld in state.melds for card in print_mask(meld.cards).split()}


def public_cards(state: State) -> set[str]:
    """Melds, the top discard, and after a settlement the hands that it shows."""
    public = laid_cards(state) | {CARD_TEXT[card] for card in state.discard[:1]}
    if state.phase in ("settled", "over"):
        for hand in state.settlements[-1].shown:
            public |= set(print_mask(hand or 0).split())
    return public


@given(PLAYERS, OPTIONS, SEEDS)
@settings(max_examples=30, deadline=None)
def test_every_event_is_told_the_same_to_everybody(players: int, options: dict[str, Any], seed: int) -> None:
    match = Match(players, seeded(seed), **options, games=2)
    list(steps(match, Random(seed)))
    for event in match.log:
        told = [json.dumps(TONK.tell(event, seat)) for seat in (None, *range(players))]
        assert told[0] != "null"
        assert len(set(told)) == 1


@given(PLAYERS, OPTIONS, SEEDS)
@settings(max_examples=40, deadline=None)
def test_mine_lists_the_legal_moves_and_no_others(players: int, options: dict[str, Any], seed: int) -> None:
    match = Match(players, seeded(seed), **options)
    for state in steps(match, Random(seed), 120):
        for seat in range(players):
            mine = TONK.mine(state, seat)
            listed = [*mine["acts"], *mine["draws"]]
            listed += [one["text"] for kind in ("melds", "layoffs", "discards") for one in mine[kind]]
            assert sorted(listed) == sorted(TONK.legal(state, seat))
            missing = {"drop": "drop" in mine["acts"], "draw": mine["draws"], "meld": mine["melds"]}
            missing |= {"layoff": mine["layoffs"], "discard": mine["discards"]}
            assert {kind: reason is None for kind, reason in mine["why"].items()} == {
                kind: bool(moves) for kind, moves in missing.items()
            }
