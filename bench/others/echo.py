"""The limit: our socket class, which answers with the bytes of a move and does nothing else."""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from pathlib import Path

import httpx

from bench.line import open_line
from bench.rivals import DONE, SCENE, Player, listening

SERVER = """
import socket, uvicorn
from starlette.requests import HTTPConnection
from tablee.web.socket.fast_path import fast_path
from tablee.web.socket.socket_class import choose_socket

rooms = {{}}

class Answer:
    def __init__(self, short, room):
        self.short, self.room = short, room

    def hear(self, text):
        for one in self.room:
            one.write(MINE if one is self.short else OTHERS)

    def answered(self, probe):
        pass

async def app(scope, receive, send):
    await receive()
    await send({{"type": "websocket.accept"}})
    short = fast_path(HTTPConnection(scope))
    room = rooms.setdefault(scope["path"], [])
    room.append(short)
    short.listener = Answer(short, room)
    while (await receive())["type"] == "websocket.receive":
        pass

MINE, OTHERS = {mine!r}, {others!r}
listening = socket.create_server(("127.0.0.1", 0), backlog=512)
print(f"http://127.0.0.1:{{listening.getsockname()[1]}}", flush=True)
config = uvicorn.Config(app, loop="uvloop", ws=choose_socket(), lifespan="off",
    ws_per_message_deflate=False, log_config=None, access_log=False, ws_ping_interval=None)
uvicorn.Server(config).run([listening])
"""


class Echo:
    """No rules, no disk: as many bytes to each as our server sends."""

    name = "echo of the same bytes"

    def __init__(self, mine: int, others: int) -> None:
        """Bytes of a move to who made it and to the other."""
        done = DONE + b"}"
        self._mine = (done, _filled(mine - len(done)))
        self._others = (_filled(others),)
        self._rooms = count()

    def start(self, folder: Path) -> subprocess.Popen[str]:
        code = SERVER.format(mine=self._mine, others=self._others)
        return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)

    async def sit_down(self, client: httpx.AsyncClient) -> tuple[Player, Player]:
        path, address = f"/{next(self._rooms)}", str(client.base_url)
        ann, bob = [listening(Player(await open_line(address, path))) for _ in range(2)]
        return ann, bob

    def play(self, player: Player, turn: int, cell: int) -> None:
        player.line.say(b'{"type":"play","request":%d,"move":"mark %d"}' % (turn + 2, cell))


def _filled(size: int) -> bytes:
    return (SCENE + b"}").ljust(size)
