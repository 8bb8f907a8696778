"""Three levels of one player, who looks ahead by counted steps: the same on any machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee_reversi.rules import FREE, Put, State, apply, board, puts

PACE = Reaction(900, 150, 500)
CORNER, BESIDE, EDGE = 60, -18, 6
"""What a disc is worth there: a corner is never turned again, and a cell beside one gives it away.
"""
CHOICE = 4
"""What one more move to choose from is worth."""
LEVELS = {"beginner": (0, 0.3), "regular": (1, 0.1), "expert": (3, 0.0)}
"""How many moves each looks ahead, and the share of moves made at random."""


class Player:
    def __init__(self, ahead: int, slips: float, seat: int) -> None:
        self._ahead = ahead
        self._slips = slips

    def notice(self, view: State) -> None:
        """Everything lies open; nothing to remember."""

    def think(self, view: State, legal: Sequence[Move], rng: Rng) -> Intent | None:
        moves = [move for move in legal if isinstance(move, Put)]
        if rng.random() < self._slips:
            return Intent(moves[rng.randrange(len(moves))], PACE.draw(rng))
        found = [(self._promise(view, move), rng.random(), move) for move in moves]
        return Intent(max(found, key=lambda one: one[:2])[2], PACE.draw(rng))

    def _promise(self, view: State, move: Put) -> float:
        seat = view.turn or 0
        after = apply(view, seat, move)
        if not self._ahead:
            return after.cells.count(seat)
        return search(after, seat, self._ahead - 1, float("-inf"), float("inf"))


def search(state: State, me: int, ahead: int, low: float, high: float) -> float:
    """What comes of this position for me, if both play the best they see (alpha-beta)."""
    if state.turn is None or not ahead:
        return value(state, me)
    for move in puts(state.cells, state.turn):
        found = search(apply(state, state.turn, move), me, ahead - 1, low, high)
        low, high = (max(low, found), high) if state.turn == me else (low, min(high, found))
        if low >= high:
            break
    return low if state.turn == me else high


def value(state: State, me: int) -> float:
    """At the end the discs count alone; before, where they lie and who has more to choose from."""
    if state.turn is None:
        return 1000 * (state.cells.count(me) - state.cells.count(1 - me))
    worth = weights(len(state.cells))
    lie = sum(
        weight if disc == me else -weight
        for disc, weight in zip(state.cells, worth, strict=True)
        if disc != FREE
    )
    return lie + CHOICE * (len(puts(state.cells, me)) - len(puts(state.cells, 1 - me)))


@cache
def weights(cells: int) -> tuple[int, ...]:
    """What a disc is worth on each cell."""
    return tuple(_weight(cell, cells) for cell in range(cells))


def _weight(cell: int, cells: int) -> int:
    size = board(cells).cols
    row, column = (min(place, size - 1 - place) for place in divmod(cell, size))
    if row + column == 0:
        return CORNER
    if max(row, column) == 1:
        return BESIDE
    return EDGE if 0 in (row, column) else 1


PLAYERS: dict[str, Callable[[int], Bot]] = {
    level: partial(Player, ahead, slips) for level, (ahead, slips) in LEVELS.items()
}
