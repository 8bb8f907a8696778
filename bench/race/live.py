"""Races through the real server: people far away, over lines that are long to the system, too.

Page, long line, then one of the proxies of deploy/ or none, then the server.
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
from contextlib import ExitStack, contextmanager, suppress
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.typing import Subprotocol

from bench.race.far import HERE, Far, far_away
from bench.race.offers import Offers
from bench.race.people import reaction
from tablee import wire
from tools.proxies import PROXIES

STARTED = "http://"
MARGIN_MS = 30.0
SHAVED_MS = 100.0
FRAME_SECONDS = 1 / 60
WAITING_SECONDS = 4.0


class Score(msgspec.Struct):
    """Races, and those that the person at the second line won."""

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
        self.won: set[str] = set()
        self.over = False
        self.raced: set[str] = set()
        self._asked: dict[int, str] = {}
        """By request, the race it was for."""
        self._request = 0
        self._phase = rng.random()
        """When its screen begins a frame."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._page = Offers()

    async def play(self, url: str, cookie: str, far: Far) -> None:
        sock = await far.connect(int(url.split(":")[2].partition("/")[0]))
        heads, trust = {"Cookie": cookie}, _trust(url)
        more: Any = {"compression": None, "ssl": trust, "sock": sock}
        self._address, self._far = url, far
        async with connect(url, additional_headers=heads, **more) as line:
            self.prepare(line)
            await line.send('{"type":"hello"}')
            while not self.over:
                message = json.loads(await line.recv())
                self._start(self._hear(line, message, time.perf_counter()))

    def prepare(self, line: ClientConnection) -> None:
        """The browser answers the pings of the protocol by itself, at once."""

    async def _hear(self, line: ClientConnection, message: Any, moment: float) -> None:
        match message["type"]:
            case "ping":
                await asyncio.sleep(self.late_ms / 1000)
                await self._send(line, {"type": "pong", "id": message["id"]})
            case "gauge":
                await self._be_measured(message["ticket"])
            case "done":
                self.won.add(self._asked[message["request"]])
            case "update" | "fresh":
                told = msgspec.convert(message, wire.Fresh | wire.Update)
                self.over = self.over or bool(told.outcome)
                await self._look(line, told, moment)

    async def _be_measured(self, ticket: str) -> None:
        """Lets the proxy measure the line; if that fails, as in a page, nobody hears of it."""
        port = int(self._address.split(":")[2].partition("/")[0])
        trust = _trust(self._address)
        with suppress(OSError, InvalidHandshake, TimeoutError):
            more: Any = {"compression": None, "ssl": trust, "sock": await self._far.connect(port)}
            async with connect(f"{self._address}/line", subprotocols=[Subprotocol(ticket)], **more):
                pass

    async def _look(
        self, line: ClientConnection, told: wire.Fresh | wire.Update, moment: float
    ) -> None:
        painted = moment + (self._phase - moment) % FRAME_SECONDS
        if not self._page.hear(told):
            return
        for offer in self._page.now:
            race = offer.race
            if not race or offer.why or race in self.raced:
                continue
            self.raced.add(race)
            took = self.times.setdefault(race, reaction(self.rng)) + self.handicap
            await asyncio.sleep(max(0.0, painted + took / 1000 - time.perf_counter()))
            self._request += 1
            self._asked[self._request] = race
            elapsed = (time.perf_counter() - painted) * 1000 - self.late_ms
            play = {"type": "play", "request": self._request, "move": offer.move}
            await self._send(line, play | {"seen": told.number, "elapsed_ms": elapsed})

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


class Program(Cheat):
    """In place of a browser: it answers the pings of the protocol late, too."""

    def prepare(self, line: ClientConnection) -> None:
        answer = line.protocol.send_frame

        def late(frame: Frame) -> None:
            if frame.opcode is not Opcode.PONG:
                answer(frame)
                return
            delay = self.late_ms / 1000
            asyncio.get_running_loop().call_later(delay, self._answer, line, answer, frame)

        line.protocol.send_frame = late  # type: ignore[method-assign]

    def _answer(self, line: ClientConnection, answer: Any, frame: Frame) -> None:
        if not self.over:
            answer(frame)
            line.send_data()


