"""Checks a scenario of a track game (notation.md, "Scenario files"): a position, a hand, and what the rules say of it.

Hands that are left out hold cards that do not matter: here UNKNOWN cards, which have no moves. When a check names a
move of such a seat, the seat holds that card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from app.errors import Refusal
from app.games.api import Json, Seat
from app.games.kit.cards import parse_card, parse_cards
from app.games.kit.seats import SEAT_LETTERS
from app.games.track import rules
from app.games.track.board import Position
from app.games.track.cards import CARDS, UNKNOWN
from app.games.track.notation import (
    Spelled,
    parse_move,
    parse_position,
    print_move,
    print_position,
    quoted,
)
from app.games.track.ruleset import Rules
from app.games.track.state import NOBODY, OVER, PLAY, State, begun, evolve
from app.games.track.walk import Move, moved

FIELDS = frozenset({"name", "game", "players", "options", "position", "hands", "turn", "stock", "checks"})
UNKNOWN_HAND = (UNKNOWN,) * 5


class Unreadable(Exception):
    """A scenario that cannot be read; says why."""


def check_scenario(doc: Mapping[str, Json]) -> list[str]:
    """Each difference between what the scenario says and what the rules give; empty when it passes. Never raises."""
    try:
        scene = _Scene(read_state(doc))
        checks = _need(doc.get("checks"), list, "checks")
        if not checks:
            raise Unreadable("there are no checks")
        problems: list[str] = []
        for number, check in enumerate(checks, 1):
            found = scene.check(_need(check, Mapping, f"check {number}"))
            problems += [f"check {number}: {problem}" for problem in found]
    except (Unreadable, Refusal) as error:
        return [f"cannot be read: {error}"]
    return problems


def read_state(doc: Mapping[str, Json]) -> State:
    """The state that the scenario begins with. Raises Unreadable or a Refusal."""
    unknown = sorted(str(name) for name in doc if name not in FIELDS)
    if unknown:
        raise Unreadable(f"unknown field {unknown[0]!r}")
    game_rules = _rules(doc)
    position = parse_position(game_rules, _need(doc.get("position"), str, "position"))
    turn = _seat(game_rules, doc.get("turn"))
    hands: list[tuple[int, ...]] = [
        UNKNOWN_HAND if seat in game_rules.seats else () for seat in range(game_rules.board.sections)
    ]
    for letter, cards in _need(doc.get("hands", {}), Mapping, "hands").items():
        hands[_seat(game_rules, letter)] = parse_cards(_need(cards, str, f"the hand of {letter}"))
    if not hands[turn]:
        raise Unreadable(f"{SEAT_LETTERS[turn]} is to play and has no cards")
    stock = parse_cards(_need(doc.get("stock") or "", str, "stock"))
    state = begun(game_rules, turn)
    return state._replace(phase=PLAY, position=position, turn=turn, leader=turn, hands=tuple(hands), stock=stock)


def _rules(doc: Mapping[str, Json]) -> Rules:
    from app.games.track import GAMES, TrackGame  # the games are made of modules like this one

    game = GAMES.get(_need(doc.get("game"), str, "game"))
    if not isinstance(game, TrackGame):
        raise Unreadable(f"{quoted(doc['game'])} is not a track game")
    players = _need(doc.get("players"), int, "players")
    return game.rules(players, game.parse_options(players, _need(doc.get("options") or {}, Mapping, "options")))


class _Scene:
    """The state of a scenario while its checks are made, in order."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.expects: dict[str, Callable[[Json], list[str]]] = {
            "moves": self._moves,
            "outcomes": self._outcomes,
            "legal": self._legal,
            "illegal": self._illegal,
            "position": self._position,
            "turn": self._turn,
            "winners": self._winners,
            "points": self._points,
        }

    def check(self, check: Mapping[str, Json]) -> list[str]:
        unknown = sorted(str(key) for key in check if key != "play" and key not in self.expects)
        if unknown or not check:
            raise Unreadable(f"unknown check {unknown[0]!r}" if unknown else "an empty check")
        problems = self._play(_need(check["play"], str, "play")) if "play" in check else []
        for key, expected in check.items():
            if key != "play":
                problems += self.expects[key](expected)
        return problems

    def _play(self, text: str) -> list[str]:
        try:
            held = self._holding(text)
            for event in rules.act(held, held.turn, text):
                held = evolve(held, event)
        except Refusal as refusal:
            return [f"{text} is refused ({refusal.reason.rule or refusal.reason.code}): {refusal}"]
        self.state = held._replace(phase=OVER) if rules.winners(held.rules, held.position) else held
        return []

    def _holding(self, text: str) -> State:
        """The state in which the seat to play holds the card of the move, when its hand is not known."""
        state = self.state
        if state.turn == NOBODY or UNKNOWN not in state.hands[state.turn]:
            return state
        said = parse_move(state.rules.board, text)
        return state if said.card is None else self._with_card(said.card)

    def _with_card(self, card: int) -> State:
        state = self.state
        hand = state.hands[state.turn]
        if card in hand or UNKNOWN not in hand:
            return state
        hands = list(state.hands)
        hands[state.turn] = (card, *hand[: hand.index(UNKNOWN)], *hand[hand.index(UNKNOWN) + 1 :])
        return state._replace(hands=tuple(hands))

    def _moves_of(self, text: Json) -> list[Move] | None:
        """What the card of the hand can do, or None when nobody is to play or the card is not in the hand."""
        card = parse_card(_need(text, str, "a card"))
        if self.state.phase != PLAY or self.state.turn == NOBODY:
            return None
        held = self._with_card(card)
        return list(CARDS[card].moves(rules.turn_of(held))) if card in held.hands[held.turn] else None

    def _moves(self, expected: Json) -> list[str]:
        problems: list[str] = []
        for name, texts in _need(expected, Mapping, "moves").items():
            moves = self._moves_of(name)
            wanted = [_need(text, str, "a move") for text in _need(texts, list, f"the moves of {name}")]
            if moves is None:
                problems.append(f"{name} is not a card that can be played now")
            elif CARDS[parse_card(name)].does in ("seven", "swap"):
                problems += self._same_outcomes(name, moves, wanted)
            else:
                problems += _differences(
                    f"{name} moves", {print_move(parse_card(name), move) for move in moves}, wanted
                )
        return problems

    def _same_outcomes(self, name: str, moves: Sequence[Move], wanted: Sequence[str]) -> list[str]:
        """A 7 or a jack: each outcome in one spelling, whichever that is."""
        problems = []
        spelled: dict[Position, str] = {}
        for text in wanted:
            position = self._after(text)
            if position is None:
                problems.append(f"{text} is not legal")
            elif position in spelled:
                problems.append(f"{text} is the same outcome as {spelled[position]}")
            else:
                spelled[position] = text
        outcomes = self._positions(moves)
        missing = [move for position, move in outcomes.items() if position not in spelled]
        return problems + [f"{name} moves: {print_move(parse_card(name), move)} is missing" for move in missing]

    def _after(self, text: str) -> Position | None:
        """The position after a legal move; None when it is not legal."""
        said = parse_move(self.state.rules.board, text)
        held = self._holding(text)
        if not isinstance(said, Spelled) or rules.refusals(held, held.turn, said):
            return None
        move = rules.find(rules.turn_of(held), said)
        return None if move is None else moved(held.rules.board, held.position, move)

    def _positions(self, moves: Iterable[Move]) -> dict[Position, Move]:
        state = self.state
        return {moved(state.rules.board, state.position, move): move for move in moves}

    def _outcomes(self, expected: Json) -> list[str]:
        problems: list[str] = []
        state = self.state
        for name, texts in _need(expected, Mapping, "outcomes").items():
            moves = self._moves_of(name)
            if moves is None:
                problems.append(f"{name} is not a card that can be played now")
                continue
            got = {print_position(state.rules, position) for position in self._positions(moves)}
            wanted = [_need(text, str, "a position") for text in _need(texts, list, f"the outcomes of {name}")]
            normal = [print_position(state.rules, parse_position(state.rules, text)) for text in wanted]
            problems += _differences(f"{name} outcomes", got, normal)
        return problems

    def _legal(self, expected: Json) -> list[str]:
        problems = []
        for text in _need(expected, list, "legal"):
            try:
                held = self._holding(_need(text, str, "a legal move"))
                against = rules.refusals(held, held.turn, parse_move(held.rules.board, text))
            except Refusal as refusal:
                against = [refusal.reason]
            if against:
                problems.append(f"{text} is not legal: {against[0].rule or against[0].code}: {against[0].sentence}")
        return problems

    def _illegal(self, expected: Json) -> list[str]:
        problems = []
        wanted = dict.fromkeys(expected) if isinstance(expected, list) else _need(expected, Mapping, "illegal")
        for text, rule in wanted.items():
            against = self._rules_against(_need(text, str, "an illegal move"))
            if not against:
                problems.append(f"{text} is legal")
            elif rule is not None and rule not in against:
                named = " and ".join(dict.fromkeys(filter(None, against))) or "no rule"
                problems.append(f"{text} is illegal by {named}, not by {rule}")
        return problems

    def _rules_against(self, text: str) -> list[str | None]:
        try:
            held = self._holding(text)
            return [reason.rule for reason in rules.refusals(held, held.turn, parse_move(held.rules.board, text))]
        except Refusal as refusal:
            return [refusal.reason.rule]

    def _position(self, expected: Json) -> list[str]:
        rules_ = self.state.rules
        wanted = print_position(rules_, parse_position(rules_, _need(expected, str, "position")))
        got = print_position(rules_, self.state.position)
        return [] if got == wanted else [f"the position is {got}, not {wanted}"]

    def _turn(self, expected: Json) -> list[str]:
        over = self.state.phase == OVER or self.state.turn == NOBODY
        turn = None if over else SEAT_LETTERS[self.state.turn]
        return [] if turn == expected else [f"the turn is {_nobody(turn)}, not {_nobody(expected)}"]

    def _winners(self, expected: Json) -> list[str]:
        won = [SEAT_LETTERS[seat] for seat in rules.winners(self.state.rules, self.state.position)]
        wanted = sorted(str(letter) for letter in _need(expected or [], list, "winners"))
        if won == wanted:
            return []
        return [
            f"{' and '.join(won)} have won, not {wanted}" if won else f"the game is not over, so {wanted} have not won"
        ]

    def _points(self, expected: Json) -> list[str]:
        state = self.state
        wanted = dict(_need(expected, Mapping, "points"))
        won = rules.winners(state.rules, state.position)
        if not won or state.rules.points is None:
            return ["there are no points: " + ("the game is not over" if not won else "this match counts none")]
        got = {SEAT_LETTERS[seat]: points for seat, points in rules.points_of(state.rules, state.position, won).items()}
        return [] if got == wanted else [f"the points are {got}, not {wanted}"]


def _differences(what: str, got: set[str], wanted: Sequence[str]) -> list[str]:
    twice = [text for text in dict.fromkeys(wanted) if wanted.count(text) > 1]
    return [
        *(f"{what}: {text} is missing" for text in sorted(got - set(wanted))),
        *(f"{what}: {text} is too much" for text in sorted(set(wanted) - got)),
        *(f"{what}: {text} stands there twice" for text in twice),
    ]


def _nobody(letter: Json) -> str:
    return "nobody’s" if letter is None else f"{letter}’s"


def _need(value: Json, kind: type, name: str) -> Json:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Unreadable(f"{name} is missing or not a {kind.__name__}")
    return value


def _seat(game_rules: Rules, letter: Json) -> Seat:
    place = SEAT_LETTERS.find(letter) if isinstance(letter, str) and len(letter) == 1 else NOBODY
    if place not in game_rules.seats:
        raise Unreadable(f"{letter!r} is not a seat of {game_rules.players} players")
    return place
