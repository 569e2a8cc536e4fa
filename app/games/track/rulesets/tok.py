"""Tok, the Basque and French tok or toc: its column of the table "Differences" of the rules page."""

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
    key="tok",
    name="Tok",
    version=1,
    usual_players=(4, 2),
    other_players=(3, 5, 6, 7, 8),
    dealer=DealerRule.PASSES_EVERY_HAND,
    no_move=NoMoveRule.DISCARD,
    crossing=CrossingRule.MAY_ONWARD,
    over_start=OverStartRule.NEVER,
    seven=SevenRule.OWN,
    jack_own_may_be_safe=True,
    jack_other=JackOther.ANY_OTHER,
    home_after=16,
    jokers=True,
    options=("teams", "exchange", "deal", "home_after", "jokers"),
    silent=frozenset({"exchange-every", "joker-draw"}),
)
