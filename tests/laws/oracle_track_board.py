"""Table, board and positions of the track games, as the referee (oracle_track.py) has them: squares are texts."""

from __future__ import annotations

from typing import Any

Pawn = tuple[str, int]
Position = dict[Pawn, str]


# ---------------------------------------------------------------- the table: seats, teams, options


def sections_of(players: int) -> str:
    """R3: as many sections as players; with 2 players four."""
    return "abcd" if players == 2 else "abcdefgh"[:players]


def seats_of(players: int) -> str:
    """R3: two players sit opposite, at a and c."""
    return "ac" if players == 2 else "abcdefgh"[:players]


def full_options(game: str, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The defaults of R4, R6, R7, R10, R40, R50 and R51, and what differs from them."""
    teams = given.get("teams", "two" if players in (4, 6, 8) else "none")
    if teams != "none":
        exchange = "team"
    elif players == 2:
        exchange = "none"
    else:
        exchange = "left"
    options = {
        "teams": teams,
        "exchange": exchange,
        "deal": "5-4-4",
        "home_after": 17 if game == "tokken" else 16,
        "hologram": False,
        "jokers": True,
        "points": None,
    }
    options.update(given)
    return options


def may_be_combined(game: str, players: int, given: dict[str, Any]) -> bool:
    """R53, with R10 and R40."""
    options = full_options(game, players, given)
    if options["hologram"] and game != "tokken":
        return False
    if options["points"] is not None and game != "tokken":
        return False
    if not options["jokers"] and game != "tok":
        return False
    if options["teams"] == "two" and players not in (4, 6, 8):
        return False
    if options["teams"] == "pairs" and players not in (6, 8):
        return False
    if options["exchange"] == "team" and options["teams"] == "none":
        return False
    return not (options["exchange"] == "blind" and players != 2)


def make_table(game: str, players: int, given: dict[str, Any]) -> dict[str, Any]:
    return {"game": game, "players": players, **full_options(game, players, given)}


def team_of(table: dict[str, Any], seat: str) -> list[str]:
    """R40: seat number modulo number of teams."""
    seats = seats_of(table["players"])
    if table["teams"] == "none":
        return [seat]
    teams = 2 if table["teams"] == "two" else table["players"] // 2
    mine = seats.index(seat) % teams
    return [other for other in seats if seats.index(other) % teams == mine]


def next_seat(table: dict[str, Any], seat: str) -> str:
    """R9: clockwise."""
    seats = seats_of(table["players"])
    return seats[(seats.index(seat) + 1) % len(seats)]


# ---------------------------------------------------------------- the board


def is_yard(square: str) -> bool:
    return square[1:] == "0"


def is_home(square: str) -> bool:
    return square[1] == "+"


def is_track(square: str) -> bool:
    return not is_yard(square) and not is_home(square)


def start_of(seat: str) -> str:
    """R1: square 18 is that seat's start."""
    return seat + "18"


def is_crossing(square: str) -> bool:
    """R1: square 7 a crossing."""
    return square[1:] == "7"


def is_hologram_dot(table: dict[str, Any], square: str) -> bool:
    """R50, R3: the 17 of any seated section, when the variant is on."""
    return bool(table["hologram"]) and square[1:] == "17" and square[0] in seats_of(table["players"])


def square_after(table: dict[str, Any], square: str) -> str:
    """R2: after a18 comes b1, after the last section's 18 comes a1."""
    section, number = square[0], int(square[1:])
    if number < 18:
        return section + str(number + 1)
    sections = sections_of(table["players"])
    if section == sections[-1]:
        return sections[0] + "1"
    return sections[sections.index(section) + 1] + "1"


def square_before(table: dict[str, Any], square: str) -> str:
    """R2 read backward."""
    section, number = square[0], int(square[1:])
    if number > 1:
        return section + str(number - 1)
    sections = sections_of(table["players"])
    if section == sections[0]:
        return sections[-1] + "18"
    return sections[sections.index(section) - 1] + "18"


def track_squares(table: dict[str, Any]) -> list[str]:
    """R2: the ring."""
    ring = ["a1"]
    while square_after(table, ring[-1]) != "a1":
        ring.append(square_after(table, ring[-1]))
    return ring


def progress(table: dict[str, Any], seat: str, square: str) -> int:
    """R4: the number of steps from its own start; the yard comes before it, the home after everything."""
    if is_yard(square):
        return -1
    if is_home(square):
        return 1000 + int(square[2:])
    steps, here = 0, start_of(seat)
    while here != square:
        here = square_after(table, here)
        steps += 1
    return steps


# ---------------------------------------------------------------- positions


def parse_position(text: str) -> Position:
    position: Position = {}
    for word in text.split():
        seat, squares = word.split(":")
        for number, square in enumerate(squares.split(",")):
            position[seat, number] = square
    return position


def print_position(table: dict[str, Any], position: Position) -> str:
    """Notation: for each seat its four pawns in order of progress, yard first, home last."""
    words = []
    for seat in seats_of(table["players"]):
        squares = [position[pawn] for pawn in position if pawn[0] == seat]
        squares.sort(key=lambda square: progress(table, seat, square))
        words.append(seat + ":" + ",".join(squares))
    return " ".join(words)


def pawn_on(position: Position, square: str) -> Pawn | None:
    """Notation: on the track (and in a home) a square names at most one pawn."""
    for pawn, its_square in position.items():
        if its_square == square:
            return pawn
    return None


def is_safe(position: Position, pawn: Pawn) -> bool:
    """R20: a pawn standing on its own start."""
    return position[pawn] == start_of(pawn[0])


def is_finished(position: Position, seat: str) -> bool:
    """R16: all four are home."""
    return all(is_home(square) for pawn, square in position.items() if pawn[0] == seat)


def own_seats(table: dict[str, Any], position: Position, seat: str) -> list[str]:
    """R16: the player's seat; once all four are home, the teammates' too (its own then have nowhere to go)."""
    return team_of(table, seat) if is_finished(position, seat) else [seat]


def own_pawns(table: dict[str, Any], position: Position, seat: str) -> list[Pawn]:
    """R16."""
    return [pawn for pawn in position if pawn[0] in own_seats(table, position, seat)]


def winners(table: dict[str, Any], position: Position) -> list[str]:
    """R15, R41: every pawn of a team is home."""
    for seat in seats_of(table["players"]):
        team = team_of(table, seat)
        if all(is_finished(position, mate) for mate in team):
            return team
    return []
