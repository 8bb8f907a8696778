"""The first lists: what the program brought before rows of abbreviations were reviewed by hand.

Tables of that time name them or had no name for theirs; they are made the same way for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hunspell import forms

from tablee.pieces.lexicon.fold import fold

ABBREVIATIONS = frozenset({"ETC", "AV", "CONF", "APR", "ENV", "BLVD", "DEPT", "ENZ", "BIJV"})
VOWELS = frozenset("AEIOUY")


def first_forms(language: str, sources: Path) -> set[str]:
    return {form for form in forms(sources / f"dictionary-{language}") if is_common(form)}


def is_common(form: str) -> bool:
    """No hyphen, apostrophe, digit or stop in it, and no capital: that is a proper noun."""
    return form.isalpha() and form == form.lower()


def first_words(common: Iterable[str]) -> set[str]:
    """Letters A to Z, without abbreviations: a few known ones, and all without a vowel."""
    words = {fold(form) for form in common} - ABBREVIATIONS
    return {word for word in words if not VOWELS.isdisjoint(word)}
