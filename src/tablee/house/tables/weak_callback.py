"""Calls back to something that must not be held: parts of a table know it without a ring.

A table that holds its parts, which hold the table, stays in memory until the garbage collector
comes: by then there are thousands.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Generic, ParamSpec, cast
from weakref import ref

P = ParamSpec("P")


class WeakCallback(Generic[P]):
    """A method that does nothing once its object is gone. Much smaller than a WeakMethod."""

    __slots__ = ("_does", "_whose")

    def __init__(self, method: Callable[P, None]) -> None:
        bound = cast(MethodType, method)
        self._whose = ref(bound.__self__)
        self._does = bound.__func__

    def __call__(self, *args: P.args, **more: P.kwargs) -> None:
        whose = self._whose()
        if whose is not None:
            self._does(whose, *args, **more)


def weak_callback(method: Callable[P, None]) -> Callable[P, None]:
    """The same call while its object is there, and nothing afterwards."""
    return WeakCallback(method)
