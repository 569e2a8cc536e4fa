"""The rule book of a table: every rule for players, in words made from the data that the engine plays by.

A topic is one point of the rules, and its variants are the ways in which a ruleset or an option can rule it. Numbers
are those of the engine. What is our own reading of the sources is marked ([D] of the rules pages): in general here, for
one game alone by `silent` of its ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from app.games.api import Json, Paragraph, Seat
from app.games.kit.cards import JOKER, RANKS
from app.games.kit.rulebook import Pen, marked
from app.games.track.board import CROSSING, HOLOGRAM, HOME, PAWNS, SECTION, Board, board_of
from app.games.track.cards import JOKER_CARD, OF_RANK
from app.games.track.options import OPTIONS, Table, parse_options
from app.games.track.ruleset import (
    HANDS,
    CrossingRule,
    DealerRule,
    JackOther,
    NoMoveRule,
    OverStartRule,
    Ruleset,
    SevenRule,
    deck_of,
    teams_of,
)
from app.games.track.rulewords import WORDS
from app.games.track.split import MOST_PARTS, SEVEN
from app.games.track.walk import BACK, FIVE

PREFIX = "rule-track"
BEHIND = SECTION - BACK  # where a backward 4 from the own start ends

Paragraphs = Iterator[Paragraph]


class Rules(NamedTuple):
    """What the book reads: the engine's `Rules` without the ways of pawns, which take long to work out."""

    ruleset: Ruleset
    players: int
    options: Mapping[str, Json]
    board: Board
    teams: tuple[tuple[Seat, ...], ...]
    deck: tuple[int, ...]
    sizes: tuple[int, ...]


def rulebook(ruleset: Ruleset, players: int, options: Mapping[str, Json]) -> tuple[Paragraph, ...]:
    """The rules for options that `options.parse_options` has completed, marked where the standard differs."""
    standard = parse_options(ruleset, players, {})
    return marked(_book(ruleset, players, options), _book(ruleset, players, standard))


def _book(ruleset: Ruleset, players: int, options: Mapping[str, Json]) -> Paragraphs:
    board = board_of(players)
    teams = teams_of(board.seats, options["teams"])
    deck = deck_of(players, options.get("jokers", ruleset.jokers))
    rules = Rules(ruleset, players, options, board, teams, deck, HANDS[options["deal"]])
    for section, write in SECTIONS.items():
        yield from write(Pen(PREFIX, WORDS, section, ruleset.silent), rules)


def _board(pen: Pen, rules: Rules) -> Paragraphs:
    ruleset, board = rules.ruleset, rules.board
    usual, other = (", ".join(map(str, some)) for some in (ruleset.usual_players, ruleset.other_players))
    yield pen("players", "R3", name=ruleset.name, usual=usual, other=other)
    yield pen("section", "R1", section=SECTION, crossing=CROSSING, dot=HOLOGRAM)
    yield pen("ring", "R2", ring=board.ring)
    if board.sections == rules.players:
        yield pen("seats", "R3", "all", sections=board.sections)
    else:
        yield pen("seats", "R3", "two", sections=board.sections, dot=HOLOGRAM, ours=True)
    yield from _home(pen, rules)
    yield pen("pawns", "R5", pawns=PAWNS)


def _home(pen: Pen, rules: Rules) -> Paragraphs:
    opening = rules.options["home_after"]
    if opening == HOLOGRAM:
        yield pen("home", "R4 R53", "always", option="home_after", opening=opening, home=HOME)
    else:
        numbers = {"opening": opening, "home": HOME, "dot": HOLOGRAM}
        yield pen("home", "R4 R53", "or-stop", option="home_after", ours=True, also=numbers)
        yield pen("dead-end", "R4 R18", ours=True, dot=HOLOGRAM, back=BACK, five=FIVE)
    yield pen("home-others", "R4", section=SECTION)
    yield pen("progress", "R4", dot=HOLOGRAM)


