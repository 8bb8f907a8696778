"""Several processes of one parent on a real database, and people who follow their tables."""

from __future__ import annotations

import asyncio
import re
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from postgres import children
from tablee.house.limits import Limits
from tablee.web.processes.worker import Orders
from web.players import GAME

ANSWER = 3.0
"""Seconds without an answer after which somebody comes again, as a page does."""
TRIES = 600
SERVE = """
import msgspec
from tablee.web.processes.worker import Orders
from tablee.web.processes.parent import run
run(msgspec.json.decode({!r}, type=Orders), 0, {}, lambda address: print(address, flush=True))
"""
"""The same as the command `serve --workers`, with orders of our own."""
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Away(Exception):
    """The line ended; come again."""


class Many:
    """`tablee serve --workers` in a process that can be stopped."""

    def __init__(
        self,
        data: Path,
        store: str,
        workers: int | None = 3,
        limits: Limits | None = None,
        address: str = "",
        level: str = "warning",
    ) -> None:
        asked = ["serve", "--port", "0", "--data", str(data), "--store", store]
        asked += ["--log-level", level, "--address", address]
        asked += [] if workers is None else ["--workers", str(workers)]
        program = f"from tablee.cli.main import main; main({asked!r})"
        if limits is not None:  # which no option of the command changes
            orders = Orders("127.0.0.1", str(data), store, limits=limits)
            program = SERVE.format(msgspec.json.encode(orders), workers)
        self.log = data.with_suffix(".log")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", program],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = iter(self.process.stdout.readline, "")  # an older folder is brought up to date first
        found = next(filter(None, (re.search(r"http://\S+", line) for line in said)), None)
        assert found, f"it did not start: {self.log.read_text()}"
        self.address = found[0]

    def workers(self) -> list[int]:
        return children(self.process.pid)

    def stop(self) -> int:
        self.process.terminate()
        return self._gone()

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def _gone(self) -> int:
        code = self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


class Visitor:
    """A guest who asks again until there is an answer."""

    def __init__(self, address: str, name: str, passphrase: str = "") -> None:
        self._address = address
        who = {"name": name} | ({"passphrase": passphrase} if passphrase else {})
        where = f"{address}/api/{'account/login' if passphrase else 'me'}"
        answer = httpx.post(where, json=who, timeout=30, verify=False)
        given = answer.raise_for_status().cookies
        self._cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in given.items())}

    async def make(self) -> str:
        wish = {"game": "tictactoe", "chairs": ["me", "open"]}
        async with httpx.AsyncClient(
            base_url=self._address, headers=self._cookie, verify=False
        ) as client:
            told = ""
            for _ in range(TRIES):
                try:
                    answer = await client.post("/api/tables", json=wish, timeout=ANSWER)
                except httpx.HTTPError as failure:
                    told = repr(failure)
                else:
                    told = answer.text
                    if answer.status_code == 201:
                        return str(answer.json()["id"])
                await asyncio.sleep(0.1)
        raise AssertionError(f"no table can be made: {told}")

    async def come(self, table: str) -> ClientConnection:
        """Where the table is: follows an address, and goes back to the plain one."""
        address = ""
        for _ in range(TRIES):
            try:
                socket = await connect(
                    self._url(address, table),
                    additional_headers=self._cookie,
                    open_timeout=ANSWER,
                    ssl=self._trust,
                )
                told = await hear(socket, "seating", "bye")
            except (*GONE, Away):
                address = ""
                await asyncio.sleep(0.1)
                continue
            if told["type"] == "seating":
                return socket
            await socket.close()
            address = told.get("address", "")
            await asyncio.sleep(0 if address else 0.1)
        raise AssertionError(f"nobody has table {table}")

    @property
    def _trust(self) -> ssl.SSLContext | None:
        return ssl._create_unverified_context() if self._address.startswith("https") else None

    def _url(self, address: str, table: str) -> str:
        """An address is a port of the same host, or a path before all others."""
        plain = urlsplit(self._address)
        port = address[1:] if address.startswith(":") else plain.port
        path = address if address.startswith("/") else ""
        scheme = "wss" if plain.scheme == "https" else "ws"
        return f"{scheme}://{plain.hostname}:{port}{path}/ws/tables/{table}"


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of these kinds; raises Away when the line ends or is silent."""
    try:
        async with asyncio.timeout(ANSWER):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await socket.recv())
                if message["type"] in kinds:
                    return message
                if message["type"] == "bye":
                    raise Away
    except GONE:
        raise Away from None


async def ask(socket: ClientConnection, *kinds: str, **request: Any) -> dict[str, Any]:
    """What is answered, of these kinds; raises Away as `hear` does."""
    try:
        await socket.send(msgspec.json.encode(request).decode())
    except GONE:
        raise Away from None
    return await hear(socket, *(kinds or ("done", "refused")))


class Game:
    """One table to its end, through whatever happens; without a table, a new one."""

    def __init__(self, ann: Visitor, bob: Visitor, thinks: float = 0.0, table: str = "") -> None:
        self._ann, self._bob = ann, bob
        self._thinks = thinks
        self.table = table
        self.done: dict[int, int] = {}
        """The cells whose moves were acknowledged, by the number of their entry."""

    async def play(self) -> None:
        self.table = self.table or await self._ann.make()
        while True:
            sockets: list[ClientConnection] = []
            try:
                for person in (self._ann, self._bob):
                    sockets.append(await person.come(self.table))
                await self._play_on(*sockets)
                return
            except Away:
                continue
            finally:
                for socket in sockets:
                    await socket.close()

    async def _play_on(self, first: ClientConnection, second: ClientConnection) -> None:
        await ask(second, type="sit", request=1, seat=1)
        await ask(first, type="begin", request=2)
        fresh = await ask(first, "fresh", type="hello")
        taken = [piece["at"] for piece in fresh["zones"][0].get("pieces", ())]
        assert sorted(taken) == sorted(GAME[: len(taken)]), taken
        assert set(self.done.values()) <= set(taken), (self.done, taken)
        for turn in range(len(taken), len(GAME)):
            await asyncio.sleep(self._thinks)
            move = f"mark {GAME[turn]}"
            told = await ask((first, second)[turn % 2], type="play", request=9 + turn, move=move)
            assert told["type"] == "done", told
            self.done[told["number"]] = GAME[turn]
