"""Which rules forbid an attempt: all of them, found by taking it apart, not by looking it up in the legal moves.

An attempt is read as generously as it can be: every way in which the pawn could get from its square to the named one is
tried on a board without rules, and then every rule that this way breaks is collected. No rule broken, no reason: that
the empty set and the legal moves of oracle_track agree is itself a test. "R?" stands for a text that says nothing.
"""

from __future__ import annotations

import re
from typing import Any

from tests.laws import oracle_track as rules
from tests.laws import oracle_track_board as board
from tests.laws.oracle_track_board import Pawn, Position

CARD_RULE = {"A": "R30", "4": "R33", "5": "R34", "7": "R35", "J": "R36", "K": "R37", "X": "R38"}
COUNT = {"A": 1, "2": 2, "3": 3, "6": 6, "8": 8, "9": 9, "T": 10, "Q": 12, "K": 13, "X": 18}
SQUARE = r"[a-h](?:0|\+[1-4]|1[0-8]|[1-9])"
STEP = re.compile(f"^({SQUARE})-({SQUARE})(?:>({SQUARE}))?$")
SWAP = re.compile(f"^({SQUARE})~({SQUARE})(?:>({SQUARE}))?$")
Table = dict[str, Any]


def card_rule(card: str) -> str:
    return CARD_RULE.get(card[0], "R31")


def forbidding_rules(table: Table, position: Position, seat: str, hand: list[str], text: str) -> set[str]:
    """R12, R13 for the turn as a whole, then the rules of the card."""
    word, _, move = text.partition(" ")
    if word in ("fold", "discard"):
        return without_move_rules(table, position, seat, hand, word, move)
    if word not in hand:
        return {"R12"}
    if "," in move or word[0] == "7":
        return seven_rules(table, position, seat, word, move.split(","))
    if SWAP.match(move):
        return swap_rules(table, position, seat, word, move)
    if STEP.match(move):
        return step_rules(table, position, seat, word, move)
    return {"R?"}


def without_move_rules(table: Table, position: Position, seat: str, hand: list[str], word: str, card: str) -> set[str]:
    """R12: a card that can be played must be played. R13: Tokken lays down the hand, Tok discards one card."""
    broken = set()
    if any(rules.moves_of_card(table, position, seat, other) for other in set(hand)):
        broken.add("R12")
    if (word == "fold") != (table["game"] == "tokken"):
        broken.add("R13")
    if word == "discard" and card not in hand:
        broken |= {"R12", "R13"}
    return broken


def pawn_at(position: Position, square: str) -> Pawn | None:
    return board.pawn_on(position, square)


def step_rules(table: Table, position: Position, seat: str, card: str, move: str) -> set[str]:
    found = STEP.match(move)
    assert found
    start, end, target = found.groups()
    pawn = pawn_at(position, start)
    if card[0] == "J":
        return {"R36"}
    if pawn is None:
        return {"R?", card_rule(card)}
    if card[0] == "5":
        return five_rules(table, position, seat, pawn, end, target)
    broken = not_own_rules(table, position, seat, pawn)
    if card[0] == "4":
        return broken | four_rules(table, position, pawn, end, target)
    if board.is_yard(start):
        return broken | enter_rules(position, pawn, card, end, target)
    return broken | walk_rules(table, position, pawn, card, COUNT[card[0]], end, target)


def not_own_rules(table: Table, position: Position, seat: str, pawn: Pawn) -> set[str]:
    """R16, and R20 for pawns of others in yards and homes."""
    if pawn[0] in board.own_seats(table, position, seat):
        return set()
    return {"R16"} if board.is_track(position[pawn]) else {"R16", "R20"}


def enter_rules(position: Position, pawn: Pawn, card: str, end: str, target: str | None) -> set[str]:
    """R17: a pawn in the yard cannot walk. R32: it enters on its start, with ace, king and joker."""
    broken = set()
    if end != board.start_of(pawn[0]):
        broken |= {"R17", "R32", card_rule(card)}
    if card[0] not in "AKX":
        broken |= {"R17", "R32", card_rule(card)}
    other = pawn_at(position, board.start_of(pawn[0]))
    if other is not None and other[0] == pawn[0]:
        broken |= {"R32", "R20"}
    if target is not None:
        broken.add("R25")
    return broken


