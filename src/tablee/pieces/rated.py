"""Players that choose by what each move is worth to them: three levels of one opinion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee.pieces.temper import Temper

Rate: TypeAlias = Callable[[Any, Any], float | None]
"""`rate(view, move)`: what a legal move is worth to the seat of the view. None: not that one."""

TEMPERS: Final[Mapping[str, Temper]] = {
    "beginner": Temper(slips=0.4, pace=Reaction(1300, 250, 600)),
    "regular": Temper(slips=0.12, pace=Reaction(900, 150, 400)),
    "expert": Temper(pace=Reaction(650, 100, 250)),
}
"""Each makes a share of its moves at random, and takes its time."""


class RatedPlayer:
    """Makes the move that is worth most, one of them where several are."""

    def __init__(self, rate: Rate, temper: Temper, seat: int) -> None:
        self._rate = rate
        self._temper = temper

    def notice(self, view: Any) -> None:
        """Remembers nothing."""

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        worth = [(self._rate(view, move), move) for move in legal]
        moves = [move for points, move in worth if points is not None]
        if not moves:
            return None
        if not self._temper.does_slip(rng):
            most = max(points for points, _ in worth if points is not None)
            moves = [move for points, move in worth if points == most]
        return Intent(moves[rng.randrange(len(moves))], self._temper.pace.draw(rng))


def rated(
    rate: Rate, tempers: Mapping[str, Temper] = TEMPERS
) -> Mapping[str, Callable[[int], Bot]]:
    """A beginner, a regular and an expert for `players` of a game."""
    return {level: partial(RatedPlayer, rate, temper) for level, temper in tempers.items()}
