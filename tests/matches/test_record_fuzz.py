"""Records that are torn, mixed up or made up: a replay names a line, and never breaks."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from app.matches.record import print_record, replay
from app.matches.record_text import Misfit

RECORDS = sorted((Path(__file__).parent.parent / "scenarios" / "records").glob("*.record"))
PIECES = [
    *"#Xahz01é{}>~",
    *"\x00\u2028\r\n",
    "",
    " ",
    "-1",
    "99999999999",
    "9h",
    "a0-a18",
    '{"a": 1}',
    "null",
    "\\ud800",
]
PIECES += ["give", "takes", "next", "end", "fold", "drop", "discard", "result", "deck", "hand", "dealer", "settle"]


def spoil(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    words = lines[at].split(" ")
    match dice.randrange(7):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, dice.choice(lines))
        case 2:
            other = dice.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            words[dice.randrange(len(words))] = dice.choice(PIECES)
            lines[at] = " ".join(words)
        case 4:
            words.insert(dice.randrange(len(words) + 1), dice.choice(PIECES))
            lines[at] = " ".join(words)
        case 5:
            cut = dice.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:cut] + dice.choice(PIECES) + lines[at][cut:]
        case _:
            return text[: dice.randrange(len(text))]
    return "\n".join(lines)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_spoilt_record_is_a_misfit_or_another_good_record(path: Path) -> None:
    dice = random.Random(path.stem)
    text = path.read_text("utf-8")
    misfits = 0
    for _ in range(60):
        spoilt = spoil(text, dice)
        try:
            played = replay(spoilt)
        except Misfit as misfit:
            misfits += 1
            assert 1 <= misfit.line.number <= spoilt.count("\n") + 1
            assert misfit.reason.sentence
        else:
            assert replay(print_record(played)).winners == played.winners
    assert misfits > 20
