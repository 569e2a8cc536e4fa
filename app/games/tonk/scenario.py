"""Checks a scenario of Tonk (notation.md, "Scenario files"): a position, a hand, and what the rules say of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn

from app.errors import Refusal
from app.games.api import Json
from app.games.kit.cards import CARD_TEXT, parse_cards
from app.games.kit.seats import SEAT_LETTERS
from app.games.tonk.events import evolve, settled_event
from app.games.tonk.melds import DECKS, Mask, mask_of
from app.games.tonk.notation import parse_move, print_mask, print_move
from app.games.tonk.reasons import why_not
from app.games.tonk.rules import decide, legal_moves
from app.games.tonk.ruleset import parse_options, rules_of
from app.games.tonk.settlement import settle_deal
from app.games.tonk.state import DRAWN, OVER, SETTLED, START, Meld, State, begun

DEALT = "dealt"
FIELDS = frozenset(
    {"name", "game", "players", "options", "hands", "table", "stock", "discard", "phase", "turn", "checks"}
)


class Unreadable(Exception):
    """A scenario that cannot be read; says why."""


class _NoChance:
    """A scenario deals nothing: what would need chance cannot be read."""

    def shuffled(self, cards: Sequence[int], counter: int) -> NoReturn:
        raise Unreadable("a scenario has no deck to deal the next game from")

    def below(self, n: int, purpose: str, counter: int) -> NoReturn:
        raise Unreadable("a scenario has no chance")


def check_scenario(doc: Mapping[str, Json]) -> list[str]:
    """Each difference between what the scenario says and what the rules give; empty when it passes. Never raises."""
    try:
        state = read_position(doc)
        checks = _need(doc.get("checks"), list, "checks")
        if not checks:
            raise Unreadable("there are no checks")
        problems: list[str] = []
        for number, check in enumerate(checks, 1):
            state, found = _check(state, _need(check, dict, f"check {number}"))
            problems += [f"check {number}: {problem}" for problem in found]
    except (Unreadable, Refusal) as error:
        return [f"cannot be read: {error}"]
    return problems


def read_position(doc: Mapping[str, Json]) -> State:
    """The state that the scenario begins with. Raises Unreadable, Malformed or BadOptions."""
    unknown = sorted(str(name) for name in doc if name not in FIELDS)
    if unknown:
        raise Unreadable(f"unknown field {unknown[0]!r}")
    if doc.get("game") != "tonk":
        raise Unreadable("the game is not tonk")
    players = _need(doc.get("players"), int, "players")
    rules = rules_of(players, parse_options(players, _need(doc.get("options", {}), dict, "options")))
    turn = _seat(doc["turn"], players) if doc.get("turn") is not None else None
    state = begun(rules, dealer=((turn or 0) - 1) % players)._replace(
        game=1,
        turn=turn or 0,
        hands=_hands(_need(doc.get("hands"), dict, "hands"), players),
        melds=_melds(_need(doc.get("table", []), list, "table"), rules.deck, players),
        stock=_cards(doc.get("stock"), "stock"),
        discard=_cards(doc.get("discard"), "discard"),
    )
    _refuse_impossible_cards(state)
    return _in_phase(state, doc.get("phase", START), turn)


def _in_phase(state: State, phase: Json, turn: int | None) -> State:
    if phase not in (START, DRAWN, DEALT):
        raise Unreadable(f"the phase is start, drawn or dealt, not {phase!r}")
    if phase != DEALT:
        if turn is None:
            raise Unreadable("turn is missing")
        return state._replace(phase=phase)
    settlement = settle_deal(state.rules, state.game, state.hands)
    if settlement is None:
        return state._replace(phase=START)
    after = evolve(state, settled_event(settlement))
    return after if state.rules.games != 1 else after._replace(phase=OVER)


def _hands(texts: Mapping[str, Json], players: int) -> tuple[Mask, ...]:
    hands = [0] * players
    for letter, text in texts.items():
        hands[_seat(letter, players)] = _mask(text, f"the hand of {letter}")
    missing = [SEAT_LETTERS[seat] for seat in range(players) if SEAT_LETTERS[seat] not in texts]
    if missing:
        raise Unreadable(f"the hand of {missing[0]} is missing")
    return tuple(hands)


def _melds(rows: Sequence[Json], deck: int, players: int) -> tuple[Meld, ...]:
    melds = []
    for number, row in enumerate(rows, 1):
        fields = _need(row, dict, f"meld {number}")
        cards = _mask(fields.get("cards"), f"meld {number}")
        if cards not in DECKS[deck].fits:
            raise Unreadable(f"meld {number} is neither a set nor a run (N10)")
        melds.append(Meld(_seat(fields.get("owner"), players), cards))
    return tuple(melds)


def _refuse_impossible_cards(state: State) -> None:
    deck = DECKS[state.rules.deck].mask
    seen = 0
    piles = (mask_of(state.stock), mask_of(state.discard), *state.hands, *(meld.cards for meld in state.melds))
    for pile in piles:
        if pile & ~deck:
            raise Unreadable(f"not in this deck: {print_mask(pile & ~deck)}")
        if pile & seen:
            raise Unreadable(f"in two places: {print_mask(pile & seen)}")
        seen |= pile


def _check(state: State, check: Mapping[str, Json]) -> tuple[State, list[str]]:
    unknown = sorted(str(key) for key in check if key not in _EXPECTATIONS and key not in ("play", "legal", "illegal"))
    if unknown or not check:
        raise Unreadable(f"unknown check {unknown[0]!r}" if unknown else "an empty check")
    problems: list[str] = []
    if "play" in check:
        state = _play(state, check["play"], problems)
    problems += _check_legal(state, _need(check.get("legal", []), list, "legal"))
    problems += _check_illegal(state, _need(check.get("illegal", {}), dict, "illegal"))
    for key, expected in check.items():
        if key in _EXPECTATIONS:
            problems += _EXPECTATIONS[key](state, expected)
    return state, problems


def _play(state: State, text: Json, problems: list[str]) -> State:
    try:
        events = decide(state, state.turn, _need(text, str, "play"), _NoChance())
    except Refusal as refusal:
        problems.append(f"{text} is refused ({refusal.reason.rule or refusal.reason.code}): {refusal}")
        return state
    for event in events:
        state = evolve(state, event)
    return state


def _check_legal(state: State, texts: Sequence[Json]) -> list[str]:
    offered = {print_move(move) for move in legal_moves(state, state.turn)}
    problems = []
    for text in texts:
        try:
            move = parse_move(_need(text, str, "a legal move"))
        except Refusal as refusal:
            problems.append(f"{text} cannot be read: {refusal}")
            continue
        reasons = why_not(state, state.turn, move)
        if reasons:
            problems.append(f"{text} is not legal: {reasons[0].rule}: {reasons[0].sentence}")
        elif print_move(move) not in offered:
            problems.append(f"{text} is accepted but not offered")
    return problems


def _check_illegal(state: State, expected: Mapping[str, Json]) -> list[str]:
    problems = []
    for text, rule in expected.items():
        rules = _rules_against(state, text)
        if not rules:
            problems.append(f"{text} is legal")
        elif rule is not None and rule not in rules:
            problems.append(f"{text} is illegal by {' and '.join(sorted(filter(None, rules)))}, not by {rule}")
    return problems


def _rules_against(state: State, text: str) -> set[str | None]:
    try:
        return {reason.rule for reason in why_not(state, state.turn, parse_move(text))}
    except Refusal as refusal:
        return {refusal.reason.rule}


def _expect_hands(state: State, expected: Json) -> list[str]:
    problems = []
    for letter, text in _need(expected, dict, "hands").items():
        hand = state.hands[_seat(letter, state.rules.players)]
        if hand != _mask(text, f"the hand of {letter}"):
            problems.append(f"{letter} holds “{print_mask(hand)}”, not “{text}”")
    return problems


def _expect_table(state: State, expected: Json) -> list[str]:
    rows = _need(expected, list, "table")
    if _melds(rows, state.rules.deck, state.rules.players) == state.melds:
        return []
    laid = ", ".join(f"{SEAT_LETTERS[meld.owner]}: {print_mask(meld.cards)}" for meld in state.melds)
    return [f"on the table: {laid or 'nothing'}"]


def _expect_cards(pile: str) -> Callable[[State, Json], list[str]]:
    def expect(state: State, expected: Json) -> list[str]:
        cards: tuple[int, ...] = getattr(state, pile)
        if cards == _cards(expected, pile):
            return []
        return [f"{pile} is “{' '.join(CARD_TEXT[card] for card in cards)}”, not “{expected}”"]

    return expect


def _expect_change(scoring: str) -> Callable[[State, Json], list[str]]:
    def expect(state: State, expected: Json) -> list[str]:
        wanted = _need(expected, dict, scoring)
        if state.phase not in (SETTLED, OVER):
            return [f"the game is not over, so there are no {scoring}"]
        if state.rules.scoring != scoring:
            return [f"the game counts {state.rules.scoring}, not {scoring}"]
        change = state.settlements[-1].change
        got = {letter: change[_seat(letter, state.rules.players)] for letter in wanted}
        return [] if got == wanted else [f"{scoring} {got}, not {dict(wanted)}"]

    return expect


def _expect_over(state: State, expected: Json) -> list[str]:
    over = state.phase in (SETTLED, OVER)
    return [] if over is _need(expected, bool, "over") else [f"the game is {'' if over else 'not '}over"]


def _expect_turn(state: State, expected: Json) -> list[str]:
    turn = SEAT_LETTERS[state.turn] if state.phase in (START, DRAWN) else None
    return [] if turn == expected else [f"the turn is {turn}'s, not {expected}'s"]


def _expect_winners(state: State, expected: Json) -> list[str]:
    if state.phase not in (SETTLED, OVER):
        return ["the game is not over, so nobody has won"]
    winners = [SEAT_LETTERS[seat] for seat in state.settlements[-1].winners]
    wanted = sorted(str(letter) for letter in _need(expected, list, "winners"))
    return [] if winners == wanted else [f"{winners} have won, not {wanted}"]


def _expect_phase(state: State, expected: Json) -> list[str]:
    return [] if state.phase == expected else [f"the phase is {state.phase}, not {expected}"]


_EXPECTATIONS: dict[str, Callable[[State, Json], list[str]]] = {
    "hands": _expect_hands,
    "table": _expect_table,
    "stock": _expect_cards("stock"),
    "discard": _expect_cards("discard"),
    "chips": _expect_change("chips"),
    "points": _expect_change("points"),
    "over": _expect_over,
    "turn": _expect_turn,
    "winners": _expect_winners,
    "phase": _expect_phase,
}


def _need(value: Json, kind: type, name: str) -> Json:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Unreadable(f"{name} is missing or not a {kind.__name__}")
    return value


def _seat(letter: Json, players: int) -> int:
    seat = SEAT_LETTERS[:players].find(letter) if isinstance(letter, str) and len(letter) == 1 else -1
    if seat < 0:
        raise Unreadable(f"{letter!r} is not a seat of {players} players")
    return seat


def _cards(text: Json, name: str) -> tuple[int, ...]:
    cards = parse_cards(_need("" if text is None else text, str, name))
    if len(set(cards)) < len(cards):
        raise Unreadable(f"{name} names a card twice")
    return cards


def _mask(text: Json, name: str) -> Mask:
    return mask_of(_cards(text, name))
