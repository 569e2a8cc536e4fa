"""The track games: one engine for Tokken, Tok and every other member of the family (rules R1 to R53).

A member is one file in `rulesets/`, found by itself. The layers, each knowing only those before it:

    board      geometry                       walk, split    ways of single pawns; the 7
    ruleset    the differences, as data       cards          what each card does: the fast inner interface
    options    what can be chosen             notation       moves and positions as text
    state      a moment, and how events change it
    deal, rules                               decide: legality, turns, deals, ends
    stops, attempts, seven, forbidden, cannot, reasons       why not
    slides, view, record, scenario            what leaves for people and files

Events are JSON with seats and cards as text; their fields are those of protocol.md and, in the log, also the cards
that not everybody is told: `shuffled.cards`, `dealt.hands`, `chose.card`, `exchanged.gave` and `got` by seat,
`moved.drawn`; and `settled.dealer`, who deals the next game, or None.
"""

from __future__ import annotations

import importlib
import pkgutil

from app.games.api import Game
from app.games.track import rulesets
from app.games.track.game import TrackGame

__all__ = ["EARLIER_GAMES", "GAMES", "TrackGame"]


_FILES = [
    importlib.import_module(f"{rulesets.__name__}.{name}")
    for name in sorted(info.name for info in pkgutil.iter_modules(rulesets.__path__))
]
GAMES: dict[str, Game] = {file.RULESET.key: TrackGame(file.RULESET) for file in _FILES}
EARLIER_GAMES: tuple[Game, ...] = tuple(TrackGame(old) for file in _FILES for old in getattr(file, "EARLIER", ()))
