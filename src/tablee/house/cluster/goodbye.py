"""Before a server closes, people get a moment to read the last message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONGEST = 2.0
A_BIT = 0.01


async def until_gone(are_gone: Callable[[], bool], longest: float = LONGEST) -> None:
    """Waits until everybody is gone, but no longer than people expect a server to take to close."""
    for _ in range(int(longest / A_BIT)):
        if are_gone():
            return
        await asyncio.sleep(A_BIT)
