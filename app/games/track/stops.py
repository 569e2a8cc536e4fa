"""What stops a pawn on its way, as reasons: the sentences that an attempted move and an unplayable card share."""

from __future__ import annotations

from app.errors import Reason
from app.games.api import Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.track.board import FREE, Square
from app.games.track.cards import Turn
from app.games.track.walk import OverStartRule, Step


def closed(turn: Turn, step: Step, is_five: bool = False) -> list[Reason]:
    """Why a way that the board allows is not open now: one reason or more a closed gate (R19, R20, R32-R34)."""
    found: list[Reason] = []
    for gate, stopper in step.way.gates:
        if turn.owners[gate] == stopper:
            found += gate_reasons(turn, step, gate, is_five)
    return list(dict.fromkeys(found))


def gate_reasons(turn: Turn, step: Step, gate: Square, is_five: bool) -> list[Reason]:
    owner, origin, way = step
    if turn.board.is_home(gate):
        return [home_blocked(turn, origin, gate)]
    own_start = gate == turn.board.starts[owner]
    found = []
    if way.how == "enter":
        found.append(start_taken(turn, owner, gate))
    elif own_start and way.how == "back" and turn.rules.ruleset.over_start is OverStartRule.WHEN_EMPTY:
        found.append(over_start_occupied(turn, origin, gate))
    elif own_start and is_five:
        found.append(five_stopped_at_start(turn, origin, gate))
    if turn.is_safe(gate):
        found.append(safe_pawn(turn, origin, gate))
    return found


def safe_pawn(turn: Turn, origin: Square, gate: Square) -> Reason:
    names, letter = turn.board.names, SEAT_LETTERS[turn.owners[gate]]
    sentence = f"The pawn on {names[gate]} is safe on its own start: no pawn passes it or lands on it"
    return _reason("safe-pawn", "R20", sentence, (names[origin], names[gate]), (letter,))


def home_blocked(turn: Turn, origin: Square, gate: Square) -> Reason:
    names = turn.board.names
    sentence = f"The pawn on {names[origin]} cannot pass or land on the pawn on {names[gate]} inside the home"
    return _reason("home-blocked", "R19", sentence, (names[origin], names[gate]))


def start_taken(turn: Turn, seat: Seat, start: Square) -> Reason:
    name, letter = turn.board.names[start], SEAT_LETTERS[seat]
    sentence = f"No pawn of {letter} enters while a pawn of {letter} stands on {name}"
    return _reason("start-taken", "R32", sentence, (name,), (letter,))


def over_start_occupied(turn: Turn, origin: Square, start: Square) -> Reason:
    names = turn.board.names
    sentence = (
        f"The pawn on {names[origin]} cannot go back to its own start or over it: a pawn stands on {names[start]}"
    )
    return _reason("start-occupied", "R33", sentence, (names[origin], names[start]))


def five_stopped_at_start(turn: Turn, origin: Square, start: Square) -> Reason:
    names = turn.board.names
    sentence = (
        f"The pawn on {names[origin]} does not pass its own start while a pawn of its seat stands on {names[start]}"
    )
    return _reason("five-start-taken", "R34", sentence, (names[origin], names[start]))


def in_yard(turn: Turn, yard: Square) -> Reason:
    name = turn.board.names[yard]
    return _reason(
        "in-yard", "R17", f"A pawn in the yard ({name}) cannot walk: an ace, a king or a joker enters it", (name,)
    )


def on_dot(turn: Turn, square: Square) -> Reason:
    name = turn.board.names[square]
    return _reason("on-hologram-dot", "R50", f"The pawn on {name} is stuck on a hologram dot", (name,))


def dead_end(turn: Turn, square: Square) -> Reason:
    name = turn.board.names[square]
    sentence = f"The pawn on {name} stands past the opening of its home, in a dead end: it cannot walk forward"
    return _reason("dead-end", "R18", sentence, (name,))


def past_home(turn: Turn, owner: Seat, square: Square, steps: int) -> Reason:
    names = turn.board.names
    last = names[turn.board.homes[owner][-1]]
    sentence = f"{steps} steps take the pawn on {names[square]} past the end of its home, {last}"
    return _reason("past-home", "R18", sentence, (names[square], last))


def back_over_start(turn: Turn, square: Square, start: Square) -> Reason:
    names = turn.board.names
    sentence = f"The pawn on {names[square]} never crosses its own start {names[start]} going back"
    return _reason("back-over-start", "R33", sentence, (names[square], names[start]))


def not_on_track_back(turn: Turn, square: Square) -> Reason:
    name = turn.board.names[square]
    return _reason("back-needs-track", "R23", f"Only a pawn on the track goes back, and {name} is not on it", (name,))


def five_safe(turn: Turn, square: Square) -> Reason:
    name, owner = turn.board.names[square], turn.owners[square]
    letters = (SEAT_LETTERS[owner],) if owner != FREE else ()
    return _reason(
        "five-safe-pawn", "R34", f"A 5 does not move the pawn on {name}: it is safe on its own start", (name,), letters
    )


def five_off_track(turn: Turn, square: Square) -> Reason:
    name = turn.board.names[square]
    return _reason("five-needs-track", "R34", f"A 5 moves a pawn on the track, not one on {name}", (name,))


def untouchable(turn: Turn, square: Square) -> Reason:
    name = turn.board.names[square]
    return _reason("out-of-reach", "R20", f"Pawns in a home or a yard cannot be touched by others: {name}", (name,))


def swap_safe(turn: Turn, square: Square) -> Reason:
    name = turn.board.names[square]
    return _reason("swap-safe-pawn", "R36", f"The pawn on {name} is safe on its own start and is not swapped", (name,))


def swap_off_track(turn: Turn, square: Square) -> Reason:
    name = turn.board.names[square]
    return _reason("swap-needs-track", "R36", f"A swap needs two pawns on the track, and {name} is not on it", (name,))


def _reason(code: str, rule: str, sentence: str, squares: tuple[str, ...] = (), seats: tuple[str, ...] = ()) -> Reason:
    return Reason(code, rule, f"{sentence}.", squares, seats)
