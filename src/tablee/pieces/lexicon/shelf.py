"""The word lists by name. The one place in `pieces` that opens a file: the packaged lists.

They are read-only parts of the package, like code: mapped when first asked for, never at import.
Nothing but the standard library is needed here, since the build of the package runs it too.
"""

from __future__ import annotations

import mmap
import struct
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from tablee.pieces.lexicon.automaton import Automaton
from tablee.pieces.lexicon.fold import fold
from tablee.pieces.lexicon.pack import pack

MAGIC = b"TLX1"
HEADER = struct.Struct("<4sIII")
"""Magic, forms in the source, words after folding, number of cells."""


class Lexicon(Automaton):
    """A word list with what is known of its making."""

    def __init__(self, cells: memoryview, forms: int, words: int) -> None:
        super().__init__(cells)
        self.forms = forms
        self.words = words
        self.bytes = cells.nbytes


class NoLexicon(LookupError):
    """A word list that is not here: not built, or unknown."""


_open: dict[str, Lexicon] = {}


def lexicon(name: str) -> Lexicon:
    """The word list of a language (`fr`, `en`, `nl`), mapped on first use; raises NoLexicon."""
    try:
        return _open[name]
    except KeyError:
        return _open.setdefault(name, _map(name))


def from_words(words: Iterable[str]) -> Lexicon:
    """A small list made on the spot, for tests and for packages that bring their own."""
    folded = {fold(word) for word in words} - {""}
    return Lexicon(memoryview(pack(folded)), len(folded), len(folded))


@contextmanager
def installed(name: str, words: Iterable[str]) -> Iterator[Lexicon]:
    """While it lasts, `lexicon(name)` is a list of just these words."""
    before = _open.get(name)
    _open[name] = from_words(words)
    try:
        yield _open[name]
    finally:
        del _open[name]
        if before is not None:
            _open[name] = before


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


def _map(name: str) -> Lexicon:
    source = files(__package__).joinpath("data", f"{name}.bin")
    if not name.isalpha() or not source.is_file():
        raise NoLexicon(name)
    with as_file(source) as path, path.open("rb") as file:
        return parse_lexicon(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
