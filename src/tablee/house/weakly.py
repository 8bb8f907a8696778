"""Calls back to something that must not be held: parts of a table know it without a ring."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec
from weakref import WeakMethod

P = ParamSpec("P")


def weakly(method: Callable[P, None]) -> Callable[P, None]:
    """The same call while its object is there, and nothing afterwards.

    A table that holds its parts, which hold the table, stays in memory until the garbage collector
    comes: by then there are thousands.
    """
    known = WeakMethod(method)

    def call(*args: P.args, **more: P.kwargs) -> None:
        found = known()
        if found is not None:
            found(*args, **more)

    return call
