"""One module a promise; `tests.chaos.harness.all_promises` finds them by themselves."""
