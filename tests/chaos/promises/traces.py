"""What is a secret at the table stands in no log, error, address or listing, and stolen files open nothing."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from app import main
from app.adapters.sql import store
from app.players import tokens
from app.rooms.ports import TableRecord
from app.rooms.room import Room
from app.rooms.service import Service
from tests.chaos.harness import Figure, Promise, Stage
from tests.secrecy.knowledge import cards_in
from tests.web.people import Line, Person, close_all, sit_down

PROMISE = Promise("traces", "Logs, errors, addresses, listings and stolen files tell no secret of a table.")
OPEN_TO_ALL = (
    "/",
    "/healthz",
    "/readyz",
    "/api/games",
    "/api/lobby",
    "/api/tables",
    "/api/nope",
    "/nope",
    "/openapi.json",
)
GAMES = (("tonk", 3, {"games": 2}), ("tok", 2, {}), ("tokken", 4, {}))


@dataclass
class Told:
    """Everything that only some may know, by kind, as it would stand in a text."""

    tokens: set[str] = field(default_factory=set)
    links: set[str] = field(default_factory=set)
    seat_links: set[str] = field(default_factory=set)
    stored: set[str] = field(default_factory=set)  # seeds and players, from the database

    def found_in(self, text: bytes, *kinds: str) -> list[str]:
        words = ((kind, word) for kind in kinds for word in getattr(self, kind))
        return [f"{kind}: {word[:12]}…" for kind, word in words if word.encode() in text]


@PROMISE.trial("traces of whole games, at the most talkative setting", aim="0 secrets", quick=1, full=12)
async def traces(stage: Stage) -> Figure:
    told = Told()
    with stage.server(log_level="debug") as server:
        for number in range(stage.size):
            for game in GAMES:
                await play(server.url, game, told, number)
        stranger = Person(server.url)
        answers = [(await stranger.get(path)).content for path in OPEN_TO_ALL]
        answers.append((await stranger.post("/api/rooms", {"game": "tonk", "players": "many"})).content)
        told.stored = stored(stage)
        files = b"".join(path.read_bytes() for path in sorted(stage.folder.glob("toktonk.db*")))
        await close_all()
    log = stage.log.read_bytes()
    found = [f"the log has {one}" for one in told.found_in(log, "tokens", "links", "seat_links", "stored")]
    found += [f"the log has cards: {line[:120]!r}" for line in log.splitlines() if cards_in(line)]
    found += [f"the files have {one}" for one in told.found_in(files, "tokens", "seat_links")]
    for answer in answers:
        found += [f"an answer has {one}" for one in told.found_in(answer, "tokens", "links", "seat_links", "stored")]
    for one in found[:5] if stage.mutant is None else ():
        print(one)
    text = f"{len(found)} secrets in {len(log):,} bytes of log, {len(files):,} of files, {len(answers)} answers"
    is_honest = len(told.stored) > 5 and len(files) > 10_000 and len(log) > 0
    return Figure(text, passed=not found and is_honest)


async def play(url: str, game: tuple[str, int, dict[str, Any]], told: Told, number: int) -> None:
    """A game with talk, refusals and a seat that is handed on."""
    key, players, options = game
    host = Person(url)
    await host.visit()
    room = (await host.post("/api/rooms", {"game": key, "players": players, "options": options})).json()
    seats = "ac" if key != "tonk" and players == 2 else "abcdefgh"
    people = await sit_down(url, room["link"], host, ["Anna", "Ben", "Carla", "Dirk"][:players], seats)
    told.links.add(room["link"])
    lines = dict(zip(seats, (line for _, line in people), strict=False))
    seq = await people[0][1].succeed("start")
    link = (await people[1][1].do("offer_seat", seat=seats[1]))["secret"]
    told.seat_links.add(link)
    heir = Person(url)
    lines[seats[1]] = await heir.enter(room["link"])
    await lines[seats[1]].do("take_seat", secret=link)
    told.tokens |= {person.cookie or "" for person in (host, heir, *(person for person, _ in people))}
    await people[0][1].do("move", text="this is no move")
    for _ in range(40):
        seq = max(line.view["seq"] for line in lines.values())
        for line in lines.values():
            if line.view["seq"] < seq:
                await line.seq(seq)
        view = next(iter(lines.values())).view
        if view["phase"] != "playing":
            return
        await move(lines[view["table"]["to_act"][0]])


async def move(line: Line) -> None:
    mine = line.view["mine"]
    texts = [*mine["acts"], *mine.get("draws", ()), *(one["text"] for one in choices(mine))]
    card = next(iter(mine.get("cards", {"": None})))
    await line.do("move", text=texts[0] if texts else f"{card} a1-a2")


def choices(mine: dict[str, Any]) -> Iterable[dict[str, Any]]:
    yield from (*mine.get("discards", ()), *mine.get("layoffs", ()), *mine.get("melds", ()))
    for offer in mine.get("cards", {}).values():
        yield from offer["moves"]
        if offer.get("only"):
            yield offer["only"]


def stored(stage: Stage) -> set[str]:
    """Seeds of all matches, and players, as the database has them."""
    with sqlite3.connect(stage.database) as connection:
        rows = connection.execute("SELECT player_id, events FROM commits").fetchall()
    events = [event for _, text in rows for event in json.loads(text)]
    return {player for player, _ in rows if player} | {event["seed"] for event in events if "seed" in event}


@traces.mutant
def every_library_says_all_it_does() -> None:
    main.configure_logging = lambda level: logging.basicConfig(level="DEBUG")


@traces.mutant
def commits_are_logged() -> None:
    take = Room._take

    def logged(self: Room, commit: Any, following: Any) -> None:
        logging.getLogger("app.rooms.room").info("took %s", commit)
        take(self, commit, following)

    Room._take = logged  # type: ignore[method-assign]


@traces.mutant
def commands_are_logged_with_their_fields() -> None:
    do = Service.do

    async def logged(self: Service, room: Room, visitor: Any, command: Any, seen: int) -> None:
        if command.what == "take_seat":
            logging.getLogger("app.rooms.service").info("%s asks for %s", command.id, dict(command.fields))
        await do(self, room, visitor, command, seen)

    Service.do = logged  # type: ignore[method-assign]


@traces.mutant
def tokens_are_stored_as_they_are() -> None:
    tokens.player_of = tokens._write


@traces.mutant
def the_listing_shows_rooms_that_are_not_listed() -> None:
    async def listed(self: store.SqlStore, most: int) -> list[TableRecord]:
        return await self._tables(store.matches.c.phase == "playing", most, (store.LAST_AT,))

    store.SqlStore.listed = listed  # type: ignore[method-assign]
