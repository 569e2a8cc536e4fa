"""`python -m tests.chaos [PROMISE or PROMISE.TRIAL …]`: runs them in full, with their planted faults; prints the table.

Exits with 1 when an aim was missed or a fault was not found. `--quick` takes the sizes of `make test`, `--no-mutants`
leaves the faults out, `--write` puts the rows into docs/reliability.md.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.chaos import report
from tests.chaos.harness import Row, Trial, all_trials, run


def chosen_trials(names: list[str]) -> list[Trial]:
    trials = all_trials()
    chosen = [trial for name, trial in trials.items() if not names or {name, trial.promise.key} & set(names)]
    if unknown := set(names) - trials.keys() - {trial.promise.key for trial in trials.values()}:
        sys.exit(f"No such promise or trial: {', '.join(sorted(unknown))}. There are: {', '.join(trials)}")
    return chosen


def found_in(trial: Trial) -> int:
    """How many of the planted faults turn the trial red; says which do not."""
    found = 0
    for mutant in trial.mutants.values():
        row = run(trial, mutant=mutant)
        is_red = row.broke is None and not row.passed
        found += is_red
        if not is_red:
            print(f"  NOT FOUND: {mutant.name}: {row.figure}\n{row.broke or ''}", flush=True)
    return found


def say(trial: Trial, row: Row) -> None:
    print(f"{'ok    ' if row.passed else 'MISSED'} {trial.name}: {row.figure} ({row.seconds:.1f} s)", flush=True)
    if row.broke:
        print(row.broke, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("names", nargs="*")
    for flag in ("--quick", "--no-mutants", "--write"):
        parser.add_argument(flag, action="store_true")
    asked = parser.parse_args(arguments)
    begin, rows, is_kept = time.monotonic(), [], True
    for trial in chosen_trials(asked.names):
        row = run(trial, is_full=not asked.quick)
        say(trial, row)
        of = 0 if asked.no_mutants else len(trial.mutants)
        found = 0 if asked.no_mutants else found_in(trial)
        is_kept = is_kept and row.passed and found == of
        rows.append(report.cells(row, (found, of), report.today()))
    print(f"\n{report.plain(rows)}\n\n{report.markdown(rows)}\n\n{time.monotonic() - begin:.0f} s in all")
    if asked.write:
        text = report.DOC.read_text("utf-8")
        report.DOC.write_text(report.merged(text, rows, all_trials().values()), "utf-8")
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
