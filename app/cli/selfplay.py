"""`selfplay`: matches of random legal moves, played through the same commands as people's, each replayed afterwards."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from app.cli.records import describe
from app.errors import Refusal
from app.games.api import Json
from app.games.kit.seats import SEAT_LETTERS
from app.matches.commands import Command
from app.matches.events import Commit
from app.matches.match import adopt, commit_of, decide
from app.matches.record import Played, played_of, print_record, replay
from app.matches.record_text import Misfit
from app.matches.state import Match

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eñaut", "Fenna", "Güler", "Hannes")
MOST_MOVES = 200_000
HOST = "player-0"


class Plan(NamedTuple):
    """What to play, and how often. Equal plans make equal matches."""

    game: str
    players: int
    options: Mapping[str, Json]
    seed: int
    games: int


def play_games(plan: Plan, folder: Path | None) -> int:
    """Plays, writes a record a match when there is a folder, and replays it; 0 when all went well."""
    dice = random.Random(plan.seed)  # for play alone: nothing here is a secret
    replayed = 0
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, plan.games + 1):
            replayed += _play_and_replay(plan, number, dice, folder)
    except (Refusal, OSError, EndlessMatch) as error:
        print(f"cannot go on: {error}")
    print(f"{replayed} of {plan.games} matches played and replayed")
    return 0 if replayed == plan.games else 1


class EndlessMatch(Exception):
    """A match that does not end: random play should end every game."""


class _Table:
    """A match with nobody round it but dice."""

    def __init__(self, plan: Plan, number: int, dice: random.Random) -> None:
        self.match: Match | None = None
        self.log: list[Commit] = []
        self.dice = dice
        created = {
            "match": f"selfplay-{plan.seed}-{number}",
            "number": number,
            "room": {"link": "selfplay", "code": "SELF"},
            "seed": dice.randbytes(32).hex(),
        }
        setting = {"game": plan.game, "players": plan.players, "options": dict(plan.options)}
        self.do(HOST, "create", {**created, **setting, "host": HOST})

    @property
    def now(self) -> Match:
        if self.match is None:
            raise LookupError("the match is not created yet")
        return self.match

    def do(self, player: str, what: str, fields: Mapping[str, Json]) -> None:
        command = Command(f"selfplay-{len(self.log)}", player, what, fields)
        commit = commit_of(self.match, command, decide(self.match, command, 0.0), 0.0)
        self.match = adopt(self.match, commit)
        self.log.append(commit)

    def play(self) -> None:
        for seat, name in zip(self.now.seat_numbers(), NAMES, strict=False):
            self.do(f"player-{seat}", "sit", {"seat": SEAT_LETTERS[seat], "name": name})
        self.do(HOST, "start", {})
        rules = self.now.rules
        while self.now.phase == "playing":
            seat = self.dice.choice(rules.to_act(self.now.state))
            text = self.dice.choice(list(rules.legal(self.now.state, seat)))
            self.do(f"player-{seat}", "move", {"text": text})
            if len(self.log) > MOST_MOVES:
                raise EndlessMatch(f"{self.now.id} is not over after {MOST_MOVES} moves")


def _play_and_replay(plan: Plan, number: int, dice: random.Random, folder: Path | None) -> bool:
    table = _Table(plan, number, dice)
    table.play()
    played = played_of(table.log)
    text = print_record(played)
    name = f"{plan.game}-{plan.players}-{plan.seed}-{number:04}.record"
    if folder is not None:
        path = folder / name
        path.write_text(text, "utf-8")
        text = path.read_text("utf-8")
    return _replay(name, text, played)


def _replay(name: str, text: str, played: Played) -> bool:
    try:
        again = replay(text, verify_decks=True)
    except Misfit as misfit:
        print(describe(misfit, name))
        return False
    print(f"{name}: {again.moves} moves, won by {' '.join(again.winners)}")
    if print_record(again) != text or again.winners != played.winners:
        print(f"{name}: printed again it is another record")
        return False
    return True