def _deals(pen: Pen, rules: Rules) -> Paragraphs:
    jokers = rules.deck.count(JOKER)
    yield pen("deck", "R6", ranks=len(RANKS), count=len(rules.deck) - jokers)
    yield pen("deck-order", "R6", ours=True)
    yield _jokers(pen, rules, jokers)
    sizes = ", ".join(map(str, rules.sizes))
    if len(rules.sizes) > 1:
        yield pen("deal", "R7", "hands", option="deal", hands=len(rules.sizes), sizes=sizes)
    else:
        yield pen("deal", "R7", "one", option="deal", ours=True, sizes=sizes)
    yield pen("stock", "R7")
    yield pen("first-dealer", "R8")
    one_a_round = rules.ruleset.dealer is DealerRule.ONE_A_ROUND
    yield pen("dealer", "R8", "round" if one_a_round else "hand", ours=one_a_round)
    yield pen("lead", "R9")
    yield from _exchange(pen, rules)
    yield pen("hidden", "R11")


def _jokers(pen: Pen, rules: Rules, jokers: int) -> Paragraph:
    option = "jokers" if "jokers" in rules.ruleset.options else None
    if jokers > 1:
        return pen("jokers", "R6", "many", option=option, jokers=jokers)
    if jokers:
        return pen("jokers", "R6", "one", option=option, ours=rules.players == 2)
    return pen("jokers", "R6 R53", "none", option=option, ours=True)


def _exchange(pen: Pen, rules: Rules) -> Paragraphs:
    way = rules.options["exchange"]
    variant = "mates" if way == "team" and len(rules.teams[0]) == 2 else way
    numbers = "R10 R52" if rules.players == 2 else "R10"
    # The sources have the exchange to the left for odd numbers of players only.
    ours = way == "left" and _alone(rules) and rules.players % 2 == 0
    yield pen("exchange", numbers, variant, option="exchange", ours=ours)
    if way in ("team", "left"):
        yield pen("exchange-secret", "R10")
    if way != "none":
        yield pen("exchange-every", "R10")


def _turn(pen: Pen, rules: Rules) -> Paragraphs:
    yield pen("turn", "R12")
    yield pen("must-play", "R12")
    folds = rules.ruleset.no_move is NoMoveRule.FOLD
    yield pen("no-move", "R13", "fold" if folds else "discard", ours=folds)
    yield pen("hand-end", "R14")
    if _alone(rules):
        yield pen("win", "R15 R41", "alone", pawns=PAWNS)
    else:
        yield pen("win", "R15", "team")
    yield pen("whole-card", "R15", seven=SEVEN)
    yield pen("own-pawns", "R16", "alone" if _alone(rules) else "team", pawns=PAWNS)


def _walking(pen: Pen, rules: Rules) -> Paragraphs:
    yield pen("forward", "R17")
    yield pen("lap", "R18", home=HOME)
    yield pen("in-home", "R19")
    swaps = rules.ruleset.jack_own_may_be_safe
    yield pen("safe", "R20", "from-others" if swaps else "from-all", five=FIVE)
    yield pen("safe-foreign", "R20", ours=True)
    yield pen("corners", "R20")
    yield pen("capture", "R21")
    yield pen("passing", "R22")
    yield pen("backward", "R23", behind=BEHIND)
    yield pen("backward-home", "R24")


def _crossings(pen: Pen, rules: Rules) -> Paragraphs:
    if _must_jump(rules):
        yield pen("crossing", "R25", "must", crossing=CROSSING, back=BACK)
    else:
        yield pen("crossing", "R25", "may", section=SECTION, back=BACK, ours=True)
    yield pen("crossing-parts", "R25")
    yield pen("jump", "R26")
    yield pen("jump-captures", "R26", ours=True)
    yield pen("jump-start", "R27", ours=True)
    yield pen("jump-swap", "R28", ours=True)


def _cards(pen: Pen, rules: Rules) -> Paragraphs:
    walkers = "".join(rank for rank, card in OF_RANK.items() if card.does == "walk" and card.steps == _number(rank))
    yield pen("ace", "R30", cards="A", steps=OF_RANK["A"].steps)
    yield pen("numbers", "R31", cards=walkers, numbers=", ".join(str(_number(rank)) for rank in walkers))
    yield pen("four", "R33", cards="4", back=BACK)
    if rules.ruleset.over_start is OverStartRule.WHEN_EMPTY:
        yield pen("four-start", "R33", "empty", cards="4", ours=True, back=BACK, behind=BEHIND)
    else:
        yield pen("four-start", "R33", "never", cards="4")
    yield from _five(pen, rules)
    yield from _seven(pen, rules)
    yield from _jack(pen, rules)
    yield pen("queen", "R31", cards="Q", steps=OF_RANK["Q"].steps)
    yield pen("king", "R37", cards="K", steps=OF_RANK["K"].steps)
    yield pen("king-jump", "R37", cards="K")
    yield from _joker(pen, rules)
    yield pen("enter", "R32")


