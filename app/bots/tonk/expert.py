"""The expert: deals the hidden cards again and again, plays each move to the end of the game, and counts the chips.

A search over determinised worlds (docs/bots.md): all moves are tried in the same worlds, so that luck cancels out of
their differences, and those that fall behind are dropped.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from app.bots.api import More
from app.bots.tonk import policy
from app.bots.tonk.worlds import Knowledge
from app.games.api import Chance
from app.games.tonk.notation import Move
from app.games.tonk.rules import play
from app.games.tonk.state import OVER, SETTLED, START, State

MOST_WORLDS = 3000
FIRST_LOOK = 12  # worlds before any move is dropped
SURE = 2.2  # standard errors
MOST_MOVES = 400
BETTER = 2.5  # standard errors by which another move than the one at a glance has to be better


# Found by trial against the regular one: caught costs twice what a drop wins, and the others drop early.
STYLE = policy.Style(sure=0.97, light=4, lighter=6, pair=1.4, next_to=2.0, one_apart=0.8)


class _NoChance:
    """A game that has begun asks for no chance."""

    def shuffled(self, cards: object, counter: int) -> tuple[int, ...]:
        raise AssertionError(counter)

    def below(self, n: int, purpose: str, counter: int) -> int:
        raise AssertionError(n, purpose, counter)


CHANCE: Chance = _NoChance()


def choose(known: Knowledge, chance: Random, more: More) -> Move:
    """The move of the seat whose turn it is."""
    first = known.world(chance)
    habit, moves = policy.choose(first, STYLE), policy.moves_to_try(first)
    # Before the draw a search believes too much in what it will know later: there the style alone decides.
    if len(moves) == 1 or first.phase == START:
        return habit
    values: dict[Move, list[float]] = {move: [] for move in moves}
    for number in range(MOST_WORLDS):
        if len(values) == 1 or not more():
            break
        world = known.world(chance)
        for move, found in values.items():
            found.append(_worth_of(known, play(world, known.seat, move, CHANCE)))
        if number + 1 >= FIRST_LOOK and number % 4 == 3:
            values = _in_front(values)
    best = max(values, key=lambda move: _mean(values[move]))
    # Between moves that did about as well the one at a glance is played.
    return best if habit not in values or _is_behind(values[habit], values[best], BETTER) else habit


def _worth_of(known: Knowledge, state: State) -> float:
    """Plays the game to its end; what it brings the seat, beside the others."""
    for _ in range(MOST_MOVES):
        if state.phase in (SETTLED, OVER):
            break
        style = STYLE if state.turn == known.seat else policy.REGULAR
        state = play(state, state.turn, policy.choose(state, style), CHANCE)
    else:
        return 0.0
    change, seat = state.settlements[-1].change, known.seat
    others = (sum(change) - change[seat]) / (len(change) - 1)
    sign = -1 if known.rules.scoring == "points" else 1
    return sign * (change[seat] - others)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _in_front(values: dict[Move, list[float]]) -> dict[Move, list[float]]:
    best = max(values, key=lambda move: _mean(values[move]))
    return {move: found for move, found in values.items() if move == best or not _is_behind(found, values[best], SURE)}


def _is_behind(found: list[float], best: list[float], errors: float) -> bool:
    """Whether the best one did better by so many standard errors, world by world."""
    differences = [one - other for one, other in zip(best, found, strict=True)]
    count = len(differences)
    if count < 2:
        return False
    mean = sum(differences) / count
    variance = sum((value - mean) ** 2 for value in differences) / (count - 1)
    return mean > errors * sqrt(variance / count) + 1e-9
