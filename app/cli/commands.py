"""Which commands there are and what they take. Each exits with 0 only when all is well, with 2 when misspelt."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from app.cli.check import check_paths
from app.cli.records import replay_files, show_record, verify_files
from app.cli.selfplay import Plan, play_games
from app.games import all_games
from app.games.api import Json

SERVE = "serve"
DESCRIPTION = "Toktonk: Tokken, Tok and Tonk in the browser. Without a command it serves."


def main(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit status. Never raises for what a person may type."""
    chosen = _parser().parse_args(arguments or [SERVE])
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Records are UTF-8 wherever they are printed, and no broken text of a file may break the printing.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        status = int(chosen.run(chosen))
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # somebody reads with head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m app", description=DESCRIPTION, allow_abbrev=False)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    serve = commands.add_parser(SERVE, help="start the server (also without a command)")
    serve.set_defaults(run=_serve)
    check = commands.add_parser("check", help="check scenario files and folders of them")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    check.set_defaults(run=lambda chosen: check_paths(chosen.paths))
    record = commands.add_parser("record", help="print the record of a finished match")
    record.add_argument("match", metavar="MATCH")
    record.set_defaults(run=lambda chosen: show_record(chosen.match))
    replay = commands.add_parser("replay", help="play records again and check every line")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.set_defaults(run=lambda chosen: replay_files(chosen.files))
    verify = commands.add_parser("verify", help="replay, and check that dealer and decks follow from the seed")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.set_defaults(run=lambda chosen: verify_files(chosen.files))
    _add_selfplay(commands)
    return parser


def _add_selfplay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    selfplay = commands.add_parser("selfplay", help="let a game play itself at random, and replay what it played")
    selfplay.add_argument("--game", required=True, choices=list(all_games()))
    selfplay.add_argument("--players", required=True, type=int)
    selfplay.add_argument("--options", type=_options, default={}, metavar="JSON")
    selfplay.add_argument("--seed", type=int, default=1, help="of the random moves and shuffles (default 1)")
    selfplay.add_argument("--games", type=_count, default=1, help="how many matches (default 1)")
    selfplay.add_argument("--records", type=Path, metavar="DIR", help="write one record a match into this folder")
    selfplay.set_defaults(run=_selfplay)


def _serve(chosen: argparse.Namespace) -> int:
    from app.main import serve

    serve()
    return 0


def _selfplay(chosen: argparse.Namespace) -> int:
    plan = Plan(chosen.game, chosen.players, chosen.options, chosen.seed, chosen.games)
    return play_games(plan, chosen.records)


def _options(text: str) -> dict[str, Json]:
    try:
        options = json.loads(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"not JSON: {error}") from error
    if not isinstance(options, dict):
        raise argparse.ArgumentTypeError("options are a JSON object")
    return options


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return count
