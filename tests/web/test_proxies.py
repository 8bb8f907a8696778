"""The examples in deploy/, with the real proxies in front of the real server."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

DEPLOY = Path(__file__).parents[2] / "deploy"
REQUIRED = os.environ.get("TABLEE_PROXY_TESTS") == "required"
SERVER = """
from tablee.web.serve import run
tell = lambda address: print(address, flush=True)
run(port=0, data={data!r}, proxies="127.0.0.1", announce=tell)
"""


def found(tool: str) -> str:
    path = shutil.which(tool, path=os.environ["PATH"] + ":/usr/sbin")
    if path is None and not REQUIRED:
        pytest.skip(f"{tool} is not installed")
    assert path is not None, f"{tool} is not installed"
    return path


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """The proxy, once it listens; what it writes stays in the test's own folder."""
    log, home = folder / "proxy.log", os.environ | {"HOME": str(folder)}
    with (
        log.open("wb") as told,
        subprocess.Popen(command, stdout=told, stderr=told, env=home) as process,
    ):
        try:
            for _ in range(200):
                if process.poll() is not None:
                    break
                with socket.socket() as line:
                    if line.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            assert process.poll() is None, log.read_text()
            yield
        finally:
            process.terminate()


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
    key, chain = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"]
    make += ["-keyout", str(key), "-out", str(chain)]
    subprocess.run([found("openssl"), *make], check=True, capture_output=True)
    port, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"listen \[::\].*", "", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain}")
    text = text.replace("/etc/ssl/games.example.org", str(tmp_path))
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    temporary = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}"
    conf = tmp_path / "nginx.conf"
    conf.write_text(f"{head} http {{ access_log off; {temporary}\n{text}\n}}")
    command = [found("nginx"), "-c", str(conf), "-p", str(tmp_path), "-e", "stderr"]
    with running(command, port, tmp_path):
        away = httpx.get(f"http://127.0.0.1:{plain}/lobby", headers={"host": "games.example.org"})
        assert away.status_code == 308
        assert away.headers["location"] == "https://games.example.org/lobby"
        yield f"https://127.0.0.1:{port}"


@pytest.fixture
def caddy(tmp_path: Path, house: str) -> Iterator[str]:
    """Without a certificate of its own, which it would fetch from elsewhere."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("games.example.org", f"http://127.0.0.1:{port}")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    conf = tmp_path / "Caddyfile"
    conf.write_text(f"{{\n\tadmin off\n}}\n{text}")
    command = [found("caddy"), "run", "--adapter", "caddyfile", "--config", str(conf)]
    with running(command, port, tmp_path):
        yield f"http://127.0.0.1:{port}"


async def play_a_move(address: str, cookie: str, table: str, origin: str) -> str:
    """What is said to a move sent by a page of this origin."""
    trust = ssl._create_unverified_context() if address.startswith("https") else None
    path = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    heads = {"cookie": cookie, "origin": origin}
    async with connect(path, additional_headers=heads, ssl=trust) as line:
        await line.send('{"type":"hello"}')
        await line.send('{"type":"play","request":7,"move":"mark 4"}')
        async for said in line:
            if '"request":7' in str(said):
                return str(said)
    return ""


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_the_house_is_played_through_its_proxy(proxy: str, request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue(proxy)
    with httpx.Client(base_url=address, verify=False) as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/healthz").status_code == 200
        named = client.post("/api/me", json={"name": "Ann"}, headers={"origin": address})
        assert named.status_code == 200
        assert ("secure" in named.headers["set-cookie"].lower()) is (proxy == "nginx")
        name = "__Host-tablee" if address.startswith("https") else "tablee"
        cookie = f"{name}={named.cookies[name]}"
        wish = {"game": "tictactoe", "chairs": ["me", "beginner"], "begin": True}
        made = client.post("/api/tables", json=wish, headers={"cookie": cookie})
        table = made.json()["id"]
    done = asyncio.run(play_a_move(address, cookie, table, address))
    assert done.startswith('{"type":"done"')
    with pytest.raises(InvalidStatus):
        asyncio.run(play_a_move(address, cookie, table, "https://elsewhere.example"))


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    tool = found("systemd-analyze")
    text = (DEPLOY / "tablee.service").read_text()
    unit = tmp_path / "tablee.service"
    unit.write_text(text.replace("/opt/tablee/bin/tablee", sys.executable))
    told = subprocess.run([tool, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
