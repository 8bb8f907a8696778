"""The socket to which people connect: opened here, or handed over by who started us."""

from __future__ import annotations

import os
import socket

FIRST_HANDED_OVER = 3
"""systemd passes sockets from this descriptor on (`sd_listen_fds`)."""
OWN_FILES = 60
"""Open files that are no connections: the store, the log, the loop, a page being sent."""
UNHEARD_BYTES, UNSENT_BYTES = 65_536, 131_072
"""Bytes that the system holds of a line: those we have not read, and those we have sent."""


def public_socket(host: str, port: int) -> socket.socket:
    """A socket that was handed over stays open while we restart, so people only wait a moment."""
    given = handed_over()
    return prepared(given) if given is not None else listen(host, port)


def handed_over() -> socket.socket | None:
    """The first socket that systemd passes to this process. Our children must not use it."""
    told = {name: os.environ.pop(name, "") for name in ("LISTEN_PID", "LISTEN_FDS")}
    os.environ.pop("LISTEN_FDNAMES", None)
    if told["LISTEN_PID"] != str(os.getpid()) or told["LISTEN_FDS"] in ("", "0"):
        return None
    given = socket.socket(fileno=FIRST_HANDED_OVER)
    given.set_inheritable(False)
    return given


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return prepared(socket.create_server((host, port), family=family, backlog=2048))


def prepared(listening: socket.socket) -> socket.socket:
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNHEARD_BYTES)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)
    return listening


def open_files() -> int | None:
    """Connections that may be open: as many files as the system allows, but for those we need."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (OSError, ValueError):
        pass
    return None if soft == resource.RLIM_INFINITY else max(soft - OWN_FILES, 1)
