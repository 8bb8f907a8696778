"""What a seat sees as numbers from 0 to 1: the fields of its view one by one, by their types.

It reads views, never states: what a view does not say cannot be in it. The length is fixed by the
types of the view and by `Extent`: how large numbers get, how long lists, which words there are.
What lies outside is cut off, never an error.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import inspect as kinds
from msgspec.structs import astuple

Write = Callable[[Any, "array[float]", int], None]
"""`write(value, numbers, place)` writes the value into the numbers from that place on."""
ONE_HOT = 32
"""A number with at most so many values gets a place for each of them."""
MOST_AS_SIZE = 1 << 16
"""A larger number is told by its binary digits alone: it is a set, such as the cells of a board."""
IN_ORDER = 12
"""A list of words or numbers that may be longer is counted by value, its order left out."""
SHORT = 6
"""A list with no more items is told whole: it may have one for each seat."""
NEAR = 2
"""Of a longer one, a small observation tells so many: the last ones."""
MOST_VALUES = 128
"""Words of which there are more are free text, which is left out."""


class Extent(msgspec.Struct, frozen=True):
    """How far the values of a view go, by their path (`table.tops[]`)."""

    numbers: Mapping[str, tuple[int, int]] = {}
    words: Mapping[str, Sequence[str]] = {}
    lengths: Mapping[str, int] = {}
    small: bool = False
    """Of a list that is told in order, only the last items are told."""


class Part(msgspec.Struct, frozen=True):
    """A piece of the observation: how many numbers, how they are written, and a name for each."""

    size: int
    write: Write
    names: tuple[str, ...]
    values: Mapping[Any, int] | None = None
    """Where each value has a place of its own."""


class Unreadable(TypeError):
    """A view with a field that has no fixed length."""


class Sight:
    """Views of one game as arrays of one length."""

    def __init__(self, view: type, extent: Extent) -> None:
        self._part = _part(kinds.type_info(view), extent, "")
        self._blank = array("f", bytes(4 * self._part.size))
        self.size = self._part.size
        self.names = self._part.names

    def look(self, view: Any) -> array[float]:
        numbers = self._blank[:]
        self._part.write(view, numbers, 0)
        return numbers


def _part(kind: kinds.Type, extent: Extent, path: str) -> Part:
    match kind:
        case kinds.StructType(fields=fields) | kinds.DataclassType(fields=fields):
            parts = [_part(f.type, extent, _below(path, f.name)) for f in fields]
            return _struct(parts, [f.name for f in fields])
        case kinds.BoolType():
            return Part(1, _flag, (path,), {True: 0})
        case kinds.LiteralType(values=values):
            return _one_of(path, values)
        case kinds.IntType():
            return _number(path, extent.numbers.get(path, (0, 0)))
        case kinds.StrType():
            return _one_of(path, extent.words.get(path, ()))
        case kinds.TupleType(item_types=items):
            return _row([_part(item, extent, f"{path}.{n}") for n, item in enumerate(items)])
        case kinds.VarTupleType(item_type=item):
            return _list(
                path, _part(item, extent, f"{path}[]"), extent.lengths.get(path, 0), extent.small
            )
        case kinds.UnionType(types=types):
            return _either(path, [(_class(one), _part(one, extent, path)) for one in types])
        case kinds.NoneType():
            return NOTHING
    raise Unreadable(f"{path}: a view of a learner has no {type(kind).__name__}")


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _flag(value: Any, numbers: array[float], place: int) -> None:
    if value:
        numbers[place] = 1.0


def _nothing(value: Any, numbers: array[float], place: int) -> None:
    """There is nothing to tell."""


NOTHING = Part(0, _nothing, ())


def _one_of(path: str, values: Sequence[Any]) -> Part:
    """A place for each value; a value that is not known leaves all of them empty."""
    if len(values) < 2:
        return NOTHING
    places = {value: place for place, value in enumerate(values)}

    def write(value: Any, numbers: array[float], place: int) -> None:
        found = places.get(value)
        if found is not None:
            numbers[place + found] = 1.0

    return Part(len(places), write, tuple(f"{path}={value}" for value in values), places)


def _number(path: str, extent: tuple[int, int]) -> Part:
    least, most = extent
    """A place for each value, or its size and its binary digits: it may be a set of bits."""
    if most - least < ONE_HOT:
        return _one_of(path, range(least, most + 1))
    bits = _bits(path, max(1, most.bit_length()))
    if most >= MOST_AS_SIZE:
        return bits
    span, tell = most - least, bits.write

    def write(value: int, numbers: array[float], place: int) -> None:
        numbers[place] = min(1.0, max(0.0, (value - least) / span))
        tell(value, numbers, place + 1)

    values = {value: value - least for value in range(least, most + 1)}
    return Part(1 + bits.size, write, (path, *bits.names), values if span < MOST_VALUES else None)


def _bits(path: str, count: int) -> Part:
    """The binary digits; of a number below zero none."""
    mask = (1 << count) - 1

    def write(value: int, numbers: array[float], place: int) -> None:
        rest = value & mask if value > 0 else 0
        while rest:
            lowest = rest & -rest
            numbers[place + lowest.bit_length() - 1] = 1.0
            rest ^= lowest

    return Part(count, write, tuple(f"{path} bit {bit}" for bit in range(count)))


def _struct(fields: Sequence[Part], names: Sequence[str]) -> Part:
    told, size = [], 0
    read = attrgetter(*names, "__class__")  # what is no Struct; always a tuple
    for at, part in enumerate(fields):
        if part.size:
            told.append((at, part.write, size))
            size += part.size

    def write(value: Any, numbers: array[float], place: int) -> None:
        values = astuple(value) if isinstance(value, msgspec.Struct) else read(value)
        for at, inner, start in told:
            inner(values[at], numbers, place + start)

    return Part(size, write, tuple(name for part in fields for name in part.names))


def _row(parts: Sequence[Part]) -> Part:
    """A tuple whose length is part of its type."""
    starts = [sum(part.size for part in parts[:place]) for place in range(len(parts))]

    def write(value: Any, numbers: array[float], place: int) -> None:
        for part, start, item in zip(parts, starts, value, strict=False):
            part.write(item, numbers, place + start)

    names = tuple(name for part in parts for name in part.names)
    return Part(sum(part.size for part in parts), write, names)


def _list(path: str, item: Part, most: int, small: bool) -> Part:
    """How long it is, then its items in order, or how often each value is among them."""
    if not most:
        return NOTHING
    if most > IN_ORDER and item.values is not None:
        return _counted(path, item.values, most)
    inner, size = item.write, item.size
    told = NEAR if small and most > SHORT else most

    def write(value: Sequence[Any], numbers: array[float], place: int) -> None:
        numbers[place] = min(1.0, len(value) / most)
        at = place + 1
        for one in value[-told:]:  # of a longer list the last ones
            inner(one, numbers, at)
            at += size

    names = [f"{path}#{n} {name}" for n in range(told) for name in item.names]
    return Part(1 + told * size, write, (f"{path} length", *names))


def _counted(path: str, values: Mapping[Any, int], most: int) -> Part:
    share = 1 / most

    def write(value: Sequence[Any], numbers: array[float], place: int) -> None:
        numbers[place] = min(1.0, len(value) / most)
        for one in value:
            found = values.get(one)
            if found is not None:
                at = place + 1 + found
                numbers[at] = min(1.0, numbers[at] + share)

    return Part(1 + len(values), write, (f"{path} length", *(f"{path} of {v}" for v in values)))


def _class(kind: kinds.Type) -> type:
    match kind:
        case kinds.StructType(cls=found) | kinds.DataclassType(cls=found):
            return found
        case kinds.TupleType() | kinds.VarTupleType():
            return tuple
        case kinds.NoneType():
            return type(None)
        case kinds.BoolType():
            return bool
        case kinds.IntType():
            return int
    return str


def _either(path: str, options: Sequence[tuple[type, Part]]) -> Part:
    """Of several types: which of them it is, then the value as that type."""
    starts: dict[type, tuple[int, int, Write]] = {}
    size = len(options)
    for mark, (kind, part) in enumerate(options):
        starts[kind] = (mark, size, part.write)
        size += part.size

    def write(value: Any, numbers: array[float], place: int) -> None:
        found = starts.get(type(value))
        if found is not None:
            mark, start, inner = found
            numbers[place + mark] = 1.0
            inner(value, numbers, place + start)

    marks = [f"{path} is {kind.__name__}" for kind, _ in options]
    return Part(size, write, (*marks, *(name for _, part in options for name in part.names)))
