"""TcpConnections that ask for nothing: counted by address, cut in time, never in anybody's way."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import httpx

from tablee.house.limits import Limits
from tablee.web.guard.connections import TcpConnections
from tablee.web.guard.rate_limit import RateLimit
from web.raw import dial, is_open, upgrade

HALF = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
STRANGER = "127.0.0.2"


def ask(server: Any, source: str = "127.0.0.1") -> int:
    """How the server says it is, to somebody at this address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=60) as client:
        return client.get(server.address + "/healthz").status_code


def half_sent(server: Any, stack: ExitStack, many: int, source: str) -> list[socket.socket]:
    lines = []
    for _ in range(many):
        line = stack.enter_context(dial(server.address, source))
        with suppress(ConnectionError):
            line.sendall(HALF)
        lines.append(line)
    return lines


class Wire:
    """A connection from one port of a browser to one of ours."""

    def __init__(self, ours: int) -> None:
        self.ends = {"peername": ("192.0.2.7", 40_000), "sockname": ("192.0.2.1", ours)}

    def get_extra_info(self, name: str) -> Any:
        return self.ends[name]

    @property
    def scope(self) -> dict[str, Any]:
        return {"type": "http", "client": self.ends["peername"], "server": self.ends["sockname"]}


def test_one_port_of_a_browser_may_reach_both_of_ours() -> None:
    """A process among several listens at two: when one line ends, the other is still heard."""

    async def script() -> None:
        limits = Limits()
        lines = TcpConnections(RateLimit(limits, lambda: 0.0), limits)
        wires = Wire(8000), Wire(8001)
        first, second = (lines.enter(wire) for wire in wires)  # type: ignore[arg-type]
        assert lines.enter(wires[0]) is first  # type: ignore[arg-type]
        assert [lines.find(wire.scope) for wire in wires] == [first, second]
        lines.leave(first)
        assert [lines.find(wire.scope) for wire in wires] == [None, second]
        assert not second.is_cut
        lines.leave(second)

    asyncio.run(script())


def test_a_request_that_never_becomes_whole_is_cut(start: Callable[..., Any]) -> None:
    server = start(header_seconds=0.5)
    with dial(server.address) as silent, dial(server.address) as half:
        half.sendall(HALF)
        assert silent.recv(1) == half.recv(1) == b""
    with dial(server.address) as line:
        line.sendall(HALF + b"\r\n" + HALF)  # a whole one, and half of the next
        answer = b""
        while more := line.recv(1000):
            answer += more
        assert answer.startswith(b"HTTP/1.1 200")


def test_a_body_that_never_comes_is_cut(start: Callable[..., Any]) -> None:
    server = start(request_seconds=0.5)
    with dial(server.address) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{")
        assert line.recv(1) == b""
    assert ask(server) == 200
    assert server.complaints == []


def test_an_address_has_so_many_lines_and_the_oldest_that_asks_nothing_goes(
    start: Callable[..., Any],
) -> None:
    server = start(lines_per_address=20)
    with ExitStack() as stack:
        lines = half_sent(server, stack, 60, STRANGER)
        assert ask(server) == 200
        assert ask(server, STRANGER) == 200
        left = [is_open(line) for line in lines]
        assert sum(left) <= 20
        assert left[:40] == [False] * 40


def test_sockets_at_work_are_not_cut_for_lines_that_ask_nothing(
    start: Callable[..., Any],
) -> None:
    server = start(lines_per_address=5)
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(upgrade(server.address, "/ws/lobby", STRANGER))
        refused = half_sent(server, stack, 5, STRANGER)
        assert ask(server) == 200
        assert not any(is_open(line) for line in refused)
        figures = httpx.get(server.address + "/metrics").text
        assert "tablee_connections 5.0" in figures


def test_a_full_server_answers_its_operator(start: Callable[..., Any]) -> None:
    """Few open files, and strangers at many addresses who send half of a request each."""
    before = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))"
    server = start(before=before)
    with ExitStack() as stack:
        for number in range(2, 12):
            half_sent(server, stack, 40, f"127.0.0.{number}")
        assert ask(server) == 200
        assert ask(server, "127.0.0.99") == 200
        assert ["the server is full" in line for line in server.complaints] == [True]


def test_requests_wait_for_the_budget_of_their_address_alone(start: Callable[..., Any]) -> None:
    server = start(loop_share_per_address=0.0005, loop_seconds_per_address=0.001)
    whole = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with ExitStack() as stack:
        lines = [stack.enter_context(dial(server.address, STRANGER)) for _ in range(60)]
        for line in lines:
            line.sendall(whole)
        assert ask(server) == 200
        answered = 0
        for line in lines:
            line.setblocking(False)
            with suppress(BlockingIOError):
                answered += bool(line.recv(1))
        assert answered < 60  # each costs half a millisecond or more: a second of waiting
