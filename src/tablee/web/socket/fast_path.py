"""The fast path of one socket, as the application sees it. Nothing here depends on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from starlette.requests import HTTPConnection

from tablee.web.socket.tcp_rtt import DESCRIPTOR


class Listener(Protocol):
    """What the fast path calls, instead of an ASGI message."""

    def hear(self, text: bytes) -> None:
        """A text, as soon as it comes."""

    def answered(self, probe: bytes) -> None:
        """The answer to a ping of the protocol, with what was in the ping."""


class FastPath(Protocol):
    """What the application may do with a socket without ASGI."""

    listener: Listener | None
    """Called with what comes, once it is set."""

    def write(self, texts: Sequence[bytes]) -> bool:
        """Writes these texts at once. False: they must be sent through ASGI."""

    def ping(self, payload: bytes) -> bool:
        """Sends a WebSocket ping, which the browser answers by itself. False if other messages must
        be written first."""

    def forget_request(self) -> None:
        """Frees the memory of the request, which is not needed once the socket is open."""


def fast_path(connection: HTTPConnection) -> FastPath | None:
    """The fast path of this connection, if the server offers one."""
    found: FastPath | None = (
        connection.scope.get("extensions", {}).get(DESCRIPTOR, {}).get("fast_path")
    )
    return found
