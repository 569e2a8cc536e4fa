"""Why a 7 is not legal as it is written: its parts from left to right, up to the first that cannot be walked (R35)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.errors import Reason
from app.games.api import Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.track import stops
from app.games.track.attempts import Attempt, free_paths, jump_reasons, lane_reasons, path_reasons
from app.games.track.board import FREE
from app.games.track.cards import Turn
from app.games.track.notation import SpelledPart
from app.games.track.ruleset import SevenRule
from app.games.track.split import MOST_PARTS, SEVEN
from app.games.track.walk import Step, is_open, moved


def seven_reasons(turn: Turn, parts: Sequence[SpelledPart]) -> Iterator[Reason]:
    """The first part that is forbidden, and what the parts together break."""
    if len(parts) > MOST_PARTS:
        yield Reason("seven-too-many", "R35", f"A 7 is split over {MOST_PARTS} pawns at most.")
    used: set[int] = set()
    total = 0
    for part in parts:
        against = _part_reasons(turn, part, used)
        step = None if against else _step_of(turn, part)
        if step is None:
            yield from against
            yield from _not_seven(_possible_totals(turn, parts))
            return
        turn, used = _after(turn, step, used)
        total += step.way.steps
    yield from _not_seven({total})


def _not_seven(totals: set[int]) -> Iterator[Reason]:
    if SEVEN not in totals:
        counted = f": these are {min(totals)}" if len(totals) == 1 else ""
        yield Reason("seven-not-all", "R35", f"All seven steps of a 7 must be used, no more and no fewer{counted}.")


def _part_reasons(turn: Turn, part: SpelledPart, used: set[int]) -> list[Reason]:
    name = turn.board.names[part.origin]
    owner = turn.owners[part.origin]
    if owner == FREE:
        return [Reason("no-pawn-there", "R35", f"No pawn stands on {name} when its part comes.", (name,))]
    if part.origin in used:
        return [Reason("seven-twice", "R35", f"The pawn on {name} has had its part: each gets one.", (name,))]
    if _step_of(turn, part) is not None and owner in _walkers(turn):
        return []
    found = list(_not_yours(turn, owner, name))
    if turn.board.is_yard(part.origin):
        in_yard = stops.in_yard(turn, part.origin)
        return [*found, in_yard, Reason(in_yard.code, "R35", in_yard.sentence, in_yard.squares)]
    if turn.rules.hologram and part.origin in turn.board.dots:
        found.append(stops.on_dot(turn, part.origin))
    return [*found, *_walk_reasons(turn, Attempt(owner, part.origin, part.end, part.jump))]


def _walkers(turn: Turn) -> tuple[Seat, ...]:
    """Whose pawns may get a part as the pawns stand (R35, R16)."""
    if turn.rules.ruleset.seven is SevenRule.TEAM or turn.seat not in turn.own:
        return (turn.seat, *turn.rules.mates[turn.seat])
    return turn.own


def _not_yours(turn: Turn, owner: Seat, name: str) -> Iterator[Reason]:
    if owner in _walkers(turn):
        return
    letter = SEAT_LETTERS[owner]
    if owner in turn.rules.mates[turn.seat]:
        sentence = f"The pawn on {name} is a teammate’s: it gets a part only once all your own pawns are home."
    else:
        sentence = f"The pawn on {name} is not of your side: it gets no part of a 7."
    for rule in ("R35", "R16"):
        yield Reason("seven-not-own", rule, sentence, (name,), (letter,))


def _walk_reasons(turn: Turn, attempt: Attempt) -> Iterator[Reason]:
    names = turn.board.names
    longest = turn.board.ring // 3  # longer than any part: then it is the count that is wrong
    paths = [
        path
        for steps in range(1, longest + 1)
        for path in free_paths(turn, attempt.owner, attempt.origin, steps)
        if path[-1] == attempt.end
    ]
    for path in paths:
        yield from lane_reasons(turn, attempt, path)
        yield from path_reasons(turn, attempt, path)
        if len(path) > SEVEN:
            sentence = f"From {names[attempt.origin]} to {names[attempt.end]} are more than seven steps."
            yield Reason("seven-too-far", "R35", sentence, (names[attempt.origin], names[attempt.end]))
    if not paths:
        sentence = f"No walk forward leads from {names[attempt.origin]} to {names[attempt.end]}."
        for rule in ("R35", "R17", "R18"):
            yield Reason("wrong-count", rule, sentence, (names[attempt.origin], names[attempt.end]))
    yield from jump_reasons(turn, attempt)


def _step_of(turn: Turn, part: SpelledPart) -> Step | None:
    """The walk of one to seven steps that the part writes, when it is open now."""
    owner = turn.owners[part.origin]
    for steps in range(1, SEVEN + 1):
        for way in turn.walks.forward[steps][owner][part.origin]:
            if way.path[-1] == part.end and way.jump == part.jump and is_open(way, turn.owners):
                return Step(owner, part.origin, way)
    return None


def _after(turn: Turn, step: Step, used: set[int]) -> tuple[Turn, set[int]]:
    """The position after a part, and the squares on which pawns stand that have had theirs."""
    after = Turn(turn.rules, moved(turn.board, turn.position, (step,)), turn.seat)
    return after, {square for square in used if square not in step.way.hits} | {step.way.rest}


def _possible_totals(turn: Turn, parts: Sequence[SpelledPart]) -> set[int]:
    """The steps that the parts can have altogether, whoever stands in the way."""
    totals = {0}
    for part in parts:
        seat = turn.board.seat_of_corner(part.end) if turn.board.is_home(part.end) else turn.seat
        lengths = {
            steps
            for steps in range(1, turn.board.ring // 3)
            for path in free_paths(turn, seat, part.origin, steps)
            if path[-1] == part.end
        }
        totals = {total + steps for total in totals for steps in lengths}
    return totals or {0}
