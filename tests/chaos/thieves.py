"""Attempts to get into somebody's seat, each by one who may know everything but the owner's secrets.

Each attempt returns whether it worked. A `Den` is a room with people who play, one in the lobby, and strangers.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import itertools
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import InvalidStatus, InvalidURI

from tests.web.people import Line, Person, sit_down

Attempt = Callable[["Den"], Awaitable[bool]]
ATTEMPTS: list[Attempt] = []
numbers = itertools.count(1)
ORIGINS = (
    "https://evil.example",
    "null",
    "",
    "http://127.0.0.1",
    "http://localhost:1",
    "http://127.0.0.1:{port}.evil.example",
)
ORIGINS += ("https://127.0.0.1:{port}", "http://user@127.0.0.1:{port}", "http://127.0.0.1:{port}/", "file://")


def attempt(act: Attempt) -> Attempt:
    ATTEMPTS.append(act)
    return act


@dataclass
class Den:
    """What a thief finds. `friends` and `waiting`: people with a seat and a line, in a game and in a lobby."""

    url: str
    dice: random.Random
    game: str = ""
    lobby: str = ""
    friends: list[tuple[Person, Line]] = field(default_factory=list)
    waiting: list[tuple[Person, Line]] = field(default_factory=list)
    used: list[str] = field(default_factory=list)  # secrets of seat links that are dead
    thief: Person = field(init=False)
    thief_here: Line = field(init=False)
    thief_there: Line = field(init=False)

    async def open(self) -> None:
        for name in ("game", "lobby"):
            host = Person(self.url)
            link = await host.open_room("tonk", 3)
            people = await sit_down(self.url, link, host, ["Anna", "Ben", "Carla"][: 3 if name == "game" else 2])
            setattr(self, name, link)
            setattr(self, {"game": "friends", "lobby": "waiting"}[name], people)
        await self.friends[0][1].succeed("start")
        await self.wear_out_links()
        await self.new_thief()

    async def wear_out_links(self) -> None:
        """A used link, and one that a newer one has replaced; the newest is Ben's and lives."""
        owner, line = self.friends[2]
        first = (await line.do("offer_seat", seat="c"))["secret"]
        self.used += [first, (await line.do("offer_seat", seat="c"))["secret"]]
        heir = Person(self.url)
        heirs_line = await heir.enter(self.game)
        await heirs_line.succeed("take_seat", secret=self.used[-1])
        self.friends[2] = (heir, heirs_line)
        self.former, self.formers_line = owner, line
        self.living = (await self.friends[1][1].do("offer_seat", seat="b"))["secret"]

    async def new_thief(self) -> None:
        self.thief = Person(self.url)
        self.thief_here = await self.thief.enter(self.game)
        self.thief_there = await self.thief.enter(self.lobby)

    async def works(self, line: Line, what: str, **fields: Any) -> bool:
        """Whether the command is carried out; the pause keeps a thief from being merely too fast."""
        answer = await self.asked(line, what, **fields)
        return answer["t"] == "done"

    async def asked(self, line: Line, what: str, command: str | None = None, **fields: Any) -> dict[str, Any]:
        while True:
            answer = await line.do(what, command, **fields)
            if answer.get("code") != "too-fast":
                return answer
            await asyncio.sleep(0.25)

    async def seated_as(self, cookie: str | None, link: str, **more: Any) -> bool:
        """Whether somebody with this cookie has a seat, or the host's duty."""
        person = Person(self.url, cookie)
        try:
            line = await person.line(link, **more)
        except (InvalidStatus, InvalidURI):
            return False
        you = (await line.hello())["view"]["you"]
        await line.socket.close()
        return you["seat"] is not None or bool(you["host"])

    def port(self) -> str:
        return self.url.rpartition(":")[2]


def token() -> str:
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()


@attempt
async def a_guessed_token(den: Den) -> bool:
    return await den.seated_as(token(), den.dice.choice((den.game, den.lobby)))


