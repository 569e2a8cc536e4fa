"""The engine of the track games as the laws need it: a state for a position, and what the engine says of it."""

from __future__ import annotations

import random
from typing import Any

from app.games import find_game
from app.games.api import Game
from app.games.kit.seats import SEAT_LETTERS
from app.games.track import rules
from app.games.track.notation import parse_move
from app.games.track.scenario import read_state
from tests.laws import oracle_track_board as board
from tests.laws.oracle_track_board import Position

OPTIONS = {
    "tokken": ("teams", "exchange", "deal", "home_after", "hologram", "points"),
    "tok": ("teams", "exchange", "deal", "home_after", "jokers"),
}


class NoChance:
    def shuffled(self, cards: Any, counter: int) -> Any:
        raise AssertionError("nothing is dealt within a position")

    def below(self, n: int, purpose: str, counter: int) -> Any:
        raise AssertionError("nothing is drawn within a position")


class Engine:
    """The engine in one position, with a seat to play and its hand; the other hands are not known."""

    def __init__(self, table: dict[str, Any], position: Position, seat: str, hand: list[str]) -> None:
        self.table, self.seat, self.number = table, seat, SEAT_LETTERS.index(seat)
        self.game: Game = find_game(table["game"])
        self.state: Any = read_state(
            {
                "name": "a law",
                "game": table["game"],
                "players": table["players"],
                "options": {name: table[name] for name in OPTIONS[table["game"]]},
                "position": board.print_position(table, position),
                "hands": {seat: " ".join(hand)},
                "turn": seat,
                "checks": [],
            }
        )

    def legal(self) -> list[str]:
        return list(self.game.legal(self.state, self.number))

    def is_legal(self, text: str) -> bool:
        return self.game.is_legal(self.state, self.number, text)

    def moved(self, text: str) -> dict[str, Any]:
        """The event of a legal move."""
        return self.game.decide(self.state, self.number, text, NoChance())[0]

    def after(self, text: str) -> str:
        """The position after a legal move."""
        shown: str = self.game.table(self.game.evolve(self.state, self.moved(text)))["position"]
        return shown

    def rules_against(self, text: str) -> list[str | None]:
        """The rules of all reasons that the engine gives, the one shown first."""
        said = parse_move(self.state.rules.board, text)
        return [reason.rule for reason in rules.refusals(self.state, self.number, said)]

    def offer(self, card: str) -> dict[str, Any]:
        offer: dict[str, Any] = self.game.mine(self.state, self.number)["cards"][card]
        return offer

    def plan(self, card: str, parts: list[str]) -> dict[str, Any]:
        return self.game.plan(self.state, self.number, {"card": card, "parts": parts})


def slid(position: Position, slides: list[dict[str, Any]]) -> Position:
    """What a client shows after the slides: each takes a pawn of the owner from its square along its path."""
    after = dict(position)
    for slide in slides:
        pawn = next(p for p, square in after.items() if square == slide["from"] and p[0] == slide["owner"])
        after[pawn] = slide["path"][-1]
    return after


def pick(chance: random.Random, texts: list[str], most: int) -> list[str]:
    return chance.sample(texts, min(most, len(texts)))
