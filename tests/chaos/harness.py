"""What a promise, its trials and their planted faults (mutants) are, and how one trial is run.

A trial runs against freshly started server processes and returns one figure. A mutant is a fault that is planted into
the product from outside, by a launcher of the tests; the same trial must then miss its aim.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import inspect
import pkgutil
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from tests.chaos import promises
from tests.support import processes
from tests.support.server import Server, toktonk

LIMIT = 300.0
PATIENT = {"lobby_grace": "3600", "away_grace": "3600", "log_level": "warning"}


@dataclass(frozen=True)
class Figure:
    """What a trial measured, in few words, and whether the aim was met."""

    text: str
    passed: bool


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    promise: str
    test: str
    figure: str
    aim: str
    passed: bool
    seconds: float
    broke: str | None = None  # the trial could not be carried out: neither kept nor missed


# A thief who succeeds by it leaves no seat to try for: now and then the trial ends before it has counted.
ENDS_EARLY = {"a_seat_link_opens_twice"}


@dataclass(frozen=True)
class Mutant:
    """A fault. `server`: `plant` is called in the server's process before it serves; `here`: it gives a context."""

    name: str
    plant: Callable[[], Any]
    where: Literal["server", "here"]


Check = Callable[["Stage"], "Figure | Awaitable[Figure]"]


class Trial:
    """One way to put a promise to the test; gives one row."""

    def __init__(
        self, promise: Promise, check: Check, title: str, aim: str, sizes: tuple[int, int], **more: Any
    ) -> None:
        self.promise = promise
        self.check = check
        self.title = title
        self.aim = aim
        self.quick, self.full = sizes
        self.is_in_browser: bool = more.get("browser", False)
        self.only_full: str | None = more.get("only_full")
        self.faults_in_full: str | None = more.get("faults_in_full") or self.only_full
        self.is_timed: bool = more.get("timed", False)
        self.limit: float = more.get("limit", LIMIT)
        self.mutants: dict[str, Mutant] = {}

    @property
    def name(self) -> str:
        return f"{self.promise.key}.{self.check.__name__}"

    def mutant(self, plant: Callable[[], None]) -> Callable[[], None]:
        """Decorates a function that plants a fault in the server's process, by patching the product's modules."""
        self._add(Mutant(plant.__name__, plant, "server"))
        return plant

    def mutant_here(
        self, plant: Callable[[], AbstractContextManager[Any]]
    ) -> Callable[[], AbstractContextManager[Any]]:
        """Decorates a function that returns a context manager: the fault is in this process while it is entered."""
        self._add(Mutant(plant.__name__, plant, "here"))
        return plant

    def _add(self, mutant: Mutant) -> None:
        if mutant.name in self.mutants:
            raise ValueError(f"{self.name} has two mutants {mutant.name}")
        self.mutants[mutant.name] = mutant


class Promise:
    """What the server promises. `key`: the name of its module; `sentence`: what people can rely on."""

    def __init__(self, key: str, sentence: str) -> None:
        self.key = key
        self.sentence = sentence
        self.trials: dict[str, Trial] = {}

    def trial(self, title: str, *, aim: str, quick: int, full: int, **more: Any) -> Callable[[Check], Trial]:
        """Decorates a function, asynchronous or not, that puts the promise to the test.

        `quick` and `full`: how much of it, in `make test` and in `make chaos`; the function finds it in `stage.size`.
        `browser`: needs Chromium. `timed`: its figure is a time or a weight, which says little where other things run
        meanwhile: only `make chaos` has it, alone. `only_full`: why `make test` leaves it out. `faults_in_full`: why it
        leaves out the planted faults. `limit`: seconds, then it broke.
        """

        def keep(check: Check) -> Trial:
            trial = Trial(self, check, title, aim, (quick, full), **more)
            self.trials[trial.name] = trial
            return trial

        return keep


