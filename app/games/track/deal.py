"""Deals, the dealer, and exchanges (R6 to R10, R52). Each function gives the events that come next.

Chance is asked for three things: the deck number n (`shuffled`, R6), the first dealer (`below(players, "dealer", 0)`, a
place in seat order, R8), and what a seat draws blind (`below(cards, "blind-a", number)`: a place in the other's hand in
the order dealt, R52). That number is (deck - 1) x hands a round + hand: it never comes twice in a match.
"""

from __future__ import annotations

from app.games.api import Chance, Event, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.track.ruleset import DealerRule, Rules
from app.games.track.state import State, evolve, texts_of


def first_dealer(rules: Rules, chance: Chance) -> Seat:
    """Drawn at random (R8)."""
    return rules.seats[chance.below(len(rules.seats), "dealer", 0)]


def next_hand(state: State, chance: Chance) -> list[Event]:
    """The next deal, after a shuffle when the round is over, and a blind exchange at once (R7, R8, R52)."""
    rules = state.rules
    dealer = _next_dealer(state)
    events: list[Event] = []
    if _needs_shuffle(state):
        number = state.deck + 1
        events.append({"e": "shuffled", "deck": number, "cards": texts_of(chance.shuffled(rules.deck, number))})
        state = evolve(state, events[0])
    events.append(_dealt(state, dealer))
    if rules.exchange == "blind":
        events.append(_blind(evolve(state, events[-1]), chance))
    return events


def receiver(rules: Rules, seat: Seat) -> Seat:
    """Who gets the card that the seat gives (R10)."""
    return rules.mates[seat][0] if rules.exchange == "team" else rules.next_seat[seat]


def exchanged(state: State) -> Event:
    """The exchange once everybody has chosen (R10)."""
    gave = {seat: state.chosen[seat] for seat in state.rules.seats}
    got = {receiver(state.rules, seat): card for seat, card in gave.items()}
    return _exchange_event(state, gave, got)


def _needs_shuffle(state: State) -> bool:
    return state.hand in (0, len(state.rules.sizes))


def _next_dealer(state: State) -> Seat:
    if state.hand == 0:
        return state.dealer  # who begins is known: drawn, or left of the last game's dealer (R8, R51)
    passes = state.rules.ruleset.dealer is DealerRule.PASSES_EVERY_HAND or _needs_shuffle(state)
    return state.rules.next_seat[state.dealer] if passes else state.dealer


def _dealt(state: State, dealer: Seat) -> Event:
    """Cards one at a time, clockwise from the dealer's left, from the front of the deck."""
    rules = state.rules
    size, players = rules.sizes[state.hand], len(rules.seats)
    leader = rules.next_seat[dealer]
    first = rules.seats.index(leader)
    order = (*rules.seats[first:], *rules.seats[:first])
    hands = {seat: state.stock[place : size * players : players] for place, seat in enumerate(order)}
    return {
        "e": "dealt",
        "deck": state.deck,
        "hand": state.hand + 1,
        "size": size,
        "dealer": SEAT_LETTERS[dealer],
        "leader": SEAT_LETTERS[leader],
        "hands": {SEAT_LETTERS[seat]: texts_of(hands[seat]) for seat in rules.seats},
    }


def _blind(state: State, chance: Chance) -> Event:
    """Each of two draws one card from the other's hand as dealt (R52)."""
    number = (state.deck - 1) * len(state.rules.sizes) + state.hand
    gave: dict[Seat, int | None] = {}
    got: dict[Seat, int | None] = {}
    for seat in state.rules.seats:
        other = state.rules.next_seat[seat]
        hand = state.hands[other]
        card = hand[chance.below(len(hand), f"blind-{SEAT_LETTERS[seat]}", number)]
        got[seat], gave[other] = card, card
    return _exchange_event(state, gave, got)


def _exchange_event(state: State, gave: dict[Seat, int | None], got: dict[Seat, int | None]) -> Event:
    def told(cards: dict[Seat, int | None]) -> dict[str, str]:
        known = {seat: card for seat, card in sorted(cards.items()) if card is not None}
        return {SEAT_LETTERS[seat]: texts_of((card,))[0] for seat, card in known.items()}

    return {"e": "exchanged", "way": state.rules.exchange, "gave": told(gave), "got": told(got)}
