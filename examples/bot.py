"""A program that plays: joins a table by a seat link and makes any legal move, to the end of the match.

    python examples/bot.py "https://play.example.org/r/LINK#seat=SECRET" [NAME]

It needs the library `websockets` (17 or newer) and nothing of Toktonk: the protocol is docs/protocol.md, and
docs/bot-api.md leads through it. Replace `choose` by something cleverer.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]


def choose(view: Frame) -> tuple[str, list[str]]:
    """A move, or the card of a 7 with its first part: then `play` asks how it can go on."""
    mine = view["mine"]
    if "cards" not in mine:  # Tonk
        lists = (mine["melds"], mine["layoffs"], mine["discards"])
        return random.choice([*mine["acts"], *mine["draws"], *(one["text"] for moves in lists for one in moves)]), []
    moves: list[tuple[str, list[str]]] = [(text, []) for text in mine["acts"]]
    for card, offer in mine["cards"].items():
        moves += [(move["text"], []) for move in offer["moves"]]
        moves += [(card, [part["text"]]) for part in offer.get("parts", ())]
    return random.choice(moves)


class Player:
    """One line to one table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view: Frame = {}

    async def hear(self) -> Frame:
        """The next frame; the newest view is kept."""
        frame: Frame = json.loads(await self.line.recv())
        self.view = frame.get("view") or self.view
        return frame

    async def ask(self, frame: Frame) -> Frame:
        """Sends a frame with a new id and returns its answer: done, planned or refused."""
        name = uuid.uuid4().hex
        await self.line.send(json.dumps({**frame, "id": name, "seen": self.view.get("seq", 0)}))
        while (answer := await self.hear()).get("id") != name:
            pass
        return answer

    async def do(self, what: str, **fields: Any) -> Frame:
        return await self.ask({"t": "do", "what": what, **fields})

    async def play(self) -> None:
        """Moves whenever the table waits for this seat, until the match is over."""
        while self.view["phase"] != "over":
            table, seat = self.view["table"], self.view["you"]["seat"]
            if table is None or seat not in table["to_act"]:
                await self.hear()
                continue
            text, parts = choose(self.view)
            while parts:
                answer = await self.ask({"t": "plan", "ask": {"card": text, "parts": parts}})
                plan = answer.get("plan")
                if plan is None or plan["complete"]:
                    text, parts = (plan or {}).get("complete", text), []
                else:
                    parts = [*parts, random.choice(plan["parts"])["text"]]
            answer = await self.do("move", text=text)
            if answer.get("code") == "too-fast":
                await asyncio.sleep(0.5)


async def main(address: str, name: str) -> str:
    """Plays a match at the table of the seat link; returns how it ended."""
    parts = urlsplit(address)
    secret = parts.fragment.removeprefix("seat=")
    site, _, link = parts.path.rpartition("/r/")
    scheme = "wss" if parts.scheme == "https" else "ws"
    url = f"{scheme}://{parts.netloc}{site}/ws/{link}"
    # Without a cookie the handshake makes a new person; a program that wants to come back keeps the one it is given.
    async with connect(url, origin=f"{parts.scheme}://{parts.netloc}", proxy=None) as line:  # type: ignore[arg-type]
        player = Player(line)
        await line.send(json.dumps({"t": "hello", "v": 1, "match": 0, "have": 0}))
        while (await player.hear())["t"] != "welcome":
            pass
        answer = await player.do("take_seat", secret=secret, name=name)
        if answer["t"] == "refused":
            return f"The table says no: {answer['sentence']}"
        await player.play()
        winners = ", ".join(player.view["result"]["winners"])
        return f"Over: {winners} won, this was seat {player.view['you']['seat']}."


if __name__ == "__main__":
    print(asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Robot")))
