"""Work beside the event loop: bounded, in turns, paid for, and dropped where nobody waits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from functools import partial
from math import inf
from typing import Any

import pytest

from tablee.house import background_queue as asides
from tablee.house.background_queue import LIGHT, BackgroundQueue
from tablee.house.limits import Limits
from tablee.kernel import Fault
from tablee.web.guard.address_share import AddressShare
from tablee.web.guard.budget import Budget


def purse(at_once: float = 5.0) -> Budget:
    return Budget(0.3, at_once, inf)


class Lane(Executor):
    """A process that works when it is told to, and may be ended."""

    def __init__(self) -> None:
        self.begun: list[tuple[Any, Future[Any]]] = []
        self.ended = 0

    def submit(self, work: Callable[..., Any], /, *given: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append((given[0], future))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended += 1

    def finish(self, seconds: float = 0.001) -> None:
        """What it does now comes to its end, and took so long."""
        work, future = self.begun[-1]
        future.set_result((work(), None, seconds))

    @property
    def works(self) -> list[Any]:
        return [work() for work, _ in self.begun]


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(script: Coroutine[Any, Any, None]) -> None:
    async def timely() -> None:
        async with asyncio.timeout(30):
            await script

    asyncio.run(timely())


def test_nobody_takes_all_the_places() -> None:
    async def script() -> None:
        aside, gate = BackgroundQueue("test", 16), threading.Event()
        greedy, other = purse(), purse()
        mine = [asyncio.create_task(aside.run(gate.wait, greedy)) for _ in range(5)]
        await asyncio.sleep(0)
        theirs = asyncio.create_task(aside.run(gate.wait, other))
        await asyncio.sleep(0)
        gate.set()
        told = await asyncio.gather(*mine, theirs, return_exceptions=True)
        assert [isinstance(one, Fault) for one in told] == [False, False, True, True, True, False]
        assert {one.code for one in told if isinstance(one, Fault)} == {"busy"}
        assert await aside.run(lambda: 7, greedy) == 7

    run(script())


def test_who_asks_pays_even_if_it_fails() -> None:
    async def script() -> None:
        aside, own = (
            BackgroundQueue("test", 4),
            Budget(1e-9, 5.0, inf),
        )  # nothing comes back meanwhile

        def count() -> int:
            return sum(range(200_000))

        def fail() -> None:
            count()
            raise Fault("bad_record")

        assert await aside.run(count, own) == count()
        left = own.left
        assert left < 5
        with pytest.raises(Fault, match="bad_record"):
            await aside.run(fail, own)
        assert own.left < left

    run(script())


def test_without_a_place_nothing_is_done() -> None:
    async def script() -> None:
        with pytest.raises(Fault, match="busy"):
            await BackgroundQueue("test", 0).run(lambda: 1)

    run(script())


def test_addresses_take_turns() -> None:
    async def script() -> None:
        lane, greedy, other = Lane(), purse(), purse()
        aside = BackgroundQueue("test", 16, [lane])
        for number in range(3):
            aside.submit(partial("greedy {}".format, number), greedy)
        aside.submit(lambda: "other", other)
        for _ in range(4):
            await settle()
            lane.finish()
        assert lane.works == ["greedy 0", "other", "greedy 1", "greedy 2"]

    run(script())


def test_an_address_has_one_piece_of_work_done_at_a_time() -> None:
    async def script() -> None:
        first, second, greedy, other = Lane(), Lane(), purse(), purse()
        aside = BackgroundQueue("test", 16, [first, second])
        for _ in range(3):
            aside.submit(lambda: "greedy", greedy)
        await settle()
        assert (first.works, second.works) == (["greedy"], [])
        aside.submit(lambda: "other", other)
        await settle()
        assert second.works == ["other"]

    run(script())


def test_long_work_leaves_a_lane_free_for_short_work() -> None:
    async def script() -> None:
        first, second = Lane(), Lane()
        aside = BackgroundQueue("test", 16, [first, second])
        for _ in range(5):
            aside.submit(lambda: "long", purse(), LIGHT + 1)
        await settle()
        assert (first.works, second.works) == (["long"], [])
        aside.submit(lambda: "short", purse(), LIGHT)
        await settle()
        assert second.works == ["short"]

    run(script())


def test_what_nobody_waits_for_is_never_begun() -> None:
    async def script() -> None:
        lane = Lane()
        aside = BackgroundQueue("test", 16, [lane])
        aside.submit(lambda: "first", purse())
        unwanted = [aside.submit(lambda: "unwanted", purse()) for _ in range(3)]
        aside.submit(lambda: "last", purse())
        for one in unwanted:
            one.cancel()
        for _ in range(2):
            await settle()
            lane.finish()
        await settle()
        assert lane.works == ["first", "last"]

    run(script())


def test_work_under_way_that_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asides, "NEARLY", 0.0)

    async def script() -> None:
        lane, own = Lane(), purse()
        aside = BackgroundQueue("test", 16, [lane])
        unwanted = aside.submit(lambda: "unwanted", own)
        wanted = aside.submit(lambda: "wanted", purse())
        await settle()
        unwanted.cancel()
        while not lane.ended:
            await asyncio.sleep(0.001)
        await settle()
        lane.finish()
        assert await wanted == "wanted"
        assert own.left < 5  # it is paid for all the same

    run(script())


def test_what_takes_too_long_is_given_up() -> None:
    async def script() -> None:
        lane, own = Lane(), purse()
        aside = BackgroundQueue("test", 16, [lane], seconds=0.01)
        with pytest.raises(Fault, match="busy"):
            await aside.run(lambda: "endless", own)
        assert (lane.ended, own.left < 5) == (1, True)

    run(script())


def test_who_has_used_more_than_its_time_waits_and_pays_it_back_in_full() -> None:
    async def script() -> None:
        lane, rich, poor = Lane(), purse(), Budget(0.3, 1.0, inf)
        aside = BackgroundQueue("test", 16, [lane])
        aside.submit(lambda: "poor", poor)
        await settle()
        lane.finish(seconds=31.0)
        await settle()
        aside.submit(lambda: "poor again", poor)
        aside.submit(lambda: "rich", rich)
        await settle()
        assert lane.works == ["poor", "rich"]
        assert 99 < poor.wait(poor._at) <= 100  # thirty seconds at three tenths a second

    run(script())


def test_who_has_paid_back_goes_on() -> None:
    async def script() -> None:
        lane, poor = Lane(), Budget(1_000.0, 1.0, inf)
        aside = BackgroundQueue("test", 16, [lane])
        aside.submit(lambda: 1, poor)
        await settle()
        lane.finish(seconds=20.0)
        again = aside.submit(lambda: 2, poor)
        while len(lane.begun) < 2:
            await asyncio.sleep(0.001)
        lane.finish()
        assert await again == 2

    run(script())


def test_what_the_helpers_do_does_not_hold_up_the_moves_of_an_address() -> None:
    caller = AddressShare(Limits())
    caller.helped.spend(100.0, 1_000.0)
    assert caller.helped.wait(1_000.0) > 300
    assert caller.budget.wait(1_000.0) == 0


def test_what_waits_when_the_server_closes_is_refused() -> None:
    async def script() -> None:
        lane = Lane()
        aside = BackgroundQueue("test", 16, [lane])
        aside.submit(lambda: 1)
        waiting = aside.submit(lambda: 2)
        await settle()
        aside.close()
        with pytest.raises(Fault, match="closing"):
            await waiting
        with pytest.raises(Fault, match="closing"):
            await aside.run(lambda: 3)
        assert lane.works == [1]

    run(script())
