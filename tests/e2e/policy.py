"""Which card and which move a friend at the table likes best: enough sense for a game to end soon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

STARTERS = "AKX"


def gift(mine: Mapping[str, Any]) -> str:
    """The card to give: any but the ones that bring pawns out."""
    card: str = min(mine["hand"], key=lambda card: (card[0] in STARTERS, card[0] in "7J4", mine["hand"].index(card)))
    return card


def wish(mine: Mapping[str, Any]) -> tuple[str, str | None]:
    """The card to play, and the move with it; no move for a card that is played in parts."""
    best: tuple[int, str, str | None] = (-100, "", None)
    for card, offer in mine["cards"].items():
        for move in offer["moves"]:
            best = max(best, (_worth(move), card, move["text"]), key=lambda one: one[0])
        if offer.get("only") or offer.get("parts"):
            best = max(best, (1, card, None), key=lambda one: one[0])
    return best[1], best[2]


def can_play(mine: Mapping[str, Any]) -> bool:
    return any(offer["moves"] or offer.get("parts") or offer.get("only") for offer in mine["cards"].values())


def complete(mine: Mapping[str, Any], plan: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
    """The whole text of what a friend plays outside an exchange; `plan` answers how a 7 goes on."""
    if not can_play(mine):
        act: str = mine["acts"][0]
        return act
    card, text = wish(mine)
    offer = mine["cards"][card]
    if text is not None or offer["only"]:
        return text or offer["only"]["text"]
    options, parts = offer["parts"], []
    while True:
        parts.append(part(options)["text"])
        planned = plan({"card": card, "parts": parts})
        if planned["complete"]:
            whole: str = planned["complete"]
            return whole
        options = planned["parts"]


def part(options: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Of the parts on offer the one with the most steps that hurts nobody of the team."""
    return max(options, key=lambda option: (not option["harm"], "+" in option["to"], option["steps"]))


def _worth(move: Mapping[str, Any]) -> int:
    captures: int = sum(slide["how"] == "captured" for slide in move["slides"])
    worth: int = 4 * captures - 12 * len(move["harm"])
    if "+" in move["to"]:
        return worth + 8
    if move["kind"] == "enter":
        return worth + 5
    if move["kind"] == "back":
        return worth + (6 if move["from"].endswith("18") else -3)
    return worth + (3 if move["kind"] == "walk" else 0)
