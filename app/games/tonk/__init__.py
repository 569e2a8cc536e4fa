"""Tonk: knock rummy for two to four players with chips or points (rules N1 to N27).

A match is games played in a row. `setup` cuts for the deal and deals; a game goes turn by turn through the phases
`start` (drop or draw) and `drawn` (lay, lay off, discard). Every game ends with the event `settled`, in the commit of
the move that ended it, and the match waits in the phase `settled` so that people see who pays whom:

- any one player's `next` deals the next game, for all;
- in an open-ended match a player's `end` agrees to end it and leaves the choice to the others; once all have agreed,
  the match is over (N15). The next deal forgets agreements;
- the host may end an open-ended match in this phase by `close`, which stands beside `decide` because a game does not
  know who the host is: the matches layer has a command for it.

After the last of an agreed number of games the match is over with its settlement. Records hold no `next` and no `end`:
who replays one says `next` for it before each further `dealer` line, and `close` at the end of an open-ended match.

What is told of the log, and why it holds no cards of the deck, says view.py. How chance is used says deal.py.
"""

from __future__ import annotations

from app.games.api import Game
from app.games.tonk.game import Tonk

TONK = Tonk()
GAMES: dict[str, Game] = {TONK.key: TONK}

__all__ = ["GAMES", "TONK", "Tonk"]
