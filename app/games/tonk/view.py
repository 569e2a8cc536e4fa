"""What may be seen of a Tonk match: the table, a seat's own part, and the log as it is told (N4, N16).

Built up from nothing. Only the top discard is ever shown, and only as part of the table of this moment. No event that
is told names a card that was dealt, drawn or discarded, not even to the one who held it: who comes back and reads the
log from the start sees no covered discard in it, and not which card somebody took. A client learns the new top and its
own new card from the view that comes with the event. Cards of melds and layoffs lie on the table and are told; hands
are told where the settlement needs them, and stand in the table until the next deal.
"""

from __future__ import annotations

from collections.abc import Callable

from app.errors import Reason
from app.games.api import Event, Json
from app.games.kit.cards import CARD_TEXT, print_cards
from app.games.kit.seats import SEAT_LETTERS
from app.games.tonk import reasons
from app.games.tonk.events import settlement_of
from app.games.tonk.melds import DECKS, is_set, points_of
from app.games.tonk.notation import DISCARD, LAYOFF, MELD, Move, print_move, texts_of
from app.games.tonk.rules import legal_moves, to_act
from app.games.tonk.settlement import Settlement
from app.games.tonk.state import DRAWN, START, State

ROUNDS_SHOWN = 30  # of an open-ended match; the totals count all


def table(state: State) -> dict[str, Json]:
    """What everybody may know."""
    return {**table_since(state), "top": CARD_TEXT[state.discard[0]] if state.discard else None}


def table_since(state: State) -> dict[str, Json]:
    """What everybody may still know of this moment later in the match: no discard (N4)."""
    rules = state.rules
    playing = state.phase in (START, DRAWN)
    return {
        "phase": state.phase,
        "turn": SEAT_LETTERS[state.turn] if playing else None,
        "to_act": [SEAT_LETTERS[seat] for seat in to_act(state)],
        "dealer": SEAT_LETTERS[state.dealer],
        "game_no": state.game,
        "games": rules.games,
        "stake": rules.stake,
        "scoring": rules.scoring,
        "counts": _by_seat([hand.bit_count() for hand in state.hands]),
        "stock": len(state.stock),
        "discards": len(state.discard),
        "top": None,
        "melds": [_meld(state, number) for number in range(1, len(state.melds) + 1)],
        "waits": _by_seat(state.waits) if rules.wait else None,
        "last": {"seat": SEAT_LETTERS[state.last[0]], "act": state.last[1]} if state.last else None,
        "totals": _by_seat(state.totals),
        "rounds": [_round(settlement) for settlement in state.settlements[-ROUNDS_SHOWN:]],
        "settlement": _last_settlement(state, shown=not playing),
        "agreed": [SEAT_LETTERS[seat] for seat in state.agreed],
    }


def mine(state: State, seat: int) -> dict[str, Json]:
    """What only this seat may know: its hand, what it may do, and why not the rest."""
    by_act: dict[str, list[Move]] = {}
    for move in legal_moves(state, seat):
        by_act.setdefault(move.act, []).append(move)
    hand = state.hands[seat]
    drawing = state.phase == DRAWN and seat == state.turn
    return {
        "seat": SEAT_LETTERS[seat],
        "hand": texts_of(hand),
        "points": points_of(hand),
        "drew": CARD_TEXT[state.drew] if drawing and state.drew is not None and hand >> state.drew & 1 else None,
        "must_meld": drawing and DISCARD not in by_act,
        "acts": [act for act in by_act if act in ("drop", "next", "end")],
        "draws": [act for act in by_act if act in ("draw stock", "draw discard")],
        "melds": [{"text": print_move(move), "cards": texts_of(move.cards)} for move in by_act.get(MELD, [])],
        "layoffs": [
            {"text": print_move(move), "card": texts_of(move.cards)[0], "meld": move.meld}
            for move in by_act.get(LAYOFF, [])
        ],
        "discards": [{"text": print_move(move), "card": texts_of(move.cards)[0]} for move in by_act.get(DISCARD, [])],
        "why": _why(state, seat, by_act),
    }


def tell(event: Event, seat: int | None) -> Event | None:
    """The event as it is told to anybody: the same to all seats and to spectators."""
    del seat  # nothing of the log is for one seat alone; see above
    teller = _TELLERS.get(event["e"])
    return None if teller is None else {"e": event["e"], **teller(event)}


def _by_seat(values: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(SEAT_LETTERS, values, strict=False))


