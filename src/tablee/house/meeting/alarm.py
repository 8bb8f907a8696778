"""Being called later: by the event loop, or by a clock that a test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called."""

    def cancel(self) -> None: ...


Later = Callable[[float, Callable[[], None]], Alarm]


def loop_time() -> float:
    return asyncio.get_running_loop().time()


def loop_later(wait: float, call: Callable[[], None]) -> Alarm:
    return asyncio.get_running_loop().call_later(wait, call)
