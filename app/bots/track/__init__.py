"""Bots for the track games: every member of the family, number of players, team mode and option.

worlds      what a seat knows, and matches that it may be in
worth       what a position and a hand are worth to a team, at a glance
moves       what can be played, with a few good 7s instead of all of them
novice, regular, expert
"""

from __future__ import annotations

from random import Random

from app.bots.api import BotView, More, Strength
from app.bots.track import expert, novice, regular
from app.bots.track.worlds import Knowledge

__all__ = ["choose"]


def choose(view: BotView, strength: Strength, chance: Random, more: More) -> str:
    """A legal move of the seat that is asked (api.py)."""
    known = Knowledge(view)
    if strength == "novice":
        return novice.choose(known, chance)
    if strength == "regular" or not more():
        return regular.choose(known)
    return expert.choose(known, chance, more)
