"""Processes that are killed or stopped for real, and another one that takes over their table."""

from __future__ import annotations

import asyncio
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from store.lone_process import TABLE, entry
from tablee.store import Lost, Row
from tablee.store.postgres.opened import open_postgres
from tablee.store.postgres.tables import PostgresStore

PROGRAM = Path(__file__).parents[2] / "lone_process.py"
SECONDS = 60
REFUSED = ("fenced", "elsewhere", "not_kept")
"""It may have found out by itself, and begun again under a new number, which holds nothing."""


class Lone:
    """The process, line by line."""

    def __init__(self, url: str, address: str) -> None:
        command = [sys.executable, str(PROGRAM), url, address]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.strip())

    def order(self, order: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{order}\n")
        self.process.stdin.flush()

    def heard(self) -> str:
        return self._lines.get(timeout=SECONDS)

    def says(self, order: str) -> str:
        self.order(order)
        return self.heard()

    def rest(self) -> list[str]:
        """What it said and nobody has heard yet."""
        return [self._lines.get() for _ in range(self._lines.qsize())]


@contextmanager
def started(url: str, address: str) -> Iterator[Lone]:
    lone = Lone(url, address)
    try:
        assert lone.heard() == "ok"
        yield lone
    finally:
        lone.process.kill()
        lone.process.wait(SECONDS)
        for pipe in (lone.process.stdin, lone.process.stdout):
            assert pipe is not None
            pipe.close()


async def claim(store: PostgresStore) -> list[Row]:
    """Asks until the holder is found to be dead."""
    for _ in range(10 * SECONDS):
        try:
            await store.claim(TABLE)
        except Lost as fault:
            if fault.code != "elsewhere":
                raise
            await asyncio.sleep(0.1)
        else:
            return (await store.load(TABLE))[1]
    raise AssertionError("the table never became free")


def test_a_killed_process_loses_its_table_and_nothing_it_acknowledged(database: str) -> None:
    async def heir() -> list[Row]:
        store, _ = await open_postgres(database)
        try:
            found = await claim(store)
            await store.append(TABLE, [entry("heir", len(found) + 1)])
            return (await store.load(TABLE))[1]
        finally:
            await store.close()

    with started(database, "first") as first:
        assert first.says("make") == "ok"
        first.order("on")
        for _ in range(50):
            first.heard()
        first.process.send_signal(signal.SIGKILL)
        first.process.wait(SECONDS)
        found = asyncio.run(heir())
        acknowledged = 50 + len(first.rest())
    assert [row.number for row in found] == list(range(1, len(found) + 1))
    assert len(found) - 1 in (acknowledged, acknowledged + 1)
    assert found[-1] == entry("heir", len(found))


@pytest.mark.parametrize("heir_writes_first", [False, True])
def test_a_stopped_process_wakes_up_without_a_voice(database: str, heir_writes_first: bool) -> None:
    """Where the heir has written, the number is taken. Where not, the fence alone decides."""

    async def inherit(first: Lone) -> list[Row]:
        store, _ = await open_postgres(database)
        try:
            assert await claim(store) == [entry("first", 1)]
            if heir_writes_first:
                await store.append(TABLE, [entry("heir", 2)])
            first.process.send_signal(signal.SIGCONT)
            assert await asyncio.to_thread(first.says, "2") in REFUSED
            assert await asyncio.to_thread(first.says, "make") in REFUSED
            if not heir_writes_first:
                await store.append(TABLE, [entry("heir", 2)])
            return (await store.load(TABLE))[1]
        finally:
            await store.close()

    with started(database, "first") as first:
        assert first.says("make") == "ok"
        assert first.says("1") == "kept 1"
        first.process.send_signal(signal.SIGSTOP)
        found = asyncio.run(inherit(first))
    assert found == [entry("first", 1), entry("heir", 2)]
