"""Starts the proxies of deploy/ as they are configured there, but on loopback and other ports."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"
HOST = "127.0.0.1"


def find(tool: str) -> str | None:
    """Where it is installed; nginx hides in a folder of the administrator."""
    return shutil.which(tool, path=os.environ["PATH"] + ":/usr/sbin")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


@contextmanager
def nginx(folder: Path, house: str, plain: int = 0, host: str = HOST) -> Iterator[str]:
    """nginx before the server on port `house`, with a certificate of its own; its address."""
    text = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    with _nginx(folder, text, plain, host) as address:
        yield address


@contextmanager
def nginx_houses(folder: Path, *houses: str) -> Iterator[str]:
    """nginx before two servers on these ports."""
    text = (DEPLOY / "nginx-houses.conf").read_text()
    with _nginx(folder, _with_houses(text, houses), 0, HOST) as address:
        yield address


@contextmanager
def _nginx(folder: Path, text: str, plain: int, host: str) -> Iterator[str]:
    _certify(folder)
    port = free_port()
    text = re.sub(r"listen \[::\].*", "", text)
    text = text.replace("listen 443", f"listen {host}:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain or free_port()}")
    text = text.replace("/etc/ssl/games.example.org", str(folder))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
    conf = folder / "nginx.conf"
    conf.write_text(f"{head} http {{ access_log off; {temporary}\n{text}\n}}")
    command = [find("nginx") or "nginx", "-c", str(conf), "-p", str(folder), "-e", "stderr"]
    with _running(command, host, port, folder):
        yield f"https://{host}:{port}"


@contextmanager
def caddy(folder: Path, house: str, host: str = HOST) -> Iterator[str]:
    """Caddy before the server on port `house`; without a certificate, which it would fetch."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("games.example.org", f"http://{host}:{port}")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    conf = folder / "Caddyfile"
    conf.write_text(f"{{\n\tadmin off\n}}\n{text}")
    command = [find("caddy") or "caddy", "run", "--adapter", "caddyfile", "--config", str(conf)]
    with _running(command, host, port, folder):
        yield f"http://{host}:{port}"


@contextmanager
def haproxy(folder: Path, *houses: str, host: str = HOST) -> Iterator[str]:
    """HAProxy before the servers on these ports, with a certificate of its own; one is both."""
    _certify(folder)
    both = (folder / "fullchain.pem").read_text() + (folder / "privkey.pem").read_text()
    (folder / "both.pem").write_text(both)
    port = free_port()
    text = (DEPLOY / "haproxy.cfg").read_text()
    text = text.replace("/etc/haproxy/games.example.org.pem", str(folder / "both.pem"))
    text = text.replace("bind :443", f"bind {host}:{port}")
    text = text.replace("bind :80", f"bind 127.0.0.1:{free_port()}")
    text = _with_houses(text, houses).replace("maxconn 20000", "maxconn 500")
    conf = folder / "haproxy.cfg"
    conf.write_text(text)
    with _running([find("haproxy") or "haproxy", "-db", "-f", str(conf)], host, port, folder):
        yield f"https://{host}:{port}"


Start = Callable[..., AbstractContextManager[str]]
PROXIES: dict[str, Start] = {"nginx": nginx, "caddy": caddy, "haproxy": haproxy}
FRONTS: dict[str, Start] = {"nginx": nginx_houses, "haproxy": haproxy}
"""Those before several processes."""


def _with_houses(text: str, houses: Sequence[str]) -> str:
    """One may stand for both."""
    for number in (1, 2):
        here = f"127.0.0.1:{houses[(number - 1) % len(houses)]}"
        text = text.replace(f"127.0.0.1:800{number}", here)
    return text


def _certify(folder: Path) -> None:
    """A certificate for this machine, signed by itself."""
    make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"]
    make += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([find("openssl") or "openssl", *make], check=True, capture_output=True)


@contextmanager
def _running(command: list[str], host: str, port: int, folder: Path) -> Iterator[None]:
    """The proxy, once it listens; what it writes stays in this folder."""
    log, home = folder / "proxy.log", os.environ | {"HOME": str(folder)}
    with (
        log.open("wb") as told,
        subprocess.Popen(command, stdout=told, stderr=told, env=home) as process,
    ):
        try:
            for _ in range(200):
                if process.poll() is not None or _listens(host, port):
                    break
                time.sleep(0.05)
            assert process.poll() is None, log.read_text()
            yield
        finally:
            process.terminate()


def _listens(host: str, port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex((host, port)) == 0
