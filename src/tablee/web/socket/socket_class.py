"""Which WebSocket class uvicorn gets: ours with the fast path where it is tested, else its own.

The fast path (`protocol.py`) depends on how uvicorn's class is built, which uvicorn does not
promise. So it is used only with versions it was tested with, and only if everything it needs is
there. Otherwise the server works the ordinary way: the same messages, more processor time. See
docs/decisions/0009.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version
from types import FunctionType
from typing import Any, Literal

SocketPath = Literal["short", "ordinary"]
ORDINARY = "websockets-sansio"
"""uvicorn's own way, by the name uvicorn knows it."""
TESTED: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "uvicorn": ((0, 52, 1), (0, 55)),
    "websockets": ((15, 0), (18, 0)),
}
"""Versions with which tests/web/socket passes both ways: from the first, below the second."""
MODULE, CLASS = "uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol"
METHODS = frozenset(("run_asgi", "connection_lost", "data_received", "handle_text", "handle_pong"))
METHODS |= {"schedule_ping"}
"""What we replace in that class."""
ATTRIBUTES = frozenset(("transport", "scope", "loop", "conn", "queue", "writable"))
ATTRIBUTES |= {"handshake_complete", "close_sent", "disconnected", "request", "response"}
ATTRIBUTES |= {"ping_interval", "ping_timer", "send_keepalive_ping"}
"""What we read of it or set to None."""
LAST_WORD_SECONDS = 5
"""Seconds a client gets to read the last message before the line is cut."""

_log = logging.getLogger(__name__)


def choose_socket(wanted: SocketPath = "short") -> Any:
    """What uvicorn gets as `ws`; logs why it is not the fast path."""
    why = "it is set so" if wanted == "ordinary" else why_not()
    if not why:
        return import_module("tablee.web.socket.protocol").PatientSocket
    level = logging.INFO if wanted == "ordinary" else logging.WARNING
    _log.log(level, "sockets take the ordinary way: %s", why)
    return ORDINARY


def why_not() -> str:
    """Why the fast path cannot be used here; empty if it can."""
    for package, (first, beyond) in TESTED.items():
        installed = version(package)
        if not first <= _numbers(installed) < beyond:
            return f"not tested with {package} {installed}"
    try:
        built = getattr(import_module(MODULE), CLASS)
        import_module("tablee.web.socket.protocol")
    except (ImportError, AttributeError) as fault:
        return f"uvicorn is built otherwise: {fault}"
    missing = sorted((METHODS - vars(built).keys()) | (ATTRIBUTES - _named_in(built)))
    return f"uvicorn is built otherwise: no {', '.join(missing)}" if missing else ""


def _numbers(installed: str) -> tuple[int, ...]:
    """1.2.3 of `1.2.3rc1`."""
    found = re.match(r"\d+(\.\d+)*", installed)
    return tuple(map(int, found[0].split("."))) if found else ()


def _named_in(built: type) -> set[str]:
    """Every attribute that its methods name; those made in `__init__` are not on the class."""
    methods = [one for one in vars(built).values() if isinstance(one, FunctionType)]
    return {name for method in methods for name in method.__code__.co_names}
