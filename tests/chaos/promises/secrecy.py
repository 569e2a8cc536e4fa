"""Nobody is ever sent what they may not know."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from tests.chaos.harness import Figure, Promise, Stage
from tests.secrecy import faults
from tests.secrecy.evening import spend
from tests.secrecy.knowledge import LETTERS
from tests.secrecy.replay import difference
from tests.secrecy.scan import Scan, summary

PROMISE = Promise("secrecy", "No frame ever holds a card that its reader may not see.")

# Evenings that have an exchange, a seven, a deal of thirteen, and Tonk with most of its variants among few moves.
SHORT_EVENINGS = (23, 28, 0, 1, 3, 5, 7, 11, 2, 4)
T = TypeVar("T")
Looked = tuple[dict[str, int], list[str]]


def evening(seed: int) -> Looked:
    """Spends an evening and looks through every frame of everybody."""
    scan = Scan(asyncio.run(spend(seed)))
    leaks = scan.leaks()
    return summary([scan]), leaks


def over_seeds(stage: Stage, look: Callable[[int], T]) -> Iterator[T]:
    """The results for as many seeds as the stage is large; in full, on two cores."""
    if not stage.is_full:
        yield from map(look, SHORT_EVENINGS[: stage.size])
        return
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(look, range(stage.size), chunksize=10)


@PROMISE.trial("every frame of everybody at random tables of all games", aim="0 strange cards", quick=8, full=640)
def frames(stage: Stage) -> Figure:
    matches = games = count = cards = 0
    leaks: list[str] = []
    for looked, found in over_seeds(stage, evening):
        matches, games = matches + looked["matches"], games + looked["games"]
        count, cards = count + looked["frames"], cards + looked["cards"]
        leaks += found
        if leaks and stage.mutant:
            break
    for leak in islice(leaks if stage.mutant is None else (), 5):
        print(leak)
    text = f"{len(leaks)} strange cards or secrets in {count:,} frames with {cards:,} cards, "
    text += f"{games:,} games in {matches:,} matches"
    return Figure(text, passed=not leaks and (count > 1000 or bool(stage.mutant)))


for fault in (
    faults.everybody_is_told_all_hands,
    faults.everybody_is_told_what_is_given,
    faults.a_log_names_the_cards_drawn,
    faults.covered_discards_are_shown,
    faults.tonk_may_be_looked_back_on,
    faults.a_refusal_names_the_hand_of_who_acts,
    faults.who_watches_sees_the_hand_of_who_acts,
    faults.who_gave_the_seat_away_goes_on_seeing_its_cards,
    faults.the_seed_is_shown_too_early,
    faults.events_carry_who_somebody_is,
    faults.events_carry_the_hash_of_a_seat_link,
    faults.a_table_without_spectators_has_some,
):
    frames.mutant_here(fault)


Compared = tuple[int, int, str | None]


def worlds(seed: int) -> list[Compared]:
    """One log, cut somewhere, as each seat and a stranger are sent it: frames, cards changed, the first difference."""

    async def compare() -> list[Compared]:
        played = await spend(seed, rematches=0)
        log, dice = played.place.logs()[1], random.Random(f"cuts {seed}")
        first = next(number for number, commit in enumerate(log) if commit.events[0]["e"] == "started")
        readers = [None, *(LETTERS[seat] for seat in played.match.seat_numbers())]
        cuts = [dice.randint(min(first + 2, len(log)), len(log)) for _ in readers]
        return [
            await difference(log[:cut], reader, seed * 10 + number)
            for number, (reader, cut) in enumerate(zip(readers, cuts, strict=True))
        ]

    return asyncio.run(compare())


@PROMISE.trial("two tables that differ in what a reader may not know", aim="0 other bytes", quick=8, full=200)
def two_worlds(stage: Stage) -> Figure:
    pairs = frames_compared = cards = 0
    differences: list[str] = []
    for compared in over_seeds(stage, worlds):
        for count, changed, found in compared:
            pairs, frames_compared, cards = pairs + 1, frames_compared + count, cards + changed
            differences += [found] if found else []
        if differences and stage.mutant:
            break
    for found in islice(differences if stage.mutant is None else (), 3):
        print(found)
    text = f"{len(differences)} of {pairs:,} pairs of tables differ, {cards:,} other cards, {frames_compared:,} frames"
    return Figure(text, passed=not differences and cards > pairs)


for fault in (
    faults.a_count_of_hidden_cards_is_shown,
    faults.a_played_card_has_its_place_in_the_hand,
    faults.points_of_all_hands_are_shown,
    faults.a_refusal_depends_on_somebody_elses_hand,
    faults.the_tag_of_a_view_hashes_the_whole_state,
    faults.everybody_is_told_what_is_given,
):
    two_worlds.mutant_here(fault)
