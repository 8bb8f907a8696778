"""The files of words: what cannot be read, what is missing, what nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tablee.catalog.words import LANGUAGES
from tablee.kernel import Game
from tablee.testing.check.problem import Place, Problem
from tablee.testing.wording import unspoken, wanted


def check_words(game: Game, place: Place) -> Iterator[Problem]:
    files = {lang: game.folder / "words" / f"{lang}.ftl" for lang in LANGUAGES}
    missing = [file for file in files.values() if not file.is_file()]
    yield from (Problem(place.name(file), "is missing.") for file in missing)
    if missing:
        return
    texts = [file for file in (game.folder / "words").iterdir() if file.suffix in (".ftl", ".md")]
    broken = [problem for file in sorted(texts) for problem in _not_utf_8(file, place)]
    broken = broken or [one for file in files.values() for one in _broken(file, place)]
    yield from broken
    if broken:
        return
    yield from _missing(game, files, place)
    for id in sorted(unspoken(game)):
        where = place.of_text(files[LANGUAGES[0]], rf"^{re.escape(id)} *=")
        yield Problem(where, f"nothing in the code says {id!r}.", "Say it, or take it out.")
    for lang in LANGUAGES:
        if not (page := game.folder / "words" / f"{lang}.md").is_file():
            yield Problem(place.name(page), "is missing: it is what the page of the box tells.")


def _not_utf_8(file: Path, place: Place) -> Iterator[Problem]:
    content = file.read_bytes()
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        yield Problem(place.name(file, line), "is not UTF-8 from here on.", "Save it as UTF-8.")


def _broken(file: Path, place: Place) -> Iterator[Problem]:
    """Fluent leaves out what it cannot read; the sentences would not be there."""
    text = file.read_text("utf-8")
    seen: set[str] = set()
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                at = text.count("\n", 0, note.span.start if note.span else 0) + 1
                yield Problem(place.name(file, at), f"Fluent cannot read this: {note.message}.")
        elif isinstance(entry, ast.Message):
            if entry.id.name in seen:
                yield Problem(place.name(file, line), f"{entry.id.name!r} stands there twice.")
            seen.add(entry.id.name)


def _missing(game: Game, files: dict[str, Path], place: Place) -> Iterator[Problem]:
    ids = {lang: set(_ids(file)) for lang, file in files.items()}
    known = set().union(*ids.values())
    for lang, file in files.items():
        for id in sorted(known - ids[lang]):
            other = next(one for one in LANGUAGES if id in ids[one])
            what = f"no words for {id!r}; {other}.ftl has some."
            yield Problem(place.name(file), what)
        for id in sorted(wanted(game) - known):
            yield Problem(place.name(file), f"no words for {id!r}, which every box needs.")


def _ids(file: Path) -> Iterator[str]:
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name
