"""Computer players think one thought a seat at a time, and the newest counts."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tablee.house.bots.thinkers import Thinkers
from tablee.house.bots.thinking import Thinking
from tablee.kernel import Intent, Move
from tablee.table import Thought


class Nod(Move, frozen=True, tag="nod"):
    """Any move."""


INTENT = Intent(Nod(), 100)


def _fails() -> Intent:
    raise RuntimeError("no idea")


async def _quiet(thinking: Thinking) -> None:
    while thinking.is_busy:
        await asyncio.sleep(0.001)


def test_a_thought_that_waits_is_left_out_for_a_newer_one() -> None:
    async def go() -> None:
        gate, decided = threading.Event(), list[int]()
        thinkers = Thinkers(ThreadPoolExecutor(1))
        thinking = Thinking("t1", thinkers, lambda t, intent: decided.append(t.number))

        def slow() -> Intent:
            gate.wait(10)
            return INTENT

        thinking.think(Thought(0, 1, 0, slow))
        for number in (2, 3, 4):
            thinking.think(Thought(0, number, 0, lambda: INTENT))
        thinking.think(Thought(1, 4, 0, lambda: INTENT))
        gate.set()
        await _quiet(thinking)
        assert [number for number in decided if number < 4] == [1]
        assert decided.count(4) == 2

    asyncio.run(go())


def test_a_bot_that_fails_wants_nothing_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def go() -> None:
        intents: list[Intent | None] = []
        thinkers = Thinkers(ThreadPoolExecutor(1))
        thinking = Thinking("t1", thinkers, lambda t, intent: intents.append(intent))
        thinking.think(Thought(2, 1, 0, _fails))
        await _quiet(thinking)
        assert intents == [None]

    asyncio.run(go())
    assert "the bot at seat 2 of t1 failed" in caplog.text


def test_after_it_is_stopped_nobody_hears_what_was_thought() -> None:
    async def go() -> None:
        decided: list[int] = []
        thinkers = Thinkers(ThreadPoolExecutor(1))
        thinking = Thinking("t1", thinkers, lambda t, intent: decided.append(t.number))
        thinking.think(Thought(0, 1, 0, lambda: INTENT))
        thinking.think(Thought(0, 2, 0, lambda: INTENT))
        thinking.stop()
        await _quiet(thinking)
        assert decided == []

    asyncio.run(go())
