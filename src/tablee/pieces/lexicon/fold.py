"""Words as letters A to Z: accents off, œ and æ spelt out, as they lie on a table."""

from __future__ import annotations

import unicodedata

_SPELT_OUT = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "OE", "Æ": "AE", "ß": "ss"})


def fold(word: str) -> str:
    """`fold("œuvré") == "OEUVRE"`; empty when something else than letters remains."""
    if not word.isascii():
        apart = unicodedata.normalize("NFKD", word.translate(_SPELT_OUT))
        word = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return word.upper() if word.isascii() and word.isalpha() else ""
