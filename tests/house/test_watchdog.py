"""A loop that is held up says where."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from tablee.house.watchdog import BLOCKED_SECONDS, Watchdog

HOLD = """
import time
from tablee.house import watchdog
from tablee.web.http import ops
watchdog.SAY_AGAIN = 0.0
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
    count = re.search(r"^tablee_loop_held_up_seconds_count ([\d.]+)$", figures, re.M)
    assert count is not None
    assert float(count[1]) >= 1  # a busy machine may have held it up, too
    told = [msgspec.json.decode(line) for line in server.log.read_bytes().splitlines()]
    assert {one["event"] for one in told} == {"the event loop was held up"}
    assert any("hold_everybody_up" in str(one["places"]) for one in told)
