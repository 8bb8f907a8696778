"""Answers `/ws/tables/{id}` and `/ws/lobby`: who may come in, and where to."""

from __future__ import annotations

import logging
import re

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.lobby import Lobby
from tablee.kernel import Fault
from tablee.web.address import address_of
from tablee.web.lines import LINE
from tablee.web.reached_at import SENT_HERE, Ports
from tablee.web.session import Sessions, is_same_origin
from tablee.web.socket.connection import POLICY, Connection
from tablee.web.socket.shortcut import shortcut
from tablee.web.socket.tcp_rtt import witness_of

_log = logging.getLogger(__name__)
_PATH = re.compile(r"/ws/tables/(\w{1,40})")
COME_BACK = {"closing", "store_closed", "store_unwell", "not_kept", "too_many_requests"}
COME_BACK |= {"elsewhere", "fenced"}
"""Refusals that will not last, or not at the process that has the table."""
LOBBY = "/ws/lobby"


class Sockets:
    """Plain ASGI, since every message passes here."""

    def __init__(
        self,
        house: House,
        sessions: Sessions,
        lobby: Lobby | None = None,
        build: str = "",
        ports: Ports = Ports(),  # noqa: B008
    ) -> None:
        self._house = house
        self._build = build
        self._ports = ports
        self._sessions = sessions
        self._lobby = lobby or Lobby(house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        asked = HTTPConnection(scope)
        path = _PATH.fullmatch(scope["path"])
        in_lobby = scope["path"] == LOBBY
        is_ours = is_same_origin(asked) or self._ports.is_ours(asked)
        if not (path or in_lobby) or not is_ours:
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        guest = self._sessions.guest(asked.cookies)
        table = path[1] if path else ""
        limits, short = self._limits(table), shortcut(asked)
        witness, line = witness_of(asked), scope.get(LINE)
        address = address_of(scope)
        del asked
        if short is not None:
            short.forget_request()
        connection = Connection(receive, send, limits, witness, short, self._build, line, address)
        rate_limit, metrics = self._house.rate_limit, self._house.metrics
        admitted = rate_limit.admitted(address, guest.id, table, connection, guest.device)
        try:
            with admitted, metrics.connections.track_inprogress():
                if table and not scope.get(SENT_HERE):
                    await self._house.neighbours.place(table)
                await self._serve(connection, table, guest)
        except Fault as fault:
            metrics.refused(fault.code)
            address = str(fault.details.get("address", ""))
            await connection.say_bye(fault.code, fault.code in COME_BACK, address)

    def _limits(self, table: str) -> Limits:
        limits = self._house.limits
        return limits if table else msgspec.structs.replace(limits, outbox=limits.lobby_outbox)

    async def _serve(self, connection: Connection, table: str, guest: Guest) -> None:
        """At the table with this id, or in the lobby; raises a Fault before anything was sent."""
        if not table:
            await connection.serve(self._lobby.visit(guest), guest, False)
            return
        try:
            live = await self._house.open(table)
            await self._house.ratings.recall(live.table.sheet.game, (guest.id,))
        except Fault:
            raise
        except Exception:
            _log.exception("table %s could not be opened", table)
            await connection.say_bye("broken", True)
            return
        await connection.serve(live, guest)
