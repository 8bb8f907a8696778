"""A state from a view: what both have is written once, in the two Structs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from msgspec.structs import fields

S = TypeVar("S")


def state_seen(kind: type[S], view: Any, **hidden: Any) -> S:
    """`state_seen(State, view, stock=dealt)` for `imagine`: fields that the view has by the same
    name and of the same type come from it, all others are `hidden`. Raises TypeError where one is
    neither. There is nothing like it for `view`, where each field is written by hand."""
    asked: tuple[Any, ...] = (kind, type(view), tuple(hidden))
    names, seen = _shared(*asked)
    return kind(**dict(zip(names, seen(view), strict=True)), **hidden)


@cache
def _shared(
    kind: type[Any], view: type[Any], hidden: tuple[str, ...]
) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields that both have, and what reads them all."""
    types = {field.name: field.type for field in fields(view)}
    names = tuple(field.name for field in fields(kind) if field.name not in hidden)
    for field in fields(kind):
        if field.name in names and (field.name, field.type) not in types.items():
            raise TypeError(f"{view.__name__} does not have {field.name} as {kind.__name__} has it")
    if len(names) == 1:
        return names, lambda seen: (getattr(seen, names[0]),)
    return names, attrgetter(*names) if names else lambda seen: ()
