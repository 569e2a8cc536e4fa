"""Nobody is ever sent what they may not know."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from tests.chaos.harness import Figure, Promise, Stage
from tests.secrecy import faults
from tests.secrecy.evening import spend
from tests.secrecy.scan import Scan, summary

PROMISE = Promise("secrecy", "No frame ever holds a card that its reader may not see.")

Looked = tuple[dict[str, int], list[str]]


def evening(seed: int) -> Looked:
    """Spends an evening and looks through every frame of everybody."""
    scan = Scan(asyncio.run(spend(seed)))
    leaks = scan.leaks()
    return summary([scan]), leaks


def evenings(stage: Stage) -> Iterator[Looked]:
    if not stage.is_full:
        yield from map(evening, range(stage.size))
        return
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(evening, range(stage.size), chunksize=10)


@PROMISE.trial("every frame of everybody at random tables of all games", aim="0 strange cards", quick=8, full=900)
def frames(stage: Stage) -> Figure:
    matches = count = cards = 0
    leaks: list[str] = []
    for looked, found in evenings(stage):
        matches, count, cards = matches + looked["matches"], count + looked["frames"], cards + looked["cards"]
        leaks += found
        if leaks and stage.mutant:
            break
    for leak in islice(leaks if stage.mutant is None else (), 5):
        print(leak)
    text = f"{len(leaks)} strange cards or secrets in {count:,} frames with {cards:,} cards, {matches:,} matches"
    return Figure(text, passed=not leaks and (count > 1000 or bool(stage.mutant)))


for fault in (
    faults.everybody_is_told_all_hands,
    faults.everybody_is_told_what_is_given,
    faults.a_log_names_the_cards_drawn,
    faults.covered_discards_are_shown,
    faults.a_refusal_names_the_hand_of_who_acts,
    faults.who_watches_sees_the_hand_of_who_acts,
    faults.who_gave_the_seat_away_goes_on_seeing_its_cards,
    faults.the_seed_is_shown_too_early,
    faults.events_carry_who_somebody_is,
    faults.events_carry_the_hash_of_a_seat_link,
    faults.a_table_without_spectators_has_some,
):
    frames.mutant_here(fault)
