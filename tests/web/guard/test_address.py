"""Who asks: what a named proxy says of it is believed, and nobody else, whatever they write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tablee.web.guard.address import Proxies, address_of, is_at_home, is_proxied, line_trip
from web.players import heard

LIES = {"via": "1.1 x", "x-forwarded-for": "127.0.0.1", "forwarded": "for=127.0.0.1"}
LIES |= {"x-real-ip": "127.0.0.1", "x-forwarded-proto": "https"}


def scope(client: str, kind: str = "http", **heads: str) -> dict[str, Any]:
    raw = [(k.replace("_", "-").encode(), v.encode()) for k, v in heads.items()]
    return {"type": kind, "client": (client, 5000), "scheme": "http", "headers": raw}


def settled(proxies: str, client: str, kind: str = "http", **heads: str) -> dict[str, Any]:
    asked = scope(client, kind, **heads)
    Proxies(proxies).settle(asked)
    return asked


@pytest.mark.parametrize("named", ["", "10.0.0.1", "192.0.2.0/24"])
def test_nobody_else_is_believed(named: str) -> None:
    lies = {name.replace("-", "_"): value for name, value in LIES.items()}
    asked = settled(named, "198.51.100.7", **lies)
    assert (address_of(asked), asked["scheme"], is_proxied(asked)) == (
        "198.51.100.7",
        "http",
        False,
    )


@pytest.mark.parametrize("named", ["10.0.0.1", "10.0.0.0/8", "192.0.2.1, 10.0.0.1", "*"])
def test_a_named_proxy_says_who_asks_and_how(named: str) -> None:
    asked = settled(named, "10.0.0.1", x_forwarded_for="203.0.113.9", x_forwarded_proto="https")
    assert (address_of(asked), asked["scheme"], is_proxied(asked)) == ("203.0.113.9", "https", True)
    socket = settled(named, "10.0.0.1", "websocket", x_forwarded_proto="https")
    assert (address_of(socket), socket["scheme"]) == ("10.0.0.1", "wss")


@pytest.mark.parametrize(
    ("passed", "caller"),
    [
        ("6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db8:1:2::3]:80", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::3", "2001:db8:1:2::/64"),
        ("10.0.0.2", "10.0.0.2"),
        ("", "10.0.0.1"),
        (" , ", "10.0.0.1"),
    ],
)
def test_the_last_who_is_no_proxy_is_the_caller(passed: str, caller: str) -> None:
    assert address_of(settled("10.0.0.0/8", "10.0.0.1", x_forwarded_for=passed)) == caller


@pytest.mark.parametrize(
    ("told", "trip"),
    [("41500", 41.5), ("0", None), ("", None), ("-5", None), ("4e1", None), ("9" * 30, None)],
)
def test_a_named_proxy_says_what_it_measured_of_the_line(told: str, trip: float | None) -> None:
    assert line_trip(settled("10.0.0.1", "10.0.0.1", x_line_rtt=told)) == trip
    assert line_trip(settled("", "10.0.0.1", x_line_rtt=told)) is None


def test_behind_a_named_proxy_nobody_is_at_home() -> None:
    assert is_at_home(settled("", "127.0.0.1", host="localhost"))
    assert not is_at_home(settled("127.0.0.1", "127.0.0.1", host="localhost"))


SPY = """
import sys
from tablee.web.socket import tcp_rtt
measure = tcp_rtt.kernel_witness
def spied(fileno):
    print("the kernel is asked", file=sys.stderr, flush=True)
    return measure(fileno)
tcp_rtt.kernel_witness = spied
"""


@pytest.mark.parametrize("header", sorted(LIES))
def test_no_header_of_a_player_silences_the_kernels_measurement(
    start: Callable[..., Any], header: str
) -> None:
    server = start(before=SPY)
    cookie = (
        f"tablee={httpx.post(f'{server.address}/api/me', json={'name': 'A'}).cookies['tablee']}"
    )
    wish = {"game": "switch", "chairs": ["me", "beginner"]}
    made = httpx.post(f"{server.address}/api/tables", json=wish, headers={"cookie": cookie})
    heads = {"cookie": cookie, header: LIES[header]}

    async def script() -> None:
        async with connect(server.socket(made.json()["id"]), additional_headers=heads) as ann:
            ping = await heard(ann, "ping")
            await ann.send(f'{{"type":"pong","id":{ping["id"]}}}')
            await heard(ann, "ping")

    asyncio.run(script())
    assert "the kernel is asked" in server.log.read_text()