def free_paths(table: Table, seat: str, square: str, count: int) -> list[list[str]]:
    """Ways of `count` steps on a board without rules: the lane opens after 16 and after 17, the track goes on."""
    if count == 0:
        return [[]]
    if board.is_yard(square):
        return []
    steps = []
    if board.is_home(square):
        if square[2:] != "4":
            steps.append(f"{square[0]}+{int(square[2:]) + 1}")
    else:
        steps.append(board.square_after(table, square))
        if square in (seat + "16", seat + "17"):
            steps.append(seat + "+1")
    return [[step, *rest] for step in steps for rest in free_paths(table, seat, step, count - 1)]


def lane_rules(table: Table, seat: str, square: str, path: list[str]) -> set[str]:
    """R4, R18: where the pawn turns off, and that it never reaches its own start."""
    broken = set()
    if board.start_of(seat) in path:
        broken |= {"R4", "R18"}
    here = [square, *path]
    for before, after in zip(here, path, strict=False):
        opens = f"{seat}{table['home_after']}"
        if after == seat + "+1" and before != opens:
            broken |= {"R4", "R18"}
    return broken


def walk_rules(
    table: Table, position: Position, pawn: Pawn, card: str, count: int, end: str, target: str | None
) -> set[str]:
    """R4, R17-R20, R25-R27, R50 for a walk forward with its own side's card."""
    square = position[pawn]
    broken = {"R50"} if board.is_hologram_dot(table, square) else set()
    ways = [path for path in free_paths(table, pawn[0], square, count) if path[-1] == end]
    for path in ways:
        broken |= lane_rules(table, pawn[0], square, path) | rules.stopped_by(position, path)
    if not ways:
        broken |= {card_rule(card), "R17"} | wrong_count_rules(table, position, pawn, count, end)
    return broken | jump_rules(table, pawn[0], end, target, +1)


def wrong_count_rules(table: Table, position: Position, pawn: Pawn, count: int, end: str) -> set[str]:
    """The count does not lead there. What else may be said: why the pawn cannot walk it at all, R18 of the home."""
    broken = set()
    if board.is_home(end) or board.is_home(position[pawn]):
        broken |= {"R4", "R17", "R18"}
    paths = rules.own_side_paths(table, pawn[0], position[pawn], count)
    if not paths:
        broken |= {"R18"}
    if paths and all(rules.stopped_by(position, path) for path in paths):
        for path in paths:
            broken |= rules.stopped_by(position, path)
    return broken


def jump_rules(table: Table, seat: str, end: str, target: str | None, direction: int) -> set[str]:
    """R25-R27, for a walk that is said to end on `end` and to jump to `target`."""
    may = rules.jumps(table, seat, end, direction)
    if target is None:
        return {"R25"} if table["game"] == "tokken" and may else set()
    if target in may:
        return set()
    if not board.is_track(end) or not board.is_crossing(end):
        return {"R25"}
    way = +1 if table["game"] == "tokken" else direction
    path = rules.jump_path(table, end, way)
    broken = set()
    if path[-1] != target:
        broken |= {"R25", "R26"}
    if board.start_of(seat) in path or board.start_of(seat) in rules.jump_path(table, end, -way):
        broken.add("R27")
    return broken


def four_rules(table: Table, position: Position, pawn: Pawn, end: str, target: str | None) -> set[str]:
    """R23, R24, R33."""
    square, own_start = position[pawn], board.start_of(pawn[0])
    broken = {"R24"} if board.is_home(end) else set()
    if not board.is_track(square):
        return broken | {"R23"} | ({"R17"} if board.is_yard(square) else set())
    path = rules.path_back(table, square, 4)
    if table["game"] == "tokken" and path[-1] == own_start:
        path += rules.path_back(table, own_start, 4)
    if path[-1] != end:
        broken |= {"R23", "R33"}
    if own_start in path:
        occupied = pawn_at(position, own_start) is not None
        crosses = path[-1] != own_start
        if crosses and (table["game"] == "tok" or occupied):
            broken.add("R33")
    return broken | rules.stopped_by(position, path) | jump_rules(table, pawn[0], end, target, -1)


