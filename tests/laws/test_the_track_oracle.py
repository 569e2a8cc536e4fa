"""The referee against the rule book, the records, and itself."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.laws import oracle_track as rules
from tests.laws import oracle_track_board as board
from tests.laws.oracle_track_files import Replay, scenario_differences, track_records, track_scenarios
from tests.laws.oracle_track_play import Play, deck_of, exchange_goes_to
from tests.laws.oracle_track_reasons import forbidding_rules
from tests.laws.track_positions import cost_of_seven, random_attempt, random_card, random_table, unfinished_position

SCENARIOS = track_scenarios()


def some_positions(
    seed: int, count: int, crowd: float = 0.6
) -> Iterator[tuple[random.Random, dict[str, Any], board.Position, str, str]]:
    """Random tables and positions with a seat to play and a card, small enough for brute force."""
    chance = random.Random(seed)
    while count:
        drawn = random_table(chance)
        table = drawn["table"]
        position = unfinished_position(chance, table, crowd)
        seat, card = chance.choice(board.seats_of(table["players"])), random_card(chance, table)
        if card[0] == "7" and cost_of_seven(table, position, seat) > 5:
            continue
        count -= 1
        yield chance, table, position, seat, card


@pytest.mark.parametrize("scenario", [entry[1] for entry in SCENARIOS], ids=[entry[0] for entry in SCENARIOS])
def test_the_referee_agrees_with_the_scenario(scenario: dict[str, Any]) -> None:
    assert scenario_differences(scenario) == []


@pytest.mark.parametrize("path", track_records(), ids=lambda path: path.name)
def test_the_referee_plays_the_record_to_its_result(path: Path) -> None:
    play = Replay(path.read_text(encoding="utf-8")).run()
    assert play.phase == "over"


def test_there_are_scenarios_and_records_of_both_games() -> None:
    games = {scenario["game"] for _, scenario in SCENARIOS}
    assert games == {"tokken", "tok"}
    assert len(SCENARIOS) >= 90
    assert len(track_records()) >= 7


def test_a_move_keeps_four_pawns_a_seat_and_one_pawn_a_square() -> None:
    for _, table, position, seat, card in some_positions(1, 300):
        for after in rules.moves_of_card(table, position, seat, card).values():
            assert sorted(after) == sorted(position)
            shown = [square for square in after.values() if not board.is_yard(square)]
            assert len(shown) == len(set(shown))
            assert all(square[0] == pawn[0] for pawn, square in after.items() if not board.is_track(square))


def test_no_move_touches_a_safe_pawn_of_another_side_or_a_home_or_a_yard_of_an_opponent() -> None:
    for _, table, position, seat, card in some_positions(2, 300):
        team = board.team_of(table, seat)
        for after in rules.moves_of_card(table, position, seat, card).values():
            for pawn, square in position.items():
                untouchable = board.is_safe(position, pawn) or not board.is_track(square)
                assert pawn[0] in team or not untouchable or after[pawn] == square


def test_reasons_and_legal_moves_say_the_same() -> None:
    """Taken apart or looked up: an attempt is legal exactly when no rule forbids it."""
    legal = 0
    for chance, table, position, seat, card in some_positions(3, 800):
        moves = rules.legal_moves(table, position, seat, card)
        texts = [random_attempt(chance, table, position, seat, card) for _ in range(12)]
        texts += chance.sample(sorted(moves), min(6, len(moves)))
        for text in texts:
            forbidding = forbidding_rules(table, position, seat, [card], text)
            assert (text in moves) == (not forbidding), (table, board.print_position(table, position), seat, text)
            legal += text in moves
    assert legal > 500


def test_the_board_turned_by_a_section_has_the_same_moves() -> None:
    """R2, R40: where seats are spread evenly, no seat is special."""
    for _, table, position, seat, card in some_positions(4, 200):
        if table["players"] == 2:
            continue
        turned = {(turn(table, pawn[0]), pawn[1]): turn(table, square) for pawn, square in position.items()}
        moves = rules.legal_moves(table, position, seat, card)
        other = rules.legal_moves(table, turned, turn(table, seat), card)
        assert sorted(turn_text(table, text) for text in moves) == sorted(other)


def turn(table: dict[str, Any], square: str) -> str:
    return board.next_seat(table, square[0]) + square[1:]


def turn_text(table: dict[str, Any], text: str) -> str:
    card, move = text.split(" ")
    return card + " " + "".join(turn(table, letter) if letter in "abcdefgh" else letter for letter in move)


def test_a_seven_uses_seven_steps_of_different_pawns() -> None:
    for _, table, position, seat, _ in some_positions(5, 150):
        if cost_of_seven(table, position, seat) > 4:
            continue
        for text in rules.seven_moves(table, position, seat):
            assert 1 <= len(text.split(",")) <= 4


def test_a_seven_as_said_is_the_seven_that_is_listed() -> None:
    for chance, table, position, seat, _ in some_positions(7, 150):
        if cost_of_seven(table, position, seat) > 4:
            continue
        sevens = rules.seven_moves(table, position, seat)
        for text in chance.sample(sorted(sevens), min(10, len(sevens))):
            assert rules.move_as_said(table, position, seat, "7s", text) == sevens[text]
        for _ in range(5):
            text = random_attempt(chance, table, position, seat, "7s").split(" ")[1]
            assert (rules.move_as_said(table, position, seat, "7s", text) is None) == (text not in sevens)


def test_in_tok_every_walk_that_may_jump_may_also_stay() -> None:
    for _, table, position, seat, card in some_positions(6, 200):
        moves = rules.legal_moves(table, position, seat, card)
        jumping = [text for text in moves if ">" in text and card[0] != "7"]
        for text in jumping:
            assert (text.split(">")[0] in moves) == (table["game"] == "tok")


@pytest.mark.parametrize("players", range(2, 9))
def test_a_deck_has_thirteen_cards_a_player_and_its_jokers(players: int) -> None:
    table = board.make_table("tok", players, {})
    assert len(deck_of(table)) == 13 * players + {2: 1, 3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}[players]
    assert "X" not in deck_of(board.make_table("tok", players, {"jokers": False}))


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("teams", ["none", "two", "pairs"])
@pytest.mark.parametrize("way", ["team", "left"])
def test_an_exchange_gives_everybody_one_card(players: int, teams: str, way: str) -> None:
    given = {"teams": teams, "exchange": way}
    if not board.may_be_combined("tok", players, given):
        return
    table = board.make_table("tok", players, given)
    seats = list(board.seats_of(players))
    receivers = [exchange_goes_to(table, seat) for seat in seats]
    assert sorted(receivers) == seats
    assert all(a != b for a, b in zip(seats, receivers, strict=True))
    if way == "team":
        assert all(b in board.team_of(table, a) for a, b in zip(seats, receivers, strict=True))


@pytest.mark.parametrize("game", ["tokken", "tok"])
def test_who_deals(game: str) -> None:
    """R8: Tokken one dealer a round, Tok another one every hand, who led the hand before."""
    chance = random.Random(8)
    table = board.make_table(game, 3, {"exchange": "none"})

    def shuffled() -> list[str]:
        deck = deck_of(table)
        chance.shuffle(deck)
        return deck

    play = Play(table, "c", shuffled)
    dealers: list[str] = []
    while len(dealers) < 5 and play.phase != "over":
        dealers.append(play.dealer)
        this_hand = (play.deck_number, play.hand_number)
        while (play.deck_number, play.hand_number) == this_hand and play.phase != "over":
            assert play.turn is not None
            play.act(play.turn, chance.choice(sorted(play.allowed(play.turn))))
    expected = "cccaaabbb" if game == "tokken" else "cabcabcab"
    assert "".join(dealers) == expected[: len(dealers)]
    assert len(dealers) > 3
