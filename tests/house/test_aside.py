"""Work beside the event loop: bounded, nobody takes all of it, and it is paid for."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tablee.house.aside import Aside
from tablee.kernel import Fault


class Purse:
    def __init__(self) -> None:
        self.paid: list[float] = []

    def pay(self, seconds: float) -> None:
        self.paid.append(seconds)


def test_nobody_takes_all_the_places() -> None:
    async def script() -> None:
        aside, gate = Aside("test", 16), threading.Event()
        greedy, other = Purse(), Purse()
        mine = [asyncio.create_task(aside.run(gate.wait, greedy)) for _ in range(5)]
        await asyncio.sleep(0)
        theirs = asyncio.create_task(aside.run(gate.wait, other))
        await asyncio.sleep(0)
        gate.set()
        told = await asyncio.gather(*mine, theirs, return_exceptions=True)
        assert [isinstance(one, Fault) for one in told] == [False, False, True, True, True, False]
        assert {one.code for one in told if isinstance(one, Fault)} == {"busy"}
        assert await aside.run(lambda: 7, greedy) == 7

    asyncio.run(script())


def test_who_asks_pays_even_if_it_fails() -> None:
    async def script() -> None:
        aside, purse = Aside("test", 4), Purse()

        def count() -> int:
            return sum(range(200_000))

        def fail() -> None:
            count()
            raise Fault("bad_record")

        assert await aside.run(count, purse) == count()
        with pytest.raises(Fault, match="bad_record"):
            await aside.run(fail, purse)
        assert len(purse.paid) == 2
        assert min(purse.paid) > 0

    asyncio.run(script())


def test_without_a_place_nothing_is_done() -> None:
    async def script() -> None:
        with pytest.raises(Fault, match="busy"):
            await Aside("test", 0).run(lambda: 1)

    asyncio.run(script())
