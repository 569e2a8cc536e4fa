"""What one reader is sent while a log goes by, and for everything that the reader asks meanwhile."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.games.kit.seats import parse_seat
from app.matches.events import Commit
from app.matches.match import adopt
from app.matches.projection import projection
from app.rooms.ports import Entry
from tests.secrecy.evening import Client, Place, any_move, in_a_hurry, player_id
from tests.secrecy.worlds import another_world

QUESTIONS = 12


async def sent(log: Sequence[Commit], reader: str, dice: random.Random) -> list[bytes]:
    """Every frame that the person is sent. `dice` alone decide what they ask, and when."""
    with in_a_hurry():
        place, match = Place(0), None
        begin = dice.randrange(1, len(log))
        for commit in log[:begin]:
            match = adopt(match, commit)
            assert await place.store.append(Entry(commit, projection(match)))
        assert match is not None
        room = await place.service.find_room(match.room["link"])
        assert room is not None
        client = Client(place, room, reader)
        await client.hello()
        moments = set(dice.sample(range(begin, len(log)), min(3, len(log) - begin)))
        for number, commit in enumerate(log[begin:], start=begin):
            match = adopt(match, commit)
            assert await place.store.append(Entry(commit, projection(match)))
            place.clock.time += 1.0
            await room.catch_up()
            if number in moments:
                await ask_everything(client, room, dice)
        await ask_everything(client, room, dice)
        again = Client(place, room, reader)
        await again.hello()
        return [*client.frames, *again.frames]


async def ask_everything(client: Client, room: Any, dice: random.Random) -> None:
    """Plans, and moves that are refused: what is said no to, and how, must not depend on others' cards."""
    match = room.match
    sitter = match.sitter_of(client.player)
    for number in range(QUESTIONS):
        text = any_move(dice, match)
        is_legal = match.phase == "playing" and sitter and match.rules.is_legal(match.state, sitter.seat, text)
        if not is_legal:
            name = f"question-{match.seq}-{number}"
            await client.say({"t": "do", "id": name, "seen": 0, "what": "move", "text": text})
    for number, card in enumerate(("7s", "7h", "7d", "7c")):
        parts = [f"{dice.choice('abcd')}{dice.randrange(18)}-{dice.choice('abcd')}{dice.randrange(18)}"]
        ask = {"card": card, "parts": dice.choice(([], parts))}
        await client.say({"t": "plan", "id": f"a-plan-{match.seq}-{number}", "seen": 0, "ask": ask})
    for number in range(3):
        seq = dice.randrange(1, match.seq + 1)
        await client.say({"t": "look", "id": f"a-look-{match.seq}-{number}", "seq": seq})


async def difference(log: Sequence[Commit], reader: str | None, seed: int) -> tuple[int, int, str | None]:
    """The log, and its other world, as the reader is sent them: frames, cards changed, and the first difference.

    `reader`: the letter of a seat, None for a stranger who watches.
    """
    game = _game_of(log)
    events, cards = another_world([commit.events for commit in log], game, reader, random.Random(f"world {seed}"))
    other = [replace(commit, events=tuple(each)) for commit, each in zip(log, events, strict=True)]
    created = other[0].events[0]
    seeds = (created["seed"], hashlib.sha256(f"{seed}".encode()).hexdigest())
    created["seed"] = seeds[1]
    player = _holder(log, reader) or player_id("a stranger")
    here = await sent(log, player, random.Random(f"questions {seed}"))
    there = await sent(other, player, random.Random(f"questions {seed}"))
    # The promise is the hash of the seed: it differs, and tells nothing.
    one, two = (hashlib.sha256(bytes.fromhex(each)).hexdigest().encode() for each in seeds)
    there = [frame.replace(two, one).replace(seeds[1].encode(), seeds[0].encode()) for frame in there]
    return len(here), cards, _first_difference(here, there)


def _game_of(log: Sequence[Commit]) -> str:
    named = [event["game"] for commit in log for event in commit.events if event["e"] in ("created", "configured")]
    return str(named[-1])


def _holder(log: Sequence[Commit], seat: str | None) -> str | None:
    match = None
    for commit in log:
        match = adopt(match, commit)
    sitter = match.sitter_at(parse_seat(seat)) if match is not None and seat is not None else None
    return sitter.player if sitter else None


def _first_difference(here: list[bytes], there: list[bytes]) -> str | None:
    for one, two in zip(here, there, strict=False):
        if one != two:
            start = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
            return f"{one[max(0, start - 80) : start + 120]!r}\n  or\n{two[max(0, start - 80) : start + 120]!r}"
    return None if len(here) == len(there) else f"{len(here)} frames, or {len(there)}"
