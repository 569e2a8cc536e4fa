"""What people say to each other at a table: who may, when, and what a text may hold.

Talk is beside the match: it is no commit and no part of a record, and nobody's move comes too late because of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.errors import Forbidden, Illegal, Malformed, Refusal
from app.games.api import Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.commands import Command, read_fields
from app.matches.state import Match
from app.matches.visible import Kind, clean

LONGEST = 200
# Sent as keys, so that everybody reads them in their own language.
PHRASES = ("hello", "good-luck", "well-played", "lucky", "sorry", "thanks", "one-moment", "good-game")


@dataclass(frozen=True, slots=True)
class Saying:
    """One line of talk: a text, or the key of a phrase. `player` is internal; `seat` is None for a host who stands."""

    command: str
    player: str
    at: float
    seat: str | None
    name: str | None
    text: str | None
    phrase: str | None


def saying(match: Match, command: Command, now: float) -> Saying:
    """What the command says. Raises Refusal: `talk-off`, `talk-later`, `phrases-only`, `not-seated`, `bad-text`,
    `unknown-phrase`, and what the shape of a command may be refused with.
    """
    fields = read_fields(command)
    sitter = match.sitter_of(command.player)
    if sitter is None and match.host != command.player:
        raise Forbidden.because("talk-seated", "Only who sits at the table talks here.")
    text, phrase = fields.get("text"), fields.get("phrase")
    if (text is None) == (phrase is None):
        raise Malformed.because("bad-field", "“say” has either a “text” or a “phrase”.")
    if phrase is not None and phrase not in PHRASES:
        raise Malformed.because("unknown-phrase", "There is no such phrase.")
    _check_allowed(match, phrase is not None)
    seat = SEAT_LETTERS[sitter.seat] if sitter else None
    said = None if text is None else clean_text(text)
    return Saying(command.id, command.player, now, seat, sitter.name if sitter else None, said, phrase)


def clean_text(text: str) -> str:
    """The text in NFC, blanks and line breaks collapsed. Raises Malformed (`bad-text`)."""
    return clean(" ".join(text.split()), Kind(_bad, LONGEST, has_new_pictures=True))


def saying_json(number: int, said: Saying) -> dict[str, Json]:
    """The line as everybody in the room may read it."""
    words = {"text": said.text} if said.phrase is None else {"phrase": said.phrase}
    return {"no": number, "at": round(said.at, 3), "seat": said.seat, "name": said.name, **words}


def _check_allowed(match: Match, is_phrase: bool) -> None:
    talk = match.arranged.talk
    if talk == "none":
        raise Illegal.because("talk-off", "This table plays without talk.")
    if talk == "phrases" and not is_phrase:
        raise Illegal.because("phrases-only", "At this table people talk in ready-made phrases only.")
    if talk == "between" and is_hand_played(match):
        raise Illegal.because("talk-later", "At this table nobody talks while a hand is played.")


def is_hand_played(match: Match) -> bool:
    """Whether somebody holds cards just now that others could be told of."""
    if match.phase != "playing":
        return False
    table: Mapping[str, Json] = match.rules.table(match.state)
    return table.get("phase") != "settled"


def _bad(why: str) -> Refusal:
    return Malformed.because("bad-text", f"This text {why}.")
