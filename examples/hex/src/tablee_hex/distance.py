"""How far a colour is from joining its sides, counted as if the other always took the better cell.

The two-distance of Anshelevich and van Rijswijck: of the cells that bring an empty cell nearer to a
side, the second best counts, since the other player takes the best. So a bridge is as good as
joined. Stones that lie together are one place.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee_hex.board import between, board

FAR = 60
"""A cell that leads nowhere."""


def distances(stones: Sequence[int], size: int, seat: int) -> list[int]:
    """For each empty cell, how many stones of this seat join both sides through it."""
    near = _near(stones, size, seat)
    ways = [_from_side(near, size, seat, end) for end in (0, size - 1)]
    return [a + b for a, b in zip(*ways, strict=True)]


def _near(stones: Sequence[int], size: int, seat: int) -> list[tuple[set[int], set[int]]]:
    """For each empty cell: the empty cells that are one stone away, and the sides it touches."""
    beside = board(size).beside
    chains: dict[int, tuple[set[int], set[int]]] = {}
    for cell, stone in enumerate(stones):
        if stone == seat and cell not in chains:
            free, ends, group, new = set[int](), set[int](), {cell}, [cell]
            while new:
                at = new.pop()
                chains[at] = free, ends
                ends.add(between(at, size, seat))
                for n in beside[at]:
                    if stones[n] < 0:
                        free.add(n)
                    elif stones[n] == seat and n not in group:
                        group.add(n)
                        new.append(n)
    found: list[tuple[set[int], set[int]]] = []
    for cell, stone in enumerate(stones):
        cells, ends = set[int](), {between(cell, size, seat)}
        for n in beside[cell] if stone < 0 else ():
            if stones[n] < 0:
                cells.add(n)
            elif stones[n] == seat:
                cells |= chains[n][0]
                ends |= chains[n][1]
        cells.discard(cell)
        found.append((cells, ends if stone < 0 else set()))
    return found


def _from_side(
    near: Sequence[tuple[set[int], set[int]]], size: int, seat: int, end: int
) -> list[int]:
    """Cells in waves from one side: a cell is reached when two of an earlier wave lead to it."""
    reached = [FAR] * len(near)
    wave = [cell for cell, (_, ends) in enumerate(near) if end in ends]
    for cell in wave:
        reached[cell] = 1
    once: set[int] = set()
    steps = 1
    while wave:
        steps += 1
        new: list[int] = []
        for cell in wave:
            for n in near[cell][0]:
                if reached[n] == FAR:
                    if n in once:
                        reached[n] = steps
                        new.append(n)
                    else:
                        once.add(n)
        wave = new
    return reached
