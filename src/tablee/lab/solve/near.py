"""A game for three seats and more, nearly solved: its table, and what there is to tell about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.kernel import Game
from tablee.lab.solve.balance import BLUR, Balance, balance, gain
from tablee.lab.solve.graph import Graph, graph_of
from tablee.lab.solve.listing import positions
from tablee.pieces.solved import Balanced, balanced

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Nearly(msgspec.Struct, frozen=True):
    """The table, how it was found, and what a seat gains by leaving it: anywhere, at the start."""

    table: Balanced
    graph: Graph
    found: Balance
    gains: tuple[float, float]


def nearly_solve(
    game: Game,
    options: msgspec.Struct,
    seats: int,
    others_first: bool = True,
    listed: Callable[[int], None] = lambda done: None,
    swept: Callable[[float], None] = lambda change: None,
    blur: float = BLUR,
) -> Nearly:
    """Raises CannotSolve."""
    graph = graph_of(seats, positions(game, options, seats, others_first, listed))
    found = balance(graph, swept, blur)
    chosen = msgspec.to_builtins(options)
    values = _kept(graph, found.values)
    table = balanced(game.key, game.version, chosen, others_first, blur, values)
    return Nearly(table, graph, found, gain(graph, found, blur))


def _kept(graph: Graph, values: npt.NDArray[np.float64]) -> dict[tuple[int, ...], Any]:
    """Where dice or cards decide; in a game without chance, everywhere."""
    nodes = graph.throws.nodes if len(graph.weights) else range(len(graph.keys))
    return {graph.keys[node]: values[node].tolist() for node in nodes}
