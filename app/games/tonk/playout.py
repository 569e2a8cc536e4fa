"""Random playouts: how fast the engine is, and material for tests. Chance and choice come from the caller."""

from __future__ import annotations

from collections.abc import Callable

from app.games.api import Chance
from app.games.tonk.rules import legal_moves, play, to_act
from app.games.tonk.state import OVER, State


def playout(state: State, pick: Callable[[int], int], chance: Chance, limit: int = 100_000) -> tuple[State, int]:
    """Plays random legal moves until the match is over or `limit` moves are made; the state, and how many they were.

    `pick(n)` gives a number below n.
    """
    for played in range(limit):
        if state.phase == OVER:
            return state, played
        seat = to_act(state)[0]
        moves = legal_moves(state, seat)
        state = play(state, seat, moves[pick(len(moves))], chance)
    return state, limit
