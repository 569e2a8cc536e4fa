"""Bots at the table: a bot sits like a person, and plays like somebody for whom the house plays, but by choice.

Who sits there is told by the player's id, which no person can have: theirs are hashes. The strengths are those of the
bots themselves (app/bots). The move is found elsewhere and comes with the command; what is decided here needs none.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from app.errors import Illegal, Malformed
from app.games.api import Event, Json, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.matches.checks import check_host, check_lobby, check_seat
from app.matches.looks import keys
from app.matches.state import BOT, Match, Sitter

PREFIX = "bot:"
STRENGTHS = ("novice", "regular", "expert")
SUBSTITUTE = "regular"  # plays for somebody who is not there

Fields = Mapping[str, Json]


def strength_of(player: str | None) -> str | None:
    """How strong the bot of this id plays; None for a person."""
    if player is None or not player.startswith(PREFIX):
        return None
    return player.split(":")[1]


def add_bot(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    """The host lets a bot sit on a free seat."""
    check_lobby(match)
    check_host(match, player)
    seat, strength = fields["seat"], fields["strength"]
    check_seat(seat, match.seat_numbers())
    if strength not in STRENGTHS:
        raise Malformed.because("bad-field", f"“strength” must be one of {', '.join(STRENGTHS)}.")
    there = match.sitter_at(seat)
    if there is not None:
        raise Illegal.because("seat-taken", f"{there.name} sits there.", seats=(SEAT_LETTERS[seat],))
    letter = SEAT_LETTERS[seat]
    name, number = _free(match, f"Bot {letter.upper()}")
    id_of = f"{PREFIX}{strength}:{letter}{number}"
    return [{"e": "sat", "seat": letter, "name": name, "from": None, "player": id_of}]


def _free(match: Match, name: str) -> tuple[str, int]:
    """The name, with a number where somebody has it already, and the number."""
    taken = {sitter.name for sitter in match.seats}
    known = {sitter.player for sitter in match.seats}
    for number in count(1):
        chosen = name if number == 1 else f"{name} {number}"
        ids = {f"{PREFIX}{strength}:{name[-1].lower()}{number}" for strength in STRENGTHS}
        if not ids & known and not any(keys(chosen) & keys(other) for other in taken):
            return chosen, number
    raise AssertionError("numbers end")


def bots_in(match: Match) -> dict[Seat, str]:
    """What `house` is when the game begins: the seats of bots."""
    return {sitter.seat: BOT for sitter in match.seats if strength_of(sitter.player)}


def people_of(match: Match) -> tuple[Sitter, ...]:
    """Who sits at the table and is no bot, in the order of sitting down."""
    return tuple(sitter for sitter in match.seats if strength_of(sitter.player) is None)
