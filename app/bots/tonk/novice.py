"""The novice: knows the rules, and not yet when to drop, what to keep and what others collect."""

from __future__ import annotations

from random import Random

from app.games.tonk.melds import POINTS, points_of
from app.games.tonk.notation import DISCARD, DRAW_STOCK, DROP, LAYOFF, MELD, Move
from app.games.tonk.rules import legal_moves
from app.games.tonk.state import START, State

BOLD = 12  # drops with so few points, whatever others hold
OVERSEES = 0.3  # how often it does not see a meld, or a card to lay off
CARELESS = 0.3  # how often it throws any card away


def choose(state: State, chance: Random) -> Move:
    """The move of the seat whose turn it is."""
    moves = legal_moves(state, state.turn)
    if state.phase == START:
        if moves[0].act == DROP and points_of(state.hand) <= BOLD:
            return moves[0]
        return chance.choice([move for move in moves if move.act != DROP]) if chance.random() < 0.4 else _stock(moves)
    laid = [move for move in moves if move.act in (MELD, LAYOFF)]
    discards = [move for move in moves if move.act == DISCARD]
    if laid and (not discards or chance.random() >= OVERSEES):
        return chance.choice(laid)
    if chance.random() < CARELESS:
        return chance.choice(discards)
    return max(discards, key=lambda move: POINTS[move.cards.bit_length() - 1])


def _stock(moves: list[Move]) -> Move:
    return next(move for move in moves if move.act == DRAW_STOCK)
