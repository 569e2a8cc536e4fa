"""Every promise is kept at the quick sizes, and every planted fault turns its trial red. `make chaos`: in full."""

from __future__ import annotations

import pytest

from tests.chaos.harness import ENDS_EARLY, Mutant, Trial, all_promises, all_trials, run

TRIALS = [trial for trial in all_trials().values() if trial.only_full is None and not trial.is_timed]
FAULTS = [
    (trial, mutant)
    for trial in TRIALS
    if trial.faults_in_full is None
    for mutant in trial.mutants.values()
    if mutant.name not in ENDS_EARLY
]


def marks(trial: Trial) -> list[pytest.MarkDecorator]:
    return [pytest.mark.chaos, *([pytest.mark.e2e] if trial.is_in_browser else [])]


@pytest.mark.parametrize("trial", [pytest.param(one, id=one.name, marks=marks(one)) for one in TRIALS])
def test_a_promise_is_kept(trial: Trial) -> None:
    row = run(trial)
    assert row.broke is None, row.broke
    assert row.passed, f"{row.figure}, but the aim is: {row.aim}"


@pytest.mark.parametrize(
    ("trial", "mutant"),
    [pytest.param(trial, one, id=f"{trial.name}.{one.name}", marks=marks(trial)) for trial, one in FAULTS],
)
def test_a_planted_fault_turns_it_red(trial: Trial, mutant: Mutant) -> None:
    row = run(trial, mutant=mutant)
    assert row.broke is None, row.broke
    assert not row.passed, f"nobody noticed: {row.figure}"


def test_every_trial_can_turn_red_and_has_a_row_of_its_own() -> None:
    for promise in all_promises():
        assert promise.sentence.endswith(".")
        assert promise.trials, promise.key
        titles = [trial.title for trial in promise.trials.values()]
        assert len(titles) == len(set(titles)), promise.key
        for trial in promise.trials.values():
            assert trial.mutants, f"{trial.name} has no planted fault"
