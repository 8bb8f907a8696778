"""Answers `/ws/tables/{id}`, its `/line`, `/ws/lobby` and `/ws/meet`: who may come in, where to."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from tablee.house.house import House
from tablee.house.lobby.lobby import Lobby
from tablee.house.meeting.strangers import Strangers
from tablee.house.people.blocks import check_welcome
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.store import Lost
from tablee.web.guard.address import address_of
from tablee.web.guard.connections import CONNECTION
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.reached_at import SENT_HERE, Ports
from tablee.web.session import Sessions, is_same_origin
from tablee.web.socket.connection import Connection
from tablee.web.socket.fast_path import fast_path
from tablee.web.socket.gauges import GaugedLine, Gauges
from tablee.web.socket.meeting import Meeting
from tablee.web.socket.sender import NORMAL, POLICY
from tablee.web.socket.tcp_rtt import witness_of

_log = logging.getLogger(__name__)
_PATH = re.compile(r"/ws/tables/(\w{1,40})")
_CHANGES = re.compile(rb"wire=([7-9]|[1-9]\d{1,4})")
"""Said by pages that understand `LobbyChange`."""
_GAUGE = re.compile(r"/ws/tables/\w{1,40}/line")
COME_BACK = {"closing", "store_closed", "store_unwell", "not_kept", "too_many_requests"}
COME_BACK |= {"elsewhere", "fenced", "too_many_connections"}
"""Refusals after which one may come back, here or at the process that has the table."""
LOBBY, MEET = "/ws/lobby", "/ws/meet"
LOBBY_OUTBOX = 8
"""Messages waiting for a client that does not read: each may be the whole lobby."""


class Newcomer(NamedTuple):
    """Somebody who opens a socket."""

    connection: Connection
    guest: Guest
    table: str
    """Empty: they came to the lobby, or to play with strangers."""
    seeks: bool
    """They came to play with strangers."""
    was_sent_here: bool
    hears_changes: bool
    """Of the lobby; older pages know whole lists only."""
    gauged: GaugedLine | None


class Sockets:
    """Plain ASGI, since every message passes here."""

    def __init__(
        self,
        house: House,
        sessions: Sessions,
        rate_limit: RateLimit,
        lobby: Lobby | None = None,
        strangers: Strangers | None = None,
        build: str = "",
        ports: Ports = Ports(),  # noqa: B008
        greet: Callable[[Connection], None] = lambda connection: None,
    ) -> None:
        self._house = house
        self._greet = greet
        self._rate_limit = rate_limit
        self._build = build
        self._ports = ports
        self._sessions = sessions
        self._lobby = lobby or Lobby(house)
        self._strangers = strangers or Strangers(house)
        self._gauges = Gauges()
        self._at_table = house.limits
        self._in_lobby = replace(house.limits, outbox=LOBBY_OUTBOX)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        newcomer = await self._open(scope, receive, send)
        if newcomer is None:
            return
        connection, guest, table = newcomer.connection, newcomer.guest, newcomer.table
        metrics = self._house.metrics
        admitted = self._rate_limit.admitted(connection.address, guest.id, connection, guest.device)
        try:
            with admitted, metrics.connections.track_inprogress():
                place = await self._place(newcomer)
                if place is not None:
                    if table or newcomer.hears_changes:  # older pages know no such message
                        self._greet(connection)
                    await connection.serve(place, guest, pings=bool(table) or newcomer.seeks)
        except Fault as fault:
            metrics.refused(fault.code)
            address = str(fault.details.get("address", ""))
            await connection.say_bye(fault.code, fault.code in COME_BACK, address)
        finally:
            if newcomer.gauged is not None:
                newcomer.gauged.close()

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> Newcomer | None:
        """Reads what is needed of the request, which is then freed. None: they are gone already."""
        await receive()  # websocket.connect
        asked = HTTPConnection(scope)
        path = _PATH.fullmatch(scope["path"])
        is_room, is_gauge = scope["path"] in (LOBBY, MEET), bool(_GAUGE.fullmatch(scope["path"]))
        seeks = scope["path"] == MEET
        is_ours = is_same_origin(asked) or self._ports.is_ours(asked)
        if not (path or is_room or is_gauge) or not is_ours:
            await send({"type": "websocket.close", "code": POLICY})
            return None
        if is_gauge:
            await self._gauge(scope, send)
            return None
        await send({"type": "websocket.accept"})
        table = path[1] if path else ""
        limits, short = self._at_table if table else self._in_lobby, fast_path(asked)
        gauged, line = self._gauges.line(scope) if table else None, scope.get(CONNECTION)
        witness, address = gauged or witness_of(asked), address_of(scope)
        connection = Connection(receive, send, limits, witness, short, self._build, line, address)
        guest, was_sent_here = self._sessions.guest(asked.cookies), bool(scope.get(SENT_HERE))
        changes = bool(_CHANGES.fullmatch(scope.get("query_string", b"")))
        if short is not None:
            short.forget_request()  # from here on the scope is empty
        return Newcomer(connection, guest, table, seeks, was_sent_here, changes, gauged)

    async def _gauge(self, scope: Scope, send: Send) -> None:
        """A page opens a socket so that its proxy can measure the line. It is told nothing."""
        shown = scope["subprotocols"][:1]
        try:
            self._rate_limit.ask(address_of(scope), "socket")
        except Fault as fault:
            self._house.metrics.refused(fault.code)
        else:
            for ticket in shown:
                self._gauges.take(ticket, scope)
        await send({"type": "websocket.accept", "subprotocol": next(iter(shown), None)})
        await send({"type": "websocket.close", "code": NORMAL})

    async def _place(self, newcomer: Newcomer) -> Meeting | None:
        """Where they came to; raises a Fault before anything was sent."""
        if newcomer.seeks:
            elsewhere = await self._house.other_processes.oldest_elsewhere()
            if elsewhere and not newcomer.was_sent_here:
                raise Lost("elsewhere", address=elsewhere)
            return self._strangers.line(newcomer.guest)
        if not newcomer.table:
            return self._lobby.visit(newcomer.guest, newcomer.hears_changes)
        if not newcomer.was_sent_here:
            await self._house.other_processes.place(newcomer.table)
        try:
            caller = self._rate_limit.share_of(newcomer.connection.address)
            live = await self._house.open(newcomer.table, caller)
            check_welcome(self._house.people.ties, live.table.sheet, newcomer.guest.id)
            await self._house.ratings.recall(live.table.sheet.game, (newcomer.guest.id,))
        except Fault:
            raise
        except Exception:
            _log.exception("table %s could not be opened", newcomer.table)
            await newcomer.connection.say_bye("broken", True)
            return None
        return live
