"""Matches of random legal moves by the engines' own fast ways, below texts and events."""

from __future__ import annotations

import random
from collections.abc import Callable

from app.games.kit.shuffle import SeededChance
from app.games.tonk import events, rules
from app.games.tonk.playout import playout
from app.games.tonk.ruleset import parse_options, rules_of
from app.games.track import GAMES, TrackGame
from app.games.track.cards import CARDS, Turn
from app.games.track.playout import Playout

TONK_GAMES = 5


class ListingPlayout(Playout):
    """Picks among all moves of all cards, as programs do that list before they choose; a Playout picks a card first."""

    __slots__ = ()

    def step(self) -> None:
        hand = self.hands[self.turn]
        turn = Turn(self.rules, self.position, self.turn)
        moves = [(card, move) for card in dict.fromkeys(hand) for move in CARDS[card].moves(turn)]
        if moves:
            self.play(*moves[self.pick(len(moves))])
        else:
            self.pass_turn(hand[self.pick(len(hand))])


def track(key: str, players: int, kind: type[Playout], dice: random.Random) -> Callable[[], int]:
    """A function that plays one game of Tokken or Tok and returns the number of moves."""
    game = GAMES[key]
    if not isinstance(game, TrackGame):
        raise TypeError(f"{key} is no track game")
    chosen = game.rules(players, game.parse_options(players, {}))
    pick = _picker(dice)
    return lambda: kind(chosen, pick).run()


def tonk(players: int, dice: random.Random) -> Callable[[], int]:
    """A function that plays one match of Tonk and returns the number of moves."""
    options = parse_options(players, {"games": TONK_GAMES})
    pick = _picker(dice)
    rules_of(players, options)

    def one() -> int:
        chance = SeededChance(dice.randbytes(32))
        state = None
        for event in rules.setup(players, options, chance):
            state = events.evolve(state, event)
        return 0 if state is None else playout(state, pick, chance)[1]

    return one


def _picker(dice: random.Random) -> Callable[[int], int]:
    fraction = dice.random
    return lambda n: int(fraction() * n)
