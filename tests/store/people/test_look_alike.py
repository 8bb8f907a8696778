"""Which names look alike, by the tables of Unicode."""

from __future__ import annotations

import pytest

from tablee.store.people.look_alike import looks, looks_like, script, skeleton

ALIKE = [
    ("Ann", "ann"),
    ("Ann", "Аnn"),  # Cyrillic A
    ("Ann", "Αnn"),  # Greek Alpha
    ("Ann", "𝐀nn"),
    ("Ann", "Ann\ufe0f"),
    ("Iva", "lva"),
    ("Paul", "pauI"),
    ("Marc", "rnarc"),
    ("Bob1", "BobI"),
    ("Leo", "Le0"),
    ("соре", "cope"),  # all of it Cyrillic
    ("Zoé", "Zoe\u0301"),
    ("Ann", "Ann."),
    ("Ann", "ᴀnn"),
    ("Rita", "ʀita"),
    ("Jean Paul", "Jean-Paul"),
    ("Ann", "·Ann·"),
]
APART = [
    ("Ann", "Anna"),
    ("...", "---"),
    ("Zoé", "Zoe"),
    ("Elie", "Elle"),
    ("Lia", "Ila"),
    ("Nuno", "Nuño"),
    ("Øystein", "Oystein"),
    ("Ольга", "Олена"),
    ("田中", "田口"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_share_a_look(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_differ_share_none(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize("text", ["paypal", "ｗｏｗ", "ﷺ", "Œuvre", "מזל", "Ⅷ", "カ力", "ꝏ"])
def test_a_skeleton_has_itself_as_its_skeleton(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)


def test_a_sign_has_a_script_and_look_alikes_in_others() -> None:
    assert [script(sign) for sign in "aаαカ1\u0301"] == [
        "LATIN",
        "CYRILLIC",
        "GREEK",
        "KATAKANA",
        "COMMON",
        "INHERITED",
    ]
    assert script("\U000e0fff") == "UNKNOWN"
    assert {"LATIN", "CYRILLIC"} <= looks_like("а")
    assert "LATIN" not in looks_like("Γ")
