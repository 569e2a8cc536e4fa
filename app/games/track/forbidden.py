"""Why an attempted move is not legal: every rule that forbids it, the nearest first.

The attempt is taken apart on a board without rules: every way in which the pawn could get from its square to the named
one is tried, and what each breaks is collected. Codes beyond those of stops.py, here and in attempts.py and seven.py:
wrong-kind-of-move, only-seven-splits, no-pawn-there, not-own-pawn, does-not-enter, wrong-count, own-start,
home-opens-elsewhere, into-home, must-jump, no-jump-there, wrong-jump, jump-past-start, five-own-side, five-into-home,
swap-not-own, swap-same-pawn, swap-same-seat, swap-two-pawns, swap-no-jump, seven-not-own, seven-twice, seven-too-many,
seven-too-far, seven-not-all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.errors import Reason
from app.games.api import Seat
from app.games.kit.cards import CARD_TEXT
from app.games.kit.seats import SEAT_LETTERS
from app.games.track import stops
from app.games.track.attempts import Attempt, free_paths, jump_reasons, lane_reasons, path_reasons
from app.games.track.board import FREE, HOME, Square
from app.games.track.cannot import no_way_forward
from app.games.track.cards import CARDS, Card, Turn
from app.games.track.notation import Spelled, SpelledPart
from app.games.track.ruleset import JackOther
from app.games.track.seven import seven_reasons
from app.games.track.walk import BACK, FIVE, NO_JUMP


def of_a_move(turn: Turn, said: Spelled) -> list[Reason]:
    """The reasons against a move that is not legal; never empty for such a move."""
    card = CARDS[said.card]
    swaps = [part.sign == "~" for part in said.parts]
    name = CARD_TEXT[said.card]
    if card.does != "swap" and any(swaps):
        return _both("wrong-kind-of-move", f"Only a jack changes places; {name} does not.", card.rule, "R36")
    if card.does == "swap" and not all(swaps):
        return [Reason("wrong-kind-of-move", "R36", "A jack changes places with “~” and does not walk.")]
    if card.does != "seven" and len(said.parts) > 1:
        return _both("only-seven-splits", f"Only a 7 is split over several pawns; {name} is not.", card.rule, "R35")
    return list(dict.fromkeys(ANALYSES[card.does](turn, card, said)))


def _both(code: str, sentence: str, *rules: str) -> list[Reason]:
    return [Reason(code, rule, sentence) for rule in rules]


def _walk(turn: Turn, card: Card, said: Spelled) -> Iterator[Reason]:
    part = said.parts[0]
    owner = turn.owners[part.origin]
    if owner == FREE:
        yield no_pawn(turn, part.origin, card.rule)
        return
    yield from not_own(turn, owner, part.origin)
    attempt = Attempt(owner, part.origin, part.end, part.jump)
    if turn.board.is_yard(part.origin):
        yield from _enter(turn, card, attempt)
        return
    if turn.rules.hologram and part.origin in turn.board.dots:
        yield stops.on_dot(turn, part.origin)
    paths = [path for path in free_paths(turn, owner, part.origin, card.steps) if path[-1] == part.end]
    for path in paths:
        yield from lane_reasons(turn, attempt, path)
        yield from path_reasons(turn, attempt, path)
    if not paths:
        yield from wrong_count(turn, card, attempt)
    yield from jump_reasons(turn, attempt)


def _enter(turn: Turn, card: Card, attempt: Attempt) -> Iterator[Reason]:
    """R17, R32: from the yard a pawn only enters, and only on its own start."""
    names, start = turn.board.names, turn.board.starts[attempt.owner]
    if attempt.end != start or not card.enters:
        yield stops.in_yard(turn, attempt.origin)
        sentence = f"A pawn enters with an ace, a king or a joker, from its yard to its own start {names[start]}."
        yield from _both("does-not-enter", sentence, "R32", card.rule)
    if turn.owners[start] == attempt.owner:
        yield stops.start_taken(turn, attempt.owner, start)
        yield stops.safe_pawn(turn, attempt.origin, start)
    if attempt.jump != NO_JUMP:
        yield Reason("no-jump-there", "R25", "A pawn that enters does not jump.", (names[start],))


def wrong_count(turn: Turn, card: Card, attempt: Attempt) -> Iterator[Reason]:
    """The steps of the card do not lead there. Whatever keeps the pawn from walking them at all is said too."""
    board, names = turn.board, turn.board.names
    ways = turn.walks.forward[card.steps][attempt.owner][attempt.origin]
    if not ways:
        yield no_way_forward(turn, attempt.owner, attempt.origin, card.steps)
    if board.progress[attempt.owner][attempt.origin] + card.steps >= board.ring + HOME:
        yield stops.past_home(turn, attempt.owner, attempt.origin, card.steps)
    here, there = names[attempt.origin], names[attempt.end]
    sentence = f"{card.steps} steps do not lead from {here} to {there}."
    yield Reason("wrong-count", card.rule, sentence, (here, there))
    yield Reason("wrong-count", "R17", sentence, (here, there))
    if board.is_home(attempt.end) or board.is_home(attempt.origin):
        sentence = f"The count into the home must fit: {card.steps} steps do not lead from {here} to {there}."
        yield from _both("wrong-count", sentence, "R18", "R4")
    closed = [stops.closed(turn, attempt.step(way)) for way in ways]
    if closed and all(closed):
        for reasons in closed:
            yield from reasons


def _back(turn: Turn, card: Card, said: Spelled) -> Iterator[Reason]:
    part, board = said.parts[0], turn.board
    owner = turn.owners[part.origin]
    if owner == FREE:
        yield no_pawn(turn, part.origin, card.rule)
        return
    yield from not_own(turn, owner, part.origin)
    attempt = Attempt(owner, part.origin, part.end, part.jump)
    if board.is_home(part.end):
        names = (board.names[part.origin], board.names[part.end])
        yield Reason("into-home", "R24", "Going back never leads into a home.", names)
    if not board.is_track(part.origin):
        yield stops.not_on_track_back(turn, part.origin)
        if board.is_yard(part.origin):
            yield stops.in_yard(turn, part.origin)
        return
    ways = turn.walks.back[owner][part.origin]
    if not ways:
        yield stops.back_over_start(turn, part.origin, board.starts[owner])
        yield from path_reasons(turn, attempt, board.behind(part.origin, BACK))
    for way in ways:
        yield from stops.closed(turn, attempt.step(way))
    # Without a way the own start forbids it, and the count is only wrong when it leads elsewhere.
    ends = {way.path[-1] for way in ways} or {board.behind(part.origin, BACK)[-1]}
    if part.end not in ends:
        yield from _wrong_back(turn, attempt)
    yield from jump_reasons(turn, attempt, back=True)


def _wrong_back(turn: Turn, attempt: Attempt) -> Iterator[Reason]:
    names = turn.board.names
    here, there = names[attempt.origin], names[attempt.end]
    ends = turn.walks.back[attempt.owner][attempt.origin]
    leads = f" A 4 leads it back to {names[ends[0].path[-1]]}." if ends else ""
    sentence = f"A 4 does not lead from {here} to {there}.{leads}"
    yield Reason("wrong-count", "R33", sentence, (here, there))
    yield Reason("wrong-count", "R23", sentence, (here, there))


def _five(turn: Turn, card: Card, said: Spelled) -> Iterator[Reason]:
    part, board = said.parts[0], turn.board
    owner, names = turn.owners[part.origin], turn.board.names
    if owner == FREE:
        yield no_pawn(turn, part.origin, card.rule)
        return
    attempt = Attempt(owner, part.origin, part.end, part.jump)
    if owner not in turn.rules.opponents[turn.seat]:
        sentence = f"A 5 moves a pawn of an opponent, and the one on {names[part.origin]} is of your own side."
        yield Reason("five-own-side", "R34", sentence, (names[part.origin],), (SEAT_LETTERS[owner],))
    if board.is_home(part.end):
        sentence = "A pawn that a 5 moves never goes into its home."
        yield Reason("five-into-home", "R34", sentence, (names[part.origin], names[part.end]))
    if not board.is_track(part.origin):
        yield stops.five_off_track(turn, part.origin)
        yield stops.untouchable(turn, part.origin)
        if board.is_yard(part.origin):
            yield stops.in_yard(turn, part.origin)
        return
    if turn.is_safe(part.origin):
        yield stops.five_safe(turn, part.origin)
        yield stops.safe_pawn(turn, part.origin, part.origin)
    path = board.ahead(part.origin, FIVE)
    if path[-1] != part.end:
        sentence = f"A 5 leads from {names[part.origin]} to {names[path[-1]]}, not to {names[part.end]}."
        yield Reason("wrong-count", "R34", sentence, (names[part.origin], names[part.end]))
    for way in turn.walks.five[owner][part.origin]:
        yield from stops.closed(turn, attempt.step(way), is_five=True)
    yield from jump_reasons(turn, attempt)


def _swap(turn: Turn, card: Card, said: Spelled) -> Iterator[Reason]:
    """R36, and what else forbids a swap: not own (R16), off the track or safe (R20)."""
    if len(said.parts) > 1:
        yield Reason("swap-two-pawns", "R36", "A jack makes one swap of two pawns.")
        return
    part = said.parts[0]
    if part.jump >= 0:
        yield from _both("swap-no-jump", "A pawn that arrives by a swap does not jump.", "R28", "R36")
    if part.origin == part.end:
        yield Reason("swap-same-pawn", "R36", "A swap needs two different pawns.", (turn.board.names[part.origin],))
        return
    for square in (part.origin, part.end):
        if turn.owners[square] == FREE:
            yield no_pawn(turn, square, "R36")
        elif not turn.board.is_track(square):
            yield stops.swap_off_track(turn, square)
            yield stops.untouchable(turn, square)
    yield from _swap_pawns(turn, part)


def _swap_pawns(turn: Turn, part: SpelledPart) -> Iterator[Reason]:
    owner, other = turn.owners[part.origin], turn.owners[part.end]
    here, there = turn.board.names[part.origin], turn.board.names[part.end]
    if owner != FREE and not plays(turn, owner):
        sentence = f"The own pawn is named first, and the one on {here} is not yours to move."
        yield Reason("swap-not-own", "R36", sentence, (here,), (SEAT_LETTERS[owner],))
        yield from not_own(turn, owner, part.origin)
    for square, may_be_safe in ((part.origin, turn.rules.ruleset.jack_own_may_be_safe), (part.end, False)):
        if turn.is_safe(square) and not may_be_safe:
            yield stops.swap_safe(turn, square)
            yield stops.safe_pawn(turn, square, square)
    if owner == other != FREE and turn.rules.ruleset.jack_other is JackOther.ANOTHER_SEAT:
        yield Reason("swap-same-seat", "R36", f"The pawns on {here} and {there} are of the same seat.", (here, there))


def _seven(turn: Turn, card: Card, said: Spelled) -> Iterator[Reason]:
    yield from seven_reasons(turn, said.parts)


def _nothing(turn: Turn, card: Card, said: Spelled) -> Iterator[Reason]:
    yield Reason("unknown-card", "R11", "This card is not known.")


def no_pawn(turn: Turn, square: Square, rule: str) -> Reason:
    name = turn.board.names[square]
    return Reason("no-pawn-there", rule, f"No pawn stands on {name}.", (name,))


def plays(turn: Turn, owner: Seat) -> bool:
    """Whether the seat plays these pawns: its own, and all teammates' once its own are home (R16)."""
    return (
        owner == turn.seat or owner in turn.own or (turn.seat not in turn.own and owner in turn.rules.mates[turn.seat])
    )


def not_own(turn: Turn, owner: Seat, square: Square) -> Iterator[Reason]:
    """R16: own pawns are those of the seat, and of teammates once all four are home; R20 for corners of others."""
    if plays(turn, owner):
        return
    name, letter = turn.board.names[square], SEAT_LETTERS[owner]
    if owner in turn.rules.mates[turn.seat]:
        sentence = f"The pawn on {name} is a teammate’s: it is yours to move once all your own pawns are home."
    else:
        sentence = f"The pawn on {name} is not yours: it belongs to {letter}."
    yield Reason("not-own-pawn", "R16", sentence, (name,), (letter,))
    if not turn.board.is_track(square):
        yield stops.untouchable(turn, square)


ANALYSES: dict[str, Callable[[Turn, Card, Spelled], Iterator[Reason]]] = {
    "walk": _walk,
    "back": _back,
    "five": _five,
    "swap": _swap,
    "seven": _seven,
    "nothing": _nothing,
}
