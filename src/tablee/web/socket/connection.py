"""One socket: what comes in is bounded and judged, what goes out never makes anybody else wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from itertools import count
from time import thread_time
from typing import Protocol

import msgspec
from starlette.types import Receive, Send

from tablee import wire
from tablee.house.guest import Guest
from tablee.house.limits import Bucket, Limits
from tablee.house.outlet import SlowOutlet
from tablee.house.unread import Unread
from tablee.table.race.witness import Witness
from tablee.web.lines import Line
from tablee.web.socket.gauges import GaugedLine
from tablee.web.socket.outbox import Outbox
from tablee.web.socket.shortcut import Shortcut
from tablee.web.socket.tcp_rtt import Ask, nobody

NORMAL, POLICY, AGAIN = 1000, 1008, 1012
"""Close codes: done, misbehaved, come back."""

PINGS_AT_FIRST, PING_SOON = 8, 0.2
CHANGES = (wire.Sit, wire.Stand, wire.Place, wire.Remove, wire.Change)
CALM, CALMER = 2, 8
"""Where nobody races, the time between pings is so many times as long; or so, for our page."""

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(wire.Request).decode
_encode = msgspec.json.Encoder().encode
STILL_HERE = _encode(wire.Ping(0))
_names = count(1)


class Place(Protocol):
    """Where a connection may be: at a table, or in the lobby."""

    @property
    def races(self) -> bool:
        """Whether lines must be known well here, since who was first may matter."""

    def enter(self, viewer: str, guest: str, name: str, outlet: SlowOutlet) -> None: ...

    def leave(self, viewer: str) -> None: ...

    def ask(self, viewer: str, request: wire.Request) -> None: ...

    def measured(self, viewer: str, ping_ms: float, witness: Witness) -> bool:
        """Says whether it is the line of a player, which must be known well."""


class Connection:
    """A bounded outbox that a task of its own empties; a client that stops reading is dropped."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        limits: Limits,
        witness: Ask = nobody,
        shortcut: Shortcut | None = None,
        build: str = "",
        line: Line | None = None,
        address: str = "",
    ) -> None:
        self.address = address
        self._line = line
        if line is not None:
            line.send_away = self.bye
        self._build = build  # of the page this server gives
        self._calm = CALM
        self.name = f"v{next(_names)}"
        self._receive = receive
        self._send = send
        self._limits = limits
        self._witness = witness
        self._shortcut = shortcut
        self._sending = False
        self._loop = asyncio.get_running_loop()
        above = None if line is None else line.caller.unread
        self._outbox = Outbox(limits.outbox, Unread(limits.outbox_bytes, above))
        self._code: int | None = None
        self._stuck = self._loop.create_future()
        self._bucket = Bucket(limits.per_second, limits.burst)
        self._changes = Bucket(limits.changes_a_second, limits.changes_at_once)
        self._strikes = 0
        self._pings: dict[int, float] = {}
        """When each was sent that the page answers."""
        self._probes: dict[bytes, float] = {}
        """When each was sent that the browser answers by itself."""
        self._ping_id = 0
        self._next_ping: asyncio.TimerHandle | None = None

    # --- out -----------------------------------------------------------------------------------

    def put(self, *texts: bytes) -> None:
        """Never waits: a client that does not read is dropped."""
        if self._code is not None:
            return
        short = None if self._outbox.texts or self._sending else self._shortcut
        if short is not None and short.write(texts):
            return
        if not self._outbox.put(texts):
            self._code = POLICY
            self._outbox.clear()
            if not self._stuck.done():
                self._stuck.set_result(None)

    def pay(self, seconds: float) -> None:
        """The event loop was used for so long on its behalf."""
        if self._line is not None:
            self._line.spend(seconds)

    async def ready(self) -> None:
        """Waits until the line may go on, and its other end has read what it was sent."""
        line = self._line
        if line is not None and not line.may_go_on():
            turn: asyncio.Future[None] = self._loop.create_future()
            line.when_it_may(lambda: None if turn.done() else turn.set_result(None))
            await turn
        await self._outbox.emptied.wait()

    def say(self, message: wire.Message) -> None:
        self.put(_encode(message))

    def bye(self, code: str, again: bool, address: str = "") -> None:
        """The last message of this connection."""
        if self._code is None:
            self.say(wire.Bye(code, again, address))
            self._code = self._code or (AGAIN if again else POLICY)
            self._outbox.filled.set()  # the writer closes

    async def serve(self, place: Place, guest: Guest, pings: bool = True) -> None:
        """Runs until either side has had enough."""
        await self._in_turn(partial(place.enter, self.name, guest.id, guest.name, self))
        if pings:
            self._ping(place)
        tasks = [self._loop.create_task(step) for step in (self._write_on(), self._read_on(place))]
        try:
            await asyncio.wait([*tasks, self._stuck], return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._next_ping is not None:
                self._next_ping.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            self._outbox.clear()
            await self._in_turn(partial(place.leave, self.name))
        for task in tasks:
            if not task.cancelled() and task.exception() is not None:
                _log.error("a connection failed", exc_info=task.exception())

    async def _in_turn(self, step: Callable[[], None]) -> None:
        """Everybody at a table hears who comes and goes, so a crowd does it one by one."""
        line = self._line
        try:
            if line is not None:
                await line.caller.turns.come()
        finally:
            began = thread_time()
            step()
            self.pay(thread_time() - began)

    async def say_bye(self, code: str, again: bool, address: str = "") -> None:
        """For a connection that never gets as far as a table."""
        self.bye(code, again, address)
        await self._write_on()

    async def _write_on(self) -> None:
        """Empties the outbox; after the last message it closes the socket."""
        send = self._send
        try:
            while self._outbox.texts or self._code is None:
                self._sending = True
                while self._outbox.texts:
                    text = self._outbox.first().decode()
                    await send({"type": "websocket.send", "text": text})
                    self._outbox.drop_first()
                self._sending = False
                if self._code is None:
                    self._outbox.filled.clear()
                    await self._outbox.filled.wait()
            await send({"type": "websocket.close", "code": self._code})
        except (OSError, RuntimeError):  # gone while we were writing
            return

    def _ping(self, place: Place) -> None:
        """Now and then, since the page takes a silent line for a dead one. Where there are races,
        more often, and a few at once to know the line before the first. Elsewhere nobody answers.
        """
        if place.races:
            self._time_the_line()
            wait = PING_SOON if self._ping_id <= PINGS_AT_FIRST else self._limits.ping_seconds
        else:
            self.put(STILL_HERE)
            wait = self._limits.ping_seconds * self._calm
        self._next_ping = self._loop.call_later(wait, self._ping, place)

    def _time_the_line(self) -> None:
        self._ping_id += 1
        self._pings[self._ping_id] = self._loop.time()
        self._pings.pop(self._ping_id - self._limits.pings_out, None)
        if self._shortcut is not None:
            self._probe(self._shortcut)
        self.say(wire.Ping(self._ping_id))

    def _probe(self, short: Shortcut) -> None:
        """A ping that no page can answer late. While others wait to be written, there is none."""
        self._probes.pop(_name(self._ping_id - self._limits.pings_out), None)
        if short.ping(_name(self._ping_id)):
            self._probes[_name(self._ping_id)] = self._loop.time()

    # --- in ------------------------------------------------------------------------------------

    async def _read_on(self, place: Place) -> None:
        receive = self._receive
        if self._shortcut is not None:
            self._shortcut.hear = partial(self._hear, place)
            self._shortcut.answered = partial(self._hear_answer, place)
        while self._code is None:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            began = thread_time()
            self._hear(place, message.get("text") or "")
            self.pay(thread_time() - began)
            if self._line is not None:
                await self.ready()
        await asyncio.Event().wait()  # the writer sends the last message

    def _hear(self, place: Place, text: str | bytes) -> None:
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
        if isinstance(request, wire.Pong) and request.id in self._pings:
            sent_at = self._pings.pop(request.id)
            if self._shortcut is None:
                self._measure(place, sent_at)
        elif not self._may_ask(request):
            self._strike(getattr(request, "request", 0), "too_fast")
        elif not isinstance(request, wire.Hello) or self._understands(request):
            place.ask(self.name, request)

    def _hear_answer(self, place: Place, probe: bytes) -> None:
        sent_at = self._probes.pop(probe, None)
        if sent_at is not None:
            self._measure(place, sent_at)

    def _measure(self, place: Place, sent_at: float) -> None:
        if not place.races:
            return
        trip = (self._loop.time() - sent_at) * 1000
        plays = place.measured(self.name, trip, self._witness())
        if plays and isinstance(self._witness, GaugedLine) and (ticket := self._witness.ticket()):
            self.say(wire.Gauge(ticket))

    def _may_ask(self, request: wire.Request) -> bool:
        """Changes that everybody in the lobby is told of are allowed less often."""
        now = self._loop.time()
        is_change = isinstance(request, CHANGES)
        return self._bucket.take(now) and (not is_change or self._changes.take(now))

    def _understands(self, hello: wire.Hello) -> bool:
        """A page from before the last deploy hears of the newer one, or must load it at once."""
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


def _name(ping: int) -> bytes:
    """What a ping of the protocol carries."""
    return b"t%d" % ping
