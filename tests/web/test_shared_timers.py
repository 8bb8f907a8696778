"""Calls that need not be exact share a timer: they are never early, and little late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from tablee.web.shared_timers import FEW, STEP, SharedTimers


def run(script: Callable[[SharedTimers], Any]) -> Any:
    return asyncio.run(asyncio.wait_for(script(SharedTimers()), 30))


def test_nothing_is_called_early() -> None:
    async def script(timers: SharedTimers) -> None:
        loop, early = asyncio.get_running_loop(), list[float]()
        done = asyncio.Event()

        def note(due: float) -> None:
            early.append(due - loop.time())
            if len(early) == 5:
                done.set()

        for number in range(5):
            wait = STEP * number / 3
            due = loop.time() + wait
            timers.call_later(wait, partial(note, due))
        await done.wait()
        assert max(early) <= 0.001

    run(script)


def test_calls_of_one_moment_share_a_timer_and_keep_their_order() -> None:
    async def script(timers: SharedTimers) -> None:
        called = list[int]()
        for number in range(100):
            timers.call_later(STEP, partial(called.append, number))
        assert len(timers) <= 2
        while len(called) < 100:
            await asyncio.sleep(STEP)
        assert called == list(range(100))
        assert len(timers) == 0

    run(script)


def test_what_was_cancelled_is_not_called_and_who_fails_keeps_nobody_from_it() -> None:
    async def script(timers: SharedTimers) -> None:
        called, failed, done = list[str](), list[Any](), asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))
        timers.call_later(0, lambda: called.append("cancelled")).cancel()
        timers.call_later(0, partial(called.remove, "nothing"))
        timers.call_later(0, done.set)
        await done.wait()
        assert called == []
        assert isinstance(failed[0], ValueError)

    run(script)


def test_many_that_share_a_timer_let_others_pass() -> None:
    async def script(timers: SharedTimers) -> None:
        loop, everybody, rounds = asyncio.get_running_loop(), 20 * FEW, [0]

        def count_rounds() -> None:
            """What else runs: once in each turn of the loop."""
            rounds.append(0)
            if sum(rounds) < everybody:
                loop.call_soon(count_rounds)

        def note() -> None:
            rounds[-1] += 1

        count_rounds()
        for _ in range(everybody):
            timers.call_later(STEP, note)
        while sum(rounds) < everybody:
            await asyncio.sleep(STEP)
        assert sum(rounds) == everybody
        assert max(rounds) <= 2 * FEW

    run(script)
