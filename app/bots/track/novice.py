"""The novice: legal moves as a beginner sees them, with a beginner's mistakes. It looks at one pawn at a time."""

from __future__ import annotations

from random import Random

from app.bots.track.moves import Option, options, text_of, without_move
from app.bots.track.worlds import Knowledge
from app.games.kit.cards import CARD_TEXT
from app.games.track.cards import Turn
from app.games.track.notation import GIVE
from app.games.track.state import EXCHANGE

CARELESS = 0.25  # how often it plays the first thing that comes to mind
MOOD = 6.0  # how far its likes go up and down


def choose(known: Knowledge, chance: Random) -> str:
    """The move of a seat that is asked."""
    if known.phase == EXCHANGE:
        return f"{GIVE} {CARD_TEXT[chance.choice(known.hand)]}"
    turn = Turn(known.rules, known.position, known.seat)
    found = list(options(turn, known.hand, lambda position: 0.0, 2))
    if not found:
        return without_move(known.rules, chance.choice(known.hand))
    if chance.random() < CARELESS:
        return text_of(chance.choice(found))
    return text_of(max(found, key=lambda option: _liking(turn, option) + chance.uniform(0, MOOD)))


def _liking(turn: Turn, option: Option) -> float:
    """Far is good, home is better, and so is sending somebody back; whose pawn that is it does not always see."""
    board, liked = turn.board, 0.0
    for owner, before, after in zip(board.owner_of_pawn, turn.position, option.after, strict=True):
        if before == after:
            continue
        sent_back = board.is_yard(after) - board.is_yard(before)
        further = board.progress[owner][after] - board.progress[owner][before]
        if owner == turn.seat:
            liked += 8 * (board.is_home(after) - board.is_home(before)) - 10 * sent_back + further / 4
        elif owner in turn.rules.mates[turn.seat]:
            liked -= 5 * sent_back
        else:
            liked += 7 * sent_back
    return liked
