"""The rules of the track games a second time, slowly and plainly: a referee for the engine, written without seeing it.

Squares are the texts of the notation ("b12", "a0", "a+1"), a pawn is a pair such as ("a", 0), a position is a dict from
pawn to square. Pawns walk square by square. Nothing is cached, nothing is looked up in a table that could be walked.
Each function quotes or names the sentence that it carries out.

How the rules page is read where it leaves a choice:

* R4, R18: with `home_after` 16 the own 17 can only be the last step of a walk; a pawn on its own 17 takes no forward
  step with its own side's card, not into the home either.
* R20, R33: a foreign pawn on a start is ordinary, but in Tokken it too stops the backward 4 of the start's owner.
* R23: leaving the own start backward is no crossing of it, in Tok neither.
* R25, R27: only a jump that would pass the own start is forbidden, so only the crossing of the own section (forward)
  and of the section after it (backward) keep a pawn. Tokken jumps forward after a backward 4; Tok only backward.
* R3, R25: unused sections of a board for two have a crossing like all others.
* R34: what R20 says of a safe pawn of the same seat on the own start is all that stops the pawn there; a foreign pawn
  on that start is passed, or captured by an exact count. A pawn on its own 17 goes on to 18, with `home_after` 16 too.
* R35: a part belongs to a pawn, not to a square. A pawn that was captured waits in the yard, so it cannot walk again.
  In Tok whose pawns may walk is asked anew before every part.
* R36, R16: in Tokken two pawns of one seat are never swapped, two "own" pawns of different seats are.
* R37: the king captures on the track squares between its square and its last one, and where it lands (R21).
* R50: the dot counts for every pawn, a teammate's in a 7 too, and stays when the section's player is finished.
"""

from __future__ import annotations

from typing import Any

from tests.laws.oracle_track_board import (
    Pawn,
    Position,
    is_crossing,
    is_hologram_dot,
    is_home,
    is_safe,
    is_track,
    is_yard,
    own_pawns,
    pawn_on,
    print_position,
    square_after,
    square_before,
    start_of,
    team_of,
)

Moves = dict[str, Position]


# ---------------------------------------------------------------- walking


def own_side_steps(table: dict[str, Any], seat: str, square: str, last: bool) -> list[str]:
    """R4, R17, R18: where one step forward with its own side's card can lead."""
    if is_yard(square):
        return []
    if is_home(square):
        number = int(square[2:])
        return [] if number == 4 else [f"{seat}+{number + 1}"]
    if square == seat + "17":
        return [seat + "+1"] if table["home_after"] == 17 else []
    if square == seat + "16" and table["home_after"] == 16:
        return [seat + "+1", seat + "17"] if last else [seat + "+1"]
    return [square_after(table, square)]


def own_side_paths(table: dict[str, Any], seat: str, square: str, count: int) -> list[list[str]]:
    """R17: the pawn steps over `count` squares. Every way in which it can."""
    if count == 0:
        return [[]]
    paths = []
    for step in own_side_steps(table, seat, square, last=count == 1):
        for rest in own_side_paths(table, seat, step, count - 1):
            paths.append([step, *rest])
    return paths


def track_path(table: dict[str, Any], square: str, count: int) -> list[str]:
    """R34: the pawn follows the track."""
    path: list[str] = []
    for _ in range(count):
        square = square_after(table, square)
        path.append(square)
    return path


def path_back(table: dict[str, Any], square: str, count: int) -> list[str]:
    """R23, R24: back on the track, never into a home."""
    path: list[str] = []
    for _ in range(count):
        square = square_before(table, square)
        path.append(square)
    return path


def stopped_by(position: Position, path: list[str]) -> set[str]:
    """R19: inside a home no pawn passes or lands on another. R20: a safe pawn stops every pawn."""
    rules = set()
    for square in path:
        other = pawn_on(position, square)
        if other is not None and is_home(square):
            rules.add("R19")
        if other is not None and is_safe(position, other):
            rules.add("R20")
    return rules


def jump_path(table: dict[str, Any], square: str, direction: int) -> list[str]:
    """R25: from a crossing to the next one in that direction, square 7 of the neighbouring section."""
    path: list[str] = []
    while not path or not is_crossing(path[-1]):
        square = square_after(table, square) if direction > 0 else square_before(table, square)
        path.append(square)
    return path


