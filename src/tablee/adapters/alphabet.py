"""The alphabet: a number for every move that a seat can make, fixed by the version of the game.

The name of a move is its notation without what changes from one moment to the next: fields that
only say what the move aims at (`aims`), and what a player fills in (`blanks`). Number 0 is to wait.
Of a move with a pick each piece that may be chosen has a name, too (`adapters/picks.py`).
The last eight numbers are spare: at each moment the first eight legal moves without a number of
their own get them. The contract looks for such moves, so that there are hardly any.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import TypeVar

from tablee.kernel import Move
from tablee.kernel.notation import format_field

WAIT = 0
SPARE = 8
CLOSED_AT_MOST = 4
"""A product of values may be this many times as large as the names seen of it."""
OR = "|"

Row = tuple[str, ...]
Thing = TypeVar("Thing")


def name_of(move: Move) -> str:
    """`shed 3`; two moves of one moment never have the same name."""
    return " ".join(_words(move))


def _words(move: Move) -> Iterator[str]:
    yield str(type(move).__struct_config__.tag)
    left_out = (*move.aims, *move.blanks)
    for field in move.__struct_fields__:
        if field not in left_out:
            yield format_field(getattr(move, field))


class Alphabet:
    """Moves as numbers, and numbers as moves of this moment."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = ("wait", *names)
        numbers = {name: number for number, name in enumerate(self.names) if number != WAIT}
        self.number_of = lru_cache(maxsize=1 << 16)(lambda move: numbers.get(name_of(move), -1))
        """The number of this move, or −1. Its names are made once: the same moves come again."""
        self._numbers = numbers

    @property
    def size(self) -> int:
        return len(self.names) + SPARE

    def tell(self, number: int) -> str:
        """The name of a number, for people."""
        return self.names[number] if number < len(self.names) else f"spare {number}"

    def offer(self, moves: Sequence[Move]) -> dict[int, Move]:
        """The legal moves by number. Moves without one share the spare numbers, in their order."""
        number_of = self.number_of
        offered = {number_of(move): move for move in moves}
        if -1 in offered:
            del offered[-1]
            strange = [move for move in moves if number_of(move) == -1]
            offered.update(zip(range(len(self.names), self.size), strange, strict=False))
        return offered

    def offer_named(self, named: Sequence[tuple[str, Thing]]) -> dict[int, Thing]:
        """The same for things that have names of their own."""
        numbers = self._numbers
        offered = {numbers[name]: thing for name, thing in named if name in numbers}
        strange = [thing for name, thing in named if name not in numbers]
        offered.update(zip(range(len(self.names), self.size), strange, strict=False))
        return offered


# --- written down --------------------------------------------------------------------------------


def fold(names: Iterable[str]) -> list[str]:
    """The names on few lines: `play J a1|a2 0|1` are four of them.

    A line may hold names that were not seen, where nearly all the others of its kind were.
    """
    kinds: dict[tuple[str, int], list[Row]] = {}
    for name in names:
        row = tuple(name.split(" "))
        kinds.setdefault((row[0], len(row)), []).append(row)
    return [" ".join(line) for _, rows in sorted(kinds.items()) for line in _fold(rows, 1)]


def unfold(line: str) -> Iterator[str]:
    """Every name of one line."""
    for row in product(*(word.split(OR) for word in line.split(" "))):
        yield " ".join(row)


def _fold(rows: Sequence[Row], column: int) -> Iterator[Row]:
    """One line if it is nearly full, else a line for each value of the next column."""
    values = [sorted({row[place] for row in rows}, key=_order) for place in range(len(rows[0]))]
    if prod(map(len, values)) <= CLOSED_AT_MOST * len(rows):
        yield tuple(OR.join(found) for found in values)
        return
    for value in values[column]:
        yield from _fold([row for row in rows if row[column] == value], column + 1)


def _order(word: str) -> tuple[bool, int, str]:
    """Numbers by their size, then words."""
    number = word.lstrip("-").isdecimal()
    return not number, int(word) if number else 0, word
