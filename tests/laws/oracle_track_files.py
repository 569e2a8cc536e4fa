"""Plays scenario files and records of the track games (notation.md) with the referee, and says what does not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import yaml

from tests.laws import oracle_track as rules
from tests.laws import oracle_track_board as board
from tests.laws.oracle_track_play import Play, deck_of, points_of_game
from tests.laws.oracle_track_reasons import forbidding_rules

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def track_scenarios() -> list[tuple[str, dict[str, Any]]]:
    """Every track scenario under tests/scenarios, with file and name."""
    found = []
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            if document and document.get("game") in ("tokken", "tok"):
                found.append((f"{path.name}: {document['name']}", document))
    return found


def track_records() -> list[Path]:
    paths = sorted((SCENARIOS / "records").glob("*.record"))
    return [path for path in paths if "\ngame tonk\n" not in path.read_text(encoding="utf-8")]


class Scene:
    """One scenario while its checks are made. A seat whose hand is None holds cards that do not matter."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.table = board.make_table(scenario["game"], scenario["players"], scenario.get("options") or {})
        self.position = board.parse_position(scenario["position"])
        hands = scenario["hands"]
        self.hands: dict[str, list[str] | None] = {
            seat: hands[seat].split() if seat in hands else None for seat in board.seats_of(scenario["players"])
        }
        self.turn: str | None = scenario["turn"]
        self.stock = str(scenario.get("stock") or "").split()
        self.winners: list[str] = []
        self.differences: list[str] = []

    def same(self, what: str, said: object, ours: object) -> None:
        if said != ours:
            self.differences.append(f"{what}: the scenario says {said}, the referee {ours}")

    def hand(self) -> list[str]:
        assert self.turn is not None
        return list(self.hands[self.turn] or [])

    def moves(self, card: str) -> dict[str, str]:
        assert self.turn is not None
        return rules.legal_moves(self.table, self.position, self.turn, card)

    def allowed(self) -> set[str]:
        """R12, R13."""
        found = {text for card in set(self.hand()) for text in self.moves(card)}
        if found:
            return found
        return {"fold"} if self.table["game"] == "tokken" else {"discard " + card for card in self.hand()}

    def check(self, check: dict[str, Any]) -> None:
        for kind, told in check.items():
            if kind == "moves":
                self.check_moves(told)
            elif kind == "legal":
                for text in told:
                    self.same(f"legal {text}", True, text in self.allowed())
            elif kind == "illegal":
                self.check_illegal(told)
            elif kind == "outcomes":
                for card, positions in told.items():
                    self.same(f"outcomes of {card}", sorted(positions), sorted(set(self.moves(card).values())))
            elif kind == "play":
                self.play(told)
                self.check_after(check)

    def check_moves(self, told: dict[str, list[str]]) -> None:
        """Exactly these; for a 7 or a jack exactly these outcomes, one spelling each."""
        for card, texts in told.items():
            ours = self.moves(card)
            if card[0] in "7J":
                self.same(f"{card} is legal", [], [text for text in texts if text not in ours])
                outcomes = sorted(ours.get(text, text) for text in texts)
                self.same(f"outcomes of {card}", outcomes, sorted(set(ours.values())))
            else:
                self.same(f"moves of {card}", sorted(texts), sorted(ours))

    def check_illegal(self, told: dict[str, str | None]) -> None:
        for text, rule in told.items():
            self.same(f"legal {text}", False, text in self.allowed())
            if rule is not None:
                forbidding = forbidding_rules(self.table, self.position, self.turn or "", self.hand(), text)
                self.same(f"rule {rule} forbids {text}, one of {sorted(forbidding)}", True, rule in forbidding)

    def play(self, text: str) -> None:
        self.same(f"legal {text}", True, text in self.allowed())
        seat = self.turn
        assert seat is not None
        hand = self.hand()
        word, _, rest = text.partition(" ")
        if word == "fold":
            hand = []
        elif word == "discard":
            hand.remove(rest)
        else:
            self.position = rules.moves_of_card(self.table, self.position, seat, word)[rest]
            hand.remove(word)
            self.winners = board.winners(self.table, self.position)
            if word == "X" and self.stock and not self.winners:
                hand.append(self.stock.pop(0))
        self.hands[seat] = hand
        self.turn = None if self.winners else self.next_turn(seat)

    def next_turn(self, seat: str) -> str | None:
        if all(hand == [] for hand in self.hands.values()):
            return None
        seat = board.next_seat(self.table, seat)
        while self.hands[seat] == []:
            seat = board.next_seat(self.table, seat)
        return seat

    def check_after(self, check: dict[str, Any]) -> None:
        if "position" in check:
            here = board.print_position(self.table, self.position)
            self.same(f"position after {check['play']}", check["position"], here)
        if "turn" in check:
            self.same(f"turn after {check['play']}", check["turn"], self.turn)
        self.same(f"winners after {check['play']}", check.get("winners", []), self.winners)
        if "points" in check:
            self.same("points", check["points"], points_of_game(self.table, self.position))


