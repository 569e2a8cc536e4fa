"""Faults that more than one trial has to find. Each patches the modules of the process that it is called in."""

from __future__ import annotations

import asyncio
from typing import Any


def acknowledges_before_it_writes() -> None:
    """Who waits is told that it is done, and the disk comes a little later."""
    from app.adapters.sql.writer import GroupWriter

    commit = GroupWriter._commit
    tasks: set[asyncio.Task[None]] = set()
    one_at_a_time = asyncio.Lock()

    async def early(self: GroupWriter, entries: Any) -> list[bool]:
        async def write() -> None:
            async with one_at_a_time:
                await asyncio.sleep(0.05)
                await commit(self, entries)

        tasks.add(asyncio.create_task(write()))
        return [True] * len(entries)

    GroupWriter._commit = early  # type: ignore[method-assign]


def forgets_what_it_has_answered() -> None:
    """A command's id is not remembered."""
    from app.rooms import room

    room.answered = lambda match, command: None  # type: ignore[attr-defined]


def forgets_after_a_restart_what_it_has_answered() -> None:
    """A room that is loaded again knows no ids of commands."""
    from app.matches.answered import Answered
    from app.rooms import room

    fold = room.fold  # type: ignore[attr-defined]

    def forgetful(log: Any) -> Any:
        match = fold(log)
        return match and match._replace(answered=Answered())

    room.fold = forgetful  # type: ignore[attr-defined]


def leaves_out_a_commit_when_somebody_comes_back() -> None:
    """A welcome tells one commit too few."""
    from app.rooms.room import Room

    welcome = Room._welcome

    def forgetful(self: Room, visitor: Any, have: int) -> None:
        log = self._log
        self._log = [commit for commit in log if commit.seq != have + 1 or have == 0]
        try:
            welcome(self, visitor, have)
        finally:
            self._log = log

    Room._welcome = forgetful  # type: ignore[method-assign]


def skips_a_telling_now_and_then() -> None:
    """Every seventh commit is told to nobody."""
    from app.rooms.room import Room

    tell = Room._tell

    def sometimes(self: Room, commit: Any) -> None:
        if commit.seq % 7:
            tell(self, commit)

    Room._tell = sometimes  # type: ignore[method-assign]
