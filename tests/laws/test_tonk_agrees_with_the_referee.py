"""The engine of Tonk beside the referee: the same legal moves, hands, melds and settlements, wherever they go."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.games.tonk import TONK
from app.games.tonk.state import State
from tests.games.tonk.tables import Match, all_combinations, position, random_position, seeded, texts
from tests.laws.oracle_tonk import Referee, pack


def referee_at(fields: dict[str, Any]) -> Referee:
    options = {**TONK.parse_options(2, {}), **fields["options"]}
    return Referee(
        fields["players"],
        options,
        [set(fields["hands"][letter].split()) for letter in "abcd"[: fields["players"]]],
        fields["stock"].split(),
        fields["discard"].split()[::-1],
        "abcd".index(fields["turn"]),
        fields["phase"] == "drawn",
        [("abcd".index(meld["owner"]), set(meld["cards"].split())) for meld in fields["table"]],
    )


def assert_agreement(state: State, referee: Referee) -> None:
    assert [set(texts(bits(hand)).split()) for hand in state.hands] == referee.hands
    assert [(meld.owner, set(texts(bits(meld.cards)).split())) for meld in state.melds] == referee.melds
    assert texts(state.stock).split() == referee.stock
    assert texts(reversed(state.discard)).split() == referee.discard
    if referee.result is None:
        assert (state.phase, state.turn) == ("drawn" if referee.drawn else "start", referee.turn)
        assert sorted(TONK.legal(state, state.turn)) == sorted(referee.legal())
    else:
        assert_same_settlement(state, referee.result)


def assert_same_settlement(state: State, result: dict[str, Any]) -> None:
    settlement = state.settlements[-1]
    assert state.phase in ("settled", "over")
    assert dict(enumerate(settlement.change)) == result["change"]
    assert list(settlement.winners) == result["winners"]
    shown = [seat for seat, hand in enumerate(settlement.shown) if hand is not None]
    assert [seat for seat in shown if state.hands[seat]] == [seat for seat in result["shown"] if state.hands[seat]]


def bits(mask: int) -> list[int]:
    return [card for card in range(53) if mask >> card & 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_and_the_engine_agree_through_whole_matches(players: int) -> None:
    random = Random(players)
    for number, options in enumerate(all_combinations()):
        options["stake"] = random.choice((1, 2, 5))
        play_side_by_side(players, {**options, "games": 4}, number, random)


def play_side_by_side(players: int, options: dict[str, Any], seed: int, random: Random) -> None:
    match = Match(players, seeded(seed), **options)
    options = TONK.parse_options(players, options)
    totals = [0] * players
    while True:
        dealt = next(event for event in reversed(match.log) if event["e"] == "dealt")
        assert sorted(texts(dealt["cards"]).split()) == sorted(pack(options["deck"]))
        referee = Referee.deal(players, options, dealt["dealer"], texts(dealt["cards"]).split())
        play_one_game(match, referee, random)
        assert referee.result is not None
        totals = [total + referee.result["change"][seat] for seat, total in enumerate(totals)]
        assert list(match.state.totals) == totals
        if match.state.phase == "over":
            return
        match.play("a next")


def play_one_game(match: Match, referee: Referee, random: Random) -> None:
    assert_agreement(match.state, referee)
    while referee.result is None:
        moves = sorted(referee.legal())
        # Dropping at random would end most games in their first round.
        calm = [move for move in moves if move != "drop"] if random.random() < 0.9 else moves
        text = random.choice(calm)
        match.play(f"{'abcd'[referee.turn]} {text}")
        referee.play(text)
        assert_agreement(match.state, referee)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_and_the_engine_agree_in_positions_thrown_together(players: int) -> None:
    random = Random(10 + players)
    for options in all_combinations():
        for _ in range(12):
            fields = random_position(random, players, options)
            state, referee = position(**fields), referee_at(fields)
            assert_agreement(state, referee)
            for text in sorted(referee.legal()):
                after, beside = state, referee_at(fields)
                for event in TONK.decide(state, state.turn, text, seeded(0)):
                    after = TONK.evolve(after, event)
                beside.play(text)
                assert_agreement(after, beside)
