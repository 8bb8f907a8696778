"""A front before several processes: it chooses by table, and its list of them may be old."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any
from zlib import crc32

from sim.network import Line, Network, Unreachable
from sim.process import Server

STALE = 0.1
"""How often somebody is sent to a process that is gone."""
HOPS = 3
"""So often a page follows the address that it is told."""
_TABLE = re.compile(r"/(?:ws|api)/tables/(\w+)")
_ADDRESS = re.compile(r"(/w/\d+)(/.*)")


class Front(Network):
    """What people see of all processes together."""

    def __init__(self, servers: Sequence[Server], rng: Random) -> None:
        super().__init__(rng)
        self._servers = servers

    def set_lag(self, lag: float) -> None:
        super().set_lag(lag)
        for server in self._servers:
            server.network.set_lag(lag)

    def open_lines(self) -> list[Line]:
        return [line for server in self._servers for line in server.network.open_lines()]

    def connect(self, path: str, cookie: str, hear: Callable[[str | None], None]) -> Line:
        server, rest = self._choose(path)
        return server.network.connect(rest, cookie, hear)

    async def ask(
        self, method: str, path: str, cookie: str, body: Any = None
    ) -> tuple[int, Any, str]:
        """Who asks the wrong process asks the right one, and gives up in the end."""
        at = ""
        for _ in range(HOPS):
            server, rest = self._choose(at + path)
            status, told, given = await server.network.ask(method, rest, cookie, body)
            if status != 421:
                return status, told, given
            at = told.get("details", told).get("address", "")
        raise Unreachable

    def _choose(self, path: str) -> tuple[Server, str]:
        known = _ADDRESS.fullmatch(path)
        if known:
            return next(s for s in self._servers if s.address == known[1]), known[2]
        stale = self.rng.random() < STALE
        open_ones = [one for one in self._servers if one.is_up or stale]
        if not open_ones:
            raise Unreachable
        table = _TABLE.match(path)
        if table:
            return open_ones[crc32(table[1].encode()) % len(open_ones)], path
        return self.rng.choice(open_ones), path
