"""`python -m tests.chaos [PROMISE or PROMISE.TRIAL …]`: runs them in full, with their planted faults; prints the table.

Exits with 1 when an aim was missed or a fault was not found. `--quick` takes the sizes of `make test`, `--no-mutants`
leaves the faults out, `--write` puts the rows into docs/reliability.md. Faults that `make test` plants with every
change are left to it; with `--all-mutants`, and with `--write`, they are planted here, too.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.chaos import report
from tests.chaos.harness import ENDS_EARLY, Row, Trial, all_trials, run

AT_ONCE = 3  # most trials wait for disks, kills and clocks more than they calculate


def chosen_trials(names: list[str]) -> list[Trial]:
    trials = all_trials()
    chosen = [trial for name, trial in trials.items() if not names or {name, trial.promise.key} & set(names)]
    if unknown := set(names) - trials.keys() - {trial.promise.key for trial in trials.values()}:
        sys.exit(f"No such promise or trial: {', '.join(sorted(unknown))}. There are: {', '.join(trials)}")
    return chosen


def measure(trials: list[Trial], *, is_full: bool) -> dict[str, Row]:
    """The row of each trial: of those whose figure is a time one after another, then of the others, some at a time."""
    measured: dict[str, Row] = {}
    for trial in (each for each in trials if each.is_timed):
        measured[trial.name] = run(trial, is_full=is_full)
        say(trial, measured[trial.name])
    others = [trial for trial in reversed(trials) if not trial.is_timed]  # the longest ones stand last
    with ProcessPoolExecutor(AT_ONCE) as pool:
        jobs = {pool.submit(_run, trial.name, is_full): trial for trial in others}
        for job in as_completed(jobs):
            measured[jobs[job].name] = job.result()
            say(jobs[job], job.result())
    return {trial.name: measured[trial.name] for trial in trials}


def faults_of(trial: Trial, is_all: bool) -> list[str]:
    """The faults to plant: all, or those that `make test` leaves out."""
    left_out = trial.faults_in_full is not None or trial.is_timed
    return [name for name in trial.mutants if is_all or left_out or name in ENDS_EARLY]


def found_in(trials: list[Trial], is_all: bool) -> Counter[str]:
    """How many of the planted faults turn each trial red; says which do not."""
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(AT_ONCE) as pool:
        jobs = {
            pool.submit(_run, trial.name, False, mutant): (trial, mutant)
            for trial in trials
            for mutant in faults_of(trial, is_all)
        }
        for job in as_completed(jobs):
            (trial, mutant), row = jobs[job], job.result()
            is_red = row.broke is None and not row.passed
            found[trial.name] += is_red
            print(f"{'found ' if is_red else 'MISSED'} {trial.name} with {mutant}: {row.figure}", flush=True)
            if row.broke:
                print(row.broke, flush=True)
    return found


def _run(name: str, is_full: bool, mutant: str | None = None) -> Row:
    trial = all_trials()[name]
    return run(trial, is_full=is_full, mutant=trial.mutants[mutant] if mutant else None)


def say(trial: Trial, row: Row) -> None:
    print(f"{'ok    ' if row.passed else 'MISSED'} {trial.name}: {row.figure} ({row.seconds:.1f} s)", flush=True)
    if row.broke:
        print(row.broke, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("names", nargs="*")
    for flag in ("--quick", "--no-mutants", "--all-mutants", "--write"):
        parser.add_argument(flag, action="store_true")
    asked = parser.parse_args(arguments)
    begin, trials = time.monotonic(), chosen_trials(asked.names)
    measured = measure(trials, is_full=not asked.quick)
    is_all = asked.all_mutants or asked.write
    found = Counter() if asked.no_mutants else found_in(trials, is_all)
    of = {trial.name: 0 if asked.no_mutants else len(faults_of(trial, is_all)) for trial in trials}
    rows = [report.cells(row, (found[name], of[name]), report.today()) for name, row in measured.items()]
    is_kept = all(row.passed and found[name] == of[name] for name, row in measured.items())
    print(f"\n{report.plain(rows)}\n\n{report.markdown(rows)}\n\n{time.monotonic() - begin:.0f} s in all")
    if asked.write:
        text = report.DOC.read_text("utf-8")
        report.DOC.write_text(report.merged(text, rows, all_trials().values()), "utf-8")
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
