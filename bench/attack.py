"""What ordinary players feel while somebody attacks: `python -m bench.attack [attack …]`

Tables of tic-tac-toe at a move a second each, two people a table, spread over many addresses with
the limits of every server. A move counts as in load.py: from sending it until its maker knows that
it is stored and the other is shown it. Each attack of attackers.py comes from one address without
an account. What players feel is measured quiet, as a control (the same attack goes to a process
that throws everything away), and for real. The server has one core. Players, attacker and sink
share the other, so the control says what is the machine's doing and not the server's. On a machine
that has other work, run it as root under `chrt -f 10` and with `TMPDIR=/dev/shm`.

Wanted: the p99 during an attack is at most twice the quiet one, or 20 ms, and the server writes no
line at error level.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
import uvloop
from rich.table import Table

from bench import account_attacks, attackers
from bench.attackers import Enemy
from bench.load import Match, console, leave, processor_seconds, surroundings
from bench.rivals import DONE, Player, Tablee, enter, named

SERVER = """
from tablee.house.limits import Limits
from tablee.web.serve import run
many = 10**6
limits = Limits(tables_an_hour=many, tables_an_hour_per_address=many, sockets_per_guest=many,
    idle_seconds=1.0)
tell = lambda address: print(address, flush=True)
run(port=0, data={data!r}, limits=limits, announce=tell, log_level="error")
"""
SINK = """
import asyncio, uvloop
ANSWER = b"HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n"
class Sink(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport, self.fresh = transport, True
    def data_received(self, data):
        if self.fresh and b"pgrade" in data:
            self.transport.write(ANSWER)
        self.fresh = False
async def main():
    server = await asyncio.get_running_loop().create_server(Sink, "127.0.0.1", 0, backlog=2048)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()
uvloop.run(main())
"""
ATTACKS = attackers.ATTACKS | account_attacks.ATTACKS
WHOLE, FIRST_PART, SECOND_PART = range(9), range(4), range(4, 9)
"""Moves of a game: the control is measured in the first part, the attack in the second."""
TABLES_AN_ADDRESS = 10
ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "golden" / "logs"
EXPERT = "expert"
THINKING = 40
"""Tables at which only computers play."""
GUESTS, OWN_TABLES = 8, 58
"""People with many waiting tables, and how many each of them has."""
TWICE, ENOUGH_MS = 2.0, 20.0
LONGEST = 120.0


class Felt(msgspec.Struct):
    """What players felt in one phase."""

    moves: int
    p50: float
    p99: float
    worst: float
    busy: float
    """Share of its core that the server used."""
    memory: float
    """Megabytes of the server in memory, at the end."""


class Outcome(msgspec.Struct):
    attack: str
    what: str
    quiet: Felt
    control: Felt
    during: Felt
    sent: dict[str, int]
    errors: int
    """Lines at error level that the server wrote."""

    @property
    def holds(self) -> bool:
        is_felt = self.during.p99 > max(TWICE * self.quiet.p99, ENOUGH_MS)
        return not is_felt and not self.errors


# --- processes ------------------------------------------------------------------------------------


@contextmanager
def running(code: str, core: int, log: Path = Path(os.devnull)) -> Iterator[tuple[int, str]]:
    """A process on this core, and the address it prints. What it complains of is in the log."""
    command = [sys.executable, "-c", code]
    with log.open("ab") as complaints:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True)
    assert process.stdout is not None
    os.sched_setaffinity(process.pid, {core})
    try:
        yield process.pid, process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


@asynccontextmanager
async def attacked(attack: str, target: list[str]) -> AsyncIterator[dict[str, int]]:
    """While another process attacks; then says what it has sent."""
    sent: dict[str, int] = {}
    command = [sys.executable, "-m", "bench.attack", "--enemy", attack, *target]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stdin is not None
    if not await process.stdout.readline():
        raise SystemExit(f"{attack}: the attacker did not begin, so nothing was measured.")
    try:
        yield sent
    finally:
        process.stdin.close()
        sent.update(json.loads(await process.stdout.read() or b"{}"))
        await process.wait()


async def be_enemy(attack: str, target: list[str]) -> None:
    """In the attacker's process: until its standard input is closed."""
    os.nice(5)  # players must not wait for the attacker's share of their core
    enemy = Enemy(*target)
    print("begun", flush=True)
    attacking = asyncio.ensure_future(ATTACKS[attack](enemy))
    await asyncio.to_thread(sys.stdin.read)
    attacking.cancel()
    with suppress(asyncio.CancelledError):
        await attacking
    print(json.dumps(enemy.tally), flush=True)


# --- players --------------------------------------------------------------------------------------


class Room:
    """A server with ordinary players in it."""

    def __init__(self, process: int, address: str, log: Path) -> None:
        self.address = address
        self._process = process
        self._log = log
        self._pairs = 0
        self._cookies: dict[str, list[str]] = {}
        self._clients: dict[str, httpx.AsyncClient] = {}
        self._naming = asyncio.Lock()

    async def sit_down(self) -> tuple[Player, Player]:
        """Two people at one address with a table of their own."""
        self._pairs += 1
        number = self._pairs // TABLES_AN_ADDRESS % 200
        source = f"127.0.{1 + number // 100}.{1 + number % 100}"
        async with self._naming:
            client = await self._client(source)
        wish = {"game": "tictactoe", "chairs": ["me", "open"]}
        ann, bob = self._cookies[source]
        made = await client.post("/api/tables", json=wish, headers={"cookie": ann})
        path = f"/ws/tables/{made.json()['id']}"
        enters = [enter(self.address, path, cookie, source) for cookie in (ann, bob)]
        pair = (await enters[0], await enters[1])
        await pair[1].until(DONE, b'{"type":"sit","request":1,"seat":1}')
        shown = asyncio.ensure_future(pair[1].until(b'{"type":"fresh"', b'{"type":"hello"}'))
        pair[0].line.say(b'{"type":"hello"}')
        await pair[0].until(DONE, b'{"type":"begin","request":1}')
        await shown
        return pair

    async def _client(self, source: str) -> httpx.AsyncClient:
        """For this address, where two people have names."""
        if source not in self._clients:
            transport = httpx.AsyncHTTPTransport(verify=False, local_address=source)
            client = httpx.AsyncClient(transport=transport, base_url=self.address, timeout=60)
            self._cookies[source] = [await named(client, name) for name in ("Ann", "Bob")]
            self._clients[source] = client
        return self._clients[source]

    async def close(self) -> None:
        for client in self._clients.values():
            await client.aclose()

    async def seat(self, tables: int) -> list[tuple[Player, Player]]:
        pairs = []
        for begun in range(0, tables, 20):
            few = range(min(20, tables - begun))
            pairs += await asyncio.wait_for(
                asyncio.gather(*(self.sit_down() for _ in few)), LONGEST
            )
        return pairs

    async def play(
        self, pairs: list[tuple[Player, Player]], pace: float, turns: range = WHOLE
    ) -> Felt:
        """One game at every table, or a part of it."""
        began, used = asyncio.get_running_loop().time(), self._processor()
        matches = [Match(Tablee(), pair, pace, turns) for pair in pairs]
        for number, match in enumerate(matches):
            match.begin(pace * number / len(matches))
        await asyncio.wait_for(asyncio.gather(*(match.over for match in matches)), LONGEST)
        seconds = asyncio.get_running_loop().time() - began
        waits = sorted(wait * 1000 for match in matches for wait in match.waits)
        cuts = quantiles(waits, n=100)
        busy = (self._processor() - used) / seconds
        return Felt(len(waits), cuts[49], cuts[98], waits[-1], busy, self._memory())

    def errors(self) -> int:
        """Lines in the log of the server, which has those at error level alone."""
        return len(self._log.read_text().splitlines())

    def _processor(self) -> float:
        return processor_seconds(Path(f"/proc/{self._process}/stat"))

    def _memory(self) -> float:
        status = Path(f"/proc/{self._process}/status").read_text()
        return next(int(line.split()[1]) / 1000 for line in status.splitlines() if "VmRSS" in line)

    async def target(self) -> list[str]:
        """A public table with an empty chair, somebody who may sit down there, a finished game,
        tables of computer players, and people with many tables."""
        async with httpx.AsyncClient(base_url=self.address) as client:
            eve, eva = [await named(client, name) for name in ("Eve", "Eva")]
            client.headers["cookie"] = eve
            terms = {"access": "public"}
            wish = {"game": "tictactoe", "chairs": ["me", "open"], "terms": terms}
            made = await client.post("/api/tables", json=wish)
            record = max(RECORDS.glob("*/*/*.jsonl"), key=lambda path: path.stat().st_size)
            read = await client.post("/api/records", content=record.read_bytes())
            busiest = max((await client.get("/api/games")).json(), key=lambda box: box["seats"][-1])
            chairs = [EXPERT] * busiest["seats"][-1]
            busy = {"game": busiest["key"], "chairs": chairs, "begin": True}
            thinking = [await client.post("/api/tables", json=busy) for _ in range(THINKING)]
            guests = [await named(client, f"Eve{number}") for number in range(GUESTS)]
            wish = {"game": "tictactoe", "chairs": ["me", "open"], "terms": terms}
            for guest in guests * OWN_TABLES:
                await client.post("/api/tables", json=wish, headers={"cookie": guest})
        ids = ",".join(answer.json()["id"] for answer in thinking)
        ours = [self.address, made.json()["id"], eva, read.json()["id"], ids]
        return [*ours, ",".join(guests)]


@asynccontextmanager
async def room() -> AsyncIterator[Room]:
    """A new server, and nobody in it."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as held:
        log, code = Path(folder) / "log", SERVER.format(data=f"{folder}/data")
        opened = Room(*held.enter_context(running(code, 0, log)), log)
        try:
            yield opened
        finally:
            await opened.close()


async def seated(place: Room, tables: int) -> list[tuple[Player, Player]]:
    pairs = await place.seat(tables)
    await asyncio.sleep(2)  # lines are measured after sitting down
    return pairs


async def measure_quiet(tables: int, pace: float) -> Felt:
    console.print("quiet …", style="dim")
    async with room() as place:
        return await place.play(await seated(place, tables), pace)


async def measure_attack(attack: str, quiet: Felt, tables: int, pace: float) -> Outcome:
    async with room() as place:
        target = await place.target()
        pairs = await seated(place, tables)
        console.print(f"{attack}: control …", style="dim")
        with running(SINK, 1) as (_, sink):
            async with attacked(attack, [sink, *target[1:]]):
                await asyncio.sleep(1)
                control = await place.play(pairs, pace, FIRST_PART)
        console.print(f"{attack}: attack …", style="dim")
        async with attacked(attack, target) as sent:
            await asyncio.sleep(1)
            during = await place.play(pairs, pace, SECOND_PART)
        await leave(pairs)
        errors = place.errors()
    what = (ATTACKS[attack].__doc__ or "").strip()
    return Outcome(attack, what, quiet, control, during, sent, errors)


async def measure(attacks: list[str], tables: int, pace: float) -> list[Outcome]:
    quiet = await measure_quiet(tables, pace)
    outcomes = []
    for attack in attacks:
        outcomes.append(await measure_attack(attack, quiet, tables, pace))
        show(outcomes[-1:])
    return outcomes


def show(outcomes: list[Outcome]) -> None:
    """Each phase as its median and p99 in ms."""
    table = Table("attack", "quiet", "control", "attack", "worst", "busy", "MB", "MB sent", "lines")
    table.add_column("errors")
    table.add_column("holds")
    for one in outcomes:
        phases = (one.quiet, one.control, one.during)
        told = [f"{felt.p50:.1f} / {felt.p99:.1f}" for felt in phases]
        told += [f"{one.during.worst:.0f}", f"{one.during.busy:.0%}", f"{one.during.memory:.0f}"]
        told += [f"{one.sent.get('bytes', 0) / 1e6:.1f}", str(one.sent.get("lines", 0))]
        table.add_row(one.attack, *told, str(one.errors), "yes" if one.holds else "NO")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help="some of them only: " + ", ".join(ATTACKS))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    parser.add_argument("--enemy", nargs=7, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.enemy:
        uvloop.run(be_enemy(asked.enemy[0], asked.enemy[1:]))
        return
    os.sched_setaffinity(0, {1})
    console.print(surroundings())
    outcomes = uvloop.run(measure(asked.attacks or list(ATTACKS), asked.tables, asked.pace))
    console.print(f"all, {asked.tables} tables at a move every {asked.pace:g} s:")
    show(outcomes)
    if asked.json:
        asked.json.write_text(json.dumps(msgspec.to_builtins(outcomes), indent=1))


if __name__ == "__main__":
    main()
