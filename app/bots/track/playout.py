"""A hand played to its end in a world, by a quick policy for everybody, without events: what a search looks at.

Follows R9 to R16: clockwise, who has no card or cannot play is passed, a joker draws another card (R38). It ends with
the hand or with the game; chance was in the world already.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.bots.track.moves import Option, kind_of, options
from app.bots.track.regular import waits
from app.bots.track.worth import KEPT_KINDS, fast
from app.games.api import Seat
from app.games.kit.cards import JOKER
from app.games.track.board import Position
from app.games.track.cards import CARDS, Turn
from app.games.track.ruleset import NoMoveRule, Rules
from app.games.track.state import without

NARROW = 1  # beginnings of a 7 that are carried on with
THRIFT = 0.8  # how much a card that is kept counts
MOST_MOVES = 80

Hands = list[tuple[int, ...]]


class Playout:
    """Plays hands of one match. `rates` are by seat, made once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.rates: dict[Seat, Callable[[Position], float]] = {seat: fast(rules, seat) for seat in rules.seats}
        self._folds = rules.ruleset.no_move is NoMoveRule.FOLD

    def after(self, hands: Hands, stock: tuple[int, ...], seat: Seat, option: Option) -> tuple[Hands, tuple[int, ...]]:
        """The hands and the stock after a move."""
        hands = list(hands)
        hands[seat] = without(hands[seat], option.card)
        if option.card == JOKER and stock:
            hands[seat], stock = (*hands[seat], stock[0]), stock[1:]
        return hands, stock

    def to_end(self, position: Position, hands: Hands, stock: tuple[int, ...], seat: Seat, chance: Random) -> Position:
        """The position when the hand or the game is over. `seat` has just played."""
        for _ in range(MOST_MOVES):
            if self._is_won(position, seat):
                return position
            following = self._holder(hands, seat)
            if following is None:
                return position
            seat = following
            option = self._pick(position, hands[seat], seat, chance)
            if option is not None:
                position = option.after
                hands, stock = self.after(hands, stock, seat, option)
            elif self._folds:
                hands[seat] = ()
            else:
                hands[seat] = without(hands[seat], min(hands[seat], key=lambda card: KEPT_KINDS[kind_of(card)]))
        return position

    def _pick(self, position: Position, hand: tuple[int, ...], seat: Seat, chance: Random) -> Option | None:
        rate, best, chosen = self.rates[seat], float("-inf"), None
        turn = Turn(self.rules, position, seat)
        saves = waits(self.rules, position, seat)
        keeps = THRIFT * (len(hand) - 1) / len(hand)
        for option in options(turn, hand, rate, NARROW):
            worth = KEPT_KINDS[kind_of(option.card)]
            if not saves and CARDS[option.card].enters:
                worth *= 0.3
            value = rate(option.after) - keeps * worth + chance.random()
            if value > best:
                best, chosen = value, option
        return chosen

    def _holder(self, hands: Hands, seat: Seat) -> Seat | None:
        for _ in self.rules.seats:
            seat = self.rules.next_seat[seat]
            if hands[seat]:
                return seat
        return None

    def _is_won(self, position: Position, seat: Seat) -> bool:
        all_home = self.rules.board.all_home
        return all(all_home(position, mate) for mate in (seat, *self.rules.mates[seat]))
