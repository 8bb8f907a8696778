"""Time on the event loop that somebody may use: a burst, and a share of every second."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter

SHORTEST_WAIT = 0.005
"""Seconds. Those who wait must not wake the loop more often than that."""

LONGEST_WAIT = 3.0
"""Seconds: nobody waits for ever after one step that took long."""
PAYS_LATER = object()
"""Returned by a turn that is paid for later, when its task has run. The next turn waits for that.
"""


class Budget:
    """An amount of seconds. Anyone who has used it up waits until some are left again."""

    __slots__ = ("_at", "_least", "_most", "_share", "left")

    def __init__(self, share: float, at_once: float, longest: float = LONGEST_WAIT) -> None:
        self._share = share
        self._most = self.left = at_once
        self._least = -longest * share
        self._at = 0.0

    def spend(self, seconds: float, now: float) -> None:
        """Counts what was used up to this moment; it may be more than was left."""
        left = self.left + (now - self._at) * self._share  # called for every message: no min, max
        if left > self._most:
            left = self._most
        left -= seconds
        self.left = left if left > self._least else self._least
        self._at = now

    def wait(self, now: float) -> float:
        """Seconds until something is left; 0 if something is."""
        if self.left > 0:
            return 0.0
        self.spend(0.0, now)
        return max(0.0, -self.left / self._share)


class Turns:
    """Those who wait for the same budget. They are called in order, when it allows."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._waiting: deque[Callable[[], object]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def join(self, go_on: Callable[[], None]) -> None:
        """Calls it when its turn has come."""
        self._waiting.append(go_on)
        self._set_timer()

    async def come(self) -> None:
        """Waits for one's turn, if there is nothing left now."""
        if self.budget.wait(perf_counter()):
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(partial(_wake, turn))
            self._set_timer()
            await turn

    def _serve(self) -> None:
        self._timer = None
        try:
            while self._waiting and not self.budget.wait(perf_counter()):
                if self._waiting.popleft()() is PAYS_LATER:
                    break
        finally:  # one who fails must not keep the others waiting for ever
            self._set_timer()

    def _set_timer(self) -> None:
        if self._waiting and self._timer is None:
            wait = max(SHORTEST_WAIT, self.budget.wait(perf_counter()))
            self._timer = asyncio.get_running_loop().call_later(wait, self._serve)


def _wake(turn: asyncio.Future[None]) -> object:
    if turn.done():  # the one who waited has given up
        return None
    turn.set_result(None)
    return PAYS_LATER
