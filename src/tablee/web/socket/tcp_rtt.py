"""The kernel's own round trip of a socket, which the page cannot change.

Linux measures a smoothed round trip of every TCP connection, from acknowledgements that do not come
from the page. Behind a proxy the socket ends at the proxy, so the measurement would be of the wrong
line and is not used.
"""

from __future__ import annotations

import os
import socket
import struct
import sys

from starlette.requests import HTTPConnection

from tablee.web.address import is_proxied

DESCRIPTOR = "tablee.socket"
"""The ASGI extension in which the server hands a connection its descriptor."""
_TCP_INFO_RTT = 8 + 15 * 4
"""Offset of `tcpi_rtt` in `struct tcp_info`: eight bytes, then words, of which it is the 16th."""


def direct_line(connection: HTTPConnection) -> int | None:
    """The descriptor of a connection that ends at the browser itself, where it can be known.

    What a browser writes into its headers changes nothing: only a proxy that was named is one.
    """
    if is_proxied(connection.scope):
        return None
    extension = connection.scope.get("extensions", {}).get(DESCRIPTOR, {})
    fileno = extension.get("fileno")
    return fileno if isinstance(fileno, int) else None


def kernel_trip(fileno: int) -> float | None:
    """The round trip of this open socket in ms; None where the system does not measure it."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        # Python is given the kind of socket, so it need not ask the system with three more calls.
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM, 0, os.dup(fileno)) as line:
            facts = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _TCP_INFO_RTT + 4)
    except OSError:
        return None
    (micros,) = struct.unpack_from("=I", facts, _TCP_INFO_RTT)
    return micros / 1000.0 if micros else None
