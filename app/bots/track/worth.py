"""What a position and the cards kept are worth to a team, at a glance. Points: a pawn on its start has about ten.

A pawn is worth more the nearer it is to its home, most of all in it (R4); the worth of a pawn that others can reach
from behind counts less, by how likely it is that one of them holds the card for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from app.bots.track.moves import kind_of
from app.games.api import Seat
from app.games.kit.cards import RANKS
from app.games.track.board import PAWNS, Board, Position
from app.games.track.cards import CARDS, OF_RANK
from app.games.track.ruleset import Rules
from app.games.track.walk import SWEEP

WON = 400.0
OUT = 10.0  # a pawn that has come out
WAY = 38.0  # all the way round
NEAR = 5.0  # more for a pawn from which a card can lead into the home
HOME = 60.0
DEEPER = 1.5  # for each home square further in
LEADER, OTHERS = 0.6, 0.4  # how the best of the other teams counts, and their average

# How likely it is that a hand of five of somebody holds one of the four cards of a rank, of 54.
RANK_IN_HAND = 0.3
SPLIT_IN_HAND = 0.3  # a 7 reaches everything up to seven steps

KEPT: Mapping[str, float] = {"5": 0.0, "2": 0.3, "3": 0.3, "6": 0.3, "8": 0.4, "9": 0.4, "T": 0.4, "Q": 0.4} | {
    "J": 3.0, "4": 3.0, "7": 3.5, "K": 6.5, "A": 6.5,
}  # fmt: skip
KEPT_KINDS = (*(KEPT[rank] for rank in RANKS), 8.0)


@lru_cache(maxsize=64)
def values_of(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """[seat][square]: what a pawn of the seat is worth there."""
    board = rules.board
    return tuple(tuple(_value(board, seat, square) for square in range(len(board.names))) for seat in _sections(board))


def _sections(board: Board) -> range:
    return range(board.sections)


def _value(board: Board, seat: Seat, square: int) -> float:
    progress = board.progress[seat][square]
    if progress < 0:
        return 0.0
    if board.is_home(square):
        return HOME + DEEPER * (progress - board.ring)
    left = board.ring - progress
    return OUT + WAY * progress / board.ring + (NEAR if left <= SWEEP else 0.0)


@lru_cache(maxsize=64)
def reach_of(ring: int) -> tuple[float, ...]:
    """[distance]: how likely it is that a pawn so far behind can hit, by a walk of one of the cards (R30 to R38)."""
    odds = [0.0] * ring
    for card in OF_RANK.values():
        if card.steps and not card.sweeps:
            odds[card.steps] += RANK_IN_HAND
    for distance in range(1, SWEEP + 1):
        odds[distance] += RANK_IN_HAND
        if distance <= len("seven!!"):
            odds[distance] += SPLIT_IN_HAND
    return tuple(min(0.8, chance) for chance in odds)


def fast(rules: Rules, seat: Seat) -> Callable[[Position], float]:
    """The worth of positions to the seat's team, without dangers."""
    values, owners = values_of(rules), rules.board.owner_of_pawn
    by_pawn = tuple(values[owner] for owner in owners)
    team_of = {mate: number for number, team in enumerate(rules.teams) for mate in team}
    own, count = team_of[seat], len(rules.teams)
    teams = tuple(team_of.get(owner, -1) for owner in owners)
    size = len(rules.teams[own])
    weights = tuple(size / len(team) for team in rules.teams)
    full = tuple(HOME * PAWNS * len(team) for team in rules.teams)

    def rate(position: Position) -> float:
        sums = [0.0] * (count + 1)  # the last one for sections without a seat
        for value, team, square in zip(by_pawn, teams, position, strict=True):
            sums[team] += value[square]
        worth = 0.0
        best = total = 0.0
        for team in range(count):
            # Only with every pawn home is a team worth that much.
            won = WON if sums[team] >= full[team] else 0.0
            if team == own:
                worth = sums[team] + won
            else:
                other = sums[team] * weights[team] + won
                total += other
                best = max(best, other)
        return worth - LEADER * best - OTHERS * total / (count - 1)

    return rate


def careful(rules: Rules, seat: Seat, cards: Mapping[Seat, int]) -> Callable[[Position], float]:
    """The worth of positions to the seat's team, less what others are likely to send back. `cards`: in each hand."""
    board, values, rate = rules.board, values_of(rules), fast(rules, seat)
    odds = reach_of(board.ring)
    mates = (seat, *rules.mates[seat])

    def rate_with_care(position: Position) -> float:
        return rate(position) - sum(_risk(position, mate) for mate in mates)

    def _risk(position: Position, mate: Seat) -> float:
        lost = 0.0
        for square in board.pawns_of(position, mate):
            if square >= board.ring or board.safe_seat[square] == mate:
                continue
            safe = 1.0
            for other in rules.opponents[mate]:
                for behind in board.pawns_of(position, other):
                    if behind < board.ring:
                        safe *= 1.0 - odds[(square - behind) % board.ring] * min(1.0, cards[other] / 5)
            lost += (1.0 - safe) * values[mate][square]
        return lost

    return rate_with_care


def kept(hand: Iterable[int], can_enter: bool) -> float:
    """What cards in the hand are worth; those that enter a pawn less when none waits (R32)."""
    worth, known = 0.0, set[int]()
    for card in hand:
        value = KEPT_KINDS[kind_of(card)]
        if CARDS[card].enters and not can_enter:
            value *= 0.3
        # Of two cards of a kind the second one is of less use.
        worth += value * (0.6 if kind_of(card) in known else 1.0)
        known.add(kind_of(card))
    return worth
