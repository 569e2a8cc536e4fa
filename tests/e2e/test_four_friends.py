"""Four friends play a whole game of Tokken by room link, through a reload and a crash, and nobody sees too much."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.friends import Friend, await_state
from tests.e2e.people import DESK, PHONE, open_room
from tests.e2e.witness import leaks, moments, newest_match
from tests.support import processes
from tests.support.server import Server, toktonk

pytestmark = pytest.mark.e2e
SEEDS = (
    "541d7efd63dfe1bfbb1e1337522e83bd231685ca6a88c90db48f90bda8f74572",
    "90f357f2df8b0fd3300fe402993d7e9f0463698326ec26f31a40a90273fc0fa7",
)
RELOAD_AT, CRASH_AT = 12, 30


class Table:
    """The friends, and the server that they play on."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.database = folder / "toktonk.db"
        self._folder = folder
        self._port = processes.free_port()
        self._running = self._open()
        self.server: Server = self._running.__enter__()
        # One of them watches every pawn walk; the others' devices ask for less motion.
        self.friends = [
            Friend(browser, "Anna", "a", "board", viewport=PHONE),
            Friend(browser, "Ben", "b", "list", viewport=DESK),
            Friend(browser, "Carla", "c", "keys", viewport=DESK, theme="dark"),
            Friend(browser, "Dirk", "d", "board", viewport={"width": 768, "height": 1024}),
        ]
        for friend in (self.friends[0], *self.friends[2:]):
            friend.page.emulate_media(reduced_motion="reduce")

    def crash(self) -> None:
        """SIGKILL, and the same command again."""
        self.server.kill()
        self._running.__exit__(None, None, None)
        self._running = self._open()
        self.server = self._running.__enter__()

    def close(self) -> None:
        self._running.__exit__(None, None, None)
        for friend in self.friends:
            friend.page.context.close()

    def agree(self, place: tuple[int, int]) -> None:
        """Waits until all four screens have reached this match and seq."""
        everybody = self.friends
        await_state(everybody[0].page, lambda: all(one.place >= place for one in everybody), f"{place} on all screens")

    def to_act(self) -> list[Friend]:
        letters = self.friends[0].view["table"]["to_act"]
        return [one for one in self.friends if one.seat in letters]

    def _open(self) -> AbstractContextManager[Server]:
        program = ("tests.support.seeded", *SEEDS)
        return toktonk(f"sqlite:///{self.database}", self._folder / "log", port=self._port, program=program)


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Table]:
    table = Table(browser, tmp_path)
    yield table
    table.close()


def test_four_friends_play_a_whole_game_through_a_reload_and_a_crash(table: Table) -> None:
    url = _sit_down(table)
    moves = _play_to_the_end(table)
    assert moves > CRASH_AT
    for friend in table.friends:
        expect(friend.page.locator("dialog[open]")).to_be_visible()
        assert friend.view["result"]["winners"] in (["a", "c"], ["b", "d"])
        assert friend.view["fair"]["seed"] == SEEDS[0]
        assert friend.page.url == url
    _nobody_saw_too_much(table)
    _same_seats_again(table)
    for friend in table.friends:
        assert friend.person.faults == []


def _sit_down(table: Table) -> str:
    host, *others = table.friends
    url = open_room(host.person, table.server.url, "tokken", 4)
    host.person.sit("a")
    for friend in others:
        friend.person.open(url).sit(friend.seat)
    host.page.get_by_role("button", name="Start game").click()
    table.agree((1, 6))
    return url


def _play_to_the_end(table: Table) -> int:
    moves = 0
    while table.friends[0].view["phase"] == "playing":
        for friend in table.to_act():
            match, seq = friend.place
            text = friend.act()
            moves += 1
            if moves == CRASH_AT:
                # At once after the press: the move may or may not have been saved, and has to come out all the same.
                table.crash()
            table.agree((match, seq + 1))
            _everybody_was_told(table, seq + 1, friend.seat, text)
            if moves == RELOAD_AT:
                _reload(table, table.friends[1])
    return moves


def _everybody_was_told(table: Table, seq: int, seat: str, text: str | None) -> None:
    for friend in table.friends:
        view = friend.view
        assert view["seq"] == seq
        assert view["you"]["seat"] == friend.seat
        if view["table"]["phase"] != "exchange" and text is not None and not text.startswith("give"):
            assert view["table"]["last"] == {"seat": seat, "text": text}
    tables = [friend.view["table"] for friend in table.friends]
    assert all(other == tables[0] for other in tables)


def _reload(table: Table, friend: Friend) -> None:
    """Whoever reloads is back in their seat, with their hand."""
    hand, place = friend.view["mine"]["hand"], friend.place
    friend.frames.append({"t": "reloaded", "view": friend.view, "match": 0, "seq": 0})
    friend.page.reload()
    await_state(friend.page, lambda: friend.place == place, "the seat after a reload")
    assert friend.view["mine"]["hand"] == hand
    assert friend.view["you"]["seat"] == friend.seat
    expect(friend.page.locator(".hand")).to_be_visible()
    friend.frames = [frame for frame in friend.frames if frame["t"] != "reloaded"]
    table.agree(place)


def _nobody_saw_too_much(table: Table) -> None:
    truth = moments(table.database, newest_match(table.database)[0])
    assert len(truth) > CRASH_AT
    for friend in table.friends:
        assert len(friend.frames) > len(truth)
        assert leaks(friend.frames, friend.seat, truth) == []
    # The witness is awake: one card of a neighbour's, planted into a real frame, is found.
    anna = table.friends[0]
    told = next(frame for frame in anna.frames if frame["t"] == "told" and frame["view"]["phase"] == "playing")
    strangers = truth[told["seq"]].view["b"] - truth[told["seq"]].view["a"]
    planted = copy.deepcopy(told)
    planted["view"]["table"]["pile"].append({"seat": "b", "card": min(strangers)})
    assert leaks([planted], "a", truth) != []


def _same_seats_again(table: Table) -> None:
    table.friends[2].page.get_by_role("button", name="Rematch").click()
    table.agree((2, 1))
    for friend in table.friends:
        assert friend.view["phase"] == "lobby"
        assert friend.view["you"]["seat"] == friend.seat
        expect(friend.page.locator(f'.seats [data-seat="{friend.seat}"]')).to_contain_text(friend.person.name)
    table.friends[0].page.get_by_role("button", name="Start game").click()
    table.agree((2, 2))
    assert all(friend.view["phase"] == "playing" for friend in table.friends)
