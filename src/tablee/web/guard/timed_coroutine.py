"""Runs a coroutine and measures how long it holds the event loop.

This is the processor time of the thread, so a busy machine costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import thread_time
from typing import Any, cast


class TimedCoroutine:
    """Awaits this coroutine; each of its steps is paid for when it ends or waits."""

    def __init__(self, steps: Awaitable[None], pay: Callable[[float], None]) -> None:
        self._steps = cast(Coroutine[Any, Any, None], steps)
        self._pay = pay

    def __await__(self) -> Generator[Any, Any, None]:
        send, throw = self._steps.send, self._steps.throw
        fault: BaseException | None = None
        answer: Any = None
        while True:
            began = thread_time()
            try:
                waits_for = send(answer) if fault is None else throw(fault)
            except StopIteration:
                return
            finally:
                self._pay(thread_time() - began)
            try:
                answer, fault = (yield waits_for), None
            except BaseException as raised:
                fault = raised
