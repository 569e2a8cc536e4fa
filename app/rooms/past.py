"""The match as it was after any of its commits: folded from the log when somebody looks back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from app.errors import Malformed
from app.matches.events import Commit
from app.matches.match import Match, adopt

STEP = 32  # commits between two moments that are kept, and folded without letting others in


class Past:
    """Looks back on one match."""

    def __init__(self) -> None:
        self._kept: dict[int, Match] = {}

    async def at(self, log: Sequence[Commit], seq: int) -> Match:
        """The match after commit `seq` of its log, which begins with commit 1. Raises Malformed (`no-such-moment`)."""
        if not 1 <= seq <= len(log):
            raise Malformed.because("no-such-moment", "There is no such moment in this match.")
        begin = max((kept for kept in self._kept if kept <= seq), default=0)
        match = self._kept.get(begin)
        for commit in log[begin:seq]:
            match = adopt(match, commit)
            if commit.seq % STEP == 0:
                self._kept[commit.seq] = match
                await asyncio.sleep(0)
        assert match is not None
        return match