@attempt
async def an_altered_token(den: Den) -> bool:
    cookie = den.friends[den.dice.randrange(3)][0].cookie or ""
    at = den.dice.randrange(len(cookie))
    other = den.dice.choice("ABCDEFGHabcdefgh0123456789-_".replace(cookie[at], ""))
    kinds = (
        cookie[:at] + other + cookie[at + 1 :],
        cookie.swapcase(),
        cookie[:-1],
        cookie + "A",
        cookie + "=",
        cookie[::-1],
    )
    return await den.seated_as(den.dice.choice(kinds), den.game)


@attempt
async def the_hash_that_the_database_holds(den: Den) -> bool:
    raw = base64.urlsafe_b64decode((den.friends[0][0].cookie or "") + "=")
    digest = hashlib.sha256(raw)
    as_token = base64.urlsafe_b64encode(digest.digest()).rstrip(b"=").decode()
    return await den.seated_as(den.dice.choice((digest.hexdigest(), digest.hexdigest()[:43], as_token)), den.game)


@attempt
async def the_token_of_another_table(den: Den) -> bool:
    one, other = (den.waiting, den.game) if den.dice.random() < 0.5 else (den.friends, den.lobby)
    return await den.seated_as(den.dice.choice(one)[0].cookie, other)


@attempt
async def the_token_of_who_gave_the_seat_away(den: Den) -> bool:
    return await den.seated_as(den.former.cookie, den.game)


@attempt
async def commands_of_who_gave_the_seat_away(den: Den) -> bool:
    what, fields = den.dice.choice((("move", {"text": "draw stock"}), ("offer_seat", {"seat": "c"}), ("back", {})))
    return await den.works(den.formers_line, what, **fields)


@attempt
async def a_dead_seat_link(den: Den) -> bool:
    return await den.works(den.thief_here, "take_seat", secret=den.dice.choice(den.used), name="Eve")


@attempt
async def a_guessed_seat_link(den: Den) -> bool:
    living = den.living
    kinds = (
        f"b.{token()}",
        living[:-1],
        living + "x",
        living.lower(),
        f"c{living[1:]}",
        living[2:],
        "b.",
        hash_of(living),
    )
    return await den.works(den.thief_here, "take_seat", secret=den.dice.choice(kinds), name="Eve")


@attempt
async def a_living_seat_link_at_another_table(den: Den) -> bool:
    return await den.works(den.thief_there, "take_seat", secret=den.living, name="Eve")


@attempt
async def a_seat_link_with_a_secret_of_the_own(den: Den) -> bool:
    known = {"hash": hash_of("b.mine"), "grace": 0, "absent": {"b": 1e9}}
    chosen = dict(den.dice.sample(sorted(known.items()), den.dice.randint(1, 3)))
    if den.dice.random() < 0.5:  # the host, who might say that somebody is away
        return await den.works(den.friends[0][1], "offer_seat", seat="b", **known)
    line, seat = den.dice.choice(((den.thief_here, "b"), (den.friends[0][1], "b"), (den.friends[1][1], "a")))
    return await den.works(line, "offer_seat", seat=seat, **chosen)


@attempt
async def a_seat_link_for_somebody_who_plays(den: Den) -> bool:
    line, seat = den.dice.choice(((den.thief_here, "a"), (den.friends[0][1], "b"), (den.friends[1][1], "c")))
    return await den.works(line, "offer_seat", seat=seat)


@attempt
async def a_frame_that_names_another_seat(den: Den) -> bool:
    victim = den.dice.choice("abc")
    more = den.dice.choice(({"seat": victim}, {"player": "a"}, {"as": victim}, {"you": {"seat": victim}}, {}))
    text = den.dice.choice(("draw stock", "drop", "draw discard"))
    return await den.works(den.thief_here, "move", text=text, **more)


