"""Clocks as data: since when a table waits for whom, the time they have left, and what is due when.

Everything follows from the log: times are those of the commits, so any process computes the same and nothing is lost
with one. `run_clocks` is called for each commit, `dues` says what will happen if nobody does anything.

    none   nothing is counted, and nothing ever runs out
    soft   each act has so many seconds: the page shows them, and that is all
    bank   each seat has a bank of seconds; what an act took is taken from it, and the increment is added after the act.
           Who has used it up has the default act of the game made for them (docs/adr/0010-…)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from app.errors import BadOptions, Refusal
from app.games.api import Event, Json, Seat
from app.games.kit.seats import parse_seat
from app.matches.state import NO_CLOCK, Clock, Match

HOUSE_PAUSE = 1.0  # before the house acts for somebody, so that the others see what happens
SLACK = 0.5  # an expiry waits so long for a move that came in time and is still on its way to the disk
TIME = "time"
MOST_MISSED = 3  # who lets so many acts in a row pass is not there: nobody waits for their clock any more


@dataclass(frozen=True, slots=True)
class Bound:
    """What a number of a clock may be, in whole seconds."""

    low: int
    high: int
    default: int


# Without an increment, who has used up the bank would have no time for ever.
FIELDS: dict[str, dict[str, Bound]] = {
    "none": {},
    "soft": {"seconds": Bound(5, 3600, 60)},
    "bank": {"bank": Bound(5, 7200, 300), "increment": Bound(5, 600, 15)},
}
ALL_FIELDS = {"kind"} | {name for fields in FIELDS.values() for name in fields}


class Due(NamedTuple):
    """What happens at a time if nobody does anything: the house acts for the seat, and why (`time`, or its status)."""

    at: float
    seat: Seat
    why: str


def parse_clock(raw: Mapping[str, Json]) -> Clock:
    """The clock, with defaults filled in. Raises BadOptions (`bad-clock`) with a sentence."""
    unknown = sorted(set(raw) - ALL_FIELDS)
    if unknown:
        raise _bad(f"A clock has no field “{unknown[0][:40]}”.")
    kind = raw.get("kind", "none")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise _bad("A clock is none, soft or bank.")
    fields = FIELDS[kind]
    foreign = [name for name, value in raw.items() if name not in ("kind", *fields) and value is not None]
    if foreign:
        raise _bad(f"A clock of the kind “{kind}” has no “{foreign[0]}”.")
    return Clock(kind, **{name: _number(name, raw.get(name), bound) for name, bound in fields.items()})


def _number(name: str, value: Json, bound: Bound) -> int:
    if value is None:
        return bound.default
    if type(value) is not int or not bound.low <= value <= bound.high:
        raise _bad(f"“{name}” is a whole number of seconds from {bound.low} to {bound.high}.")
    return value


def _bad(sentence: str) -> Refusal:
    return BadOptions.because("bad-clock", sentence)


def clock_json(clock: Clock) -> dict[str, Json]:
    """The clock as it is stored and shown: its kind, and the numbers of that kind."""
    return {"kind": clock.kind, **{name: getattr(clock, name) for name in FIELDS[clock.kind]}}


def stored_clock(event: Event) -> Clock:
    """The clock in an event that this house wrote; older logs have none."""
    return Clock(**event["clock"]) if "clock" in event else NO_CLOCK


# ------------------------------------------------------------------------------------------------------------ running


def run_clocks(before: Match | None, after: Match, events: Iterable[Event]) -> Match:
    """The match with its clocks as they stand after a commit, which made `events` at the time `after.at`."""
    if before is None or after.phase != "playing":
        return after._replace(since={}, wake_at=None) if after.since or after.wake_at is not None else after
    if before.phase != "playing":
        after = after._replace(left=_first_left(after))
    acted = {parse_seat(event["seat"]) for event in events if event["e"] == "played"}
    left = _left(before, after, acted) if after.clock.kind == "bank" else after.left
    missed = _missed(before, after, acted, events)
    running = after._replace(left=left, since=_since(before, after, acted), missed=missed)
    due = first_due(running)
    return running if due is None and running.wake_at is None else running._replace(wake_at=due.at if due else None)


def dues(match: Match) -> list[Due]:
    """What happens, and when, if nobody does anything.

    The house acts only when the table waits for nobody else: it does not deal the next game while people still look at
    the last one. When the house plays for all, nobody is there to play for, and the match sleeps.
    """
    if match.phase != "playing" or len(match.house) == len(match.seats):
        return []
    asked = match.rules.to_act(match.state)
    people = [seat for seat in asked if seat not in match.house]
    if not people:
        return [Due(match.at + HOUSE_PAUSE, seat, match.house[seat]) for seat in asked]
    if match.clock.kind != "bank":
        return []
    return [Due(match.since[seat] + match.left[seat] + SLACK, seat, TIME) for seat in people]


def first_due(match: Match) -> Due | None:
    return min(dues(match), default=None)


def credited(since: Mapping[Seat, float], begin: float, end: float) -> dict[Seat, float]:
    """The moments from which time is counted, when what lies between `begin` and `end` is not to count."""
    return {seat: max(at, end - max(0.0, begin - at)) for seat, at in since.items()}


def time_left(match: Match) -> dict[Seat, float]:
    """The seconds each clock showed when it was last set: of all seats with a bank, of those who act when soft."""
    if match.clock.kind == "soft":
        return dict.fromkeys(match.since, float(match.clock.seconds))
    return dict(match.left)


def _first_left(match: Match) -> dict[Seat, float]:
    is_bank = match.clock.kind == "bank"
    return dict.fromkeys(match.seat_numbers(), float(match.clock.bank)) if is_bank else {}


def _left(before: Match, after: Match, acted: set[Seat]) -> Mapping[Seat, float]:
    """Time is charged to who acts, or goes away meanwhile. What the house does for an absent seat costs it nothing."""
    stopped = acted | (after.house.keys() - before.house.keys())
    charged = [seat for seat in stopped if seat not in before.house and seat in after.since]
    if not charged:
        return after.left
    left = dict(after.left)
    for seat in charged:
        spent = max(0.0, after.at - after.since[seat])
        left[seat] = max(0.0, left[seat] - spent) + (after.clock.increment if seat in acted else 0)
    return left


def _missed(before: Match, after: Match, acted: set[Seat], events: Iterable[Event]) -> Mapping[Seat, int]:
    late = {parse_seat(event["seat"]) for event in events if event["e"] == "defaulted" and event["why"] == TIME}
    there = (acted - late) | (before.house.keys() - after.house.keys())
    if not late and not there & after.missed.keys():
        return after.missed
    kept = {seat: count for seat, count in after.missed.items() if seat not in there}
    return {**kept, **{seat: kept.get(seat, 0) + 1 for seat in late}}


def _since(before: Match, after: Match, acted: set[Seat]) -> dict[Seat, float]:
    """Who is asked now, since when. Who has acted, or has just come back, is asked anew."""
    anew = acted | (before.house.keys() - after.house.keys())
    known = {seat: at for seat, at in after.since.items() if seat not in anew}
    return {seat: known.get(seat, after.at) for seat in after.rules.to_act(after.state)}
