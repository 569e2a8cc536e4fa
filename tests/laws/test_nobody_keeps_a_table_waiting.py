"""Remove any seat in any state of any game: the others can go on, and the game ends."""

from __future__ import annotations

import json
import random

import pytest

from app.games import all_games
from app.games.api import Json
from app.matches.events import Commit
from app.matches.match import Match, fold
from app.matches.record import played_of, print_record, replay
from app.matches.views import seat_view
from tests.matches.table import MOST_MOVES, NAMES, Table

SETTINGS: list[tuple[str, int, dict[str, Json]]] = [
    *(
        (key, players, {})
        for key, game in all_games().items()
        for players in range(game.min_players, game.max_players + 1)
    ),
    ("tokken", 2, {"exchange": "blind"}),
    ("tokken", 3, {"exchange": "left", "hologram": True}),
    ("tokken", 4, {"teams": "none", "points": {"games": 2}}),
    ("tokken", 4, {"deal": "13"}),
    ("tok", 4, {"teams": "none", "deal": "13"}),
    ("tok", 6, {"teams": "pairs"}),
    ("tonk", 2, {"games": None, "stake": 3}),
    ("tonk", 3, {"games": 3, "must_meld": True, "wait": True}),
    ("tonk", 4, {"games": 2, "scoring": "points", "low_tonk": 15}),
]
each_setting = pytest.mark.parametrize(("game", "players", "options"), SETTINGS)


def begun(game: str, players: int, options: dict[str, Json], clock: dict[str, Json] | None = None) -> Table:
    table = Table(game, players, options)
    if clock:
        table.do("Anna", "configure", game=game, players=players, options=options, clock=clock)
    table.start()
    return table


def aside(table: Table) -> Table:
    """Another table at the same moment: what happens there is not the story of this one."""
    other = Table.__new__(Table)
    other.match, other.log, other.count, other.time = table.match, list(table.log), table.count, table.time
    return other


def goes_on(table: Table) -> None:
    """As long as the house alone is asked, it acts; then somebody who is there may, or it is over."""
    rules = table.now.rules
    for _ in range(MOST_MOVES):
        if table.now.phase == "over":
            return
        asked = rules.to_act(table.now.state)
        assert asked
        if any(seat not in table.now.house for seat in asked):
            return
        table.expire()
    pytest.fail("the house plays on and on, and nobody else is asked")


@each_setting
def test_the_default_act_is_legal_and_anybody_may_go_in_every_state(
    game: str, players: int, options: dict[str, Json]
) -> None:
    table, dice = begun(game, players, options), random.Random(game + str(players))
    for _ in range(150):
        if table.now.phase == "over":
            break
        rules, state = table.now.rules, table.now.state
        for seat in rules.to_act(state):
            assert rules.is_legal(state, seat, rules.default_act(state, seat))
        for seat in table.now.seat_numbers():
            other = aside(table)
            other.do(table.name_at(seat), "leave")
            goes_on(other)
        table.play_on(dice)


@each_setting
def test_the_others_play_to_the_end_whoever_goes_and_whenever(
    game: str, players: int, options: dict[str, Json]
) -> None:
    dice = random.Random(repr((game, players, options)))
    table = begun(game, players, options)
    for _ in range(dice.randrange(60)):
        if table.now.phase == "playing":
            table.play_on(dice)
    gone = dice.sample(table.now.seat_numbers(), dice.randint(1, players - 1))
    for seat in gone:
        if table.now.phase == "playing":
            table.do(table.name_at(seat), "leave")
    end_by_agreement(table, dice)
    assert table.now.phase == "over"
    assert table.now.wake_at is None
    read = [Commit.from_json(json.loads(json.dumps(commit.to_json()))) for commit in table.log]
    assert fold(read) == table.now
    text = print_record(played_of(read))
    assert replay(text, verify_decks=True).winners == tuple((table.now.result or {})["winners"])


def end_by_agreement(table: Table, dice: random.Random) -> None:
    """Random moves; but in a match of Tonk without an end, whoever is there says that it is enough."""
    for _ in range(MOST_MOVES):
        if table.now.phase == "over":
            return
        rules, state = table.now.rules, table.now.state
        enough = [
            seat for seat in rules.to_act(state) if seat not in table.now.house and "end" in rules.legal(state, seat)
        ]
        if enough:
            table.do(table.name_at(enough[0]), "move", text="end")
        else:
            table.play_on(dice)


@each_setting
def test_a_match_that_nobody_attends_ends_or_sleeps_and_wakes_with_who_comes_back(
    game: str, players: int, options: dict[str, Json]
) -> None:
    table = begun(game, players, options, {"kind": "bank", "bank": 30, "increment": 5})
    for _ in range(MOST_MOVES):
        if table.now.wake_at is None:
            break
        table.expire()
    assert table.now.wake_at is None
    if table.now.phase == "playing":
        assert len(table.now.house) == players
        table.do("Ben", "back")
        assert table.now.wake_at is not None
        goes_on(table)


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_half_an_exchange_survives_a_restart(order: tuple[int, int]) -> None:
    table = begun("tokken", 4, {})
    for seat in order:
        gift = next(iter(table.now.rules.legal(table.now.state, seat)))
        table.do(table.name_at(seat), "move", text=gift)
    again = restarted(table)
    assert again == table.now
    assert again.rules.to_act(again.state) == (0, 2)
    for name in NAMES[:4]:
        assert seat_view(again, f"id-{name}") == seat_view(table.now, f"id-{name}")
    table.match = again
    for seat in (0, 2):
        table.do(table.name_at(seat), "leave")
        table.match = restarted(table)
    goes_on(table)
    assert table.now.state.phase != "exchange"


def restarted(table: Table) -> Match:
    match = fold(Commit.from_json(json.loads(json.dumps(commit.to_json()))) for commit in table.log)
    assert match is not None
    return match
