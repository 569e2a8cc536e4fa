"""The 7 by trying everything: every pawn, every count, every order, on whole positions. Slow and plain."""

from __future__ import annotations

from app.games.track.board import PAWNS, Position
from app.games.track.cards import own_seats
from app.games.track.ruleset import Rules, SevenRule
from app.games.track.walk import Step, is_open, moved


def sevens(
    rules: Rules, position: Position, seat: int, chosen: tuple[str, ...] = ()
) -> dict[tuple[str, ...], Position]:
    """Every spelling of a 7, as texts of parts, that begins with `chosen`, and the position after it."""
    found: dict[tuple[str, ...], Position] = {}
    _extend(rules, position, seat, 7, (), frozenset(), found)
    return {texts: after for texts, after in found.items() if texts[: len(chosen)] == chosen}


def _extend(
    rules: Rules,
    position: Position,
    seat: int,
    left: int,
    texts: tuple[str, ...],
    used: frozenset[int],
    found: dict[tuple[str, ...], Position],
) -> None:
    if left == 0:
        found[texts] = position
    if left == 0 or len(texts) == 4:
        return
    owners = rules.board.occupancy(position)
    for owner in _walkers(rules, position, seat):
        for origin in set(position[owner * PAWNS : owner * PAWNS + PAWNS]) - used:
            for steps in range(1, left + 1):
                for way in rules.walks.forward[steps][owner][origin]:
                    if is_open(way, owners):
                        after = moved(rules.board, position, (Step(owner, origin, way),))
                        # A pawn that had its part is known by its square; when it is captured, it is gone.
                        now_used = used - set(way.hits) | {way.rest}
                        _extend(rules, after, seat, left - steps, (*texts, way.text), now_used, found)


def _walkers(rules: Rules, position: Position, seat: int) -> tuple[int, ...]:
    if rules.ruleset.seven is SevenRule.TEAM:
        return (seat, *rules.mates[seat])
    return own_seats(rules, position, seat)
