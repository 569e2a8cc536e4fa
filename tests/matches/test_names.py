from __future__ import annotations

import pytest

from app.errors import Illegal, Malformed
from app.matches.names import check_distinct, clean_name, visible_length

FAMILY = "\u0928\u093f\u0924\u093f\u0928"  # Nitin in Devanagari: three letters, two vowel signs


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "Eñaut",
        "Jan-Willem",
        "O’Brien",
        "Ötzi",
        "Владимир",
        "Ελένη",
        "محمد",
        "שרה",
        "田中さくら",
        "김철수",
        FAMILY,
        "Nguyễn Thị Hà",
        "🐙",
        "Rob 2",
        "x" * 20,
        "ก็",
        "J. R. R.",
        "علی\u200cرضا",
        "شریفه\u200cخانم",
        "श्री कृष्ण",
        "ක්\u200dෂිති",
        "र\u094d\u200dय",
        "กฤษณ์",
        "བསྒྲུབས",
        "👨\u200d👩\u200d👧\u200d👦",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "1\ufe0f\u20e3 Anna",
        "❤\ufe0f",
        "辻\U000e0100",
        "한글",
        "José María",
        "Ó Briain",
    ],
)
def test_names_of_any_script_are_taken_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_a_name_is_composed_and_its_blanks_are_collapsed() -> None:
    assert clean_name("  En\u0303aut \u00a0 \u3000 II ") == "Eñaut II"


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u00a0", "x" * 21, "a\u0000b", "a\tb", "Anna\n", "a\u202eb", "a\u2066b", "a\u200bb", "a\u200db",
     "\ufeffa", "a\u00adb", "a\u2028b", "a\ue000", "\udc00", "a\u0378", "a\U000e0041", "\u3164", "a\u115fb", "\u2800",
     "\u0301", "\u0301a", "a \u0301b", "Rob\ufe0f", "👨\u200d", "1\ufe0f", "🏴\U000e0067", "\u200d" * 3, "🇳" * 41,
     "👩\u200d" * 30 + "👩", "🧑🏽\u200d" * 6 + "🧑", "Z" + "\u0334" * 5, "a\ufff0", "\ufdd0"],
)  # fmt: skip
def test_names_that_are_empty_long_or_invisible_are_refused(name: str) -> None:
    with pytest.raises(Malformed) as caught:
        clean_name(name)
    assert caught.value.reason.code == "bad-name"


def test_length_counts_what_a_reader_counts() -> None:
    assert visible_length(FAMILY) == 3
    assert visible_length(clean_name("e\u0323\u0302" * 20)) == 20
    assert visible_length("👍🏽") == 1
    assert visible_length("🇳🇱") == 1
    assert clean_name("👍🏽" * 20)
    assert clean_name("👨\u200d👩\u200d👧" * 20)
    assert visible_length("👨\u200d👩\u200d👧 Jansen") == 8
    assert visible_length("क्षमा") == 2
    assert visible_length("한글") == 2
    assert visible_length("1\ufe0f\u20e3") == 1


@pytest.mark.parametrize(
    "other",
    ["anna", "ANNA", "Ａｎｎａ", "Аnna", "Annа", "Αnna", "𝐀nna", "Ann\u0430", "Ann\u03b1"],
)
def test_a_name_that_looks_like_another_is_taken(other: str) -> None:
    with pytest.raises(Illegal) as caught:
        check_distinct(clean_name(other), ["Ben", "Anna"])
    assert caught.value.reason.code == "name-taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "BiIl"), ("Olaf", "0laf"), ("Marnie", "Mamie"), ("Вера", "вера"), ("ΝΙΝΑ", "NINA"), ("O'Neil", "O’Neil"),
     ("Jan-Willem", "Jan‐Willem"), ("Straße", "STRASSE"), ("Eva", "Eνa")],
)  # fmt: skip
def test_look_alikes_are_found_in_both_directions(one: str, other: str) -> None:
    for name, taken in ((one, other), (other, one)):
        with pytest.raises(Illegal):
            check_distinct(clean_name(name), [clean_name(taken)])


@pytest.mark.parametrize(("one", "other"), [("Anna", "Ana"), ("Jose", "José"), ("Ben", "Bea"), ("Вера", "Vera")])
def test_names_that_differ_to_the_eye_may_sit_together(one: str, other: str) -> None:
    check_distinct(one, [other])
