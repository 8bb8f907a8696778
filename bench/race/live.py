"""Races through the real server: people on delayed lines, over real sockets on loopback.

Each page delays what comes and goes itself and says so in a `Via` header, as a proxy would: the
kernel would otherwise measure loopback, not the line.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.race.people import reaction

JITTER_MS = 10.0
STARTED = "http://"


class Score(msgspec.Struct):
    """Contested races and those the faster person won."""

    races: int = 0
    right: int = 0


class LivePage:
    """One person at one table. Presses once in each race, a dictated time after painting."""

    def __init__(self, lag: float, rng: Random, times: dict[str, float]) -> None:
        self.lag, self.rng, self.times = lag, rng, times
        self.photos: list[Any] = []
        self.over = False
        self._raced: set[str] = set()
        self._request = 0
        self._free: dict[str, float] = {"down": 0.0, "up": 0.0}
        self._tasks: set[asyncio.Task[None]] = set()

    async def play(self, url: str, cookie: str) -> None:
        headers = {"Cookie": cookie, "Via": "1.1 delay"}
        async with connect(url, additional_headers=headers, compression=None) as line:
            self._start(self._send(line, {"type": "hello"}))
            while not self.over:
                message = json.loads(await line.recv())
                self._start(self._hear(line, message, self._later("down")))

    async def _hear(self, line: ClientConnection, message: Any, moment: float) -> None:
        await _until(moment)
        match message["type"]:
            case "ping":
                await self._send(line, {"type": "pong", "id": message["id"]})
            case "raced":
                self.photos.append(message["photo"])
            case "update" | "fresh":
                self.over = self.over or bool(message.get("outcome"))
                await self._look(line, message, moment)

    async def _look(self, line: ClientConnection, message: Any, moment: float) -> None:
        for offer in message.get("offers", ()):
            race = offer.get("race")
            if not race or offer.get("why") or race in self._raced:
                continue
            self._raced.add(race)
            took = self.times.setdefault(race, reaction(self.rng)) + self.handicap
            painted = moment
            await _until(painted + took / 1000)
            self._request += 1
            elapsed = (time.perf_counter() - painted) * 1000
            play = {"type": "play", "request": self._request, "move": offer["move"]}
            await self._send(line, play | {"seen": message["number"], "elapsed_ms": elapsed})

    handicap = 0.0

    async def _send(self, line: ClientConnection, message: Any) -> None:
        await _until(self._later("up"))
        with contextlib.suppress(Exception):
            await line.send(json.dumps(message))

    def _later(self, way: str) -> float:
        """When something on its way now arrives, behind what is on its way already."""
        trip = self.lag / 2 + self.rng.gammavariate(2.0, JITTER_MS / 2.0)
        self._free[way] = max(time.perf_counter() + trip / 1000, self._free[way])
        return self._free[way]

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.perf_counter()))


def run(tables: int, margin: float, lags: tuple[float, float], seed: int) -> Score:
    """Two people a table, the faster by `margin` at the second line."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "tablee"), "serve", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--data", folder, "--log-level", "error"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            base = next(w for line in server.stdout for w in line.split() if STARTED in w)
            return asyncio.run(_all(base.rstrip("./"), tables, margin, lags, seed))
        finally:
            server.terminate()
            server.wait(20)


async def _all(
    base: str, tables: int, margin: float, lags: tuple[float, float], seed: int
) -> Score:
    score = Score()
    games = [_table(base, margin, lags, Random(seed + n), score) for n in range(tables)]
    await asyncio.wait_for(asyncio.gather(*games), 300)
    return score


async def _table(
    base: str, margin: float, lags: tuple[float, float], rng: Random, score: Score
) -> None:
    people = [httpx.Client(base_url=base) for _ in lags]
    for number, person in enumerate(people):
        person.post("/api/me", json={"name": f"Person {number}"}).raise_for_status()
    wish = {"game": "take-it", "chairs": ["me", "open"], "terms": {"options": {"tempo_ms": 1200}}}
    table = people[0].post("/api/tables", json=wish).raise_for_status().json()["id"]
    url = f"{base.replace('http', 'ws')}/ws/tables/{table}"
    cookies = ["; ".join(f"{k}={v}" for k, v in p.cookies.items()) for p in people]
    await _seat(url, cookies)
    times: dict[str, float] = {}
    pages = [LivePage(lag, Random(rng.random()), times) for lag in lags]
    pages[0].handicap = margin
    plays = (page.play(url, cookie) for page, cookie in zip(pages, cookies, strict=True))
    await asyncio.gather(*plays)
    for photo in pages[0].photos:
        score.races += 1
        score.right += photo["finishes"][0]["seat"] == 1


async def _seat(url: str, cookies: list[str]) -> None:
    """The second person sits down, the first begins."""
    for cookie, request in (
        (cookies[1], {"type": "sit", "seat": 1}),
        (cookies[0], {"type": "begin"}),
    ):
        async with connect(url, additional_headers={"Cookie": cookie}) as line:
            await line.send(json.dumps({**request, "request": 1}))
            while (answer := json.loads(await line.recv()))["type"] not in ("done", "refused"):
                pass
            assert answer["type"] == "done", answer
