"""The talk of one room: the newest lines, kept in the store, told to everybody who may see the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from app.errors import Illegal
from app.matches.match import Match
from app.matches.talk import Saying, saying_json
from app.matches.views import is_barred
from app.rooms.outbox import Kind
from app.rooms.ports import EventStore, Voice
from app.rooms.presence import Visitor
from app.rooms.showing import viewer_of

KEPT = 60
MOST_AT_ONCE = 6
WITHIN = 12.0  # seconds


class Talk:
    """Lines by their numbers, oldest first, and how fast each person talks."""

    def __init__(self, link: str, store: EventStore, voice: Voice, lines: Iterable[tuple[int, Saying]] = ()) -> None:
        self._link = link
        self._store = store
        self._voice = voice
        self._lines = deque(lines, KEPT)
        self._paces: dict[str, deque[float]] = {}

    def has(self, player: str, command: str) -> bool:
        """Whether this was said already: who asks again has not heard the answer."""
        return any((known.player, known.command) == (player, command) for _, known in self._lines)

    async def say(self, said: Saying, match: Match, visitors: Iterable[Visitor]) -> None:
        """Keeps the line and tells it. Raises Refusal, StoreUnavailable."""
        self._check_pace(said)
        number = await self._store.say(self._link, said)
        if number is None or any(number == known for known, _ in self._lines):
            return
        self._lines.append((number, said))
        self._tell(visitors, match, [(number, said)])

    def welcome(self, visitor: Visitor, match: Match) -> None:
        """Tells what was said before."""
        if self._lines:
            self._tell([visitor], match, self._lines)

    def _tell(self, visitors: Iterable[Visitor], match: Match, lines: Iterable[tuple[int, Saying]]) -> None:
        frame = self._voice.said([saying_json(number, said) for number, said in lines])
        for visitor in tuple(visitors):
            if not is_barred(match, viewer_of(match, visitor.player)):
                visitor.outbox.put(Kind.ANSWER, frame)

    def _check_pace(self, said: Saying) -> None:
        pace = self._paces.setdefault(said.player, deque())
        while pace and pace[0] <= said.at - WITHIN:
            pace.popleft()
        if len(pace) >= MOST_AT_ONCE:
            raise Illegal.because("talk-too-fast", "That is a lot of talk at once: wait a few seconds.")
        pace.append(said.at)
