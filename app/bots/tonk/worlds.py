"""What a seat knows of a game of Tonk, and worlds: states that look to this seat like the one that it is in.

Known are the own hand, the melds on the table and the top discard (N4). Every other card is dealt at random: to the
other hands, to the covered discards and to the stock, as many as there are.
"""

from __future__ import annotations

from random import Random

from app.bots.api import BotView
from app.bots.tonk.policy import REGULAR, least_useful, more_points
from app.games.kit.cards import CARD_OF_TEXT
from app.games.kit.seats import SEAT_LETTERS
from app.games.tonk.melds import DECKS, POINTS, cards_of, mask_of, points_of
from app.games.tonk.ruleset import rules_of
from app.games.tonk.state import Meld, State, begun

MOST_TRIES = 8  # for a world in which nobody would have dropped before


class Knowledge:
    """A view, read."""

    def __init__(self, view: BotView) -> None:
        table, mine, letters = view.table, view.mine, SEAT_LETTERS[: view.players]
        self.rules = rules_of(view.players, view.options)
        self.seat = view.seat
        self.hand = mask_of(CARD_OF_TEXT[text] for text in mine["hand"])
        self.top = None if table["top"] is None else CARD_OF_TEXT[table["top"]]
        self.melds = tuple(Meld(letters.index(one["owner"]), _mask(one["cards"])) for one in table["melds"])
        self.counts = [table["counts"][letter] for letter in letters]
        self.drew = None if mine["drew"] is None else CARD_OF_TEXT[mine["drew"]]
        waits = table["waits"]
        self.turn = letters.index(table["turn"])
        self._base = begun(self.rules, letters.index(table["dealer"]))._replace(
            phase=table["phase"],
            turn=self.turn,
            game=table["game_no"],
            melds=self.melds,
            waits=tuple(waits[letter] if waits else 0 for letter in letters),
            drew=self.drew,
            totals=tuple(table["totals"][letter] for letter in letters),
        )
        self._stock, self._covered = int(table["stock"]), int(table["discards"]) - (self.top is not None)
        seen = self.hand | (0 if self.top is None else 1 << self.top)
        for meld in self.melds:
            seen |= meld.cards
        self.unseen = [card for card in DECKS[self.rules.deck].cards if not seen >> card & 1]

    def world(self, chance: Random) -> State:
        """A state that may be the true one, the hidden cards at random.

        What lies covered was thrown away by somebody. So everybody else is dealt as many cards more as they have thrown
        away, and throws away what a player would; what is left is the hand.
        """
        for _ in range(MOST_TRIES):
            world, might_have_dropped = self._any_world(chance)
            if not might_have_dropped:
                break
        return world

    def _any_world(self, chance: Random) -> tuple[State, bool]:
        """A world, and whether somebody in it would rather have dropped than gone on."""
        pool = list(self.unseen)
        chance.shuffle(pool)
        hands, covered, is_odd = [0] * self.rules.players, list[int](), False
        for seat, count in enumerate(self.counts):
            thrown = self._thrown(seat)
            if seat == self.seat:
                hands[seat] = self.hand
                some, pool = pool[: 2 * thrown], pool[2 * thrown :]
                some.sort(key=lambda card: POINTS[card])
                covered += some[thrown:]
                pool += some[:thrown]
            else:
                hand, pool = mask_of(pool[: count + thrown]), pool[count + thrown :]
                drawn = 0
                for number in range(thrown):
                    card = least_useful(hand)
                    if number == thrown - 1:
                        drawn = 1 << chance.choice(list(cards_of(hand)))
                        before = points_of(hand ^ drawn)
                        is_odd = is_odd or (self._might_drop(seat, before))
                    hand ^= 1 << card
                    covered.append(card)
                hands[seat] = hand
        chance.shuffle(pool)
        more = self._covered - len(covered)
        covered += pool[:more]
        pool = pool[max(0, more) :]
        discard = covered if self.top is None else (self.top, *covered)
        state = self._base._replace(hands=tuple(hands), stock=tuple(pool[: self._stock]), discard=tuple(discard))
        return state, is_odd

    def _might_drop(self, seat: int, points: int) -> bool:
        """Whether a seat with so many points at the beginning of its last turn would have dropped then."""
        if self._base.waits[seat]:
            return False
        ahead = 1.0
        for other, count in enumerate(self.counts):
            if other != seat:
                ahead *= more_points(points, count, REGULAR.a_card, REGULAR.spread)
        return ahead >= REGULAR.sure

    def _thrown(self, seat: int) -> int:
        """About how many of the covered discards are the seat's: everybody throws in turn."""
        players = self.rules.players
        # The top one, if there is any, was the last player's.
        behind = (self.turn - 1 - seat) % players
        return (self._covered + (self.top is not None) - 1 + players - behind) // players - (
            behind == 0 and self.top is not None
        )


def _mask(texts: list[str]) -> int:
    return mask_of(CARD_OF_TEXT[text] for text in texts)
