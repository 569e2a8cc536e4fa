"""Squares, moves and positions of the track games as text, and back (notation.md).

What cannot be read is Malformed and quotes the text; what can be read and is impossible on this board is Illegal.
`parse_move` knows the squares of the board, but no rule: whether a move is legal is not its question.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.errors import Illegal, Malformed, Refusal
from app.games.kit.cards import CARD_TEXT, parse_card
from app.games.kit.seats import SEAT_LETTERS
from app.games.track.board import PAWNS, Board, Position, Square
from app.games.track.ruleset import Rules
from app.games.track.walk import NO_JUMP, Move

FOLD, DISCARD, GIVE = "fold", "discard", "give"
LONGEST_QUOTE = 60
SQUARE = re.compile(r"[a-z](?:\+[0-9]+|[0-9]+)")
PART = re.compile(rf"({SQUARE.pattern})([-~])({SQUARE.pattern})(?:>({SQUARE.pattern}))?")


class SpelledPart(NamedTuple):
    """One part of a move as it is written."""

    origin: Square
    sign: str  # "-" or "~"
    end: Square
    jump: Square  # or NO_JUMP


@dataclass(frozen=True, slots=True)
class Spelled:
    """A move with pawns as it is written, legal or not."""

    card: int
    parts: tuple[SpelledPart, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A move without pawns: fold, discard or give. `card` is None for a fold."""

    what: str
    card: int | None = None


def quoted(text: object) -> str:
    shown = str(text)
    return f"“{shown}”" if len(shown) <= LONGEST_QUOTE else f"“{shown[:LONGEST_QUOTE]}…”"


def parse_square(board: Board, text: str) -> Square:
    """The square of that name. Raises Malformed (`bad-square`)."""
    square = board.squares.get(text)
    if square is None:
        raise Malformed.because(
            "bad-square", f"{quoted(text)} is not a square of a board with {board.sections} sections."
        )
    return square


def parse_move(board: Board, text: str) -> Spelled | Act:
    """What the text says. Raises Malformed (`bad-move`, `bad-card`, `bad-square`)."""
    words = text.split(" ") if isinstance(text, str) else []
    if words == [FOLD]:
        return Act(FOLD)
    if len(words) != 2:
        raise _bad_move(text)
    if words[0] in (DISCARD, GIVE):
        return Act(words[0], _card(words[1]))
    parts = [PART.fullmatch(part) for part in words[1].split(",")]
    if not all(parts):
        raise _bad_move(text)
    return Spelled(_card(words[0]), tuple(_part(board, part) for part in parts if part))


def _card(text: str) -> int:
    if len(text) > 2:
        raise Malformed.because("bad-card", f"{quoted(text)} is not a card: write rank and suit like “Ts”, or “X”.")
    return parse_card(text)


def _part(board: Board, found: re.Match[str]) -> SpelledPart:
    origin, sign, end, jump = found.groups()
    return SpelledPart(
        parse_square(board, origin), sign, parse_square(board, end), parse_square(board, jump) if jump else NO_JUMP
    )


def _bad_move(text: object) -> Refusal:
    return Malformed.because("bad-move", f"{quoted(text)} is not a move: write it like “9h b3-b12”.")


def print_part(board: Board, part: SpelledPart) -> str:
    names = board.names
    jump = "" if part.jump == NO_JUMP else f">{names[part.jump]}"
    return f"{names[part.origin]}{part.sign}{names[part.end]}{jump}"


def print_spelled(board: Board, spelled: Spelled | Act) -> str:
    if isinstance(spelled, Act):
        return spelled.what if spelled.card is None else f"{spelled.what} {CARD_TEXT[spelled.card]}"
    return f"{CARD_TEXT[spelled.card]} {','.join(print_part(board, part) for part in spelled.parts)}"


def print_move(card: int, move: Move) -> str:
    """The text of a legal move. A swap names its own pawn first."""
    if move[0].way.how == "swap":
        return f"{CARD_TEXT[card]} {move[0].way.text}"
    return f"{CARD_TEXT[card]} {','.join([step.way.text for step in move])}"


def print_position(rules: Rules, position: Position) -> str:
    names, board = rules.board.names, rules.board
    return " ".join(
        f"{SEAT_LETTERS[seat]}:{','.join(names[square] for square in board.pawns_of(position, seat))}"
        for seat in rules.seats
    )


def parse_position(rules: Rules, text: str) -> Position:
    """The position; pawns of a seat may stand in any order.

    Raises Malformed (`bad-position`, `bad-square`) when it cannot be read, Illegal (`impossible-position`) when pawns
    cannot stand like this.
    """
    board = rules.board
    pawns = list(board.beginning)
    words = text.split() if isinstance(text, str) else []
    if len(words) != len(rules.seats):
        raise _bad_position(rules, text)
    for seat, word in zip(rules.seats, words, strict=True):
        letter, colon, squares = word.partition(":")
        names = squares.split(",")
        if letter != SEAT_LETTERS[seat] or not colon or len(names) != PAWNS:
            raise _bad_position(rules, text)
        pawns[seat * PAWNS : seat * PAWNS + PAWNS] = [parse_square(board, name) for name in names]
    _refuse_impossible(rules, pawns)
    return board.normal(pawns)


def _refuse_impossible(rules: Rules, pawns: Sequence[Square]) -> None:
    board = rules.board
    seen: set[Square] = set()
    for pawn, square in enumerate(pawns):
        owner, name = board.owner_of_pawn[pawn], board.names[square]
        if not board.is_track(square) and board.seat_of_corner(square) != owner:
            sentence = f"A pawn of {SEAT_LETTERS[owner]} cannot stand on {name}."
            raise Illegal.because("impossible-position", sentence, "R4", squares=(name,))
        if square in seen and not board.is_yard(square):
            sentence = f"Two pawns cannot stand on {name}."
            raise Illegal.because("impossible-position", sentence, "R21", squares=(name,))
        seen.add(square)


def _bad_position(rules: Rules, text: object) -> Refusal:
    letters = ", ".join(SEAT_LETTERS[seat] for seat in rules.seats)
    sentence = (
        f"{quoted(text)} is not a position: write {PAWNS} squares for each of {letters}, like “a:a0,a0,b3,a+1 …”."
    )
    return Malformed.because("bad-position", sentence)
