"""Random positions of the track games: the engine says what the referee says, move by move.

TOKTONK_LONG=600 searches for 600 seconds, from another seed every time.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from app.errors import Malformed, Refusal
from tests.laws import oracle_track as rules
from tests.laws import oracle_track_board as board
from tests.laws.engine_track import Engine, pick, slid
from tests.laws.oracle_track_board import Position
from tests.laws.oracle_track_reasons import forbidding_rules
from tests.laws.track_positions import cost_of_seven, random_attempt, random_card, random_table, unfinished_position

LONG = float(os.environ.get("TOKTONK_LONG", "0"))
Drawn = tuple[random.Random, dict[str, Any], Position, str, str]


def positions(seed: int, count: int, cards: str = "", cost: int = 5) -> Iterator[Drawn]:
    """Tables, positions, seats and cards at random; `cost` bounds the pawns that a 7 can move, for brute force."""
    chance = random.Random(seed)
    while count:
        table = random_table(chance)["table"]
        position = unfinished_position(chance, table, chance.choice([0.3, 0.6, 0.9]))
        seat = chance.choice(board.seats_of(table["players"]))
        card = random_card(chance, table)
        if cards:
            card = chance.choice(cards) + card[1:] if card != "X" else "7s"
        if card[0] == "7" and cost_of_seven(table, position, seat) > cost:
            continue
        count -= 1
        yield chance, table, position, seat, card


def compare_moves(chance: random.Random, table: dict[str, Any], position: Position, seat: str, card: str) -> None:
    """What is listed, what is accepted, and where it leads."""
    engine, ours = Engine(table, position, seat, [card]), rules.legal_moves(table, position, seat, card)
    where = (table, board.print_position(table, position), seat, card)
    listed = engine.legal()
    if not ours:
        assert listed == (["fold"] if table["game"] == "tokken" else ["discard " + card]), where
        return
    assert len(listed) == len(set(listed)), where
    if card[0] == "7":
        assert set(listed) <= set(ours), (where, set(listed) - set(ours))
        assert sorted(ours[text] for text in listed) == sorted(set(ours.values())), where
    else:
        assert sorted(listed) == sorted(ours), where
    for text in pick(chance, sorted(ours), 25):
        assert engine.is_legal(text), (where, text)
        assert engine.after(text) == ours[text], (where, text)
        seen = slid(position, engine.moved(text)["slides"])
        assert board.print_position(table, seen) == ours[text], (where, text)


def compare_attempts(chance: random.Random, table: dict[str, Any], position: Position, seat: str, card: str) -> None:
    """R12 and everything else: what the referee forbids is refused, for a rule that forbids it."""
    engine, moves = Engine(table, position, seat, [card]), rules.legal_moves(table, position, seat, card)
    texts = [random_attempt(chance, table, position, seat, card) for _ in range(8)]
    for text in [*texts, "fold", "discard " + card]:
        where = (table, board.print_position(table, position), seat, text)
        forbidding = forbidding_rules(table, position, seat, [card], text)
        assert engine.is_legal(text) == (not forbidding), (where, forbidding)
        if " " in text and not text.startswith("discard"):
            assert engine.is_legal(text) == (text in moves), where
        if not forbidding:
            continue
        with pytest.raises(Refusal) as refused:
            engine.moved(text)
        if not isinstance(refused.value, Malformed):
            assert set(engine.rules_against(text)) <= forbidding, (where, forbidding, engine.rules_against(text))


def test_every_card_does_what_the_referee_says() -> None:
    for drawn in positions(1, 700, cost=4):
        compare_moves(*drawn)


def test_every_seven_does_what_the_referee_says() -> None:
    for drawn in positions(2, 80, cards="7"):
        compare_moves(*drawn)


def test_what_the_referee_forbids_is_refused_for_a_rule_that_forbids_it() -> None:
    for drawn in positions(3, 250):
        compare_attempts(*drawn)


def outcomes_of_seven(table: dict[str, Any], position: Position, seat: str) -> set[str]:
    """R35 by brute force over moments (who stands where, who had a part, steps left), for many pawns."""
    seen = {(tuple(sorted(position.items())), frozenset[board.Pawn](), 7)}
    waiting, ends = list(seen), set()
    while waiting:
        squares, moved, left = waiting.pop()
        here = dict(squares)
        if left == 0:
            ends.add(board.print_position(table, here))
        if len(moved) == 4:
            continue
        for pawn in rules.pawns_for_a_part(table, here, seat):
            for steps in range(1, left + 1) if pawn not in moved else ():
                for after in rules.own_side_walks(table, here, pawn, steps).values():
                    moment = (tuple(sorted(after.items())), moved | {pawn}, left - steps)
                    if moment not in seen:
                        seen.add(moment)
                        waiting.append(moment)
    return ends


def compare_crowd(chance: random.Random, table: dict[str, Any], position: Position, seat: str, card: str) -> None:
    engine, ends = Engine(table, position, seat, ["7s"]), outcomes_of_seven(table, position, seat)
    listed = [text for text in engine.legal() if "-" in text]
    where = (table, board.print_position(table, position), seat)
    assert len(listed) == len(ends), where
    assert {engine.after(text) for text in pick(chance, listed, 150)} <= ends, where
    if len(listed) <= 150:
        assert {engine.after(text) for text in listed} == ends, where


def test_a_seven_among_many_pawns_has_all_its_outcomes() -> None:
    for drawn in positions(4, 25, cards="7", cost=7):
        compare_crowd(*drawn)


@pytest.mark.skipif(not LONG, reason="a long run, by TOKTONK_LONG=seconds")
@pytest.mark.slow
def test_a_long_search_finds_no_difference() -> None:
    seed, until = int(time.time()), time.monotonic() + LONG
    while time.monotonic() < until:
        seed += 1
        for drawn in positions(seed, 60):
            compare_moves(*drawn)
            compare_attempts(*drawn)
        for drawn in positions(seed, 8, cards="7", cost=6):
            compare_moves(*drawn)
            compare_attempts(*drawn)
        for drawn in positions(seed, 2, cards="7", cost=8):
            compare_crowd(*drawn)
