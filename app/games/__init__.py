"""The games, found by their folders: each package here that has a `GAMES` mapping adds its games. No registry.

A package may also have `EARLIER_GAMES`: games by versions of a ruleset that has been corrected since. A match goes on,
and is replayed, by the version that it was set up with.
"""

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


@cache
def _earlier_games() -> dict[tuple[str, int], Game]:
    """Games by rulesets that have been corrected since, for the matches that were set up with them."""
    games: dict[tuple[str, int], Game] = {}
    for info in pkgutil.iter_modules(__path__):
        if info.ispkg and info.name != "kit":
            package = importlib.import_module(f"{__name__}.{info.name}")
            games.update({(game.key, game.version): game for game in getattr(package, "EARLIER_GAMES", ())})
    return games


def find_game(key: str, version: int | None = None) -> Game:
    """The game of that key, by the newest ruleset or by an earlier version of it. Raises Malformed (`bad-game`)."""
    game = all_games().get(key)
    if game is None:
        raise Malformed.because("bad-game", f"“{key}” is not a game here: choose {', '.join(all_games())}.")
    if version is None or version == game.version:
        return game
    earlier = _earlier_games().get((key, version))
    if earlier is None:
        raise Malformed.because("bad-ruleset", f"This server does not know version {version} of the rules of {key}.")
    return earlier
