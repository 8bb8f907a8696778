"""How a game ended: ranks, scores, and each score explained line by line."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.kernel.say import Say


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a score: what it is for, the points, and the faces that made them."""

    what: Say
    points: int
    faces: tuple[str, ...] = ()


class Outcome(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Seat by seat: rank (1 wins, equal ranks share), score, explanation."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...] = ()
    why: Say | None = None
    """How the end came about, in a sentence."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.ranks) if place == 1)


def rank(scores: Sequence[int]) -> tuple[int, ...]:
    """Ranks from scores, the highest first, ties sharing the better rank: 12 12 7 → 1 1 3."""
    order = sorted(scores, reverse=True)
    return tuple([1 + order.index(score) for score in scores])
