"""Laws of every track game, with any players and options: random matches that are watched move by move."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.errors import Refusal
from app.games.track import TrackGame
from app.games.track.board import PAWNS
from app.games.track.state import State
from tests.games.track.tables import SEATS, Match, game_of, random_match, random_options, seeded

TABLES = [(key, players) for key in ("tokken", "tok") for players in range(2, 9)]
MOST_MOVES = 20_000


def check_pawns(state: State) -> None:
    """Four pawns a seat, at most one on a track or home square, none in another seat's home or yard."""
    board = state.rules.board
    assert len(state.position) == PAWNS * board.sections
    standing = Counter(square for square in state.position if not board.is_yard(square))
    assert all(count == 1 for count in standing.values())
    for pawn, square in enumerate(state.position):
        owner = board.owner_of_pawn[pawn]
        assert board.is_track(square) or board.seat_of_corner(square) == owner
        assert owner in state.rules.seats or board.is_yard(square)
    assert board.normal(state.position) == state.position


def check_cards(state: State) -> None:
    """Every card of the deck is in a hand, in the stock or on the pile."""
    hands = [card for hand in state.hands for card in hand]
    laid = [card for _, card in state.pile]
    assert Counter([*hands, *state.stock, *laid]) == Counter(state.rules.deck)


def check_untouched(before: State, after: State, seat: int) -> None:
    """Safe pawns of others stay, and pawns in homes and yards of other teams too (R20)."""
    board = before.rules.board
    for other in before.rules.seats:
        start = board.starts[other]
        if other != seat and other not in before.rules.mates[seat]:
            pawns, pawns_after = board.pawns_of(before.position, other), board.pawns_of(after.position, other)
            kept = [square for square in pawns if board.is_home(square) or square == start]
            assert all(square in pawns_after for square in kept)
            assert pawns.count(board.yards[other]) <= pawns_after.count(board.yards[other])


def check_asking(match: Match) -> None:
    """Somebody is asked while the match lasts; who is not asked has no move; all that is listed is accepted."""
    game, state = match.game, match.state
    acting = game.to_act(state)
    assert bool(acting) == (game.outcome(state) is None)
    for seat in state.rules.seats:
        moves = list(islice(game.legal(state, seat), 400))
        assert bool(moves) == (seat in acting)
        assert len(set(moves)) == len(moves)
        if moves:
            act = game.default_act(state, seat)
            assert act in moves or act in game.legal(state, seat)  # a 7 of many pawns has thousands of moves
            assert all(game.is_legal(state, seat, text) for text in moves[:: max(1, len(moves) // 5)])


def check_others_are_refused(match: Match, seat: int, text: str) -> None:
    game, state = match.game, match.state
    for other in range(8):
        if other != seat and (other not in state.rules.seats or state.phase == "play"):
            assert not game.is_legal(state, other, text)
            with pytest.raises(Refusal):
                game.decide(state, other, text, match.chance)


@settings(max_examples=30, deadline=None)
@given(table=st.sampled_from(TABLES), number=st.integers(0, 10**6), start=st.integers(0, 5))
def test_the_laws_hold_in_every_match(table: tuple[str, int], number: int, start: int) -> None:
    key, players = table
    options = random_options(Random(number), key, players)
    before: State | None = None
    mover = 0
    moves = islice(random_match(number, key, players, **options), 40 * start, 40 * start + 60)
    for match, seat, text in moves:
        check_pawns(match.state)
        if match.state.game == 1:
            check_cards(match.state)
        if before is not None and before.phase == "play" and before.game == match.state.game:
            check_untouched(before, match.state, mover)
        check_asking(match)
        check_others_are_refused(match, seat, text)
        before, mover = match.state, seat


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_random_matches_end_with_a_team_that_is_home(key: str, players: int) -> None:
    options = random_options(Random(players), key, players)
    last: Any = None
    for count, (match, _, _) in enumerate(random_match(players, key, players, **options)):
        assert count < MOST_MOVES
        last = match
    outcome = last.game.outcome(last.state)
    assert outcome is not None
    teams = last.game.teams(players, last.options)
    assert last.state.winners in teams
    assert all(last.state.rules.board.all_home(last.state.position, seat) for seat in last.state.winners)
    if last.options.get("points") is None:
        assert (outcome.winners, outcome.draw, outcome.scores) == (last.state.winners, False, None)
    state = None
    for event in last.log:
        state = game_of(key).evolve(state, event)
    assert state == last.state


def test_a_new_member_of_the_family_needs_its_ruleset_alone() -> None:
    """Rows of both columns, mixed: a match of it ends, and its cards and pawns are kept."""
    tokken, tok = game_of("tokken").ruleset, game_of("tok").ruleset
    mixed = replace(tokken, key="mixed", no_move=tok.no_move, crossing=tok.crossing, seven=tok.seven, home_after=16)
    game = TrackGame(mixed)
    chance, state = seeded(1), None
    for event in game.setup(4, game.parse_options(4, {}), chance):
        state = game.evolve(state, event)
    assert state is not None
    dice = Random(1)
    while game.outcome(state) is None:
        seat = dice.choice(game.to_act(state))
        text = dice.choice(list(game.legal(state, seat)))
        assert text != "fold"
        for event in game.decide(state, seat, text, chance):
            state = game.evolve(state, event)
        check_pawns(state)
        check_cards(state)


def test_equal_seeds_make_equal_matches() -> None:
    first, second = (list(islice(random_match(5, "tok", 4), 80)) for _ in range(2))
    assert [entry[2] for entry in first] == [entry[2] for entry in second]
    assert first[-1][0].state == second[-1][0].state


def test_a_refused_move_changes_nothing() -> None:
    for match, _, _ in islice(random_match(6, "tokken", 4), 50):
        before = match.state
        for seat in (0, 1, 2, 3, 7):
            for text in ("", "fold", "give As", "2s a0-a1", "7s a1-a8", "nonsense"):
                if not match.game.is_legal(before, seat, text):
                    with pytest.raises(Refusal):
                        match.play(f"{SEATS[seat]} {text}")
        assert match.state == before
