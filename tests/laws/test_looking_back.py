"""Looking back: every moment of a match is shown as it was, to each person as they saw it then."""

from __future__ import annotations

import random

import pytest

from app.errors import Refusal
from app.matches.match import Match
from app.matches.views import past_view, seat_view
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
            if game != "tonk":
                assert past_view(table.now, shown, who) == seat_view(then, who)


async def test_in_tonk_a_look_back_shows_no_card_that_is_covered_until_the_match_is_over() -> None:
    melds = 0
    for moves in range(90, 130):
        _, moments = played("tonk", 3, moves)
        playing = [moment for moment in moments if moment.phase == "playing"][-1]
        for then in moments[: playing.seq]:
            melds += _shows_what_is_open(playing, then)
    assert melds > 0


def _shows_what_is_open(playing: Match, then: Match) -> int:
    """Compares with the whole views of that moment; returns how many melds were shown."""
    melds = 0
    for who in ("id-Anna", "id-Ben", "id-Carla", "id-Eve"):
        view, whole = past_view(playing, then, who), seat_view(then, who)
        assert past_view(playing._replace(phase="over"), then, who) == whole
        assert {**view, "table": None, "mine": None} == {**whole, "table": None, "mine": None}
        if then.state is not None:
            assert (view["mine"], view["table"]) == (None, {**whole["table"], "top": None})
            melds += len(view["table"]["melds"])
    return melds


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
