"""A connection that is gone leaves the memory of the server without the garbage collector."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from web.players import heard

SERVER = """
import gc, sys, threading
from tablee.web.serve import run
from tablee.web.socket.protocol import PatientSocket

def count():
    for _ in sys.stdin:
        found = sum(isinstance(one, PatientSocket) for one in gc.get_objects())
        print(found, flush=True)

def tell(address):
    gc.disable()
    threading.Thread(target=count, daemon=True).start()
    print(address, flush=True)

run(port=0, data=sys.argv[1], announce=tell)
"""
"""Collects nothing once it is open, and says how many sockets it has when it is asked."""
SOCKETS = 20


def test_sockets_that_are_gone_are_freed(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", SERVER, str(tmp_path / "data")]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        address = server.stdout.readline().strip()

        def sockets() -> int:
            assert server.stdin is not None
            assert server.stdout is not None
            print("count", file=server.stdin, flush=True)
            return int(server.stdout.readline())

        async def come_and_go() -> None:
            answer = httpx.post(f"{address}/api/me", json={"name": "Ann"})
            cookie = {"cookie": f"tablee={answer.cookies['tablee']}"}
            wish = {"game": "tictactoe", "chairs": ["me", "open"]}
            made = httpx.post(f"{address}/api/tables", json=wish, headers=cookie).json()
            path = f"{address.replace('http', 'ws', 1)}/ws/tables/{made['id']}"
            for _ in range(SOCKETS):
                async with connect(path, additional_headers=cookie) as socket:
                    await heard(socket, "seating")
            for _ in range(200):
                if await asyncio.to_thread(sockets) == 0:
                    return
                await asyncio.sleep(0.05)
            raise AssertionError(f"{sockets()} sockets are left of {SOCKETS}")

        try:
            asyncio.run(come_and_go())
        finally:
            server.kill()
