"""Three seats and more: a table of chances that no seat gains by leaving, if all others play by it.

Every seat prefers the move that is best for itself, if all go on by the table. With two seats that
is perfect play. With more, the best answers of the seats may go round in circles. So moves with
nearly equal chances are played about equally often, and steps shrink until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from tablee.lab.solve.graph import Asked, Graph

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Real: TypeAlias = npt.NDArray[np.float64]

BLUR: Final = 0.003
"""Chances that differ by much less than this are the same to a player: a third of a percent."""
CLOSE: Final = 2e-5
"""Nothing changes by more than this."""
SWEEPS: Final = 600
PATIENT: Final = 10
"""So many sweeps are compared with as many before them: the changes must have become smaller."""
EXPECTED: Final = 0.1
"""Each sweep should make changes smaller by at least this share of a step."""
SMALLER, SMALLEST = 0.7, 0.02
"""How steps shrink, and to what."""


class Balance(msgspec.Struct, frozen=True):
    """For every position, the chance of each seat, from the one that is counted first."""

    values: Real
    sweeps: int
    change: float
    """The largest that the last sweep wanted to make."""


def balance(
    graph: Graph,
    progress: Callable[[float], None] = lambda change: None,
    blur: float = BLUR,
    close: float = CLOSE,
    sweeps: int = SWEEPS,
) -> Balance:
    """Until nothing changes by more than `close`, or for so many sweeps."""
    values, step = _begin(graph), 1.0
    changes: list[float] = []
    while len(changes) < sweeps and (not changes or changes[-1] > close):
        for asked in graph.asked:
            _choose(asked, values, blur)
        changes.append(_throw(graph, values, step))
        progress(changes[-1])
        if len(changes) % PATIENT == 0 and _is_stuck(changes, step):
            step = max(SMALLEST, step * SMALLER)
    return Balance(values, len(changes), changes[-1])


def gain(
    graph: Graph, found: Balance, blur: float = BLUR, close: float = CLOSE, sweeps: int = SWEEPS
) -> tuple[float, float]:
    """The most a seat gains by leaving the table while the others play by it.

    Anywhere, and at the start. Found by the best answer of each seat to the choices of the others.
    """
    values = found.values.copy()
    kept = [_choose(asked, values, blur) for asked in graph.asked]
    for _ in range(sweeps):
        for asked, shares in zip(graph.asked, kept, strict=True):
            _answer(asked, shares, values)
        if _throw(graph, values, 1.0) <= close:
            break
    more = values - found.values
    return float(more.max()), float(more[0].max())


def _is_stuck(changes: list[float], step: float) -> bool:
    before, last = changes[-2 * PATIENT : -PATIENT], changes[-PATIENT:]
    return bool(before) and max(last) > max(before) * (1 - EXPECTED * step) ** PATIENT


def _begin(graph: Graph) -> Real:
    import numpy as np

    values = np.full((len(graph.keys), graph.seats), 1.0 / graph.seats)
    values[graph.ends] = graph.shares
    return values


def _throw(graph: Graph, values: Real, step: float) -> float:
    """A step towards what the throws say, wherever chance decides; the largest change wanted."""
    import numpy as np

    ways, flat = graph.throws, values.reshape(-1)
    means = [np.add.reduceat(graph.weights * flat[leads], ways.starts) for leads in ways.leads]
    change = np.stack(means, axis=1) - values[ways.nodes]
    values[ways.nodes] += step * change
    return float(np.abs(change).max())


def _choose(asked: Asked, values: Real, blur: float) -> tuple[Real, Real]:
    """Positions get the chances of where their moves lead, mixed as the seat prefers them."""
    shares = _weights(asked, values, blur)
    values[asked.ways.nodes] = _mixed(asked, values, *shares)
    return shares


def _answer(asked: Asked, shares: tuple[Real, Real], values: Real) -> None:
    """Others keep to these shares; the chance of the seat that is asked is the best it can get."""
    import numpy as np

    flat = values.reshape(-1)
    best = np.maximum.reduceat(flat[asked.own], asked.ways.starts)
    if not asked.is_first:
        best = np.maximum(best, flat[asked.mine])
    values[asked.ways.nodes] = _mixed(asked, values, *shares)
    flat[asked.mine] = best


def _weights(asked: Asked, values: Real, blur: float) -> tuple[Real, Real]:
    """How often each way is taken, and how often the seat leaves it to the one asked before."""
    import numpy as np

    flat, ways = values.reshape(-1), asked.ways
    told = flat[asked.own]
    best = np.maximum.reduceat(told, ways.starts)
    stays = np.full(len(best), -np.inf) if asked.is_first else flat[asked.mine]
    best = np.maximum(best, stays)
    weights, waits = np.exp((told - best[ways.rows]) / blur), np.exp((stays - best) / blur)
    total = np.add.reduceat(weights, ways.starts) + waits
    return weights / total[ways.rows], waits / total


def _mixed(asked: Asked, values: Real, weights: Real, waits: Real) -> Real:
    import numpy as np

    flat, ways = values.reshape(-1), asked.ways
    mixed = [np.add.reduceat(weights * flat[leads], ways.starts) for leads in ways.leads]
    found: Real = np.stack(mixed, axis=1)
    return found if asked.is_first else found + waits[:, None] * values[ways.nodes]
