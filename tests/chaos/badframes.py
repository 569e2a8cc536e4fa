"""Frames that are none, made in two ways: from good ones that are spoilt, and from a grammar of what people try."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from typing import Any

from tests.chaos.rawline import BINARY, CLOSE, PING, PONG, masked

GOOD: tuple[dict[str, Any], ...] = (
    {"t": "hello", "v": 1, "match": 1, "have": 12},
    {"t": "do", "id": "c0ffee12-1", "seen": 12, "what": "sit", "seat": "a", "name": "Anna"},
    {"t": "do", "id": "c0ffee12-2", "seen": 12, "what": "move", "text": "9h b3-b12"},
    {"t": "do", "id": "c0ffee12-3", "seen": 3, "what": "configure", "game": "tok", "players": 4, "options": {},
     "clock": {"kind": "soft", "seconds": 60}},
    {"t": "do", "id": "c0ffee12-4", "seen": 3, "what": "arrange", "locked": True, "talk": "free"},
    {"t": "do", "id": "c0ffee12-5", "seen": 3, "what": "say", "text": "Hoi"},
    {"t": "plan", "id": "c0ffee12-6", "seen": 12, "ask": {"card": "7s", "parts": ["b3-b6"]}},
    {"t": "ping"},
)  # fmt: skip
ODD: tuple[str, ...] = (
    "null", "true", "-1", "0.5", "1e400", "-1e400", "1e-400", "9" * 400, "99999999999999999999", "2147483648",
    "NaN", "Infinity", "-Infinity", "01", "+1", "1.", ".5", "0x10", "undefined", "{,}", "[1,]", "'a'",
    '""', '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\u202e"', '"' + "x" * 3000 + '"', '"\\x41"', '"\t"',
    "[]", "{}", "[[]]", '["a"]', '{"a":1}', "[" * 40 + "]" * 40, '{"a":' * 9 + "1" + "}" * 9,
    '{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '"__class__"', '"%s%n{0}"', '"../../etc/passwd"',
    '"\' OR 1=1 --"',
)  # fmt: skip
WORDS = (
    "hello",
    "do",
    "plan",
    "ping",
    "pong",
    "told",
    "welcome",
    "HELLO",
    "do ",
    "\u0000",
    "sit",
    "create",
    "expire",
    "credit",
    "pass_on",
)


def spoilt_bytes(dice: random.Random) -> bytes:
    """A good frame with some bytes changed, lost, doubled or put in."""
    text = bytearray(json.dumps(dice.choice(GOOD)).encode())
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(text) or 1)
        how = dice.randrange(4)
        if how == 0 and text:
            text[at] = dice.randrange(256)
        elif how == 1:
            del text[at : at + dice.randint(1, 9)]
        elif how == 2:
            text[at:at] = text[at : at + dice.randint(1, 30)]
        else:
            text[at:at] = dice.randbytes(dice.randint(1, 4))
    return masked(bytes(text))


def spoilt_field(dice: random.Random) -> bytes:
    """A good frame in which one field has an odd value, is missing, stands twice or has another name."""
    frame = dict(dice.choice(GOOD))
    parts = {json.dumps(name): json.dumps(value) for name, value in frame.items()}
    name = dice.choice(list(parts))
    how = dice.randrange(4)
    if how == 0:
        parts[name] = dice.choice(ODD)
    elif how == 1:
        del parts[name]
    elif how == 2:
        parts[json.dumps(dice.choice(WORDS))] = parts.pop(name)
    text = ",".join(f"{name}:{value}" for name, value in parts.items())
    text += f",{name}:{dice.choice(ODD)}" if how == 3 else ""
    return masked(f"{{{text}}}".encode("utf-8", "surrogatepass"))


def from_grammar(dice: random.Random) -> bytes:
    """JSON, or nearly, of a random shape."""
    return masked(_value(dice, 6).encode("utf-8", "surrogatepass")[:8000])


def _value(dice: random.Random, depth: int) -> str:
    how = dice.randrange(8)
    if how == 0 and depth:
        return "[" + ",".join(_value(dice, depth - 1) for _ in range(dice.randint(0, 5))) + "]"
    if how <= 2 and depth:
        names = ("t", "id", "seen", "what", "v", "match", "have", "ask", "seat", "name", dice.choice(WORDS))
        pairs = (f"{json.dumps(dice.choice(names))}:{_value(dice, depth - 1)}" for _ in range(dice.randint(0, 6)))
        return "{" + ",".join(pairs) + "}"
    if how <= 4:
        return json.dumps(dice.choice(WORDS))
    return dice.choice(ODD)


def no_text(dice: random.Random) -> bytes:
    """A text that is no UTF-8."""
    bad = dice.choice([b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82", dice.randbytes(20)])
    return masked(b'{"t":"ping","x":"' + bad + b'"}')


def binary(dice: random.Random) -> bytes:
    return masked(dice.choice([b"", b'{"t":"ping"}', dice.randbytes(200)]), BINARY)


def too_large(dice: random.Random) -> bytes:
    return masked(b'{"t":"ping","x":"' + b"x" * dice.choice([8192, 20_000, 65_536, 200_000]) + b'"}')


def reserved(dice: random.Random) -> bytes:
    """Bits and opcodes that nobody has agreed upon."""
    if dice.random() < 0.5:
        return masked(b'{"t":"ping"}', reserved=dice.randint(1, 7))
    return masked(b"", dice.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))


def bad_control(dice: random.Random) -> bytes:
    """Control frames that are too long, in parts, or close with what is no code."""
    how = dice.randrange(4)
    if how == 0:
        return masked(b"x" * dice.randint(126, 4000), dice.choice([PING, PONG, CLOSE]))
    if how == 1:
        return masked(b"", dice.choice([PING, PONG, CLOSE]), fin=False)
    if how == 2:
        return masked(struct.pack("!H", dice.choice([0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535])), CLOSE)
    return masked(dice.choice([b"\x03", struct.pack("!H", 1000) + b"\xff\xff"]), CLOSE)


def bad_parts(dice: random.Random) -> bytes:
    """Messages in parts that do not belong together."""
    begun = masked(b'{"t":', fin=False)
    return dice.choice(
        [masked(b"x", 0), begun + masked(b'{"t":"ping"}'), begun + masked(b"\xff", 0), begun + masked(b"", CLOSE)]
    )


def lying_head(dice: random.Random) -> bytes:
    """A head whose length is wrong, or without a mask."""
    if dice.random() < 0.5:
        return masked(b'{"t":"ping"}', length=dice.choice([2**63 - 1, 2**63, 2**64 - 1, 2**32]))
    return b"\x81\x0c" + b'{"t":"ping"}'


def torn(dice: random.Random) -> bytes:
    """A frame of which the rest never comes, or no frame at all: nobody can tell yet."""
    return masked(b"x" * 300)[: dice.randint(1, 9)] if dice.random() < 0.5 else dice.randbytes(dice.randint(1, 40))


# How often each, by what it costs: a line that ends takes a handshake to replace.
KINDS: dict[Callable[[random.Random], bytes], int] = {
    spoilt_bytes: 26, spoilt_field: 30, from_grammar: 26, binary: 6, no_text: 2, too_large: 2, reserved: 2,
    bad_control: 2, bad_parts: 2, lying_head: 1, torn: 1,
}  # fmt: skip


def bad_frame(dice: random.Random) -> tuple[bytes, bool]:
    """What a client may send on an open line, spoilt in one of all these ways; and whether more would have to come
    before anybody could say that it is bad.
    """
    kind = dice.choices(list(KINDS), weights=list(KINDS.values()))[0]
    return kind(dice), kind is torn
