"""What a seat can play now. Of the 7 only a few good outcomes: there can be thousands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from app.games.kit.cards import CARD_TEXT, JOKER, RANKS
from app.games.track.board import Position
from app.games.track.cards import CARDS, Turn
from app.games.track.notation import DISCARD, FOLD, print_move
from app.games.track.ruleset import NoMoveRule, Rules
from app.games.track.split import SEVEN, Split
from app.games.track.walk import Move, moved

ONE_OF_EACH = (*range(len(RANKS)), JOKER)

Rate = Callable[[Position], float]


class Option(NamedTuple):
    """A card with a move and where it leads; a card without a move is laid down."""

    card: int
    move: Move
    after: Position


def options(turn: Turn, hand: Iterable[int], rate: Rate, width: int) -> Iterator[Option]:
    """Every move of every kind of card in the hand, but of a 7 as many as `width` beginnings lead to."""
    board, position = turn.board, turn.position
    seen: set[int] = set()
    for card in hand:
        kind = CARDS[card]
        if kind_of(card) in seen:
            continue
        seen.add(kind_of(card))
        if kind.does == "seven":
            yield from (Option(card, move, after) for move, after in sevens(turn, rate, width))
        else:
            yield from (Option(card, move, moved(board, position, move)) for move in kind.moves(turn))


def kind_of(card: int) -> int:
    """Cards of a kind do the same: the rank, or 13 for a joker."""
    return card % len(RANKS) if card < JOKER else len(RANKS)


def sevens(turn: Turn, rate: Rate, width: int) -> Iterator[tuple[Move, Position]]:
    """Outcomes of a 7, found part by part from the best beginnings."""
    split = Split(turn.rules, turn.position, turn.seat)
    begun: list[Move] = [()]
    known: set[Position] = set()
    while begun:
        rated: list[tuple[float, Move]] = []
        for move in begun:
            for part in split.continuations(move):
                longer = (*move, part)
                after = moved(turn.board, turn.position, longer)
                left = SEVEN - sum(step.way.steps for step in longer)
                if left:
                    rated.append((rate(after) + left, longer))
                elif after not in known:
                    known.add(after)
                    yield longer, after
        rated.sort(key=lambda one: one[0], reverse=True)
        begun = [move for _, move in rated[:width]]


def without_move(rules: Rules, card: int) -> str:
    """What who can play nothing does, with the card that is missed least (R13)."""
    return FOLD if rules.ruleset.no_move is NoMoveRule.FOLD else f"{DISCARD} {CARD_TEXT[card]}"


def text_of(option: Option) -> str:
    return print_move(option.card, option.move)
