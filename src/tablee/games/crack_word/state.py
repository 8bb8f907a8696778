"""What is true at a table of Crack Word."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

import msgspec

from tablee.games.crack_word.moves import Options
from tablee.pieces.stock import Stock

NOBODY = -1
T = TypeVar("T")

# --- state ---------------------------------------------------------------------------------------


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A letter of a line: the cards on it, the last on top. The id is never used again."""

    id: int
    letter: str
    cards: tuple[int, ...]


Row: TypeAlias = tuple[Slot, ...]
Phase: TypeAlias = Literal["cut", "column", "play", "claim", "seed", "over"]


class Claim(msgspec.Struct, frozen=True, gc=False):
    """A-CW-18: a word the dictionary does not know, and the card that was to go with it."""

    word: str
    kind: int
    letter: str
    line: int
    at: int
    crack: bool
    agreed: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything. A pile is counts without an order, so nobody can look into it, its owner neither.

    `unseen` holds the cards of a colour that nobody has seen: those in the pile (`left` says how
    many) and those that left the table unseen (CW-16, CW-50). Dealing `left` cards from them is the
    same as shuffling, counting off a pile and dealing from it.
    """

    options: Options
    seats: int
    phase: Phase
    turn: int
    """Whose turn it is; NOBODY until somebody starts."""
    cuts: tuple[int, ...]
    """The letter each seat has cut; NOBODY where none is shown."""
    rivals: tuple[int, ...]
    """Seats that cut for the start, or cut again."""
    unseen: tuple[Stock, ...]
    left: tuple[int, ...]
    bottom: tuple[tuple[int, ...], ...]
    """A-CW-2: cards put under the pile in sight of all; the first comes before the second."""
    hands: tuple[Stock, ...]
    lines: tuple[Row, ...]
    paquets: tuple[tuple[int, ...], ...]
    owed: tuple[tuple[int, int], ...] = ()
    """Cards that are due to seats now, in this order."""
    drawing: int = 0
    """How many cards the draw in progress gives, or gave."""
    last: int = NOBODY
    """CW-47: who announced LAST HAND."""
    out: tuple[int, ...] = ()
    """CW-52: seats that have passed in the last rounds."""
    emptied: int = NOBODY
    """The line that the player in turn must seed."""
    finisher: int = NOBODY
    """CW-53: who put down the last card of their hand."""
    laid: int = 0
    """How many slots there have been, for their ids."""
    rules: int = 2
    """The version of the rules that this game began with."""
    tried: bool = False
    """A-CW-17: the player in turn has named a word that did not do, and tries again."""
    claim: Claim | None = None
    """A-CW-18: what the others are asked about."""
    accepted: tuple[str, ...] = ()
    """A-CW-18: words that the table has accepted; they are words until the end."""


def text_of(row: Row) -> str:
    """CW-27: a line reads from left to right."""
    return "".join([slot.letter for slot in row])


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item put in another's place."""
    return (*items[:at], item, *items[at + 1 :])
