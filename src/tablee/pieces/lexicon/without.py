"""A word list without the words of another one, and without parts that only those have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class Words(Protocol):
    """What a game asks a word list; strings are capitals A to Z, see `fold`."""

    def is_word(self, text: str) -> bool: ...
    def is_part(self, text: str) -> bool: ...
    def example(self, text: str) -> str: ...
    def examples(self, text: str) -> Iterator[str]: ...


class Without:
    """The words of one list that are not in the other."""

    def __init__(self, words: Words, left_out: Words) -> None:
        self._words = words
        self._left_out = left_out

    def is_word(self, text: str) -> bool:
        return self._words.is_word(text) and not self._left_out.is_word(text)

    def is_part(self, text: str) -> bool:
        if not self._words.is_part(text):
            return False
        return not self._left_out.is_part(text) or bool(self.example(text))

    def example(self, text: str) -> str:
        """The first of `examples`; empty when there is none."""
        first = self._words.example(text)
        return first if not self._left_out.is_word(first) else next(self.examples(text), "")

    def examples(self, text: str) -> Iterator[str]:
        """The words it is part of."""
        return (word for word in self._words.examples(text) if not self._left_out.is_word(word))
