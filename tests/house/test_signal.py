"""A signal wakes everybody who waits, and keeps nothing of those who gave up."""

from __future__ import annotations

import asyncio

from tablee.house.signal import Signal


def test_everybody_who_waits_goes_on_when_it_is_set() -> None:
    async def scenario() -> list[int]:
        signal, gone_on = Signal(), list[int]()

        async def wait(number: int) -> None:
            await signal.wait()
            gone_on.append(number)

        waiting = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        assert not gone_on
        waiting[1].cancel()
        signal.set()
        signal.clear()
        await asyncio.gather(*waiting, return_exceptions=True)
        return gone_on

    assert asyncio.run(scenario()) == [0, 2]


def test_nobody_waits_for_one_that_is_set_and_all_for_one_that_was_cleared() -> None:
    async def scenario() -> bool:
        signal = Signal(is_set=True)
        await asyncio.wait_for(signal.wait(), 10)
        signal.clear()
        late = asyncio.create_task(signal.wait())
        await asyncio.sleep(0)
        return late.done() or late.cancel() is False

    assert asyncio.run(scenario()) is False


def test_who_gives_up_leaves_nothing_behind() -> None:
    async def scenario() -> int:
        signal = Signal()
        for _ in range(5):
            waiting = asyncio.create_task(signal.wait())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        return len(signal._waiting)

    assert asyncio.run(scenario()) == 0
