"""Races through the real server: people on delayed lines, over real sockets on loopback.

Page, delayed line, then one of the proxies of deploy/ or none, then the server. The server is told
that what comes from this machine is a proxy: the system would measure loopback, not the line.
"""

from __future__ import annotations

import asyncio
import json
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.race.delay import delayed
from bench.race.people import reaction
from tools.proxies import PROXIES

STARTED = "http://"
MARGIN_MS = 30.0
SHAVED_MS = 100.0


class Score(msgspec.Struct):
    """Contested races, and those that the person at the second line won."""

    races: int = 0
    won: int = 0

    def told(self) -> dict[str, float]:
        share = self.won / max(1, self.races)
        error = 196 * sqrt(share * (1 - share) / max(1, self.races))
        return {"races": self.races, "percent": round(100 * share, 1), "±": round(error, 1)}


class LivePage:
    """One person at one table. Presses once in each race, a dictated time after painting."""

    late_ms = 0.0
    """A cheat answers the pings of the page so late, and takes as much off each claim."""

    def __init__(self, times: dict[str, float], rng: Random, handicap: float = 0.0) -> None:
        self.times, self.rng, self.handicap = times, rng, handicap
        self.photos: list[Any] = []
        self.over = False
        self._raced: set[str] = set()
        self._request = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def play(self, url: str, heads: dict[str, str], trust: ssl.SSLContext | None) -> None:
        async with connect(url, additional_headers=heads, compression=None, ssl=trust) as line:
            await line.send('{"type":"hello"}')
            while not self.over:
                message = json.loads(await line.recv())
                self._start(self._hear(line, message, time.perf_counter()))

    async def _hear(self, line: ClientConnection, message: Any, moment: float) -> None:
        match message["type"]:
            case "ping":
                await asyncio.sleep(self.late_ms / 1000)
                await self._send(line, {"type": "pong", "id": message["id"]})
            case "raced":
                self.photos.append(message["photo"])
            case "update" | "fresh":
                self.over = self.over or bool(message.get("outcome"))
                await self._look(line, message, moment)

    async def _look(self, line: ClientConnection, message: Any, painted: float) -> None:
        for offer in message.get("offers", ()):
            race = offer.get("race")
            if not race or offer.get("why") or race in self._raced:
                continue
            self._raced.add(race)
            took = self.times.setdefault(race, reaction(self.rng)) + self.handicap
            await asyncio.sleep(max(0.0, painted + took / 1000 - time.perf_counter()))
            self._request += 1
            elapsed = (time.perf_counter() - painted) * 1000 - self.late_ms
            play = {"type": "play", "request": self._request, "move": offer["move"]}
            await self._send(line, play | {"seen": message["number"], "elapsed_ms": elapsed})

    async def _send(self, line: ClientConnection, message: Any) -> None:
        if not self.over:
            await line.send(json.dumps(message))

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Cheat(LivePage):
    """Answers late, and claims what a longer line would allow."""

    late_ms = SHAVED_MS


def run(tables: int, seed: int, proxy: str = "") -> dict[str, Any]:
    """The faster at the slower line; then two equals, the second honest or a cheat."""
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder), proxy) as address:
        figures = {}
        for name, lags, second in (
            ("30 ms faster, 20/220", (20.0, 220.0), LivePage),
            ("equals, 40/40", (40.0, 40.0), LivePage),
            ("a cheat, 40/40", (40.0, 40.0), Cheat),
        ):
            margin = MARGIN_MS if "faster" in name else 0.0
            score = asyncio.run(_all(address, tables, margin, lags, second, seed))
            figures[name] = score.told()
    return {"through": proxy or "nothing", **figures}


@contextmanager
def _server(folder: Path, proxy: str) -> Iterator[str]:
    command = [str(Path(sys.executable).parent / "tablee"), "serve", "--port", "0"]
    command += ["--data", str(folder / "data"), "--log-level", "error"]
    server = subprocess.Popen(
        [*command, "--behind-proxy", "127.0.0.1"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        base = next(w for line in server.stdout for w in line.split() if STARTED in w).rstrip("./")
        if not proxy:
            yield base
            return
        with PROXIES[proxy](folder, base.rpartition(":")[2]) as address:
            yield address
    finally:
        server.terminate()
        server.wait(20)


async def _all(
    base: str,
    tables: int,
    margin: float,
    lags: tuple[float, float],
    second: type[LivePage],
    seed: int,
) -> Score:
    score = Score()
    async with AsyncExitStack() as stack:
        port = int(base.rpartition(":")[2])
        ways = [await stack.enter_async_context(delayed(port, lag, Random(seed))) for lag in lags]
        games = [_table(base, margin, ways, second, Random(seed + n), score) for n in range(tables)]
        await asyncio.wait_for(asyncio.gather(*games), 400)
    return score


async def _table(
    base: str, margin: float, ways: list[int], second: type[LivePage], rng: Random, score: Score
) -> None:
    people = [httpx.Client(base_url=base, verify=False) for _ in ways]
    for number, person in enumerate(people):
        person.post("/api/me", json={"name": f"Person {number}"}).raise_for_status()
    wish = {"game": "take-it", "chairs": ["me", "open"], "terms": {"options": {"tempo_ms": 1200}}}
    cookies = ["; ".join(f"{k}={v}" for k, v in p.cookies.items()) for p in people]
    made = people[0].post("/api/tables", json=wish, headers={"cookie": cookies[0]})
    path = f"/ws/tables/{made.raise_for_status().json()['id']}"
    trust = ssl._create_unverified_context() if base.startswith("https") else None
    scheme = "wss" if trust else "ws"
    await _seat(f"{base.replace('http', 'ws', 1)}{path}", cookies, trust)
    times: dict[str, float] = {}
    own: dict[str, float] = times if margin else {}
    pages = [LivePage(times, Random(rng.random()), margin), second(own, Random(rng.random()))]
    plays = (
        page.play(f"{scheme}://127.0.0.1:{way}{path}", {"Cookie": cookie}, trust)
        for page, way, cookie in zip(pages, ways, cookies, strict=True)
    )
    await asyncio.gather(*plays)
    for photo in pages[0].photos:
        score.races += 1
        score.won += photo["finishes"][0]["seat"] == 1


async def _seat(url: str, cookies: list[str], trust: ssl.SSLContext | None) -> None:
    """The second person sits down, the first begins."""
    for cookie, request in (
        (cookies[1], {"type": "sit", "seat": 1}),
        (cookies[0], {"type": "begin"}),
    ):
        async with connect(url, additional_headers={"Cookie": cookie}, ssl=trust) as line:
            await line.send(json.dumps({**request, "request": 1}))
            while (answer := json.loads(await line.recv()))["type"] not in ("done", "refused"):
                pass
            assert answer["type"] == "done", answer
