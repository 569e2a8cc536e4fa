"""docs/reliability.md speaks of every promise that is put to the test, and its table has a row for every trial."""

from __future__ import annotations

import re

import pytest

from tests.chaos.harness import Promise, all_promises
from tests.chaos.report import DOC, HEAD, merged, table_of

TEXT = DOC.read_text("utf-8")
# What is at work and was not yet run at its full size is named as such.
UNMEASURED = TEXT.partition("## Not yet measured in full")[2].partition("\n## ")[0]


@pytest.mark.parametrize("promise", all_promises(), ids=lambda promise: promise.key)
def test_every_trial_of_a_promise_is_explained_and_has_its_row(promise: Promise) -> None:
    section = re.search(rf"^### {promise.key}$(.*?)(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert section is not None, f"docs/reliability.md has no section “### {promise.key}”"
    said = " ".join(section[1].split())
    rows = {row[:2] for row in table_of(TEXT)}
    for trial in promise.trials.values():
        assert f"*{trial.title}*" in said
        is_told = (promise.key, trial.title) in rows or f"`{trial.name}`" in UNMEASURED
        assert is_told, f"measure it: python -m tests.chaos --write {trial.name}"


def test_every_row_was_measured_and_kept_with_all_its_faults_found() -> None:
    known = {(promise.key, trial.title): trial for promise in all_promises() for trial in promise.trials.values()}
    for row in table_of(TEXT):
        cells = dict(zip(HEAD, row, strict=True))
        trial = known[row[0], row[1]]
        assert cells["aim"] == trial.aim
        assert cells["kept"] == "yes"
        assert cells["faults found"] == f"{len(trial.mutants)} of {len(trial.mutants)}"
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", cells["date"])


def test_new_rows_take_the_place_of_old_ones_and_rows_of_no_trial_go() -> None:
    trials = [trial for promise in all_promises() for trial in promise.trials.values()][:2]
    old = [(one.promise.key, one.title, "old", one.aim, "1 of 1", "yes", "2026-01-01") for one in trials]
    new = (*old[1][:2], "a | b", *old[1][3:])
    empty = "<!-- table: make chaos -->\n\n| a |\n|---|\n\n<!-- end of the table -->\nafter"
    text = merged(empty, [*old, ("no", "trial", "", "", "", "", "")], trials)
    assert table_of(text) == old
    assert table_of(merged(text, [new], trials)) == [old[0], new]
    assert text.endswith("after")
