"""A list made from another one that both sides know: what stays is counted, what is new is sent.

A number above zero: so many of the old ones stay. Below zero: so many are left out. Anything else
is new and stands here. The old ones after the last step stay.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import compress, count
from operator import ne
from typing import TypeVar

Thing = TypeVar("Thing")


def edit(
    old: Sequence[Thing], new: Sequence[Thing], name: Callable[[Thing], Hashable]
) -> list[int | Thing]:
    """The steps from one list to the other. An old item is found again by its `name`."""
    ahead, behind = _same(old, new)
    gone, come = old[ahead : len(old) - behind], new[ahead : len(new) - behind]
    steps: list[int | Thing] = [ahead] if ahead and (gone or come) else []
    if not gone or not come:
        steps += come
        return [*steps, -len(gone)] if gone else steps
    return _summed([*steps, *_steps(gone, come, name), behind])


def edited(old: Sequence[Thing], steps: Sequence[int | Thing]) -> tuple[Thing, ...]:
    """What the steps make of the old ones."""
    made: list[Thing] = []
    at = 0
    for step in steps:
        if not isinstance(step, int):
            made.append(step)
            continue
        made += old[at : at + max(step, 0)]
        at += abs(step)
    return (*made, *old[at:])


def _same(old: Sequence[Thing], new: Sequence[Thing]) -> tuple[int, int]:
    """How many are the same at the beginning, and how many of the others at the end."""
    most = min(len(old), len(new))
    ahead = _first(map(ne, old, new), most)
    most -= ahead
    return ahead, _first(map(ne, reversed(old), reversed(new)), most) if most else 0


def _first(marks: Iterable[bool], most: int) -> int:
    """The place of the first mark that is set, if there is one among the first ones."""
    return min(next(compress(count(), marks), most), most)


def _steps(
    old: Sequence[Thing], new: Sequence[Thing], name: Callable[[Thing], Hashable]
) -> Iterator[int | Thing]:
    places = {name(thing): place for place, thing in enumerate(old)}
    at = 0
    for thing in new:
        place = places.get(name(thing), -1)
        if place < at or old[place] != thing:
            yield thing
            continue
        yield at - place
        yield 1
        at = place + 1
    yield at - len(old)


def _summed(steps: Sequence[int | Thing]) -> list[int | Thing]:
    """Numbers of one sign that follow each other are added; what stays at the end is left out."""
    summed: list[int | Thing] = []
    for step in steps:
        last = summed[-1] if summed else None
        if not isinstance(step, int):
            summed.append(step)
        elif isinstance(last, int) and (last > 0) == (step > 0) and step:
            summed[-1] = last + step
        elif step:
            summed.append(step)
    if summed and isinstance(summed[-1], int) and summed[-1] > 0:
        summed.pop()
    return summed
