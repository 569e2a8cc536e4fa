"""Tables at which such clients sit down and play random legal moves, and what the database says of them afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from tests.chaos.people import Client, Frame, Stopped
from tests.support.server import Server

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Fenna", "Gerd", "Hannes")
# All three games, the smallest and others; Tonk is short, so several games of it.
KINDS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tokken", 2, {}),
    ("tonk", 3, {"games": 3}),
    ("tok", 4, {}),
    ("tonk", 2, {"scoring": "points", "games": 4}),
    ("tokken", 4, {}),
    ("tok", 2, {}),
    ("tonk", 4, {"games": 2, "must_meld": True, "wait": True}),
    ("tokken", 3, {"exchange": "left", "hologram": True}),
)


class Site:
    """A server's address, and new people who come to it. `port`: where clients connect, when a proxy is between."""

    def __init__(self, server: Server, dice: random.Random, port: int | None = None) -> None:
        self.url = server.url
        self.dice = dice
        self.port = port or server.port
        self.clients: list[Client] = []
        parts = urlsplit(server.url)
        self.origin = f"{parts.scheme}://{parts.netloc}"

    def http(self, cookie: str | None = None) -> httpx.AsyncClient:
        cookies = {"toktonk": cookie} if cookie else None
        headers = {"origin": self.origin}
        return httpx.AsyncClient(base_url=self.url, cookies=cookies, headers=headers, trust_env=False, timeout=30)

    async def cookie(self) -> str:
        """Who a new person is."""
        async with self.http() as http:
            answer = await http.get("/", headers={"accept": "text/html"})
        return answer.cookies["toktonk"]

    async def room(self, cookie: str, game: str, players: int, options: Mapping[str, Any], **more: Any) -> str:
        """The link of a new room."""
        async with self.http(cookie) as http:
            answer = await http.post(
                "/api/rooms", json={"game": game, "players": players, "options": dict(options), **more}
            )
        answer.raise_for_status()
        return str(answer.json()["link"])

    def client(self, link: str, cookie: str, name: str) -> Client:
        """A client of that room, not started yet."""
        origin = f"http://127.0.0.1:{self.port}"
        client = Client(f"ws://127.0.0.1:{self.port}/ws/{link}", origin, cookie, name, self.dice)
        self.clients.append(client)
        return client

    async def close(self) -> None:
        await asyncio.gather(*(client.stop() for client in self.clients))


@dataclass
class Table:
    """One room with all seats taken. `codes`: what was refused, how often."""

    site: Site
    link: str
    clients: list[Client]
    codes: Counter[str] = field(default_factory=Counter)

    @classmethod
    async def sit_down(cls, site: Site, number: int, kind: tuple[str, int, Mapping[str, Any]], **more: Any) -> Table:
        """Opens a room, everybody sits, the host starts. Goes on over any crash, but the room's own opening."""
        game, players, options = kind
        cookies = [await site.cookie() for _ in range(players)]
        link = await site.room(cookies[0], game, players, options, **more)
        clients = [site.client(link, cookie, f"t{number:04}-{place}") for place, cookie in enumerate(cookies)]
        table = cls(site, link, clients)
        for client in clients:
            client.start()
            await client.until(lambda one: one.is_open)
        free = [seat["seat"] for seat in clients[0].view["seats"]]
        for client, seat, name in zip(clients, free, NAMES, strict=False):
            await table.must(client, "sit", seat=seat, name=name)
        return table

    async def must(self, client: Client, what: str, **fields: Any) -> int:
        """Does what nobody may refuse; returns the seq."""
        answer = await client.do(what, **fields)
        if answer["t"] == "superseded" and what == "rematch":
            return 0  # the next match was there before the answer
        assert answer["t"] == "done", answer
        return int(answer["seq"])

    async def play(self, patience: float) -> bool:
        """Everybody plays until the match is over; whether it ended within the patience, in seconds."""
        players = [asyncio.create_task(self._play(client)) for client in self.clients]
        try:
            async with asyncio.timeout(patience):
                await asyncio.gather(*players)
        except TimeoutError:
            return False
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        return True

    async def step(self) -> bool:
        """One move by one of those who may, whose end everybody sees; False when the match is over."""
        for client in self.clients:
            if client.view["phase"] == "over":
                return False
            text = await choose(client)
            if text is not None:
                seq = await self.must(client, "move", text=text)
                for one in self.clients:
                    await one.until(lambda known: known.seq >= seq)  # noqa: B023
                return True
        raise AssertionError("nobody can move")

    async def _play(self, client: Client) -> None:
        with contextlib.suppress(Stopped):
            while client.view.get("phase") != "over":
                client.moved.clear()
                text = await choose(client)
                if text is None:
                    await client.moved.wait()
                    continue
                answer = await client.do("move", text=text)
                if answer["t"] == "refused":
                    self.codes[answer["code"]] += 1


