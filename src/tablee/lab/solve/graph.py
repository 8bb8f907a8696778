"""Every position of a game as arrays, so that millions of moves are weighed at once.

A chance is found by three numbers: the position, the seat, and the seat from which seats are
counted there.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from tablee.lab.solve.listing import CannotSolve, ChancePosition, ChoicePosition, End, Node
from tablee.pieces.solved.table import Key

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Whole: TypeAlias = npt.NDArray[np.int64]
    Real: TypeAlias = npt.NDArray[np.float64]

DEEPEST: Final = 100
"""Choices one after the other without any chance between; a game with more goes in circles."""


class Ways(msgspec.Struct, frozen=True):
    """Ways on from some positions: those of one position lie one after the other."""

    nodes: Whole
    starts: Whole
    """Where the ways of each position begin."""
    rows: Whole
    """For each way the place of its position in `nodes`."""
    leads: tuple[Whole, ...]
    """For each seat and way, where that seat's chance is found in the flat table of chances."""


class Asked(msgspec.Struct, frozen=True):
    """One seat is asked at each of these positions. If it is not the first, it may also pass."""

    ways: Ways
    own: Whole
    """For each way, where the chance of the seat that is asked is found."""
    mine: Whole
    """For each position, where that seat's chance is found there."""
    is_first: bool


class Graph(msgspec.Struct, frozen=True):
    """A game for some seats; number 0 is the start."""

    seats: int
    keys: tuple[Key, ...]
    ends: Whole
    shares: Real
    throws: Ways
    weights: Real
    asked: tuple[Asked, ...]
    """In an order in which everything that comes after a position is weighed before it."""

    @property
    def ways(self) -> int:
        return len(self.weights) + sum(len(one.own) for one in self.asked)


class _Flat:
    """Positions written one after the other, before they are arrays of numpy."""

    def __init__(self) -> None:
        self.nodes, self.counts = array("q"), array("q")
        self.targets, self.shifts = array("q"), array("q")

    def add(self, node: int, leads: Iterable[tuple[int, int]]) -> None:
        before = len(self.targets)
        for target, shift in leads:
            self.targets.append(target)
            self.shifts.append(shift)
        self.nodes.append(node)
        self.counts.append(len(self.targets) - before)


def graph_of(seats: int, found: Iterable[tuple[Key, Node]]) -> Graph:
    """Takes positions in their order, and stores each as a few numbers."""
    keys: list[Key] = []
    ends, shares, weights = array("q"), array("d"), array("d")
    throws, asks = _Flat(), _Flat()
    actors, orders = array("q"), array("q")
    for number, (key, node) in enumerate(found):
        keys.append(key)
        match node:
            case End(won):
                ends.append(number)
                shares.extend(won)
            case ChancePosition(ways):
                throws.add(number, ((target, shift) for _, target, shift in ways))
                weights.extend(p for p, _, _ in ways)
            case ChoicePosition(several):
                for order, (actor, leads) in enumerate(several):
                    asks.add(number, leads)
                    actors.append(actor)
                    orders.append(order)
    import numpy as np

    return Graph(
        seats,
        tuple(keys),
        np.array(ends),
        np.array(shares).reshape(-1, seats),
        _ways(throws, seats),
        np.array(weights),
        tuple(_layers(len(keys), seats, asks, np.array(actors), np.array(orders))),
    )


def _ways(flat: _Flat, seats: int, some: Any = slice(None)) -> Ways:
    """All ways of these positions, or those of some of them."""
    import numpy as np

    kept = np.repeat(_mask(flat, some), np.array(flat.counts))
    targets, shifts = np.array(flat.targets)[kept], np.array(flat.shifts)[kept]
    counts = np.array(flat.counts)[some]
    return Ways(
        np.array(flat.nodes)[some],
        np.cumsum(counts) - counts,
        np.repeat(np.arange(len(counts)), counts),
        tuple(targets * seats + (seat - shifts) % seats for seat in range(seats)),
    )


def _mask(flat: _Flat, some: Any) -> Any:
    import numpy as np

    mask = np.zeros(len(flat.nodes), dtype=bool)
    mask[some] = True
    return mask


def _layers(
    positions: int, seats: int, asks: _Flat, actors: Whole, orders: Whole
) -> Iterator[Asked]:
    """Choices that lead to chance and ends come first, then those that lead to these."""
    depths = _depths(positions, asks)
    for depth in range(1, int(depths.max(initial=0)) + 1):
        for order in range(int(orders.max()) + 1):
            some = (depths == depth) & (orders == order)
            if some.any():
                yield _asked(_ways(asks, seats, some), actors[some], seats, order == 0)


def _asked(ways: Ways, actors: Whole, seats: int, is_first: bool) -> Asked:
    import numpy as np

    own = np.choose(actors[ways.rows], ways.leads)
    return Asked(ways, own, ways.nodes * seats + actors, is_first)


def _depths(positions: int, asks: _Flat) -> Whole:
    """For each seat asked: 1 where its moves lead to chance or an end, else one more than what is
    asked there."""
    import numpy as np

    nodes, targets = np.array(asks.nodes), np.array(asks.targets)
    sources = np.repeat(nodes, np.array(asks.counts))
    depths = np.zeros(positions, dtype=np.int64)
    for _ in range(DEEPEST):
        deeper = np.zeros_like(depths)
        np.maximum.at(deeper, sources, depths[targets] + 1)
        if (deeper == depths).all():
            return depths[nodes] if len(nodes) else depths[:0]
        depths = deeper
    raise CannotSolve("choices go round in circles without any chance between them")
