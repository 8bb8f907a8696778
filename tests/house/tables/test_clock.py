"""A table's clock goes while somebody looks, and correspondence by wall time."""

from __future__ import annotations

import asyncio

from sheets import changed
from sim import clock as virtual
from table.lamps import GAME, sheet
from table.trio import GAME as TURNS
from tablee.house.tables.clock import NAP_SECONDS, TableClock
from tablee.store.contract.tables import Pace
from tablee.table import Table


def test_it_stands_still_while_nobody_looks() -> None:
    async def go() -> None:
        clock = TableClock(Table(GAME, sheet("ANN", "BOB"), {}), lambda: 0.0, lambda: None)
        await asyncio.sleep(5)
        assert (clock.now(), clock.is_going) == (0, False)
        clock.start()
        await asyncio.sleep(2)
        assert (clock.now(), clock.is_going) == (2_000, True)
        clock.stop()
        await asyncio.sleep(9)
        assert clock.now() == 2_000
        clock.start()
        await asyncio.sleep(1)
        assert clock.now() == 3_000

    virtual.run(go())


def test_the_alarm_rings_once_at_the_last_moment_it_was_set_to() -> None:
    async def go() -> None:
        rung: list[int] = []
        table = Table(GAME, sheet("ANN", "BOB"), {})
        clock = TableClock(table, lambda: 0.0, lambda: rung.append(clock.now()))
        clock.start()
        clock.set_alarm(500)
        clock.set_alarm(1_500)
        await asyncio.sleep(4)
        assert rung == [1_500]
        clock.set_alarm(6_000)
        clock.set_alarm(None)
        await asyncio.sleep(9)
        assert rung == [1_500]

    virtual.run(go())


def test_the_alarm_does_not_ring_while_the_clock_stands() -> None:
    async def go() -> None:
        rung: list[int] = []
        table = Table(GAME, sheet("ANN", "BOB"), {})
        clock = TableClock(table, lambda: 0.0, lambda: rung.append(clock.now()))
        clock.set_alarm(500)
        await asyncio.sleep(4)
        clock.start()
        clock.set_alarm(500)
        clock.stop()
        clock.set_alarm(500)
        await asyncio.sleep(4)
        assert rung == []
        clock.start()
        clock.set_alarm(500)
        await asyncio.sleep(4)
        assert rung == [500]

    virtual.run(go())


def test_correspondence_goes_by_wall_time_and_looks_at_it_often() -> None:
    async def go() -> None:
        loop, rung = asyncio.get_running_loop(), list[int]()
        pace = Pace(per_move=60, days=True)
        by_days = changed(sheet("ANN", "BOB", game="tictactoe"), pace=pace, made_at=1_000)
        clock = TableClock(Table(TURNS, by_days, {}), loop.time, lambda: rung.append(clock.now()))
        began = clock.now()
        await asyncio.sleep(3)
        assert clock.now() == began + 3_000
        assert clock.wall_second(90_000) == 1_090
        clock.set_alarm(began + 10_000_000)
        await asyncio.sleep(NAP_SECONDS + 1)
        assert len(rung) == 1

    virtual.run(go())