async def choose(client: Client) -> str | None:
    """A random legal move of the newest view, a 7 put together by plans; None when it is not this one's turn."""
    mine = client.view.get("mine") or {}
    texts: list[tuple[str, str | None]] = [(text, None) for text in (*mine.get("acts", ()), *mine.get("draws", ()))]
    for kind in ("melds", "layoffs", "discards"):
        texts += [(one["text"], None) for one in mine.get(kind, ())]
    for name, card in mine.get("cards", {}).items():
        texts += [(one["text"], None) for one in card["moves"]]
        if only := card.get("only"):
            texts.append((only["text"], None))
        else:
            texts += [(one["text"], name) for one in card.get("parts", ())]
    if not texts:
        return None
    text, card_of_part = client.dice.choice(texts)
    return text if card_of_part is None else await _put_together(client, card_of_part, [text])


async def _put_together(client: Client, card: str, parts: list[str]) -> str | None:
    while True:
        answer = await client.plan(card=card, parts=parts)
        if answer["t"] != "planned":
            return None
        plan: Frame = answer["plan"]
        if plan["complete"] is not None:
            return str(plan["complete"])
        parts = [*parts, client.dice.choice(plan["parts"])["text"]]


class Row(NamedTuple):
    """A commit as the database has it; `match` is its number in the room."""

    link: str
    match: int
    seq: int
    command: str


COMMITS = (
    "SELECT matches.link, matches.number, commits.seq, commits.command_id FROM commits "
    "JOIN matches ON matches.id = commits.match_id ORDER BY 1, 2, 3"
)


def rows_in(database: Any) -> list[Row]:
    """All commits, read from outside the server."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return [Row(*row) for row in connection.execute(COMMITS)]


@dataclass
class Verdict:
    """What does not agree between the clients' own logs and the database."""

    told: int = 0
    done: int = 0
    lost: int = 0
    doubled: int = 0
    holed: int = 0
    changed: int = 0

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.holed or self.changed)

    def __str__(self) -> str:
        return (
            f"{self.done} acknowledged and {self.told} told: {self.lost} lost, {self.doubled} doubled, "
            f"{self.holed} holed, {self.changed} changed"
        )


def judge(tables: Iterable[Table], rows: Iterable[Row]) -> Verdict:
    """Compares every client's log with the rows."""
    by_link: dict[str, list[Row]] = {}
    for row in rows:
        by_link.setdefault(row.link, []).append(row)
    verdict = Verdict()
    for table in tables:
        own = by_link.get(table.link, [])
        heads = Counter(row.match for row in own)
        commands = Counter(row.command for row in own)
        places = {row.command: (row.match, row.seq) for row in own}
        verdict.holed += sum(row.seq > heads[row.match] for row in own)
        verdict.doubled += sum(count - 1 for count in commands.values())
        for client in table.clients:
            _judge_client(client, heads, places, verdict)
    return verdict


def _judge_client(client: Client, heads: Counter[int], places: Mapping[str, tuple[int, int]], verdict: Verdict) -> None:
    log = client.log
    verdict.told += len(log.told)
    verdict.done += len(log.done)
    verdict.lost += sum(places.get(command) != place for command, place in log.done.items())
    verdict.lost += sum(seq > heads[match] for match, seq in log.told)
    verdict.doubled += sum(command in places for command in log.refused) + client.doubles
    verdict.holed += sum(log.holes(match, head) for match, head in heads.items())
    verdict.changed += len(log.faults)