@dataclass
class Stage:
    """What a trial has: a size, a folder, dice, and servers that all run on one database and one port."""

    size: int
    folder: Path
    trial: Trial
    is_full: bool = False
    mutant: Mutant | None = None
    dice: random.Random = field(default_factory=lambda: random.Random(20261201))
    port: int = field(default_factory=processes.free_port)
    database_url: str = ""
    since: float = field(default_factory=time.time)
    ahead: float = 0.0

    def __post_init__(self) -> None:
        self.database_url = self.database_url or f"sqlite:///{self.database}"

    @property
    def database(self) -> Path:
        """The SQLite file, to be looked into from outside."""
        return self.folder / "toktonk.db"

    @property
    def log(self) -> Path:
        """What all servers of this trial have written."""
        return self.folder / "log"

    @contextlib.contextmanager
    def server(self, *, wrap: tuple[str, ...] = (), speed: float = 1.0, **settings: str) -> Iterator[Server]:
        """The product, with the planted fault if there is one. Started again, it is the same one after a restart.

        `speed`: how fast its clock runs. `stage.ahead`: by how many seconds it is ahead from now on.
        """
        program: tuple[str, ...] = ("app", "serve")
        fault = self.mutant.name if self.mutant is not None and self.mutant.where == "server" else "-"
        if fault != "-" or speed != 1.0 or self.ahead:
            program = ("tests.chaos.launch", self.trial.name, fault, str(speed), str(self.since), str(self.ahead))
        chosen = PATIENT | settings
        with toktonk(self.database_url, self.log, port=self.port, program=program, wrap=wrap, **chosen) as running:
            yield running


def all_promises() -> list[Promise]:
    """The promises of all modules in tests/chaos/promises, each of which has a `PROMISE`."""
    names = sorted(module.name for module in pkgutil.iter_modules(promises.__path__) if not module.name.startswith("_"))
    return [importlib.import_module(f"{promises.__name__}.{name}").PROMISE for name in names]


def all_trials() -> dict[str, Trial]:
    return {name: trial for promise in all_promises() for name, trial in promise.trials.items()}


def run(trial: Trial, *, is_full: bool = False, mutant: Mutant | None = None) -> Row:
    """Runs a trial in a folder of its own. Never raises for what happens in it: the row says that it broke."""
    begin, broke = time.monotonic(), None
    size = trial.full if is_full else trial.quick
    with tempfile.TemporaryDirectory(prefix="toktonk-chaos-", ignore_cleanup_errors=True) as folder:
        stage = Stage(size, Path(folder), trial, is_full, mutant)
        try:
            with mutant.plant() if mutant and mutant.where == "here" else contextlib.nullcontext():
                figure = _figure(trial, stage)
        except Exception as error:
            broke = f"{type(error).__name__}: {error}"
            figure = Figure(broke.splitlines()[0][:200], False)
        if broke is None and mutant is None and "Traceback" in _text(stage.log):
            figure, broke = Figure(f"{figure.text}; a traceback in the log", False), "a traceback in the log"
        if broke is not None:
            broke = f"{broke[:500]}{_last_words(stage)}"
    seconds = time.monotonic() - begin
    return Row(trial.promise.key, trial.title, figure.text, trial.aim, figure.passed, seconds, broke)


def _figure(trial: Trial, stage: Stage) -> Figure:
    if not inspect.iscoroutinefunction(trial.check):
        return trial.check(stage)  # type: ignore[return-value]

    async def limited() -> Figure:
        async with asyncio.timeout(trial.limit):
            figure: Figure = await trial.check(stage)  # type: ignore[misc]
            return figure

    return asyncio.run(limited())


def _last_words(stage: Stage) -> str:
    text = _text(stage.log)
    return f"\n--- the server said:\n{text[-2000:]}" if text.strip() else ""


def _text(path: Path) -> str:
    return path.read_text("utf-8", errors="replace") if path.exists() else ""
