"""What leaves: table, hand, plan and tellings in the shapes of protocol.md, and never a card too much (R11)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from app.errors import Illegal, Malformed
from app.games.track import view
from app.games.track.state import State, evolve
from tests.games.track.tables import SEATS, Dealt, Match, game_of, played_out, random_match, scene

TABLE = {
    "phase", "turn", "to_act", "dealer", "leader", "deck", "hand", "size", "sections", "home_after", "hologram",
    "teams", "position", "counts", "stock", "pile", "out", "exchange", "last", "game_no", "points",
}  # fmt: skip
MOVE = {"text", "kind", "from", "to", "slides", "harm"}
PART = {"text", "steps", "from", "to", "slides", "harm"}
EMPTY = "b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0"


def mine(state: State, letter: str = "a") -> dict[str, Any]:
    return view.mine(state, SEATS.index(letter))


def only_move(state: State, card: str) -> dict[str, Any]:
    (move,) = mine(state)["cards"][card]["moves"]
    return dict(move)


def test_a_table_has_the_fields_of_the_protocol() -> None:
    match = Match("tokken", 4, Dealt(dealer=3), exchange="none")
    table = match.table()
    assert set(table) == TABLE
    assert table | {"pile": [], "counts": {}} == {
        "phase": "play", "turn": "a", "to_act": ["a"], "dealer": "d", "leader": "a", "deck": 1, "hand": 1, "size": 5,
        "sections": 4, "home_after": 17, "hologram": False, "teams": [["a", "c"], ["b", "d"]],
        "position": f"a:a0,a0,a0,a0 {EMPTY}", "counts": {}, "stock": 34, "pile": [], "out": [], "exchange": None,
        "last": None, "game_no": 1, "points": None,
    }  # fmt: skip
    assert table["counts"] == {"a": 5, "b": 5, "c": 5, "d": 5}


def test_two_players_are_a_and_c_in_everything_that_is_shown() -> None:
    table = Match("tok", 2, Dealt(), exchange="left").table()
    assert (table["teams"], table["to_act"], table["sections"]) == ([["a"], ["c"]], ["a", "c"], 4)
    assert table["exchange"] == {"way": "left", "to": {"a": "c", "c": "a"}, "chosen": []}
    assert set(table["counts"]) == {"a", "c"}


def test_a_walk_is_shown_with_its_path() -> None:
    state = scene("tok", f"a:a0,a0,a0,b3 {EMPTY}", {"a": "2h"})
    assert only_move(state, "2h") == {
        "text": "2h b3-b5", "kind": "walk", "from": "b3", "to": "b5", "harm": [],
        "slides": [{"owner": "a", "how": "walk", "from": "b3", "path": ["b4", "b5"]}],
    }  # fmt: skip


def test_a_jump_is_shown_with_both_captures_in_order() -> None:
    state = scene("tokken", "a:a0,a0,a0,b5 b:b0,b0,b0,b7 c:c0,c0,c0,c7 d:d0,d0,d0,d0", {"a": "2h"})
    move = only_move(state, "2h")
    assert (move["text"], move["to"], move["harm"]) == ("2h b5-b7>c7", "c7", ["c"])
    assert [(slide["owner"], slide["how"], slide["path"][-1]) for slide in move["slides"]] == [
        ("a", "walk", "b7"),
        ("b", "captured", "b0"),
        ("a", "jump", "c7"),
        ("c", "captured", "c0"),
    ]


def test_the_king_is_shown_capturing_in_the_order_of_the_way() -> None:
    state = scene("tok", "a:a18,b8,b10,c18 b:b0,b0,b0,b9 c:c0,c0,c0,b12 d:d0,d0,d0,d0", {"a": "Kd"})
    move = next(move for move in mine(state)["cards"]["Kd"]["moves"] if move["from"] == "b8")
    assert [slide["from"] for slide in move["slides"]] == ["b8", "b9", "b10", "b12"]
    assert move["harm"] == ["a", "c"]


@pytest.mark.parametrize(
    ("card", "kind", "how"),
    [("As", "enter", "enter"), ("4h", "back", "back"), ("5c", "five", "walk"), ("Jd", "swap", "swap")],
)
def test_every_kind_of_move_is_named(card: str, kind: str, how: str) -> None:
    state = scene("tokken", "a:a0,a0,a0,b14 b:b0,b0,b0,c3 c:c0,c0,c0,c0 d:d0,d0,d0,d0", {"a": card})
    move = mine(state)["cards"][card]["moves"][0]
    assert (move["kind"], move["slides"][0]["how"]) == (kind, how)
    assert set(move) == MOVE


def test_a_swap_names_the_own_pawn_first_and_slides_both() -> None:
    state = scene("tokken", "a:a0,a0,a0,b14 b:b0,b0,b0,c3 c:c0,c0,c0,c0 d:d0,d0,d0,d0", {"a": "Jd"})
    move = only_move(state, "Jd")
    assert (move["text"], move["from"], move["to"]) == ("Jd b14~c3", "b14", "c3")
    assert [(slide["owner"], slide["path"]) for slide in move["slides"]] == [("a", ["c3"]), ("b", ["b14"])]


def test_slides_lead_to_the_position_after_the_move() -> None:
    for key in ("tokken", "tok"):
        for match, seat, text in random_match(5, key, 4):
            before = match.state
            offers = match.game.mine(before, seat)["cards"].values()
            for move in [move for offer in offers for move in offer["moves"]]:
                event = match.game.decide(before, seat, move["text"], match.chance)[0]
                assert event["slides"] == move["slides"], text


def test_a_seven_offers_the_parts_that_can_be_completed() -> None:
    state = scene("tok", f"a:a0,a0,b8,d8 {EMPTY}", {"a": "7s"})
    offer = mine(state)["cards"]["7s"]
    assert (offer["plan"], offer["moves"], offer["only"], offer["why"]) == (True, [], None, None)
    assert {part["text"] for part in offer["parts"]} == {
        *(f"b8-b{end}" for end in range(9, 16)),
        *(f"d8-d{end}" for end in range(9, 16)),
    }
    assert all(set(part) == PART for part in offer["parts"])


def test_a_seven_with_one_outcome_offers_it_whole() -> None:
    state = scene("tok", f"a:a16,a17,a+1,a+3 {EMPTY}", {"a": "7s"}, home_after=17)
    only = mine(state)["cards"]["7s"]["only"]
    assert only["text"] == "7s a+3-a+4,a+1-a+3,a17-a+2,a16-a+1"
    assert set(only) == MOVE
    assert len(only["slides"]) == 4


def test_a_plan_goes_on_part_by_part() -> None:
    state = scene("tok", f"a:a0,a0,b8,d8 {EMPTY}", {"a": "7s"})
    plan = view.plan(state, 0, {"card": "7s", "parts": ["b8-b11"]})
    assert {"card": plan["card"], "text": plan["text"], "left": plan["left"], "complete": plan["complete"]} == {
        "card": "7s", "text": "7s b8-b11", "left": 4, "complete": None,
    }  # fmt: skip
    assert plan["position"] == f"a:a0,a0,b11,d8 {EMPTY}"
    assert [part["text"] for part in plan["parts"]] == ["d8-d12"]
    whole = view.plan(state, 0, {"card": "7s", "parts": ["b8-b11", "d8-d12"]})
    assert (whole["left"], whole["parts"], whole["complete"]) == (0, [], "7s b8-b11,d8-d12")
    begun = view.plan(state, 0, {"card": "7s", "parts": []})
    assert (begun["left"], begun["text"], len(begun["parts"])) == (7, "7s", 14)


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        ({}, "bad-plan"),
        ({"card": "7s"}, "bad-plan"),
        ({"card": 7, "parts": []}, "bad-plan"),
        ({"card": "7s", "parts": "b8-b9"}, "bad-plan"),
        ({"card": "7s", "parts": [8]}, "bad-plan"),
        ({"card": "7s", "parts": ["b8-b9"] * 9}, "bad-plan"),
        ({"card": "9h", "parts": []}, "bad-plan"),
        ({"card": "7x", "parts": []}, "bad-card"),
        ({"card": "7s", "parts": ["b8"]}, "bad-move"),
        ({"card": "7s", "parts": ["b8-b9,d8-d9"]}, "bad-plan"),
        ({"card": "7s", "parts": ["b8-z9"]}, "bad-square"),
        ({"card": "7s" * 5000, "parts": []}, "bad-card"),
    ],
)
def test_a_plan_that_cannot_be_read_is_malformed(ask: dict[str, Any], code: str) -> None:
    with pytest.raises(Malformed) as caught:
        view.plan(scene("tok", f"a:a0,a0,b8,d8 {EMPTY}", {"a": "7s 9h"}), 0, ask)
    assert caught.value.reason.code == code
    assert len(caught.value.reason.sentence) < 200


@pytest.mark.parametrize(
    ("seat", "parts", "code", "rule"),
    [
        (1, [], "not-your-turn", "R9"),
        (0, ["b8-b16"], "seven-too-far", "R35"),
        (0, ["b8-b9", "b9-b10"], "seven-twice", "R35"),
        (0, ["a0-a18"], "in-yard", "R17"),
        (0, ["c8-c9"], "no-pawn-there", "R35"),
    ],
)
def test_a_plan_that_cannot_be_completed_says_why(seat: int, parts: list[str], code: str, rule: str) -> None:
    state = scene("tok", f"a:a0,b8,d8,a+1 {EMPTY}", {"a": "7s"})
    with pytest.raises(Illegal) as caught:
        view.plan(state, seat, {"card": "7s", "parts": parts})
    assert (caught.value.reason.code, caught.value.reason.rule) == (code, rule)


def test_parts_that_lead_nowhere_are_no_plan() -> None:
    state = scene("tok", f"a:a0,a0,b8,a+1 {EMPTY}", {"a": "7s"})
    with pytest.raises(Illegal) as caught:
        view.plan(state, 0, {"card": "7s", "parts": ["a+1-a+4", "b8-b9"]})
    assert (caught.value.reason.code, caught.value.reason.rule) == ("seven-does-not-fit", "R35")


def test_all_plans_of_random_sevens_can_be_completed() -> None:
    dice = Random(1)
    completed = 0
    for key in ("tok", "tokken"):
        for match, seat, _ in random_match(6, key, 4):
            for card, offer in match.game.mine(match.state, seat)["cards"].items():
                if not offer.get("plan") or not offer["parts"]:
                    continue
                plan = {"parts": offer["parts"], "left": 7, "complete": None}
                parts: list[str] = []
                while plan["left"]:
                    parts.append(dice.choice(plan["parts"])["text"])
                    plan = match.game.plan(match.state, seat, {"card": card, "parts": parts})
                assert match.game.is_legal(match.state, seat, plan["complete"])
                completed += 1
    assert completed > 20


def test_offered_moves_and_listed_moves_are_the_same() -> None:
    for key in ("tok", "tokken"):
        for match, seat, _ in random_match(7, key, 3):
            seen = match.game.mine(match.state, seat)
            offered = {move["text"] for offer in seen["cards"].values() for move in offer["moves"]}
            listed = {text for text in match.game.legal(match.state, seat) if text[0] != "7"}
            assert offered | set(seen["acts"]) == listed


def test_who_is_not_to_play_is_told_whose_turn_it_is() -> None:
    state = scene("tok", f"a:a0,a0,a0,b3 {EMPTY}", {"a": "2h", "b": "As 7s"})
    cards = mine(state, "b")["cards"]
    assert cards["As"]["why"]["code"] == cards["7s"]["why"]["code"] == "not-your-turn"
    assert cards["As"]["why"]["seats"] == ["a"]
    assert (cards["As"]["moves"], cards["7s"]["parts"], mine(state, "b")["acts"]) == ([], [], [])


def test_in_an_exchange_every_card_can_be_given_and_none_be_played() -> None:
    match = Match("tok", 4, Dealt(["As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h"], dealer=3))
    seen = match.mine("a")
    assert seen["acts"] == ["give As", "give 5s", "give 9s", "give Ks", "give 4h"]
    assert {offer["why"]["code"] for offer in seen["cards"].values()} == {"exchange-first"}
    assert (seen["received"], seen["gave"]) == (None, None)
    match.play("a give As")
    after = match.mine("a")
    assert (after["acts"], after["gave"], after["received"]) == ([], "As", None)
    assert {offer["why"]["code"] for offer in after["cards"].values()} == {"already-given"}
    assert match.table()["exchange"]["chosen"] == ["a"]


def test_equal_cards_have_one_entry() -> None:
    six = "a:a0,a0,a0,b3 b:b0,b0,b0,b0 c:c0,c0,c0,c0 d:d0,d0,d0,d0 e:e0,e0,e0,e0 f:f0,f0,f0,f0"
    seen = mine(scene("tok", six, {"a": "2h 2h 9h 9h"}))
    assert (seen["hand"], list(seen["cards"])) == (["2h", "2h", "9h", "9h"], ["2h", "9h"])


def hidden_redealt(state: State, seat: int, dice: Random) -> State:
    """The same moment with everything shuffled that the seat does not know."""
    others = [other for other in state.rules.seats if other != seat]
    unknown = [card for other in others for card in state.hands[other]] + list(state.stock)
    dice.shuffle(unknown)
    hands = list(state.hands)
    chosen, gave, got = list(state.chosen), list(state.gave), list(state.got)
    for other in others:
        count = len(hands[other])
        hands[other], unknown = tuple(unknown[:count]), unknown[count:]
        chosen[other] = hands[other][0] if chosen[other] is not None else None
        gave[other] = got[other] = dice.randrange(52) if gave[other] is not None else None
    return state._replace(
        hands=tuple(hands), stock=tuple(unknown), chosen=tuple(chosen), gave=tuple(gave), got=tuple(got)
    )


@pytest.mark.parametrize(("key", "players"), [("tok", 4), ("tokken", 3), ("tok", 2), ("tokken", 6)])
def test_what_a_seat_sees_does_not_depend_on_hidden_cards(key: str, players: int) -> None:
    dice = Random(2)
    for number, (match, _, _) in enumerate(random_match(8, key, players)):
        if number % 7:
            continue
        for seat in match.game.seats(players):
            other = hidden_redealt(match.state, seat, dice)
            assert match.game.table(other) == match.game.table(match.state)
            assert match.game.mine(other, seat) == match.game.mine(match.state, seat)


def cards_in(told: Any) -> set[str]:
    """Every text in a telling that is a card."""
    if isinstance(told, dict):
        return {card for value in told.values() for card in cards_in(value)}
    if isinstance(told, list):
        return {card for value in told for card in cards_in(value)}
    return {told} if isinstance(told, str) and (told == "X" or (len(told) == 2 and told[1] in "shdc")) else set()


def known_cards(event: dict[str, Any], letter: str | None) -> set[str]:
    """The cards of a logged event that the seat may know."""
    kind = event["e"]
    if kind == "dealt":
        return set(event["hands"].get(letter, ()))
    if kind == "chose":
        return {event["card"]} if event["seat"] == letter else set()
    if kind == "exchanged":
        return {event[side][letter] for side in ("gave", "got") if letter in event[side]}
    if kind == "moved":
        own = {event["drawn"]} if event["drew"] and event["seat"] == letter else set()
        return {event["card"]} | own
    return cards_in(event) if kind in ("laid", "discarded") else set()


@pytest.mark.parametrize(
    ("key", "players", "options"),
    [("tok", 4, {}), ("tokken", 2, {"exchange": "blind"}), ("tokken", 3, {"points": {"games": 2}})],
)
def test_a_telling_names_no_card_that_the_seat_may_not_know(key: str, players: int, options: dict[str, Any]) -> None:
    match = played_out(9, key, players, **options)
    for event in match.log:
        for seat in (None, *match.game.seats(players)):
            letter = None if seat is None else SEATS[seat]
            told = match.game.tell(event, seat)
            assert told is not None
            assert told["e"] == event["e"]
            assert cards_in(told) == known_cards(event, letter), event["e"]


def test_an_event_of_another_kind_is_not_told() -> None:
    assert game_of("tok").tell({"e": "secret", "cards": ["As"]}, 0) is None


@pytest.mark.parametrize(("key", "players"), [("tokken", 4), ("tok", 5)])
def test_everything_that_leaves_is_json(key: str, players: int) -> None:
    match = next(random_match(10, key, players))[0]
    for number, (match, seat, _) in enumerate(random_match(10, key, players)):
        if number % 5 == 0:
            json.dumps([match.table(), match.game.mine(match.state, seat)])
    assert json.loads(json.dumps(match.log)) == match.log


def test_a_log_read_from_json_folds_to_the_same_state() -> None:
    match = played_out(12, "tok", 4)
    log = json.loads(json.dumps(match.log))
    state = match.game.evolve(None, log[0])
    for event in log[1:]:
        state = evolve(state, event)
    assert state == match.state
