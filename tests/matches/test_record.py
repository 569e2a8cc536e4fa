"""Records of all games: printed, replayed, printed again; and what does not fit is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import Illegal
from app.games.kit.seats import SEAT_LETTERS
from app.matches.record import Played, played_of, print_record, replay
from app.matches.record_text import Misfit, read_lines
from tests.matches.table import SEED, Table

RECORDS = sorted((Path(__file__).parent.parent / "scenarios" / "records").glob("*.record"))
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def said(text: str) -> list[str]:
    """The lines of a record without comments."""
    return [line.text for line in read_lines(text)]


def misfit_of(text: str, **how: bool) -> Misfit:
    with pytest.raises(Misfit) as caught:
        replay(text, **how)
    assert caught.value.reason.sentence.endswith(".")
    return caught.value


def test_there_are_records_of_all_games() -> None:
    games = {line for path in RECORDS for line in said(path.read_text("utf-8")) if line.startswith("game ")}
    assert games == {"game tok", "game tokken", "game tonk"}


@each_record
def test_every_shared_record_replays_and_is_printed_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    played = replay(text)
    assert said(print_record(played)) == said(text)
    assert said(text)[-1] == "result " + " ".join(played.winners)


@each_record
def test_a_printed_record_replays_to_the_same_match(path: Path) -> None:
    played = replay(path.read_text("utf-8"))
    again = replay(print_record(played))
    assert (again.steps, again.winners) == (played.steps, played.winners)
    assert print_record(again) == print_record(played)


@each_record
def test_windows_line_ends_a_byte_order_mark_and_blanks_change_nothing(path: Path) -> None:
    text = path.read_text("utf-8")
    odd = "\ufeff" + text.replace("\n", "  # said\r\n\r\n   ").replace(" give ", "   give\t")
    assert said(odd) == said(text)
    assert replay(odd).winners == replay(text).winners


@each_record
def test_a_record_without_any_one_of_the_lines_that_are_no_moves_does_not_fit(path: Path) -> None:
    lines = path.read_text("utf-8").rstrip("\n").split("\n")
    for index, line in enumerate(lines):
        if said(line) and line[1] != " ":
            assert misfit_of("\n".join(lines[:index] + lines[index + 1 :]))


@each_record
def test_a_record_that_breaks_off_names_its_last_line(path: Path) -> None:
    lines = path.read_text("utf-8").rstrip("\n").split("\n")
    for end in range(8, len(lines), max(1, len(lines) // 20)):
        found = misfit_of("\n".join(lines[:end]))
        assert found.line.text == said("\n".join(lines[:end]))[-1]


@each_record
def test_nothing_may_follow_the_result(path: Path) -> None:
    text = path.read_text("utf-8").rstrip("\n")
    for extra in ("a fold", "result a", "dealer a", "hand 1 5", "a drop"):
        found = misfit_of(f"{text}\n{extra}\n")
        assert (found.line.text, found.line.number) == (extra, text.count("\n") + 2)


@each_record
def test_another_result_does_not_fit(path: Path) -> None:
    text = path.read_text("utf-8")
    said_result = said(text)[-1]
    for wrong in ("result", "result b a", "result h", "result everybody", "result a b c d"):
        assert misfit_of(text.replace(said_result, wrong)).line.text == wrong


@each_record
def test_a_deck_of_other_cards_does_not_fit(path: Path) -> None:
    deck = next(line for line in said(path.read_text("utf-8")) if line.startswith("deck 1 "))
    for wrong in (deck + " As", deck[:-3], deck[:-2] + "1x", "deck 1", "deck 2" + deck[6:], "deck x" + deck[6:]):
        found = misfit_of(path.read_text("utf-8").replace(deck, wrong))
        assert found.line.text == wrong
        assert found.reason.rule


@each_record
def test_another_dealer_does_not_fit_sooner_or_later(path: Path) -> None:
    dealer = next(line for line in said(path.read_text("utf-8")) if line.startswith("dealer "))
    for wrong in ("dealer", "dealer h", "dealer x", "dealer a b"):
        if wrong != dealer:
            found = misfit_of(path.read_text("utf-8").replace(f"\n{dealer}\n", f"\n{wrong}\n", 1))
            assert found.line.text == wrong


def test_an_illegal_move_is_named_with_line_text_and_rule() -> None:
    path = next(path for path in RECORDS if path.stem == "tok-three")
    found = misfit_of(path.read_text("utf-8").replace("\nc discard 4h\n", "\nc discard 4d\n"))
    assert (found.line.number, found.line.text) == (14, "c discard 4d")
    found = misfit_of(path.read_text("utf-8").replace("\na 4s a18-a14\n", "\na 4s a18-a15\n"))
    assert (found.line.number, found.line.text) == (18, "a 4s a18-a15")
    assert found.reason.rule is not None


def test_cards_are_given_in_seat_order() -> None:
    path = next(path for path in RECORDS if path.stem == "tok-three")
    text = path.read_text("utf-8").replace("a give Ts\nb give 5h\n", "b give 5h\na give Ts\n")
    assert misfit_of(text).line.text == "a give Ts"


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("toktonk 1", "toktonk 2"),
        ("game tok", "game chess"),
        ("game tok", "game"),
        ("players 3", "players 33"),
        ("players 3", "players three"),
        ("players 3", "players 0"),
        ("options {}", 'options {"deal": "12"}'),
        ("options {}", 'options {"speed": 1}'),
        ("options {}", "options []"),
        ("options {}", "options"),
        ("options {}", "options {} {}"),
        ("options {}", "options {,}"),
        ("options {}", 'options {"deal": NaN}'),
        ('"a": "Fenna"', '"a": 7'),
        ('"a": "Fenna"', '"h": "Fenna"'),
        ('"a": "Fenna"', '"z": "Fenna"'),
        ('"a": "Fenna", ', ""),
        ("seed 7", "seed x"),
        ("seed 7", "seed "),
    ],
)
def test_a_head_that_does_not_fit_is_named(line: str, wrong: str) -> None:
    path = next(path for path in RECORDS if path.stem == "tok-three")
    text = path.read_text("utf-8")
    found = misfit_of(text.replace(line, wrong, 1))
    assert found.line.number == text[: text.index(line)].count("\n") + 1


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# nothing", "toktonk 1", "toktonk 1\ngame tok\n", "PK\x03\x04", "a fold"]
)
def test_what_is_no_record_is_named_too(text: str) -> None:
    assert misfit_of(text).line.number == 1 or "game" in text


def test_comments_may_stand_beside_json_and_hashes_inside_it() -> None:
    text = next(path for path in RECORDS if path.stem == "tok-three").read_text("utf-8")
    odd = text.replace('"Fenna"', '"F#1 \\"x\\""').replace("options {}", "options {}# none")
    assert replay(odd).head.names["a"] == 'F#1 "x"'
    assert said(print_record(replay(odd))) == said(odd)


def played(table: Table) -> Played:
    table.start()
    table.play_to_the_end()
    return played_of(table.log)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("tonk", 4, {"games": 3}),
        ("tonk", 2, {"games": 2, "hand_size": 7, "deck": 40, "must_meld": True, "wait": True}),
    ],
)
def test_a_played_match_is_printed_and_replayed(game: str, players: int, options: dict[str, object]) -> None:
    match = played(Table(game, players, options))
    text = print_record(match)
    again = replay(text, verify_decks=True)
    assert (again.steps, again.winners) == (match.steps, match.winners)
    assert f"seed {SEED}" in text
    assert dict(again.head.options) == options


def test_a_record_names_the_options_that_differ_alone() -> None:
    match = played(Table("tonk", 3, {"games": 1, "stake": 1}))
    assert dict(match.head.options) == {"games": 1}


def test_the_host_ends_an_open_match_and_its_record_replays() -> None:
    table = Table("tonk", 3)
    table.start()
    rules = table.now.rules
    while not rules.is_legal(table.now.state, rules.to_act(table.now.state)[0], "next"):
        seat = rules.to_act(table.now.state)[0]
        table.do(NAMES[seat], "move", text=rules.default_act(table.now.state, seat))
    assert table.refuses("Ben", "close").code == "not-host"
    table.do("Anna", "close")
    assert table.now.phase == "over"
    match = played_of(table.log)
    assert replay(print_record(match), verify_decks=True).winners == match.winners


NAMES = ("Anna", "Ben", "Carla")


def test_a_running_match_has_no_record() -> None:
    table = Table("tonk", 3, {"games": 1})
    for _ in range(2):
        with pytest.raises(Illegal) as caught:
            played_of(table.log)
        assert caught.value.reason.code == "not-over"
        if table.now.phase == "lobby":
            table.start()


def test_decks_that_do_not_follow_from_the_seed_are_found() -> None:
    text = print_record(played(Table("tonk", 2, {"games": 2})))
    assert replay(text, verify_decks=True)
    other = text.replace(f"seed {SEED}", "seed " + "00" * 32)
    assert replay(other)
    assert misfit_of(other, verify_decks=True).line.keyword in ("dealer", "deck")


def test_a_seed_of_another_length_cannot_be_verified() -> None:
    text = next(path for path in RECORDS if path.stem == "tonk-high-hands").read_text("utf-8")
    assert misfit_of(text, verify_decks=True).line.text == "seed 00"


def test_gives_are_printed_in_seat_order_however_they_came() -> None:
    table = Table("tok", 4)
    table.start()
    rules = table.now.rules
    for seat in (2, 0, 3, 1):
        name = table.now.sitter_at(seat)
        assert name is not None
        table.do(name.name, "move", text=next(iter(rules.legal(table.now.state, seat))))
    table.play_to_the_end()
    lines = said(print_record(played_of(table.log)))
    start = next(index for index, line in enumerate(lines) if " give " in line)
    assert [line[0] for line in lines[start : start + 4]] == list(SEAT_LETTERS[:4])
    assert replay("\n".join(lines), verify_decks=True)
