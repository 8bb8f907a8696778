"""A loop that is held up says where."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from tablee.house.watchdog import BLOCKED_SECONDS, Watchdog

HOLD = """
import time
from tablee.web import ops
answer = ops.json_answer
def hold_everybody_up(value):
    time.sleep(1.0)
    return answer(value)
ops.json_answer = hold_everybody_up
"""


def hold_up() -> None:
    time.sleep(4 * BLOCKED_SECONDS)


def watched(script: Callable[[], Any]) -> list[float]:
    heard: list[float] = []

    async def run() -> None:
        dog = Watchdog(heard.append)
        dog.start()
        await asyncio.sleep(0)
        script()
        while script is hold_up and not heard:
            await asyncio.sleep(0.01)
        dog.stop()

    asyncio.run(run())
    return heard


def test_a_loop_that_was_held_up_says_for_how_long_and_where(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        (seconds,) = watched(hold_up)
    assert seconds > BLOCKED_SECONDS
    (record,) = caplog.records
    assert "hold_up" in str(record.__dict__["places"])


def test_a_loop_that_goes_says_nothing(caplog: pytest.LogCaptureFixture) -> None:
    assert watched(lambda: None) == []
    assert caplog.records == []


def test_the_real_server_tells_its_operator(start: Callable[..., Any]) -> None:
    server = start(before=HOLD)
    assert httpx.get(server.address + "/healthz", timeout=60).status_code == 200
    figures = httpx.get(server.address + "/metrics", timeout=60).text
    assert "tablee_loop_held_up_seconds_count 1.0" in figures
    told = msgspec.json.decode(server.log.read_bytes().splitlines()[0])
    assert told["event"] == "the event loop was held up"
    assert "hold_everybody_up" in str(told["places"])
