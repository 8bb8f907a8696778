"""The most common words of a language, the most common first.

The order comes from the frequency lists of the package `wordfreq`, as they lie in its wheel. None
of its code runs here: a list is MessagePack, rows of words from the most common to the rarest.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from tablee.pieces.lexicon.fold import fold

MOST = 50_000
PACKAGE = "wordfreq"


def common_words(language: str, words: set[str]) -> list[str]:
    """Words of the list by how common they are; what is spelt alike without accents is one."""
    folded = (fold(form) for form in ranked(language))
    known = dict.fromkeys(word for word in folded if word in words)
    return [*known][:MOST]


def ranked(language: str) -> Iterator[str]:
    """Forms with their accents, the most common first."""
    file = Path(
        str(distribution(PACKAGE).locate_file(f"wordfreq/data/large_{language}.msgpack.gz"))
    )
    _, *rows = unpack(gzip.decompress(file.read_bytes()))
    for row in rows:
        yield from row


def unpack(content: bytes) -> Any:
    """MessagePack, as far as these lists use it: arrays, strings, a small map with numbers."""
    return _value(memoryview(content), 0)[0]


def _value(content: memoryview, at: int) -> tuple[Any, int]:
    kind = content[at]
    if kind < 0x80:
        return kind, at + 1
    if kind >> 4 == 0x8:
        pairs, at = _several(content, at + 1, 2 * (kind & 0x0F))
        return dict(zip(pairs[::2], pairs[1::2], strict=True)), at
    if kind >> 4 == 0x9:
        return _several(content, at + 1, kind & 0x0F)
    if kind >> 5 == 0b101:
        return _text(content, at + 1, kind & 0x1F)
    width, read = _SIZED[kind]
    size = int.from_bytes(content[at + 1 : at + 1 + width], "big")
    return read(content, at + 1 + width, size)


def _several(content: memoryview, at: int, count: int) -> tuple[list[Any], int]:
    found = []
    for _ in range(count):
        value, at = _value(content, at)
        found.append(value)
    return found, at


def _text(content: memoryview, at: int, size: int) -> tuple[str, int]:
    return str(content[at : at + size], "utf-8"), at + size


_SIZED = {0xD9: (1, _text), 0xDA: (2, _text), 0xDC: (2, _several), 0xDD: (4, _several)}


def format_vocabulary(words: Iterable[str]) -> bytes:
    return "\n".join(words).encode() + b"\n"
