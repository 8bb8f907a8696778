"""What processes on one database promise each other about their tables."""

from __future__ import annotations

import asyncio

from store.pair import refused, row, sheet
from store.sharing import One, Opened, play


def test_a_table_belongs_to_the_process_that_made_it(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        await a[0].save(sheet("t1"))
        await b[0].save(sheet("t2"))
        told = await asyncio.gather(
            b[0].append("t1", [row(1)]),
            b[0].append("t2", [row(1)]),
            b[0].save(sheet("t1", ended_at=9)),
            return_exceptions=True,
        )
        assert [getattr(one, "code", None) for one in told] == ["elsewhere", None, "elsewhere"]
        refusal = await refused(b[0].claim("t1"))
        assert refusal.code == "elsewhere"
        assert refusal.details["address"] == "/w/1"
        assert await b[0].load("t1") == (sheet("t1"), [])
        await a[0].append("t1", [row(1)])

    play(processes, script)


def test_a_released_table_is_anyones_and_no_longer_mine(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        await a[0].save(sheet("t1"))
        last = a[0].append("t1", [row(1)])
        await a[0].release("t1")
        assert last.done(), "it is released after the last write"
        assert (await refused(a[0].append("t1", [row(2)]))).code == "elsewhere"
        await b[0].claim("t1")
        assert len((await b[0].load("t1"))[1]) == 1
        await b[0].append("t1", [row(2, "b")], sheet("t1", ended_at=5))
        assert (await refused(a[0].append("t1", [row(2)]))).code in ("elsewhere", "out_of_order")
        assert (await refused(a[0].save(sheet("t1", ended_at=1)))).code == "elsewhere"
        assert (await refused(a[0].claim("t1"))).code == "elsewhere"
        assert (await a[0].load("t1"))[0].ended_at == 5
        await b[0].release("t1")
        await a[0].claim("t1")
        await a[0].append("t1", [row(3)])

    play(processes, script)


def test_who_opens_a_table_while_it_is_put_away_has_it(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        await a[0].save(sheet("t1"))
        putting_away = asyncio.ensure_future(a[0].release("t1"))
        await asyncio.sleep(0)
        await a[0].claim("t1")
        await putting_away
        assert (await refused(b[0].claim("t1"))).code == "elsewhere"
        await a[0].append("t1", [row(1)])

    play(processes, script)


def test_of_many_that_claim_a_table_one_gets_it(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        async with processes("/w/3") as c:
            stores = [one[0] for one in (a, b, c)]
            tables = [f"t{n}" for n in range(20)]
            for table in tables:
                await a[0].save(sheet(table))
                await a[0].release(table)
            claims = [store.claim(table) for table in tables for store in stores]
            told = await asyncio.gather(*claims, return_exceptions=True)
            for n in range(len(tables)):
                codes = [getattr(one, "code", "mine") for one in told[3 * n : 3 * n + 3]]
                assert sorted(codes) == ["elsewhere", "elsewhere", "mine"]

    play(processes, script)


def test_nobody_claims_a_table_that_does_not_exist(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        assert (await refused(a[0].claim("nowhere"))).code == "unknown_table"
        assert [one.tables for one in await b[0].cluster.listed()] == [0, 0]

    play(processes, script)


def test_a_process_that_left_in_order_holds_nothing(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        await a[0].save(sheet("t1"))
        await a[0].close()
        await b[0].claim("t1")
        await b[0].append("t1", [row(1)])

    play(processes, script)


def test_nobody_removes_a_table_that_another_process_holds(processes: Opened) -> None:
    async def script(a: One, b: One) -> None:
        for table in ("t1", "t2"):
            await a[0].save(sheet(table, made_at=1))
        await a[0].release("t2")
        await b[0].remove(["t1"])
        assert await b[0].sweep("waiting", 9, 10) == ["t2"]
        assert [one.id for one in await a[0].sheets()] == ["t1"]

    play(processes, script)
