"""The short way of one socket, as the application sees it. Nothing here depends on a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.requests import HTTPConnection

from tablee.web.socket.tcp_rtt import DESCRIPTOR


class Shortcut:
    """What the application may do with a socket beside ASGI."""

    def __init__(
        self, write: Callable[[Sequence[bytes]], bool], ping: Callable[[bytes], bool]
    ) -> None:
        self.write = write
        """Writes these texts at once, or says False: then they must be sent the ASGI way."""
        self.ping = ping
        """Sends a ping of the protocol, which the browser answers by itself and not the page. Says
        False when others wait to be written before it."""
        self.answered: Callable[[bytes], None] | None = None
        """Given what was in each such ping when its answer comes."""
        self.hear: Callable[[bytes], None] | None = None
        """Given each text as it comes, as soon as somebody sets it."""
        self.forget_request: Callable[[], None] = lambda: None
        """Once it is open: what was asked for, and how, takes memory and is not needed again."""


def shortcut(connection: HTTPConnection) -> Shortcut | None:
    """The short way of this connection, where the server offers one."""
    found = connection.scope.get("extensions", {}).get(DESCRIPTOR, {}).get("shortcut")
    return found if isinstance(found, Shortcut) else None
