"""Expands the word lists from npm and packs them: `python lexicon/build.py [folder]`.

Run by the build of the package after `npm ci` in this folder; the folder to write to is
`src/tablee/pieces/lexicon/data` unless told otherwise.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
sys.path[:0] = [str(SOURCE), str(HERE)]

from hunspell import forms  # noqa: E402

from tablee.pieces.lexicon.fold import fold  # noqa: E402
from tablee.pieces.lexicon.shelf import IN_USE, fingerprint_of, format_lexicon, title_of  # noqa: E402

LANGUAGES = ("fr", "en", "nl")
DATA = SOURCE / "tablee" / "pieces" / "lexicon" / "data"
ABBREVIATIONS = frozenset({"ETC", "AV", "CONF", "APR", "ENV", "BLVD", "DEPT", "ENZ", "BIJV"})
VOWELS = frozenset("AEIOUY")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    in_use = {}
    for language in LANGUAGES:
        source = HERE / "node_modules" / f"dictionary-{language}"
        common = {form for form in forms(source) if is_common(form)}
        words = fold_all(common)
        content = format_lexicon(words, len(common))
        in_use[language] = fingerprint_of(content)
        _write(folder / f"{title_of(language, in_use[language])}.bin", content)
        (folder / f"{language}.license.txt").write_bytes((source / "license").read_bytes())
        print(f"{language}: {len(common)} forms, {len(words)} words, {len(content)} bytes")
    _write(folder / IN_USE, json.dumps(in_use, indent=1).encode() + b"\n")
    _remove_others(folder, in_use)


def _write(file: Path, content: bytes) -> None:
    """A process that has the old file open keeps it."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)


def _remove_others(folder: Path, in_use: dict[str, str]) -> None:
    """Lists of an earlier build that new tables no longer take."""
    built = {f"{title_of(*one)}.bin" for one in in_use.items()}
    for file in folder.glob("*.bin"):
        if file.name not in built:
            file.unlink()


def is_common(form: str) -> bool:
    """No hyphen, apostrophe, digit or stop in it, and no capital: that is a proper noun."""
    return form.isalpha() and form == form.lower()


def fold_all(common: Iterable[str]) -> set[str]:
    """Letters A to Z, without abbreviations: a few known ones, and all without a vowel."""
    words = {fold(form) for form in common} - ABBREVIATIONS
    return {word for word in words if not VOWELS.isdisjoint(word)}


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DATA)
