"""Records: a finished match as text (notation.md), and back. A replay plays every line through the game itself.

print: the events of the log say what was dealt and settled, the moves stand as they were made.
replay: the moves are decided again, with the chance that the record tells; what the game then deals, settles and ends
with must be what the record says. With the chance of the seed instead, the same replay verifies every shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from app.errors import Illegal, Refusal
from app.games.api import Chance, Closable, Event, Json
from app.games.kit.seats import SEAT_LETTERS, parse_seat
from app.games.kit.shuffle import SeededChance
from app.matches.events import Commit, game_event
from app.matches.match import fold
from app.matches.record_chance import ScriptedChance
from app.matches.record_text import Head, Line, Misfit, misfit, print_head, read_head, read_lines
from app.matches.state import Match

NEXT = "next"
# What was chosen between two games shows in the line that follows, so these moves write none.
BETWEEN_GAMES = (NEXT, "end")
VERIFIABLE_SEED = 64


@dataclass(frozen=True, slots=True)
class Step:
    """A move and what it led to. The setup of a match, and its end by the host, have neither seat nor text."""

    seat: str | None
    text: str | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match: what was played and by whom, step by step, and the seats that won."""

    head: Head
    steps: tuple[Step, ...]
    winners: tuple[str, ...]

    @property
    def moves(self) -> int:
        """How many moves the record writes."""
        return sum(_is_written(step) for step in self.steps)


def played_of(commits: Iterable[Commit]) -> Played:
    """The finished match of this log. Raises Illegal (`not-over`): a record of a running match would show its cards."""
    log = tuple(commits)
    match = fold(log)
    if match is None or match.result is None:
        raise Illegal.because("not-over", "A match has its record when it is over.")
    steps = (_step_of(commit) for commit in log)
    return Played(_head_of(match), tuple(step for step in steps if step), tuple(match.result["winners"]))


def print_record(played: Played) -> str:
    """The record, ready to be replayed."""
    lines = print_head(played.head)
    # Cards are given in any order, and written in seat order.
    for is_give, run in groupby(_body_of(played), key=_is_give):
        part = list(run)
        lines += sorted(part) if is_give else part
    return "\n".join([*lines, _result_line(played.winners), ""])


def replay(text: str, *, verify_decks: bool = False) -> Played:
    """Plays the record through its game. Raises Misfit: the first line that does not fit, and why.

    With `verify_decks`, dealers, decks and blind draws must follow from the seed (docs/fair-shuffle.md).
    """
    lines = read_lines(text)
    body = iter(lines)
    head = read_head(body)
    rest = list(body)
    chance = _chance_of_seed(head, lines) if verify_decks else ScriptedChance(head, rest)
    source = "the rules and the seed" if verify_decks else "the rules and the lines before it"
    return _Replay(head, chance, source, lines[-1]).run(rest)


def _chance_of_seed(head: Head, lines: list[Line]) -> Chance:
    if len(head.seed) != VERIFIABLE_SEED:
        line = next(line for line in lines if line.keyword == "seed")
        raise misfit(line, f"A seed that can be verified has {VERIFIABLE_SEED} hexadecimal digits.")
    return SeededChance(bytes.fromhex(head.seed))


def _head_of(match: Match) -> Head:
    differ = match.rules.differences(match.players, match.options)
    names = {SEAT_LETTERS[one.seat]: one.name for one in sorted(match.seats, key=lambda one: one.seat)}
    options = {name: match.options[name] for name in differ}
    return Head(match.rules, match.players, options, match.options, names, match.seed)


def _step_of(commit: Commit) -> Step | None:
    events = tuple(inner for event in commit.events if (inner := game_event(event)) is not None)
    played: Event = next((event for event in commit.events if event["e"] == "played"), {})
    return Step(played.get("seat"), played.get("text"), events) if events else None


def _body_of(played: Played) -> Iterator[str]:
    for step in played.steps:
        if _is_written(step):
            yield f"{step.seat} {step.text}"
        for event in step.events:
            yield from (text for text, _ in played.head.game.record_lines(event))


