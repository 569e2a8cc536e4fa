"""The records of the track games, played line by line through the engine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.games.track import GAMES
from tests.games.track.tables import SEATS, Dealt, Match

RECORDS = sorted((Path(__file__).parents[2] / "scenarios" / "records").glob("tok*.record"))


def lines_of(text: str) -> list[str]:
    return [line.split("#")[0].strip() for line in text.splitlines() if line.split("#")[0].strip()]


class Replay:
    """Deals as the record says, plays its moves, and compares what the engine writes with the other lines."""

    def __init__(self, text: str) -> None:
        lines = lines_of(text)
        place = next(number for number, line in enumerate(lines) if line.startswith("dealer"))
        head = dict(line.split(" ", 1) for line in lines[1:place])
        self.lines = lines[place:]
        players = int(head["players"])
        self.game = GAMES[head["game"]]
        decks = [line.split(" ", 2)[2] for line in lines if line.startswith("deck ")]
        dealer = self.game.seats(players).index(SEATS.index(lines[place].split()[1]))
        chance = self.chance = Dealt(decks, dealer)
        self.written: list[str] = []
        self._look_ahead(self.lines)
        self.match = Match(head["game"], players, chance, **json.loads(head["options"]))
        self._write(self.match.log)

    def _look_ahead(self, lines: list[str]) -> None:
        """Sets the next blind draws: the places of the cards that are taken next, in the hands dealt next."""
        takes = [line.split() for line in lines if " takes " in line][:2]
        match = getattr(self, "match", None)
        stock = match.state.stock if match else self.chance.decks[0]
        if match and match.state.hand == len(match.state.rules.sizes):
            following = self.chance.decks[match.state.deck :]
            stock = following[0] if following else ()
        for letter, _, card in takes:
            names = [_card(number) for number in stock]
            if card in names:
                self.chance.draws[f"blind-{letter}"] = names.index(card) // 2

    def _write(self, events: list[dict[str, object]]) -> None:
        for event in events:
            self.written += [line for line, _ in self.game.record_lines(event)]

    def run(self) -> Match:
        for number, line in enumerate(self.lines):
            word, _, rest = line.partition(" ")
            if word == "result":
                outcome = self.game.outcome(self.match.state)
                assert outcome is not None
                assert [SEATS[seat] for seat in outcome.winners] == rest.split()
            elif len(word) == 1 and not rest.startswith("takes"):
                assert self.written == [], line
                self._look_ahead(self.lines[number:])
                self._write(self.match.play(line))
            else:
                assert self.written.pop(0) == line
        return self.match


def _card(number: int) -> str:
    return "X" if number == 52 else "A23456789TJQK"[number % 13] + "shdc"[number // 13]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_is_played_to_its_result(path: Path) -> None:
    match = Replay(path.read_text("utf-8")).run()
    assert match.game.to_act(match.state) == ()


def test_there_are_records_of_both_games_and_of_blind_exchanges() -> None:
    assert len(RECORDS) >= 7
    assert any("blind" in path.stem for path in RECORDS)
