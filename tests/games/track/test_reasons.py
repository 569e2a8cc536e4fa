"""Why not: each reason where it is due, with rule, squares and seats, and none missing."""

from __future__ import annotations

import re
from random import Random

import pytest

from app.errors import Reason
from app.games.kit.cards import CARD_TEXT
from app.games.track import rules
from app.games.track.notation import parse_move
from app.games.track.reasons import of_a_card
from app.games.track.state import State
from tests.games.track.tables import random_match, random_options, scene

EMPTY = {4: "b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0"}
RULE = re.compile(r"R([1-9]|1[0-9]|2[0-8]|3[0-8]|4[01]|5[0-3])")


def against(state: State, text: str) -> list[Reason]:
    return rules.refusals(state, state.turn, parse_move(state.rules.board, text))


def why(state: State, card: str) -> Reason:
    turn = rules.turn_of(state)
    return of_a_card(turn, CARD_TEXT.index(card))


CROWD = "a:a0,a18,b15,a+2 b:b0,b0,b18,c9 c:c0,c0,d3,c+1 d:d0,d0,d0,d18"


@pytest.mark.parametrize(
    ("text", "code", "rule", "squares"),
    [
        ("3h b15-b18", "safe-pawn", "R20", ("b15", "b18")),
        ("As a0-a18", "start-taken", "R32", ("a18",)),
        ("9h a0-a9", "in-yard", "R17", ("a0",)),
        ("9h d3-d12", "not-own-pawn", "R16", ("d3",)),
        ("3h a+2-a+4", "past-home", "R18", ("a+2", "a+4")),
        ("2h d4-d6", "no-pawn-there", "R31", ("d4",)),
        ("2h b15-b16", "wrong-count", "R31", ("b15", "b16")),
        ("9h c4-c13", "no-pawn-there", "R31", ("c4",)),
        ("9h b15~c9", "wrong-kind-of-move", "R31", ()),
        ("Jd b15-c9", "wrong-kind-of-move", "R36", ()),
        ("9h b15-b16,a18-b8", "only-seven-splits", "R31", ()),
        ("4h a+2-a16", "back-needs-track", "R23", ("a+2",)),
        ("4h b15-b12", "wrong-count", "R33", ("b15", "b12")),
        ("5c b15-c2", "five-own-side", "R34", ("b15",)),
        ("5c d3-d8", "five-own-side", "R34", ("d3",)),
        ("5c b18-c5", "five-safe-pawn", "R34", ("b18",)),
        ("5c c+1-c+4", "five-own-side", "R34", ("c+1",)),
        ("5c c9-c13", "wrong-count", "R34", ("c9", "c13")),
        ("Jd a18~c9", "swap-safe-pawn", "R36", ("a18",)),
        ("Jd b15~b18", "swap-safe-pawn", "R36", ("b18",)),
        ("Jd b15~b15", "swap-same-pawn", "R36", ("b15",)),
        ("Jd b15~a+2", "swap-needs-track", "R36", ("a+2",)),
        ("Jd c9~b15", "swap-not-own", "R36", ("c9",)),
        ("Jd b15~b9", "no-pawn-there", "R36", ("b9",)),
        ("7s b15-b17", "seven-not-all", "R35", ()),
        ("7s b15-c4", "safe-pawn", "R20", ("b15", "b18")),
        ("7s a18-b1,b1-b7>c7", "seven-twice", "R35", ("b1",)),
        ("7s c9-c16", "seven-not-own", "R35", ("c9",)),
    ],
)
def test_an_illegal_move_has_its_nearest_reason(text: str, code: str, rule: str, squares: tuple[str, ...]) -> None:
    state = scene("tokken", CROWD, {"a": "2h 3h As 9h Jd 4h 5c 7s"})
    reason = against(state, text)[0]
    assert (reason.code, reason.rule) == (code, rule)
    assert set(squares) <= set(reason.squares)


@pytest.mark.parametrize(
    ("position", "text", "rule_set"),
    [
        ("a:a0,a0,a0,b4", "3h b4-b7", {"R25"}),
        ("a:a0,a0,a0,a5", "2h a5-a7>b7", {"R27"}),
        ("a:a0,a0,a0,b4", "6h b4-b10>c7", {"R25"}),
        ("a:a0,a0,a0,a14", "8h a14-b4", {"R18", "R4"}),
        ("a:a0,a0,a+1,a+2", "3h a+1-a+4", {"R19"}),
        ("a:a0,a0,a0,b2", "4h b2-a+3", {"R24"}),
        ("a:a0,a0,a0,b4", "4h b4-a18", {"R33"}),
        ("a:a0,a0,a0,a0", "4h a0-a14", {"R23", "R17"}),
        ("a:a0,a0,a0,b4", "Jd b4~c0", {"R36", "R20"}),
        ("a:a0,a0,a0,b4", "fold", {"R12"}),
        ("a:a0,a0,a0,b4", "discard 2h", {"R13", "R12"}),
        ("a:a0,a0,a0,b4", "As b4-b5", {"R12"}),
        ("a:a0,a0,a0,a17", "2h a17-a+1", {"R18", "R31"}),
    ],
)
def test_every_rule_that_forbids_is_named(position: str, text: str, rule_set: set[str]) -> None:
    state = scene("tokken", f"{position} {EMPTY[4]}", {"a": "2h 3h 4h 6h 8h Jd Kd"})
    assert rule_set <= {reason.rule for reason in against(state, text)}


