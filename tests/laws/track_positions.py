"""Random tables, positions and attempts of the track games, drawn where the rules meet: starts, crossings, lanes."""

from __future__ import annotations

import random
from typing import Any

from tests.laws import oracle_track as rules
from tests.laws import oracle_track_board as board
from tests.laws.oracle_track_board import Position

CARDS = "A23456789TJQKX"


def random_table(chance: random.Random) -> dict[str, Any]:
    """A game, a number of players and options that may be combined (R53)."""
    while True:
        game, players = chance.choice(["tokken", "tok"]), chance.choice([2, 2, 3, 4, 4, 4, 5, 6, 6, 7, 8])
        given: dict[str, Any] = {}
        if chance.random() < 0.4:
            given["teams"] = chance.choice(["none", "two", "pairs"])
        if chance.random() < 0.3:
            given["home_after"] = chance.choice([16, 17])
        if chance.random() < 0.3 and game == "tokken":
            given["hologram"] = True
        if chance.random() < 0.2 and game == "tok":
            given["jokers"] = False
        if board.may_be_combined(game, players, given):
            return {"game": game, "players": players, "options": given, "table": board.make_table(game, players, given)}


def interesting_square(chance: random.Random, table: dict[str, Any], seat: str, taken: list[str]) -> str:
    """Near a start, near a crossing, near another pawn, or anywhere."""
    near = [board.start_of(seat), board.start_of(seat), chance.choice(board.sections_of(table["players"])) + "18"]
    near += [chance.choice(board.sections_of(table["players"])) + "7"]
    near += [square for square in taken if board.is_track(square)][-1:]
    near += [chance.choice(board.sections_of(table["players"])) + "17"] if table["hologram"] else []
    square = chance.choice([*near, chance.choice(board.track_squares(table))])
    for _ in range(chance.choice([0, 0, 1, 1, 2, 3, 4, 5, 7, 13])):
        square = board.square_before(table, square)
    for _ in range(chance.choice([0, 0, 0, 0, 1, 2, 3, 4])):
        square = board.square_after(table, square)
    return square


def random_position(chance: random.Random, table: dict[str, Any], crowd: float) -> Position:
    """Pawns in the yard, in homes, on track squares; `crowd` is the share of those not home that is on the track."""
    position: Position = {}
    taken: list[str] = []
    for seat in board.seats_of(table["players"]):
        style = chance.random()
        home = 4 if style < 0.12 else 3 if style < 0.25 else chance.choice([0, 0, 0, 1, 2])
        squares = [f"{seat}+{number}" for number in chance.sample([1, 2, 3, 4], home)]
        while len(squares) < 4:
            square = seat + "0"
            if chance.random() < crowd:
                square = interesting_square(chance, table, seat, taken)
            if square not in taken:
                squares.append(square)
                if board.is_track(square):
                    taken.append(square)
        for number, square in enumerate(squares):
            position[seat, number] = square
    return position


def unfinished_position(chance: random.Random, table: dict[str, Any], crowd: float = 0.6) -> Position:
    """A position in which the game is not over (R15)."""
    while True:
        position = random_position(chance, table, crowd)
        if not board.winners(table, position):
            return position


def random_card(chance: random.Random, table: dict[str, Any]) -> str:
    rank = chance.choice(CARDS if table["jokers"] else CARDS[:-1])
    return rank if rank == "X" else rank + "shdc"[chance.randrange(min(4, table["players"]))]


def cost_of_seven(table: dict[str, Any], position: Position, seat: str) -> int:
    """How many pawns a 7 can move: spellings grow with the fourth power of it."""
    team = board.team_of(table, seat)
    return len([pawn for pawn, square in position.items() if pawn[0] in team and not board.is_yard(square)])


def random_attempt(chance: random.Random, table: dict[str, Any], position: Position, seat: str, card: str) -> str:
    """A text of the right form that is seldom legal: near misses of real moves."""
    if card[0] == "7":
        lengths = [chance.randint(1, 5) for _ in range(chance.choice([1, 2, 2, 3, 4, 5]))]
        return card + " " + ",".join(random_step(chance, table, position, seat, length) for length in lengths)
    if card[0] == "J" and chance.random() < 0.9:
        squares = sorted(set(position.values()))
        return f"{card} {chance.choice(squares)}~{chance.choice(squares)}"
    counts = {"A": 1, "4": -4, "T": 10, "J": 11, "Q": 12, "K": 13, "X": 18}
    count = counts.get(card[0]) or int(card[0])
    if chance.random() < 0.25:
        count += chance.choice([-2, -1, 1, 2])
    if card[0] == "4" and chance.random() < 0.2:
        count = -8
    return card + " " + random_step(chance, table, position, seat, count)


def random_step(chance: random.Random, table: dict[str, Any], position: Position, seat: str, count: int) -> str:
    """One pawn's step by a free count: past starts, into homes from anywhere, over pawns, with or without a jump."""
    mine = [square for pawn, square in position.items() if pawn[0] in board.team_of(table, seat)]
    start = chance.choice(mine if chance.random() < 0.7 else list(position.values()))
    if chance.random() < 0.02:
        start = chance.choice(board.track_squares(table))
    owner = next((pawn[0] for pawn, square in position.items() if square == start), start[0])
    here = start
    for _ in range(abs(count)):
        if board.is_yard(here):
            here = owner + "18" if chance.random() < 0.7 else owner + "1"
        elif board.is_home(here):
            here = f"{here[:2]}{min(4, int(here[2:]) + 1)}" if count > 0 else owner + "17"
        elif count > 0 and here[0] == owner and here[1:] in ("16", "17") and chance.random() < 0.6:
            here = owner + "+1"
        else:
            here = board.square_after(table, here) if count > 0 else board.square_before(table, here)
    if board.is_track(here) and board.is_crossing(here) and chance.random() < 0.6:
        return f"{start}-{here}>{rules.jump_path(table, here, chance.choice([1, 1, -1]))[-1]}"
    if chance.random() < 0.02:
        return f"{start}-{here}>{chance.choice(board.track_squares(table))}"
    return f"{start}-{here}"
