"""Bots for Tonk: two to four players, every variant, and between the games of a match.

worlds    what a seat knows, and games that it may be in
policy    the best move at a glance: what the regular bot plays, and everybody in the expert's playouts
novice, expert
"""

from __future__ import annotations

from random import Random

from app.bots.api import BotView, More, Strength
from app.bots.tonk import expert, novice, policy
from app.bots.tonk.worlds import Knowledge
from app.games.tonk.notation import END, NEXT, print_move
from app.games.tonk.state import SETTLED

__all__ = ["choose"]


def choose(view: BotView, strength: Strength, chance: Random, more: More) -> str:
    """A legal move of the seat that is asked (api.py)."""
    if view.table["phase"] == SETTLED:
        # A bot goes on as long as nobody wants to end the match (N15).
        return END if view.table["agreed"] and END in view.mine["acts"] else NEXT
    known = Knowledge(view)
    state = known.world(chance)
    if strength == "novice":
        return print_move(novice.choose(state, chance))
    if strength == "regular" or not more():
        return print_move(policy.choose(state))
    return print_move(expert.choose(known, chance, more))
