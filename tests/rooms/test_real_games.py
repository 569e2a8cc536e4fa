"""The real games at a table, from the lobby to the end: told step by step, and the same again from the log."""

from __future__ import annotations

import random
from typing import Any

import pytest

import app.games
from app.adapters.memory import MemoryStore
from tests.rooms.conftest import Guest, HandClock, Place

ALL_GAMES = app.games.all_games
MOVES = 300


@pytest.fixture(autouse=True)
def real_games(whisper: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.games, "all_games", ALL_GAMES)


def choose(dice: random.Random, place_match: Any) -> tuple[str, str]:
    """Somebody who may act, and one of their moves."""
    rules, state = place_match.rules, place_match.state
    seat = dice.choice(rules.to_act(state))
    return place_match.sitter_at(seat).player, dice.choice(list(rules.legal(state, seat)))


@pytest.mark.parametrize(("game", "players"), [("tokken", 4), ("tokken", 2), ("tok", 4), ("tok", 3), ("tonk", 3)])
async def test_a_match_is_told_without_gaps_and_comes_back_from_its_log(
    game: str, players: int, store: MemoryStore, clock: HandClock
) -> None:
    place, dice = Place(store, clock), random.Random(f"{game}{players}")
    link = (await place.service.create_room("player-0", game, players, {})).link
    room = await place.room(link)
    guests: list[Guest] = []
    for number, seat in enumerate(room.match.seat_numbers()):
        guests.append(await place.enter(link, f"player-{number}"))
        await place.do(link, f"player-{number}", "sit", seat="abcdefgh"[seat], name=f"Player {number}")
    watcher = await place.enter(link, "watcher")
    await place.do(link, "player-0", "start")
    for _ in range(MOVES):
        if room.match.phase == "over":
            break
        player, text = choose(dice, room.match)
        await place.do(link, player, "move", text=text)
    for guest in (*guests, watcher):
        told = [frame["seq"] for frame in guest.heard("told")]
        assert told == list(range(told[0], room.match.seq + 1))
        assert guest.view["seq"] == room.match.seq
        assert (guest.view["mine"] is None) == (guest is watcher)
    again = await Place(store, clock).room(link)
    assert again.match == room.match
    assert again.view("player-0") == room.view("player-0")
