"""What the house plays for a seat that does not answer: a sensible move at a glance, without looking ahead.

It spares the own team, brings pawns home, captures, enters, and walks as far as it can, in this order; what is not
played with pawns costs the least useful card. Only a new move asks it: what was decided once stays in the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from app.games.api import Seat
from app.games.kit.cards import CARD_TEXT, JOKER, RANKS
from app.games.track.cards import CARDS, Turn
from app.games.track.deal import receiver
from app.games.track.notation import DISCARD, FOLD, GIVE, print_move
from app.games.track.rules import winners
from app.games.track.ruleset import NoMoveRule
from app.games.track.split import SEVEN, Split
from app.games.track.state import EXCHANGE, State
from app.games.track.walk import Move, moved

# From the card that one misses least to the one that one keeps longest; a joker is kept even longer.
USEFULNESS = "5QT986324J7KA"
LOOKED_AT = 6  # beginnings of a 7 that are carried on with
WALKED = 5  # the place of `walked` in a Worth


class Worth(NamedTuple):
    """What a move is worth to a team, what counts most first; more is better."""

    wins: int  # 1 for the own team, -1 for another one
    kept: int  # own team's pawns sent back, as a negative number
    home: int  # own team's pawns brought home
    captured: int  # other teams' pawns sent back
    entered: int  # own team's pawns that came out of their yards
    walked: int  # steps nearer to the own homes, less those of the others
    spared: int  # how little the card is missed


def default_act(state: State, seat: Seat) -> str:
    """The move of a seat that is asked. The same state gives the same move."""
    hand = sorted(dict.fromkeys(state.hands[seat]), key=_usefulness)
    if state.phase == EXCHANGE:
        return f"{GIVE} {CARD_TEXT[_given(state, seat, hand)]}"
    turn = Turn(state.rules, state.position, seat)
    best = max(_rated(turn, hand), key=lambda rated: rated[0], default=None)
    if best is not None:
        return print_move(best[1], best[2])
    return FOLD if state.rules.ruleset.no_move is NoMoveRule.FOLD else f"{DISCARD} {CARD_TEXT[hand[0]]}"


def _rated(turn: Turn, hand: Iterable[int]) -> Iterator[tuple[Worth, int, Move]]:
    for card in hand:
        moves = _sevens(turn) if CARDS[card].does == "seven" else CARDS[card].moves(turn)
        yield from ((worth(turn, move, card), card, move) for move in moves)


def worth(turn: Turn, move: Move, card: int) -> Worth:
    """What a legal move is worth to the team of the seat to play."""
    board, before = turn.board, turn.position
    after = moved(board, before, move)
    team = {turn.seat, *turn.rules.mates[turn.seat]}
    entered = sum(board.is_yard(step.origin) for step in move)
    home = captured = walked = 0
    lost = entered  # an own pawn that enters leaves one less in the yard, without any capture
    # Equal counts of equal seats cancel out, so only the places in the position that differ have to be looked at.
    for owner, old, new in zip(board.owner_of_pawn, before, after, strict=True):
        if old == new:
            continue
        sent_back = board.is_yard(new) - board.is_yard(old)
        further = board.progress[owner][new] - board.progress[owner][old]
        if owner in team:
            home += board.is_home(new) - board.is_home(old)
            lost += sent_back
            walked += further
        else:
            captured += sent_back
            walked -= further
    won = winners(turn.rules, after)
    wins = 0 if not won else 1 if turn.seat in won else -1
    return Worth(wins, -lost, home, captured, entered, walked, -_usefulness(card)[0])


def _sevens(turn: Turn) -> Iterator[Move]:
    """A few good 7s, found part by part: there can be thousands of them, and everybody waits."""
    split = Split(turn.rules, turn.position, turn.seat)
    begun: list[Move] = [()]
    while begun:
        longer = [(*move, part) for move in begun for part in split.continuations(move)]
        yield from (move for move in longer if _steps(move) == SEVEN)
        # Among beginnings that do as much, the shorter one leaves more to do something else with.
        open_ones = [move for move in longer if _steps(move) < SEVEN]
        open_ones.sort(key=lambda move: (worth(turn, move, 0)[:WALKED], -_steps(move)), reverse=True)
        begun = open_ones[:LOOKED_AT]


def _steps(move: Move) -> int:
    return sum(step.way.steps for step in move)


def _given(state: State, seat: Seat, hand: list[int]) -> int:
    """The least useful card; to a teammate who cannot come out, one that enters, if there is another one."""
    to = receiver(state.rules, seat)
    entering = [card for card in state.hands[seat] if CARDS[card].enters]
    waits = state.rules.board.pawns_of(state.position, to)[-1] == state.rules.board.yards[to]
    if to in state.rules.mates[seat] and waits and len(entering) > 1:
        return min(entering, key=_usefulness)
    return hand[0]


def _usefulness(card: int) -> tuple[int, int]:
    """From 0 for the least useful; equal ranks by their suit."""
    return (len(USEFULNESS) if card == JOKER else USEFULNESS.index(RANKS[card % len(RANKS)]), card)
