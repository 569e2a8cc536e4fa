"""What may be seen of a track game, in the shapes of protocol.md: the table by all, the hand by its seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.errors import Illegal, Malformed, Reason
from app.games.api import Event, Json, Seat
from app.games.kit.cards import CARD_TEXT, parse_card
from app.games.kit.seats import SEAT_LETTERS
from app.games.track import reasons, rules
from app.games.track.cards import CARDS, Turn
from app.games.track.deal import receiver
from app.games.track.notation import Spelled, parse_move, print_move, print_position, quoted
from app.games.track.slides import harm_of, slides_of
from app.games.track.split import SEVEN, Split
from app.games.track.state import EXCHANGE, NOBODY, State, by_seat, texts_of
from app.games.track.walk import Move, Step, moved


def table(state: State) -> dict[str, Json]:
    """TABLE of a track game: equal for everybody (R11)."""
    game = state.rules
    return {
        "phase": state.phase,
        "turn": _letter(state.turn),
        "to_act": [SEAT_LETTERS[seat] for seat in rules.to_act(state)],
        "dealer": SEAT_LETTERS[state.dealer],
        "leader": _letter(state.leader),
        "deck": state.deck,
        "hand": state.hand,
        "size": game.sizes[state.hand - 1] if state.hand else None,
        "sections": game.board.sections,
        "home_after": game.home_after,
        "hologram": game.hologram,
        "teams": [[SEAT_LETTERS[seat] for seat in team] for team in game.teams],
        "position": print_position(game, state.position),
        "counts": by_seat(game, map(len, state.hands)),
        "stock": len(state.stock),
        "pile": [{"seat": SEAT_LETTERS[seat], "card": CARD_TEXT[card]} for seat, card in state.pile],
        "out": [SEAT_LETTERS[seat] for seat in state.out],
        "exchange": _exchange(state) if state.phase == EXCHANGE else None,
        "last": {"seat": SEAT_LETTERS[state.last[0]], "text": state.last[1]} if state.last else None,
        "game_no": state.game,
        "points": by_seat(game, state.totals) if state.totals is not None else None,
    }


def _letter(seat: Seat) -> str | None:
    return None if seat == NOBODY else SEAT_LETTERS[seat]


def _exchange(state: State) -> dict[str, Json]:
    game = state.rules
    return {
        "way": game.exchange,
        "to": {SEAT_LETTERS[seat]: SEAT_LETTERS[receiver(game, seat)] for seat in game.seats},
        "chosen": [SEAT_LETTERS[seat] for seat in game.seats if state.chosen[seat] is not None],
    }


def mine(state: State, seat: Seat) -> dict[str, Json]:
    """MINE of a track game: the own hand, what each card can do now, and why others cannot."""
    hand = state.hands[seat]
    against = reasons.of_every_card(state, seat)
    offers = _offers(Turn(state.rules, state.position, seat), hand) if against is None else _waiting(hand, against)
    playable = any(offer["why"] is None for offer in offers.values())
    return {
        "seat": SEAT_LETTERS[seat],
        "hand": texts_of(hand),
        "received": _card(state.got[seat]),
        "gave": _card(state.chosen[seat] if state.chosen[seat] is not None else state.gave[seat]),
        "acts": _acts(state, seat, playable),
        "cards": offers,
    }


def _card(card: int | None) -> str | None:
    return None if card is None else CARD_TEXT[card]


def _acts(state: State, seat: Seat, playable: bool) -> list[str]:
    if seat not in rules.to_act(state) or playable:
        return []
    return list(rules.legal(state, seat)) if state.phase == EXCHANGE else rules.without_move(state, seat)


def _waiting(hand: tuple[int, ...], why: Reason) -> dict[str, dict[str, Json]]:
    """What a seat that is not asked is offered: the same reason for every card."""
    shown = why.to_json()
    return {CARD_TEXT[card]: _no_offer(card, shown) for card in hand}


def _offers(turn: Turn, hand: tuple[int, ...]) -> dict[str, dict[str, Json]]:
    """What each distinct card of the seat to play can do now, or why nothing."""
    return {
        CARD_TEXT[card]: _offer(turn, card) or _no_offer(card, reasons.of_a_card(turn, card).to_json())
        for card in dict.fromkeys(hand)
    }


def _offer(turn: Turn, card: int) -> dict[str, Json] | None:
    """What the card can do now; None when that is nothing."""
    if CARDS[card].does == "seven":
        return _seven_offer(turn, card)
    moves = [_move(turn, card, move) for move in CARDS[card].moves(turn)]
    return {"moves": moves, "why": None} if moves else None


def _seven_offer(turn: Turn, card: int) -> dict[str, Json] | None:
    split = Split(turn.rules, turn.position, turn.seat)
    steps = split.continuations(())
    if not steps:
        return None
    # A single outcome has few first parts, in any order; with more of them the long list is not worth making.
    outcomes = list(split.outcomes()) if len(steps) <= SEVEN else []
    only = _move(turn, card, outcomes[0]) if len(outcomes) == 1 else None
    parts = [_part(turn, step) for step in steps]
    return {"plan": True, "moves": [], "parts": parts, "only": only, "why": None}


def _no_offer(card: int, why: dict[str, object]) -> dict[str, Json]:
    if CARDS[card].does == "seven":
        return {"plan": True, "moves": [], "parts": [], "only": None, "why": why}
    return {"moves": [], "why": why}


def _move(turn: Turn, card: int, move: Move) -> dict[str, Json]:
    names, first = turn.board.names, move[0]
    slides = slides_of(turn.board, turn.position, move)
    return {
        "text": print_move(card, move),
        "kind": "five" if CARDS[card].does == "five" else first.way.how,
        "from": names[first.origin],
        "to": names[first.way.rest],
        "slides": slides,
        "harm": harm_of(_team(turn), slides),
    }


def _part(turn: Turn, step: Step) -> dict[str, Json]:
    names, slides = turn.board.names, slides_of(turn.board, turn.position, (step,))
    return {
        "text": step.way.text,
        "steps": step.way.steps,
        "from": names[step.origin],
        "to": names[step.way.rest],
        "slides": slides,
        "harm": harm_of(_team(turn), slides),
    }


def _team(turn: Turn) -> tuple[Seat, ...]:
    return (turn.seat, *turn.rules.mates[turn.seat])


def plan(state: State, seat: Seat, request: Mapping[str, Json]) -> dict[str, Json]:
    """PLAN: how a 7 can go on after some parts. Raises Malformed, or Illegal when those parts cannot be completed."""
    said = _planned(state, request)
    text = CARD_TEXT[said.card]
    against = reasons.of_the_moment(state, seat, said)
    if against:
        raise Illegal(against[0])
    turn = rules.turn_of(state)
    split = Split(state.rules, state.position, seat)
    texts = [str(part) for part in request["parts"]]
    move = split.read(texts)
    left = SEVEN - sum(step.way.steps for step in move or ())
    following = split.continuations(move) if move is not None and left else []
    if move is None or (left and not following):
        raise Illegal(_why_no_plan(turn, said))
    position = moved(state.rules.board, state.position, move) if move else state.position
    after = Turn(state.rules, position, seat)
    return {
        "card": text,
        "text": print_move(said.card, move) if move else text,
        "left": left,
        "position": print_position(state.rules, position),
        "parts": [_part(after, step) for step in following],
        "complete": None if left else print_move(said.card, move),
    }


def _why_no_plan(turn: Turn, said: Spelled) -> Reason:
    against = reasons.of_a_move(turn, said) if said.parts else []
    # Parts that are fine in themselves but lead nowhere break nothing but the rule that all seven are used.
    nearest = next((reason for reason in against if reason.code != "seven-not-all"), None)
    sentence = "After these parts the seven steps cannot be used up."
    return nearest or Reason("seven-does-not-fit", "R35", sentence)


def _planned(state: State, request: Mapping[str, Json]) -> Spelled:
    card, parts = request.get("card"), request.get("parts")
    if not isinstance(card, str) or not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise Malformed.because("bad-plan", "A plan asks with a card and a list of parts.")
    if len(parts) > SEVEN:
        raise Malformed.because("bad-plan", f"A 7 has no {len(parts)} parts.")
    number = parse_card(card[:4])
    if CARDS[number].does != "seven":
        raise Malformed.because("bad-plan", f"Only a 7 is put together in parts, not {quoted(card)}.", "R35")
    if not parts:
        return Spelled(number, ())
    said = parse_move(state.rules.board, f"{card} {','.join(parts)}")
    if not isinstance(said, Spelled) or len(said.parts) != len(parts):
        raise Malformed.because("bad-plan", f"{quoted(','.join(parts))} are not parts of a 7.")
    return said


def tell(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat, or a spectator (None), may be told it: what is not named here is not told."""
    letter = None if seat is None else SEAT_LETTERS[seat]
    telling = TELLINGS.get(event["e"])
    return None if telling is None else {"e": event["e"], **telling(event, letter)}


