"""The 7: seven steps split over one to four pawns, in any order (R35).

A pawn gets one part at most, so it always walks from where it stood: all parts are known beforehand, and only what they
do to each other is searched. A state of the search is one int: a bit for each seat and square with a pawn, and one for
each pawn that can still get a part. So a part is four masks, and trying it is a comparison.

Parts commute unless one touches a square that the other touches or must pass. Of parts that commute only one order is
tried (a sleep set), and pawns whose parts commute with everybody else's are searched in groups of their own and put
together afterwards. That keeps eight free pawns, 39,000 spellings of 2,416 outcomes, within milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from app.games.api import Seat
from app.games.track.board import PAWNS, Position, Square
from app.games.track.ruleset import Rules, SevenRule
from app.games.track.walk import Move, Step

SEVEN = 7
MOST_PARTS = 4

State: TypeAlias = int
Found: TypeAlias = list[list[dict[State, Move]]]  # [steps used][number of parts]: one spelling of each position


class Part(NamedTuple):
    """One part of a 7. It is open in a state when `state & need == flag`, and makes `state & keep | put` of it."""

    step: Step
    steps: int
    bit: int  # stands for it in masks of parts
    clashes: int  # the parts that it does not commute with
    need: State
    flag: State
    keep: State
    put: State


class Split:
    """The parts of a 7 in one position."""

    def __init__(self, rules: Rules, position: Position, seat: Seat) -> None:
        masks = _Masks(rules, position, seat)
        self._parts = masks.parts()
        self._start = masks.start
        self._places = masks.places
        self._up_to = [[part for part in self._parts if part.steps <= left] for left in range(SEVEN + 1)]

    def outcomes(self) -> Iterator[Move]:
        """One spelling of every position that a 7 can lead to."""
        groups = [self._searched(group) for group in _groups(self._parts)]
        whole = groups[0] if groups else _nothing()
        for group in groups[1:]:
            whole = _joined(whole, group, self._start & self._places)
        fewest_last: dict[State, Move] = {}
        for found in reversed(whole[SEVEN]):
            fewest_last.update(found)
        return iter(fewest_last.values())

    def is_possible(self) -> bool:
        return self._can_finish(self._start, SEVEN, MOST_PARTS, 0)

    def read(self, texts: Iterable[str]) -> Move | None:
        """The parts with these texts, walked from left to right; None when one of them is not open then."""
        state, left = self._start, SEVEN
        chosen: list[Step] = []
        for text in texts:
            part = self._named(text, state, left) if len(chosen) < MOST_PARTS else None
            if part is None:
                return None
            state, left = state & part.keep | part.put, left - part.steps
            chosen.append(part.step)
        return tuple(chosen)

    def continuations(self, chosen: Move) -> list[Step]:
        """The parts that can follow those of `chosen` so that all seven steps can still be used."""
        state, left, room = self._start, SEVEN, MOST_PARTS - len(chosen)
        for step in chosen:
            part = next(part for part in self._parts if part.step == step)
            state, left = state & part.keep | part.put, left - part.steps
        return [
            part.step
            for part in (self._up_to[left] if room > 0 else ())
            if state & part.need == part.flag
            and self._can_finish(state & part.keep | part.put, left - part.steps, room - 1, 0)
        ]

    def _named(self, text: str, state: State, left: int) -> Part | None:
        named = (part for part in self._up_to[left] if part.step.way.text == text)
        return next((part for part in named if state & part.need == part.flag), None)

    def _can_finish(self, state: State, left: int, room: int, sleep: int) -> bool:
        if left == 0:
            return True
        for part in self._up_to[left] if room > 0 else ():
            if not sleep & part.bit and state & part.need == part.flag:
                asleep = (sleep | part.bit - 1) & ~part.clashes
                if self._can_finish(state & part.keep | part.put, left - part.steps, room - 1, asleep):
                    return True
        return False

    def _searched(self, group: Sequence[Part]) -> Found:
        """What a group of pawns can do with each number of steps and parts."""
        found = _nothing()
        found[0][0][self._start & self._places] = ()
        _grow(found, _Choices(group, self._places), self._start, SEVEN, 0, ())
        return found


class _Choices:
    """The parts of a group as the innermost loops want them: what is compared first, what is needed on a hit last."""

    __slots__ = ("last", "places", "up_to")

    def __init__(self, group: Sequence[Part], places: State) -> None:
        taken = [(part.keep, part.put, part.steps, ~part.clashes, (part.step,)) for part in group]
        compared = [(part.need, part.flag, part.bit, row) for part, row in zip(group, taken, strict=True)]
        finished = [(part.need, part.flag, part.bit, (part.keep & places, part.put, (part.step,))) for part in group]
        steps = [part.steps for part in group]
        self.places = places
        self.up_to = [[row for row, n in zip(compared, steps, strict=True) if n <= left] for left in range(SEVEN + 1)]
        self.last = [[row for row, n in zip(finished, steps, strict=True) if n == left] for left in range(SEVEN + 1)]


def _grow(found: Found, choices: _Choices, state: State, left: int, sleep: int, move: Move) -> None:
    """Adds every way to go on. Parts in `sleep` were tried in another, equal order."""
    count = len(move) + 1
    places = choices.places
    for need, flag, bit, on_hit in choices.up_to[left]:
        if state & need == flag and not sleep & bit:
            keep, put, steps, awake, step = on_hit
            after, longer, rest = state & keep | put, move + step, left - steps
            found[SEVEN - rest][count][after & places] = longer
            if rest:
                asleep = (sleep | bit - 1) & awake
                if count < MOST_PARTS - 1:
                    _grow(found, choices, after, rest, asleep, longer)
                else:
                    _finish(found[SEVEN][MOST_PARTS], choices, after, rest, asleep, longer)


def _finish(whole: dict[State, Move], choices: _Choices, state: State, left: int, sleep: int, move: Move) -> None:
    """Adds every fourth part. It has to use up the steps, since no other group could add one."""
    for need, flag, bit, on_hit in choices.last[left]:
        if state & need == flag and not sleep & bit:
            keep, put, step = on_hit
            whole[state & keep | put] = move + step


def _nothing() -> Found:
    return [[{} for _ in range(MOST_PARTS + 1)] for _ in range(SEVEN + 1)]


def _joined(whole: Found, group: Found, start: State) -> Found:
    """Every way to use steps in both. What the groups change is apart, so the changes add up."""
    joined = _nothing()
    for used, by_count in enumerate(whole):
        for more in range(SEVEN + 1 - used):
            for count, found in enumerate(by_count):
                for parts in range(MOST_PARTS + 1 - count if found else 0):
                    if others := group[more][parts]:
                        changes = [(key ^ start, extra) for key, extra in others.items()]
                        joined[used + more][count + parts].update(
                            {key ^ change: move + extra for key, move in found.items() for change, extra in changes}
                        )
    return joined


def _groups(parts: Sequence[Part]) -> list[list[Part]]:
    """The parts, together as far as they clash, in their order."""
    groups: list[tuple[int, int, list[Part]]] = []  # bits of the parts, what they clash with, the parts
    for part in parts:
        bits, clashes, members = part.bit, part.clashes, [part]
        apart = []
        for group in groups:
            if group[0] & clashes or group[1] & bits:
                bits, clashes, members = bits | group[0], clashes | group[1], group[2] + members
            else:
                apart.append(group)
        groups = [*apart, (bits, clashes, members)]
    return [sorted(members, key=lambda part: part.bit) for _, _, members in groups]


class _Masks:
    """Works out the parts of a 7 in a position: the bits of a state, and the masks of each part."""

    def __init__(self, rules: Rules, position: Position, seat: Seat) -> None:
        self._board = rules.board
        self._walks: list[tuple[int, Step, bool]] = []  # pawn, its walk, whether only late
        for owner, late in _walkers(rules, position, seat):
            for pawn in range(owner * PAWNS, owner * PAWNS + PAWNS):
                for table in rules.walks.forward[1 : SEVEN + 1]:
                    for way in table[owner][position[pawn]]:
                        self._walks.append((pawn, Step(owner, position[pawn], way), late))
        self._own_home = [(seat, square) for square in rules.board.homes[seat]]
        self._bits: dict[tuple[Seat, Square], int] = {}
        self._on: dict[Square, int] = {}  # [square]: all bits of pawns there
        self._flags: dict[Square, int] = {}  # [square]: the flag of the pawn that can still walk from there
        self._register(position)

    def _register(self, position: Position) -> None:
        owner_of_pawn = self._board.owner_of_pawn
        standing = [(owner_of_pawn[pawn], square) for pawn, square in enumerate(position)]
        for owner, square in (*standing, *((step.owner, step.way.rest) for _, step, _ in self._walks)):
            if (owner, square) not in self._bits:
                bit = 1 << len(self._bits)
                self._bits[owner, square] = bit
                self._on[square] = self._on.get(square, 0) | bit
        self.places = (1 << len(self._bits)) - 1
        for _, step, _ in self._walks:
            self._flags.setdefault(step.origin, 1 << len(self._bits) + len(self._flags))
        self._never = 1 << len(self._bits) + len(self._flags)  # the bit of a place that no pawn can reach
        self.start = sum({self._bits[stand] for stand in standing}) + sum(self._flags.values())

    def parts(self) -> list[Part]:
        clashes = self._clashes()
        return [self._part(number, step, late, clashes[number]) for number, (_, step, late) in enumerate(self._walks)]

    def _part(self, number: int, step: Step, late: bool, clashes: int) -> Part:
        owner, origin, way = step
        flag = self._flags[origin]
        stoppers = cleared = 0
        for gate in way.gates:
            square, stopper = gate
            stoppers |= self._bits.get((stopper, square), 0)
        for square in way.hits:
            cleared |= self._on.get(square, 0) | self._flags.get(square, 0)
        cleared |= flag | self._bits[owner, origin]
        need = flag
        if late:
            for place in self._own_home:
                need |= self._bits.get(place, self._never)
        return Part(step, way.steps, 1 << number, clashes, need | stoppers, need, ~cleared, self._bits[owner, way.rest])

    def _clashes(self) -> list[int]:
        """For each part the mask of those that it does not commute with; late ones with all early ones."""
        touching: dict[Square, int] = {}
        passing: dict[Square, int] = {}
        early = late = 0
        for number, (_, step, is_late) in enumerate(self._walks):
            bit = 1 << number
            early, late = (early, late | bit) if is_late else (early | bit, late)
            for square in {step.origin, step.way.rest, *step.way.hits}:
                touching[square] = touching.get(square, 0) | bit
            for square, _ in step.way.gates:
                passing[square] = passing.get(square, 0) | bit
        masks = []
        for _, step, is_late in self._walks:
            mask = early if is_late else late
            for square in {step.origin, step.way.rest, *step.way.hits}:
                mask |= touching.get(square, 0) | passing.get(square, 0)
            for square, _ in step.way.gates:
                mask |= touching.get(square, 0)
            masks.append(mask)
        return masks


def _walkers(rules: Rules, position: Position, seat: Seat) -> list[tuple[Seat, bool]]:
    """The seats whose pawns may get parts, and whether only late: when the last own pawn is home (R16, R35)."""
    mates = rules.mates[seat]
    if rules.ruleset.seven is SevenRule.TEAM:
        return [(owner, False) for owner in (seat, *mates)]
    board = rules.board
    if board.all_home(position, seat):
        return [(mate, False) for mate in mates]
    nearly_home = board.ring - 1 - SEVEN
    if all(board.progress[seat][square] >= nearly_home for square in board.pawns_of(position, seat)):
        return [(seat, False), *((mate, True) for mate in mates)]
    return [(seat, False)]
