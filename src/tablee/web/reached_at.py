"""Where browsers reach this process, where several serve the same tables."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Scope

PATH = re.compile(r"(/[a-z0-9_-]{1,40}){1,4}")
PORT = re.compile(r":[1-9]\d{0,4}")
HOST = re.compile(r"[a-z0-9.-]{1,253}|[0-9a-f:.]{2,45}")
SENT_HERE = "tablee.sent_here"
"""In a scope: the request came to the address of this process, and is not sent on."""
TAKEN = ("/api", "/ws", "/assets", "/table", "/box", "/replay", "/preview", "/healthz", "/metrics")
"""Paths that are routes, so no process can have them as its address."""


def check_address(address: str) -> str:
    """A path before all others (/w/2) or a port of the same host (:8002); else ValueError."""
    named = bool(PATH.fullmatch(address)) and not f"{address}/".startswith(
        tuple(f"{path}/" for path in TAKEN)
    )
    if address and not named and not is_port(address):
        raise ValueError(f"no address of a process: {address[:100]}")
    return address


def is_port(address: str) -> bool:
    return bool(PORT.fullmatch(address)) and int(address[1:]) < 65_536


def read_address(scope: Scope, address: str) -> None:
    """Notes whether the request came to this process's address, and removes that from its path."""
    port = (scope.get("server") or ("", None))[1]
    scope[SENT_HERE] = address == f":{port}" or _drop_prefix(scope, address)


def _drop_prefix(scope: Scope, prefix: str) -> bool:
    """Whether the path had the prefix."""
    found = bool(prefix) and scope["path"].startswith(f"{prefix}/")
    if found:
        scope["path"] = scope["path"][len(prefix) :]
        raw: bytes = scope.get("raw_path") or b""
        if raw.startswith(prefix.encode()):
            scope["raw_path"] = raw[len(prefix) :]
    return found


class Ports(msgspec.Struct, frozen=True):
    """Where one parent starts several processes: the port of all, and one for each."""

    public: int = 0
    own: tuple[int, ...] = ()

    def is_ours(self, connection: HTTPConnection) -> bool:
        """Whether a page of the public port, at the same host, opens this connection."""
        try:
            origin = urlsplit(connection.headers.get("origin", ""))
            port = origin.port or {"http": 80, "https": 443}.get(origin.scheme)
        except ValueError:  # no address at all
            return False
        host = _host(connection.headers.get("host", ""))
        return bool(host) and bool(self.public) and (origin.hostname, port) == (host, self.public)

    def sources(self, host: str, scheme: str) -> str:
        """For the policy of the page: it may open sockets at each of these ports."""
        name = _host(host)
        shown = f"[{name}]" if ":" in name else name
        socket = "wss" if scheme == "https" else "ws"
        return " ".join(f"{socket}://{shown}:{port}" for port in self.own) if name else ""


def _host(header: str) -> str:
    """The host without its port; empty for what is no host."""
    try:
        name = urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""
    return name if HOST.fullmatch(name) else ""
