"""The expert: deals the hidden cards again and again, plays the hand to its end, and keeps the move that did best.

A search over determinised worlds (docs/bots.md). In each world every candidate is tried with the same cards and the
same chance, so that luck cancels out of their differences; candidates that fall behind are dropped.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from app.bots.api import More
from app.bots.track import regular
from app.bots.track.moves import Option, kind_of, text_of
from app.bots.track.playout import Playout
from app.bots.track.worlds import Knowledge
from app.bots.track.worth import careful
from app.games.track.state import EXCHANGE

MOST_CANDIDATES = 10
MARGIN = 45.0  # moves that look so much worse at a glance are not tried
MOST_WORLDS = 600
FIRST_LOOK = 6  # worlds before any candidate is dropped
SURE = 2.0  # standard errors
GLANCE = 0.25  # how much the look at a glance counts beside what came of it


class Candidate:
    """A move and what came of it, world by world."""

    def __init__(self, option: Option, glance: float) -> None:
        self.option = option
        self.glance = glance
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def choose(known: Knowledge, chance: Random, more: More) -> str:
    """The move of a seat that is asked; what is looked at grows with the time that `more` gives."""
    if known.phase == EXCHANGE:
        return regular.choose(known)
    ranked = regular.ranked(known)
    if len(ranked) < 2:
        return regular.choose(known)
    best = ranked[0][0]
    candidates = [Candidate(option, value) for value, option in _different(ranked) if best - value < MARGIN]
    return text_of(_searched(known, candidates[:MOST_CANDIDATES], chance, more).option)


def _different(ranked: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
    """One of those that cost the same kind of card and lead to the same position."""
    seen: set[tuple[object, ...]] = set()
    kept_ones = []
    for value, option in ranked:
        key = (kind_of(option.card), option.after)
        if key not in seen:
            seen.add(key)
            kept_ones.append((value, option))
    return kept_ones


def _searched(known: Knowledge, candidates: list[Candidate], chance: Random, more: More) -> Candidate:
    playout = Playout(known.rules)
    rate = careful(known.rules, known.seat, dict.fromkeys(known.rules.seats, 5))
    for number in range(MOST_WORLDS):
        if len(candidates) == 1 or not more():
            break
        world, luck = known.world(chance), chance.getrandbits(64)
        for candidate in candidates:
            hands, stock = playout.after(list(world.hands), world.stock, known.seat, candidate.option)
            end = playout.to_end(candidate.option.after, hands, stock, known.seat, Random(luck))
            candidate.values.append(rate(end))
        if number + 1 >= FIRST_LOOK and number % 2:
            candidates = _in_front(candidates)
    return max(candidates, key=_worth)


def _worth(candidate: Candidate) -> float:
    return candidate.glance if not candidate.values else candidate.mean + GLANCE * candidate.glance


def _in_front(candidates: list[Candidate]) -> list[Candidate]:
    """Without those that are worse than the best one beyond doubt."""
    best = max(candidates, key=_worth)
    return [one for one in candidates if one is best or not _is_behind(one, best)]


def _is_behind(one: Candidate, best: Candidate) -> bool:
    differences = [mine - theirs for mine, theirs in zip(best.values, one.values, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((value - mean) ** 2 for value in differences) / (count - 1)
    return mean + GLANCE * (best.glance - one.glance) > SURE * sqrt(variance / count) + 0.01
