"""A match at one moment, as bytes: the shared part of the view is encoded once, each distinct view built once."""

from __future__ import annotations

from app.matches.match import Match
from app.matches.views import is_barred, moment_view, own_view, shared_view, standing, standing_view
from app.rooms.ports import Voice


class Showing:
    """The views of one moment of a match, after those of the moment before. Thrown away at the next commit."""

    def __init__(self, match: Match, voice: Voice, before: Showing | None = None) -> None:
        self._match = match
        self._voice = voice
        is_same = before is not None and standing(before._match) == standing(match)
        self._standing: bytes | None = before._standing if before is not None and is_same else None
        self._shared: bytes | None = None
        self._views: dict[str | None, bytes] = {}

    def view(self, player: str | None) -> bytes:
        """The encoded view of this person."""
        viewer = viewer_of(self._match, player)
        if viewer not in self._views:
            shared = self._for_outside() if is_barred(self._match, viewer) else self._for_all()
            self._views[viewer] = self._voice.view(shared, own_view(self._match, viewer))
        return self._views[viewer]

    def _for_outside(self) -> bytes:
        return self._voice.outside(shared_view(self._match, barred=True))

    def _for_all(self) -> bytes:
        if self._standing is None:
            self._standing = self._voice.standing(standing_view(self._match))
        if self._shared is None:
            self._shared = self._voice.shared(self._standing, moment_view(self._match))
        return self._shared


def viewer_of(match: Match, player: str | None) -> str | None:
    """The person as far as views tell people apart: everybody who only watches is one viewer, None."""
    if player is None:
        return None
    is_known = match.host == player or player in match.removed or match.sitter_of(player) is not None
    return player if is_known else None