def _is_written(step: Step) -> bool:
    return step.text is not None and step.text not in BETWEEN_GAMES


def _is_give(text: str) -> bool:
    return text[1:].startswith(" give ")


def _is_move(line: Line) -> bool:
    return len(line.keyword) == 1 and line.keyword in SEAT_LETTERS


def _result_line(winners: Iterable[str]) -> str:
    return f"result {' '.join(winners)}"


class _Replay:
    """A match that is played again line by line. `written` are the lines that the game has already written."""

    def __init__(self, head: Head, chance: Chance, source: str, last: Line) -> None:
        self.game = head.game
        self.head = head
        self.chance = chance
        self.source = source
        self.state: Json = None
        self.steps: list[Step] = []
        self.written: list[tuple[str, str | None]] = []
        self.last = last

    def run(self, lines: list[Line]) -> Played:
        self._take(Step(None, None, tuple(self.game.setup(self.head.players, self.head.settings, self.chance))))
        giver = ""
        for line in lines:
            self._play(line)
            if _is_give(line.text):
                if line.keyword < giver:
                    raise misfit(line, "Lines with “give” stand in seat order.")
                giver = line.keyword
            else:
                giver = ""
        return self._played()

    def _play(self, line: Line) -> None:
        if not self.written and not _is_move(line):
            self._go_on_between_games(line)
        if self.written:
            self._compare(line)
        elif self.game.outcome(self.state) is not None:
            raise misfit(line, "The match is over: nothing may follow.")
        elif not _is_move(line):
            raise misfit(line, f"Here stands a move of {self._asked()}.")
        else:
            self._move(line)

    def _compare(self, line: Line) -> None:
        expected, rule = self.written.pop(0)
        if line.text != expected:
            raise misfit(line, f"Here {self.source} give “{expected}”.", rule)

    def _move(self, line: Line) -> None:
        seat = parse_seat(line.keyword)
        try:
            if seat not in self.game.seats(self.head.players):
                raise Illegal.because("bad-seat", f"There is no seat {line.keyword} at this table.")
            events = self.game.decide(self.state, seat, line.rest, self.chance)
        except Refusal as refusal:
            raise Misfit(line, refusal.reason) from refusal
        if line.rest in BETWEEN_GAMES:
            raise misfit(line, f"A record does not write “{line.rest}”.")
        self._take(Step(line.keyword, line.rest, tuple(events)))

    def _go_on_between_games(self, line: Line) -> None:
        if self.game.outcome(self.state) is not None:
            return
        if line.keyword == "result" and isinstance(self.game, Closable):
            try:
                self._take(Step(None, None, tuple(self.game.close(self.state))))
            except Refusal as refusal:
                raise Misfit(line, refusal.reason) from refusal
            return
        seat = self.game.to_act(self.state)[0]
        if self.game.is_legal(self.state, seat, NEXT):
            events = self.game.decide(self.state, seat, NEXT, self.chance)
            self._take(Step(SEAT_LETTERS[seat], NEXT, tuple(events)))

    def _take(self, step: Step) -> None:
        self.steps.append(step)
        for event in step.events:
            self.state = self.game.evolve(self.state, event)
            self.written += self.game.record_lines(event)
        if self.game.outcome(self.state) is not None:
            self.written.append((_result_line(self._winners()), None))

    def _winners(self) -> tuple[str, ...]:
        outcome = self.game.outcome(self.state)
        return tuple(SEAT_LETTERS[seat] for seat in outcome.winners) if outcome else ()

    def _asked(self) -> str:
        return " or ".join(SEAT_LETTERS[seat] for seat in self.game.to_act(self.state))

    def _played(self) -> Played:
        if self.written:
            raise misfit(self.last, f"After this line the record ends, and “{self.written[0][0]}” is missing.")
        if self.game.outcome(self.state) is None:
            raise misfit(
                self.last, f"After this line the record ends, and the match goes on: {self._asked()} is to act."
            )
        return Played(self.head, tuple(self.steps), self._winners())
