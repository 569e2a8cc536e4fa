"""Decks, deals, exchanges, turns and ends of the track games a second time: the other half of the referee.

How the rules page is read where it leaves a choice:

* R8 with `deal: "13"`: the hand is the round, so both games pass the deal after it.
* R9, R13: a player who has laid down the hand has no cards and is passed over; nothing else keeps them out.
* R10: `blind` draws from the hands as dealt, so nobody can draw back the card that was just drawn from them.
* R10, R16: a finished player is dealt cards and takes part in the exchange while the game lasts.
* R38: a joker with an empty stock (possible only in a scenario, R7) draws nothing and is otherwise a joker.
* R51: the last dealer is who dealt the hand in which the game ended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.laws import oracle_track as rules
from tests.laws import oracle_track_board as board


def deck_of(table: dict[str, Any]) -> list[str]:
    """R6: one street a player, suits in the order spades, hearts, diamonds, clubs, then again; plus jokers."""
    deck = []
    for street in range(table["players"]):
        for rank in "A23456789TJQK":
            deck.append(rank + "shdc"[street % 4])
    jokers = {2: 1, 3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}[table["players"]]
    return deck + ["X"] * (jokers if table["jokers"] else 0)


def exchange_goes_to(table: dict[str, Any], seat: str) -> str:
    """R10: the next teammate clockwise, or the next player clockwise."""
    other = board.next_seat(table, seat)
    while table["exchange"] == "team" and other not in board.team_of(table, seat):
        other = board.next_seat(table, other)
    return other


def points_of_game(table: dict[str, Any], position: board.Position) -> dict[str, int]:
    """R51: every seat, each with the points of its team."""
    per_pawn = table["points"].get("per_pawn", 1)
    bonus = table["points"].get("bonus", 5)
    points = {}
    for seat in board.seats_of(table["players"]):
        team = board.team_of(table, seat)
        home = [pawn for pawn, square in position.items() if pawn[0] in team and board.is_home(square)]
        points[seat] = per_pawn * len(home) + (bonus if seat in board.winners(table, position) else 0)
    return points


class Play:
    """One match as it is played. `decks` gives the next shuffled deck, first card dealt first."""

    def __init__(self, table: dict[str, Any], dealer: str, decks: Callable[[], list[str]]) -> None:
        self.table, self.dealer, self.decks = table, dealer, decks
        self.seats = board.seats_of(table["players"])
        self.deck_number = 0
        self.game_number = 0
        self.totals = dict.fromkeys(self.seats, 0)
        self.result: list[str] = []
        self.new_game()

    def new_game(self) -> None:
        """R5: all pawns begin in the yard. R51: the cards are dealt anew."""
        self.game_number += 1
        self.position = {(seat, number): seat + "0" for seat in self.seats for number in range(4)}
        self.new_round()

    def new_round(self) -> None:
        """R7: all cards are shuffled, three hands of 5, 4 and 4, or one of 13."""
        self.deck_number += 1
        self.stock = list(self.decks())
        self.sizes = [13] if self.table["deal"] == "13" else [5, 4, 4]
        self.hand_number = 0
        self.new_hand()

    def new_hand(self) -> None:
        """R7, R9: one card at a time, clockwise from the dealer's left, who leads."""
        self.hand_number += 1
        self.leader = board.next_seat(self.table, self.dealer)
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        for _ in range(self.sizes[self.hand_number - 1]):
            seat = self.leader
            for _ in self.seats:
                self.hands[seat].append(self.stock.pop(0))
                seat = board.next_seat(self.table, seat)
        self.gifts: dict[str, str] = {}
        self.out: list[str] = []
        self.phase = "play" if self.table["exchange"] == "none" else "exchange"
        self.turn: str | None = self.leader if self.phase == "play" else None

    def to_act(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase == "exchange":
            return [seat for seat in self.seats if seat not in self.gifts]
        return [self.turn] if self.turn else []

    def allowed(self, seat: str) -> dict[str, str]:
        """Every text that the seat may act by, with the text of the position after it."""
        here = board.print_position(self.table, self.position)
        if seat not in self.to_act():
            return {}
        if self.phase == "exchange":
            return {"give " + card: here for card in self.hands[seat]}
        moves: dict[str, str] = {}
        for card in sorted(set(self.hands[seat])):
            moves.update(rules.legal_moves(self.table, self.position, seat, card))
        return moves or dict.fromkeys(self.without_move(seat), here)

    def is_allowed(self, seat: str, text: str) -> bool:
        """As `allowed`, looking at the other cards only when it matters (R13)."""
        card, _, move = text.partition(" ")
        if seat in self.to_act() and self.phase == "play" and card in self.hands[seat]:
            return rules.move_as_said(self.table, self.position, seat, card, move) is not None
        if seat in self.to_act() and self.phase == "play":
            return text in self.without_move(seat) and not self.can_play(seat)
        return text in self.allowed(seat)

    def can_play(self, seat: str) -> bool:
        """R12: whether any card has a legal move. A 7 is looked at last, for it takes long."""
        cards = sorted(set(self.hands[seat]), key=lambda card: card[0] == "7")
        return any(rules.moves_of_card(self.table, self.position, seat, card) for card in cards)

    def without_move(self, seat: str) -> list[str]:
        """R13: Tokken: the whole hand is laid down. Tok: one card is discarded."""
        if self.table["game"] == "tokken":
            return ["fold"]
        return ["discard " + card for card in self.hands[seat]]

    def act(self, seat: str, text: str) -> None:
        """R10, R12, R13. Only for a text that is allowed."""
        word, _, rest = text.partition(" ")
        if word == "give":
            self.gifts[seat] = rest
            if len(self.gifts) == len(self.seats):
                self.finish_exchange()
        elif word == "fold":
            self.hands[seat] = []
            self.out.append(seat)
            self.next_turn()
        elif word == "discard":
            self.hands[seat].remove(rest)
            self.next_turn()
        else:
            self.play_card(seat, word, rest)

    def finish_exchange(self) -> None:
        """R10: everybody gets the card when everybody has chosen."""
        for seat, card in self.gifts.items():
            self.hands[seat].remove(card)
        for seat, card in self.gifts.items():
            self.hands[exchange_goes_to(self.table, seat)].append(card)
        self.phase, self.turn = "play", self.leader

    def draw_blind(self, taken: dict[str, str]) -> None:
        """R10: each draws one card from the other's hand as dealt. Raises ValueError when it is not there."""
        for seat, card in taken.items():
            self.hands[board.next_seat(self.table, seat)].remove(card)
        for seat, card in taken.items():
            self.hands[seat].append(card)
        self.phase, self.turn = "play", self.leader

    def play_card(self, seat: str, card: str, move: str) -> None:
        """R12, R15, R38: the card does what it says; the end is checked after it; a joker draws if the game lasts."""
        after = rules.move_as_said(self.table, self.position, seat, card, move)
        assert after is not None, f"{card} {move} is not legal"
        self.position = after
        self.hands[seat].remove(card)
        if board.winners(self.table, self.position):
            self.finish_game()
            return
        if card == "X" and self.stock:
            self.hands[seat].append(self.stock.pop(0))
        self.next_turn()

    def next_turn(self) -> None:
        """R9, R14: clockwise to the next player who has cards; a hand ends when nobody has."""
        if not any(self.hands.values()):
            self.finish_hand()
            return
        assert self.turn is not None
        self.turn = board.next_seat(self.table, self.turn)
        while not self.hands[self.turn]:
            self.turn = board.next_seat(self.table, self.turn)

    def finish_hand(self) -> None:
        """R7, R8: Tok passes the deal after every hand, Tokken after every round."""
        round_over = self.hand_number == len(self.sizes)
        if self.table["game"] == "tok" or round_over:
            self.dealer = board.next_seat(self.table, self.dealer)
        if round_over:
            self.new_round()
        else:
            self.new_hand()

    def finish_game(self) -> None:
        """R15, R41; R51: points, the next game dealt by the player left of the last dealer, most points win."""
        if self.table["points"] is None:
            self.phase, self.result = "over", board.winners(self.table, self.position)
            return
        for seat, points in points_of_game(self.table, self.position).items():
            self.totals[seat] += points
        if self.game_number == self.table["points"]["games"]:
            best = max(self.totals.values())
            self.phase, self.result = "over", [seat for seat in self.seats if self.totals[seat] == best]
            return
        self.dealer = board.next_seat(self.table, self.dealer)
        self.new_game()
