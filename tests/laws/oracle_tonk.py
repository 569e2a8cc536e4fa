"""A referee for Tonk, written straight from the rules page, slowly and plainly, sharing nothing with the engine.

Cards are texts, hands are sets of them, moves are texts. Nothing is clever here: a meld is looked for by trying every
handful of cards; waiting is kept as the number of the turn until which a seat may not drop. What this referee and the
engine both say may still be wrong, but hardly by the same slip.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any

SUITS = ["s", "h", "d", "c"]
STANDARD = {
    "wait": False,
    "low_tonk": None,
    "hand_size": 5,
    "must_meld": False,
    "deck": 52,
    "stake": 1,
    "games": None,
    "starting_chips": 0,
    "scoring": "chips",
}


def ranks(deck: int) -> list[str]:
    """N1, N25: the ranks in the order of runs."""
    if deck == 40:
        return ["A", "2", "3", "4", "5", "6", "7", "J", "Q", "K"]
    return ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]


def pack(deck: int) -> list[str]:
    return [rank + suit for suit in SUITS for rank in ranks(deck)]


def value(card: str) -> int:
    """N1."""
    if card[0] == "A":
        return 1
    if card[0] in "TJQK":
        return 10
    return int(card[0])


def count(cards: set[str]) -> int:
    return sum(value(card) for card in cards)


def is_meld(cards: set[str], deck: int) -> bool:
    """N10: three or four of a rank, or three or more of a suit in sequence."""
    if len({card[0] for card in cards}) == 1:
        return len(cards) in (3, 4)
    if len({card[1] for card in cards}) != 1 or len(cards) < 3:
        return False
    places = sorted(ranks(deck).index(card[0]) for card in cards)
    return all(after == before + 1 for before, after in pairwise(places))


def in_order(cards: set[str], deck: int) -> str:
    order = ranks(deck)
    return " ".join(sorted(cards, key=lambda card: (SUITS.index(card[1]), order.index(card[0]))))


def melds_among(cards: set[str], deck: int) -> list[set[str]]:
    handfuls = (set(some) for size in range(3, len(cards) + 1) for some in combinations(sorted(cards), size))
    return [some for some in handfuls if is_meld(some, deck)]


@dataclass
class Referee:
    """One game of Tonk. `result` is None until it is over."""

    players: int
    options: dict[str, Any]
    hands: list[set[str]]
    stock: list[str]
    discard: list[str]  # the top is the last
    turn: int
    drawn: bool = False
    melds: list[tuple[int, set[str]]] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)  # how many turns each seat has begun
    barred: list[int] = field(default_factory=list)  # up to which of its turns it may not drop
    result: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        self.turns = self.turns or [0] * self.players
        self.barred = self.barred or [0] * self.players
        self.turns[self.turn] += 1

    @classmethod
    def deal(cls, players: int, options: dict[str, Any], dealer: int, cards: list[str]) -> Referee:
        """N3, N5, N6, N22."""
        cards = list(cards)
        hands: list[set[str]] = [set() for _ in range(players)]
        for _ in range(options["hand_size"]):
            for step in range(1, players + 1):
                hands[(dealer + step) % players].add(cards.pop(0))
        first = cards.pop(0)
        game = cls(players, options, hands, cards, [first], (dealer + 1) % players)
        game.look_for_special_hands()
        return game

    def look_for_special_hands(self) -> None:
        special = []
        for seat, hand in enumerate(self.hands):
            low = self.options["low_tonk"]
            if count(hand) in (49, 50) or (low is not None and count(hand) <= low):
                special.append(seat)
        if len(special) == 1:
            self.win(special[0], double=True, shown=special)
        elif special:
            self.draw_game(shown=special)

    def legal(self) -> set[str]:
        if self.result is not None:
            return set()
        hand = self.hands[self.turn]
        if not self.drawn:
            moves = {"draw stock"}
            if self.discard:
                moves.add("draw discard")
            if not self.options["wait"] or self.turns[self.turn] > self.barred[self.turn]:
                moves.add("drop")
            return moves
        deck = self.options["deck"]
        melds = melds_among(hand, deck)
        moves = {"meld " + in_order(meld, deck) for meld in melds}
        for number, (_, meld) in enumerate(self.melds, 1):
            moves |= {f"layoff {card} to {number}" for card in hand if is_meld(meld | {card}, deck)}
        if not (self.options["must_meld"] and melds):
            moves |= {f"discard {card}" for card in hand}
        return moves

    def play(self, text: str) -> None:
        assert text in self.legal(), text
        what, *words = text.split()
        hand = self.hands[self.turn]
        if text == "drop":
            self.settle_drop()
        elif text == "draw stock" and not self.stock:
            self.settle_stock()
        elif what == "draw":
            hand.add(self.stock.pop(0) if words == ["stock"] else self.discard.pop())
            self.drawn = True
        elif what == "meld":
            hand -= set(words)
            self.melds.append((self.turn, set(words)))
            self.barred[self.turn] = self.turns[self.turn] + 3
            self.tonk_if_empty()
        elif what == "layoff":
            self.lay_off(words[0], int(words[2]))
        else:
            hand.remove(words[0])
            self.discard.append(words[0])
            self.end_turn()

    def lay_off(self, card: str, number: int) -> None:
        self.hands[self.turn].remove(card)
        owner, meld = self.melds[number - 1]
        self.melds[number - 1] = (owner, meld | {card})
        if owner != self.turn:
            self.barred[owner] = max(self.barred[owner], self.turns[owner] + 1)
        self.tonk_if_empty()

    def tonk_if_empty(self) -> None:
        if not self.hands[self.turn]:
            self.win(self.turn, double=True, shown=[])

    def end_turn(self) -> None:
        if not self.hands[self.turn]:
            self.win(self.turn, double=False, shown=[])
            return
        self.drawn = False
        self.turn = (self.turn + 1) % self.players
        self.turns[self.turn] += 1

    def settle_drop(self) -> None:
        """N12."""
        dropper = self.turn
        mine = count(self.hands[dropper])
        others = [seat for seat in range(self.players) if seat != dropper]
        everybody = list(range(self.players))
        if all(count(self.hands[seat]) > mine for seat in others):
            self.win(dropper, double=False, shown=everybody)
            return
        least = min(count(self.hands[seat]) for seat in others)
        best = [seat for seat in others if count(self.hands[seat]) == least]
        change = dict.fromkeys(everybody, 0)
        if self.options["scoring"] == "points":
            for seat in others:
                change[seat] = 0 if seat in best else count(self.hands[seat])
            change[dropper] = 2 * mine
        else:
            for seat in others:
                if count(self.hands[seat]) <= mine:
                    self.pay(change, dropper, seat, 2 * self.options["stake"])
            if len(best) == 1:
                for seat in others:
                    if seat != best[0]:
                        self.pay(change, seat, best[0], self.options["stake"])
        self.result = {"change": change, "winners": best, "shown": everybody}

    def settle_stock(self) -> None:
        """N13."""
        everybody = list(range(self.players))
        least = min(count(hand) for hand in self.hands)
        best = [seat for seat in everybody if count(self.hands[seat]) == least]
        if len(best) == 1:
            self.win(best[0], double=False, shown=everybody)
        else:
            self.draw_game(shown=everybody)

    def win(self, winner: int, *, double: bool, shown: list[int]) -> None:
        """N5, N11, N27: everybody else pays, or writes the points left in hand."""
        factor = 2 if double else 1
        everybody = list(range(self.players))
        change = dict.fromkeys(everybody, 0)
        if self.options["scoring"] == "points":
            for seat in everybody:
                change[seat] = 0 if seat == winner else factor * count(self.hands[seat])
            shown = everybody
        else:
            for seat in everybody:
                if seat != winner:
                    self.pay(change, seat, winner, factor * self.options["stake"])
        self.result = {"change": change, "winners": [winner], "shown": shown}

    def draw_game(self, *, shown: list[int]) -> None:
        self.result = {"change": dict.fromkeys(range(self.players), 0), "winners": [], "shown": shown}

    @staticmethod
    def pay(change: dict[int, int], payer: int, payee: int, amount: int) -> None:
        change[payer] -= amount
        change[payee] += amount
