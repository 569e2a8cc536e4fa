"""The rule book of a table: every rule for players, in words made from the data that the engine plays by.

A topic is one point of the rules, and its variants are the ways in which an option can rule it. Our own readings ([D]
of the rules pages) are marked. The example of N14 is settled by the engine itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from app.games.api import Json, Paragraph
from app.games.kit.cards import RANKS
from app.games.kit.rulebook import Pen, marked
from app.games.tonk.melds import DECKS, MISSING_FROM_40, POINTS, mask_of, points_of
from app.games.tonk.ruleset import MAX_PLAYERS, MIN_PLAYERS, Rules, parse_options, rules_of
from app.games.tonk.rulewords import WORDS
from app.games.tonk.settlement import HIGH_POINTS, settle_drop
from app.games.tonk.state import WAIT_AFTER_MELD

PREFIX = "rule-tonk"
USUAL_HAND = 5
COURT = "JQK"
EXAMPLE = ("A5", "4", "AT")  # ranks that Anna, Ben and Carla hold, N14

Paragraphs = Iterator[Paragraph]


def rulebook(players: int, options: Mapping[str, Json]) -> tuple[Paragraph, ...]:
    """The rules for options that `ruleset.parse_options` has completed, marked where the standard differs."""
    standard = parse_options(players, {})
    return marked(_book(rules_of(players, options)), _book(rules_of(players, standard)))


def _book(rules: Rules) -> Paragraphs:
    for section, write in SECTIONS.items():
        yield from write(Pen(PREFIX, WORDS, section), rules)


def _cards(pen: Pen, rules: Rules) -> Paragraphs:
    deck = DECKS[rules.deck].cards
    ranks = [RANKS[card] for card in deck if card < len(RANKS)]
    yield pen("players", "", low=MIN_PLAYERS, high=MAX_PLAYERS, players=rules.players)
    missing = [RANKS[rank] for rank in sorted(MISSING_FROM_40)]
    if all(rank in ranks for rank in missing):
        yield pen("deck", "N1 N25", "full", option="deck", count=len(deck))
    else:
        before = _word(RANKS[min(MISSING_FROM_40) - 1])
        yield pen("deck", "N1 N25", "short", option="deck", count=len(deck), missing=_words(missing), before=before)
    yield pen("ace", "N1", cards="A", points=_points("A"))
    numbers = [rank for rank in ranks if rank not in f"A{COURT}"]
    yield pen("numbers", "N1", cards="".join(numbers), numbers=_words(numbers))
    yield pen("court", "N1", cards=COURT, points=_points("K"))


def _deal(pen: Pen, rules: Rules) -> Paragraphs:
    yield pen("cut", "N2")
    yield pen("cut-tie", "N2", ours=True)
    yield pen("next-dealer", "N2")
    yield pen("deal", "N3 N23", option="hand_size", count=rules.hand_size)
    yield pen("hidden", "N4")
    low, high = HIGH_POINTS
    numbers = {"low": low, "high": high}
    if _in_chips(rules):
        yield pen("high", "N5", "chips", also=numbers, double=2 * rules.stake)
    else:
        yield pen("high", "N5 N27", "points", also=numbers)
    if rules.hand_size != USUAL_HAND:
        yield pen("high-seven", "N23", ours=True, also=numbers, count=rules.hand_size)
    if rules.low_tonk is None:
        yield pen("low", "N22", "off", option="low_tonk")
        yield pen("several", "N5")
    else:
        yield pen("low", "N22", "on", option="low_tonk", points=rules.low_tonk)
        yield pen("several", "N5 N22", ours=True)


def _turn(pen: Pen, rules: Rules) -> Paragraphs:
    yield pen("begin", "N6")
    yield pen("drop", "N6 N12")
    yield pen("draw", "N7")
    yield pen("lay", "N8")
    yield pen("discard", "N9")
    yield pen("discard-same", "N9", ours=True)
    yield pen("melds", "N10")
    if rules.wait:
        yield pen("wait", "N21", "on", option="wait", turns=WAIT_AFTER_MELD)
    else:
        yield pen("wait", "N21", "off", option="wait")
    yield pen("must-meld", "N24", "on" if rules.must_meld else "off", option="must_meld")
    if rules.must_meld:
        yield pen("must-meld-limits", "N24", ours=True)


def _end(pen: Pen, rules: Rules) -> Paragraphs:
    stake, double = rules.stake, 2 * rules.stake
    if _in_chips(rules):
        yield pen("tonk", "N11", "chips", double=double)
        yield pen("out", "N11", "chips", stake=stake)
        yield pen("dropped", "N12", "chips", stake=stake)
        yield pen("caught", "N12", "chips", stake=stake, double=double)
    else:
        yield pen("tonk", "N11 N27", "points")
        yield pen("out", "N11 N27", "points")
        yield pen("dropped", "N12 N27", "points")
        yield pen("caught", "N12 N27", "points", ours=True)
    yield _example(pen, rules)
    yield pen("empty-stock", "N13")
    if _in_chips(rules):
        yield pen("stock", "N13", "chips", stake=stake)
        yield pen("shown", "N16", "chips", ours=True)
    else:
        yield pen("stock", "N13 N27", "points")
        yield pen("shown", "N16 N27", "points", ours=True)


def _example(pen: Pen, rules: Rules) -> Paragraph:
    """N14: what the engine makes of it with the stake and the way of counting of this table."""
    hands = tuple(mask_of(suit * 13 + RANKS.index(rank) for suit, rank in enumerate(held)) for held in EXAMPLE)
    anna, ben, carla = (points_of(hand) for hand in hands)
    told = {"anna": anna, "ben": ben, "carla": carla}
    settlement = settle_drop(replace(rules, players=len(hands)), 1, hands, 0)
    if _in_chips(rules):
        caught, fewest = (payment.amount for payment in settlement.payments)
        return pen("example", "N14", "chips", also=told, caught=caught, fewest=fewest, up=settlement.change[1])
    caught, up, fewest = settlement.change
    return pen("example", "N14 N27", "points", also=told, caught=caught, fewest=fewest, up=up)


def _match(pen: Pen, rules: Rules) -> Paragraphs:
    counting = rules.scoring
    yield pen("scoring", "N15 N27", counting, option="scoring")
    yield pen("stake", "N26", counting, option="stake", stake=rules.stake)
    yield pen("start", "N26", counting, option="starting_chips", chips=rules.starting_chips)
    if _in_chips(rules):
        yield pen("below-zero", "N15", ours=True)
    yield _games(pen, rules.games)
    yield pen("winner", "N15" if _in_chips(rules) else "N15 N27", counting)


def _games(pen: Pen, games: int | None) -> Paragraph:
    if games is None:
        return pen("games", "N15 N26", "open", option="games")
    if games == 1:
        return pen("games", "N15 N26", "one", option="games")
    return pen("games", "N15 N26", "many", option="games", games=games)


def _in_chips(rules: Rules) -> bool:
    return rules.scoring == "chips"


def _points(rank: str) -> int:
    return POINTS[RANKS.index(rank)]


def _words(ranks: list[str]) -> str:
    return ", ".join(map(_word, ranks))


def _word(rank: str) -> str:
    """As it stands on the card, but for the ten and the court cards, which the sentences name."""
    return "10" if rank == "T" else rank


SECTIONS: dict[str, Callable[[Pen, Rules], Paragraphs]] = {
    "cards": _cards,
    "deal": _deal,
    "turn": _turn,
    "end": _end,
    "match": _match,
}
