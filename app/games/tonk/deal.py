"""Chance in Tonk: the cut for the first deal (N2) and the shuffles (N3), so that a stranger can do them again.

The cut. Every player takes one card, in seat order, from the whole deck in its order (spades, hearts, diamonds, clubs,
ace to king; without 8, 9, 10 in a deck of 40); cards that others have cut are out of it. Cut number i of the match
(from 0, over all rounds) takes the card at place `below(cards left, "cut", i)`, places from 0. The highest rank deals,
king high, ace low. Who ties for the highest cuts again, from the whole deck.

A replay that knows the dealer but not the cuts may answer `below(n, "cut", i)` with n - 1 when i is the dealer's seat
and with 0 otherwise: the dealer then cuts the king of clubs and the others spades from the ace upwards.

The shuffles. Game N of the match is dealt from `shuffled(deck in its order, N)`, first card first.
"""

from __future__ import annotations

from app.games.api import Chance, Event
from app.games.kit.cards import rank_of
from app.games.tonk.melds import DECKS
from app.games.tonk.ruleset import Rules
from app.games.tonk.state import State

Cut = tuple[int, int]  # seat, card


def cut_for_deal(rules: Rules, chance: Chance) -> tuple[list[list[Cut]], int]:
    """The rounds of cutting, and who deals the first game."""
    seats = list(range(rules.players))
    rounds: list[list[Cut]] = []
    while len(seats) > 1:
        left = list(DECKS[rules.deck].cards)
        done = sum(map(len, rounds))
        cuts = [
            (seat, left.pop(chance.below(len(left), "cut", number))) for number, seat in enumerate(seats, start=done)
        ]
        highest = max(rank_of(card) for _, card in cuts)
        seats = [seat for seat, card in cuts if rank_of(card) == highest]
        rounds.append(cuts)
    return rounds, seats[0]


def next_dealer(state: State) -> int:
    """Who deals the next game: first the one who cut the highest card, then the deal passes to the left."""
    return (state.dealer + 1) % state.rules.players if state.game else state.dealer


def deal_event(state: State, chance: Chance) -> Event:
    """The event that deals the next game; it carries the whole deck, first card dealt first."""
    game = state.game + 1
    cards = chance.shuffled(DECKS[state.rules.deck].cards, game)
    return {"e": "dealt", "game": game, "deck": game, "dealer": next_dealer(state), "cards": list(cards)}
