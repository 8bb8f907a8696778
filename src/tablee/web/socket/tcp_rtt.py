"""What operating systems measure of a line, which the page cannot change.

Linux measures the round trip of every TCP connection, from acknowledgements that do not come from
the page. Behind a proxy the socket ends at the proxy. Our system would measure the wrong line, so
it is not asked. `gauges.py` says what a proxy can measure.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
from collections.abc import Callable
from functools import partial

from starlette.requests import HTTPConnection

from tablee.table.race.witness import UNSEEN, Witness
from tablee.web.guard.address import is_proxied

DESCRIPTOR = "tablee.socket"
"""The ASGI extension in which the server hands a connection its descriptor."""
_SMOOTHED = 8 + 15 * 4
"""Offset of `tcpi_rtt` in `struct tcp_info`: eight bytes, then words, of which it is the 16th."""
_SHORTEST = 148
"""Offset of `tcpi_min_rtt`; systems before Linux 4.6 tell less."""

Ask = Callable[[], Witness]


def witness_of(connection: HTTPConnection) -> Ask:
    """Whom to ask about the line of this connection.

    What a browser writes into its headers changes nothing: only a named proxy counts as one.
    """
    if is_proxied(connection.scope):
        return nobody
    extension = connection.scope.get("extensions", {}).get(DESCRIPTOR, {})
    fileno = extension.get("fileno")
    if not isinstance(fileno, int):
        return nobody
    return partial(kernel_witness, fileno)


def nobody() -> Witness:
    return UNSEEN


def kernel_witness(fileno: int) -> Witness:
    """What the system says of this open socket; nothing where it does not measure."""
    if not sys.platform.startswith("linux"):
        return UNSEEN
    try:
        # Python is given the kind of socket, so it need not ask the system with three more calls.
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM, 0, os.dup(fileno)) as line:
            facts = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _SHORTEST + 4)
    except OSError:
        return UNSEEN
    return Witness(_ms_at(facts, _SMOOTHED), _ms_at(facts, _SHORTEST))


def _ms_at(facts: bytes, offset: int) -> float | None:
    """Zero, all ones, or nothing there: the system has not measured it."""
    if len(facts) < offset + 4:
        return None
    (micros,) = struct.unpack_from("=I", facts, offset)
    return micros / 1000.0 if 0 < micros < 2**32 - 1 else None
