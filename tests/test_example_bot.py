"""The program of examples/bot.py takes a seat by its link and plays: Tonk to the end, Tok with its 7s."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from app.matches.record import replay
from tests.support.server import Server
from tests.web.people import Line, Person, close_all

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "bot.py"


@pytest.fixture
def bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def seat_links(site: str, game: str, seats: str, options: dict[str, Any]) -> tuple[Line, list[str]]:
    host = Person(site)
    await host.visit()
    room = (await host.post("/api/rooms", {"game": game, "players": len(seats), "options": options})).json()
    line = await host.enter(room["link"])
    secrets = [(await line.do("offer_seat", seat=seat))["secret"] for seat in seats]
    return line, [f"{site}/r/{room['link']}#seat={secret}" for secret in secrets]


async def begin(line: Line, players: int) -> None:
    while sum(seat["name"] is not None for seat in line.view["seats"]) < players:
        await line.next()
    await line.succeed("start")


async def test_two_programs_play_a_match_of_tonk_to_its_end(server: Server, bot: ModuleType) -> None:
    line, links = await seat_links(server.url, "tonk", "ab", {"games": 2})
    playing = [asyncio.create_task(bot.main(link, f"Robot {number}")) for number, link in enumerate(links)]
    await begin(line, 2)
    ends = await asyncio.wait_for(asyncio.gather(*playing), 60)
    assert all(end.startswith("Over: ") for end in ends), ends
    assert (await bot.main(links[0], "Late")).startswith("The table says no: This seat link does not work")
    await close_all()


async def test_every_move_of_a_track_game_that_a_program_finds_in_its_view_is_legal(
    server: Server, bot: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[str] = []
    ask = bot.Player.ask

    async def kept(self: Any, frame: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = await ask(self, frame)
        if answer["t"] == "refused" and answer["code"] != "too-fast":
            refused.append(f"{frame}: {answer['sentence']}")
        return answer

    monkeypatch.setattr(bot.Player, "ask", kept)
    line, links = await seat_links(server.url, "tokken", "abcd", {})
    playing = [asyncio.create_task(bot.main(link, f"Robot {number}")) for number, link in enumerate(links)]
    await begin(line, 4)
    while line.view["seq"] < 90 and line.view["phase"] == "playing":
        await line.next()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert refused == []
    await close_all()


async def test_a_finished_match_is_downloaded_as_a_record_that_verifies_and_a_running_one_is_not(
    server: Server, bot: ModuleType
) -> None:
    line, links = await seat_links(server.url, "tonk", "ab", {"games": 1})
    await line.succeed("arrange", spectators=False)
    address = links[0].partition("#")[0].replace("/r/", "/api/rooms/") + "/matches/"
    stranger = Person(server.url)
    path = address.removeprefix(server.url)
    assert (await stranger.get(f"{path}1/record")).json()["code"] == "not-over"
    playing = [asyncio.create_task(bot.main(link, f"Robot {number}")) for number, link in enumerate(links)]
    await begin(line, 2)
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    assert (await stranger.get(f"{path}1/record")).json()["code"] == "no-spectators"
    await line.succeed("arrange", spectators=True)
    answer = await stranger.get(f"{path}1/record")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    assert replay(answer.text, verify_decks=True).head.game.key == "tonk"
    for wrong in ("2/record", "x/record", "0/record", "99999999999/record"):
        missing = await stranger.get(f"{path}{wrong}")
        assert (missing.status_code, missing.json()["code"]) == (404, "no-room")
    await close_all()
