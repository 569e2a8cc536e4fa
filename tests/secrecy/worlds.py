"""Two worlds: the log of a match, and another log that differs from it only in what one reader may not know.

Every card that was not shown to the reader up to the end of the log changes places with others of that kind: in other
hands, in the stock, in what others chose and exchanged and drew. Other hands get another order too, and the seed is
another one. Both worlds then send the reader the same bytes, whatever the reader asks for.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.secrecy.knowledge import LETTERS

Event = dict[str, Any]
Put = Callable[[Any], None]  # writes a card where it stands in the log


class Deck:
    """The cards of one shuffle. Each is named in places of the log: where it was dealt, and later; it may be shown."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.value = list(values)
        self.dealt: list[list[Put]] = [[] for _ in values]
        self.later: list[list[Put]] = [[] for _ in values]
        self.shown = [False] * len(self.value)
        self.hands: list[list[int]] = []  # as they were dealt to others: their order is nobody's business

    def show(self, card: int) -> None:
        self.shown[card] = True

    def swap(self, dice: random.Random) -> int:
        """Deals what was not shown anew, in another order; how many cards are others now."""
        hidden = [card for card, is_shown in enumerate(self.shown) if not is_shown]
        values = [self.value[card] for card in hidden]
        dice.shuffle(values)
        after = list(self.value)
        for card, value in zip(hidden, values, strict=True):
            after[card] = value
        for hand in self.hands:
            places = [self.dealt[card] for card in hand]
            dice.shuffle(places)
            for card, place in zip(hand, places, strict=True):
                self.dealt[card] = place
        for card, value in enumerate(after):
            for put in (*self.dealt[card], *self.later[card]):
                put(value)
        return sum(one != other for one, other in zip(self.value, after, strict=True))


def at(place: Any, key: Any) -> Put:
    def put(value: Any) -> None:
        place[key] = value

    return put


class World:
    """Follows a log card by card, and then deals again. `reader`: a seat's letter, None watches."""

    def __init__(self, log: list[list[Event]], reader: str | None) -> None:
        self.log = log
        self.reader = reader
        self.decks: list[Deck] = []
        self.hands: dict[str, list[int]] = {}
        self.stock: list[int] = []

    @property
    def deck(self) -> Deck:
        return self.decks[-1]

    def follow(self) -> None:
        for events in self.log:
            for event in events:
                if event["e"] == "game":
                    happen = getattr(self, f"_{event['event']['e']}", None)
                    if happen is not None:
                        happen(event["event"])

    def change(self, dice: random.Random) -> int:
        self.follow()
        return sum(deck.swap(dice) for deck in self.decks)

    def take(self, seat: str, value: Any, place: Any, key: Any) -> int:
        """The card leaves the hand; of equal ones the one that was shown, if any was."""
        equal = [card for card in self.hands[seat] if self.deck.value[card] == value]
        card = max(equal, key=lambda one: self.deck.shown[one])
        self.hands[seat].remove(card)
        self.deck.later[card].append(at(place, key))
        return card

    def give(self, seat: str, card: int) -> None:
        self.hands[seat].append(card)
        if seat == self.reader:
            self.deck.show(card)


class TrackWorld(World):
    """R6, R7: from the front of the deck, one at a time, clockwise from the dealer's left."""

    def _shuffled(self, event: Event) -> None:
        self.decks.append(Deck(event["cards"]))
        self.stock = list(range(len(event["cards"])))
        for card in self.stock:
            self.deck.dealt[card].append(at(event["cards"], card))

    def _dealt(self, event: Event) -> None:
        seats = sorted(event["hands"])
        first = seats.index(event["leader"])
        order, size = seats[first:] + seats[:first], event["size"]
        self.hands = {seat: [] for seat in seats}
        for number in range(size * len(seats)):
            seat, place = order[number % len(seats)], number // len(seats)
            card = self.stock[number]
            assert event["hands"][seat][place] == self.deck.value[card]
            self.deck.dealt[card].append(at(event["hands"][seat], place))
            self.give(seat, card)
        self.deck.hands += [list(hand) for seat, hand in self.hands.items() if seat != self.reader]
        self.stock = self.stock[size * len(seats) :]

    def _chose(self, event: Event) -> None:
        card = self.take(event["seat"], event["card"], event, "card")
        self.hands[event["seat"]].append(card)

    def _exchanged(self, event: Event) -> None:
        gave = {seat: self.take(seat, value, event["gave"], seat) for seat, value in event["gave"].items()}
        # Of equal cards it does not matter who got which.
        left = list(gave.values())
        for seat, value in event["got"].items():
            card = next(one for one in left if self.deck.value[one] == value)
            left.remove(card)
            self.deck.later[card].append(at(event["got"], seat))
            self.give(seat, card)

    def _moved(self, event: Event) -> None:
        self.deck.show(self.take(event["seat"], event["card"], event, "card"))
        if event["drew"]:
            card = self.stock.pop(0)
            self.deck.later[card].append(at(event, "drawn"))
            self.give(event["seat"], card)

    def _laid(self, event: Event) -> None:
        for place, value in enumerate(event["cards"]):
            self.deck.show(self.take(event["seat"], value, event["cards"], place))

    def _discarded(self, event: Event) -> None:
        self.deck.show(self.take(event["seat"], event["card"], event, "card"))


class TonkWorld(World):
    """N3. Every discard is open when it is made (N9); who takes it is seen, and what is drawn from the stock is not."""

    def _began(self, event: Event) -> None:
        self.size, self.players = event["options"]["hand_size"], event["players"]

    def _dealt(self, event: Event) -> None:
        self.decks.append(Deck(event["cards"]))
        for card in range(len(event["cards"])):
            self.deck.dealt[card].append(at(event["cards"], card))
        self.hands = {LETTERS[seat]: [] for seat in range(self.players)}
        given = self.players * self.size
        for card in range(given):
            self.give(LETTERS[(event["dealer"] + 1 + card) % self.players], card)
        self.pile, self.stock = [given], list(range(given + 1, len(event["cards"])))
        self.deck.show(given)

    def _drew(self, event: Event) -> None:
        card = self.pile.pop() if event["from"] == "discard" else self.stock.pop(0)
        assert self.deck.value[card] == event["card"]
        self.deck.later[card].append(at(event, "card"))
        self.give(LETTERS[event["seat"]], card)

    def _melded(self, event: Event) -> None:
        for place, value in enumerate(event["cards"]):
            self.deck.show(self.take(LETTERS[event["seat"]], value, event["cards"], place))

    def _laid_off(self, event: Event) -> None:
        self.deck.show(self.take(LETTERS[event["seat"]], event["card"], event, "card"))

    def _discarded(self, event: Event) -> None:
        card = self.take(LETTERS[event["seat"]], event["card"], event, "card")
        self.deck.show(card)
        self.pile.append(card)

    def _settled(self, event: Event) -> None:
        for seat, hand in enumerate(event["shown"]):
            for value in hand or ():
                self.deck.show(next(one for one in self.hands[LETTERS[seat]] if self.deck.value[one] == value))


def another_world(
    log: Sequence[Sequence[Event]], game: str, reader: str | None, dice: random.Random
) -> tuple[list[list[Event]], int]:
    """The events of each commit in the other world, and how many cards are others there."""
    changed = copy.deepcopy([list(events) for events in log])
    world = (TonkWorld if game == "tonk" else TrackWorld)(changed, reader)
    return changed, world.change(dice)