def run(tables: int, seed: int, proxy: str = "") -> dict[str, Any]:
    """The faster at the slower line; then two equals, the second honest or a cheat."""
    figures = {}
    for name, lags, second in (
        ("30 ms faster, 20/220", (20.0, 220.0), LivePage),
        ("equals, 40/40", (40.0, 40.0), LivePage),
        ("a cheat, 40/40", (40.0, 40.0), Cheat),
        ("a program, 40/40", (40.0, 40.0), Program),
    ):
        margin = MARGIN_MS if "faster" in name else 0.0
        with ExitStack() as stack:
            places = [stack.enter_context(far_away(n, lag, seed)) for n, lag in enumerate(lags, 2)]
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            address = stack.enter_context(_server(folder, proxy))
            score = asyncio.run(_all(address, tables, margin, places, second, seed))
            figures[name] = score.told()
    return {"through": proxy or "nothing", **figures}


@contextmanager
def _server(folder: Path, proxy: str) -> Iterator[str]:
    command = [str(Path(sys.executable).parent / "tablee"), "serve", "--port", "0"]
    command += ["--data", str(folder / "data"), "--log-level", "error"]
    command += ["--behind-proxy", "127.0.0.1"] if proxy else ["--host", HERE]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        base = next(w for line in server.stdout for w in line.split() if STARTED in w).rstrip("./")
        if not proxy:
            yield base
            return
        with PROXIES[proxy](folder, base.rpartition(":")[2], host=HERE) as address:
            yield address
    finally:
        server.terminate()
        server.wait(20)


async def _all(
    base: str,
    tables: int,
    margin: float,
    places: list[Far],
    second: type[LivePage],
    seed: int,
) -> Score:
    score = Score()
    games = [_table(base, margin, places, second, Random(seed + n), score) for n in range(tables)]
    await asyncio.wait_for(asyncio.gather(*games), 400)
    return score


async def _table(
    base: str, margin: float, places: list[Far], second: type[LivePage], rng: Random, score: Score
) -> None:
    people = [httpx.Client(base_url=base, verify=False) for _ in places]
    for number, person in enumerate(people):
        person.post("/api/me", json={"name": f"Person {number}"}).raise_for_status()
    wish = {"game": "take-it", "chairs": ["me", "open"], "terms": {"options": {"tempo_ms": 1200}}}
    cookies = ["; ".join(f"{k}={v}" for k, v in p.cookies.items()) for p in people]
    made = people[0].post("/api/tables", json=wish, headers={"cookie": cookies[0]})
    path = f"/ws/tables/{made.raise_for_status().json()['id']}"
    url = f"{base.replace('http', 'ws', 1)}{path}"
    await _ask(url, cookies[1], {"type": "sit", "seat": 1})
    times: dict[str, float] = {}
    own: dict[str, float] = times if margin else {}
    pages = [LivePage(times, Random(rng.random()), margin), second(own, Random(rng.random()))]
    at = zip(pages, places, cookies, strict=True)
    plays = (page.play(url, cookie, far) for page, far, cookie in at)
    await asyncio.gather(_begin(url, cookies[0]), *plays)
    both = pages[0].raced & pages[1].raced
    score.races += len((pages[0].won | pages[1].won) & both)
    score.won += len(pages[1].won & both)


def _trust(url: str) -> ssl.SSLContext | None:
    return ssl._create_unverified_context() if url.startswith("wss") else None


async def _begin(url: str, cookie: str) -> None:
    """As soon as both have been in the waiting room for a moment."""
    await asyncio.sleep(WAITING_SECONDS)
    await _ask(url, cookie, {"type": "begin"})


async def _ask(url: str, cookie: str, request: dict[str, Any]) -> None:
    async with connect(url, additional_headers={"Cookie": cookie}, ssl=_trust(url)) as line:
        await line.send(json.dumps({**request, "request": 1}))
        while (answer := json.loads(await line.recv()))["type"] not in ("done", "refused"):
            pass
        assert answer["type"] == "done", answer