Telling = Callable[[Event, str | None], dict[str, Json]]


def _public(*names: str) -> Telling:
    return lambda event, letter: {name: event[name] for name in names}


def _tell_dealt(event: Event, letter: str | None) -> dict[str, Json]:
    told = _public("deck", "hand", "size", "dealer", "leader")(event, letter)
    return {**told, "mine": event["hands"][letter]} if letter in event["hands"] else told


def _tell_chose(event: Event, letter: str | None) -> dict[str, Json]:
    return {"seat": event["seat"], **({"card": event["card"]} if letter == event["seat"] else {})}


def _tell_exchanged(event: Event, letter: str | None) -> dict[str, Json]:
    told: dict[str, Json] = {"way": event["way"]}
    if letter in event["got"]:
        told |= {"gave": event["gave"][letter], "got": event["got"][letter]}
    return told


def _tell_moved(event: Event, letter: str | None) -> dict[str, Json]:
    told = _public("seat", "card", "text", "slides", "drew")(event, letter)
    return {**told, "drawn": event["drawn"]} if event["drew"] and letter == event["seat"] else told


TELLINGS: dict[str, Telling] = {
    "began": _public("players", "options", "dealer"),
    "shuffled": _public("deck"),
    "dealt": _tell_dealt,
    "chose": _tell_chose,
    "exchanged": _tell_exchanged,
    "moved": _tell_moved,
    "laid": _public("seat", "cards"),
    "discarded": _public("seat", "card"),
    "hand_over": _public("deck", "hand"),
    "game_over": _public("winners", "points"),
    "settled": _public("points", "totals"),
}
