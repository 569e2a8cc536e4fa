"""Matches that bots play, of every kind, with what each seat was told."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from app.bots.api import BotView
from app.bots.choosing import view_of
from app.errors import BadOptions
from app.games import find_game
from app.games.api import Event, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.kit.shuffle import SeededChance
from tests.secrecy.worlds import another_world

Choose = Callable[[BotView], str]


def any_options(key: str, players: int, dice: Random) -> dict[str, Any]:
    """Options of a table, each as likely as another one."""
    game = find_game(key)
    specs = game.option_specs(players)
    while True:
        raw: dict[str, Any] = {}
        for spec in specs:
            if spec.kind == "bool":
                raw[spec.name] = dice.random() < 0.5
            elif spec.kind == "choice":
                raw[spec.name] = dice.choice(spec.choices)
            elif spec.kind in ("int", "games") and dice.random() < 0.5:
                low = spec.low or 1
                raw[spec.name] = dice.randint(low, min(spec.high or low + 2, low + 4))
        with contextlib.suppress(BadOptions):
            return game.parse_options(players, raw)


def asked(key: str, players: int, options: dict[str, Any], choose: Choose, seed: int, most: int) -> Iterator[BotView]:
    """The views of everybody who is asked, while `choose` plays for all of them."""
    for log, state, seat, game in _moments(key, players, options, choose, seed, most):
        yield view_of(game, players, options, state, seat, log)


def elsewhere(view: BotView, log: list[Event], dice: Random) -> tuple[BotView, int]:
    """The view of the same seat in a world with other hidden cards, and how many cards are others there."""
    commits = [[{"e": "game", "event": event}] for event in log]
    changed, count = another_world(commits, view.game, SEAT_LETTERS[view.seat], dice)
    other = [commit[0]["event"] for commit in changed]
    game, state = find_game(view.game, view.version), None
    for event in other:
        state = game.evolve(state, event)
    return view_of(game, view.players, dict(view.options), state, view.seat, other), count


def with_log(
    key: str, players: int, options: dict[str, Any], choose: Choose, seed: int, most: int
) -> Iterator[tuple[BotView, list[Event]]]:
    for log, state, seat, game in _moments(key, players, options, choose, seed, most):
        yield view_of(game, players, options, state, seat, log), list(log)


def _moments(
    key: str, players: int, options: dict[str, Any], choose: Choose, seed: int, most: int
) -> Iterator[tuple[list[Event], Any, Seat, Any]]:
    game, chance = find_game(key), SeededChance(seed.to_bytes(32))
    log, state = game.setup(players, options, chance), None
    for event in log:
        state = game.evolve(state, event)
    for _ in range(most):
        if game.outcome(state) is not None:
            return
        seat = game.to_act(state)[0]
        yield log, state, seat, game
        text = choose(view_of(game, players, options, state, seat, log))
        for event in game.decide(state, seat, text, chance):
            log.append(event)
            state = game.evolve(state, event)
