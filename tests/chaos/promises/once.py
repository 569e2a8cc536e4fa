"""A command is carried out once, however often and over however many lines it comes, and is always answered."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.chaos import faults
from tests.chaos.harness import Figure, Promise, Stage
from tests.chaos.tables import rows_in
from tests.support.server import Server
from tests.web.people import Frame, Line, Person

PROMISE = Promise("once", "A command counts once, however often it is sent, and whoever sends one is answered.")
ROOMS = 10
BREATH = 0.05  # a line may ask twenty times a second
WAYS = ("the same line", "five at once", "two lines", "two lines racing", "a cut", "a cut before the answer")


class Sender:
    """Somebody in a lobby who renames themselves, which is legal always: a second time would be a second commit."""

    def __init__(self, person: Person, link: str, number: int, dice: random.Random) -> None:
        self.person, self.link, self.number, self.dice = person, link, number, dice
        self.line: Line
        self.answers: dict[str, list[tuple[str, Any]]] = {}
        self.count = 0

    @classmethod
    async def sit(cls, url: str, number: int, dice: random.Random) -> Sender:
        person = Person(url)
        sender = cls(person, await person.open_room("tonk", 2), number, dice)
        sender.line = await person.enter(sender.link)
        await sender.line.succeed("sit", seat="a", name="Anna")
        return sender

    async def submit(self, way: str) -> None:
        """One command, sent at least twice."""
        self.count += 1
        command = f"s{self.number:02}-{self.count:06}"
        if way == "five at once":
            await asyncio.gather(*(self._send(self.line, command) for _ in range(5)))
            await self._hear(self.line, command, 5)
        elif way.startswith("two lines"):
            other = await self.person.enter(self.link)
            await self._over_two(other, command, is_racing=way.endswith("racing"))
            await other.socket.close()
        elif way.startswith("a cut"):
            await self._send(self.line, command)
            if way == "a cut":
                await self._hear(self.line, command, 1)
            self.line.socket.transport.abort()
            self.line = await self.person.enter(self.link)
            await self.again(command)
        else:
            await self.again(command)
            await self.again(command)

    async def again(self, command: str) -> None:
        await self._send(self.line, command)
        await self._hear(self.line, command, 1)

    async def _over_two(self, other: Line, command: str, *, is_racing: bool) -> None:
        if is_racing:
            await asyncio.gather(self._send(self.line, command), self._send(other, command))
            await asyncio.gather(self._hear(self.line, command, 1), self._hear(other, command, 1))
            return
        for line in (self.line, other):
            await self._send(line, command)
            await self._hear(line, command, 1)

    async def _send(self, line: Line, command: str) -> None:
        name = f"N {self.number} {self.dice.randrange(10**6)}"  # another name each time: the first one counts
        await line.send({"t": "do", "id": command, "seen": 0, "what": "rename", "name": name})

    async def _hear(self, line: Line, command: str, times: int) -> None:
        while times:
            frame = await line.next()
            if frame.get("code") == "too-fast":
                await asyncio.sleep(0.3)
                times += 1
                await self._send(line, command)
            if frame.get("id") == command:
                times -= 1
                if frame.get("code") != "too-fast":
                    self.answers.setdefault(command, []).append((frame["t"], frame.get("seq")))


@PROMISE.trial(
    "commands sent twice and more: over one line, over two, racing, after a cut, after a restart",
    aim="one commit each, one and the same answer",
    quick=60,
    full=2000,
)
async def the_same_id_again(stage: Stage) -> Figure:
    with stage.server() as server:
        senders = await asyncio.gather(*(Sender.sit(server.url, number, stage.dice) for number in range(ROOMS)))
        share = stage.size // ROOMS
        await asyncio.gather(*(_submit_all(one, share) for one in senders))
        server.kill()
    with stage.server():
        for one in senders:
            one.line = await one.person.enter(one.link)
        await asyncio.gather(*(_repeat_last(one, 3 if share < 10 else 15) for one in senders))
    commits = Counter(row.command for row in rows_in(stage.database))
    sent = [command for one in senders for command in one.answers]
    wrong = sum(commits[command] != 1 for command in sent)
    unlike = sum(len(set(heard)) != 1 or heard[0][0] != "done" for one in senders for heard in one.answers.values())
    answers = sum(len(heard) for one in senders for heard in one.answers.values())
    text = f"{len(sent)} commands, {answers} answers: {wrong} not written once, {unlike} answered in two ways"
    return Figure(text, not wrong and not unlike and len(sent) == stage.size)


async def _submit_all(sender: Sender, count: int) -> None:
    for number in range(count):
        await sender.submit(WAYS[(number + sender.number) % len(WAYS)])


async def _repeat_last(sender: Sender, count: int) -> None:
    for command in list(sender.answers)[-count:]:
        await sender.again(command)


the_same_id_again.mutant(faults.forgets_what_it_has_answered)
the_same_id_again.mutant(faults.forgets_after_a_restart_what_it_has_answered)


# ------------------------------------------------------------------------------------------------------ two tabs


@asynccontextmanager
async def tabs_at_tonk(server: Server) -> AsyncIterator[dict[str, list[Line]]]:
    """A running game of Tonk for two; each person has two tabs."""
    people = [Person(server.url), Person(server.url)]
    link = await people[0].open_room("tonk", 2)
    tabs = {
        seat: [await person.enter(link), await person.enter(link)] for seat, person in zip("ab", people, strict=True)
    }
    for seat, name in (("a", "Anna"), ("b", "Ben")):
        await tabs[seat][0].succeed("sit", seat=seat, name=name)
    seq = await tabs["a"][0].succeed("start")
    for line in _all(tabs):
        await _catch_up(line, seq)
    try:
        yield tabs
    finally:
        await asyncio.gather(*(line.socket.close() for line in _all(tabs)))


def _all(tabs: dict[str, list[Line]]) -> list[Line]:
    return [line for lines in tabs.values() for line in lines]


def moves_in(view: Frame) -> list[str]:
    """The moves of Tonk that a view lists."""
    mine = view["mine"]
    lists = (mine["melds"], mine["layoffs"], mine["discards"])
    return [*mine["acts"], *mine["draws"], *(one["text"] for moves in lists for one in moves)]


class Races:
    """Counts what happened when both tabs of a seat moved at the same moment."""

    def __init__(self) -> None:
        self.rounds = self.both = self.none = self.bare = self.behind = 0

    @property
    def are_fine(self) -> bool:
        return not (self.both or self.none or self.bare or self.behind)

    async def run(self, tabs: dict[str, list[Line]], dice: random.Random, rounds: int) -> None:
        """Plays until so many rounds, or the match, are over, if all were told of the start."""
        seqs = [line.view["seq"] for line in _all(tabs)]
        self.behind += sum(seq < max(seqs) for seq in seqs)
        while self.rounds < rounds and self.are_fine and tabs["a"][0].view["phase"] == "playing":
            await self._round(tabs, tabs["a"][0].view["table"]["to_act"][0], dice)
            await asyncio.sleep(BREATH)

    async def _round(self, tabs: dict[str, list[Line]], seat: str, dice: random.Random) -> None:
        self.rounds += 1
        lines, moves = tabs[seat], moves_in(tabs[seat][0].view)
        answers = await asyncio.gather(*(line.do("move", text=dice.choice(moves)) for line in lines))
        self._count(answers)
        head = max(answer["seq"] for answer in answers)
        heard = await asyncio.gather(*(_catch_up(line, head) for line in _all(tabs)))
        self.behind += heard.count(False)

    def _count(self, answers: list[Frame]) -> None:
        done = [answer for answer in answers if answer["t"] == "done"]
        # Both may be right: the second one can be legal after the first, as a discard is after a draw.
        self.none += not done
        seqs = [answer["seq"] for answer in done]
        self.both += len(seqs) != len(set(seqs))
        for answer in answers:
            if answer["t"] == "refused":
                is_newest = bool(done) and answer.get("view", {}).get("seq", 0) >= done[0]["seq"]
                self.bare += not (answer["code"] and answer["sentence"] and is_newest)


async def _catch_up(line: Line, seq: int) -> bool:
    if line.view.get("seq", 0) >= seq:
        return True
    try:
        async with asyncio.timeout(1):
            await line.seq(seq)
    except TimeoutError:
        return False
    return True


@PROMISE.trial(
    "two tabs of one seat move at the same moment, each on the view it has",
    aim="no commit for two, one moves always, each refusal has its reason and the newest view, all four tabs follow",
    quick=40,
    full=600,
)
async def two_tabs(stage: Stage) -> Figure:
    races = Races()
    with stage.server() as server:
        tables = min(6, 1 + stage.size // 50)
        await asyncio.gather(*(_race(races, server, stage) for _ in range(tables)))
    text = (
        f"{races.rounds} rounds: {races.none} without a move, {races.both} commits for two, "
        f"{races.bare} refusals without the newest view, {races.behind} tabs left behind"
    )
    return Figure(text, races.are_fine)


async def _race(races: Races, server: Server, stage: Stage) -> None:
    while races.rounds < stage.size and races.are_fine:
        async with tabs_at_tonk(server) as tabs:
            await races.run(tabs, stage.dice, stage.size)


@two_tabs.mutant
def tells_one_tab_only() -> None:
    """Of a person's lines only one is told."""
    from app.rooms.room import Room

    tell = Room._tell

    def to_one(self: Room, commit: Any) -> None:
        everybody = self.visitors
        self.visitors = set({visitor.player: visitor for visitor in everybody}.values())
        try:
            tell(self, commit)
        finally:
            self.visitors = everybody

    Room._tell = to_one  # type: ignore[method-assign]


