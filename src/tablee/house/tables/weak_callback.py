"""Calls back to an object without holding it in memory.

A table holds its parts. If the parts also held the table, both would stay in memory until the
garbage collector runs, and by then there would be thousands.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Generic, ParamSpec, cast
from weakref import ref

P = ParamSpec("P")


class WeakCallback(Generic[P]):
    """A method that does nothing once its object is gone. It is much smaller than a WeakMethod."""

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
    """The same method; it does nothing once its object is gone."""
    return WeakCallback(method)