def _five(pen: Pen, rules: Rules) -> Paragraphs:
    yield pen("five", "R34", "alone" if _alone(rules) else "team", cards="5", five=FIVE)
    yield pen("five-way", "R34", cards="5", ours=True)
    yield pen("five-lands", "R34", "must" if _must_jump(rules) else "may", cards="5")


def _seven(pen: Pen, rules: Rules) -> Paragraphs:
    yield pen("seven", "R35", cards="7", seven=SEVEN, parts=MOST_PARTS)
    whole_team = rules.ruleset.seven is SevenRule.TEAM
    yield pen("seven-whose", "R35", "alone" if _alone(rules) else "team" if whole_team else "own", cards="7")


def _jack(pen: Pen, rules: Rules) -> Paragraphs:
    ruleset = rules.ruleset
    yield pen("jack", "R36", cards="J")
    yield pen("jack-own", "R36", "any" if ruleset.jack_own_may_be_safe else "unsafe", cards="J")
    seat = "seat-alone" if _alone(rules) else "seat-team"
    yield pen("jack-other", "R36", "any" if ruleset.jack_other is JackOther.ANY_OTHER else seat, cards="J")
    yield pen("jack-order", "R36", cards="J")
    yield pen("jack-progress", "R36", cards="J")


def _joker(pen: Pen, rules: Rules) -> Paragraphs:
    if JOKER not in rules.deck:
        yield pen("joker", "R38", "none", cards="X")
        return
    yield pen("joker", "R38", cards="X", steps=JOKER_CARD.steps)
    yield pen("joker-draw", "R38", cards="X")


def _teams(pen: Pen, rules: Rules) -> Paragraphs:
    choice, size = rules.options["teams"], len(rules.teams[0])
    numbers = {"two": {"size": size}, "pairs": {"size": size, "teams": len(rules.teams)}}
    yield pen("teams", "R40", choice, option="teams", also=numbers.get(choice, {}))


def _agreed(pen: Pen, rules: Rules) -> Paragraphs:
    ruleset = rules.ruleset
    if rules.options.get("hologram"):
        yield pen("hologram", "R50", "on", option="hologram", dot=HOLOGRAM, back=BACK, five=FIVE)
    elif "hologram" in ruleset.options:
        yield pen("hologram", "R50", "off", option="hologram", dot=HOLOGRAM)
    else:
        yield pen("hologram", "R50 R53", "never", name=ruleset.name, dot=HOLOGRAM)
    points = rules.options.get("points")
    if points:
        yield pen("points", "R51", "on", option="points", also=points)
        yield pen("points-winner", "R51")
    elif "points" in ruleset.options:
        yield pen("points", "R51", "off", option="points")
    else:
        yield pen("points", "R51 R53", "never", name=ruleset.name)
    first, second = OPTIONS["home_after"](Table(ruleset, rules.players)).choices
    yield pen("agree", "R53", first=first, second=second)


def _alone(rules: Rules) -> bool:
    return len(rules.teams) == rules.players


def _must_jump(rules: Rules) -> bool:
    return rules.ruleset.crossing is CrossingRule.MUST_FORWARD


def _number(rank: str) -> int:
    """The number that stands on the card, 0 for a picture card or an ace."""
    return 10 if rank == "T" else int(rank) if rank.isdigit() else 0


SECTIONS: dict[str, Callable[[Pen, Rules], Paragraphs]] = {
    "board": _board,
    "deals": _deals,
    "turn": _turn,
    "walking": _walking,
    "crossings": _crossings,
    "cards": _cards,
    "teams": _teams,
    "agreed": _agreed,
}
