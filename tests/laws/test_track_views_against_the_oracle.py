"""What a player is offered in a track game, against the referee: no legal move is hidden, none is invented.

TOKTONK_LONG=600 searches for 600 seconds, from another seed every time.
"""

from __future__ import annotations

import os
import random
import time
from typing import Any

import pytest

from app.errors import Refusal
from tests.laws import oracle_track as rules
from tests.laws import oracle_track_board as board
from tests.laws.engine_track import Engine, pick, slid
from tests.laws.oracle_track_board import Position
from tests.laws.oracle_track_reasons import COUNT, forbidding_rules, free_paths
from tests.laws.test_track_against_the_oracle import positions
from tests.laws.track_positions import random_card

LONG = float(os.environ.get("TOKTONK_LONG", "0"))
Table = dict[str, Any]


def harmed(table: Table, seat: str, before: Position, after: Position) -> set[str]:
    """The seats of the player's own team that lose a pawn."""
    lost = {pawn[0] for pawn in before if not board.is_yard(before[pawn]) and board.is_yard(after[pawn])}
    return lost & set(board.team_of(table, seat))


def kind_of(card: str, text: str) -> str:
    if card[0] == "J":
        return "swap"
    if card[0] == "5":
        return "five"
    if card[0] == "4":
        return "back"
    return "enter" if text.split(" ")[1][1:3] == "0-" else "walk"


def rest_of(text: str) -> str:
    """The last square that a move or a part names: where the pawn comes to rest."""
    return text.replace(">", "-").replace("~", "-").split("-")[-1]


def check_shown(table: Table, seat: str, before: Position, shown: dict[str, Any], after: Position) -> None:
    """`from`, `to`, the slides and `harm` of a move or a part."""
    assert shown["from"] == shown["text"].split(" ")[-1].replace("~", "-").split("-")[0], shown
    assert shown["to"] == rest_of(shown["text"]), shown
    seen = board.print_position(table, slid(before, shown["slides"]))
    assert seen == board.print_position(table, after), shown
    assert set(shown["harm"]) == harmed(table, seat, before, after), shown
    for slide in shown["slides"]:
        if slide["how"] in ("walk", "back"):
            check_path(table, slide["from"], slide["path"])


def check_path(table: Table, square: str, path: list[str]) -> None:
    """A pawn slides square by square."""
    for step in path:
        near = {step}
        if board.is_track(square):
            near = {board.square_after(table, square), board.square_before(table, square), square[0] + "+1"}
        elif board.is_home(square):
            near = {f"{square[0]}+{int(square[2:]) + 1}"}
        assert step in near, (square, path)
        square = step


def check_offers(chance: random.Random, table: Table, position: Position, seat: str, card: str) -> None:
    """MINE: every legal move of every card, a reason where there is none, and the acts without a pawn."""
    hand = [card, *(random_card(chance, table) for _ in range(3))]
    hand = [other for other in hand if other[0] != "7" or other == card]
    engine = Engine(table, position, seat, hand)
    mine = engine.game.mine(engine.state, engine.number)
    where = (table, board.print_position(table, position), seat, hand)
    assert set(mine["cards"]) == set(hand), where
    some = False
    for other in set(hand):
        offer, moves = mine["cards"][other], rules.moves_of_card(table, position, seat, other)
        some = some or bool(moves)
        if moves:
            assert offer["why"] is None, where
        else:
            assert offer["why"]["rule"] in rules_in_the_way(table, position, seat, other), (where, offer["why"])
        if other[0] == "7":
            check_seven(chance, engine, position, other, moves)
            continue
        assert sorted(shown["text"] for shown in offer["moves"]) == sorted(f"{other} {move}" for move in moves), where
        for shown in offer["moves"]:
            assert shown["kind"] == kind_of(other, shown["text"]), (where, shown)
            check_shown(table, seat, position, shown, moves[shown["text"].split(" ")[1]])
    if some:
        assert mine["acts"] == [], where
    else:
        folds = table["game"] == "tokken"
        assert sorted(mine["acts"]) == (["fold"] if folds else sorted({"discard " + other for other in hand})), where


def following(moves: rules.Moves, prefix: list[str]) -> set[str]:
    """The parts that come after these in any spelling."""
    split = [text.split(",") for text in moves]
    return {parts[len(prefix)] for parts in split if parts[: len(prefix)] == prefix and len(parts) > len(prefix)}


