"""Random playouts beneath the text: how fast the engine is, and what bots look ahead with. No texts, no events.

A `Playout` is one game that changes in place. Cards, turns and deals follow the rules; players pick moves.
Chance is a function that gives a number below n, so that the caller owns it.
"""

from __future__ import annotations

from collections.abc import Callable

from app.games.api import Seat
from app.games.kit.cards import JOKER
from app.games.track.cards import CARDS, Turn
from app.games.track.deal import receiver
from app.games.track.rules import winners
from app.games.track.ruleset import DealerRule, NoMoveRule, Rules
from app.games.track.state import EXCHANGE, NOBODY, OVER, State
from app.games.track.walk import Move, moved

Pick = Callable[[int], int]


class Playout:
    """A match in play. `hands` are lists by section; `turn` is NOBODY once the game is over."""

    __slots__ = ("dealer", "hand", "hands", "pick", "position", "rules", "stock", "turn", "won")

    def __init__(self, rules: Rules, pick: Pick) -> None:
        """A new game: a drawn dealer, the first hand dealt and exchanged at random."""
        self.rules = rules
        self.pick = pick
        self.position = rules.board.beginning
        self.hands: list[list[int]] = [[] for _ in range(rules.board.sections)]
        self.stock: list[int] = []
        self.hand = 0
        self.won: tuple[Seat, ...] = ()
        self.dealer = rules.seats[pick(len(rules.seats))]
        self.turn = NOBODY
        self._deal()

    @classmethod
    def of(cls, state: State, pick: Pick) -> Playout:
        """The game of a state, to be played on from there. In an exchange everybody still gives at random."""
        playout = cls.__new__(cls)
        playout.rules, playout.pick, playout.position = state.rules, pick, state.position
        playout.hands = [list(hand) for hand in state.hands]
        playout.stock, playout.hand, playout.dealer = list(reversed(state.stock)), state.hand, state.dealer
        playout.turn, playout.won = state.turn, state.winners if state.phase == OVER else ()
        if state.phase == EXCHANGE:
            playout.turn = state.leader
            playout._exchange()
        return playout

    def run(self, limit: int = 1_000_000) -> int:
        """Plays random moves until the game is over or `limit` cards are laid; how many turns were played."""
        for played in range(limit):
            if self.turn == NOBODY:
                return played
            self.step()
        return limit

    def step(self) -> None:
        """One turn: a random card among those that can be played, and a random move of it."""
        hand, pick = self.hands[self.turn], self.pick
        turn = Turn(self.rules, self.position, self.turn)
        untried = hand[:]
        while untried:
            card = untried.pop(pick(len(untried)))
            moves = list(CARDS[card].moves(turn))
            if moves:
                self.play(card, moves[pick(len(moves))])
                return
        self.pass_turn(hand[pick(len(hand))])

    def play(self, card: int, move: Move) -> None:
        """Plays a legal move of the seat to act."""
        hand = self.hands[self.turn]
        hand.remove(card)
        self.position = moved(self.rules.board, self.position, move)
        self.won = winners(self.rules, self.position)
        if self.won:
            self.turn = NOBODY
            return
        if card == JOKER and self.stock:
            hand.append(self.stock.pop())
        self._pass_on()

    def pass_turn(self, card: int) -> None:
        """The seat to act has no move: it lays down the hand, or discards this card (R13)."""
        if self.rules.ruleset.no_move is NoMoveRule.FOLD:
            self.hands[self.turn].clear()
        else:
            self.hands[self.turn].remove(card)
        self._pass_on()

    def _pass_on(self) -> None:
        next_seat, hands = self.rules.next_seat, self.hands
        seat = next_seat[self.turn]
        while not hands[seat]:
            if seat == self.turn:
                self._deal()
                return
            seat = next_seat[seat]
        self.turn = seat

    def _deal(self) -> None:
        rules = self.rules
        over = self.hand == len(rules.sizes)
        if self.hand and (over or rules.ruleset.dealer is DealerRule.PASSES_EVERY_HAND):
            self.dealer = rules.next_seat[self.dealer]
        if over or not self.hand:
            self.stock, self.hand = self._shuffled(), 0
        self.turn = seat = rules.next_seat[self.dealer]
        size = rules.sizes[self.hand]
        for _ in rules.seats:
            self.hands[seat] = self.stock[-size:]
            del self.stock[-size:]
            seat = rules.next_seat[seat]
        self.hand += 1
        self._exchange()

    def _shuffled(self) -> list[int]:
        deck, pick = list(self.rules.deck), self.pick
        for last in range(len(deck) - 1, 0, -1):
            other = pick(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def _exchange(self) -> None:
        """Everybody gives a random card (R10)."""
        rules, pick = self.rules, self.pick
        if rules.exchange == "none":
            return
        given = [(seat, self.hands[seat].pop(pick(len(self.hands[seat])))) for seat in rules.seats]
        for seat, card in given:
            self.hands[receiver(rules, seat)].append(card)
