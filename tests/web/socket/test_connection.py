"""One socket that misbehaves: it never blocks or harms anybody else."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee import wire
from tablee.house.bucket import Bucket
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.people.guest import NOBODY, Guest
from tablee.store import MemoryStore
from tablee.web.socket.connection import Connection
from web.players import heard
from web.socket.clients import make_table

ANN = Guest("g-ann", "Ann")


def test_a_client_that_does_not_read_is_dropped_and_others_hear_everything() -> None:
    async def script() -> None:
        house = House(MemoryStore(), Limits(outbox=10, ping_seconds=3600))
        card = await house.create(wire.NewTable("tictactoe", ("me", "open")), ANN)
        live = await house.open(card.id)

        async def never(*_: Any) -> Any:
            await asyncio.Event().wait()

        heard: list[Any] = []

        async def hear(message: Any) -> None:
            heard.append(message)

        deaf = Connection(never, never, house.limits)
        well = Connection(never, hear, house.limits)
        tasks = [asyncio.create_task(one.serve(live, NOBODY)) for one in (deaf, well)]
        await asyncio.sleep(0)
        for turn in range(30):  # each coming and going is told to everybody
            live.enter("x", f"g-{turn}", "X", well)
            await asyncio.sleep(0)
            live.leave("x")
            await asyncio.sleep(0)
        await asyncio.wait([tasks[0]], timeout=10)
        assert tasks[0].done()
        assert not tasks[1].done()
        assert len(heard) > 60
        assert live.table.viewers == (well.name,)
        tasks[1].cancel()
        await asyncio.wait(tasks)

    asyncio.run(script())


def test_a_bucket_gives_a_burst_and_then_a_steady_rate() -> None:
    bucket = Bucket(per_second=2, burst=3)
    assert [bucket.take(0.0) for _ in range(5)] == [True, True, True, False, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


async def send_and_hear(connection: Any, text: str) -> None:
    await connection.send(text)
    await heard(connection, "bye")


def test_the_real_server_shrugs_off_what_breaks_the_protocol(start: Callable[..., Any]) -> None:
    server = start()
    table, cookie = make_table(server.address)

    async def script() -> None:
        async with connect(server.socket(table), additional_headers=cookie) as one:
            with pytest.raises(ConnectionClosed) as closed:
                await send_and_hear(one, "x" * 10_000_000)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.socket(table), origin="https://evil.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        _send_raw(server.address, b"\x00\xff garbage\r\n\r\n")
        async with connect(server.socket(table), additional_headers=cookie) as two:
            await two.send('{"type":"play","request":1,"move":"mark 4"}')
            assert await heard(two, "done") == {"type": "done", "request": 1, "number": 1}

    asyncio.run(script())


def _send_raw(address: str, data: bytes) -> None:
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(data)
        line.recv(1000)


class Place:
    """A place where nothing happens but pings."""

    def __init__(self, races: bool) -> None:
        self.races = races

    def enter(self, *given: Any) -> None: ...

    def leave(self, viewer: str) -> None: ...

    def ask(self, viewer: str, request: wire.Request) -> None: ...

    def measured(self, viewer: str, ping_ms: float, witness: Any) -> bool:
        return True


def test_only_where_somebody_may_race_a_ping_wants_an_answer() -> None:
    async def script() -> None:
        place, pings = Place(races=False), list[int]()

        async def hear(message: Any) -> None:
            pings.append(json.loads(message["text"])["id"])

        async def never() -> Any:
            await asyncio.Event().wait()

        async def until_more() -> None:
            before = len(pings)
            while len(pings) < before + 3:
                await asyncio.sleep(0.001)

        one = Connection(never, hear, Limits(ping_seconds=0.001))
        task = asyncio.create_task(one.serve(place, NOBODY))
        await until_more()
        assert set(pings) == {0}
        place.races = True
        await until_more()
        assert pings[-1] > 0
        place.races = False  # the game is over
        await until_more()
        assert pings[-1] == 0
        assert one._pings is not None
        assert 0 < len(one._pings) <= 16
        task.cancel()
        await asyncio.wait([task])

    asyncio.run(asyncio.wait_for(script(), 30))


@pytest.mark.parametrize(("number", "times"), [(wire.OLDEST_WIRE, 8), (wire.WIRE, 8), (0, 2)])
def test_where_nobody_races_a_page_is_pinged_less_often(number: int, times: int) -> None:
    """A program may take a line for dead that is silent so long."""

    async def script() -> None:
        place = Place(races=False)
        one = Connection(never, ignore, Limits(ping_seconds=1000.0))
        one._place = place
        one.hear(json.dumps({"type": "hello", "wire": number}))
        one._ping()
        assert isinstance(one._next_ping, asyncio.TimerHandle)
        wait = one._next_ping.when() - asyncio.get_running_loop().time()
        one._next_ping.cancel()
        assert round(wait / 1000) == times

    asyncio.run(script())


async def never() -> Any:
    await asyncio.Event().wait()


async def ignore(_: Any) -> None: ...
