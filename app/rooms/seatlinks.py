"""The secrets of seat links: drawn here, given to who asked for the link, and written nowhere."""

from __future__ import annotations

import secrets

from app.games.api import Json
from app.matches.commands import Command

SECRET_BYTES = 32
MOST_KEPT = 64


class SeatLinks:
    """The newest secrets by the command that asked: so that a command that is sent again has the same answer."""

    def __init__(self) -> None:
        self._secrets: dict[tuple[str, str], str] = {}

    def draw(self, command: Command, seat: Json) -> str:
        """The secret for this command: the seat's letter, for the page that opens it, and 256 random bits."""
        key = (command.player, command.id)
        if key not in self._secrets:
            self._secrets[key] = f"{str(seat)[:1]}.{secrets.token_urlsafe(SECRET_BYTES)}"
            while len(self._secrets) > MOST_KEPT:
                del self._secrets[next(iter(self._secrets))]
        return self._secrets[key]

    def of(self, command: Command) -> str | None:
        """What was drawn for the command; None for another command, or one of long ago."""
        return self._secrets.get((command.player, command.id)) if command.what == "offer_seat" else None