@attempt
async def a_move_in_the_turn_of_another(den: Den) -> bool:
    turn = den.friends[0][1].view["table"]["turn"]
    line = den.friends["abc".index(turn) - 1][1]
    return await den.works(line, "move", text=den.dice.choice(("draw stock", "drop")))


@attempt
async def a_handshake_of_another_site(den: Den) -> bool:
    origin = den.dice.choice((*ORIGINS, None))
    said = None if origin is None else origin.format(port=den.port())
    return await den.seated_as(den.friends[0][0].cookie, den.game, origin=said)


@attempt
async def a_request_of_another_site(den: Den) -> bool:
    origin = den.dice.choice(ORIGINS).format(port=den.port())
    answer = await den.friends[0][0].post("/api/rooms", {"game": "tonk", "players": 2}, origin=origin)
    return answer.status_code == 201


@attempt
async def a_second_cookie(den: Den) -> bool:
    """The thief's own identity, planted beside a victim's: the victim would play for the thief."""
    cookies = [den.waiting[0][0].cookie, den.friends[0][0].cookie]
    den.dice.shuffle(cookies)
    return await den.seated_as("; toktonk=".join(filter(None, cookies)), den.dice.choice((den.game, den.lobby)))


@attempt
async def a_crooked_path(den: Den) -> bool:
    tricks = ("%2e%2e/", "../", "..%2f", "%00", ";", "?seat=a", "#a", "%0d%0aCookie:%20toktonk=x", "/", ".json")
    cookie = den.thief.cookie or ""
    path = den.dice.choice((den.lobby + "/" + den.dice.choice(tricks) + den.game, den.game + den.dice.choice(tricks)))
    answer = await den.thief.get(f"/r/{path}")
    leaked = any(person.cookie and person.cookie in answer.text for person, _ in den.friends)
    return leaked or await den.seated_as(cookie, path)


@attempt
async def a_seat_that_is_taken(den: Den) -> bool:
    line, seat = den.dice.choice(((den.thief_there, "a"), (den.thief_there, "b"), (den.thief_here, "a")))
    return await den.works(line, "sit", seat=seat, name="Eve")


@attempt
async def the_duties_of_the_host(den: Den) -> bool:
    duties: list[tuple[str, dict[str, Any]]] = [
        ("remove", {"seat": "a"}),
        ("rename", {"name": "Eve"}),
        ("configure", {"game": "tonk", "players": 2}),
        ("start", {}),
        ("close", {}),
        ("arrange", {"locked": True}),
        ("hand_over", {"seat": "b"}),
        ("let_in", {"name": "Eve"}),
        ("stand", {}),
        ("leave", {}),
        ("rematch", {}),
        ("stand_in", {"seat": "b"}),
    ]
    what, fields = den.dice.choice(duties)
    return await den.works(den.dice.choice((den.thief_here, den.thief_there)), what, **fields)


@attempt
async def the_commands_of_the_house(den: Den) -> bool:
    what = den.dice.choice(("create", "expire", "credit", "pass_on", "seat_taken", "sat", "__class__"))
    fields = den.dice.choice(({}, {"here": ["a"]}, {"since": 0, "until": 1e9}, {"match": "x", "host": "me"}))
    return await den.works(den.dice.choice((den.thief_here, den.friends[1][1])), what, **fields)


@attempt
async def the_command_id_of_another(den: Den) -> bool:
    """An id that its owner's command was carried out with: the answer is the owner's."""
    name = f"the-owners-{next(numbers):06}"
    await den.asked(den.waiting[1][1], "rename", name, name=den.dice.choice(("Ben", "Benno", "Benja")))
    answer = await den.asked(den.thief_there, "rename", name, name="Eve")
    return answer["t"] == "done"


@attempt
async def an_absence_that_is_none(den: Den) -> bool:
    fields = den.dice.choice(({}, {"grace": 0}, {"away_for": 1e6}, {"grace": 0, "away_for": 9}))
    return await den.works(den.friends[0][1], "stand_in", seat="b", **fields)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
