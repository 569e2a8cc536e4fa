"""How each event changes a match. Never judges, never fails for a log that this house wrote."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.games.api import Event
from app.games.kit.seats import parse_seat
from app.matches.botseats import bots_in
from app.matches.clock import credited, stored_clock
from app.matches.events import GAME
from app.matches.handover import offered, taken, without
from app.matches.hosting import arranged_by, newest, sent_away, stored_arrangement, welcomed
from app.matches.state import AWAY, LEFT, Match, Sitter, Successor


def evolve(match: Match | None, event: Event) -> Match:
    """The match after the event. Raises ValueError for an event that is not known or comes before `created`."""
    kind = event.get("e")
    if kind == "created":
        return _created(match, event)
    change = CHANGES.get(str(kind))
    if match is None or change is None:
        raise ValueError(f"the event {kind!r} cannot stand here")
    return change(match, event)


def _created(match: Match | None, event: Event) -> Match:
    if match is not None:
        raise ValueError("a match is created only once")
    return Match(
        id=event["match"],
        number=event["number"],
        seq=0,
        phase="lobby",
        room=event["room"],
        seed=event["seed"],
        game=event["game"],
        ruleset=event["ruleset"],
        players=event["players"],
        options=event["options"],
        host=event["host"],
        clock=stored_clock(event),
        arranged=stored_arrangement(event),
        removed=newest(event.get("removed") or {}),
    )


def _sat(match: Match, event: Event) -> Match:
    sitter = Sitter(parse_seat(event["seat"]), event["player"], event["name"])
    left = parse_seat(event["from"]) if event.get("from") else sitter.seat
    offers = without(match.offers, sitter.seat, left)
    match = welcomed(match, sitter.player)._replace(offers=offers, handed_over=match.handed_over - {sitter.player})
    if match.sitter_of(sitter.player) is None:
        return match._replace(seats=(*match.seats, sitter))
    # Who moves to another seat keeps the place in the order of sitting.
    return match._replace(seats=tuple(sitter if one.player == sitter.player else one for one in match.seats))


def _renamed(match: Match, event: Event) -> Match:
    seat = parse_seat(event["seat"])
    seats = tuple(replace(one, name=event["name"]) if one.seat == seat else one for one in match.seats)
    return match._replace(seats=seats)


def _stood(match: Match, event: Event) -> Match:
    seat = parse_seat(event["seat"])
    kept = tuple(one for one in match.seats if one.seat != seat)
    return match._replace(seats=kept, offers=without(match.offers, seat))


def _host(match: Match, event: Event) -> Match:
    return match._replace(host=event["player"])


def _configured(match: Match, event: Event) -> Match:
    return match._replace(
        game=event["game"],
        ruleset=event["ruleset"],
        players=event["players"],
        options=event["options"],
        clock=stored_clock(event) if "clock" in event else match.clock,
    )


def _started(match: Match, event: Event) -> Match:
    return match._replace(phase="playing", ruleset=event["ruleset"], house=bots_in(match))


def _told_only(match: Match, event: Event) -> Match:
    return match


def _left(match: Match, event: Event) -> Match:
    return match._replace(house={**match.house, parse_seat(event["seat"]): LEFT})


def _stood_in(match: Match, event: Event) -> Match:
    return match._replace(house={**match.house, parse_seat(event["seat"]): AWAY})


def _returned(match: Match, event: Event) -> Match:
    seat = parse_seat(event["seat"])
    # Who is back keeps the seat: only a link that they have made themselves still opens it.
    offer = match.offers.get(seat)
    offers = match.offers if offer is None or offer.own else without(match.offers, seat)
    return match._replace(house={one: why for one, why in match.house.items() if one != seat}, offers=offers)


def _credited(match: Match, event: Event) -> Match:
    begin, end = event["since"], event["until"]
    return match._replace(since=credited(match.since, begin, end), credited_to=end)


def _game(match: Match, event: Event) -> Match:
    return match._replace(state=match.rules.evolve(match.state, event["event"]))


def _ended(match: Match, event: Event) -> Match:
    return match._replace(phase="over", result=event["result"], wake_at=None)


def _rematched(match: Match, event: Event) -> Match:
    return match._replace(successor=Successor(event["match"], event["seed"]))


CHANGES: dict[str, Callable[[Match, Event], Match]] = {
    "sat": _sat,
    "renamed": _renamed,
    "stood": _stood,
    "host": _host,
    "configured": _configured,
    "started": _started,
    "played": _told_only,
    "defaulted": _told_only,
    "left": _left,
    "stood_in": _stood_in,
    "returned": _returned,
    "removed": lambda match, event: sent_away(_stood(match, event), event),
    "let_in": lambda match, event: welcomed(match, event["player"]),
    "arranged": arranged_by,
    "seat_offered": offered,
    "seat_taken": taken,
    "credited": _credited,
    GAME: _game,
    "ended": _ended,
    "rematched": _rematched,
}
