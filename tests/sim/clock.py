"""A clock that only the simulation turns: nothing sleeps, and every run of a seed is the same."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class Stuck(AssertionError):
    """Everybody waits for something that will never happen."""


class _Skipper(selectors.SelectSelector):
    """Where a loop would sleep until its next timer, the clock jumps there."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck("nothing is left to happen")
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop on virtual time. Nothing may come from outside: no threads, no sockets."""

    def __init__(self) -> None:
        self._skipper = _Skipper()
        super().__init__(self._skipper)
        self.failed: BaseException | None = None
        self.set_exception_handler(_remember)

    def time(self) -> float:
        return self._skipper.now

    def _write_to_self(self) -> None:
        """Nobody outside has to be woken."""


def _remember(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in a callback goes wrong in the script."""
    assert isinstance(loop, VirtualLoop)
    loop.failed = loop.failed or context.get("exception") or Stuck(context["message"])


def run(script: Coroutine[Any, Any, Result]) -> Result:
    """Runs a script to its end on a clock of its own; what it left running is cancelled."""
    loop = VirtualLoop()
    try:
        result = loop.run_until_complete(script)
        if loop.failed is not None:
            raise loop.failed
        return result
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left))
        loop.close()
