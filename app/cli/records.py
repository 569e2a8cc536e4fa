"""`record`, `replay` and `verify`: finished matches as text (notation.md, "Records")."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from app.cli.store import load_commits
from app.errors import Refusal
from app.matches.record import Played, played_of, print_record, replay
from app.matches.record_text import Misfit

LONGEST_QUOTE = 80
NEWLINE = b"\n"


def show_record(match: str) -> int:
    """Prints the record of a finished match from the database; 1 when there is none."""
    try:
        commits = load_commits(match)
        if not commits:
            print(f"There is no match {match}.", file=sys.stderr)
            return 1
        print(print_record(played_of(commits)), end="")
    except Refusal as refusal:
        print(refusal.reason.sentence, file=sys.stderr)
        return 1
    return 0


def replay_files(files: Iterable[Path]) -> int:
    """Replays each file; 0 when all fit."""
    return _each(files, lambda text: _summary(replay(text)))


def verify_files(files: Iterable[Path]) -> int:
    """Replays each file with the shuffles of its seed; 0 when all fit."""
    return _each(files, _verified)


def describe(misfit: Misfit, name: object) -> str:
    """The line that does not fit, as people read it: file, number, text, reason and rule."""
    text = misfit.line.text
    quoted = text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
    rule = f" ({misfit.reason.rule})" if misfit.reason.rule else ""
    return f"{name}:{misfit.line.number}: “{quoted}”: {misfit.reason.sentence}{rule}"


def _each(files: Iterable[Path], play: Callable[[str], str]) -> int:
    status = 0
    for file in files:
        try:
            print(f"{file}: {play(file.read_text('utf-8'))}")
            continue
        except Misfit as misfit:
            print(describe(misfit, file))
        except UnicodeDecodeError as error:
            print(f"{file}:{error.object[: error.start].count(NEWLINE) + 1}: this is not UTF-8")
        except OSError as error:
            print(f"{file}: {error.strerror or 'it cannot be read'}")
        status = 1
    return status


def _summary(played: Played) -> str:
    head = played.head
    return f"{head.game.key} for {head.players}, {played.moves} moves, won by {' '.join(played.winners)}"


def _verified(text: str) -> str:
    played = replay(text, verify_decks=True)
    promise = hashlib.sha256(bytes.fromhex(played.head.seed)).hexdigest()
    return f"{_summary(played)}; every shuffle follows from the seed, whose SHA-256 is {promise}"
