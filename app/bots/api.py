"""What a bot is given and what it answers. Pure: no clock, no global random; whoever runs a bot measures its time.

A bot knows what its seat knows and nothing else: two matches that look the same to a seat get the same move from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal, Protocol, TypeAlias

from app.games.api import Event, Json, Seat

Strength: TypeAlias = Literal["novice", "regular", "expert"]
STRENGTHS: tuple[Strength, ...] = ("novice", "regular", "expert")  # as app/matches/botseats.py has them

# Asked between two rounds of a search: whether there is time for another one.
More: TypeAlias = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class BotView:
    """Everything that the person on a seat has been shown when that seat is asked, in plain JSON values.

    `table` and `mine` are what `Game.table` and `Game.mine` tell of the present; `told` are the events of the match
    from its setup on, oldest first, each as `Game.tell` told it to this seat. `options` come from `parse_options`.
    """

    game: str
    version: int
    players: int
    options: Mapping[str, Json]
    seat: Seat
    table: Mapping[str, Json]
    mine: Mapping[str, Json]
    told: tuple[Event, ...]


class Chooser(Protocol):
    """The bots of one family of games: `app/bots/track`, `app/bots/tonk`."""

    def choose(self, view: BotView, strength: Strength, chance: Random, more: More) -> str:
        """A legal move in the notation, in any phase in which the seat is asked.

        The same view, strength and state of `chance` give the same move as long as `more` answers the same. When `more`
        says no at once, a bot of any strength still answers, and quickly.
        """
