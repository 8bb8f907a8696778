"""An evening in the house: one server, one browser, and all tables playing at the same time.

Games in real time take their time, so these tests are coroutines that run side by side; each is
still a test of its own, with its own windows, its own outcome and its own name. One that is marked
`timed`, because it measures somebody's haste, has the machine to itself.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Generator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from browser.town import Town
from tools.browser import find_browser

PAGE = Path(__file__).parents[2] / "src" / "tablee" / "web" / "page" / "index.html"
AT_ONCE = 3
"""Tables at the same time: as many as two cores can draw."""
REQUIRED = os.environ.get("TABLEE_BROWSER_TESTS") == "required"


class Places:
    """So many sit down at once. Anyone who wants to be alone goes first, when those have left."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken = 0
        self._alone = 0
        self._change = asyncio.Condition()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        async with self._change:
            await self._change.wait_for(lambda: self._taken < self._most and not self._alone)
            self._taken += 1
        async with self._leaving(1):
            yield

    @asynccontextmanager
    async def all(self) -> AsyncIterator[None]:
        async with self._change:
            self._alone += 1
            try:
                await self._change.wait_for(lambda: not self._taken)
            finally:
                self._alone -= 1
            self._taken = self._most
        async with self._leaving(self._most):
            yield

    @asynccontextmanager
    async def _leaving(self, places: int) -> AsyncIterator[None]:
        try:
            yield
        finally:
            async with self._change:
                self._taken -= places
                self._change.notify_all()


class Evening:
    """Runs the coroutines of all browser tests on one loop, a few at a time, in their order."""

    def __init__(self, folder: Path, browser: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="evening")
        self._thread.start()
        self.town: Town = self._wait(Town.open(folder, browser))
        self._places = Places(AT_ONCE)
        self._tables: dict[str, Future[Exception | None]] = {}
        self.seconds: dict[str, float] = {}
        """How long each test was at its table, by its name."""

    def _wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def begin(self, items: list[pytest.Item]) -> None:
        """Everybody sits down; whoever finds no place waits for one."""
        for item in items:
            if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
                told = asyncio.run_coroutine_threadsafe(self._take_place(item), self._loop)
                self._tables[item.nodeid] = told

    async def _take_place(self, item: pytest.Function) -> Exception | None:
        timed = item.get_closest_marker("timed")
        async with self._places.all() if timed else self._places.one():
            sat_down = time.monotonic()
            try:
                return await self._play(item)
            finally:
                self.seconds[item.nodeid] = time.monotonic() - sat_down

    async def _play(self, item: pytest.Function) -> Exception | None:
        """What went wrong is handed over as it is, with its traceback and its notes."""
        given = item.callspec.params if hasattr(item, "callspec") else {}
        try:
            await item.function(self.town, **given)
        except Exception as failure:
            return failure
        return None

    def outcome(self, item: pytest.Item) -> None:
        failure = self._tables[item.nodeid].result()
        if failure is not None:
            raise failure

    def close(self) -> None:
        for table in self._tables.values():
            table.cancel()
        self._wait(self.town.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture(scope="session")
def evening(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Evening]:
    browser = find_browser()
    missing = "no browser was found; `make browser` installs one" if browser is None else ""
    missing = missing or ("" if PAGE.exists() else "the page is not built; `make page` builds it")
    if missing and REQUIRED:
        pytest.fail(f"browser tests are required here, but: {missing}")
    if missing or browser is None:
        pytest.skip(missing)
    evening = Evening(tmp_path_factory.mktemp("house"), browser)
    evening.town.full = bool(request.config.getoption("--full"))
    mine = [item for item in request.session.items if item.get_closest_marker("browser")]
    evening.begin(mine)
    yield evening
    evening.close()


@pytest.fixture
def town(evening: Evening) -> Town:
    return evening.town


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A coroutine has been running since the evening began: its test waits for how it ended."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    evening = pyfuncitem.funcargs["evening"]
    assert isinstance(evening, Evening)
    evening.outcome(pyfuncitem)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """`--durations` tells how long a test was at its table, not how long it was waited for."""
    report = yield
    evening = getattr(item, "funcargs", {}).get("evening")
    if evening and call.when == "call":
        report.duration = evening.seconds.get(item.nodeid, report.duration)
    return report
