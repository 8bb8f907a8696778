"""Both ways through the server, in one run: `python -m bench.sockets [--quick]`

An echo: a server that answers a move's bytes with a move's bytes and does nothing else, so that
only the way itself is measured. Then the whole server: tables of tic-tac-toe as fast as they can,
every move on disk before it is told. The two take turns, round by round.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from statistics import median

import uvloop

from bench.line import Line, open_line
from bench.load import Load, Round, console, ground, surroundings
from bench.rivals import Tablee

WAYS = ("short", "ordinary")
ECHO = """
import asyncio, socket, uvicorn
from starlette.requests import HTTPConnection
from tablee.web.socket.fast_path import fast_path
from tablee.web.socket.socket_class import choose_socket

class Answer:
    def __init__(self, short):
        self.short = short

    def hear(self, text):
        self.short.write((ANSWER,))

    def answered(self, probe):
        pass

async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({{"type": "websocket.accept"}})
    short = fast_path(HTTPConnection(scope))
    if short is not None:
        short.listener = Answer(short)
    while (message := await receive())["type"] == "websocket.receive":
        await send({{"type": "websocket.send", "text": TEXT}})

ANSWER = {answer!r}
TEXT = ANSWER.decode()
listening = socket.create_server(("127.0.0.1", 0), backlog=512)
print(f"http://127.0.0.1:{{listening.getsockname()[1]}}", flush=True)
config = uvicorn.Config(app, loop="uvloop", ws=choose_socket({way!r}), lifespan="off",
    ws_per_message_deflate=False, log_config=None, access_log=False)
uvicorn.Server(config).run([listening])
"""
MOVE = b'{"type":"play","request":7,"move":"mark 4","seen":12}'
ANSWER = b'{"type":"done","request":7,"number":13}'
LINES = 50


@contextmanager
def echoing(way: str) -> Iterator[str]:
    """A process that echoes this way, and its address."""
    code = ECHO.format(answer=ANSWER, way=way)
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


async def echo_round(lines: list[Line], seconds: float) -> float:
    """Echoes a second over all lines; each says the next as soon as it is answered."""
    count, until = 0, time.perf_counter() + seconds
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answered(line: Line) -> None:
        nonlocal count
        count += 1
        if time.perf_counter() < until:
            line.say(MOVE)
        elif not over.done():
            over.set_result(None)

    for line in lines:
        line.hear = lambda text, line=line: answered(line)  # type: ignore[misc]
        line.say(MOVE)
    await over
    await asyncio.sleep(0.2)  # what is still on its way is not the next round's
    return count / seconds


async def measure_echo(rounds: int, seconds: float) -> dict[str, float]:
    rates: dict[str, list[float]] = {way: [] for way in WAYS}
    with echoing("short") as short, echoing("ordinary") as ordinary:
        addresses = dict(zip(WAYS, (short, ordinary), strict=True))
        lines = {
            way: [await open_line(address, "/") for _ in range(LINES)]
            for way, address in addresses.items()
        }
        for _ in range(rounds):
            for way in WAYS:
                rates[way].append(await echo_round(lines[way], seconds))
    return {way: median(mine) for way, mine in rates.items()}


async def measure_server(rounds: int, tables: int) -> dict[str, Load]:
    """Who was second in one round is first in the next."""
    done: dict[str, list[Round]] = {way: [] for way in WAYS}
    async with AsyncExitStack() as stack:
        places = {way: await stack.enter_async_context(ground(Tablee(sockets=way))) for way in WAYS}
        for place in places.values():
            await place.round(20, 0)
        for number in range(rounds):
            for way in WAYS[:: -1 if number % 2 else 1]:
                done[way].append(await places[way].round(tables, 0))
    return {way: Load.of(way, mine) for way, mine in done.items()}


async def main_async(quick: bool) -> None:
    echoes = await measure_echo(3 if quick else 9, 1.0 if quick else 3.0)
    for way, rate in echoes.items():
        console.print(f"echo, {way}: {rate:,.0f} a second")
    loads = await measure_server(2 if quick else 8, 50 if quick else 200)
    for way, load in loads.items():
        between = f"{load.least:,.0f} to {load.most:,.0f}"
        console.print(f"server, {way}: {load.cost:.0f} µs CPU a move; {between} moves/s")
    console.print(f"echo: {echoes['short'] / echoes['ordinary']:.2f} ×")
    console.print(f"CPU: {loads['short'].cost / loads['ordinary'].cost:.2f} ×")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    asked = parser.parse_args()
    console.print(surroundings())
    uvloop.run(main_async(asked.quick))


if __name__ == "__main__":
    main()