def jumps(table: dict[str, Any], seat: str, square: str, direction: int) -> list[str]:
    """R25, R27: the crossing that a walk which ended on `square` may jump to, if any."""
    if not is_track(square) or not is_crossing(square):
        return []
    path = jump_path(table, square, +1 if table["game"] == "tokken" else direction)
    return [] if start_of(seat) in path else [path[-1]]


def move_pawn(position: Position, pawn: Pawn, to: str, captured: list[str]) -> Position:
    """R21: a pawn standing on a captured square goes back to its owner's yard, whoever owns it."""
    after = dict(position)
    for other, square in position.items():
        if other != pawn and square in captured:
            after[other] = other[0] + "0"
    after[pawn] = to
    return after


def walk_endings(
    table: dict[str, Any], position: Position, pawn: Pawn, path: list[str], direction: int = 1, king: bool = False
) -> Moves:
    """R21, R22, R25, R26, R37: how a walk along an open path can end, by its text."""
    captured = [square for square in path if is_track(square)] if king else path[-1:]
    text = position[pawn] + "-" + path[-1]
    targets = jumps(table, pawn[0], path[-1], direction)
    endings: Moves = {}
    if table["game"] == "tok" or not targets:
        endings[text] = move_pawn(position, pawn, path[-1], captured)
    for target in targets:
        endings[text + ">" + target] = move_pawn(position, pawn, target, [*captured, target])
    return endings


def own_side_walks(table: dict[str, Any], position: Position, pawn: Pawn, count: int, king: bool = False) -> Moves:
    """R17-R22, R50: every walk of one pawn with its own side's card."""
    if is_hologram_dot(table, position[pawn]):
        return {}
    moves: Moves = {}
    for path in own_side_paths(table, pawn[0], position[pawn], count):
        if not stopped_by(position, path):
            moves.update(walk_endings(table, position, pawn, path, king=king))
    return moves


# ---------------------------------------------------------------- the cards


def enter_moves(table: dict[str, Any], position: Position, seat: str) -> Moves:
    """R32: one own pawn goes from the yard to its start, not if a pawn of the same seat stands there."""
    moves: Moves = {}
    for pawn in own_pawns(table, position, seat):
        start = start_of(pawn[0])
        other = pawn_on(position, start)
        if is_yard(position[pawn]) and (other is None or other[0] != pawn[0]):
            moves[position[pawn] + "-" + start] = move_pawn(position, pawn, start, [start])
    return moves


def forward_moves(table: dict[str, Any], position: Position, seat: str, count: int, king: bool = False) -> Moves:
    """R30, R31, R37, R38: forward with one own pawn."""
    moves: Moves = {}
    for pawn in own_pawns(table, position, seat):
        moves.update(own_side_walks(table, position, pawn, count, king))
    return moves


def four_path(table: dict[str, Any], position: Position, pawn: Pawn) -> list[str] | None:
    """R23, R33: the way back, None when the own start forbids it."""
    start = start_of(pawn[0])
    path = path_back(table, position[pawn], 4)
    if start not in path:
        return path
    if table["game"] == "tok":
        return path if path[-1] == start else None
    if pawn_on(position, start) is not None:
        return None
    if path[-1] == start:
        return path + path_back(table, start, 4)
    return path


def four_moves(table: dict[str, Any], position: Position, seat: str) -> Moves:
    """R23, R33: backward 4 with one own pawn, which stands on the track."""
    moves: Moves = {}
    for pawn in own_pawns(table, position, seat):
        path = four_path(table, position, pawn) if is_track(position[pawn]) else None
        if path is not None and not stopped_by(position, path):
            moves.update(walk_endings(table, position, pawn, path, direction=-1))
    return moves


def five_moves(table: dict[str, Any], position: Position, seat: str) -> Moves:
    """R34: forward 5 with one pawn of an opponent, not a safe one."""
    moves: Moves = {}
    for pawn, square in position.items():
        if pawn[0] in team_of(table, seat) or not is_track(square) or is_safe(position, pawn):
            continue
        path = track_path(table, square, 5)
        if not stopped_by(position, path):
            moves.update(walk_endings(table, position, pawn, path))
    return moves