@two_tabs.mutant
def refuses_with_the_view_of_before() -> None:
    """A refusal brings the view that the room had one commit earlier."""
    from app.rooms.room import Room

    view, take = Room.view, Room._take

    def old(self: Room, player: str) -> bytes:
        return before[self.link].view(player) if self.link in before else view(self, player)

    def keep(self: Room, commit: Any, following: Any) -> None:
        before[self.link] = self._showing
        take(self, commit, following)

    before: dict[str, Any] = {}
    Room.view, Room._take = old, keep  # type: ignore[method-assign]


# ------------------------------------------------------------------------------------------- the table has moved on


@PROMISE.trial(
    "moves that were thought out on an older view, sent when the table has moved on",
    aim="each is answered: done, or refused with its reason and the newest view",
    quick=30,
    full=400,
)
async def on_an_old_view(stage: Stage) -> Figure:
    counts: Counter[str] = Counter()
    with stage.server() as server:
        while sum(counts.values()) < stage.size and not counts["silent"]:
            async with tabs_at_tonk(server) as tabs:
                await _lag_behind(tabs, stage, counts)
    text = f"{sum(counts.values())} sent: {counts['done']} done, {counts['told why']} refused with the newest view, "
    return Figure(
        f"{text}{counts['silent']} not answered, {counts['bare']} otherwise", not counts["silent"] + counts["bare"]
    )


