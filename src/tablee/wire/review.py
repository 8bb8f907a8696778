"""A finished game looked at again: chances to win, luck, play, and what would have been better."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.kernel import Say
from tablee.kernel.worth import Source


class ReviewChoice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A decision of the seat: what it did, what an expert would have done, and both chances."""

    number: int
    """The entry with which it decided."""
    chance: float
    """To win after the move of the expert, from 0 to 1."""
    other: float
    """To win after what the seat did."""
    grade: Literal["", "inaccuracy", "mistake", "blunder"] = ""
    best: str = ""
    """The move of the expert in notation; nothing where it is best to wait."""
    best_label: Say | None = None
    """The words of the move at the table, where it has some."""
    played: str = ""
    """What the seat did; nothing where it waited and somebody else acted."""
    played_label: Say | None = None


class Review(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/tables/{id}/review?eyes=: how likely one seat was to win after every entry.

    It comes in portions, from the end of the game to its start. Ask again until `chances` has one
    more than `entries`.
    """

    seat: int
    entries: int
    unknown: Literal["", "real_time", "no_chances", "too_long"] = ""
    """Why nobody knows the chances in this game; then there is nothing else."""
    source: Source = "solved"
    about: bool = False
    """The chances are not exact."""
    chances: tuple[float, ...] = ()
    """After each entry, from 0 to 1; the last one is the last entry's."""
    margins: tuple[float, ...] = ()
    """95 times of 100 the truth is no farther from a chance; 0 where it is exact."""
    kinds: tuple[Literal["luck", "mine", "others"], ...] = ()
    """Whose doing each entry is; the last one is the last entry's."""
    gains: tuple[float, ...] = ()
    """How much each entry changed the chance."""
    choices: tuple[ReviewChoice, ...] = ()
    luck: float = 0.0
    mine: float = 0.0
    others: float = 0.0
    learnt: float = 0.0
    """What moves of the seat itself brought to light."""
    ended: float = 0.0
    """The result, where somebody resigned or all agreed to stop, less the chance before it."""
    accuracy: float | None = None
    """From 0 to 100; nothing where there was nothing to decide."""
