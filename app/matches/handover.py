"""Seat links: whoever opens one takes the seat, once, and the person who had it watches from then on (docs/adr/0013).

The match knows only the SHA-256 of a link's secret. A person makes a link for the own seat; the host for a seat that is
empty, or whose person has left or is away beyond the grace. What a command says of somebody's connection comes from
the server.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from app.errors import Forbidden, Illegal
from app.games.api import Event, Json, Seat
from app.games.kit.seats import SEAT_LETTERS, parse_seat
from app.matches.botseats import strength_of
from app.matches.checks import check_host, check_not_removed, check_seat, host_event
from app.matches.names import check_distinct, clean_name
from app.matches.state import LEFT, Match, Offer, Sitter

Fields = Mapping[str, Json]
LIFETIME = 3600.0  # seconds


def hash_of(secret: str) -> str:
    """What of a link's secret is kept: its SHA-256, 64 hexadecimal digits."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def offer_seat(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    """A link for a seat; an older one for it is dead from now on."""
    seat = fields["seat"]
    check_seat(seat, match.seat_numbers())
    asker, there = match.sitter_of(player), match.sitter_at(seat)
    is_own = there is not None and there.player == player
    if not is_own:
        check_host(match, player)
        _check_free(match, there, fields)
    by = SEAT_LETTERS[asker.seat] if asker else None
    secret = {"hash": fields["hash"], "until": now + LIFETIME, "own": is_own}
    return [{"e": "seat_offered", "seat": SEAT_LETTERS[seat], "by": by, **secret}]


def take_seat(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    """The seat of the link is the player's, with the turn, the cards and the host's duty that go with it."""
    seat, offer = _offered(match, hash_of(fields["secret"]), now)
    check_not_removed(match, player)
    there, own = match.sitter_at(seat), match.sitter_of(player)
    if own is not None:
        where = (SEAT_LETTERS[own.seat],)
        if own.seat == seat:
            sentence = "That is your own seat: open the link on the other device."
            raise Illegal.because("own-seat-link", sentence, seats=where)
        raise Illegal.because("seated-already", "You have a seat at this table: nobody plays two.", seats=where)
    if there is not None and not offer.own:
        _check_free(match, there, fields)
    name = _name(match, there, fields)
    taken: Event = {"e": "seat_taken", "seat": SEAT_LETTERS[seat], "name": name, "player": player}
    leads = match.host is None or (there is not None and match.host == there.player)
    host = [host_event(Sitter(seat, player, name))] if leads else []
    return [{**taken, "before": there.name if there else None}, *host]


def offered(match: Match, event: Event) -> Match:
    offer = Offer(event["hash"], event["until"], event["own"])
    return match._replace(offers={**match.offers, parse_seat(event["seat"]): offer})


def taken(match: Match, event: Event) -> Match:
    """The new person is in the place of the old one, who is remembered: their commands may still be on the way."""
    seat, player = parse_seat(event["seat"]), event["player"]
    sitter, there = Sitter(seat, player, event["name"]), match.sitter_at(seat)
    kept = tuple(sitter if one.seat == seat else one for one in match.seats)
    gone = frozenset((there.player,)) if there else frozenset[str]()
    return match._replace(
        seats=kept if there else (*match.seats, sitter),
        offers=without(match.offers, seat),
        house={one: why for one, why in match.house.items() if one != seat},
        missed={one: count for one, count in match.missed.items() if one != seat},
        handed_over=(match.handed_over | gone) - {player},
    )


def without(offers: Mapping[Seat, Offer], *seats: Seat) -> Mapping[Seat, Offer]:
    """The links that are left when those for these seats are dead."""
    if not offers.keys() & set(seats):
        return offers
    return {seat: offer for seat, offer in offers.items() if seat not in seats}


def _offered(match: Match, secret_hash: str, now: float) -> tuple[Seat, Offer]:
    for seat, offer in match.offers.items():
        if offer.hash == secret_hash and now < offer.until and seat in match.seat_numbers():
            return seat, offer
    sentence = "This seat link does not work any more: it was used, a newer one was made, or its hour is over."
    raise Forbidden.because("seat-link-dead", sentence)


def _check_free(match: Match, there: Sitter | None, fields: Fields) -> None:
    """Nobody else's link takes a seat from somebody who plays: neither when it is made nor when it is opened."""
    if there is None or match.house.get(there.seat) == LEFT or strength_of(there.player):
        return
    letter = SEAT_LETTERS[there.seat]
    away_for, grace = fields["absent"].get(letter), fields["grace"]
    if away_for is None:
        raise Illegal.because("still-here", f"{there.name} is here.", seats=(letter,))
    if away_for < grace:
        after = f"the seat can be given away after {grace:.0f} s"
        sentence = f"{there.name} has been away for {away_for:.0f} s: {after}."
        raise Illegal.because("not-away-yet", sentence, seats=(letter,))


def _name(match: Match, there: Sitter | None, fields: Fields) -> str:
    """The seat keeps its name unless the taker gives another."""
    if there is not None and "name" not in fields:
        return there.name
    name = clean_name(fields.get("name", ""))
    check_distinct(name, (one.name for one in match.seats if one is not there))
    return name
