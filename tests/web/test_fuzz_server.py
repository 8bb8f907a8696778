"""The real server, sent garbage over real sockets: it answers or hangs up, and plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from web.players import Person, ask, at

LINES = (
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    b"BREW /api/me HTTP/1.1\r\nhost: x\r\ncookie: tablee=\xff\xfe\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\x00" * 2_000,
)
PATHS = (
    "/api/me", "/api/tables", "/api/tables/%00", "/api/tables/..%2f..%2fkey", "/api/games/%F0%9F",
    "/assets/..%2f..%2f..%2fetc%2fpasswd", "/api/tables/x/replay?eyes=99999", "/%2e%2e/key", "//",
    "/api/records", "/api/tables/x/branch", "/api/lobby", "/healthz",
)  # fmt: skip


def send_raw(address: str, rng: Random) -> None:
    """Broken HTTP: an answer or the end of the connection, whichever the server likes."""
    host, port = address.removeprefix("http://").split(":")
    line = bytearray(rng.choice(LINES))
    for _ in range(rng.randrange(4)):
        line[rng.randrange(len(line))] = rng.randrange(256)
    with socket.create_connection((host, int(port)), timeout=20) as wire:
        wire.sendall(line)
        wire.shutdown(socket.SHUT_WR)
        with contextlib.suppress(ConnectionError):
            while wire.recv(65_536):
                pass


def send_request(client: httpx.Client, rng: Random) -> None:
    method = rng.choice(("GET", "POST", "PUT", "DELETE", "HEAD"))
    body = rng.choice((b"", b"{", b"[]", b"\xff", b'{"name": 1}', b'"' + b"x" * 9_000 + b'"'))
    answer = client.request(method, rng.choice(PATHS), content=body)
    assert answer.status_code != 500, answer.text
    assert "Traceback" not in answer.text


async def send_frames(server: Any, table: str, rng: Random) -> None:
    """Frames of anything, as a watcher of somebody's game."""
    with contextlib.suppress(ConnectionClosed, InvalidHandshake):
        async with connect(server.socket(table)) as line:
            for _ in range(rng.randrange(1, 60)):
                wild: dict[str, Any] = {
                    "type": rng.choice(("play", "hello", "sit", "talk", "x")),
                    "request": 1,
                }
                wild |= {rng.choice(("move", "seat", "since")): rng.choice((-1, None, "é", 2**70))}
                frames = (rng.randbytes(20), json.dumps(wild), "\x00", "[" * 5_000, "9" * 9_000)
                await line.send(rng.choice(frames))


def test_the_real_server_plays_on_whatever_it_is_sent(
    start: Callable[..., Any], full: bool
) -> None:
    server, rng = start(requests_at_once=1e6, requests_a_second=1e6), Random(5)
    ann = Person(server.address, "Ann")
    wish = {"game": "tictactoe", "chairs": ["me", "expert"], "begin": True}
    card = httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie).json()
    with httpx.Client(base_url=server.address) as client:
        for _ in range(400 if full else 40):
            send_raw(server.address, rng)
            send_request(client, rng)
        for _ in range(60 if full else 8):
            asyncio.run(send_frames(server, card["id"], rng))

    async def play() -> dict[str, Any]:
        async with at(server, card["id"], ann) as line:
            return await ask(line, type="play", request=1, move="mark 4")

    assert asyncio.run(play()) == {"type": "done", "request": 1, "number": 1}
    assert server.process.poll() is None
