"""What a seat knows of a match, and worlds: states that look to this seat like the one that it is in.

Known are the own hand, every card laid down since the last shuffle, the card given in this hand's exchange until it is
played (R10), and of whoever could not play that no card of the hand could be played then (R13). Everything else is
dealt at random from the cards that were not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from app.bots.api import BotView
from app.bots.track.moves import ONE_OF_EACH, kind_of
from app.games import find_game
from app.games.api import Event, Seat
from app.games.kit.cards import CARD_OF_TEXT
from app.games.kit.seats import SEAT_LETTERS
from app.games.track.board import Position
from app.games.track.cards import CARDS, Turn
from app.games.track.deal import receiver
from app.games.track.game import TrackGame
from app.games.track.notation import parse_position
from app.games.track.state import EXCHANGE, NOBODY, State, begun, cards_of, seat_of, slid

MOST_TRIES = 200  # for hands without the cards that somebody cannot have; then any hands will do


class Knowledge:
    """A view, read."""

    def __init__(self, view: BotView) -> None:
        game = find_game(view.game, view.version)
        assert isinstance(game, TrackGame)
        table, mine = view.table, view.mine
        self.rules = game.rules(view.players, view.options)
        self.seat: Seat = view.seat
        self.phase: str = table["phase"]
        self.hand = cards_of(mine["hand"])
        self.position: Position = parse_position(self.rules, table["position"])
        self.counts = {seat: int(table["counts"][SEAT_LETTERS[seat]]) for seat in self.rules.seats}
        self.pile = tuple((seat_of(one["seat"]), CARD_OF_TEXT[one["card"]]) for one in table["pile"])
        self.unseen = Counter(self.rules.deck)
        self.unseen.subtract(self.hand)
        self.unseen.subtract(card for _, card in self.pile)
        self._table, self._mine = table, mine
        self.impossible: dict[Seat, frozenset[int]] = {}  # kinds of cards (`kind_of`) that a seat does not hold
        self.given: tuple[Seat, int] | None = None
        self._read(view.told)

    def world(self, chance: Random) -> State:
        """A state that may be the true one, the hidden cards at random."""
        hands, stock = self._dealt(chance)
        table, sections = self._table, self.rules.board.sections
        chosen: list[int | None] = [None] * sections
        if self.phase == EXCHANGE:
            for letter in table["exchange"]["chosen"]:
                seat = seat_of(letter)
                chosen[seat] = CARD_OF_TEXT[self._mine["gave"]] if seat == self.seat else chance.choice(hands[seat])
        points, last = table["points"], table["last"]
        return begun(self.rules, seat_of(table["dealer"]))._replace(
            position=self.position,
            hands=tuple(hands),
            chosen=tuple(chosen),
            phase=self.phase,
            leader=_seat(table["leader"]),
            turn=_seat(table["turn"]),
            deck=table["deck"],
            hand=table["hand"],
            stock=stock,
            pile=self.pile,
            out=tuple(map(seat_of, table["out"])),
            last=None if last is None else (seat_of(last["seat"]), last["text"]),
            game=table["game_no"],
            totals=None if points is None else self._by_section(points),
        )

    def _by_section(self, values: Mapping[str, int]) -> tuple[int, ...]:
        sections = SEAT_LETTERS[: self.rules.board.sections]
        return tuple(values.get(letter, 0) for letter in sections)

    def _dealt(self, chance: Random) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
        others = [seat for seat in self.rules.seats if seat != self.seat and self.counts[seat]]
        fixed = {self.given[0]: self.given[1]} if self.given and self.counts[self.given[0]] else {}
        pool = list((self.unseen - Counter(fixed.values())).elements())
        hands: list[tuple[int, ...]] = [()] * self.rules.board.sections
        for _ in range(MOST_TRIES):
            chance.shuffle(pool)
            place = 0
            for seat in others:
                own = (fixed[seat],) if seat in fixed else ()
                size = self.counts[seat] - len(own)
                hands[seat] = (*own, *pool[place : place + size])
                place += size
            if all(self._may_hold(seat, hands[seat]) for seat in self.impossible):
                break
        hands[self.seat] = self.hand
        return hands, tuple(pool[place:]) if others else tuple(pool)

    def _may_hold(self, seat: Seat, hand: tuple[int, ...]) -> bool:
        none = self.impossible[seat]
        return not none or not any(kind_of(card) in none for card in hand)

    # ------------------------------------------------------------------------------------------------ what was told

    def _read(self, told: tuple[Event, ...]) -> None:
        """Goes back to the last deal of this hand, then forward again: who gave what, who could not play."""
        first = max((at for at, event in enumerate(told) if event["e"] == "dealt"), default=len(told))
        begins = max((at for at, event in enumerate(told[:first]) if event["e"] in ("began", "settled")), default=0)
        position = self.rules.board.beginning
        for at, event in enumerate(told[begins:], begins):
            if event["e"] == "moved":
                position = slid(self.rules.board, position, event["slides"])
            if at > first:
                self._hear(event, position)

    def _hear(self, event: Event, position: Position) -> None:
        kind = event["e"]
        if kind == "exchanged" and "gave" in event:
            self.given = (receiver(self.rules, self.seat), CARD_OF_TEXT[event["gave"]])
        if kind in ("moved", "discarded"):
            seat, card = seat_of(event["seat"]), CARD_OF_TEXT[event["card"]]
            if self.given == (seat, card):
                self.given = None
            if kind == "discarded" and seat != self.seat:
                self.impossible[seat] = self._playable(position, seat)
            if event.get("drew"):
                self.impossible.pop(seat, None)

    def _playable(self, position: Position, seat: Seat) -> frozenset[int]:
        turn = Turn(self.rules, position, seat)
        return frozenset(kind for kind, card in enumerate(ONE_OF_EACH) if CARDS[card].possible(turn))


def _seat(letter: str | None) -> Seat:
    return NOBODY if letter is None else seat_of(letter)
