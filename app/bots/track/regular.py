"""The regular bot: the best move at a glance, with the race, dangers, captures, the partner and the cards in mind."""

from __future__ import annotations

from collections.abc import Iterator

from app.bots.track.moves import Option, options, text_of, without_move
from app.bots.track.worlds import Knowledge
from app.bots.track.worth import careful, fast, kept
from app.games.api import Seat
from app.games.kit.cards import CARD_TEXT
from app.games.track.board import Position
from app.games.track.cards import CARDS, Turn
from app.games.track.deal import receiver
from app.games.track.notation import GIVE
from app.games.track.ruleset import Rules
from app.games.track.state import EXCHANGE, without

WIDTH = 5  # beginnings of a 7 that are carried on with


def choose(known: Knowledge) -> str:
    """The move of a seat that is asked."""
    if known.phase == EXCHANGE:
        return f"{GIVE} {CARD_TEXT[gift(known)]}"
    best = next(iter(ranked(known)), None)
    if best is not None:
        return text_of(best[1])
    hand = known.hand
    return without_move(known.rules, max(hand, key=lambda card: _kept_without(known, card)))


def ranked(known: Knowledge) -> list[tuple[float, Option]]:
    """All moves with what they are worth, the best first."""
    return sorted(_rated(known), key=lambda one: (-one[0], text_of(one[1])))


def _rated(known: Knowledge) -> Iterator[tuple[float, Option]]:
    rules, seat = known.rules, known.seat
    turn = Turn(rules, known.position, seat)
    rate = careful(rules, seat, known.counts)
    for option in options(turn, known.hand, fast(rules, seat), WIDTH):
        left = without(known.hand, option.card)
        share = len(left) / (len(left) + 1)
        yield rate(option.after) + share * kept(left, waits(rules, option.after, seat)), option


def waits(rules: Rules, position: Position, seat: Seat) -> bool:
    """Whether a pawn of the seat is in its yard: the first one has least progress."""
    board = rules.board
    return board.is_yard(board.pawns_of(position, seat)[0])


def _kept_without(known: Knowledge, card: int) -> float:
    return kept(without(known.hand, card), waits(known.rules, known.position, known.seat))


def gift(known: Knowledge) -> int:
    """The card to give (R10): to a teammate who cannot come out one that enters, if another one is left."""
    rules, hand = known.rules, known.hand
    to = receiver(rules, known.seat)
    is_mate = to in rules.mates[known.seat]
    board = rules.board
    theirs = board.pawns_of(known.position, to)
    is_stuck = board.is_yard(theirs[0]) and all(square >= board.ring for square in theirs)
    entering = [card for card in hand if CARDS[card].enters]
    has_way = any(square < board.ring for square in board.pawns_of(known.position, known.seat))

    def cost(card: int) -> float:
        loss = -_kept_without(known, card)
        if not is_mate:
            return loss
        gain = 0.0
        if CARDS[card].enters and is_stuck and (len(entering) > 1 or has_way):
            gain = 14.0
        return loss - gain

    return min(sorted(hand), key=cost)
