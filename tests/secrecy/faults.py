"""Faults that somebody could make, planted in this process: each lets one kind of secret out."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from app.games.kit.cards import CARD_TEXT
from app.games.kit.seats import SEAT_LETTERS
from app.games.tonk.game import Tonk
from app.games.tonk.notation import texts_of as tonk_texts
from app.games.track.game import TrackGame
from app.games.track.state import texts_of
from app.matches import views
from app.rooms import room, showing

Wrap = Callable[..., Any]


def _changed(owner: Any, name: str, wrap: Callable[[Wrap], Wrap]) -> AbstractContextManager[Any]:
    """The method with something round it; `wrap` is given the one of the product."""
    return mock.patch.object(owner, name, wrap(getattr(owner, name)))


def everybody_is_told_all_hands() -> AbstractContextManager[Any]:
    def wrap(tell: Wrap) -> Wrap:
        def leak(game: Any, event: Any, seat: Any) -> Any:
            told = tell(game, event, seat)
            return {**told, "hands": event["hands"]} if event["e"] == "dealt" else told

        return leak

    return _changed(TrackGame, "tell", wrap)


def everybody_is_told_what_is_given() -> AbstractContextManager[Any]:
    def wrap(tell: Wrap) -> Wrap:
        def leak(game: Any, event: Any, seat: Any) -> Any:
            told = tell(game, event, seat)
            return {**told, "card": event["card"]} if event["e"] == "chose" else told

        return leak

    return _changed(TrackGame, "tell", wrap)


def a_log_names_the_cards_drawn() -> AbstractContextManager[Any]:
    def wrap(tell: Wrap) -> Wrap:
        def leak(game: Any, event: Any, seat: Any) -> Any:
            told = tell(game, event, seat)
            return {**told, "card": CARD_TEXT[event["card"]]} if event["e"] == "drew" else told

        return leak

    return _changed(Tonk, "tell", wrap)


def covered_discards_are_shown() -> AbstractContextManager[Any]:
    def wrap(table: Wrap) -> Wrap:
        return lambda game, state: {**table(game, state), "pile": [CARD_TEXT[card] for card in state.discard]}

    return _changed(Tonk, "table", wrap)


def tonk_may_be_looked_back_on() -> AbstractContextManager[Any]:
    return mock.patch.object(room, "past_view", lambda _, then, player: views.seat_view(then, player))


def a_refusal_names_the_hand_of_who_acts() -> AbstractContextManager[Any]:
    def wrap(decide: Wrap) -> Wrap:
        def leak(game: Any, state: Any, seat: Any, text: str, chance: Any) -> Any:
            try:
                return decide(game, state, seat, text, chance)
            except Exception as error:
                if state.turn >= 0 and hasattr(error, "reason"):
                    held = " ".join(texts_of(state.hands[state.turn]))
                    reason = error.reason.__class__(error.reason.code, None, f"It is the turn of {held}.")
                    raise type(error)(reason) from error
                raise

        return leak

    return _changed(TrackGame, "decide", wrap)


def who_watches_sees_the_hand_of_who_acts() -> AbstractContextManager[Any]:
    def wrap(own_view: Wrap) -> Wrap:
        def leak(match: Any, player: Any) -> Any:
            own = own_view(match, player)
            if own["mine"] is None and match.phase == "playing":
                own["mine"] = match.rules.mine(match.state, match.rules.to_act(match.state)[0])
            return own

        return leak

    return _changed(showing, "own_view", wrap)


def the_seed_is_shown_too_early() -> AbstractContextManager[Any]:
    def wrap(standing_view: Wrap) -> Wrap:
        return lambda match: {**standing_view(match), "fair": {"seed": match.seed}}

    return _changed(showing, "standing_view", wrap)


def events_carry_who_somebody_is() -> AbstractContextManager[Any]:
    return mock.patch.dict(views.TELLERS, {"sat": dict})


def events_carry_the_hash_of_a_seat_link() -> AbstractContextManager[Any]:
    return mock.patch.dict(views.TELLERS, {"seat_offered": dict})


@contextlib.contextmanager
def a_table_without_spectators_has_some() -> Iterator[None]:
    with (
        mock.patch.object(views, "is_barred", lambda *_: False),
        mock.patch.object(showing, "is_barred", lambda *_: False),
    ):
        yield


def who_gave_the_seat_away_goes_on_seeing_its_cards() -> AbstractContextManager[Any]:
    def wrap(own_view: Wrap) -> Wrap:
        def leak(match: Any, player: Any) -> Any:
            own = own_view(match, player)
            if own["mine"] is None and match.state is not None and match.handed_over:
                own["mine"] = {"hand": _hand(match, match.seats[-1].seat)}
            return own

        return leak

    return _changed(showing, "own_view", wrap)


def _hand(match: Any, seat: int) -> list[str]:
    texts = tonk_texts if match.game == "tonk" else texts_of
    return list(texts(match.state.hands[seat]))


# What the scan for cards cannot see: it takes two worlds.


def a_count_of_hidden_cards_is_shown() -> AbstractContextManager[Any]:
    """How many sevens are in the stock."""

    def wrap(table: Wrap) -> Wrap:
        return lambda game, state: {**table(game, state), "sevens": sum(card % 13 == 6 for card in state.stock)}

    return _changed(TrackGame, "table", wrap)


def a_played_card_has_its_place_in_the_hand() -> AbstractContextManager[Any]:
    """The place of the card in the hand as dealt: who knows the order of the deck follows every card."""

    def wrap(tell: Wrap) -> Wrap:
        hands: dict[str, list[str]] = {}

        def leak(game: Any, event: Any, seat: Any) -> Any:
            told = tell(game, event, seat)
            if event["e"] == "dealt":
                hands.clear()
                hands.update(event["hands"])
            if event["e"] == "moved" and event["card"] in hands.get(event["seat"], ()):
                return {**told, "place": hands[event["seat"]].index(event["card"])}
            return told

        return leak

    return _changed(TrackGame, "tell", wrap)


def points_of_all_hands_are_shown() -> AbstractContextManager[Any]:
    def wrap(table: Wrap) -> Wrap:
        return lambda game, state: {
            **table(game, state),
            "points": {SEAT_LETTERS[seat]: game.mine(state, seat)["points"] for seat in range(len(state.hands))},
        }

    return _changed(Tonk, "table", wrap)


def a_refusal_depends_on_somebody_elses_hand() -> AbstractContextManager[Any]:
    """“You do not hold it” for a card that nobody has, and another sentence for one that a neighbour has."""

    def wrap(decide: Wrap) -> Wrap:
        def leak(game: Any, state: Any, seat: Any, text: str, chance: Any) -> Any:
            try:
                return decide(game, state, seat, text, chance)
            except Exception as error:
                others = [hand for number, hand in enumerate(state.hands) if number != seat]
                card = CARD_TEXT.index(text.split(maxsplit=1)[0]) if text.split(maxsplit=1)[0] in CARD_TEXT else -1
                if hasattr(error, "reason") and any(card in hand for hand in others):
                    reason = error.reason.__class__("card-not-here", None, "Somebody else has that card.")
                    raise type(error)(reason) from error
                raise

        return leak

    return _changed(TrackGame, "decide", wrap)


def the_tag_of_a_view_hashes_the_whole_state() -> AbstractContextManager[Any]:
    def wrap(moment_view: Wrap) -> Wrap:
        return lambda match: {**moment_view(match), "tag": hash(repr(match.state)) % 997}

    return _changed(showing, "moment_view", wrap)
