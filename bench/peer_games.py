"""Random games of gin rummy and backgammon in RLCard and OpenSpiel. Runs in an environment of its own (peers.py).

Gin rummy is the nearest to Tonk, a race over a track with captures the nearest to Tok. Prints one JSON line a peer.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
import warnings
from collections.abc import Callable

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def rate(one: Callable[[], int]) -> float:
    one()
    done, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        done += one()
    return done / (time.process_time() - start)


def rlcard(name: str) -> Callable[[], int]:
    table = importlib.import_module("rlcard").make(name)
    agent = importlib.import_module("rlcard.agents").RandomAgent
    table.set_agents([agent(num_actions=table.num_actions) for _ in range(table.num_players)])

    def one() -> int:
        ways, _ = table.run(is_training=False)
        return sum(len(way) // 2 for way in ways)

    return one


def openspiel(name: str) -> Callable[[], int]:
    game, dice = importlib.import_module("pyspiel").load_game(name), random.Random(1)

    def one() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, shares)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                moves += 1
        return moves

    return one


PEERS: dict[str, Callable[[], Callable[[], int]]] = {
    "RLCard gin rummy (Python)": lambda: rlcard("gin-rummy"),
    "OpenSpiel gin rummy (C++, from Python)": lambda: openspiel("gin_rummy"),
    "OpenSpiel backgammon (C++, from Python)": lambda: openspiel("backgammon"),
}

if __name__ == "__main__":
    warnings.filterwarnings("ignore")
    for peer, make in PEERS.items():
        try:
            print(json.dumps({"name": peer, "rate": rate(make())}), flush=True)
        except Exception as error:  # a peer that fails is a row that says so
            print(json.dumps({"name": peer, "error": f"{type(error).__name__}: {error}"[:60]}), flush=True)