def scenario_differences(scenario: dict[str, Any]) -> list[str]:
    scene = Scene(scenario)
    for check in scenario["checks"]:
        scene.check(check)
    return scene.differences


class Replay:
    """One record, line by line. Raises AssertionError with the line that does not fit."""

    def __init__(self, text: str) -> None:
        self.lines = [line.split("#")[0].strip() if "{" not in line else line.strip() for line in text.splitlines()]
        self.lines = [line for line in self.lines if line]
        self.at = 0
        self.decks: list[list[str]] = []
        self.settled: list[dict[str, int]] = []

    def take(self, word: str) -> str:
        line = self.lines[self.at]
        assert line.startswith(word + " "), f"{word} expected at “{line}”"
        self.at += 1
        return line[len(word) + 1 :]

    def next_is(self, word: str) -> bool:
        return self.lines[self.at].startswith(word + " ")

    def run(self) -> Play:
        assert self.take("toktonk") == "1"
        game, players, options = self.take("game"), int(self.take("players")), json.loads(self.take("options"))
        names = json.loads(self.take("names"))
        self.take("seed")
        assert board.may_be_combined(game, players, options)
        self.table = board.make_table(game, players, options)
        assert list(names) == list(board.seats_of(players))
        self.play = Play(self.table, self.take("dealer"), self.next_deck)
        while not self.next_is("result"):
            self.one_hand()
        assert self.take("result").split() == self.play.result, "the result is another"
        assert self.at == len(self.lines), "lines after the result"
        return self.play

    def next_deck(self) -> list[str]:
        """A `deck` line belongs where the cards are shuffled, and holds the cards of R6."""
        number, *cards = self.take("deck").split()
        assert int(number) == len(self.decks) + 1, f"deck {number} is not the next one"
        assert sorted(cards) == sorted(deck_of(self.table)), f"deck {number} has other cards"
        self.decks.append(cards)
        return cards

    def one_hand(self) -> None:
        """The `hand` line, the exchange in seat order, the moves up to where the referee deals again."""
        number, size = self.take("hand").split()
        play = self.play
        assert (int(number), int(size)) == (play.hand_number, play.sizes[play.hand_number - 1]), "another hand is due"
        if play.table["exchange"] == "blind":
            play.draw_blind({seat: self.take(seat + " takes") for seat in play.seats})
        elif play.phase == "exchange":
            for seat in play.seats:
                self.one_move(seat)
        this_hand = (play.game_number, play.deck_number, play.hand_number)
        while (play.game_number, play.deck_number, play.hand_number) == this_hand and play.phase != "over":
            assert play.turn is not None
            self.one_move(play.turn)

    def one_move(self, seat: str) -> None:
        line = self.lines[self.at]
        text = self.take(seat)
        assert self.play.is_allowed(seat, text), f"“{line}” is not legal"
        game = self.play.game_number
        settles = self.next_is("settle")
        if settles:
            settle = self.take("settle")
            if self.next_is("dealer"):
                assert self.take("dealer") == board.next_seat(self.table, self.play.dealer)
        before = dict(self.play.totals)
        self.play.act(seat, text)
        if settles:
            gained = {seat: self.play.totals[seat] - before[seat] for seat in self.play.seats}
            assert json.loads(settle) == gained, "other points"
            assert self.play.phase == "over" or self.play.game_number == game + 1
