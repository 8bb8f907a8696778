"""Word lists: folding, the automaton of all parts, the affixes, the packaged lists."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.pieces.lexicon import NoLexicon, fold, from_words, installed, lexicon
from tablee.pieces.lexicon.shelf import format_lexicon, parse_lexicon

ROOT = Path(__file__).parents[2]

words = st.lists(st.text("ABC", min_size=1, max_size=6), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("word", "folded"),
    [
        ("été", "ETE"),
        ("œuf", "OEUF"),
        ("Ægypan", "AEGYPAN"),
        ("naïf", "NAIF"),
        ("ça", "CA"),
        ("aujourd'hui", ""),
        ("porte-clé", ""),
        ("a1", ""),
        ("", ""),
        ("дом", ""),
    ],
)
def test_accents_fold_and_marks_do_not(word: str, folded: str) -> None:
    assert fold(word) == folded


@given(words, st.text("ABCD", max_size=7))
def test_a_list_knows_its_words_and_all_their_parts_and_nothing_else(
    listed: list[str], text: str
) -> None:
    known = from_words(listed)
    for asked in (*listed, text, *(word[1:] for word in listed), *(word[:-1] for word in listed)):
        assert known.is_word(asked) == (asked in listed)
        assert known.is_part(asked) == any(asked in word for word in listed)


@given(words, st.text("ABC", min_size=1, max_size=3))
def test_examples_are_all_words_with_that_part(listed: list[str], text: str) -> None:
    known = from_words(listed)
    having = {word for word in listed if text in word}
    assert set(known.examples(text)) == having
    assert known.example(text) in having | {""}
    assert bool(known.example(text)) == bool(having)


@given(words, st.text("ABC", max_size=2))
def test_letters_before_and_after(listed: list[str], text: str) -> None:
    known = from_words(listed)
    assert known.after(text) == "".join(c for c in "ABC" if any(text + c in w for w in listed))
    assert known.before(text) == "".join(c for c in "ABC" if any(c + text in w for w in listed))


@given(words)
def test_lists_survive_being_written_and_read(listed: list[str]) -> None:
    read = parse_lexicon(format_lexicon(listed, forms=99))
    assert (read.forms, read.words) == (99, len(set(listed)))
    assert all(map(read.is_word, listed))


def test_a_list_put_in_is_gone_afterwards() -> None:
    with installed("fr", ["XYZ"]):
        assert lexicon("fr").is_word("XYZ")
    assert not lexicon("fr").is_word("XYZ")


@pytest.mark.parametrize("name", ["xx", "../fr", ""])
def test_a_list_that_is_not_here_is_a_fault(name: str) -> None:
    with pytest.raises(NoLexicon):
        lexicon(name)


@pytest.mark.parametrize("text", ["é", "ABÿ", "B", "a", "1 2", "\U0001f3b2"])
def test_strings_that_are_no_capitals_are_no_words(text: str) -> None:
    known = from_words(["ABA", "BAB"])
    assert not known.is_word(text)
    assert known.is_part(text) == (text == "B")


def test_what_is_no_list_is_a_fault() -> None:
    with pytest.raises(NoLexicon):
        parse_lexicon(b"no list at all, really")


@pytest.mark.parametrize(
    ("language", "least", "inside"),
    [("fr", 400_000, "RONRONNASSIEZ"), ("en", 70_000, "REDETERMINED"), ("nl", 250_000, "AFDRUKJE")],
)
def test_the_packaged_lists_are_whole_dictionaries(language: str, least: int, inside: str) -> None:
    known = lexicon(language)
    assert known.forms >= least
    assert known.is_word(inside)
    assert known.is_part(inside[2:-2])
    assert inside[1:] in known.example(inside[1:])
    assert known.bytes < 20_000_000


def test_affixes_are_put_on(tmp_path: Path) -> None:
    """Suffixes by condition, prefixes across, two suffixes in a row, and what is no word."""
    sys.path.insert(0, str(ROOT / "lexicon"))
    try:
        from hunspell import forms  # type: ignore[import-not-found]
    finally:
        sys.path.pop(0)
    affixes = """SET UTF-8
NOSUGGEST !
SFX S Y 2
SFX S 0 s/T [^y]
SFX S y ies y
SFX T N 1
SFX T 0 t .
PFX R Y 1
PFX R 0 re .
"""
    (tmp_path / "index.aff").write_text(affixes, "utf-8")
    (tmp_path / "index.dic").write_text("4\nlay/R\ncity/S\nport/SR\nkg/!S\n", "utf-8")
    told = sorted(forms(tmp_path))
    once = ["cities", "city", "lay", "port", "ports", "portst"]
    assert told == sorted([*once, "relay", "report", "reports"])
