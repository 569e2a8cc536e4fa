"""What the events of Tonk write into a record (notation.md, "Records"), each line with the rule behind it."""

from __future__ import annotations

import json

from app.games.api import Event
from app.games.kit.cards import print_cards
from app.games.kit.seats import SEAT_LETTERS


def record_lines(event: Event) -> tuple[tuple[str, str], ...]:
    """The lines of the event and their rules; moves write their own line."""
    if event["e"] == "dealt":
        dealer = f"dealer {SEAT_LETTERS[event['dealer']]}"
        return (dealer, "N2"), (f"deck {event['deck']} {print_cards(event['cards'])}", "N1")
    if event["e"] == "settled":
        change = {SEAT_LETTERS[seat]: amount for seat, amount in enumerate(event["change"])}
        return ((f"settle {json.dumps(change)}", event["rule"]),)
    return ()
