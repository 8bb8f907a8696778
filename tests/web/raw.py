"""Lines as an attacker has them: bytes on a socket, from any loopback address, read or not."""

from __future__ import annotations

import contextlib
import socket
from typing import Any
from urllib.parse import urlsplit

from websockets.frames import Close, Frame, Opcode

UPGRADE = (
    "GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n{more}\r\n"
)
PATIENCE = 60.0
"""Seconds after which a test gives up."""


def dial(address: str, source: str = "127.0.0.1") -> socket.socket:
    """A line to the server, from this address of the same machine."""
    place = urlsplit(address)
    assert place.port is not None
    return socket.create_connection(("127.0.0.1", place.port), PATIENCE, (source, 0))


def upgrade(address: str, path: str, source: str = "127.0.0.1", **heads: str) -> socket.socket:
    """A WebSocket, open and nothing read from it but the handshake."""
    line = dial(address, source)
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in heads.items())
    host = urlsplit(address).netloc
    line.sendall(UPGRADE.format(path=path, host=host, more=more).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        one = line.recv(1)
        assert one, head
        head += one
    assert b" 101 " in head, head
    return line


def wired(kind: Opcode, payload: bytes = b"", fin: bool = True) -> bytes:
    return Frame(kind, payload, fin).serialize(mask=True)


def next_frame(line: socket.socket) -> tuple[Opcode, bytes]:
    head = _exactly(line, 2)
    size = head[1]
    if size >= 126:
        size = int.from_bytes(_exactly(line, 2 if size == 126 else 8), "big")
    return Opcode(head[0] & 15), _exactly(line, size)


def rest(line: socket.socket) -> list[tuple[Opcode, bytes]]:
    """Every frame until the close frame, or until the line is cut."""
    frames: list[tuple[Opcode, bytes]] = []
    while not frames or frames[-1][0] is not Opcode.CLOSE:
        try:
            frames.append(next_frame(line))
        except (EOFError, ConnectionError):
            break
    return frames


def ending(line: socket.socket) -> tuple[str, int]:
    """The code of the Bye and of the close frame, however much comes before them."""
    frames = rest(line)
    byes = [body for kind, body in frames if kind is Opcode.TEXT and b'"type":"bye"' in body]
    closes = [Close.parse(body).code for kind, body in frames if kind is Opcode.CLOSE]
    code = byes[-1].partition(b'"code":"')[2].partition(b'"')[0].decode() if byes else ""
    return code, int(closes[-1]) if closes else 0


def push(line: socket.socket, data: bytes) -> None:
    """Sends it all, unless the server has had enough."""
    with contextlib.suppress(ConnectionError, TimeoutError):
        line.sendall(data)


def push_blindly(line: socket.socket, data: bytes, most: int) -> int:
    """Sends this again and again until nobody takes it any more; how many bytes were taken."""
    line.settimeout(1.0)
    taken = 0
    try:
        while taken < most:
            taken += line.send(data)
    except (TimeoutError, ConnectionError):
        pass
    line.settimeout(PATIENCE)
    return taken


def is_open(line: socket.socket) -> bool:
    """Whether the other end still holds it; nothing must have been sent on it."""
    line.setblocking(False)
    try:
        return bool(line.recv(1))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        line.settimeout(PATIENCE)


def _exactly(line: Any, size: int) -> bytes:
    found = b""
    while len(found) < size:
        more = line.recv(size - len(found))
        if not more:
            raise EOFError
        found += more
    return found