def check_seven(chance: random.Random, engine: Engine, position: Position, card: str, moves: rules.Moves) -> None:
    """Step by step every spelling can be put together, and nothing else; a single outcome is offered as a whole."""
    table, seat, offer = engine.table, engine.seat, engine.offer(card)
    where = (table, board.print_position(table, position), seat)
    assert {part["text"] for part in offer["parts"]} == following(moves, []), where
    ends = {board.print_position(table, after) for after in moves.values()}
    assert (offer["only"] is not None) == (len(ends) == 1), where
    if offer["only"]:
        assert offer["only"]["text"].removeprefix(card + " ") in moves, where
    for text in pick(chance, sorted(moves), 4):
        check_way(engine, position, card, moves, text.split(","))


def check_way(engine: Engine, position: Position, card: str, moves: rules.Moves, parts: list[str]) -> None:
    """One spelling, part by part: what may follow, what is left, where the pawns stand."""
    table, here = engine.table, position
    for count in range(len(parts)):
        plan = engine.plan(card, parts[:count])
        assert {part["text"] for part in plan["parts"]} == following(moves, parts[:count]), (parts, count)
        assert plan["position"] == board.print_position(table, here), (parts, count)
        assert plan["complete"] is None
        shown = next(part for part in plan["parts"] if part["text"] == parts[count])
        after = slid(here, shown["slides"])
        check_shown(table, engine.seat, here, shown, after)
        here = after
        assert engine.plan(card, parts[: count + 1])["left"] == plan["left"] - shown["steps"]
    done = engine.plan(card, parts)
    ours = board.print_position(table, moves[",".join(parts)])
    assert (done["left"], done["complete"]) == (0, f"{card} {','.join(parts)}")
    assert done["position"] == ours == board.print_position(table, here)


def rules_in_the_way(table: Table, position: Position, seat: str, card: str) -> set[str]:
    """The rules that forbid whatever one could try with the card."""
    if card[0] in "J7":
        own = {"J": {"R36"}, "7": {"R35", "R17"}}[card[0]]
        if card[0] == "J":
            return own
    attempts = []
    for pawn, square in position.items():
        if card[0] == "5":
            if board.is_track(square) and pawn[0] not in board.team_of(table, seat):
                attempts.append(f"{square}-{rules.track_path(table, square, 5)[-1]}")
            continue
        playable = rules.pawns_for_a_part(table, position, seat) if card[0] == "7" else None
        if pawn not in (playable if playable is not None else board.own_pawns(table, position, seat)):
            continue
        if board.is_yard(square):
            attempts.append(f"{square}-{board.start_of(pawn[0])}")
        elif card[0] == "4" and board.is_track(square):
            attempts += [f"{square}-{rules.path_back(table, square, count)[-1]}" for count in (4, 8)]
        elif card[0] != "4":
            count = 1 if card[0] == "7" else COUNT[card[0]]
            paths = free_paths(table, pawn[0], square, count)
            attempts += [f"{square}-{path[-1]}" for path in paths]
            if not paths:
                attempts.append(f"{square}-{pawn[0]}+4")
        else:
            attempts.append(f"{square}-{pawn[0]}17")
    found = {"5": {"R34"}, "7": {"R35", "R17"}}.get(card[0], set())
    for attempt in attempts:
        found = found | forbidding_rules(table, position, seat, [card], f"{card} {attempt}")
    return found


def test_everything_that_is_legal_is_offered_and_nothing_else() -> None:
    for drawn in positions(11, 300):
        check_offers(*drawn)


def test_every_seven_can_be_put_together_part_by_part() -> None:
    for drawn in positions(12, 60, cards="7", cost=4):
        check_offers(*drawn)


def all_ways(engine: Engine, card: str, parts: list[str]) -> set[str]:
    """Every spelling that can be put together from here on."""
    plan = engine.plan(card, parts)
    if plan["complete"]:
        return {plan["complete"]}
    return {text for part in plan["parts"] for text in all_ways(engine, card, [*parts, part["text"]])}


def test_the_plans_lead_to_every_spelling_of_a_seven() -> None:
    some = 0
    for _, table, position, seat, _ in positions(13, 40, cards="7", cost=3):
        engine, moves = Engine(table, position, seat, ["7s"]), rules.legal_moves(table, position, seat, "7s")
        if not moves:
            with pytest.raises(Refusal):
                engine.plan("7s", [])
            continue
        assert all_ways(engine, "7s", []) == set(moves), (table, board.print_position(table, position), seat)
        some += 1
    assert some > 10


@pytest.mark.skipif(not LONG, reason="a long run, by TOKTONK_LONG=seconds")
@pytest.mark.slow
def test_a_long_search_finds_nothing_hidden() -> None:
    seed, until = int(time.time()), time.monotonic() + LONG
    while time.monotonic() < until:
        seed += 1
        for drawn in positions(seed, 60):
            check_offers(*drawn)
        for drawn in positions(seed, 10, cards="7", cost=5):
            check_offers(*drawn)
