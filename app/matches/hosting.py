"""What the host arranges for a room, beside the game: who may sit, watch and talk, and who is host next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields, replace

from app.errors import Forbidden, Illegal, Malformed
from app.games.api import Event, Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.botseats import strength_of
from app.matches.checks import check_host, check_lobby, check_not_removed, check_seat, host_event, seat_event
from app.matches.state import AS_USUAL, TALKS, Arrangement, Match

Fields = Mapping[str, Json]
MOST_REMOVED = 50
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
    if strength_of(sitter.player):
        return [seat_event("stood", sitter)]
    return [{**seat_event("removed", sitter), "player": sitter.player}]


def let_in(match: Match, player: str, asked: Fields, now: float) -> list[Event]:
    """Lets those sit down again whom the host has sent away under this name."""
    check_host(match, player)
    gone = [one for one, name in match.removed.items() if name == asked["name"]]
    if not gone:
        raise Illegal.because("nobody-removed", "Nobody of this name was sent away.")
    return [{"e": "let_in", "name": asked["name"], "player": one} for one in gone]


def check_may_sit(match: Match, player: str) -> None:
    """Whether this person may take a seat at all."""
    check_not_removed(match, player)
    if match.arranged.locked and match.sitter_of(player) is None and match.host != player:
        raise Forbidden.because("seats-locked", "The host lets nobody new sit down just now.")


def pass_on(match: Match, player: str, asked: Fields, now: float) -> list[Event]:
    """The host is gone from a game or its end: who sat down first, of those who are here, leads from now on."""
    here = (one for one in match.seats if SEAT_LETTERS[one.seat] in asked["here"] and one.seat not in match.house)
    following = next(here, None)
    is_needed = following is not None and following.player != match.host
    return [host_event(following)] if is_needed else []


def hand_over(match: Match, player: str, asked: Fields, now: float) -> list[Event]:
    """Makes somebody else at the table the host, at any time."""
    check_host(match, player)
    check_seat(asked["seat"], match.seat_numbers())
    sitter = match.sitter_at(asked["seat"])
    if sitter is None:
        raise Illegal.because("nobody-there", "Nobody sits there.", seats=(SEAT_LETTERS[asked["seat"]],))
    if sitter.player == player:
        raise Illegal.because("host-already", "You are the host already.")
    if strength_of(sitter.player):
        raise Illegal.because("bot-cannot-lead", f"{sitter.name} is a bot: the host is a person.")
    return [host_event(sitter)]


def sent_away(match: Match, event: Event) -> Match:
    """The match after `removed`, which in old logs names no player: then nobody is kept from sitting down again."""
    if not event.get("player"):
        return match
    return match._replace(removed=newest({**match.removed, event["player"]: event["name"]}))


def welcomed(match: Match, player: str) -> Match:
    """The match in which this person may sit down."""
    return match._replace(removed={one: name for one, name in match.removed.items() if one != player})


def newest(removed: Mapping[str, str]) -> dict[str, str]:
    """Those who were sent away last; a list without an end would be a way to fill the log of every rematch."""
    return dict(list(removed.items())[-MOST_REMOVED:])


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
