"""For whom a bot is to play on by itself, where the host has arranged it."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.kit.seats import SEAT_LETTERS
from app.matches.botseats import people_of
from app.matches.match import Match
from app.rooms.presence import Presence


def missing(match: Match, presence: Presence, absent: Mapping[str, float], grace: float) -> dict[str, float]:
    """By seat, for how long its person has been away, beyond the grace; nobody while no other person is there."""
    if match.phase != "playing" or not match.arranged.substitutes:
        return {}
    if not any(presence.is_here(one.player) and one.seat not in match.house for one in people_of(match)):
        return {}
    played = {SEAT_LETTERS[seat] for seat in match.house}
    return {seat: since for seat, since in absent.items() if since >= grace and seat not in played}
