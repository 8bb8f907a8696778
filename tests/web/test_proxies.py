"""The examples in deploy/, with the real proxies in front of the real server."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from tools import proxies
from tools.proxies import DEPLOY, free_port
from web.proxies import found, trusting

SERVER = """
from tablee.house.limits import Limits
from tablee.web.serve import run
tell = lambda address: print(address, flush=True)
limits = Limits(ping_seconds=0.2)
run(port=0, data={data!r}, proxies="127.0.0.1", limits=limits, announce=tell)
"""
"""Pings come ten times as often, and with them all that is asked after so many pings."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """A server that believes its proxy; where it listens."""
    command = [sys.executable, "-c", SERVER.format(data=str(tmp_path / "data"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip().removeprefix("http://localhost:")
        server.terminate()


@pytest.fixture
def nginx(tmp_path: Path, house: str) -> Iterator[str]:
    for tool in ("openssl", "nginx"):
        found(tool)
    plain = free_port()
    with proxies.nginx(tmp_path, house, plain) as address:
        away = httpx.get(f"http://127.0.0.1:{plain}/lobby", headers={"host": "games.example.org"})
        assert away.status_code == 308
        assert away.headers["location"] == "https://games.example.org/lobby"
        yield address


@pytest.fixture
def caddy(tmp_path: Path, house: str) -> Iterator[str]:
    found("caddy")
    with proxies.caddy(tmp_path, house) as address:
        yield address


@pytest.fixture
def haproxy(tmp_path: Path, house: str) -> Iterator[str]:
    for tool in ("openssl", "haproxy"):
        found(tool)
    with proxies.haproxy(tmp_path, house) as address:
        yield address


async def play_a_move(address: str, cookie: str, table: str, origin: str) -> str:
    """What is said to a move sent by a page of this origin."""
    trust = trusting(address)
    path = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    heads = {"cookie": cookie, "origin": origin}
    async with connect(path, additional_headers=heads, ssl=trust) as line:
        await line.send('{"type":"hello"}')
        await line.send('{"type":"play","request":7,"move":"mark 4"}')
        async for said in line:
            if '"request":7' in str(said):
                return str(said)
    return ""


@pytest.mark.parametrize("proxy", ["nginx", "caddy", "haproxy"])
def test_the_house_is_played_through_its_proxy(proxy: str, request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue(proxy)
    with httpx.Client(base_url=address, verify=False) as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/healthz").status_code == 200
        named = client.post("/api/me", json={"name": "Ann"}, headers={"origin": address})
        assert named.status_code == 200
        assert ("secure" in named.headers["set-cookie"].lower()) is (proxy != "caddy")
        name = "__Host-tablee" if address.startswith("https") else "tablee"
        cookie = f"{name}={named.cookies[name]}"
        wish = {"game": "tictactoe", "chairs": ["me", "beginner"], "begin": True}
        made = client.post("/api/tables", json=wish, headers={"cookie": cookie})
        table = made.json()["id"]
    done = asyncio.run(play_a_move(address, cookie, table, address))
    assert done.startswith('{"type":"done"')
    with pytest.raises(InvalidStatus):
        asyncio.run(play_a_move(address, cookie, table, "https://elsewhere.example"))


@pytest.mark.parametrize("proxy", ["nginx", "caddy", "haproxy"])
def test_pings_that_no_page_can_delay_pass_the_proxy(
    proxy: str, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    address = request.getfixturevalue(proxy)
    cookie, table = racing_table(address)
    caplog.set_level("DEBUG", "websockets.client")
    asyncio.run(listen(address, cookie, table, pings=3))
    frames = [record.getMessage() for record in caplog.records]
    for arrow in ("< PING", "> PONG"):
        assert any(frame.startswith(arrow) and "'t2'" in frame for frame in frames), arrow


async def listen(address: str, cookie: str, table: str, pings: int) -> list[str]:
    """Stays until so many pings of the table have come; the kinds of all that came."""
    trust = trusting(address)
    path = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    heads = {"cookie": cookie, "origin": address}
    async with asyncio.timeout(20), connect(path, additional_headers=heads, ssl=trust) as line:
        heard = list[str]()
        while heard.count("ping") < pings:
            heard.append(msgspec.json.decode(await line.recv())["type"])
    return heard


SPY = """
from tablee.web.guard import address
settle = address.Proxies.settle
def spied(self, scope):
    settle(self, scope)
    if scope["type"] == "websocket":
        print("line", address.line_trip(scope), flush=True)
