"""What a move looks like: each pawn's way in order, captured pawns too. Events carry them, and the board shows them."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.api import Json, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.track.board import FREE, Board, Position, Square
from app.games.track.walk import NO_JUMP, Move, Step


def slides_of(board: Board, position: Position, move: Move) -> list[dict[str, Json]]:
    """The slides of a legal move, in the form of protocol.md."""
    owners = board.occupancy(position)
    if move[0].way.how == "swap":
        return [_slide(board, step.owner, "swap", step.origin, step.way.path) for step in move]
    return [slide for step in move for slide in _step_slides(board, owners, step)]


def harm_of(seats: tuple[Seat, ...], slides: list[dict[str, Json]]) -> list[str]:
    """Which of these seats lose a pawn, in seat order."""
    losing = {slide["owner"] for slide in slides if slide["how"] == "captured"}
    return [SEAT_LETTERS[seat] for seat in sorted(seats) if SEAT_LETTERS[seat] in losing]


def _step_slides(board: Board, owners: list[int], step: Step) -> Iterator[dict[str, Json]]:
    owner, origin, way = step
    if not board.is_yard(origin):
        owners[origin] = FREE
    yield _slide(board, owner, way.how, origin, way.path)
    for square in way.hits:
        if square == way.jump:
            continue
        yield from _captured(board, owners, square)
    if way.jump != NO_JUMP:
        yield _slide(board, owner, "jump", way.path[-1], (way.jump,))
        yield from _captured(board, owners, way.jump)
    owners[way.rest] = owner


def _captured(board: Board, owners: list[int], square: Square) -> Iterator[dict[str, Json]]:
    victim = owners[square]
    if victim != FREE:
        owners[square] = FREE
        yield _slide(board, victim, "captured", square, (board.yards[victim],))


def _slide(board: Board, owner: Seat, how: str, origin: Square, path: tuple[Square, ...]) -> dict[str, Json]:
    names = board.names
    return {
        "owner": SEAT_LETTERS[owner],
        "how": how,
        "from": names[origin],
        "path": [names[square] for square in path],
    }
