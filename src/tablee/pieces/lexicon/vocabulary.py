"""The words people know: those of a language that are used most, the most common first.

They lie in one text, a word a line, so the first place where some letters stand in it is in the
most common word that has them.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator

LINE = re.compile(b"\n")


class Vocabulary:
    """Common words; `first` asks only the so many most common ones."""

    def __init__(self, words: Iterable[str]) -> None:
        self._text = b"\n" + "\n".join(words).encode() + b"\n"
        self._ends = array("I", (found.end() for found in LINE.finditer(self._text)))

    def __len__(self) -> int:
        return len(self._ends) - 1

    def knows(self, word: str, first: int) -> bool:
        return self._text.find(b"\n%b\n" % word.encode(), 0, self._end(first)) >= 0

    def recall(self, part: str, first: int) -> Iterator[str]:
        """Words with these letters side by side, the most common first."""
        wanted, text, end = part.encode(), self._text, self._end(first)
        at = text.find(wanted, 0, end) if part.isalpha() else -1
        while at >= 0:
            begin, stop = text.rfind(b"\n", 0, at) + 1, text.index(b"\n", at)
            yield text[begin:stop].decode()
            at = text.find(wanted, stop, end)

    def _end(self, first: int) -> int:
        return self._ends[min(first, len(self))]
