"""What several commands ask of a match before they do anything, and events that several of them make."""

from __future__ import annotations

from collections.abc import Container

from app.errors import Forbidden, Illegal, Malformed
from app.games.api import Event, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.matches.state import Match, Sitter


def check_lobby(match: Match) -> None:
    if match.phase == "playing":
        raise Illegal.because("game-running", "That can be done in the lobby, not while the game is running.")
    if match.phase == "over":
        raise Illegal.because("game-over", "This match is over.")


def check_playing(match: Match) -> None:
    if match.phase == "lobby":
        raise Illegal.because("not-started", "The game has not started yet.")
    if match.phase == "over":
        raise Illegal.because("game-over", "This match is over.")


def check_host(match: Match, player: str) -> None:
    if match.host != player:
        check_not_handed_over(match, player)
        raise Forbidden.because("not-host", "Only the host can do that.")


def check_seat(seat: Seat, known: Container[Seat]) -> None:
    if seat not in known:
        raise Malformed.because("bad-seat", f"There is no seat {SEAT_LETTERS[seat]} at this table.")


def check_not_handed_over(match: Match, player: str) -> None:
    """Whose seat was taken by a seat link is told so, by whatever they still ask for it."""
    if player in match.handed_over:
        raise Forbidden.because("seat-handed-over", "Your seat was taken by its seat link: you can watch.")


def check_not_removed(match: Match, player: str) -> None:
    """Whom the host has sent away sits down when the host says so, or when there is no host left to ask."""
    if player in match.removed and match.host is not None:
        raise Forbidden.because("removed-by-host", "The host has sent you away: you can sit when the host lets you in.")


def seated(match: Match, player: str) -> Sitter:
    sitter = match.sitter_of(player)
    if sitter is None:
        check_not_handed_over(match, player)
        raise Forbidden.because("not-seated", "You have no seat at this table: you can watch.")
    return sitter


def seat_event(kind: str, sitter: Sitter) -> Event:
    """What happened to a seat, with the name of who has or had it."""
    return {"e": kind, "seat": SEAT_LETTERS[sitter.seat], "name": sitter.name}


def host_event(sitter: Sitter | None) -> Event:
    return {
        "e": "host",
        "seat": SEAT_LETTERS[sitter.seat] if sitter else None,
        "player": sitter.player if sitter else None,
    }
