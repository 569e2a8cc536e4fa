"""Bots against each other: `python -m bench.ladder GAME PLAYERS STRONGER WEAKER [--deals N] [--worlds N]`.

Every deal is played twice, with the seats exchanged, so that the cards favour nobody. Of a game in teams the first team
has one strength and the others the other one. Prints wins, the share with its 95 % interval (Wilson) and the Elo
difference that goes with it. `random` plays any legal move. A search looks at so many worlds a move, whatever the time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import log10, sqrt
from random import Random
from typing import Any

from app.bots.api import BotView
from app.bots.choosing import choose
from app.games import find_game
from app.games.api import Event, Game, Outcome, Seat
from app.games.kit.shuffle import SeededChance

Z = 1.96
MOST_ACTS = 20_000


@dataclass
class Seated:
    """A bot in a seat, and what it was told."""

    strength: str
    dice: Random
    told: list[Event] = field(default_factory=list)


class Worlds:
    """Lets a search look at so many worlds."""

    def __init__(self, most: int) -> None:
        self._left = most

    def __call__(self) -> bool:
        self._left -= 1
        return self._left >= 0


def play(
    game: Game, players: int, options: dict[str, Any], strengths: dict[Seat, str], deal: str, worlds: int
) -> Outcome:
    """One match to its end."""
    chance = SeededChance(hashlib.sha256(deal.encode()).digest())
    chosen = game.parse_options(players, options)
    bots = {seat: Seated(one, Random(f"{deal} {seat} {one}")) for seat, one in strengths.items()}
    state = _tell(game, None, game.setup(players, chosen, chance), bots)
    for _ in range(MOST_ACTS):
        seat = next(iter(game.to_act(state)), None)
        if seat is None:
            break
        bot = bots[seat]
        if bot.strength == "random":
            text = bot.dice.choice(list(game.legal(state, seat)))
        else:
            table, mine, told = game.table(state), game.mine(state, seat), tuple(bot.told)
            view = BotView(game.key, game.version, players, chosen, seat, table, mine, told)
            text = choose(view, bot.strength, bot.dice, Worlds(worlds))  # type: ignore[arg-type]
        state = _tell(game, state, game.decide(state, seat, text, chance), bots)
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{deal}: no end after {MOST_ACTS} moves")
    return outcome


def _tell(game: Game, state: Any, events: list[Event], bots: dict[Seat, Seated]) -> Any:
    for event in events:
        state = game.evolve(state, event)
        for seat, bot in bots.items():
            if (told := game.tell(event, seat)) is not None:
                bot.told.append(told)
    return state


def duel(key: str, players: int, options: dict[str, Any], pair: tuple[str, str], deal: str, worlds: int) -> float:
    """How many of two matches on one deal the first of the pair has won; a tie counts a half."""
    game = find_game(key)
    teams = game.teams(players, game.parse_options(players, options))
    points = 0.0
    for swapped in (False, True):
        has_first = {seat: (number % 2 == 0) != swapped for number, team in enumerate(teams) for seat in team}
        strengths = {seat: pair[0] if first else pair[1] for seat, first in has_first.items()}
        winners = play(game, players, options, strengths, deal, worlds).winners
        points += sum(has_first[seat] for seat in winners) / len(winners)
    return points


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return middle - half, middle + half


def elo(share: float) -> float:
    """The difference in Elo points that goes with a share of wins."""
    bounded = min(max(share, 0.001), 0.999)
    return -400 * log10(1 / bounded - 1)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("stronger")
    parser.add_argument("weaker")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--worlds", type=int, default=30)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    begin, points, count = time.monotonic(), 0.0, 0
    pair = (asked.stronger, asked.weaker)
    with ProcessPoolExecutor(asked.jobs) as pool:
        jobs = [
            pool.submit(duel, asked.game, asked.players, asked.options, pair, f"deal {number}", asked.worlds)
            for number in range(asked.deals)
        ]
        for job in as_completed(jobs):
            points, count = points + job.result(), count + 2
    share = points / count
    low, high = interval(share, count)
    print(
        f"{asked.game}, {asked.players} players: {pair[0]} against {pair[1]}: {points:g} of {count} = {share:.1%} "
        f"({low:.1%} to {high:.1%}), Elo {elo(share):+.0f} ({elo(low):+.0f} to {elo(high):+.0f}); "
        f"{asked.worlds} worlds a move, {time.monotonic() - begin:.0f} s"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
