"""Tokken, the Dutch Tokkenspel: its column of the table "Differences" of the rules page."""

from app.games.track.ruleset import (
    CrossingRule,
    DealerRule,
    JackOther,
    NoMoveRule,
    OverStartRule,
    Ruleset,
    SevenRule,
)

RULESET = Ruleset(
    key="tokken",
    name="Tokken",
    version=1,
    usual_players=(4, 6),
    other_players=(2, 3, 5, 7, 8),
    dealer=DealerRule.ONE_A_ROUND,
    no_move=NoMoveRule.FOLD,
    crossing=CrossingRule.MUST_FORWARD,
    over_start=OverStartRule.WHEN_EMPTY,
    seven=SevenRule.TEAM,
    jack_own_may_be_safe=False,
    jack_other=JackOther.ANOTHER_SEAT,
    home_after=17,
    jokers=True,
    options=("teams", "exchange", "deal", "home_after", "hologram", "points"),
    silent=frozenset({"own-pawns"}),
)
