"""The move that a bot has thought of, until it is made: for a bot's own seat, and for whom the house plays."""

from __future__ import annotations

from collections.abc import Iterable

from app.bots.choosing import view_of
from app.games.api import Json
from app.matches.botseats import SUBSTITUTE, strength_of
from app.matches.clock import TIME, Due, first_due
from app.matches.events import Commit, game_event
from app.matches.match import Match
from app.rooms.ports import Thinker


class Thoughts:
    """Of one room. Without a thinker nobody thinks, and the house plays at a glance."""

    def __init__(self, thinker: Thinker | None) -> None:
        self._thinker = thinker
        self._found: tuple[int, int, int, str] | None = None  # number of the match, seq, seat, move

    def are_due(self, match: Match, now: float) -> bool:
        """Whether what is due is a move that a bot has to think of."""
        due = self._due(match)
        return due is not None and due.at <= now

    async def think(self, match: Match, log: Iterable[Commit]) -> None:
        """Finds the move that is due, by what its seat was told; meanwhile the table may move on."""
        due = self._due(match)
        if due is None or self._thinker is None:
            return
        sitter = match.sitter_at(due.seat)
        strength = strength_of(sitter.player if sitter else None) or SUBSTITUTE
        events = (inner for commit in log for event in commit.events if (inner := game_event(event)))
        options = match.rules.parse_options(match.players, match.options)
        view = view_of(match.rules, match.players, options, match.state, due.seat, events)
        text = await self._thinker.choose(view, strength, f"{match.id} {match.seq}")
        self._found = None if text is None else (match.number, match.seq, due.seat, text)

    def of(self, match: Match) -> dict[str, Json]:
        """What the command `expire` is to carry: the move, if it was thought of at this very moment of the match."""
        due, found = self._due(match), self._found
        if due is None or found is None or found[:3] != (match.number, match.seq, due.seat):
            return {}
        return {"text": found[3]}

    def _due(self, match: Match) -> Due | None:
        due = first_due(match) if self._thinker is not None else None
        return None if due is None or due.why == TIME else due
