"""How likely each seat is to win, as far as one viewer can know, and from where that is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

Source: TypeAlias = Literal["solved", "nearly solved", "learned", "played out"]
"""In this order: an exact table of all positions; a table from which nobody gains much by playing
otherwise; a value learned from many games; games played to their end."""


class Worth(msgspec.Struct, frozen=True):
    """Chances to win; a shared win counts in parts, so they add up to 1."""

    chances: tuple[float, ...]
    """For each seat."""
    source: Source
    about: bool = True
    """False where the chances are exact."""
    margin: float = 0.0
    """Where games were played out: 95 times of 100 the truth is no farther from a chance."""


class Weighed(msgspec.Struct, frozen=True):
    """For each of some moves, the chance to win of the seat that makes it."""

    chances: tuple[float, ...]
    source: Source
    about: bool = True


def shared(weights: Sequence[float]) -> tuple[float, ...]:
    """The same proportions, adding up to 1."""
    total = sum(weights)
    return tuple(weight / total for weight in weights)
