"""One socket: it checks and limits what comes in. `sender.py` sends what goes out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from itertools import count
from time import thread_time

import msgspec
from starlette.types import Receive, Send

from tablee import wire
from tablee.house.bucket import Bucket
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.web.guard.connections import TcpConnection
from tablee.web.shared_timers import Later
from tablee.web.socket.fast_path import FastPath
from tablee.web.socket.gauges import GaugedLine
from tablee.web.socket.meeting import Meeting
from tablee.web.socket.pings import Pings
from tablee.web.socket.sender import Sender
from tablee.web.socket.tcp_rtt import Ask, nobody

PINGS_AT_FIRST, PING_SOON = 8, 0.2
CHANGES = (
    *(wire.Sit, wire.Stand, wire.Place, wire.Remove, wire.Change, wire.Colour),
    wire.EveningStep,
)
CALM, CALMER = 2, 8
"""Without races, pings are this many times rarer: 2 in general, 8 for our own page."""

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(wire.Request).decode
STILL_HERE = msgspec.json.encode(wire.Ping(0))
_names = count(1)


class Connection(Sender):
    """One page at a table or in the lobby, until either side ends it."""

    __slots__ = (
        "_bucket",
        "_build",
        "_calm",
        "_changes",
        "_next_ping",
        "_pings",
        "_place",
        "_receive",
        "_strikes",
        "_witness",
        "name",
    )
    _place: Meeting

    def __init__(
        self,
        receive: Receive,
        send: Send,
        limits: Limits,
        witness: Ask = nobody,
        fast_path: FastPath | None = None,
        build: str = "",
        line: TcpConnection | None = None,
        address: str = "",
    ) -> None:
        super().__init__(send, limits, fast_path, line, address)
        self.name = f"v{next(_names)}"
        self._receive = receive
        self._witness = witness
        self._build = build  # of the page this server gives
        self._calm = CALM
        self._bucket = Bucket(limits.per_second, limits.burst)
        self._changes = Bucket(limits.changes_a_second, limits.changes_at_once)
        self._strikes = 0
        self._pings: Pings | None = None
        self._next_ping: asyncio.TimerHandle | Later | None = None

    async def serve(self, place: Meeting, guest: Guest, pings: bool = True) -> None:
        """Runs until either side ends it."""
        self._place = place
        await self._in_turn(partial(place.enter, self.name, guest.id, guest.name, self))
        if pings:
            self._ping()
        stay = self._stay = asyncio.timeout(0 if self._is_over else None)
        try:
            async with stay:
                await self._read_on()
        except Exception:
            if not stay.expired():
                _log.exception("a connection failed")
        finally:
            if self._next_ping is not None:
                self._next_ping.cancel()
            await self._stop()
            await self._in_turn(partial(place.leave, self.name))

    async def _in_turn(self, step: Callable[[], None]) -> None:
        """People enter and leave one by one, since everybody at the table is told of each."""
        line = self._line
        try:
            if line is not None:
                await line.share.turn()
        finally:
            began = thread_time()
            step()
            self.pay(thread_time() - began)

    def _ping(self) -> None:
        """Pings now and then, since the page takes a silent line for a dead one.

        With races, it pings more often, and a few times quickly at first, so that the line is known
        before the first race. Without races nobody answers.
        """
        if self._place.races:
            pings = self._time_the_line()
            wait = PING_SOON if pings <= PINGS_AT_FIRST else self._limits.ping_seconds
            self._next_ping = self._loop.call_later(wait, self._ping)
        else:
            self.put(STILL_HERE)
            wait = self._limits.ping_seconds * self._calm
            self._next_ping = (self._line or self._loop).call_later(wait, self._ping)

    def _time_the_line(self) -> int:
        """Pings, and returns how often it has. While messages wait, it pings the page only."""
        if self._pings is None:
            self._pings = Pings()
        pings, now = self._pings, self._loop.time()
        ping = pings.next(now)
        if self._fast_path is not None and self._fast_path.ping(pings.probe):
            pings.probed(now)
        self.say(wire.Ping(ping))
        return ping

    # --- in ------------------------------------------------------------------------------------

    async def _read_on(self) -> None:
        receive = self._receive
        if self._fast_path is not None:
            self._fast_path.listener = self
        while self._code is None:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            began = thread_time()
            self.hear(message.get("text") or "")
            self.pay(thread_time() - began)
            if self._line is not None:
                await self.ready()
        await self._loop.create_future()  # the last message is being sent

    def hear(self, text: str | bytes) -> None:
        if self._code is not None:
            return
        if len(text) > wire.LARGEST:
            self.bye("too_large", False)
            return
        try:
            request = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._strike(0, "bad_message")
            return
        if isinstance(request, wire.Pong) and self._is_answer(request):
            return
        if not self._may_ask(request):
            self._strike(getattr(request, "request", 0), "too_fast")
        elif not isinstance(request, wire.Hello) or self._understands(request):
            self._place.ask(self.name, request)

    def _is_answer(self, pong: wire.Pong) -> bool:
        """Whether it answers a ping of ours. It counts if the browser itself cannot be pinged."""
        pings = self._pings
        sent_at = None if pings is None else pings.answered_by_page(pong.id)
        if sent_at is not None and self._fast_path is None:
            self._measure(sent_at)
        return sent_at is not None

    def answered(self, probe: bytes) -> None:
        """The browser itself has answered a ping."""
        sent_at = None if self._pings is None else self._pings.answered_by_browser(probe)
        if sent_at is not None:
            self._measure(sent_at)

    def _measure(self, sent_at: float) -> None:
        if not self._place.races:
            return
        trip = (self._loop.time() - sent_at) * 1000
        plays = self._place.measured(self.name, trip, self._witness())
        if plays and isinstance(self._witness, GaugedLine) and (ticket := self._witness.ticket()):
            self.say(wire.Gauge(ticket))

    def _may_ask(self, request: wire.Request) -> bool:
        """Limits requests. Those that everybody in the lobby is told of are allowed less often."""
        now = self._loop.time()
        is_change = isinstance(request, CHANGES)
        return self._bucket.take(now) and (not is_change or self._changes.take(now))

    def _understands(self, hello: wire.Hello) -> bool:
        """An older page is told that there is a newer one, or that it must load it now."""
        if 0 < hello.wire < wire.OLDEST_WIRE:
            self.bye("old_page", False)
            return False
        self._calm = CALMER if hello.wire else CALM
        if self._build and hello.build and hello.build != self._build:
            self.say(wire.Newer(self._build))
        return True

    def _strike(self, request: int, code: str) -> None:
        """Refuses with a reason; after too many, the connection is closed."""
        self._strikes += 1
        self.say(wire.Refused(request, code))
        if self._strikes >= self._limits.patience:
            self.bye(code, False)
