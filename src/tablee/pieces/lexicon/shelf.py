"""The word lists by name. The one place in `pieces` that opens files.

A list is named by its language and its fingerprint, which is made from its content: several lists
of one language lie side by side, and a game stays with the one it began with. The lists in use come
with the package; a house also keeps those that its tables need (`look_in`, `keep_lists`).
Nothing but the standard library is needed here, since the build of the package runs it too.
"""

from __future__ import annotations

import json
import mmap
import re
import shutil
import struct
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path

from tablee.pieces.lexicon.automaton import Automaton
from tablee.pieces.lexicon.fold import fold
from tablee.pieces.lexicon.pack import pack
from tablee.pieces.lexicon.vocabulary import Vocabulary

MAGIC = b"TLX1"
HEADER = struct.Struct("<4sIII")
"""Magic, forms in the source, words after folding, number of cells."""
PACKAGED = Path(__file__).parent / "data"
IN_USE = "in-use.json"
"""Which of the packaged lists new tables take: a fingerprint for each language."""
OFFENSIVE = "offensive.json"
"""The same for the small lists of words that computers never name."""
VOCABULARY = "vocabulary-{}.txt"
"""The most common words of a language, the most common first."""
TITLE = re.compile(r"[a-z]{2}-[0-9a-f]{16}")


class Lexicon(Automaton):
    """A word list with what is known of its making."""

    def __init__(self, cells: memoryview, forms: int, words: int) -> None:
        super().__init__(cells)
        self.forms = forms
        self.words = words
        self.bytes = cells.nbytes


class NoLexicon(LookupError):
    """A word list that is not here: not built, or unknown."""


opened: dict[tuple[str, str], Lexicon] = {}
"""By language and fingerprint."""
_instead: dict[str, Lexicon] = {}
folders: list[Path] = [PACKAGED]
"""Where lists are looked for."""


def lexicon(language: str, fingerprint: str = "") -> Lexicon:
    """A word list of a language (`fr`, `en`, `nl`), mapped on first use; raises NoLexicon.

    Without a fingerprint: the list that new tables take.
    """
    if _instead and language in _instead:
        return _instead[language]
    try:
        return opened[language, fingerprint]
    except KeyError:
        found = _map(language, fingerprint or in_use(language))
        return opened.setdefault((language, fingerprint), found)


def named(language: str, fingerprint: str) -> Lexicon:
    """The list of that name, whatever is installed instead of the dictionaries."""
    try:
        return opened[language, fingerprint]
    except KeyError:
        return opened.setdefault((language, fingerprint), _map(language, fingerprint))


def in_use(language: str) -> str:
    """The fingerprint of the list that new tables take; raises NoLexicon."""
    try:
        return packaged(IN_USE)[language]
    except KeyError:
        raise NoLexicon(language) from None


@cache
def packaged(name: str) -> dict[str, str]:
    """Fingerprints by language, as the package brings them (IN_USE, OFFENSIVE)."""
    file = PACKAGED / name
    told: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return told


def title_of(language: str, fingerprint: str) -> str:
    """The name of a list, and of its file: `fr-0123456789abcdef`."""
    return f"{language}-{fingerprint}"


# --- lists that stay -----------------------------------------------------------------------------


def look_in(folder: Path) -> None:
    """Lists in this folder are found too, from now on."""
    if folder not in folders:
        folders.append(folder)


def keep_lists(folder: Path, needed: Collection[str]) -> None:
    """Copies the lists in use there, and removes those that no table needs any more."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {title_of(*one) for one in packaged(IN_USE).items()} | set(needed)
    for file in PACKAGED.glob("*-*.bin"):
        if file.stem in wanted and not (folder / file.name).exists():
            part = folder / f"{file.stem}.part"
            shutil.copyfile(file, part)
            part.replace(folder / file.name)
    for file in folder.glob("*-*.bin"):
        if file.stem not in wanted and TITLE.fullmatch(file.stem):
            file.unlink()


def write_list(folder: Path, language: str, content: bytes) -> str:
    """Puts a list there under its name, and says its fingerprint."""
    folder.mkdir(parents=True, exist_ok=True)
    fingerprint = fingerprint_of(content)
    part = folder / f"{title_of(language, fingerprint)}.part"
    part.write_bytes(content)
    part.replace(part.with_suffix(".bin"))
    return fingerprint


# --- words people know ---------------------------------------------------------------------------


def vocabulary(language: str) -> Vocabulary:
    """The common words of a language; none where no list of them is here."""
    if language in _instead:
        return Vocabulary(_instead[language].listed())
    return _vocabulary(PACKAGED / VOCABULARY.format(language))


@cache
def _vocabulary(file: Path) -> Vocabulary:
    return Vocabulary(file.read_text("utf-8").split() if file.is_file() else ())


# --- lists made on the spot ----------------------------------------------------------------------


def from_words(words: Iterable[str]) -> Lexicon:
    """A small list made on the spot, for tests and for packages that bring their own."""
    folded = {fold(word) for word in words} - {""}
    return Lexicon(memoryview(pack(folded)), len(folded), len(folded))


@contextmanager
def installed(language: str, words: Iterable[str]) -> Iterator[Lexicon]:
    """While it lasts, every list of this language is a list of just these words."""
    before = _instead.get(language)
    _instead[language] = from_words(words)
    try:
        yield _instead[language]
    finally:
        del _instead[language]
        if before is not None:
            _instead[language] = before


# --- files ---------------------------------------------------------------------------------------


def parse_lexicon(content: mmap.mmap | bytes) -> Lexicon:
    """A list as the builder wrote it (`format_lexicon`)."""
    magic, forms, words, count = HEADER.unpack_from(content)
    if magic != MAGIC:
        raise NoLexicon("unreadable")
    body = memoryview(content)[HEADER.size : HEADER.size + 4 * count]
    return Lexicon(body.cast("I"), forms, words)


def format_lexicon(words: Iterable[str], forms: int) -> bytes:
    """`parse_lexicon` reads it; `words` are folded already."""
    known = set(words)
    cells = pack(known)
    return HEADER.pack(MAGIC, forms, len(known), len(cells)) + cells.tobytes()


def fingerprint_of(content: bytes) -> str:
    """Another list has another fingerprint."""
    return sha256(content).hexdigest()[:16]


def _map(language: str, fingerprint: str) -> Lexicon:
    title = title_of(language, fingerprint)
    if not TITLE.fullmatch(title):
        raise NoLexicon(title)
    for folder in folders:
        path = folder / f"{title}.bin"
        if path.is_file():
            with path.open("rb") as file:
                return parse_lexicon(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    raise NoLexicon(title)
