"""A house in memory behind a test client, and the real server as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from sheets import wished
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.guard.connections import TcpConnections
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import COOKIE, Sessions

KEY = b"a key for tests"
QUIET = Limits(
    ping_seconds=3600.0,
    rated_games_until_listed=1,
    rated_moves=0,
    rated_ms_a_minute=0,
    opponents_until_listed=0,
)


class Site:
    """The whole site in one event loop, and what tests do with it."""

    def __init__(self, client: TestClient, house: House, rate_limit: RateLimit) -> None:
        self.client = client
        self.house = house
        self.rate_limit = rate_limit

    def be(self, name: str) -> Site:
        """From now on requests come from this guest, whose id is `g-<name>`."""
        self.client.cookies.clear()
        if name:
            self.client.cookies.set(COOKIE, Sessions(KEY).sign(Guest(f"g-{name}", name)))
        return self

    def come_from(self, address: str) -> Site:
        """From now on requests come from this address."""
        self.client._transport.client = (address, 50_000)
        return self

    def table(self, *chairs: str, begin: bool = False, access: str = "unlisted") -> str:
        wish = wished("tictactoe", *chairs, begin=begin, access=access)
        answer = self.client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def look(self, table: str, name: str) -> WebSocketTestSession:
        self.be(name)
        return self.client.websocket_connect(f"/ws/tables/{table}")


def until(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of this kind; what comes before it is passed over."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message
        assert {kind, message["type"]} != {"done", "refused"}, message


@pytest.fixture
def open_site() -> Iterator[Callable[[Limits], Site]]:
    """Opens houses with limits of one's own."""
    clients: list[TestClient] = []

    def opened(limits: Limits) -> Site:
        house, rate_limit = House(MemoryStore(), limits), RateLimit(limits)
        lines = TcpConnections(rate_limit, limits)
        client = TestClient(make_app(house, Sessions(KEY), Path("/nowhere"), lines=lines))
        clients.append(client.__enter__())
        return Site(client, house, rate_limit)

    yield opened
    for client in clients:
        client.__exit__(None, None, None)


@pytest.fixture
def site(open_site: Callable[[Limits], Site]) -> Site:
    return open_site(QUIET).be("Ann")


@pytest.fixture
def hear() -> Callable[[WebSocketTestSession, str], dict[str, Any]]:
    return until


class Server:
    """`tablee.web.serve.run` in a process that can be killed."""

    def __init__(
        self,
        data: Path,
        sockets: str = "short",
        before: str = "",
        store: str = "",
        address: str = "",
        public: str = "",
        **limits: float,
    ) -> None:
        self.log = data.with_suffix(".log")
        """What it writes to standard error."""
        code = (
            f"{before}\n"
            "from tablee.house.limits import Limits\n"
            "from tablee.web.serve import run\n"
            "tell = lambda address: print(address, flush=True)\n"
            f"run(port=0, data={str(data)!r}, limits=Limits(**{limits!r}), announce=tell,"
            f" sockets={sockets!r}, store={store!r}, address={address!r},"
            f" public_address={public!r})\n"
        )
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def socket(self, table: str) -> str:
        return self.address.replace("http", "ws", 1) + f"/ws/tables/{table}"

    @property
    def complaints(self) -> list[str]:
        """Lines of its log, but for those a busy machine causes."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if "the event loop was held up" not in line]

    def memory(self) -> int:
        """Kilobytes of the process that are in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)

    def kill(self) -> None:
        """As with -9."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts the real server on the test's own folder, as often as one likes."""
    servers: list[Server] = []

    def started(
        sockets: str = "short",
        before: str = "",
        store: str = "",
        address: str = "",
        data: Path = tmp_path / "data",
        public: str = "",
        **limits: float,
    ) -> Server:
        servers.append(Server(data, sockets, before, store, address, public, **limits))
        return servers[-1]

    yield started
    for server in servers:
        server.kill()
