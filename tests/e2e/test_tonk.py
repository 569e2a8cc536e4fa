"""Friends play whole games of Tonk by room link: two with the usual rules, two and four with every variant at once."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.friends import await_state
from tests.e2e.people import DESK, PHONE, Person, origin_of
from tests.e2e.tonkfriends import CardFriend
from tests.e2e.tonkwitness import card_leaks
from tests.e2e.witness import newest_match
from tests.support.server import toktonk

pytestmark = pytest.mark.e2e
SEEDS = (
    "c0ffee7d63dfe1bfbb1e1337522e83bd231685ca6a88c90db48f90bda8f74572",
    "0dd5eed2df8b0fd3300fe402993d7e9f0463698326ec26f31a40a90273fc0fa7",
)
EVERY_VARIANT = {
    "wait": True,
    "low_tonk": 15,
    "hand_size": 7,
    "must_meld": True,
    "deck": 40,
    "stake": 2,
    "games": 3,
    "scoring": "points",
}
SETTLED = 800  # so many milliseconds after the end of a game a press is one for the next
RELOAD_AT = 9


class Party:
    """The friends at one table, and the server that they play on."""

    def __init__(self, stack: ExitStack, browser: Browser, folder: Path) -> None:
        self._browser = browser
        self.database = folder / "toktonk.db"
        program = ("tests.support.seeded", *SEEDS)
        self.url = stack.enter_context(toktonk(f"sqlite:///{self.database}", folder / "log", program=program)).url
        self.friends: list[CardFriend] = []
        self.watcher: CardFriend | None = None

    def invite(self, name: str, way: str, **device: Any) -> None:
        seat = "abcd"[len(self.friends)]
        self.friends.append(CardFriend(self._browser, name, seat, way, **device))

    def sit_down(self, options: Mapping[str, Any]) -> None:
        host, *others = self.friends
        url = open_room(host.person, self.url, len(self.friends), options)
        host.person.sit("a")
        for friend in others:
            friend.person.open(url).sit(str(friend.seat))
        self.watcher = CardFriend(self._browser, "Wim", None, "hand", viewport=PHONE)
        self.watcher.person.open(url)
        self.start()

    def start(self) -> None:
        host = self.friends[0]
        match, seq = host.place
        host.page.get_by_role("button", name="Start game").click()
        self.agree((match, seq + 1))

    def agree(self, place: tuple[int, int]) -> None:
        """Waits until all screens have reached this match and seq."""
        everybody = [*self.friends, *([self.watcher] if self.watcher else [])]
        await_state(everybody[0].page, lambda: all(one.place >= place for one in everybody), f"{place} on all screens")

    def play_game(self) -> int:
        """Plays until the game is settled; everybody must see the same table after each move. Returns the moves."""
        moves = 0
        while self.friends[0].view["table"]["phase"] in ("start", "drawn"):
            friend = next(one for one in self.friends if one.seat == one.view["table"]["turn"])
            match, seq = friend.place
            text = friend.act()
            self.agree((match, seq + 1))
            moves += 1
            self._everybody_was_told(seq + 1, friend, text)
            if moves == RELOAD_AT:
                self._reload(self.friends[1])
        self._everybody_reads_the_settlement()
        return moves

    def next_game(self, nth: int) -> None:
        """One of them, another each time, goes on for all."""
        friend = self.friends[nth % len(self.friends)]
        match, seq = friend.place
        friend.page.wait_for_timeout(SETTLED)
        friend.press("Next game")
        self.agree((match, seq + 1))

    def _everybody_was_told(self, seq: int, friend: CardFriend, text: str) -> None:
        tables = [one.view["table"] for one in (*self.friends, self.watcher) if one is not None]
        assert all(table == tables[0] for table in tables)
        assert friend.view["seq"] == seq
        act = text if text.startswith("draw") else text.split(" ", maxsplit=1)[0]
        assert tables[0]["last"] == {"seat": friend.seat, "act": act}

    def _everybody_reads_the_settlement(self) -> None:
        settlement = self.friends[0].view["table"]["settlement"]
        for one in (*self.friends, self.watcher):
            assert one is not None
            panel = one.page.locator(".tonk-panel")
            expect(panel).to_be_visible()
            expect(panel).to_contain_text(f"({settlement['rule']})")
            for hand in settlement["hands"].values():
                assert panel.locator(".card-face").count() >= len(hand)

    def _reload(self, friend: CardFriend) -> None:
        """Whoever reloads is back in their seat, with their hand."""
        hand, place = friend.view["mine"]["hand"], friend.place
        before = len(friend.frames)
        friend.page.reload()
        await_state(friend.page, lambda: len(friend.frames) > before and friend.place == place, "the seat again")
        assert friend.view["mine"]["hand"] == hand
        expect(friend.page.locator(".hand-card")).to_have_count(len(hand))

    def nobody_saw_too_much(self) -> None:
        match = newest_match(self.database)[0]
        for one in (*self.friends, self.watcher):
            assert one is not None
            assert card_leaks(self.database, match, one.frames, one.seat) == []
        # The witness is awake: one card of a neighbour's, planted into a real frame, is found.
        anna, ben = self.friends[:2]
        told = next(frame for frame in anna.frames if frame["t"] == "told" and frame["view"]["table"])
        theirs = next(frame for frame in ben.frames if frame["t"] == "told" and frame["seq"] == told["seq"])
        planted = copy.deepcopy(told)
        planted["view"]["table"]["last"] = theirs["view"]["mine"]["hand"]
        assert card_leaks(self.database, match, [planted], "a") != []

    def nothing_was_amiss(self) -> None:
        for one in (*self.friends, self.watcher):
            assert one is not None
            assert one.person.faults == []
            assert [frame for frame in one.frames if frame["t"] == "refused"] == []

    def close(self) -> None:
        for one in (*self.friends, self.watcher):
            if one is not None:
                one.page.context.close()


def open_room(host: Person, site: str, players: int, options: Mapping[str, Any]) -> str:
    """A new room for Tonk with these rules; returns its address, where the host now is."""
    host.page.goto(f"{site}/")
    wanted = json.dumps({"game": "tonk", "players": players, "options": dict(options)})
    headers = {"content-type": "application/json", "origin": origin_of(site)}
    answer = host.page.request.post(f"{site}/api/rooms", data=wanted, headers=headers)
    assert answer.status == 201, answer.text()
    url = f"{site}/r/{answer.json()['link']}"
    host.open(url)
    return url


@pytest.fixture
def party(browser: Browser, tmp_path: Path) -> Iterator[Party]:
    with ExitStack() as stack:
        party = Party(stack, browser, tmp_path)
        yield party
        party.close()


def test_two_friends_play_games_until_both_want_to_stop_and_again_until_the_host_ends_it(party: Party) -> None:
    party.invite("Anna", "hand", viewport=PHONE)
    party.invite("Ben", "keys", viewport=DESK, theme="dark")
    party.sit_down({})
    assert sum(_games(party, 3)) > RELOAD_AT
    anna, ben = party.friends
    ben.page.wait_for_timeout(SETTLED)
    match, seq = ben.place
    ben.press("I want to stop")
    party.agree((match, seq + 1))
    expect(anna.page.locator(".tonk-hint")).to_have_text("Ben wants the match to end.")
    anna.press("I want to stop")
    party.agree((match, seq + 2))
    _everybody_reads_the_result(party, "Chips")
    party.nobody_saw_too_much()
    ben.page.get_by_role("button", name="Rematch").click()
    party.agree((2, 1))
    party.start()
    party.play_game()
    anna.page.wait_for_timeout(SETTLED)
    anna.press("End the match")
    expect(anna.page.locator(".tonk-prompt")).to_contain_text("End the match for everybody")
    match, seq = anna.place
    anna.page.locator('.tonk-act[data-look="harm"]').click()
    party.agree((match, seq + 1))
    _everybody_reads_the_result(party, "Chips")
    party.nothing_was_amiss()


@pytest.mark.parametrize("count", [2, 4])
def test_friends_play_a_match_of_three_games_with_every_variant_at_once(party: Party, count: int) -> None:
    for name, way, device in (
        ("Anna", "hand", {"viewport": PHONE}),
        ("Ben", "keys", {"viewport": DESK, "theme": "dark"}),
        ("Carla", "bar", {"viewport": DESK}),
        ("Dirk", "hand", {"viewport": {"width": 768, "height": 1024}}),
    )[:count]:
        party.invite(name, way, **device)
    party.sit_down(EVERY_VARIANT)
    _games(party, 3)
    for friend in party.friends:
        assert friend.view["phase"] == "over"
        assert friend.view["result"]["scores"] == friend.view["table"]["totals"]
    _everybody_reads_the_result(party, "Points")
    party.nobody_saw_too_much()
    party.nothing_was_amiss()


def _games(party: Party, count: int) -> list[int]:
    """Plays so many games and returns the moves of each; the last one stays settled."""
    moves = []
    for nth in range(count):
        if nth:
            party.next_game(nth)
        moves.append(party.play_game())
    return moves


def _everybody_reads_the_result(party: Party, counted: str) -> None:
    winners = party.friends[0].view["result"]["winners"]
    for one in (*party.friends, party.watcher):
        assert one is not None
        dialog = one.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog.get_by_role("columnheader", name=counted)).to_be_visible()
        if winners == [one.seat]:
            expect(dialog.get_by_role("heading")).to_have_text("You won!")
