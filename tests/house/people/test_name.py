"""Names that people may choose, from everywhere, and names that nobody could tell apart."""

from __future__ import annotations

import pytest

from tablee.house.people.name import check_new_name
from tablee.kernel import Fault

WELCOME = [
    "Ann",
    "Zoé",
    "Nuño",
    "Strauß",
    "Øystein",
    "Łucja",
    "Αθηνά",
    "Ольга",
    "Ангелина",
    "Đorđe",
]
WELCOME += [
    "田中さくら",
    "タナカ",
    "김민준",
    "Kenji田中",
    "עידו",
    "محمد",
    "प्रिया",
    "ธนา",
    "Ann ❤️",
    "葛\U000e0100城",
]
WELCOME += ["O’Neil", "Ann Аня", "Jean-Луи", "Ада (Ada)", "Ann 2", "🦊", "J\u0301ulia"]
BLANK = ["\u3164", "\u2800", "\u115f\u1160", "Ann\u3164", "\u2800Ann", "\u0301", "\uffa0 \u17b4"]
MIXED = ["AlloΓ", "MarcЯ", "Pаul", "Αnn", "Аnn", "Ολga", "paypаl", "Ivаn Petrov", "Сара-Jаne"]


@pytest.mark.parametrize("name", WELCOME)
def test_a_name_in_any_script_is_welcome(name: str) -> None:
    check_new_name(name)


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Fault, match="blank_name"):
        check_new_name(name)


@pytest.mark.parametrize("name", MIXED)
def test_letters_that_pass_for_those_of_another_script_are_refused(name: str) -> None:
    with pytest.raises(Fault, match="mixed_name"):
        check_new_name(name)
