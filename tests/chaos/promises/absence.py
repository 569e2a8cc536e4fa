"""Nobody is waited for who is not there: whoever goes, in any state of any game, the others can go on."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any
from unittest import mock

from app.errors import Refusal
from app.matches import clock
from app.matches.clock import first_due
from tests.chaos.harness import Figure, Promise, Stage
from tests.laws.test_nobody_keeps_a_table_waiting import SETTINGS, aside, begun, end_by_agreement
from tests.matches.table import MOST_MOVES, Table

PROMISE = Promise("absence", "Whoever goes, and whenever, the others can go on.")
QUICK_STATES = 40


class Looks:
    """What was tried, and where a table stood still."""

    def __init__(self) -> None:
        self.states = self.gone = self.stuck = self.unlawful = self.endless = 0

    def whole_match(self, setting: tuple[str, int, dict[str, Any]], dice: random.Random, most: int) -> None:
        """In every state of a random match anybody goes; now and then several do, and the rest play to the end."""
        table = begun(*setting)
        for _ in range(most):
            if table.now.phase == "over":
                return
            self._state(table, dice)
            table.play_on(dice)

    def _state(self, table: Table, dice: random.Random) -> None:
        self.states += 1
        rules, state = table.now.rules, table.now.state
        for seat in rules.to_act(state):
            self.unlawful += not rules.is_legal(state, seat, rules.default_act(state, seat))
        seats = table.now.seat_numbers()
        for seat in seats:
            self._go(table, [seat])
        if dice.random() < 0.05:
            self._to_the_end(self._go(table, dice.sample(seats, dice.randint(1, len(seats) - 1))), dice)

    def _go(self, table: Table, seats: list[int]) -> Table:
        other = aside(table)
        for seat in seats:
            if other.now.phase == "playing":
                self.gone += 1
                other.do(other.name_at(seat), "leave")
        self.stuck += not goes_on(other)
        return other

    def _to_the_end(self, table: Table, dice: random.Random) -> None:
        try:
            end_by_agreement(table, dice)
        except (Refusal, AssertionError):
            self.endless += 1
            return
        self.endless += table.now.phase != "over"


def goes_on(table: Table) -> bool:
    """Whether the house acts as long as it alone is asked, until somebody who is there may, or it is over."""
    for _ in range(MOST_MOVES):
        if table.now.phase == "over":
            return True
        asked = table.now.rules.to_act(table.now.state)
        if any(seat not in table.now.house for seat in asked):
            return True
        if not asked or first_due(table.now) is None:
            return False
        try:
            table.expire()
        except Refusal:
            return False
    return False


@PROMISE.trial(
    "in every state of matches of all games, numbers of players and kinds of options, each seat goes, and several do",
    aim="0 tables stand still, every default act is legal, all matches end",
    quick=6,
    full=len(SETTINGS),
)
def anybody_goes(stage: Stage) -> Figure:
    looks = Looks()
    step = max(1, len(SETTINGS) // stage.size)
    for setting in SETTINGS[::step][: stage.size]:
        looks.whole_match(setting, stage.dice, 120 if stage.is_full else QUICK_STATES)
    text = (
        f"{min(stage.size, len(SETTINGS))} kinds of tables, {looks.states} states, {looks.gone} went: "
        f"{looks.stuck} stood still, {looks.unlawful} default acts not legal, {looks.endless} matches without an end"
    )
    return Figure(text, not looks.stuck + looks.unlawful + looks.endless)


@anybody_goes.mutant_here
@contextlib.contextmanager
def waits_for_who_has_left() -> Iterator[None]:
    """The house does not act while several are asked at once."""
    dues = clock.dues

    def lazy(match: Any) -> Any:
        return dues(match) if len(match.rules.to_act(match.state)) == 1 else []

    with mock.patch.object(clock, "dues", lazy):
        yield


@anybody_goes.mutant_here
@contextlib.contextmanager
def has_one_default_act_for_all() -> Iterator[None]:
    """The default act of the track games is to fold, which is not legal in an exchange."""
    from app.games.track import house

    with mock.patch.object(house, "default_act", lambda state, seat: "fold"):
        yield