@pytest.mark.parametrize(
    ("game", "position", "card", "code", "rule", "words"),
    [
        ("tok", f"a:a0,a0,a0,a0 {EMPTY[4]}", "9h", "in-yard", "R17", "yard"),
        ("tok", f"a:a0,a0,a0,a0 {EMPTY[4]}", "5h", "no-opponent-on-track", "R34", "opponent"),
        ("tok", f"a:a0,a0,a0,a0 {EMPTY[4]}", "Jh", "no-own-pawn-on-track", "R36", "own pawn"),
        ("tok", f"a:a0,a0,a0,b3 {EMPTY[4]}", "Jh", "no-swap-partner", "R36", "change places"),
        ("tokken", "a:a0,a0,a0,a18 b:b0,b0,b0,c3 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "Jh", "swap-safe-pawn", "R36", "a18"),
        ("tok", f"a:a0,a0,a0,a0 {EMPTY[4]}", "4h", "back-needs-track", "R23", "track"),
        ("tok", f"a:a0,a0,a0,b2 {EMPTY[4]}", "4h", "back-over-start", "R33", "a18"),
        ("tokken", f"a:a0,a0,a0,a15 {EMPTY[4]}", "7h", "seven-does-not-fit", "R35", "a15"),
        ("tokken", f"a:a0,a0,a0,a0 {EMPTY[4]}", "7h", "in-yard", "R17", "yard"),
        ("tokken", f"a:a0,a0,a0,a15 {EMPTY[4]}", "9h", "past-home", "R18", "a+4"),
        ("tok", f"a:a0,a0,a0,a17 {EMPTY[4]}", "2h", "dead-end", "R18", "dead end"),
        ("tok", f"a:a0,a0,a+1,a+2 {EMPTY[4]}", "3h", "home-blocked", "R19", "a+2"),
        ("tok", "a:a0,a0,a0,b17 b:b0,b0,b0,b18 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "9h", "safe-pawn", "R20", "b18"),
        ("tok", "a:a0,a0,a0,a0 b:b0,b0,b0,b18 c:c0,c0,c0,c0 d:d0,d0,d0,d0", "5h", "five-safe-pawn", "R34", "b18"),
        ("tokken", "a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,a18 d:d0,d0,d0,d0", "4h", "start-occupied", "R33", "a18"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(
    game: str, position: str, card: str, code: str, rule: str, words: str
) -> None:
    reason = why(scene(game, position, {"a": card}), card)
    assert (reason.code, reason.rule) == (code, rule)
    assert words in reason.sentence
    assert reason.sentence.endswith(".")


def test_a_card_that_is_not_in_the_hand_may_be_forbidden_by_the_board_too() -> None:
    state = scene("tokken", CROWD, {"a": "9h"})
    assert [reason.rule for reason in against(state, "3h b15-b18")] == ["R12", "R20"]


def test_a_pawn_on_a_hologram_dot_is_named() -> None:
    reason = why(scene("tokken", f"a:a0,a0,a0,c17 {EMPTY[4]}", {"a": "2h"}, hologram=True), "2h")
    assert (reason.code, reason.rule) == ("on-hologram-dot", "R50")
    assert "c17" in reason.squares
    assert "yard" in reason.sentence


ATTEMPTS = (
    "{card} {a}-{b}",
    "{card} {a}~{b}",
    "{card} {a}-{b}>{c}",
    "{card} {a}-{b},{c}-{d}",
    "discard {card}",
    "fold",
)


@pytest.mark.parametrize(("key", "players"), [("tokken", 4), ("tok", 4), ("tok", 2), ("tokken", 6), ("tok", 7)])
def test_wherever_the_rules_say_no_there_is_a_reason_with_a_rule(key: str, players: int) -> None:
    dice = Random(players)
    refused = 0
    options = random_options(dice, key, players)
    for match, seat, _ in random_match(13, key, players, **options):
        state = match.state
        names = state.rules.board.names
        for _ in range(3):
            drawn = dict(zip("abcd", dice.choices(names, k=4), strict=True))
            pawns = [names[square] for square in state.position]
            drawn["a"], drawn["b"] = dice.choice(pawns), dice.choice([*pawns, drawn["b"]])
            card = CARD_TEXT[dice.choice(state.hands[seat])]
            text = dice.choice(ATTEMPTS).format(card=card, **drawn)
            reasons = rules.refusals(state, seat, parse_move(state.rules.board, text))
            assert bool(reasons) != match.game.is_legal(state, seat, text)
            for reason in reasons:
                assert RULE.fullmatch(reason.rule or ""), (text, reason)
                assert re.fullmatch(r"[a-z]+(-[a-z]+)+", reason.code)
                assert reason.sentence.endswith(".")
                assert set(reason.squares) <= set(names)
            refused += bool(reasons)
    assert refused > 100


@pytest.mark.parametrize(("key", "players"), [("tokken", 4), ("tok", 4), ("tokken", 2), ("tok", 6)])
def test_every_card_has_moves_or_a_reason(key: str, players: int) -> None:
    for match, seat, _ in random_match(14, key, players):
        for card, offer in match.game.mine(match.state, seat)["cards"].items():
            playable = bool(offer["moves"] or offer.get("parts"))
            assert playable == (offer["why"] is None), card
            if offer["why"]:
                assert RULE.fullmatch(offer["why"]["rule"])