def pawns_for_a_part(table: dict[str, Any], position: Position, seat: str) -> list[Pawn]:
    """R35: Tokken: own and teammates' pawns. Tok: own pawns, and when the last one is home, teammates' (R16)."""
    if table["game"] == "tokken":
        return [pawn for pawn in position if pawn[0] in team_of(table, seat)]
    return own_pawns(table, position, seat)


def seven_moves(table: dict[str, Any], position: Position, seat: str) -> Moves:
    """R35: every ordered way to split seven steps over one to four different pawns."""
    return parts_from(table, position, seat, left=7, moved=[])


def parts_from(table: dict[str, Any], position: Position, seat: str, left: int, moved: list[Pawn]) -> Moves:
    """R35: all seven must be used, each pawn gets one part of at least one step, at most four pawns."""
    if left == 0:
        return {"": position}
    if len(moved) == 4:
        return {}
    moves: Moves = {}
    for pawn in pawns_for_a_part(table, position, seat):
        if pawn in moved:
            continue
        for steps in range(1, left + 1):
            for part, after in own_side_walks(table, position, pawn, steps).items():
                for rest, end in parts_from(table, after, seat, left - steps, [*moved, pawn]).items():
                    moves[part + "," + rest if rest else part] = end
    return moves


def seven_as_said(table: dict[str, Any], position: Position, seat: str, parts: list[str]) -> Position | None:
    """R35: the same parts one after the other, when only one spelling is asked for."""
    moments: dict[tuple[int, tuple[Pawn, ...]], Position] = {(7, ()): position}
    for part in parts:
        after_part: dict[tuple[int, tuple[Pawn, ...]], Position] = {}
        for (left, moved), here in moments.items():
            for pawn in pawns_for_a_part(table, here, seat):
                for steps in range(1, left + 1) if pawn not in moved and len(moved) < 4 else ():
                    walks = own_side_walks(table, here, pawn, steps)
                    if part in walks:
                        after_part[left - steps, (*moved, pawn)] = walks[part]
        moments = after_part
    ends = [here for (left, _), here in moments.items() if left == 0]
    return ends[0] if ends else None


def jack_moves(table: dict[str, Any], position: Position, seat: str) -> Moves:
    """R36 and the two rows of the table."""
    moves: Moves = {}
    for first in own_pawns(table, position, seat):
        for second in position:
            if first == second or not is_track(position[first]) or not is_track(position[second]):
                continue
            if is_safe(position, second):
                continue
            if table["game"] == "tokken" and (is_safe(position, first) or first[0] == second[0]):
                continue
            after = dict(position)
            after[first], after[second] = position[second], position[first]
            moves[position[first] + "~" + position[second]] = after
    return moves


def moves_of_card(table: dict[str, Any], position: Position, seat: str, card: str) -> Moves:
    """R30-R38: every spelling (without the card) and the position after it."""
    rank = card[0]
    if rank == "A":
        return enter_moves(table, position, seat) | forward_moves(table, position, seat, 1)
    if rank == "4":
        return four_moves(table, position, seat)
    if rank == "5":
        return five_moves(table, position, seat)
    if rank == "7":
        return seven_moves(table, position, seat)
    if rank == "J":
        return jack_moves(table, position, seat)
    if rank == "K":
        return enter_moves(table, position, seat) | forward_moves(table, position, seat, 13, king=True)
    if rank == "X":
        return enter_moves(table, position, seat) | forward_moves(table, position, seat, 18)
    count = {"2": 2, "3": 3, "6": 6, "8": 8, "9": 9, "T": 10, "Q": 12}[rank]
    return forward_moves(table, position, seat, count)


def move_as_said(table: dict[str, Any], position: Position, seat: str, card: str, move: str) -> Position | None:
    """The position after the move that is written like this; None when it is not legal."""
    if card[0] == "7":
        return seven_as_said(table, position, seat, move.split(","))
    return moves_of_card(table, position, seat, card).get(move)


def legal_moves(table: dict[str, Any], position: Position, seat: str, card: str) -> dict[str, str]:
    """Every legal text, with the card, and the text of the position after it."""
    return {
        card + " " + text: print_position(table, after)
        for text, after in moves_of_card(table, position, seat, card).items()
    }
