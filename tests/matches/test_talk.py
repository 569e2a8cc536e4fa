"""Who may say what, and when."""

from __future__ import annotations

import random

import pytest

from app.errors import Refusal
from app.games.api import Json
from app.matches.talk import LONGEST, PHRASES, clean_text, is_hand_played, saying, saying_json
from tests.matches.table import Table


def said(table: Table, who: str, **fields: Json) -> dict[str, Json]:
    return saying_json(7, saying(table.now, table.command(who, "say", **fields), 1000.5))


def refused(table: Table, who: str, **fields: Json) -> str:
    with pytest.raises(Refusal) as caught:
        said(table, who, **fields)
    return caught.value.reason.code


def test_who_sits_says_a_text_or_a_phrase(table: Table) -> None:
    table.do("Ben", "sit", seat="b", name="Ben")
    line = said(table, "Ben", text="  Hoi \n allemaal ")
    assert line == {"no": 7, "at": 1000.5, "seat": "b", "name": "Ben", "text": "Hoi allemaal"}
    phrase = said(table, "Ben", phrase=PHRASES[0])
    assert phrase == {"no": 7, "at": 1000.5, "seat": "b", "name": "Ben", "phrase": PHRASES[0]}


def test_the_host_may_talk_without_a_seat_and_who_watches_may_not(table: Table) -> None:
    assert said(table, "Anna", text="Welcome")["seat"] is None
    assert refused(table, "Eve", text="Psst") == "talk-seated"


def test_a_line_is_one_or_the_other_and_of_a_known_kind(table: Table) -> None:
    assert refused(table, "Anna") == "bad-field"
    assert refused(table, "Anna", text="a", phrase="hello") == "bad-field"
    assert refused(table, "Anna", phrase="i-hold-the-ace") == "unknown-phrase"
    assert refused(table, "Anna", text="a", to="b") == "unknown-field"


def test_the_table_can_play_without_talk(table: Table) -> None:
    table.do("Anna", "arrange", talk="none")
    assert refused(table, "Anna", phrase="hello") == "talk-off"


def test_phrases_only_are_phrases_only(table: Table) -> None:
    table.do("Anna", "arrange", talk="phrases")
    assert said(table, "Anna", phrase="hello")
    assert refused(table, "Anna", text="hello") == "phrases-only"


def test_between_hands_people_talk_and_during_one_they_do_not(table: Table) -> None:
    table.do("Anna", "arrange", talk="between")
    table.seat_everybody()
    assert said(table, "Anna", text="Ready?")
    table.do("Anna", "start")
    assert refused(table, "Anna", text="I have a joker") == "talk-later"
    assert refused(table, "Ben", phrase="lucky") == "talk-later"
    table.play_to_the_end()
    assert said(table, "Ben", text="Well done")


def test_between_two_games_of_tonk_people_talk() -> None:
    table = Table("tonk", 2, {"games": 3})
    table.do("Anna", "arrange", talk="between")
    table.start()
    seen = set()
    for seed in range(200):
        if table.now.phase == "over":
            break
        seen.add((table.now.rules.table(table.now.state)["phase"] == "settled", is_hand_played(table.now)))
        table.play_on(random.Random(seed))
    assert seen == {(True, False), (False, True)}


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "\n", "\u200d", "a\u202eb", "a\u2066b", "a\u200bb", "\x00", "\ud800", "x" * (LONGEST + 1)),
        *("\u3164", "\u2800\u2800", "a\ufe0fb", "\u00ad", "\u0301", "a" + "\u0301\u0316" * 3, "👩\u200d" * 20 + "👩"),
        *("\U0001f3f4\U000e0067", "a\u0378", "a\ue000"),
    ],
)
def test_what_cannot_be_seen_or_turns_the_line_round_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_text(text)
    assert caught.value.reason.code == "bad-text"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "سلام، خوبی؟",
            "می\u200cخواهم",
            "👨\u200d👩\u200d👧",
            "Zoë é",
            "x" * LONGEST,
            "<b>&amp;",
            "❤\ufe0f",
            "2\ufe0f\u20e3",
        ),
        "👩\u200d👩\u200d👧\u200d👦" * LONGEST,  # so many characters, as a reader counts them
        "😶\u200d🌫\ufe0f \U0001fae9",  # the last one is younger than Python's tables
    ],
)
def test_what_people_write_is_kept(text: str) -> None:
    assert clean_text(text) == text
