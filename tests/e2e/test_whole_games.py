"""Two and eight people play Tok to its end through the page; four do in test_four_friends.py, Tonk in test_tonk.py."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from app.games import find_game
from app.games.kit.seats import SEAT_LETTERS
from app.games.kit.shuffle import SeededChance
from tests.e2e.friends import Friend, await_state
from tests.e2e.people import DESK, PHONE, origin_of
from tests.e2e.policy import complete
from tests.support.server import Server, toktonk

pytestmark = pytest.mark.e2e
TABLET = {"width": 768, "height": 1024}
NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eñaut", "Fenna", "Güler", "Hannes")
DEVICES = (("board", PHONE), ("list", DESK), ("keys", TABLET), ("board", DESK), ("list", PHONE), ("keys", DESK))
SEEDS = {
    2: "e89a0e4318ac51c318d40f257b68f5051daabbd194a80a8ef2ac4a6821aa5f93",
    8: "38b1755d84ff19c0472f0a9d657b989c86d6d5bb0bfc92ec9dadb196d9122e36",
}
ALONE = {"teams": "none", "exchange": "none"}

# Makes a move over a line of its own, from inside a page and so with its cookie.
SEND = """([link, text]) => new Promise((resolve, reject) => {
  const frame = () => ({t: "do", id: `quick-${crypto.randomUUID()}`, seen: 0, what: "move", text});
  const ask = () => globalThis.line.send(JSON.stringify(frame()));
  const hear = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.t === "done" || (frame.t === "refused" && frame.code !== "too-fast")) {
      globalThis.line.removeEventListener("message", hear);
      frame.t === "done" ? resolve() : reject(new Error(frame.sentence));
    } else if (frame.t === "refused") setTimeout(ask, 300);
  };
  if (!globalThis.line) {
    globalThis.line = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${link}`);
    globalThis.line.onopen = () => { globalThis.line.send('{"t": "hello", "v": 1, "match": 0, "have": 0}'); ask(); };
  } else ask();
  globalThis.line.addEventListener("message", hear);
})"""


def course(players: int) -> list[tuple[str, str]]:
    """Seat and move of the whole match, as the friends will play it."""
    game, chance = find_game("tok"), SeededChance(bytes.fromhex(SEEDS[players]))
    state, moves = None, []
    for event in game.setup(players, game.parse_options(players, ALONE if players > 2 else {}), chance):
        state = game.evolve(state, event)
    while game.outcome(state) is None:
        (seat,) = game.to_act(state)
        text = complete(game.mine(state, seat), lambda ask, state=state, seat=seat: game.plan(state, seat, ask))
        moves.append((SEAT_LETTERS[seat], text))
        for event in game.decide(state, seat, text, chance):
            state = game.evolve(state, event)
    return moves


@pytest.fixture
def hosted(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    program = ("tests.support.seeded", SEEDS[request.param])
    with toktonk(f"sqlite:///{tmp_path / 'toktonk.db'}", tmp_path / "log", program=program) as server:
        yield server


def sit_down(browser: Browser, site: str, letters: Sequence[str]) -> tuple[list[Friend], str]:
    friends = [
        Friend(browser, name, letter, DEVICES[nth % 6][0], viewport=DEVICES[nth % 6][1])
        for nth, (name, letter) in enumerate(zip(NAMES, letters, strict=False))
    ]
    host = friends[0].person
    host.open(f"{site}/")
    wanted = {"game": "tok", "players": len(letters), "options": ALONE if len(letters) > 2 else {}}
    headers = {"content-type": "application/json", "origin": origin_of(site)}
    answer = host.page.request.post(f"{site}/api/rooms", data=json.dumps(wanted), headers=headers)
    url = f"{site}/r/{answer.json()['link']}"
    for friend in friends:
        friend.page.emulate_media(reduced_motion="reduce")
        friend.person.open(url).sit(friend.seat)
    friends[0].page.get_by_role("button", name="Start game").click()
    expect(friends[-1].page.locator("body")).to_have_attribute("data-phase", "playing")
    return friends, url


@pytest.mark.parametrize(("hosted", "by_hand"), [(2, 1000), (8, 30)], indirect=["hosted"], ids=["two", "eight"])
def test_tok_is_played_to_its_end(hosted: Server, by_hand: int, browser: Browser) -> None:
    """Of eight the last rounds are played by hand; that many drawn boards would take minutes for all of them."""
    letters = "ac" if by_hand > 30 else SEAT_LETTERS
    friends, url = sit_down(browser, hosted.url, letters)
    seated = {friend.seat: friend for friend in friends}
    moves = course(len(friends))
    quick = moves[: max(0, len(moves) - by_hand)]
    if quick:
        for friend in friends:
            friend.person.open(f"{hosted.url}/static/icons/icon.svg")
        for letter, text in quick:
            seated[letter].page.evaluate(SEND, [url.rsplit("/", 1)[1], text])
        for friend in friends:
            friend.frames.clear()
            friend.person.open(url)
            await_state(friend.page, lambda friend=friend: friend.place > (0, 0), "the table again")
    for letter, text in moves[len(quick) :]:
        friend = seated[letter]
        match, seq = friend.place
        assert friend.act() in (text, None)
        after = (match, seq + 1)
        await_state(
            friend.page, lambda after=after: all(one.place == after for one in friends), f"{after} on all screens"
        )
    winner = friends[0].view["result"]["winners"]
    for friend in friends:
        heading = friend.page.get_by_role("dialog").get_by_role("heading")
        expect(heading).to_have_text("You won!" if [friend.seat] == winner else f"{seated[winner[0]].person.name} wins")
        scrolled = friend.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert scrolled[0] <= scrolled[1]
        friend.page.context.close()
        assert friend.person.faults == []