def five_rules(table: Table, position: Position, seat: str, pawn: Pawn, end: str, target: str | None) -> set[str]:
    """R34, and R20 for safe pawns, yards and homes."""
    square = position[pawn]
    broken = {"R34"} if pawn[0] in board.team_of(table, seat) else set()
    if board.is_home(end):
        broken.add("R34")
    if not board.is_track(square):
        return broken | {"R34", "R20"} | ({"R17"} if board.is_yard(square) else set())
    if board.is_safe(position, pawn):
        broken |= {"R34", "R20"}
    path = rules.track_path(table, square, 5)
    if path[-1] != end:
        broken.add("R34")
    stopped = rules.stopped_by(position, path)
    if stopped and board.start_of(pawn[0]) in path:
        broken.add("R34")
    return broken | stopped | jump_rules(table, pawn[0], end, target, +1)


def swap_rules(table: Table, position: Position, seat: str, card: str, move: str) -> set[str]:
    """R36, R28."""
    found = SWAP.match(move)
    assert found
    first_square, second_square, target = found.groups()
    if card[0] != "J":
        return {"R36", card_rule(card)}
    broken = {"R28", "R36"} if target else set()
    first, second = pawn_at(position, first_square), pawn_at(position, second_square)
    if first is None or second is None or first == second:
        return broken | {"R36"}
    if first[0] not in board.own_seats(table, position, seat):
        broken |= {"R36", "R16"}
    for pawn in (first, second):
        if not board.is_track(position[pawn]):
            broken |= {"R36", "R20"}
    if board.is_safe(position, second):
        broken |= {"R36", "R20"}
    if table["game"] == "tokken" and board.is_safe(position, first):
        broken |= {"R36", "R20"}
    if table["game"] == "tokken" and first[0] == second[0]:
        broken.add("R36")
    return broken


def seven_rules(table: Table, position: Position, seat: str, card: str, parts: list[str]) -> set[str]:
    """R35: parts from left to right, up to the first that is forbidden by itself; the sum and the number of pawns."""
    if card[0] != "7":
        return {"R35", card_rule(card)}
    if not all(STEP.match(part) for part in parts):
        return {"R35", "R36"} if any(SWAP.match(part) for part in parts) else {"R?"}
    broken = {"R35"} if len(parts) > 4 else set()
    moved: list[Pawn] = []
    total = 0
    for part in parts:
        pawn = pawn_at(position, part.split("-")[0])
        if pawn is None or pawn in moved:
            return broken | {"R35"}
        refused, steps, after = one_part(table, position, seat, pawn, part)
        if refused:
            return broken | refused | could_not_be_seven(table, parts)
        moved.append(pawn)
        position = after
        total += steps
    return broken if total == 7 else broken | {"R35"}


def could_not_be_seven(table: Table, parts: list[str]) -> set[str]:
    """R35: all seven must be used. Broken when the parts make seven steps in no reading, each pawn on a free board."""
    totals = {0}
    for part in parts:
        found = STEP.match(part)
        assert found
        start, end, _ = found.groups()
        lengths = [count for count in range(1, 19) if leads_to(table, start, end, count)]
        totals = {total + length for total in totals for length in lengths}
    return set() if 7 in totals else {"R35"}


def leads_to(table: Table, start: str, end: str, count: int) -> bool:
    return any(path[-1] == end for path in free_paths(table, end[0], start, count))


def one_part(table: Table, position: Position, seat: str, pawn: Pawn, part: str) -> tuple[set[str], int, Position]:
    """The rules that forbid a part; if there are none, its steps and the position after it."""
    found = STEP.match(part)
    assert found
    start, end, target = found.groups()
    broken = set() if pawn in rules.pawns_for_a_part(table, position, seat) else {"R35", "R16"}
    if board.is_yard(start):
        return broken | {"R17", "R35"}, 0, position
    refusals = []
    for count in range(1, 19):
        for path in free_paths(table, pawn[0], start, count):
            if path[-1] != end:
                continue
            bad = {"R50"} if board.is_hologram_dot(table, start) else set()
            bad |= lane_rules(table, pawn[0], start, path) | rules.stopped_by(position, path)
            bad |= jump_rules(table, pawn[0], end, target, +1)
            if not bad and not broken:
                captured = [end] if target is None else [end, target]
                return set(), count, rules.move_pawn(position, pawn, target or end, captured)
            refusals.append(bad)
    if not refusals:
        return broken | {"R35", "R17", "R18"} | ({"R25"} if target else set()), 0, position
    return broken.union(*refusals), 0, position
