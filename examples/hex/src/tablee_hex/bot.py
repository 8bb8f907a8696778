"""Players that look for the cell where both colours are nearest to joining their sides."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import Intent, Move, Reaction, Rng
from tablee_hex.board import board
from tablee_hex.distance import FAR, distances
from tablee_hex.rules import EMPTY, Place, Swap, View, joins

PACE = Reaction(mean_ms=900, spread_ms=150, tail_ms=400)
REPLIES = 4
"""So many answers of the other are tried."""


class Player:
    """Tries the most promising cells, as many as its level does, but for the slips it makes."""

    def __init__(self, slips: float, tried: int) -> None:
        self._slips = slips
        self._tried = tried

    def notice(self, view: View) -> None:
        """Everything lies open; nothing to remember."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        return Intent(self._choose(view, legal, rng), PACE.draw(rng))

    def _choose(self, view: View, legal: Sequence[Move], rng: Rng) -> Move:
        if Swap() in legal and _is_worth_taking(view):
            return Swap()
        places = [move for move in legal if isinstance(move, Place)]
        if rng.random() < self._slips:
            return places[rng.randrange(len(places))]
        stones, names = list(view.stones), board(view.size).names
        if view.may_swap and stones.count(EMPTY) == len(stones):
            return Place(names[rng.randrange(view.size)])  # nothing that is worth taking over
        cells = promising(stones, view.size, view.me, rng)
        if self._tried > 1:
            cells = _best(stones, view.size, view.me, cells[: self._tried], rng)
        return Place(names[cells[0]])


def _is_worth_taking(view: View) -> bool:
    """A stone at the edge of the board is not."""
    cell = next(n for n, stone in enumerate(view.stones) if stone != EMPTY)
    line, column = divmod(cell, view.size)
    return 0 < line < view.size - 1 and 0 < column < view.size - 1


def promising(stones: list[int], size: int, seat: int, rng: Rng) -> list[int]:
    """Empty cells, the best first: where either colour needs the fewest stones."""
    mine, theirs = (distances(stones, size, one) for one in (seat, 1 - seat))
    order = [(mine[n] + theirs[n], rng.random(), n) for n, s in enumerate(stones) if s == EMPTY]
    return [n for _, _, n in sorted(order)]


def _best(stones: list[int], size: int, seat: int, cells: list[int], rng: Rng) -> list[int]:
    """The same cells by what the best answer leaves of them."""
    return sorted(cells, key=lambda cell: -_after(stones, size, seat, cell, rng))


def _after(stones: list[int], size: int, seat: int, cell: int, rng: Rng) -> float:
    stones[cell] = seat
    try:
        if joins(stones, size, cell, seat):
            return FAR
        other = 1 - seat
        answers = promising(stones, size, other, rng)[:REPLIES]
        return min(_answered(stones, size, other, answer) for answer in answers)
    finally:
        stones[cell] = EMPTY


def _answered(stones: list[int], size: int, other: int, answer: int) -> float:
    stones[answer] = other
    try:
        if joins(stones, size, answer, other):
            return -FAR
        return value(stones, size, 1 - other)
    finally:
        stones[answer] = EMPTY


def value(stones: Sequence[int], size: int, seat: int) -> float:
    """How much nearer this seat is than the other; of equal ways, more are better."""
    mine, theirs = (_need(distances(stones, size, one)) for one in (seat, 1 - seat))
    return theirs[0] - mine[0] + 0.02 * (mine[1] - theirs[1])


def _need(found: list[int]) -> tuple[int, int]:
    """The fewest stones that join, and through how many cells they may go."""
    least = min(found)
    return min(least, FAR), found.count(least) if least < FAR else 0


PLAYERS = {
    "beginner": lambda seat: Player(slips=0.3, tried=1),
    "regular": lambda seat: Player(slips=0.08, tried=4),
    "expert": lambda seat: Player(slips=0, tried=20),
}
