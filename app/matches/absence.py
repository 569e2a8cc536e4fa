"""Who is not there in a running game: the house plays for them, so that the others can go on (docs/adr/0010-…).

Who leaves, or is away for so long that somebody at the table asks for it, keeps the seat; the game's default act is
made in their turns until they come back. What a command says of somebody's connection comes from the server.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.errors import Illegal
from app.games.api import Event, Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.checks import check_playing, check_seat, host_event, seat_event, seated
from app.matches.clock import MOST_MISSED, TIME, Due, credited, first_due
from app.matches.playing import play
from app.matches.state import LEFT, Match, Sitter

Fields = Mapping[str, Json]
IDLE = 180.0  # somebody who is connected and lets the table wait so long without a clock is not there either


def leave_game(match: Match, player: str) -> list[Event]:
    """Somebody goes: with a seat the house plays on for it, and the host's duty passes to who is still there."""
    sitter = match.sitter_of(player)
    if sitter is None and match.host != player:
        raise Illegal.because("nothing-to-leave", "You have neither a seat here nor the host's duty.")
    if sitter is not None and match.house.get(sitter.seat) == LEFT:
        raise Illegal.because("already-left", "You have left already: the house plays for you.")
    events = [seat_event("left", sitter)] if sitter else []
    return events + _next_host(match, player)


def back(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_playing(match)
    sitter = seated(match, player)
    if sitter.seat not in match.house:
        raise Illegal.because("not-away", "You play yourself already.")
    return returning(match, sitter)


def returning(match: Match, sitter: Sitter) -> list[Event]:
    """The events that give a seat back to its person; none when they have it."""
    if sitter.seat not in match.house:
        return []
    host = match.sitter_of(match.host)
    nobody_leads = match.host is None or (host is not None and host.seat in match.house)
    hosting = [host_event(sitter)] if nobody_leads and match.host != sitter.player else []
    return [seat_event("returned", sitter), *hosting]


def stand_in(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_playing(match)
    asker = seated(match, player)
    check_seat(fields["seat"], match.seat_numbers())
    absent = match.sitter_at(fields["seat"])
    if asker.seat in match.house:
        raise Illegal.because("come-back-first", "The house plays for you: come back before you ask for others.")
    if absent is None or absent.seat == asker.seat:
        raise Illegal.because("not-yourself", "You are here: leave the table if you want the house to play for you.")
    letter = SEAT_LETTERS[absent.seat]
    if absent.seat in match.house:
        raise Illegal.because("stood-in", f"The house plays for {absent.name} already.", seats=(letter,))
    _check_absent(match, absent, fields, now)
    by = {"by": SEAT_LETTERS[asker.seat]}
    return [{**seat_event("stood_in", absent), **by}, *_next_host(match, absent.player)]


def substitute(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    """Where the host has arranged it, a bot plays on for who is away beyond the grace without anybody asking."""
    check_playing(match)
    check_seat(fields["seat"], match.seat_numbers())
    absent = match.sitter_at(fields["seat"])
    if not match.arranged.substitutes or absent is None or absent.seat in match.house:
        return []
    _check_absent(match, absent, fields, now)
    return [{**seat_event("stood_in", absent), "by": None}, *_next_host(match, absent.player)]


def _check_absent(match: Match, absent: Sitter, fields: Fields, now: float) -> None:
    away_for, grace = fields.get("away_for"), fields["grace"]
    if away_for is not None and away_for >= grace:
        return
    # Where a clock runs, it says how long a person may think.
    if match.clock.kind != "bank" and now - match.since.get(absent.seat, now) >= IDLE:
        return
    seats = (SEAT_LETTERS[absent.seat],)
    if away_for is None:
        raise Illegal.because("still-here", f"{absent.name} is here.", seats=seats)
    after = f"the house can play for {absent.name} after {grace:.0f} s"
    raise Illegal.because("not-away-yet", f"{absent.name} has been away for {away_for:.0f} s: {after}.", seats=seats)


def expire(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    """What is due: the house acts for a seat whose time is up or whose person is not there. The only place for it."""
    check_playing(match)
    due = first_due(match)
    if due is None or now < due.at:
        raise Illegal.because("not-due", "Nothing is due at this table.")
    text = fields.get("text")  # what a bot has thought of, if it was in time
    if text is None or not match.rules.is_legal(match.state, due.seat, text):
        text = match.rules.default_act(match.state, due.seat)
    head: Event = {"e": "defaulted", "seat": SEAT_LETTERS[due.seat], "why": due.why}
    return [head, *_given_up(match, due), *play(match, due.seat, text)]


def _given_up(match: Match, due: Due) -> list[Event]:
    """Who has let the clock run out again and again is not there, and without anybody there the match goes to sleep."""
    absent = match.sitter_at(due.seat)
    if due.why != TIME or absent is None or match.missed.get(due.seat, 0) + 1 < MOST_MISSED:
        return []
    return [{**seat_event("stood_in", absent), "by": None}, *_next_host(match, absent.player)]


def credit(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    """Time in which the server could not be reached is given back to those whose clocks ran."""
    check_playing(match)
    begin, end = max(fields["since"], match.credited_to), fields["until"]
    if match.clock.kind != "bank" or begin >= end or credited(match.since, begin, end) == match.since:
        return []
    return [{"e": "credited", "since": begin, "until": end}]


def _next_host(match: Match, leaving: str) -> list[Event]:
    """Who sat down first of those who still play gets the host's duty; with nobody there it stays where it was."""
    if match.host != leaving:
        return []
    there = (one for one in match.seats if one.player != leaving and one.seat not in match.house)
    following = next(there, None)
    return [host_event(following)] if following else []
