"""Which names a reader could take for each other."""

from __future__ import annotations

import itertools
import unicodedata

import pytest
from confusable_homoglyphs.confusables import confusables_data

from app.matches.looks import LOOK_ALIKES, keys, skeleton


def are_alike(one: str, other: str) -> bool:
    one, other = (unicodedata.normalize("NFC", name) for name in (one, other))
    assert bool(keys(one) & keys(other)) is bool(keys(other) & keys(one))
    return bool(keys(one) & keys(other))


@pytest.mark.parametrize(
    "other",
    ["host", "HOST", "Hosṭ", "host.", "Ꮋost", "ｈost", "H0st", "Ηοst", "Ноѕт", "𝓗𝓸𝓼𝓽", "Hⲟst", "Hoșt",
     "H\u200dost", "Ho st", "(Host)", "H-ost", "Hos\u0331t", "Ⓗⓞⓢⓣ", "H૦st", "Hoꜱt", "Ho5t", "Høst", "Hơst"],
)  # fmt: skip
def test_nobody_looks_like_the_host(other: str) -> None:
    assert are_alike(other, "Host")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Hıst", "Hist"), ("Bill", "BiIl"), ("Bill", "Bi11"), ("BILL", "Bi1l"), ("Marnie", "Mamie"), ("Vivvy", "Viwy"),
     ("Zoë", "Zoé"), ("Zoê", "Zoě"), ("Luís", "Luis"), ("Łukasz", "Lukasz"), ("Şule", "Sule"), ("Ėva", "Eva"),
     ("Вера", "вера"), ("ΝΙΝΑ", "NINA"), ("Ким", "Kим"), ("Оля", "Oля"), ("O'Neil", "O’Neil"), ("O'Neil", "ONeil"),
     ("Jan-Willem", "Jan Willem"), ("Straße", "STRASSE"), ("مُحَمَّد", "محمد"), ("أحمد", "احمد"), ("שָׂרָה", "שרה"),
     ("علی\u200cرضا", "علیرضا"),
     ("Nina ❤\ufe0f", "Nina ❤"), ("👨\u200d👩\u200d👧", "👨👩👧"), ("ばば", "ぱぱ"), ("Ａｎｎａ", "Anna"),
     ("〇", "O"), ("٥", "o"), ("l", "1")],
)  # fmt: skip
def test_names_that_small_type_makes_alike_are_found(one: str, other: str) -> None:
    assert are_alike(one, other)


DISTINCT = [
    "Anna", "Ana", "Hanna", "Jan", "Ján", "Zoe", "Zoë", "Jose", "José", "Ben", "Bea",
    "Tom", "Tim", "Rob", "Rob 2", "Rob 3", "Leo", "Lea", "Mia", "Nina", "Vera", "Вера",
    "Ира", "Игорь", "Егор", "Ελένη", "Γιώργος", "محمد", "احمد", "علی", "حسن", "שרה", "דוד",
    "田中", "山田", "さくら", "サクラ", "はな", "ばな", "김철수", "이영희", "नितिन", "नीतिन", "राम",
    "रमा", "สมชาย", "สมหญิง", "🐙", "🐢", "Anna 🐙", "👍", "🇳🇱", "🇫🇷", "1️⃣", "2️⃣",
    "...", "!!!", "Müller", "Muller", "Peña", "Pena", "Ane", "Eñaut", "Enaut", "Ian", "Iban",
    "Ivan", "Sven", "Owen", "Ole", "Ola", "Christl", "Lars", "Klaus", "Claus", "X", "Y",
    "Nguyễn", "Linh", "Lan Anh",
]  # fmt: skip


def test_names_that_differ_at_a_glance_may_sit_together() -> None:
    assert [(one, other) for one, other in itertools.combinations(DISTINCT, 2) if are_alike(one, other)] == []


def test_every_pair_of_the_standard_is_alike() -> None:
    """UTS 39 by the package that the table is made from: letters and digits that do not come apart before."""
    missed, found = [], 0
    for one, others in confusables_data.items():
        for other in others:
            pair = (one.strip("\u200e"), other["c"].strip("\u200e"))
            is_plain = all(unicodedata.normalize("NFD", text) == text for text in pair)
            if is_plain and all(unicodedata.category(char)[0] in "LN" for text in pair for char in text):
                found += 1
                missed += [] if are_alike(*pair) else [pair]
    assert missed == []
    assert found > 6000


def test_a_skeleton_stays_as_it_is() -> None:
    for char in map(chr, LOOK_ALIKES):
        assert skeleton(skeleton(char)) == skeleton(char), char
