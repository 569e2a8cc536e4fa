"""What the host arranges for a room, beside the game: who may sit, watch and talk, and who is host next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields, replace

from app.errors import Illegal, Malformed
from app.games.api import Event, Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.checks import check_host, check_lobby, check_seat, host_event, seat_event
from app.matches.state import AS_USUAL, TALKS, Arrangement, Match

Fields = Mapping[str, Json]
NAMES = frozenset(field.name for field in fields(Arrangement))


def arrange(match: Match, player: str, asked: Fields, now: float) -> list[Event]:
    """What changes, and no event when nothing does. How people talk is agreed before the game."""
    check_host(match, player)
    if asked.get("talk", TALKS[0]) not in TALKS:
        raise Malformed.because("bad-field", f"“talk” must be one of {', '.join(TALKS)}.")
    changed = {name: value for name, value in asked.items() if value != getattr(match.arranged, name)}
    if "talk" in changed and match.phase == "playing":
        raise Illegal.because("game-running", "That can be done in the lobby, not while the game is running.")
    return [{"e": "arranged", **changed}] if changed else []


def remove(match: Match, player: str, asked: Fields, now: float) -> list[Event]:
    """Frees somebody's seat before the game."""
    check_lobby(match)
    check_host(match, player)
    check_seat(asked["seat"], match.seat_numbers())
    sitter = match.sitter_at(asked["seat"])
    if sitter is None:
        raise Illegal.because("nobody-there", "Nobody sits there.", seats=(SEAT_LETTERS[asked["seat"]],))
    if sitter.player == player:
        raise Illegal.because("not-yourself", "That is your own seat: stand up if you want to give it back.")
    return [seat_event("removed", sitter)]


def hand_over(match: Match, player: str, asked: Fields, now: float) -> list[Event]:
    """Makes somebody else at the table the host, at any time."""
    check_host(match, player)
    check_seat(asked["seat"], match.seat_numbers())
    sitter = match.sitter_at(asked["seat"])
    if sitter is None:
        raise Illegal.because("nobody-there", "Nobody sits there.", seats=(SEAT_LETTERS[asked["seat"]],))
    if sitter.player == player:
        raise Illegal.because("host-already", "You are the host already.")
    return [host_event(sitter)]


def arranged_by(match: Match, event: Event) -> Match:
    """The match after `arranged`. What this version does not know is left out."""
    known = {name: event[name] for name in NAMES & event.keys()}
    return match._replace(arranged=replace(match.arranged, **known))


def stored_arrangement(event: Event) -> Arrangement:
    """The arrangement that `created` carries over from the match before; as usual in logs without one."""
    written = event.get("arranged") or {}
    return replace(AS_USUAL, **{name: written[name] for name in NAMES & written.keys()})


def arrangement_json(arranged: Arrangement) -> dict[str, Json]:
    return asdict(arranged)
