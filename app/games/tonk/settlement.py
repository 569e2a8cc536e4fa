"""Who gets what at the end of a game: chips (N5, N11 to N14, N22) or points (N27). Pure sums over hands."""

from __future__ import annotations

from typing import NamedTuple

from app.games.tonk.melds import Mask, points_of
from app.games.tonk.ruleset import Rules

Hands = tuple[Mask, ...]

TONK, OUT, DROPPED, CAUGHT, STOCK, HIGH, LOW, SEVERAL = (
    "tonk",
    "out",
    "drop",
    "caught",
    "stock",
    "high",
    "low",
    "several",
)
FEWEST = "fewest"  # why somebody pays who was not caught: another one has the fewest points
HIGH_POINTS = (49, 50)


class Payment(NamedTuple):
    """Chips that pass from one seat to another, and why."""

    payer: int
    payee: int
    amount: int
    why: str
    rule: str


class Settlement(NamedTuple):
    """How one game ended. `change` is each seat's chips or points of this game; `shown` each hand that all may see."""

    game: int
    how: str
    rule: str
    seat: int | None  # who ended the game by a move; None after the deal
    winners: tuple[int, ...]  # who has won, or writes 0; empty after a draw
    double: bool
    payments: tuple[Payment, ...]
    change: tuple[int, ...]
    shown: tuple[Mask | None, ...]


def settle_deal(rules: Rules, game: int, hands: Hands) -> Settlement | None:
    """The end of a game by special hands (N5, N22); None when nobody holds one and the game is played."""
    special = {}
    for seat, hand in enumerate(hands):
        points = points_of(hand)
        if points in HIGH_POINTS:
            special[seat] = HIGH
        elif rules.low_tonk is not None and points <= rules.low_tonk:
            special[seat] = LOW
    if not special:
        return None
    if len(special) > 1:
        rule = "N22" if LOW in special.values() else "N5"
        return _drawn(rules, Ending(game, SEVERAL, rule, None), hands, tuple(special))
    (winner, how), *_ = special.items()
    return _won(rules, Ending(game, how, "N5" if how == HIGH else "N22", None), hands, winner, double=True)


def settle_tonk(rules: Rules, game: int, hands: Hands, seat: int) -> Settlement:
    """The last card left the seat's hand by melding or laying off (N11)."""
    return _won(rules, Ending(game, TONK, "N11", seat), hands, seat, double=True)


def settle_out(rules: Rules, game: int, hands: Hands, seat: int) -> Settlement:
    """The seat discarded its last card (N11)."""
    return _won(rules, Ending(game, OUT, "N11", seat), hands, seat)


def settle_drop(rules: Rules, game: int, hands: Hands, seat: int) -> Settlement:
    """The seat dropped: it alone has the fewest points, or it is caught (N12)."""
    counts = [points_of(hand) for hand in hands]
    if all(counts[seat] < count for other, count in enumerate(counts) if other != seat):
        return _won(rules, Ending(game, DROPPED, "N12", seat), hands, seat)
    return _caught(rules, game, hands, seat)


def settle_stock(rules: Rules, game: int, hands: Hands, seat: int) -> Settlement:
    """The seat asked for a card of the empty stock (N13)."""
    fewest = _fewest([points_of(hand) for hand in hands], range(len(hands)))
    ending = Ending(game, STOCK, "N13", seat)
    if len(fewest) > 1:
        return _drawn(rules, ending, hands, tuple(range(len(hands))))
    return _won(rules, ending, hands, fewest[0])


class Ending(NamedTuple):
    """The part of a settlement that is known before the sums are done."""

    game: int
    how: str
    rule: str
    seat: int | None


def _won(rules: Rules, ending: Ending, hands: Hands, winner: int, *, double: bool = False) -> Settlement:
    others = [seat for seat in range(len(hands)) if seat != winner]
    factor = 2 if double else 1
    payments: tuple[Payment, ...] = ()
    if rules.scoring == "points":
        change = tuple(0 if seat == winner else factor * points_of(hand) for seat, hand in enumerate(hands))
    else:
        amount = factor * rules.stake
        payments = tuple(Payment(seat, winner, amount, ending.how, ending.rule) for seat in others)
        change = _sums(len(hands), payments)
    return Settlement(*ending, (winner,), double, payments, change, _shown_after(rules, ending.how, hands, winner))


def _drawn(rules: Rules, ending: Ending, hands: Hands, needed: tuple[int, ...]) -> Settlement:
    shown = tuple(hand if seat in needed else None for seat, hand in enumerate(hands))
    return Settlement(*ending, (), False, (), (0,) * rules.players, shown)


def _caught(rules: Rules, game: int, hands: Hands, dropper: int) -> Settlement:
    counts = [points_of(hand) for hand in hands]
    others = [seat for seat in range(len(hands)) if seat != dropper]
    fewest = _fewest(counts, others)
    payments: tuple[Payment, ...] = ()
    if rules.scoring == "points":
        written = {**{seat: counts[seat] for seat in others}, **dict.fromkeys(fewest, 0), dropper: 2 * counts[dropper]}
        change = tuple(written[seat] for seat in range(len(hands)))
    else:
        payments = (*_double_stakes(rules, counts, dropper), *_single_stakes(rules, others, fewest))
        change = _sums(len(hands), payments)
    return Settlement(game, CAUGHT, "N12", dropper, tuple(fewest), True, payments, change, hands)


def _double_stakes(rules: Rules, counts: list[int], dropper: int) -> list[Payment]:
    catchers = [seat for seat, count in enumerate(counts) if seat != dropper and count <= counts[dropper]]
    return [Payment(dropper, seat, 2 * rules.stake, CAUGHT, "N12") for seat in catchers]


def _single_stakes(rules: Rules, others: list[int], fewest: list[int]) -> list[Payment]:
    if len(fewest) > 1:
        return []
    return [Payment(seat, fewest[0], rules.stake, FEWEST, "N12") for seat in others if seat != fewest[0]]


def _fewest(counts: list[int], seats: list[int] | range) -> list[int]:
    least = min(counts[seat] for seat in seats)
    return [seat for seat in seats if counts[seat] == least]


def _sums(players: int, payments: tuple[Payment, ...]) -> tuple[int, ...]:
    change = [0] * players
    for payment in payments:
        change[payment.payer] -= payment.amount
        change[payment.payee] += payment.amount
    return tuple(change)


def _shown_after(rules: Rules, how: str, hands: Hands, winner: int) -> tuple[Mask | None, ...]:
    """The hands that the rules need to see (N16): all where they are compared or written down, else the special one."""
    if rules.scoring == "points" or how in (DROPPED, STOCK):
        return hands
    needed = winner if how in (HIGH, LOW) else None
    return tuple(hand if seat == needed else None for seat, hand in enumerate(hands))
