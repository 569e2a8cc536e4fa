"""The 7 against brute force: outcomes, spellings, continuations (R35)."""

from __future__ import annotations

from random import Random

import pytest

from app.games.track.board import PAWNS, Position
from app.games.track.notation import parse_position
from app.games.track.ruleset import Rules
from app.games.track.split import Split
from app.games.track.walk import Move, moved
from tests.games.track.brute_force import sevens
from tests.games.track.tables import game_of


def rules_for(key: str, players: int, **options: object) -> Rules:
    game = game_of(key)
    return game.rules(players, game.parse_options(players, options))


def crowded(rules: Rules, dice: Random, movable: int) -> Position:
    """Pawns close together around starts, crossings and homes; at most `movable` of a team are out of the yard."""
    board = rules.board
    pawns = list(board.beginning)
    taken: set[int] = set()
    centre = dice.choice([*board.starts, *sorted(board.crossings)])
    for team in rules.teams:
        places = [seat * PAWNS + pawn for seat in team for pawn in range(PAWNS)]
        for place in dice.sample(places, min(movable, len(places))):
            home = board.homes[place // PAWNS]
            square = dice.choice([*home, *((centre + dice.randint(-12, 12)) % board.ring for _ in range(4))])
            if square not in taken:
                taken.add(square)
                pawns[place] = square
    return board.normal(pawns)


def texts_of(move: Move) -> tuple[str, ...]:
    return tuple(step.way.text for step in move)


CASES = [
    ("tokken", 4, {}, 5),
    ("tokken", 6, {}, 4),
    ("tokken", 4, {"hologram": True, "home_after": 16}, 5),
    ("tok", 4, {}, 6),
    ("tok", 2, {}, 4),
    ("tok", 6, {"teams": "pairs", "home_after": 17}, 6),
]


@pytest.mark.parametrize(("key", "players", "options", "movable"), CASES)
def test_outcomes_and_spellings_are_those_of_brute_force(
    key: str, players: int, options: dict[str, object], movable: int
) -> None:
    rules = rules_for(key, players, **options)
    dice = Random(7)
    possible = 0
    for _ in range(60):
        position = crowded(rules, dice, movable)
        expected = sevens(rules, position, 0)
        split = Split(rules, position, 0)
        moves = list(split.outcomes())
        positions = [moved(rules.board, position, move) for move in moves]
        assert set(positions) == set(expected.values())
        assert len(set(positions)) == len(positions)
        assert all(expected[texts_of(move)] == after for move, after in zip(moves, positions, strict=True))
        assert split.is_possible() == bool(expected)
        for texts, after in dice.sample(sorted(expected.items()), min(30, len(expected))):
            move = split.read(texts)
            assert move is not None
            assert moved(rules.board, position, move) == after
        possible += bool(expected)
    assert possible > 20


@pytest.mark.parametrize(("key", "players", "options", "movable"), CASES[:4])
def test_continuations_are_the_parts_that_can_be_completed(
    key: str, players: int, options: dict[str, object], movable: int
) -> None:
    rules = rules_for(key, players, **options)
    dice = Random(8)
    for _ in range(40):
        position = crowded(rules, dice, movable)
        expected = sevens(rules, position, 0)
        split = Split(rules, position, 0)
        starts: list[tuple[str, ...]] = [(), *{texts[:1] for texts in expected}, *{texts[:2] for texts in expected}]
        for start in dice.sample(starts, min(15, len(starts))):
            chosen = split.read(start)
            assert chosen is not None
            following = {
                texts[len(start)] for texts in expected if texts[: len(start)] == start and len(texts) > len(start)
            }
            assert {step.way.text for step in split.continuations(chosen)} == following


def near_home(rules: Rules, dice: Random) -> Position:
    """Seat a has all but one or two pawns home, and its teammate walks about."""
    board = rules.board
    pawns = list(board.beginning)
    pawns[0:4] = [dice.randint(12, 16), *board.homes[0][1:]]
    if dice.random() < 0.5:
        pawns[1] = board.homes[0][0]
        pawns[0] = dice.randint(13, 16)
        pawns[2] = board.homes[0][2]
    mate = rules.mates[0][0]
    pawns[mate * 4 : mate * 4 + 4] = dice.sample(range(20, 50), 4)
    return board.normal(pawns)


@pytest.mark.parametrize("options", [{}, {"home_after": 17}])
def test_in_tok_the_rest_goes_to_teammates_once_the_last_own_pawn_is_home(options: dict[str, object]) -> None:
    rules = rules_for("tok", 4, **options)
    dice = Random(9)
    late = 0
    for _ in range(40):
        position = near_home(rules, dice)
        expected = sevens(rules, position, 0)
        assert {moved(rules.board, position, move) for move in Split(rules, position, 0).outcomes()} == set(
            expected.values()
        )
        late += any(len(texts) > 1 and texts[-1][0] != "a" for texts in expected)
    assert late > 5


def test_eight_free_pawns_have_2416_outcomes() -> None:
    """One pawn 8, two 28 x 6, three 56 x 15, four 70 x 20: no two meet, none ends on a crossing."""
    rules = rules_for("tokken", 4)
    position = parse_position(rules, "a:b8,b17,c8,c17 b:b0,b0,b0,b0 c:d8,d17,a8,a17 d:d0,d0,d0,d0")
    moves = list(Split(rules, position, 0).outcomes())
    assert len(moves) == len({moved(rules.board, position, move) for move in moves}) == 2416
    assert len(moves) == 8 + 28 * 6 + 56 * 15 + 70 * 20


def test_a_spelling_with_a_part_too_many_or_unknown_is_not_read() -> None:
    rules = rules_for("tokken", 4)
    position = parse_position(rules, "a:b8,b12,c8,c12 b:b0,b0,b0,b0 c:c0,c0,c0,d8 d:d0,d0,d0,d0")
    split = Split(rules, position, 0)
    assert split.read(["b8-b9", "b12-b13", "c8-c9", "c12-c13", "d8-d11"]) is None
    assert split.read(["b8-b9", "b9-b15"]) is None
    assert split.read(["b8-b16"]) is None
    assert split.read(["nonsense"]) is None
