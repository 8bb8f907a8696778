"""One of several processes that a parent starts. It reads its orders from its standard input."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from pathlib import Path

import msgspec

from tablee.house.archive.retention_periods import RetentionPeriods
from tablee.house.limits import Limits
from tablee.store import Lost
from tablee.web import serve
from tablee.web.reached_at import Ports
from tablee.web.socket.socket_class import SocketPath

OPEN, LOST = "open", "lost"
"""How the only line it prints begins: it serves, with this number; or it cannot, and why."""


class Orders(msgspec.Struct):
    """Everything that the parent tells a process."""

    host: str
    data: str
    store: str
    address: str = ""
    limits: Limits = Limits()
    retention: RetentionPeriods = RetentionPeriods()
    log_level: str = "warning"
    metrics_token: str = ""
    proxies: str = ""
    sockets: SocketPath = "short"
    handles: list[int] = []
    """File handles of sockets that the parent has opened: the public one, then its own."""
    ports: Ports = Ports()
    key_file: str = ""
    public_address: str = ""
    library: str = ""
    """What the parent has read in `library.toml`."""


def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    threading.Thread(target=_follow_parent, daemon=True).start()
    sockets = [socket.socket(fileno=handle) for handle in orders.handles]
    try:
        serve.run(
            orders.host,
            data=Path(orders.data),
            limits=orders.limits,
            log_level=orders.log_level,
            metrics_token=orders.metrics_token,
            proxies=orders.proxies,
            retention=orders.retention,
            sockets=orders.sockets,
            store=orders.store,
            address=orders.address,
            key_file=Path(orders.key_file) if orders.key_file else None,
            public_address=orders.public_address,
            library=orders.library,
            given=serve.Given(sockets, orders.ports, _say_open),
        )
    except Lost as fault:
        why = msgspec.json.encode([fault.code, fault.details]).decode()
        print(LOST, why, flush=True)
        sys.exit(2)


def _say_open(number: int) -> None:
    print(OPEN, number, flush=True)


def _follow_parent() -> None:
    """Ends when the parent is gone: then our input is closed, however the parent ended.

    It reads the handle itself, since Python cannot exit while a thread waits in its own reader.
    """
    while os.read(sys.stdin.fileno(), 1_024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