async def _lag_behind(tabs: dict[str, list[Line]], stage: Stage, counts: Counter[str]) -> None:
    (anna, slow_anna), (ben, slow_ben) = tabs["a"], tabs["b"]
    while sum(counts.values()) < stage.size and not counts["silent"] and anna.view["phase"] == "playing":
        seat = anna.view["table"]["to_act"][0]
        line, slow = (anna, slow_anna) if seat == "a" else (ben, slow_ben)
        old, moves = line.view, moves_in(line.view)
        seq = await line.succeed("move", text=stage.dice.choice(moves))
        await asyncio.gather(*(_catch_up(one, seq) for one in _all(tabs)))
        counts[await _send_late(slow, old["seq"], stage.dice.choice(moves), seq)] += 1
        await asyncio.gather(*(_catch_up(one, slow.view["seq"]) for one in _all(tabs)))
        await asyncio.sleep(BREATH)


async def _send_late(line: Line, seen: int, text: str, head: int) -> str:
    line.view = {**line.view, "seq": seen}
    try:
        async with asyncio.timeout(3):
            answer = await line.do("move", text=text)
    except TimeoutError:
        return "silent"
    if answer["t"] == "done":
        line.view = {**line.view, "seq": answer["seq"]}
        return "done" if answer["seq"] > head else "bare"
    has_all = answer["code"] and answer["sentence"] and answer["view"]["seq"] >= head
    return "told why" if has_all else "bare"


on_an_old_view.mutant(refuses_with_the_view_of_before)


@on_an_old_view.mutant
def says_nothing_to_who_comes_late() -> None:
    """What is sent on an old view is dropped."""
    from app.rooms.service import Service

    do = Service.do

    async def deaf(self: Service, room: Any, visitor: Any, command: Any, seen: int) -> None:
        if command.what != "move" or seen >= room.match.seq:
            await do(self, room, visitor, command, seen)

    Service.do = deaf  # type: ignore[method-assign]