def _meld(state: State, number: int) -> dict[str, Json]:
    meld = state.melds[number - 1]
    kind = "set" if is_set(DECKS[state.rules.deck], meld.cards) else "run"
    return {"no": number, "owner": SEAT_LETTERS[meld.owner], "kind": kind, "cards": texts_of(meld.cards)}


def _round(settlement: Settlement) -> dict[str, Json]:
    return {
        "game": settlement.game,
        "how": settlement.how,
        "rule": settlement.rule,
        "winners": [SEAT_LETTERS[seat] for seat in settlement.winners],
        "change": _by_seat(settlement.change),
    }


def _last_settlement(state: State, *, shown: bool) -> dict[str, Json] | None:
    """The newest settlement; the hands it showed stay until the next deal."""
    if not state.settlements:
        return None
    told = _settlement(state.settlements[-1])
    return told if shown else {**told, "hands": {}}


def _settlement(settlement: Settlement) -> dict[str, Json]:
    shown = {SEAT_LETTERS[seat]: hand for seat, hand in enumerate(settlement.shown) if hand is not None}
    return {
        **_round(settlement),
        "seat": None if settlement.seat is None else SEAT_LETTERS[settlement.seat],
        "draw": not settlement.winners,
        "double": settlement.double,
        "payments": [
            {
                "from": SEAT_LETTERS[payment.payer],
                "to": SEAT_LETTERS[payment.payee],
                "amount": payment.amount,
                "why": payment.why,
                "rule": payment.rule,
            }
            for payment in settlement.payments
        ],
        "hands": {letter: texts_of(hand) for letter, hand in shown.items()},
        "points": {letter: points_of(hand) for letter, hand in shown.items()},
    }


def _why(state: State, seat: int, by_act: dict[str, list[Move]]) -> dict[str, Json]:
    """For each kind of move that the seat cannot make now the reason, null for those that it can."""
    moment = reasons.why_not_now(state, seat)
    if moment is not None:
        return dict.fromkeys(("drop", "draw", "meld", "layoff", "discard"), moment.to_json())
    first = reasons.draw_first(state)
    return {
        "drop": _json(reasons.why_no_drop(state)),
        "draw": _json(reasons.already_drawn() if state.phase == DRAWN else None),
        "meld": None if MELD in by_act else _json(first or _NO_MELD),
        "layoff": None if LAYOFF in by_act else _json(first or _NO_LAYOFF),
        "discard": _json(reasons.why_no_discard(state)),
    }


_NO_MELD = Reason("no-meld", "N10", "You hold no set of three or four of a rank and no run of three or more of a suit.")
_NO_LAYOFF = Reason("no-layoff", "N10", "No card of yours fits a meld on the table.")


def _json(reason: Reason | None) -> Json:
    return None if reason is None else reason.to_json()


def _seat_of(event: Event) -> dict[str, Json]:
    return {"seat": SEAT_LETTERS[event["seat"]]}


def _began(event: Event) -> dict[str, Json]:
    cuts = [{SEAT_LETTERS[seat]: CARD_TEXT[card] for seat, card in cuts} for cuts in event["cuts"]]
    dealer = SEAT_LETTERS[event["dealer"]]
    return {"players": event["players"], "options": event["options"], "cuts": cuts, "dealer": dealer}


def _dealt(event: Event) -> dict[str, Json]:
    return {"game": event["game"], "deck": event["deck"], "dealer": SEAT_LETTERS[event["dealer"]]}


def _melded(event: Event) -> dict[str, Json]:
    return {**_seat_of(event), "cards": print_cards(event["cards"]).split(), "meld": event["meld"]}


def _match_over(event: Event) -> dict[str, Json]:
    winners = [SEAT_LETTERS[seat] for seat in event["winners"]]
    return {"winners": winners, "draw": len(winners) > 1, "scores": _by_seat(event["scores"])}


_TELLERS: dict[str, Callable[[Event], dict[str, Json]]] = {
    "began": _began,
    "dealt": _dealt,
    "drew": lambda event: {**_seat_of(event), "from": event["from"]},
    "asked": _seat_of,
    "melded": _melded,
    "laid_off": lambda event: {**_seat_of(event), "card": CARD_TEXT[event["card"]], "meld": event["meld"]},
    "discarded": _seat_of,
    "dropped": _seat_of,
    "settled": lambda event: _settlement(settlement_of(event)),
    "agreed": _seat_of,
    "match_over": _match_over,
}
