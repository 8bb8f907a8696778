"""Somebody sets the clock of the machine: it is noticed, and nobody pays for it."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from sheets import wished
from tablee.house.wall_clock import WallClock, since_boot
from web.players import heard

TEN_DAYS = 10 * 86_400
A_DAY = 86_400_000
"""Ms."""


class Hands:
    """A clock that a test turns."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def test_a_clock_that_is_set_moves_nothing(caplog: pytest.LogCaptureFixture) -> None:
    wall, steady = Hands(1_000_000.0), Hands(50.0)
    clock = WallClock(wall, steady)
    assert clock() == 1_000_000.0
    wall.now += TEN_DAYS
    steady.now += 3
    with caplog.at_level(logging.WARNING):
        assert [clock() for _ in range(5)] == [1_000_003.0] * 5
        wall.now -= TEN_DAYS
        assert clock() == 1_000_003.0
    assert [record.__dict__["seconds"] for record in caplog.records] == [TEN_DAYS - 3, -TEN_DAYS]


def test_sleep_counts(caplog: pytest.LogCaptureFixture) -> None:
    wall, steady = Hands(1_000_000.0), Hands(50.0)
    clock = WallClock(wall, steady)
    wall.now += TEN_DAYS
    steady.now += TEN_DAYS
    assert clock() == 1_000_000.0 + TEN_DAYS
    assert not caplog.records


def test_the_steady_clock_goes_on() -> None:
    assert since_boot() <= since_boot()


SERVER = """
import sys, time
from pathlib import Path
real, hand = time.time, Path(sys.argv[2])
time.time = lambda: real() + float(hand.read_text())
from tablee.web.serve import run
run(port=0, data=sys.argv[1], announce=lambda address: print(address, flush=True))
"""
"""A server on a machine whose clock the test sets: as many seconds ahead as a file says."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "hand").write_text("0")
    command = [sys.executable, "-c", SERVER, str(tmp_path / "data"), str(tmp_path / "hand")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.kill()


def test_a_jump_of_ten_days_takes_no_time_from_a_correspondence_game(
    server: str, tmp_path: Path
) -> None:
    cookies = []
    for name in ("Ann", "Bob"):
        answer = httpx.post(f"{server}/api/me", json={"name": name})
        cookies.append({"cookie": f"tablee={answer.cookies['tablee']}"})
    pace = {"per_move": 3 * 86_400, "days": True}
    wish = wished("tictactoe", "me", "open", pace=pace)
    table = httpx.post(f"{server}/api/tables", json=wish, headers=cookies[0]).json()["id"]
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"

    async def look() -> int:
        """Ms that are left for the move."""
        async with connect(address, additional_headers=cookies[0]) as ann:
            await ann.send('{"type":"hello"}')
            fresh = await heard(ann, "fresh")
            (turn,) = [one for one in fresh["clocks"] if one.get("kind") == "turn"]
            return int(turn["left_ms"])

    async def ask(socket: Any, **request: Any) -> None:
        await socket.send(json.dumps({"request": 1, **request}))
        assert (await heard(socket, "done", "refused"))["type"] == "done"

    async def script() -> None:
        paths = [connect(address, additional_headers=cookie) for cookie in cookies]
        async with paths[0] as ann, paths[1] as bob:
            await ask(bob, type="sit", seat=1)
            await ask(ann, type="begin")
        assert await look() > 2 * A_DAY
        (tmp_path / "hand").write_text(str(TEN_DAYS))
        assert await look() > 2 * A_DAY
        (tmp_path / "hand").write_text("0")
        assert await look() > 2 * A_DAY
        assert httpx.get(f"{server}/api/tables/{table}").json()["status"] == "playing"

    asyncio.run(script())
