"""Looking back: every moment of a match is shown as it was, to each person as they saw it then."""

from __future__ import annotations

import random

import pytest

from app.errors import Refusal
from app.matches.match import Match
from app.matches.views import seat_view
from app.rooms.past import STEP, Past
from tests.matches.table import Table


def played(game: str, players: int, moves: int) -> tuple[Table, list[Match]]:
    """A table, and the match after each of its commits."""
    table = Table(game, players)
    moments = [table.now]
    carry_out = table.carry_out

    def remember(command, now):  # type: ignore[no-untyped-def]
        events = carry_out(command, now)
        moments.append(table.now)
        return events

    table.carry_out = remember  # type: ignore[method-assign]
    table.start()
    dice = random.Random(moves)
    for _ in range(moves):
        if table.now.phase != "over":
            table.play_on(dice)
    return table, moments


@pytest.mark.parametrize(("game", "players"), [("tokken", 4), ("tok", 3), ("tonk", 2)])
async def test_each_moment_is_shown_as_it_was_to_everybody(game: str, players: int) -> None:
    table, moments = played(game, players, 120)
    past = Past()
    order = list(range(1, len(moments) + 1))
    random.Random(7).shuffle(order)
    for seq in order:
        then, shown = moments[seq - 1], await past.at(table.log, seq)
        assert shown == then
        for who in ("id-Anna", "id-Ben", "id-Eve", None):
            assert seat_view(shown, who) == seat_view(then, who)


@pytest.mark.parametrize("seq", [0, -1, 10_000])
async def test_a_moment_that_was_not_is_refused(seq: int) -> None:
    table, _ = played("tonk", 2, 3)
    with pytest.raises(Refusal) as caught:
        await Past().at(table.log, seq)
    assert caught.value.reason.code == "no-such-moment"


async def test_a_look_back_folds_few_commits_once_it_has_looked() -> None:
    table, moments = played("tokken", 4, 150)
    past = Past()
    await past.at(table.log, len(moments))
    assert sorted(past._kept) == list(range(STEP, len(moments) + 1, STEP))
