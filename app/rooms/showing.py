"""A match at one moment, as bytes: the shared part of the view is encoded once, each distinct view built once."""

from __future__ import annotations

from app.matches.match import Match
from app.matches.views import own_view, shared_view
from app.rooms.ports import Voice


class Showing:
    """The views of one moment of a match. Thrown away at the next commit."""

    def __init__(self, match: Match, voice: Voice) -> None:
        self._match = match
        self._voice = voice
        self._shared: bytes | None = None
        self._views: dict[str | None, bytes] = {}

    def view(self, player: str | None) -> bytes:
        """The encoded view of this person."""
        viewer = viewer_of(self._match, player)
        if viewer not in self._views:
            if self._shared is None:
                self._shared = self._voice.shared(shared_view(self._match))
            self._views[viewer] = self._voice.view(self._shared, own_view(self._match, viewer))
        return self._views[viewer]


def viewer_of(match: Match, player: str | None) -> str | None:
    """The person as far as views tell people apart: everybody who only watches is one viewer, None."""
    is_known = player is not None and (match.host == player or match.sitter_of(player) is not None)
    return player if is_known else None
