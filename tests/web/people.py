"""People at tables, as tests speak of them: each has a cookie of their own and any number of lines to a room."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 10.0
Frame = dict[str, Any]
numbers = itertools.count(1)
opened: list[Line] = []


class Line:
    """One WebSocket: collects frames, knows the newest view, and sends commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.view: Frame = {}
        opened.append(self)

    async def next(self) -> Frame:
        """The next frame, whatever it is."""
        frame: Frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.frames.append(frame)
        self.view = frame.get("view") or self.view
        return frame

    async def until(self, is_it: Callable[[Frame], bool]) -> Frame:
        """The next frame of which that is true."""
        while True:
            frame = await self.next()
            if is_it(frame):
                return frame

    async def hear(self, name: str) -> Frame:
        """The next frame of that name."""
        return await self.until(lambda frame: frame["t"] == name)

    async def seq(self, seq: int) -> Frame:
        """The first frame from here on with a view at or after that seq."""
        return await self.until(lambda frame: frame.get("view") is not None and frame["view"]["seq"] >= seq)

    async def send(self, frame: Frame) -> None:
        await self.socket.send(json.dumps(frame))

    async def hello(self, match: int = 0, have: int = 0) -> Frame:
        await self.send({"t": "hello", "v": 1, "match": match, "have": have})
        return await self.hear("welcome")

    async def do(self, what: str, command: str | None = None, **fields: Any) -> Frame:
        """Sends a command and returns its answer, done or refused."""
        command = command or f"command-{next(numbers)}"
        await self.send({"t": "do", "id": command, "seen": self.view.get("seq", 0), "what": what, **fields})
        return await self.until(lambda frame: frame.get("id") == command)

    async def succeed(self, what: str, **fields: Any) -> int:
        """Does what must not be refused; returns the seq."""
        answer = await self.do(what, **fields)
        assert answer["t"] == "done", answer
        return int(answer["seq"])


async def close_all() -> None:
    """Closes every line that this test has opened."""
    lines, opened[:] = opened[:], []
    await asyncio.gather(*(line.socket.close() for line in lines))


class Person:
    """Somebody with a browser: visits pages, keeps the cookie, opens lines."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        self.cookie = cookie

    async def visit(self, path: str = "/") -> httpx.Response:
        async with self.client() as client:
            answer = await client.get(path, headers={"accept": "text/html"})
        self.cookie = answer.cookies.get("toktonk") or self.cookie
        return answer

    async def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        async with self.client() as client:
            return await client.post(path, json=body, headers=headers)

    async def get(self, path: str, **headers: str) -> httpx.Response:
        async with self.client() as client:
            return await client.get(path, headers=headers)

    def client(self) -> httpx.AsyncClient:
        cookies = {"toktonk": self.cookie} if self.cookie else None
        return httpx.AsyncClient(base_url=self.url, cookies=cookies, headers={"origin": self.origin}, trust_env=False)

    @property
    def origin(self) -> str:
        """The server's own origin, as a browser names it."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    async def open_room(self, game: str = "whisper", players: int = 3) -> str:
        if self.cookie is None:
            await self.visit()
        answer = await self.post("/api/rooms", {"game": game, "players": players, "options": {}})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["link"])

    async def line(self, link: str, origin: str | None = "own", **more: Any) -> Line:
        """A line without hello. `origin`: what the handshake says, None to leave it out."""
        parts = urlsplit(self.url)
        headers = {"Cookie": f"toktonk={self.cookie}"} if self.cookie else {}
        said = self.origin if origin == "own" else origin
        address = f"ws://{parts.netloc}{parts.path}/ws/{link}"
        more = {"proxy": None, "close_timeout": 1, **more}
        socket = await connect(address, origin=said, additional_headers=headers, **more)  # type: ignore[arg-type]
        return Line(socket)

    async def enter(self, link: str, match: int = 0, have: int = 0) -> Line:
        """A line that has been welcomed."""
        if self.cookie is None:
            await self.visit()
        line = await self.line(link)
        await line.hello(match, have)
        return line


Sitting = list[tuple[Person, Line]]


async def sit_down(url: str, link: str, host: Person, names: list[str], seats: str = "abcdefgh") -> Sitting:
    """The host and others take the seats in order, each with a line."""
    people = []
    for number, name in enumerate(names):
        person = host if number == 0 else Person(url)
        line = await person.enter(link)
        await line.succeed("sit", seat=seats[number], name=name)
        people.append((person, line))
    return people
