"""Nobody gets into a seat that is not theirs, and no more people sit than there are seats."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx

from app.errors import Refusal
from app.games.api import Event
from app.matches import decisions, handover, hosting
from app.matches.checks import seat_event
from app.matches.decisions import Fields
from app.matches.match import Match
from app.players import tokens
from app.rooms import room
from app.rooms.outbox import Kind
from app.rooms.presence import Visitor
from app.rooms.room import Room
from app.rooms.service import Service
from app.web import cookies, http, limits, origins
from tests.chaos import thieves
from tests.chaos.harness import Figure, Promise, Stage
from tests.web.people import Person, close_all

PROMISE = Promise("seats", "No stranger gets into a seat.")
LINES_AT_ONCE = 40


@PROMISE.trial("theft of all kinds", aim="0 successes", quick=132, full=2002)
async def theft(stage: Stage) -> Figure:
    worked: Counter[str] = Counter()
    with stage.server() as server:
        den = thieves.Den(server.url, stage.dice)
        await den.open()
        before = seats_of(den)
        for number in range(stage.size):
            act = thieves.ATTEMPTS[number % len(thieves.ATTEMPTS)]
            worked[act.__name__] += await act(den)
            if stage.mutant and worked[act.__name__]:
                break
        await den.friends[0][1].do("offer_seat", seat="a")
        taken = before != seats_of(den)
        await close_all()
    kinds = ", ".join(f"{count} by {name.replace('_', ' ')}" for name, count in worked.items() if count)
    successes = sum(worked.values())
    text = f"{successes} of {stage.size:,} attempts of {len(thieves.ATTEMPTS)} kinds{': ' if kinds else ''}{kinds[:80]}"
    return Figure(text, passed=successes == 0 and not taken)


def seats_of(den: thieves.Den) -> list[tuple[str, str]]:
    return [(seat["seat"], seat["name"]) for seat in den.friends[0][1].view["seats"]]


@theft.mutant
def a_token_is_cut_to_a_few_characters() -> None:
    read = tokens._read
    tokens._read = lambda token: (read(token[:43]) or b"")[:1] or None  # type: ignore[assignment]


@theft.mutant
def the_hash_in_the_database_is_taken_for_the_token() -> None:
    known = tokens.recognise

    def recognise(token: str | None) -> tokens.Identity:
        return tokens.Identity(token) if token and len(token) == 64 else known(token)

    cookies.recognise = recognise  # type: ignore[attr-defined]


@theft.mutant
def a_seat_link_opens_twice() -> None:
    handover.without = lambda offers, *seats: offers  # type: ignore[assignment]


@theft.mutant
def any_seat_link_opens_any_seat() -> None:
    handover.hash_of = room.hash_of = lambda secret: "0" * 64  # type: ignore[attr-defined]


@theft.mutant
def every_origin_is_let_in() -> None:
    origins.Origins.check = lambda self, scope: None  # type: ignore[method-assign]


@theft.mutant
def the_first_of_two_cookies_counts() -> None:
    whole = cookies._tokens_in
    cookies._tokens_in = lambda headers, wanted: whole(headers, wanted)[:1]


@theft.mutant
def anybody_may_do_what_the_host_may() -> None:
    decisions.check_host = hosting.check_host = handover.check_host = lambda match, player: None  # type: ignore[attr-defined]


@theft.mutant
def who_has_no_seat_acts_for_the_first_one() -> None:
    decisions.seated = lambda match, player: match.sitter_of(player) or match.seats[0]  # type: ignore[attr-defined]


@theft.mutant
def command_ids_are_not_kept_apart_by_person() -> None:
    def answered(match: Match | None, command: object) -> int | None:
        ids = {key[1]: seq for key, seq in (match.answered.items() if match else ())}
        return ids.get(command.id)  # type: ignore[attr-defined]

    room.answered = answered  # type: ignore[attr-defined]


@theft.mutant
def the_host_gives_seats_away_of_people_who_are_there() -> None:
    handover._check_free = lambda match, there, fields: None


@theft.mutant
def what_the_server_fills_in_may_be_sent() -> None:
    room.FILLED_IN = {name: set() if "seat" in name else fields for name, fields in room.FILLED_IN.items()}  # type: ignore[attr-defined]
    known = Room._known
    Room._known = lambda self, command, now: known(self, command, now) | dict(command.fields)  # type: ignore[method-assign]


@PROMISE.trial("people who open one seat link at once", aim="exactly 1 each", quick=20, full=400)
async def one_link(stage: Stage) -> Figure:
    wrong, tried = 0, 0
    with stage.server() as server:
        owner = Person(server.url)
        link = await owner.open_room("tonk", 2)
        line = await owner.enter(link)
        await line.succeed("sit", seat="a", name="Anna")
        others = [await Person(server.url).enter(link) for _ in range(8)]
        while tried < stage.size:
            secret = (await line.do("offer_seat", seat="a"))["secret"]
            answers = await asyncio.gather(*(one.do("take_seat", secret=secret) for one in others))
            won = [number for number, answer in enumerate(answers) if answer["t"] == "done"]
            tried += len(others)
            wrong += len(won) != 1
            if len(won) != 1:
                break
            line, others[won[0]] = others[won[0]], line
            await asyncio.sleep(0.3)  # so that nobody is merely too fast
        await close_all()
    return Figure(f"{wrong} links opened by none or several, {tried} tried", passed=wrong == 0)


@one_link.mutant
def a_link_stays_open_after_use() -> None:
    handover.without = lambda offers, *seats: offers  # type: ignore[assignment]


@PROMISE.trial("people who sit down on three free seats at once", aim="exactly 3", quick=50, full=50)
async def three_seats(stage: Stage) -> Figure:
    with stage.server() as server:
        link = await Person(server.url).open_room("tonk", 3)
        lines = [await Person(server.url).enter(link) for _ in range(stage.size)]
        asked = [line.do("sit", seat="abc"[number % 3], name=f"Guest {number}") for number, line in enumerate(lines)]
        answers = await asyncio.gather(*asked)
        seats = (await Person(server.url).enter(link)).view["seats"]
        await close_all()
    done = sum(answer["t"] == "done" for answer in answers)
    sitting = len({seat["name"] for seat in seats if seat["name"]})
    text = f"{done} of {stage.size} are told that they sit, {sitting} do"
    return Figure(text, passed=(done, sitting) == (3, 3))


@three_seats.mutant
def who_comes_too_late_is_told_the_same() -> None:
    refuse = Service.refuse

    def done(self: Service, place: Room, visitor: Visitor, command: str | None, refusal: Refusal) -> None:
        if command is None or refusal.reason.code != "seat-taken":
            refuse(self, place, visitor, command, refusal)
        else:
            visitor.outbox.put(Kind.ANSWER, self._house.voice.done(command, place.match.seq))

    Service.refuse = done  # type: ignore[method-assign]


@three_seats.mutant
def a_taken_seat_is_given_away() -> None:
    """Without the check, the newest one sits, and the earlier ones have been told that they do."""
    sit = decisions.DECISIONS["sit"]

    def anyway(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
        there = match.sitter_at(fields["seat"])
        free = match if there is None else match._replace(seats=tuple(one for one in match.seats if one != there))
        gone = [seat_event("stood", there)] if there is not None and there.player != player else []
        return [*gone, *sit(free, player, fields, now)]

    decisions.DECISIONS["sit"] = anyway


@PROMISE.trial("guessed codes of rooms", aim="10 a minute, then 429", quick=40, full=400)
async def codes(stage: Stage) -> Figure:
    with stage.server() as server:
        host = Person(server.url)
        room = (await host.post("/api/rooms", {"game": "tonk", "players": 2})).json()
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
            letters = "ABCDEFGHJK"
            guesses = [f"/api/codes/AA{letters[one % 10]}{letters[one // 10 % 10]}AA" for one in range(stage.size)]
            answers = await asyncio.gather(*map(client.get, guesses))
            right = await client.get(f"/api/codes/{room['code']}")
    told = Counter(answer.status_code for answer in answers)
    waits = all(0 < int(answer.headers["retry-after"]) <= 60 for answer in answers if answer.status_code == 429)
    text = f"{told[404]} answered, {told[429]} told to wait; the right code after them: {right.status_code}"
    is_kept = told == {404: 10, 429: stage.size - 10} and waits and right.status_code == 429
    return Figure(text, passed=is_kept and len(room["link"]) * 6 >= 72)


@codes.mutant
def nobody_counts_wrong_codes() -> None:
    limits.Window.take = lambda self, key: 0  # type: ignore[method-assign]


@codes.mutant
def each_guess_is_given_back() -> None:
    http.WRONG_CODES = 10**6
