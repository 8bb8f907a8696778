"""Nonsense sent to a real server: it is answered with a code, and leaves no line in the log."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.frames import Opcode

from web.raw import UPGRADE, dial, ending, push, upgrade, wired

both_ways = pytest.mark.parametrize("way", ["short", "ordinary"])
ODD_ORIGINS = ["http://[::1", "http://[", "null", "//", "http://\xff"]
NOT_UTF8 = b'{"type":"talk","phrase":"\xff"}'


@both_ways
@pytest.mark.parametrize("deep", [b"[" * 8_000, b'{"type":' * 1_000, b'{"a":' * 1_600], ids="abc")
def test_deep_json_is_refused_and_at_last_sent_away(
    start: Callable[..., Any], way: str, deep: bytes
) -> None:
    server = start(way, patience=3)
    with upgrade(server.address, "/ws/lobby") as line:
        line.sendall(wired(Opcode.TEXT, deep) * 3)
        assert ending(line) == ("bad_message", 1008)
    assert server.complaints == []


@both_ways
@pytest.mark.parametrize(
    "frames",
    [
        wired(Opcode.TEXT, NOT_UTF8),
        wired(Opcode.TEXT, NOT_UTF8[:10], fin=False) + wired(Opcode.CONT, NOT_UTF8[10:]),
        wired(Opcode.TEXT, b"\xc3", fin=False) + wired(Opcode.CONT, b"\x28"),
    ],
    ids=["whole", "pieces", "cut within a letter"],
)
def test_what_is_not_utf8_ends_the_line_with_its_code(
    start: Callable[..., Any], way: str, frames: bytes
) -> None:
    server = start(way)
    with upgrade(server.address, "/ws/lobby") as line:
        line.sendall(frames)
        assert ending(line)[1] == 1007
    assert server.complaints == []


@pytest.mark.parametrize("origin", ODD_ORIGINS, ids=range(len(ODD_ORIGINS)))
def test_an_origin_that_is_none_is_foreign(start: Callable[..., Any], origin: str) -> None:
    server = start()
    heads = {b"origin": origin.encode("latin-1")}
    asked = httpx.post(f"{server.address}/api/me", json={"name": "A"}, headers=heads)
    assert (asked.status_code, asked.json()["code"]) == (403, "foreign_origin")
    with dial(server.address) as line:
        shown = origin.encode("ascii", "ignore").decode()
        line.sendall(
            UPGRADE.format(path="/ws/lobby", host="x", more=f"origin: {shown}\r\n").encode()
        )
        assert line.recv(12) == b"HTTP/1.1 403"
    assert server.complaints == []


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\xff garbage\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n",
        b"GET /ws/lobby HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
    ],
    ids=["garbage", "version", "endless", "other upgrade", "no key"],
)
def test_broken_requests_are_answered_and_not_logged(
    start: Callable[..., Any], sent: bytes
) -> None:
    server = start(header_seconds=1.0)
    with dial(server.address) as line:
        push(line, sent)
        with suppress(ConnectionResetError):  # it did not wait for the rest
            assert line.recv(12).startswith(b"HTTP/1.1 ")
    assert httpx.get(server.address + "/healthz").status_code == 200
    assert server.complaints == []


@pytest.mark.parametrize("path", ["/api/me", "/api/records", "/api/tables"])
def test_who_hangs_up_in_the_middle_of_a_body_leaves_no_line_in_the_log(
    start: Callable[..., Any], path: str
) -> None:
    server = start()
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n"
    named = httpx.post(server.address + "/api/me", json={"name": "Ann"})
    cookie = f"cookie: tablee={named.cookies['tablee']}\r\n"
    with dial(server.address) as line:
        line.sendall((head + cookie + '\r\n{"name"').encode())
        assert httpx.get(server.address + "/healthz").status_code == 200
    assert httpx.get(server.address + "/healthz").status_code == 200
    server.stop()
    assert server.complaints == []
