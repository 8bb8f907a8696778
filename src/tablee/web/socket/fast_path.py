"""The short way of one socket, as the application sees it. Nothing here depends on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from starlette.requests import HTTPConnection

from tablee.web.socket.tcp_rtt import DESCRIPTOR


class Listener(Protocol):
    """What the application is given without ASGI."""

    def hear(self, text: bytes) -> None:
        """A text, as soon as it comes."""

    def answered(self, probe: bytes) -> None:
        """The answer to a ping of the protocol, with what was in the ping."""


class FastPath(Protocol):
    """What the application may do with a socket beside ASGI."""

    listener: Listener | None
    """Who hears, as soon as somebody sets it."""

    def write(self, texts: Sequence[bytes]) -> bool:
        """Writes these texts at once, or says False: then they must be sent the ASGI way."""

    def ping(self, payload: bytes) -> bool:
        """Sends a ping of the protocol, which the browser answers by itself and not the page. Says
        False when others wait to be written before it."""

    def forget_request(self) -> None:
        """Once it is open: what was asked for, and how, takes memory and is not needed again."""


def fast_path(connection: HTTPConnection) -> FastPath | None:
    """The short way of this connection, where the server offers one."""
    found: FastPath | None = (
        connection.scope.get("extensions", {}).get(DESCRIPTOR, {}).get("fast_path")
    )
    return found
