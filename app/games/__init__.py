"""The games, found by their folders: each package here that has a `GAMES` mapping adds its games. No registry."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from app.errors import Malformed
from app.games.api import Game


@cache
def all_games() -> dict[str, Game]:
    """Every game by its key, in the order of the folders."""
    games: dict[str, Game] = {}
    for info in pkgutil.iter_modules(__path__):
        if info.ispkg and info.name != "kit":
            games.update(importlib.import_module(f"{__name__}.{info.name}").GAMES)
    return games


def find_game(key: str) -> Game:
    """The game of that key. Raises Malformed (`bad-game`)."""
    game = all_games().get(key)
    if game is None:
        raise Malformed.because("bad-game", f"“{key}” is not a game here: choose {', '.join(all_games())}.")
    return game
