"""Value iteration: the chance to win in every position, until nothing changes any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from tablee.lab.solve.listing import CannotSolve, ChancePosition, ChoicePosition, End, Listing, Node
from tablee.pieces.solved.table import Key

EXACT: Final = 1e-12
"""Nothing changes by more than this."""
SWEEPS: Final = 5_000


class Values(msgspec.Struct, frozen=True):
    """For every position, the chance of the seat that is counted first there."""

    values: tuple[float, ...]
    sweeps: int
    change: float
    """The largest change in the last sweep."""


def iterate(
    listing: Listing,
    guess: float = 0.5,
    progress: Callable[[float], None] = lambda change: None,
    exact: float = EXACT,
) -> Values:
    """`progress` is called with the largest change of each sweep."""
    values = [node.share if isinstance(node, End) else guess for node in listing.nodes]
    order = [(place, listing.nodes[place]) for place in ends_first(listing.nodes)]
    for sweep in range(1, SWEEPS + 1):
        change = _sweep(order, values)
        progress(change)
        if change <= exact:
            return Values(tuple(values), sweep, change)
    raise CannotSolve(f"still changing by {change:.1g} after {SWEEPS} sweeps")


def residual(listing: Listing, values: Sequence[float]) -> float:
    """How far any position is from what its moves say of it."""
    return max(abs(back_up(node, values) - values[n]) for n, node in enumerate(listing.nodes))


def fill_in(listing: Listing, known: Mapping[Key, float]) -> list[float]:
    """Every position, from a table that knows those where dice or cards decide."""
    values = [known.get(key, 0.5) for key in listing.keys]
    order = [(n, listing.nodes[n]) for n in ends_first(listing.nodes)]
    between = [(n, node) for n, node in order if listing.keys[n] not in known]
    while _sweep(between, values):
        pass  # no circle goes without a position that is known, so it ends
    return values


def back_up(node: Node, values: Sequence[float]) -> float:
    if isinstance(node, ChancePosition):
        return sum([p * (1.0 - values[n] if turned else values[n]) for p, n, turned in node.ways])
    return node.share if isinstance(node, End) else _choose(node.seats, values)


def _choose(
    seats: Sequence[tuple[int, Sequence[tuple[int, int]]]], values: Sequence[float]
) -> float:
    found: float | None = None
    for other, leads in seats:
        told = [1.0 - values[n] if turned else values[n] for n, turned in leads]
        if found is not None:
            told.append(found)
        found = min(told) if other else max(told)
    assert found is not None  # somebody can move
    return found


def _sweep(order: Sequence[tuple[int, Node]], values: list[float]) -> float:
    change = 0.0
    for number, node in order:
        value = back_up(node, values)
        change = max(change, abs(value - values[number]))
        values[number] = value
    return change


def ends_first(nodes: Sequence[Node]) -> Iterator[int]:
    """Positions in an order in which those they lead to come first, as far as circles allow. So
    values spread quickly."""
    seen = [False] * len(nodes)
    seen[0] = True
    path = [(0, iter(_next(nodes[0])))]
    while path:
        number, rest = path[-1]
        following = next((n for n in rest if not seen[n]), None)
        if following is None:
            path.pop()
            yield number
        else:
            seen[following] = True
            path.append((following, iter(_next(nodes[following]))))


def _next(node: Node) -> list[int]:
    match node:
        case ChancePosition(ways):
            return [number for _, number, _ in ways]
        case ChoicePosition(seats):
            return [number for _, leads in seats for number, _ in leads]
    return []
