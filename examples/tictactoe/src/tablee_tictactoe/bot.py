"""A house bot that never loses: it looks to the end, since the end is near."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tablee.kernel import Intent, Move, Reaction, Rng
from tablee_tictactoe.rules import FULL, LINES, Mark, View

PACE = Reaction(mean_ms=500, spread_ms=80, tail_ms=250)
SLIPS = {"beginner": 0.5, "regular": 0.15, "expert": 0.0}


class Solver:
    """Plays the best cell, but for the share of slips its level makes."""

    def __init__(self, slips: float) -> None:
        self._slips = slips

    def notice(self, view: View) -> None:
        """Everything lies open; nothing to remember."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        if rng.random() < self._slips:
            return Intent(legal[rng.randrange(len(legal))], PACE.draw(rng))
        mine, theirs = view.cells[view.me], view.cells[1 - view.me]
        marks = [move for move in legal if isinstance(move, Mark)]
        worth = [-value(theirs, mine | 1 << move.cell) for move in marks]
        best = [move for move, points in zip(marks, worth, strict=True) if points == max(worth)]
        return Intent(best[rng.randrange(len(best))], PACE.draw(rng))


@cache
def value(mine: int, theirs: int) -> int:
    """What the position is worth to the side about to mark: 1 won, 0 drawn, −1 lost."""
    if any(theirs & line == line for line in LINES):
        return -1
    empty = [cell for cell in range(9) if not (mine | theirs) >> cell & 1]
    if (mine | theirs) == FULL:
        return 0
    return max(-value(theirs, mine | 1 << cell) for cell in empty)


PLAYERS = {level: (lambda seat, slips=slips: Solver(slips)) for level, slips in SLIPS.items()}
