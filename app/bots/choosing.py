"""The one way to a bot's move: finds the bots of a game, and builds what they may know."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, cast

from app.bots.api import BotView, Chooser, More, Strength
from app.games import find_game
from app.games.api import Event, Game, Json, Seat


def view_of(
    game: Game, players: int, options: dict[str, Json], state: Any, seat: Seat, log: Iterable[Event]
) -> BotView:
    """What the seat has been shown of a match by now. `log`: all its events of the game, oldest first."""
    told = tuple(one for event in log if (one := game.tell(event, seat)) is not None)
    table, mine = game.table(state), game.mine(state, seat)
    return BotView(game.key, game.version, players, options, seat, table, mine, told)


def choose(view: BotView, strength: Strength, chance: Random, more: More) -> str:
    """A legal move of the seat in the notation. Raises Malformed (`bad-game`) for a game that this version lacks."""
    return _bots(view.game, view.version).choose(view, strength, chance, more)


@cache
def _bots(key: str, version: int) -> Chooser:
    """The bots of a family lie where its engine does: app/games/FAMILY, app/bots/FAMILY."""
    family = type(find_game(key, version)).__module__.split(".")[2]
    return cast(Chooser, importlib.import_module(f"app.bots.{family}"))
