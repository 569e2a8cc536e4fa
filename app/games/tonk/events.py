"""The events of a Tonk match, as the log stores them (cards and seats as numbers), and the fold over them.

began       players, options, cuts [[[seat, card], …], …], dealer
dealt       game, deck, dealer, cards (the whole deck, first card dealt first)
drew        seat, from ("stock" or "discard"), card
asked       seat: asked for a card of the empty stock (N13)
melded      seat, cards, meld (its number)
laid_off    seat, card, meld
discarded   seat, card
dropped     seat
settled     game, how, rule, seat, winners, double, payments [[from, to, amount, why, rule], …], change, shown
agreed      seat: wants the match to end (N15)
match_over  winners, scores
"""

from __future__ import annotations

from collections.abc import Callable

from app.games.api import Event, Json
from app.games.tonk import state as steps
from app.games.tonk.melds import Mask, cards_of, mask_of
from app.games.tonk.ruleset import rules_of
from app.games.tonk.settlement import Payment, Settlement
from app.games.tonk.state import State


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; `began` is applied to None. Raises ValueError for an unknown event."""
    kind = event["e"]
    if state is None:
        if kind != "began":
            raise ValueError(f"a match of Tonk does not begin with {kind!r}")
        return steps.begun(rules_of(event["players"], event["options"]), event["dealer"])
    step = _STEPS.get(kind)
    if step is None:
        raise ValueError(f"Tonk knows no event {kind!r}")
    return step(state, event)


def settled_event(settlement: Settlement) -> Event:
    """A settlement as an event."""
    fields = settlement._asdict()
    shown = [None if hand is None else list(cards_of(hand)) for hand in settlement.shown]
    payments = [list(payment) for payment in settlement.payments]
    lists = {"winners": list(settlement.winners), "change": list(settlement.change)}
    return {"e": "settled", **fields, **lists, "payments": payments, "shown": shown}


def settlement_of(event: Event) -> Settlement:
    """The settlement that an event `settled` carries."""
    return Settlement(
        event["game"],
        event["how"],
        event["rule"],
        event["seat"],
        tuple(event["winners"]),
        event["double"],
        tuple(Payment(*payment) for payment in event["payments"]),
        tuple(event["change"]),
        tuple(_mask_or_none(hand) for hand in event["shown"]),
    )


def _mask_or_none(hand: Json) -> Mask | None:
    return None if hand is None else mask_of(hand)


def _drew(state: State, event: Event) -> State:
    return steps.drew_stock(state) if event["from"] == "stock" else steps.drew_discard(state)


_STEPS: dict[str, Callable[[State, Event], State]] = {
    "dealt": lambda state, event: steps.dealt(state, tuple(event["cards"]), event["dealer"]),
    "drew": _drew,
    "asked": lambda state, _event: steps.asked_for_stock(state),
    "melded": lambda state, event: steps.melded(state, mask_of(event["cards"])),
    "laid_off": lambda state, event: steps.laid_off(state, 1 << event["card"], event["meld"]),
    "discarded": lambda state, event: steps.discarded(state, 1 << event["card"]),
    "dropped": lambda state, _event: steps.dropped(state),
    "settled": lambda state, event: steps.settled(state, settlement_of(event)),
    "agreed": lambda state, event: steps.agreed(state, event["seat"]),
    "match_over": lambda state, event: steps.over(state, tuple(event["winners"])),
}
