"""The worst 7: eight pawns that can move, and what they can do to each other (R35).

`KNOWN` are the worst positions that long searches have found. Each run searches a little more from its own seed, so
that nobody has to believe that they are.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import NamedTuple

from app.games.track import GAMES, TrackGame
from app.games.track.board import PAWNS, Position
from app.games.track.notation import parse_position, print_position
from app.games.track.ruleset import Rules
from app.games.track.split import Split

STALE = 100
CROWD = 10


class Worst(NamedTuple):
    """A position with a 7 to play for seat a."""

    key: str
    players: int
    position: str


KNOWN = (
    Worst("tokken", 4, "a:b3,b13,d3,d17 b:b0,b0,c1,d15 c:d2,a2,a15,b18 d:d0,a6,a8,b6"),
    Worst("tokken", 4, "a:b14,c3,a2,a8 b:b0,b0,b0,b2 c:c18,d14,a16,c16 d:b13,b18,d7,d17"),
    Worst("tokken", 4, "a:b17,d6,a4,a6 b:c15,c16,a3,a14 c:d5,a5,b3,b18 d:d18,d8,d17,d+1"),
    Worst(
        "tokken",
        8,
        "a:b8,d16,e12,a+1 b:b0,b0,b18,f11 c:d15,f7,h15,c6 d:d0,d0,e5,g6 "
        "e:f13,h11,e3,e11 f:f0,f0,f12,f+3 g:h3,a7,g5,g15 h:h0,h0,a8,c7",
    ),
    Worst("tok", 4, "a:b11,c10,d3,a15 b:b0,b0,b0,d6 c:a11,b13,b15,c5 d:d0,d0,d0,d11"),
)


def rules_for(key: str, players: int) -> Rules:
    game = GAMES[key]
    if not isinstance(game, TrackGame):
        raise TypeError(f"{key} is no track game")
    return game.rules(players, game.parse_options(players, {}))


def position_of(worst: Worst) -> tuple[Rules, Position]:
    chosen = rules_for(worst.key, worst.players)
    return chosen, parse_position(chosen, worst.position)


def search(key: str, players: int, seconds: float, seed: int) -> Worst:
    """The slowest position that climbing from random ones finds in so much time."""
    climber = _Climber(rules_for(key, players), random.Random(seed))
    end = time.monotonic() + seconds
    best, cost = climber.crowd(), 0.0
    while time.monotonic() < end:
        for found in climber.climb():
            if (found_cost := climber.cost(found, 3)) > cost:
                best, cost = found, found_cost
            if time.monotonic() > end:
                break
    return Worst(key, players, print_position(climber.rules, best))


class _Climber:
    def __init__(self, rules: Rules, dice: random.Random) -> None:
        self.rules = rules
        self._dice = dice
        self._team = (0, *rules.mates[0])

    def cost(self, position: Position, repeats: int = 1) -> float:
        """Seconds of processor time to list every outcome, the fastest of the repeats."""
        return min(self._once(position) for _ in range(repeats))

    def crowd(self) -> Position:
        """A random position with the whole team on the track, and about half of the others."""
        board = self.rules.board
        pawns = list(board.beginning)
        squares = self._dice.sample(range(board.ring), len(pawns))
        for pawn, square in enumerate(squares):
            owner = board.owner_of_pawn[pawn]
            if owner in self._team or (owner in board.seats and self._dice.random() < 0.5):
                pawns[pawn] = square
        return board.normal(pawns)

    def climb(self) -> Iterator[Position]:
        """Ever slower positions, until changes of one to three pawns no longer help."""
        here = max((self.crowd() for _ in range(CROWD)), key=self.cost)
        cost, stale = self.cost(here, 2), 0
        yield here
        while stale < STALE:
            there = self._changed(here)
            stale += 1
            if self.cost(there) > cost and (slower := self.cost(there, 3)) > cost:
                here, cost, stale = there, slower, 0
                yield here

    def _changed(self, position: Position) -> Position:
        board, pawns = self.rules.board, list(position)
        for _ in range(self._dice.choice((1, 1, 2, 3))):
            seat = self._dice.choice(board.seats)
            near = self._dice.choice(pawns)
            square = self._dice.choice(
                (
                    self._dice.randrange(board.ring),
                    (near + self._dice.randint(-8, 8)) % board.ring,
                    board.homes[seat][0],
                )
            )
            if square not in pawns:
                pawns[seat * PAWNS + self._dice.randrange(PAWNS)] = square
        return board.normal(pawns)

    def _once(self, position: Position) -> float:
        start = time.process_time()
        for _ in Split(self.rules, position, 0).outcomes():
            pass
        return time.process_time() - start
