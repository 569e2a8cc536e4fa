"""An attempted walk on a board without rules, and what it breaks: lane, stops, crossings (R4, R18-R20, R25-R27)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from app.errors import Reason
from app.games.api import Seat
from app.games.track import stops
from app.games.track.board import FREE, HOLOGRAM, SECTION, Square
from app.games.track.cards import Turn
from app.games.track.ruleset import CrossingRule
from app.games.track.walk import NO_JUMP, Step, Way

Path: TypeAlias = tuple[Square, ...]


class Attempt(NamedTuple):
    """A pawn, and where somebody wants it to go."""

    owner: Seat
    origin: Square
    end: Square
    jump: Square

    def step(self, way: Way) -> Step:
        return Step(self.owner, self.origin, way)


def free_paths(turn: Turn, owner: Seat, square: Square, steps: int) -> list[Path]:
    """Every path of so many steps when the track goes on over the own start, and the home opens after 16 and 17."""
    board = turn.board
    home = board.homes[owner]
    if board.is_home(square):
        inside = home[home.index(square) + 1 :] if square in home else ()
        return [inside[:steps]] if 0 < steps <= len(inside) else []
    if not board.is_track(square) or steps < 1:
        return []
    ring = board.ahead(square, steps)
    paths = [ring]
    for opening in range(board.starts[owner] - 2, board.starts[owner]):
        to_opening = (opening - square) % board.ring
        if to_opening < steps <= to_opening + len(home):
            paths.append(ring[:to_opening] + home[: steps - to_opening])
    return paths


def lane_reasons(turn: Turn, attempt: Attempt, path: Path) -> Iterator[Reason]:
    """R4, R18: where the pawn turns off, and that it never reaches its own start."""
    board, names = turn.board, turn.board.names
    start = board.starts[attempt.owner]
    here = names[attempt.origin]
    if start in path:
        sentence = f"The pawn on {here} never reaches or passes its own start {names[start]}: it turns into its home."
        for rule in ("R18", "R4"):
            yield Reason("own-start", rule, sentence, (here, names[start]))
    opening = start - (HOLOGRAM + 1 - turn.rules.home_after)
    walked = (attempt.origin, *path)
    for before, after in zip(walked, path, strict=False):
        if after == board.homes[attempt.owner][0] and before != opening:
            if before == attempt.origin and board.is_track(before):
                yield stops.dead_end(turn, before)
            sentence = (
                f"The home opens after {names[opening]}: the pawn on {here} does not come in from {names[before]}."
            )
            for rule in ("R4", "R18"):
                yield Reason("home-opens-elsewhere", rule, sentence, (here, names[opening]))


def path_reasons(turn: Turn, attempt: Attempt, path: Path) -> Iterator[Reason]:
    """R19, R20: safe pawns and pawns in the home that stop the walk."""
    board = turn.board
    for square in path:
        if turn.owners[square] == FREE:
            continue
        if board.is_home(square):
            yield stops.home_blocked(turn, attempt.origin, square)
        elif turn.is_safe(square):
            yield stops.safe_pawn(turn, attempt.origin, square)


def jump_reasons(turn: Turn, attempt: Attempt, back: bool = False) -> Iterator[Reason]:
    """R25 to R27, for a walk that is said to end on `end` and to jump to `jump`, or not to jump."""
    board, names = turn.board, turn.board.names
    end, jump = attempt.end, attempt.jump
    must = turn.rules.ruleset.crossing is CrossingRule.MUST_FORWARD
    backward = back and not must
    here = names[end]
    if end not in board.crossings:
        if jump != NO_JUMP:
            yield Reason(
                "no-jump-there", "R25", f"Only a walk that ends on a crossing jumps, and {here} is none.", (here,)
            )
        return
    target = (end + (-SECTION if backward else SECTION)) % board.ring
    passes_start = _passes_start(turn, attempt.owner, end, target, backward)
    if jump == NO_JUMP:
        if must and not passes_start:
            sentence = f"A walk that ends on the crossing {here} jumps to {names[target]}."
            yield Reason("must-jump", "R25", sentence, (here, names[target]))
        return
    if jump != target:
        sentence = f"From {here} the jump goes to the next crossing in the walking direction, {names[target]}."
        if must:
            sentence = f"From {here} the jump goes forward to the next crossing, {names[target]}."
        for rule in ("R25", "R26"):
            yield Reason("wrong-jump", rule, sentence, (here, names[target]))
    if passes_start or _passes_start(turn, attempt.owner, end, jump, not backward):
        start = names[board.starts[attempt.owner]]
        sentence = f"A jump never takes a pawn past its own start {start}: it stays on {here}."
        yield Reason("jump-past-start", "R27", sentence, (here, start))


def _passes_start(turn: Turn, owner: Seat, end: Square, target: Square, backward: bool) -> bool:
    """Whether the own start lies between two crossings that follow each other; false for other squares."""
    board = turn.board
    apart = (end - target if backward else target - end) % board.ring
    progress = board.progress[owner]
    return apart == SECTION and (progress[target] > progress[end] if backward else progress[target] < progress[end])
