"""Why a card of the hand cannot be played: what is in the way of each pawn that it could move (R12).

The nearest obstacle gives code and rule; the sentence names all of them, for a player asks “why not that pawn?”.
Codes beyond those of stops.py: no-own-pawn-on-track, no-opponent-on-track, no-swap-partner, seven-does-not-fit,
unknown-card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from app.errors import Reason
from app.games.api import Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.track import stops
from app.games.track.board import Square
from app.games.track.cards import Card, Turn, firsts
from app.games.track.ruleset import JackOther, SevenRule
from app.games.track.walk import Step

MOST_SENTENCES = 4
# The obstacles that a player can see and wait for come first, those of the beginning last.
NEARNESS = ("R35", "R20", "R32", "R33", "R34", "R36", "R19", "R50", "R18", "R23", "R17", "R11")


def why_unplayable(turn: Turn, card: Card) -> Reason:
    """The reason why the card has no legal move in this position."""
    return _together(CAUSES[card.does](turn, card))


def _together(causes: Iterable[Reason]) -> Reason:
    """One reason of several: rule and code of the nearest, one sentence of all."""
    found = sorted(dict.fromkeys(causes), key=lambda cause: NEARNESS.index(cause.rule or "R17"))
    first = found[0]
    sentences = list(dict.fromkeys(cause.sentence.rstrip(".") for cause in found))[:MOST_SENTENCES]
    sentence = "; ".join([sentences[0], *(_lowered(text) for text in sentences[1:])])
    squares = tuple(dict.fromkeys(name for cause in found for name in cause.squares))
    seats = tuple(dict.fromkeys(letter for cause in found for letter in cause.seats))
    return Reason(first.code, first.rule, f"{sentence}.", squares, seats)


def _lowered(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def _pawns(turn: Turn, seats: Iterable[Seat]) -> Iterator[tuple[Seat, Square]]:
    """Each square with a pawn of these seats once."""
    for seat in seats:
        yield from ((seat, square) for square in dict.fromkeys(turn.pawns(seat)))


def _walk(turn: Turn, card: Card) -> Iterator[Reason]:
    for owner, square in _pawns(turn, turn.own):
        if turn.board.is_yard(square):
            enter = Step(owner, square, turn.walks.enter[owner])
            yield from stops.closed(turn, enter) if card.enters else [stops.in_yard(turn, square)]
        else:
            yield from no_forward(turn, owner, square, card.steps)


def no_forward(turn: Turn, owner: Seat, square: Square, steps: int) -> list[Reason]:
    """Why a pawn on the track or in its home does not walk so many steps; empty when it does."""
    ways = turn.walks.forward[steps][owner][square]
    if not ways:
        return [no_way_forward(turn, owner, square, steps)]
    against = [stops.closed(turn, Step(owner, square, way)) for way in ways]
    return [reason for reasons in against for reason in reasons] if all(against) else []


def no_way_forward(turn: Turn, owner: Seat, square: Square, steps: int) -> Reason:
    """Why the board itself gives the pawn no way of so many steps."""
    if turn.rules.hologram and square in turn.board.dots:
        return stops.on_dot(turn, square)
    if not turn.walks.forward[1][owner][square] and turn.board.is_track(square):
        return stops.dead_end(turn, square)
    return stops.past_home(turn, owner, square, steps)


def _back(turn: Turn, card: Card) -> Iterator[Reason]:
    for owner, square in _pawns(turn, turn.own):
        ways = turn.walks.back[owner][square]
        if not turn.board.is_track(square):
            yield stops.not_on_track_back(turn, square)
        elif not ways:
            yield stops.back_over_start(turn, square, turn.board.starts[owner])
        for way in ways:
            yield from stops.closed(turn, Step(owner, square, way))


def _five(turn: Turn, card: Card) -> Iterator[Reason]:
    opponents = turn.rules.opponents[turn.seat]
    on_track = [(seat, square) for seat, square in _pawns(turn, opponents) if turn.board.is_track(square)]
    if not on_track:
        letters = tuple(SEAT_LETTERS[seat] for seat in opponents)
        yield Reason(
            "no-opponent-on-track", "R34", "No opponent has a pawn on the track that a 5 could move.", (), letters
        )
    for owner, square in on_track:
        if turn.is_safe(square):
            yield stops.five_safe(turn, square)
        for way in turn.walks.five[owner][square]:
            yield from stops.closed(turn, Step(owner, square, way), is_five=True)


def _swap(turn: Turn, card: Card) -> Iterator[Reason]:
    own = [square for seat in turn.own for square in turn.on_track(seat)]
    if not own:
        yield Reason("no-own-pawn-on-track", "R36", "A jack needs an own pawn on the track.")
    elif not list(firsts(turn)):
        yield from (stops.swap_safe(turn, square) for square in own)
    else:
        names = tuple(turn.board.names[square] for square in own)
        other = "of another seat " if turn.rules.ruleset.jack_other is JackOther.ANOTHER_SEAT else ""
        sentence = f"There is no other pawn {other}on the track that is not safe, to change places with."
        yield Reason("no-swap-partner", "R36", sentence, names)


def _seven(turn: Turn, card: Card) -> Iterator[Reason]:
    """Each pawn's own obstacle to a first step; when some can step, that seven cannot be used up."""
    whole_team = turn.rules.ruleset.seven is SevenRule.TEAM
    seats = (turn.seat, *turn.rules.mates[turn.seat]) if whole_team else turn.own
    moving = []
    for owner, square in _pawns(turn, seats):
        if turn.board.is_yard(square):
            yield stops.in_yard(turn, square)
        elif against := no_forward(turn, owner, square, 1):
            yield from against
        else:
            moving.append(turn.board.names[square])
    if moving:
        sentence = f"The pawns that can walk ({', '.join(moving)}) cannot use up all seven steps."
        yield Reason("seven-does-not-fit", "R35", sentence, tuple(moving))


def _unknown(turn: Turn, card: Card) -> Iterator[Reason]:
    yield Reason("unknown-card", "R11", "This card is not known.")


CAUSES: dict[str, Callable[[Turn, Card], Iterator[Reason]]] = {
    "walk": _walk,
    "back": _back,
    "five": _five,
    "swap": _swap,
    "seven": _seven,
    "nothing": _unknown,
}
