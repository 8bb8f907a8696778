"""The last moment of a server: people read the last message, and go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONGEST = 2.0
A_BIT = 0.01


async def until_gone(are_gone: Callable[[], bool], longest: float = LONGEST) -> None:
    """Waits for it, but not longer than people may expect a server to close."""
    for _ in range(int(longest / A_BIT)):
        if are_gone():
            return
        await asyncio.sleep(A_BIT)