address.Proxies.settle = spied
"""


@pytest.mark.parametrize("proxy", ["nginx", "caddy", "haproxy"])
def test_a_proxy_says_what_it_measured_whatever_the_caller_writes(
    proxy: str, tmp_path: Path
) -> None:
    found(proxy)
    command = [sys.executable, "-c", SPY + SERVER.format(data=str(tmp_path / "data"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        house = server.stdout.readline().strip().removeprefix("http://localhost:")
        try:
            with proxies.PROXIES[proxy](tmp_path, house) as address:
                asyncio.run(knock(address, {"x-line-rtt": "59999000", "origin": address}))
                told = server.stdout.readline().split()[1]
        finally:
            server.terminate()
    if proxy == "caddy":
        assert told == "None"
    else:
        assert 0 < float(told) < 59_999


async def knock(address: str, heads: dict[str, str]) -> None:
    """Opens a socket and leaves."""
    trust = trusting(address)
    path = f"{address.replace('http', 'ws', 1)}/ws/lobby"
    async with asyncio.timeout(20), connect(path, additional_headers=heads, ssl=trust):
        pass


GAUGE_SPY = """
from tablee.web.socket import gauges
add = gauges.GaugedLine.add
def spied(self, trip):
    add(self, trip)
    print("sample", trip, flush=True)
gauges.GaugedLine.add = spied
"""


@pytest.mark.parametrize("proxy", ["nginx", "haproxy"])
def test_a_proxy_measures_the_line_of_a_player_again_whatever_the_caller_writes(
    proxy: str, tmp_path: Path
) -> None:
    found(proxy)
    command = [sys.executable, "-c", GAUGE_SPY + SERVER.format(data=str(tmp_path / "data"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        house = server.stdout.readline().strip().removeprefix("http://localhost:")
        try:
            with proxies.PROXIES[proxy](tmp_path, house) as address:
                tickets = asyncio.run(be_measured(address, *racing_table(address), times=3))
        finally:
            server.terminate()
        told = [line.split() for line in server.stdout]
    assert len(set(tickets)) == 3
    trips = [float(trip) for word, trip in told if word == "sample"]
    assert len(trips) == 3
    assert all(0 < trip < 59_999 for trip in trips)


def test_a_proxy_that_does_not_measure_is_not_waited_for(caddy: str) -> None:
    heard = asyncio.run(listen(caddy, *racing_table(caddy), pings=8))
    assert "ping" in heard
    assert "gauge" not in heard


def racing_table(address: str) -> tuple[str, str]:
    """Of somebody who plays it: their cookie, and the table."""
    with httpx.Client(base_url=address, verify=False) as client:
        client.post("/api/me", json={"name": "Ann"})
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        wish = {"game": "take-it", "chairs": ["me", "regular"], "begin": True}
        made = client.post("/api/tables", json=wish, headers={"cookie": cookie})
    return cookie, made.json()["id"]


async def be_measured(address: str, cookie: str, table: str, times: int) -> list[str]:
    """Shows each ticket twice, with a long line written beside it, and made-up ones."""
    trust = trusting(address)
    path = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    lies = {"x-line-rtt": "59999000", "x-forwarded-for": "198.51.100.7"}
    heads, tickets = {"cookie": cookie, "origin": address}, list[str]()
    async with asyncio.timeout(60), connect(path, additional_headers=heads, ssl=trust) as line:
        while len(tickets) < times:
            message = msgspec.json.decode(await line.recv())
            if message["type"] != "gauge":
                continue
            tickets.append(message["ticket"])
            for ticket in (tickets[-1], tickets[-1], "made-up"):
                assert await show(f"{path}/line", ticket, heads | lies, trust) == []
    return tickets


async def show(
    path: str, ticket: str, heads: dict[str, str], trust: ssl.SSLContext | None
) -> list[str]:
    """Opens a socket with this ticket; what is said there."""
    shown = [Subprotocol(ticket)]
    async with connect(path, subprotocols=shown, additional_headers=heads, ssl=trust) as small:
        assert small.subprotocol == ticket
        return [str(said) async for said in small]


def test_the_units_are_such_that_systemd_understands_them(tmp_path: Path) -> None:
    tool = found("systemd-analyze")
    units = [tmp_path / name for name in ("tablee.service", "tablee.socket")]
    for unit in units:
        text = (DEPLOY / unit.name).read_text()
        unit.write_text(text.replace("/opt/tablee/bin/tablee", sys.executable))
    command = [tool, "verify", *map(str, units)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
