"""The rules of a table in words, as one request: pages show them, and whoever wants to read them may ask."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import msgspec

from app.errors import Malformed
from app.games import all_games, find_game
from app.games.api import Difference, Game, Json, Paragraph
from app.games.kit.rulebook import differences_in_words

LONGEST = 2048  # characters of the options
LARGEST_COUNT = 100
PLAYERS = re.compile("[0-9]{1,3}")


def rules_parameters() -> dict[str, Any]:
    """What the OpenAPI document says of the request: `options` is JSON inside the address."""
    players = {"type": "integer", "minimum": 0, "maximum": LARGEST_COUNT}
    told = "What it leaves out is as usual."
    return {
        "parameters": [
            {"name": "game", "in": "query", "required": True, "schema": {"enum": list(all_games())}},
            {"name": "players", "in": "query", "required": True, "schema": players},
            {
                "name": "options",
                "in": "query",
                "description": told,
                "content": {"application/json": {"schema": {"type": "object"}}},
            },
        ]
    }


def rules_json(asked: Mapping[str, str]) -> dict[str, Json]:
    """The rule book of such a table. Raises Malformed or BadOptions."""
    key, players, options = asked.get("game"), asked.get("players", ""), asked.get("options", "{}")
    if key is None or not PLAYERS.fullmatch(players) or int(players) > LARGEST_COUNT or len(options) > LONGEST:
        raise Malformed.because("bad-request", "This request names a “game”, a number of “players”, and “options”.")
    return _rules_json(key, int(players), options)


def _rules_json(key: str, players: int, options: str) -> dict[str, Json]:
    game = find_game(key)
    chosen = game.parse_options(players, _read(options))
    return {
        "game": game.key,
        "version": game.version,
        "players": players,
        "options": chosen,
        "paragraphs": [_paragraph_json(paragraph) for paragraph in game.rulebook(players, chosen)],
        "differences": _differences_json(game, players, chosen),
    }


def _read(options: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(options, type=dict[str, Any])
    except msgspec.ValidationError as error:
        raise Malformed.because("bad-field", "“options” must be a JSON object.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed.because("bad-json", "“options” is not JSON.") from error


def _differences_json(game: Game, players: int, options: dict[str, Json]) -> list[dict[str, Json]]:
    return [_difference_json(difference) for difference in differences_in_words(game, players, options)]


def _difference_json(difference: Difference) -> dict[str, Json]:
    return {
        "option": difference.option,
        "now": _paragraph_json(difference.now),
        "standard": _paragraph_json(difference.standard),
    }


def _paragraph_json(paragraph: Paragraph) -> dict[str, Json]:
    return asdict(paragraph)
