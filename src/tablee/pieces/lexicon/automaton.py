"""The minimal automaton of all parts of all words, packed into one array of cells.

A word is read between two marks, BEGIN and END; every part of that text leads somewhere from the
root, and nothing else does. A node is the place where its cells begin: from node `n` the letter
`c` leads by the cell at `n + c`, whose low seven bits must say `c` and whose other bits are the
next node. One look and one comparison a letter, straight from a mapped file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BEGIN = ord("[")  # follows Z
END = ord("\\")
LABEL = 0x7F
SHIFT = 7
ROOT = 0
NOWHERE = -1
REMEMBERED = 8192
"""Examples kept at hand: a line on a table is asked about by everybody, turn after turn."""


class Automaton:
    """Questions about words; strings are capitals A to Z, see `fold`."""

    def __init__(self, cells: Sequence[int]) -> None:
        self._cells = cells
        self._begin = self._walk(ROOT, bytes([BEGIN]))
        self._firsts = [(bytes([c]), cells[ROOT + c] >> SHIFT) for c in self._ways(ROOT)]
        self._example = lru_cache(maxsize=REMEMBERED)(self._first_example)

    def is_word(self, text: str) -> bool:
        """Whether it stands in the list as it is."""
        return self._walk(self._begin, text.encode() + b"\\") >= 0

    def is_part(self, text: str) -> bool:
        """Whether it occurs in some word, side by side and in order."""
        cells, cell = self._cells, ROOT << SHIFT
        for letter in text.encode():
            cell = cells[(cell >> SHIFT) + letter]
            if cell & LABEL != letter:
                return False
        return True

    def after(self, text: str) -> str:
        """The letters that may follow it in some word."""
        node = self._walk(ROOT, text.encode())
        return "".join(map(chr, self._ways(node))) if node >= 0 else ""

    def before(self, text: str) -> str:
        """The letters that may precede it in some word."""
        tail = text.encode()
        return b"".join([c for c, node in self._firsts if self._walk(node, tail) >= 0]).decode()

    def example(self, text: str) -> str:
        """A word it is part of, the shortest way to an end at each step; empty when none is."""
        return self._example(text)

    def examples(self, text: str) -> Iterator[str]:
        """The words it is part of, those that begin with it first."""
        if self.is_part(text):
            for head in self._heads(text.encode()):
                yield from self._ends(self._walk(self._begin, head), head)

    def listed(self) -> Iterator[str]:
        """Every word of the list, the shorter first."""
        return self._ends(self._begin, b"") if self._begin >= 0 else iter(())

    def _first_example(self, text: str) -> str:
        return next(self.examples(text), "")

    def _heads(self, text: bytes) -> Iterator[bytes]:
        """Beginnings of words that close with `text`, the nearest first."""
        line = [text]
        while line:
            longer: list[bytes] = []
            for tail in line:
                if self._walk(self._begin, tail) >= 0:
                    yield tail
                longer += [c + tail for c, node in self._firsts if self._walk(node, tail) >= 0]
            line = longer

    def _ends(self, node: int, head: bytes) -> Iterator[str]:
        """Words that begin with `head`, the shorter first."""
        line = [(node, head)]
        while line:
            longer: list[tuple[int, bytes]] = []
            for at, word in line:
                if self._walk(at, b"\\") >= 0:
                    yield word.decode()
                longer += [
                    (self._cells[at + c] >> SHIFT, word + bytes([c])) for c in self._ways(at)
                ]
            line = longer

    def _ways(self, node: int) -> list[int]:
        cells = self._cells
        return [letter for letter in LETTERS if cells[node + letter] & LABEL == letter]

    def _walk(self, node: int, text: bytes) -> int:
        """Where the text leads from a node, or NOWHERE."""
        cells = self._cells
        for letter in text:
            cell = cells[node + letter]
            if cell & LABEL != letter:
                return NOWHERE
            node = cell >> SHIFT
        return node
