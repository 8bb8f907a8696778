"""Spoken codes: easy to say, never a word that offends, and too many to be guessed."""

from __future__ import annotations

import re
from random import Random

import pytest

from tablee.house.limits import Limits
from tablee.house.meeting import code_letters
from tablee.house.meeting.code_letters import (
    CHECKED,
    CONSONANTS,
    LENGTH,
    SAID,
    SHORTEST,
    SYLLABLES,
    VOWELS,
    is_decent,
    make_code,
    read_code,
)
from tablee.pieces.lexicon import offending, offensive

HOUR = 3_600
PATTERN = re.compile(f"([{CONSONANTS}][{VOWELS}]){{{SYLLABLES}}}")


def test_a_code_is_five_syllables_of_letters_that_are_said_alike() -> None:
    rng = Random(1)
    codes = {make_code(rng.choice) for _ in range(300)}
    assert len(codes) == 300
    assert all(PATTERN.fullmatch(code) for code in codes)
    assert {letter for code in codes for letter in code} == {*CONSONANTS, *VOWELS}
    assert not set("UCQYZVWGJHX") & {*CONSONANTS, *VOWELS}


@pytest.mark.parametrize(
    "said", ["kobamilota", " KO BA MI LO TA ", "ko-ba-mi-lo-ta", "Cobamylota", "QoBàMiL0TA"]
)
def test_what_is_heard_may_be_written_in_several_ways(said: str) -> None:
    assert read_code(said) == "KOBAMILOTA"


@pytest.mark.parametrize("said", ["", "?", "\0" * 300, "KO" * 5_000, "kobamilotaa", "１２３"])
def test_what_is_no_code_is_read_as_none(said: str) -> None:
    assert not PATTERN.fullmatch(read_code(said))
    assert len(read_code(said)) <= LENGTH + 1


def test_no_code_has_a_word_of_the_lists_or_one_that_sounds_like_it() -> None:
    assert not is_decent("MISALOPEDA")
    assert not is_decent("BOKAKADIRE")
    assert not is_decent("ROKATINOMA")  # the lists write it with C
    assert is_decent("KOBAMILOTA")
    with offending("de", ["BAMI"]):  # a list that the operator has brought
        assert not is_decent("KOBAMILOTA")


def test_a_code_that_offends_is_not_given() -> None:
    letters = iter("KAKABABABA" + "KOBAMILOTA")
    assert make_code(lambda choices: next(letters)) == "KOBAMILOTA"


def decent_codes() -> int:
    """At least so many: all, without those that each word would be in if it were in them alone."""
    letters = (CONSONANTS, VOWELS) * SYLLABLES
    words = {word.replace("C", "K") for one in CHECKED for word in offensive(one).listed()}
    gone = 0
    for word in words | SAID:
        for start in range(LENGTH - len(word) + 1 if len(word) >= SHORTEST else 0):
            if all(letter in letters[start + n] for n, letter in enumerate(word)):
                free = (*letters[:start], *letters[start + len(word) :])
                gone += product(free)
    return product(letters) - gone


def product(choices: tuple[str, ...]) -> int:
    ways = 1
    for choice in choices:
        ways *= len(choice)
    return ways


def test_a_guess_is_right_less_than_once_in_ten_thousand_hours() -> None:
    """The arithmetic of docs/threats.md."""
    limits = Limits()
    guesses = limits.guesses_at_once_in_all + HOUR / limits.seconds_a_guess_in_all
    assert (guesses, limits.codes_open) == (100, 100)
    assert product((CONSONANTS, VOWELS) * SYLLABLES) == 164_916_224
    assert decent_codes() > 140_000_000
    assert guesses * limits.codes_open / decent_codes() < 1 / 10_000
    mine = limits.guesses_at_once + HOUR / limits.seconds_a_guess_per_address
    assert mine == 17
    assert code_letters.LENGTH == 10
