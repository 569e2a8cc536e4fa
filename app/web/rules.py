"""The rules of a table in words, as one request: pages show them, and whoever wants to read them may ask."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from fastapi import Query

from app.errors import Malformed
from app.games import find_game
from app.games.api import Difference, Game, Json, Paragraph
from app.games.kit.rulebook import differences_in_words

LONGEST = 2048  # characters of the options

GameKey = Annotated[str, Query(max_length=40, description="The key of a game: tokken, tok, tonk.")]
Players = Annotated[int, Query(ge=0, le=100)]
Options = Annotated[str, Query(max_length=LONGEST, description="A JSON object; what it leaves out is as usual.")]


def rules_json(key: str, players: int, options: str) -> dict[str, Json]:
    """The rule book of such a table. Raises Malformed or BadOptions."""
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
