"""The rules of a table as the server tells them: books of real games, and refusals in the documented form."""

from __future__ import annotations

import json
from typing import Any

import pytest

import app.games
from app.games import tonk, track
from tests.web.people import Person
from tests.web.test_http import assert_reason

PARAGRAPH = {"topic", "rules", "section", "message", "args", "sentence", "ours", "option", "cards", "differs"}


@pytest.fixture(autouse=True)
def whisper(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real games instead of the fake one."""
    monkeypatch.setattr(app.games, "all_games", lambda: {**track.GAMES, **tonk.GAMES})


def address(game: str, players: object, options: object = None) -> str:
    asked = "" if options is None else f"&options={options if isinstance(options, str) else json.dumps(options)}"
    return f"/api/rules?game={game}&players={players}{asked}"


async def test_the_rules_of_a_table_come_with_what_is_not_as_usual(url: str) -> None:
    answer = await Person(url).get(address("tokken", 4, {"deal": "13", "hologram": True}))
    assert answer.status_code == 200
    told = answer.json()
    assert (told["game"], told["version"], told["players"]) == ("tokken", 1, 4)
    assert told["options"]["exchange"] == "team"
    assert all(set(one) == PARAGRAPH for one in told["paragraphs"])
    assert [one["option"] for one in told["differences"]] == ["deal", "hologram"]
    deal = told["differences"][0]
    assert deal["now"] in told["paragraphs"]
    assert deal["now"]["sentence"] == "Each round is a single hand of 13 cards a player."
    assert "5, 4, 4" in deal["standard"]["sentence"]


@pytest.mark.parametrize(("game", "players"), [("tokken", 2), ("tok", 8), ("tonk", 3)])
async def test_without_options_nothing_differs(url: str, game: str, players: int) -> None:
    told = (await Person(url).get(address(game, players))).json()
    assert told["differences"] == []
    assert len(told["paragraphs"]) > 30


REFUSED: list[tuple[str, str]] = [
    (address("chess", 2), "bad-game"),
    (address("tokken", 9), "bad-players"),
    (address("tonk", 5), "bad-players"),
    (address("tokken", "many"), "bad-request"),
    (address("tokken", -1), "bad-request"),
    (address("tokken", 10**30), "bad-request"),
    ("/api/rules", "bad-request"),
    (address("tokken", 4, "{"), "bad-json"),
    (address("tokken", 4, '{"a":' + "[" * 1900), "bad-json"),
    (address("tokken", 4, "[]"), "bad-field"),
    (address("tokken", 4, " " * 3000), "bad-request"),
    (address("tokken", 4, {"colour": "red"}), "unknown-option"),
    (address("tok", 4, {"hologram": True}), "option-of-another-game"),
    (address("tokken", 4, {"deal": ["13"]}), "bad-option"),
    (address("tokken", 4, {"points": {"games": 0}}), "bad-option"),
    (address("tonk", 4, {"stake": 1e400}), "bad-json"),
]


@pytest.mark.parametrize(("asked", "code"), REFUSED)
async def test_a_table_that_cannot_be_is_refused(url: str, asked: str, code: str) -> None:
    status = 409 if code in ("bad-players", "bad-option", "unknown-option", "option-of-another-game") else 422
    assert_reason(await Person(url).get(asked), status, code)


async def test_the_same_options_give_the_rules_that_a_room_is_played_by(url: str) -> None:
    anna = Person(url)
    options: dict[str, Any] = {"teams": "none", "home_after": 16}
    room = (await anna.post("/api/rooms", {"game": "tokken", "players": 4, "options": options})).json()
    line = await anna.enter(room["link"])
    view = line.view
    told = (await anna.get(address(view["game"], view["players"], view["options"]))).json()
    assert told["options"] == view["options"]
    assert [one["option"] for one in told["differences"]] == view["differs"] == ["teams", "home_after"]
