"""The packaged dictionaries: what is a word in each language, what is common, what offends."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games.crack_word.start import FIRST_LISTS
from tablee.pieces.lexicon import (
    Vocabulary,
    Without,
    change_offensive,
    forget_changes,
    from_words,
    in_use,
    lexicon,
    look_in,
    offensive,
    offensive_in_use,
    shelf,
    vocabulary,
)

ROOT = Path(__file__).parents[2]

ABBREVIATIONS = {
    "fr": "AVR DEC NOV FIG REF CHAP BIBL DPI JANV JUIL FEVR IBID CIRC SUPPL ETYM COS VS CF LN",
    "en": "HWY QTY ADJ ADV ABBR APPROX ASAP DEPT GOVT MISC TBSP MPH XIV XII VIII LXVI III ETC",
    "nl": "HBO VWO APK BTW DVD HIV MBO VMBO CAO DEC OKT FEBR KCAL ZZP SMS TV NGO ENZ BIJV",
}
PIECES = {
    "fr": "AEQUO STATU LIBITUM NEW LOW EXTREMIS OPERANDI POSTERIORI TREMENS FACTO VITRO FENG ANGLO",
    "en": "SITU VITAE VERSA PARIBUS INITIO HOC QUO",
    "nl": "FENG SHUI SITU IPSO URBI ORBI NEW",
}
WORDS = {
    "fr": "PST PFF BRRR GRRR HMM WEEKEND MILLEFEUILLE PIQUENIQUE ASSOIR ASSEOIR OGNON TEL "
    "JOULES KILOWATTS CHUT AUTO CINE PROF MIX DIX ABC SIDA",
    "en": "BRR HMM PSST SHH COLOUR COLOR CENTRE ANALYSE ANALYZE TYRE AEON GREY GRAY MIX XI LAB AD",
    "nl": "BRR PST SST FIETS MAVO HAVO IJS LOL MIX VAK",
}


def samples(listed: dict[str, str]) -> list[tuple[str, str]]:
    return [(language, word) for language, words in listed.items() for word in words.split()]


@pytest.mark.parametrize(("language", "word"), [*samples(ABBREVIATIONS), *samples(PIECES)])
def test_abbreviations_and_pieces_of_phrases_are_no_words(language: str, word: str) -> None:
    """CW-28."""
    assert not lexicon(language).is_word(word)


@pytest.mark.parametrize(("language", "word"), samples(WORDS))
def test_words_that_a_rule_could_lose_are_words(language: str, word: str) -> None:
    """CW-28, CW-29: what people say, both spellings, words that look like abbreviations."""
    assert lexicon(language).is_word(word)


@pytest.mark.parametrize(("language", "words"), [("fr", 420_419), ("en", 80_093), ("nl", 274_424)])
def test_the_lists_are_as_long_as_the_documentation_says(language: str, words: int) -> None:
    known = lexicon(language)
    assert known.words == words
    told = (ROOT / "docs/decisions/0006-lexicon.md").read_text("utf-8")
    assert f"{words:,}" in told
    assert f"{known.forms:,}" in told


@pytest.mark.parametrize("language", FIRST_LISTS)
def test_the_first_lists_are_here_and_are_others(language: str) -> None:
    """CW-30: tables of version 1 go on with them."""
    first = lexicon(language, FIRST_LISTS[language])
    assert in_use(language) != FIRST_LISTS[language]
    assert first.is_word({"fr": "AEQUO", "en": "XIV", "nl": "HBO"}[language])


# --- common words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "common", "rare"),
    [
        ("fr", "CHIEN JOUR MAISON ENFANT", "XERUS RONRONNASSIEZ"),
        ("en", "DOG DAY HOUSE CHILD", "REDETERMINED ZORCH"),
        ("nl", "HOND DAG HUIS KIND", "AFDRUKJE GNOE"),
    ],
)
def test_common_words_come_first(language: str, common: str, rare: str) -> None:
    known = vocabulary(language)
    assert len(known) == 50_000
    assert all(known.knows(word, 4_000) for word in common.split())
    assert not any(known.knows(word, 20_000) for word in rare.split())
    assert all(map(lexicon(language).is_word, known.recall("Q", 20_000)))


def test_a_vocabulary_recalls_by_how_common_words_are() -> None:
    known = Vocabulary(["DE", "CHIEN", "CHAT", "ACHAT"])
    assert [*known.recall("CHA", 4)] == ["CHAT", "ACHAT"]
    assert [*known.recall("CHA", 3)] == ["CHAT"]
    assert (known.knows("CHA", 4), known.knows("ACHAT", 4), known.knows("ACHAT", 3)) == (0, 1, 0)
    assert [*known.recall("A\nB", 4)] == []
    assert [*Vocabulary([]).recall("A", 9)] == []


# --- offensive words -----------------------------------------------------------------------------


@pytest.fixture
def own_list(tmp_path: Path) -> Iterator[Path]:
    look_in(tmp_path)
    yield tmp_path
    forget_changes()
    shelf.folders.remove(tmp_path)


@pytest.mark.parametrize("language", FIRST_LISTS)
def test_every_language_has_a_list_of_offensive_words(language: str) -> None:
    """CW-60: words of the dictionary, no harmless common ones among them."""
    coarse = offensive(language)
    assert coarse.words > 200
    assert all(map(lexicon(language).is_word, coarse.listed()))
    for word in ("BANDE", "FOUS", "PEDALE", "BUTTER", "DICKENS", "POT", "PIJPEN", "PISTE"):
        assert not coarse.is_word(word), word


def test_an_operator_changes_the_list(own_list: Path) -> None:
    """CW-60: new tables take it; the list a table began with is still found."""
    before = offensive_in_use("fr")
    word = next(offensive("fr").listed())
    change_offensive("fr", ["# ours", "Chameau", f"-{word.lower()}", "", "tête-à-queue"], own_list)
    assert offensive_in_use("fr") != before
    assert offensive("fr").is_word("CHAMEAU")
    assert not offensive("fr").is_word(word)
    assert offensive("fr", before).is_word(word)
    assert (own_list / f"fr-{offensive_in_use('fr')}.bin").is_file()


def test_a_list_without_the_words_of_another() -> None:
    known = Without(from_words(["CHAT", "CHATS", "ACHAT"]), from_words(["ACHAT", "CHAT"]))
    assert (known.is_word("CHAT"), known.is_word("CHATS")) == (False, True)
    assert (known.is_part("ACHA"), known.is_part("CHA"), known.is_part("X")) == (False, True, False)
    assert (known.example("CHA"), known.example("ACH")) == ("CHATS", "")


# --- how lists are made --------------------------------------------------------------------------


@pytest.fixture
def builder() -> Iterator[None]:
    sys.path.insert(0, str(ROOT / "lexicon"))
    yield
    sys.path.remove(str(ROOT / "lexicon"))


@pytest.mark.usefixtures("builder")
def test_a_tree_of_letters_is_read(tmp_path: Path) -> None:
    """`chat`, `chats`, `rat`, `rats` (a shared branch), `1er`, `l'eau` and `Lyon`."""
    from cspell import words  # type: ignore[import-not-found]

    tree = "#!\nTrieXv3\nbase=32\n__DATA__\nchats$$4\nrat#4;<3\n\\1er$3l'eau$5\nLyon$4"
    file = tmp_path / "list.trie.gz"
    file.write_bytes(gzip.compress(tree.encode()))
    assert sorted(words(file)) == ["chat", "chats", "rat", "rats"]


@pytest.mark.usefixtures("builder")
def test_frequencies_are_unpacked() -> None:
    from vocabulary import unpack  # type: ignore[import-not-found]

    packed = b"\xdc\x00\x02\x81\xa7version\x01\x92\xa2le\xd9\x02la"
    assert unpack(packed) == [{"version": 1}, ["le", "la"]]


@pytest.mark.usefixtures("builder")
def test_rules_find_numerals_and_symbols() -> None:
    from choose import is_likely  # type: ignore[import-not-found]

    assert [form for form in ("xiv", "mix", "lxvi", "cat", "kg", "a") if is_likely(form, "en")] == [
        "cat"
    ]
    assert is_likely("dix", "fr")
