"""Which moves there are, and what they lead to: `decide` for the log, `play` for speed, over the same steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from app.errors import Illegal
from app.games.api import Chance, Event, Json, Outcome
from app.games.tonk import settlement as ends
from app.games.tonk import state as steps
from app.games.tonk.deal import cut_for_deal, deal_event
from app.games.tonk.events import evolve, settled_event
from app.games.tonk.melds import DECKS, POINTS, Mask, cards_of, melds_in
from app.games.tonk.notation import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    DROP,
    END,
    LAYOFF,
    MELD,
    NEXT,
    Move,
    parse_move,
)
from app.games.tonk.reasons import why_not
from app.games.tonk.ruleset import rules_of
from app.games.tonk.settlement import Settlement
from app.games.tonk.state import DRAWN, OVER, SETTLED, START, State

_DROP, _STOCK, _DISCARD = Move(DROP), Move(DRAW_STOCK), Move(DRAW_DISCARD)
_NEXT, _END = Move(NEXT), Move(END)
_DISCARDS = {1 << card: Move(DISCARD, 1 << card) for card in range(52)}


def setup(players: int, options: Mapping[str, Json], chance: Chance) -> list[Event]:
    """The cut and the first deal; a special hand is settled at once (N2, N3, N5)."""
    rules = rules_of(players, options)
    rounds, dealer = cut_for_deal(rules, chance)
    cuts = [[list(cut) for cut in cuts] for cuts in rounds]
    began: Event = {"e": "began", "players": players, "options": dict(options), "cuts": cuts, "dealer": dealer}
    ready = evolve(None, began)
    return [began, *_with_what_follows(ready, 0, _NEXT, deal_event(ready, chance))]


def to_act(state: State) -> tuple[int, ...]:
    """The seat whose turn it is; between games everybody who has not agreed to end the match."""
    if state.phase == OVER:
        return ()
    if state.phase == SETTLED:
        return tuple(seat for seat in range(state.rules.players) if seat not in state.agreed)
    return (state.turn,)


def legal_moves(state: State, seat: int) -> list[Move]:
    """Every move of the seat, each once: a few microseconds."""
    if state.phase == SETTLED:
        return between_games(state) if seat in to_act(state) else []
    if seat != state.turn or state.phase == OVER:
        return []
    return _first_moves(state) if state.phase == START else _moves_after_drawing(state)


def between_games(state: State) -> list[Move]:
    """What a seat that has not agreed to end the match may say between two games (N15)."""
    return [_NEXT] if state.rules.games is not None else [_NEXT, _END]


def melds_of(state: State) -> list[Move]:
    """The melds that the player whose turn it is could lay, had they drawn."""
    return [_meld_move(cards) for cards in melds_in(DECKS[state.rules.deck], state.hand)]


def layoffs_of(state: State) -> list[Move]:
    """The cards that the player whose turn it is could lay off, had they drawn."""
    fits = DECKS[state.rules.deck].fits
    moves: list[Move] = []
    for number, meld in enumerate(state.melds, 1):
        fitting = state.hand & fits[meld.cards]
        while fitting:
            card = fitting & -fitting
            moves.append(_layoff_move(card, number))
            fitting ^= card
    return moves


def decide(state: State, seat: int, text: str, chance: Chance) -> list[Event]:
    """What the move does, with the settlement if it ends the game. Raises Malformed or Illegal."""
    move = parse_move(text)
    reasons = why_not(state, seat, move)
    if reasons:
        raise Illegal(reasons[0])
    return _with_what_follows(state, seat, move, _event_of(state, seat, move, chance))


def close(state: State) -> list[Event]:
    """The host ends an open-ended match between games (N15). Raises Illegal: `games-agreed`, `not-between-games`."""
    if state.rules.games is not None:
        raise Illegal.because("games-agreed", f"The match ends after the agreed {state.rules.games} games.", "N15")
    if state.phase != SETTLED:
        raise Illegal.because("not-between-games", "A match is ended between two games.", "N15")
    return [_match_over(state)]


def play(state: State, seat: int, move: Move, chance: Chance) -> State:
    """The state after a legal move: what folding the events of `decide` gives, without making them."""
    after = _STEPS[move.act](state, seat, move, chance)
    settlement = _settlement_after(after, seat, move.act)
    if settlement is not None:
        after = steps.settled(after, settlement)
    return steps.over(after, best_seats(after)) if _is_match_over(after) else after


def default_move(state: State, seat: int) -> Move:
    """Draw from the stock, discard the most points; lay the largest meld where N24 wants one. It ends every game.

    Between games: `next` when the number of games is agreed, else `end`, so that a match nobody attends does not go on
    for ever.
    """
    if state.phase == START:
        return _STOCK
    moves = legal_moves(state, seat)
    if state.phase == SETTLED:
        return moves[-1]
    discards = [move for move in moves if move.act == DISCARD]
    if not discards:
        return max((move for move in moves if move.act == MELD), key=lambda move: move.cards.bit_count())
    return max(discards, key=lambda move: POINTS[move.cards.bit_length() - 1])


def outcome(state: State) -> Outcome | None:
    """Who has won the match: the most chips or the fewest points, all who tie (N15, N27)."""
    if state.phase != OVER:
        return None
    return Outcome(state.winners, len(state.winners) > 1, dict(enumerate(state.totals)))


def best_seats(state: State) -> tuple[int, ...]:
    """Who leads the match, all who tie."""
    best = min(state.totals) if state.rules.scoring == "points" else max(state.totals)
    return tuple(seat for seat, total in enumerate(state.totals) if total == best)


def _first_moves(state: State) -> list[Move]:
    moves = [_STOCK, _DISCARD] if state.discard else [_STOCK]
    return moves if state.waits[state.turn] else [_DROP, *moves]


def _moves_after_drawing(state: State) -> list[Move]:
    moves = melds_of(state)
    held = bool(moves)
    if state.melds:
        moves += layoffs_of(state)
    if not (held and state.rules.must_meld):
        hand = state.hand
        while hand:
            card = hand & -hand
            moves.append(_DISCARDS[card])
            hand ^= card
    return moves


@lru_cache(maxsize=1024)
def _meld_move(cards: Mask) -> Move:
    return Move(MELD, cards)


@lru_cache(maxsize=2048)
def _layoff_move(card: Mask, number: int) -> Move:
    return Move(LAYOFF, card, number)


def _event_of(state: State, seat: int, move: Move, chance: Chance) -> Event:
    match move.act:
        case "draw stock" if not state.stock:
            return {"e": "asked", "seat": seat}
        case "draw stock":
            return {"e": "drew", "seat": seat, "from": "stock", "card": state.stock[0]}
        case "draw discard":
            return {"e": "drew", "seat": seat, "from": "discard", "card": state.discard[0]}
        case "meld":
            cards = list(cards_of(move.cards))
            return {"e": "melded", "seat": seat, "cards": cards, "meld": len(state.melds) + 1}
        case "layoff":
            return {"e": "laid_off", "seat": seat, "card": move.cards.bit_length() - 1, "meld": move.meld}
        case "discard":
            return {"e": "discarded", "seat": seat, "card": move.cards.bit_length() - 1}
        case "next":
            return deal_event(state, chance)
    return {"e": "dropped" if move.act == DROP else "agreed", "seat": seat}


def _with_what_follows(state: State, seat: int, move: Move, event: Event) -> list[Event]:
    """The event, the settlement of a game that it ends, and the end of the match."""
    events = [event]
    after = evolve(state, event)
    settlement = _settlement_after(after, seat, move.act)
    if settlement is not None:
        events.append(settled_event(settlement))
        after = evolve(after, events[-1])
    return [*events, _match_over(after)] if _is_match_over(after) else events


def _settlement_after(after: State, seat: int, act: str) -> Settlement | None:
    rules, game, hands = after.rules, after.game, after.hands
    match act:
        case "meld" | "layoff":
            return None if hands[seat] else ends.settle_tonk(rules, game, hands, seat)
        case "discard":
            return None if hands[seat] else ends.settle_out(rules, game, hands, seat)
        case "drop":
            return ends.settle_drop(rules, game, hands, seat)
        case "draw stock":
            return None if after.phase == DRAWN else ends.settle_stock(rules, game, hands, seat)
        case "next":
            return ends.settle_deal(rules, game, hands)
    return None


def _is_match_over(state: State) -> bool:
    if state.phase != SETTLED:
        return False
    return state.game == state.rules.games or len(state.agreed) == state.rules.players


def _match_over(state: State) -> Event:
    return {"e": "match_over", "winners": list(best_seats(state)), "scores": list(state.totals)}


def _draw_stock(state: State, _seat: int, _move: Move, _chance: Chance) -> State:
    return steps.drew_stock(state) if state.stock else steps.asked_for_stock(state)


def _deal(state: State, _seat: int, _move: Move, chance: Chance) -> State:
    event = deal_event(state, chance)
    return steps.dealt(state, tuple(event["cards"]), event["dealer"])


_STEPS: dict[str, Callable[[State, int, Move, Chance], State]] = {
    DROP: lambda state, _seat, _move, _chance: steps.dropped(state),
    DRAW_STOCK: _draw_stock,
    DRAW_DISCARD: lambda state, _seat, _move, _chance: steps.drew_discard(state),
    MELD: lambda state, _seat, move, _chance: steps.melded(state, move.cards),
    LAYOFF: lambda state, _seat, move, _chance: steps.laid_off(state, move.cards, move.meld),
    DISCARD: lambda state, _seat, move, _chance: steps.discarded(state, move.cards),
    NEXT: _deal,
    END: lambda state, seat, _move, _chance: steps.agreed(state, seat),
}
