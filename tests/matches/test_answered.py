"""The commands that a match has carried out."""

from __future__ import annotations

from app.matches.answered import MOST_RECENT, Answered


def test_every_command_is_remembered_however_long_the_match() -> None:
    known = Answered()
    for seq in range(1, 5 * MOST_RECENT):
        known = known.plus(("anna", f"command-{seq}"), seq)
    assert dict(known) == {("anna", f"command-{seq}"): seq for seq in range(1, 5 * MOST_RECENT)}
    assert known.get(("anna", "command-1")) == 1
    assert known.get(("ben", "command-1")) is None
    assert len(known) == 5 * MOST_RECENT - 1


def test_what_was_known_before_a_commit_that_another_server_won_is_unchanged() -> None:
    for length in (1, MOST_RECENT - 1, MOST_RECENT, MOST_RECENT + 1):
        before = Answered()
        for seq in range(length):
            before = before.plus(("anna", str(seq)), seq)
        copy = dict(before)
        lost, won = before.plus(("anna", "lost"), length), before.plus(("ben", "won"), length)
        assert dict(before) == copy
        assert ("ben", "won") not in lost
        assert ("anna", "lost") not in won
        assert dict(won) == {**copy, ("ben", "won"): length}


def test_equal_commands_make_equal_values_wherever_they_are_kept() -> None:
    entries = {("anna", str(seq)): seq for seq in range(MOST_RECENT + 2)}
    grown = Answered()
    for key, seq in entries.items():
        grown = grown.plus(key, seq)
    assert grown == Answered(entries)
    assert grown != Answered({**entries, ("ben", "x"): 1})
