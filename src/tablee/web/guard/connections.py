"""Open lines of any kind. They are counted by address from the first byte, and each has a budget.

A line is a TCP connection, whatever protocol runs on it. It is known here before the first request,
so a half-sent request counts and cannot stay for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.house.limits import Limits
from tablee.house.signal import Signal
from tablee.web.guard.address import Proxies, address_of, counted, is_loopback
from tablee.web.guard.address_share import AddressShare
from tablee.web.guard.budget import Budget
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.guard.slices import Slices
from tablee.web.guard.timed_coroutine import TimedCoroutine
from tablee.web.shared_timers import Later, SharedTimers

REQUEST_SECONDS = 0.0005
"""Seconds charged for each request, for work outside our own code that is not measured."""
WAIT = 0.05
"""The shortest wait, in seconds, of a line that has used up its own time."""
RESERVED = 50
"""Lines that are left for requests from the machine itself."""
SAY_AGAIN = 60.0
"""Seconds between two lines of the log about a full server."""

WIDE = {"loop_share_per_address": 1.0, "loop_seconds_per_address": 1e9}
"""Limits for a proxy, until it is known for whom it asks."""

CONNECTION = "tablee.connection"
"""The key in a socket's scope under which its line is found."""
Peer = tuple[str, int, int]
"""Address and port of the other end, and our port. A server of several processes has two ports, and
a browser may use one port of its own for both."""
_log = logging.getLogger(__name__)


class TcpConnection:
    """One connection: its budget, its address, and whether it has asked for something yet."""

    __slots__ = (
        "_limits",
        "_loop",
        "_timer",
        "_timers",
        "_waited_at",
        "_waits",
        "budget",
        "gone",
        "host",
        "is_cut",
        "owner",
        "peer",
        "send_away",
        "share",
        "transport",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        peer: Peer,
        limits: Limits,
        share: AddressShare,
        timers: SharedTimers,
    ) -> None:
        self.transport = transport
        self.peer = peer
        self.host = share
        """The share of the address where the line ends, which may be a proxy."""
        self.share = share
        """The share that pays for it. Behind a proxy it is known with the first request."""
        self.budget = Budget(limits.loop_share, limits.loop_seconds)
        self.send_away: Callable[[str, bool], None] | None = None
        """Sends a last message with a code; None before somebody listens at the other end."""
        self._limits = limits
        self._timers = timers
        self._loop = asyncio.get_running_loop()
        self._waits = 0
        self._timer: asyncio.TimerHandle | None = None
        self._waited_at = 0.0
        self.is_cut = False
        self.gone = Signal()
        self.owner: object = None
        """The protocol that is spoken on it now."""

    def spend(self, seconds: float) -> bool:
        """Counts this time on the event loop. Returns whether some is left."""
        now = perf_counter()
        own, all_of_them = self.budget, self.share.budget
        own.spend(seconds, now)
        all_of_them.spend(seconds, now)
        return own.left > 0 and all_of_them.left > 0

    def has_time(self) -> bool:
        """The same as `may_go_on`, cheaper where something is left: asked for every message."""
        return (self.budget.left > 0 and self.share.budget.left > 0) or self.may_go_on()

    def may_go_on(self) -> bool:
        """Whether something is left, of its own and of its address."""
        now = perf_counter()
        return not self.budget.wait(now) and not self.share.budget.wait(now)

    def when_it_may(self, go_on: Callable[[], None]) -> None:
        """Calls it later, when some time is left. A line that waited too often is closed."""
        wait = self.budget.wait(perf_counter())
        if not wait:
            self.share.turns.join(go_on)
        elif self._has_patience(wait):
            self._loop.call_later(max(wait, WAIT), lambda: self.share.turns.join(go_on))
        else:
            self.cut("too_fast")

    def _has_patience(self, wait: float) -> bool:
        """Whether it may wait once more. The count starts again after a calm while."""
        now, limits = self._loop.time(), self._limits
        calm = now - self._waited_at > limits.loop_seconds / limits.loop_share + WAIT
        self._waits = 1 if calm else self._waits + 1
        self._waited_at = now + wait
        return self._waits <= limits.waits

    def call_later(self, wait: float, call: Callable[[], None]) -> Later:
        """For what need not be exact; it takes less memory than a timer of the event loop."""
        return self._timers.call_later(wait, call)

    def cut(self, code: str) -> None:
        """Reads no more from it. It is told why, if it listens."""
        if not self.is_cut:
            self.is_cut = True
            if self.send_away is None:
                self.abort()
            else:
                self.send_away(code, False)

    def abort(self) -> None:
        """Without a word."""
        self.is_cut = True
        self.transport.abort()

    async def cut_off(self) -> None:
        """The same, and waits until it is gone. Otherwise uvicorn would log a fault of ours."""
        self.abort()
        await self.gone.wait()

    def expect(self, seconds: float | None) -> None:
        """Cuts the line if no whole request comes within so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self.abort)


class TcpConnections:
    """All open lines of a server."""

    def __init__(
        self,
        rate_limit: RateLimit,
        limits: Limits,
        proxies: Proxies | None = None,
        files: int | None = None,
    ) -> None:
        self.rate_limit = rate_limit
        self.limits = limits
        self.proxies = proxies or Proxies()
        self._most = min(limits.lines, files or limits.lines)
        self._open: dict[Peer, TcpConnection] = {}
        self._proxy = AddressShare(msgspec.structs.replace(limits, **WIDE))
        self._timers = SharedTimers()
        self._said_at = -SAY_AGAIN

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> TcpConnection:
        """A line, new or known already; one too many is cut at once."""
        peer = _peer(transport)
        line = self._open.get(peer)
        if line is None:
            line = TcpConnection(
                transport, peer, self.limits, self._share_of(peer[0]), self._timers
            )
            if self._has_room(peer[0], line.host):
                self._open[peer] = line
                line.budget = self._proxy.budget if line.host is self._proxy else line.budget
                line.host.lines += 1
                self.await_request(line)
            else:
                line.is_cut = True
                transport.abort()
        return line

    def leave(self, line: TcpConnection) -> None:
        """It is gone. A second call does nothing."""
        if self._open.get(line.peer) is line:
            del self._open[line.peer]
            line.is_cut = True
            line.gone.set()
            line.expect(None)
            line.host.unasked.pop(line, None)
            line.host.lines -= 1

    def find(self, scope: Scope) -> TcpConnection | None:
        """The line of this request, before a proxy's word changes `client` in the scope."""
        client, ours = scope.get("client"), scope.get("server") or ("", 0)
        return self._open.get((client[0], client[1], ours[1])) if client else None

    def begin(self, line: TcpConnection, scope: Scope) -> None:
        """A whole request came on it, from this caller."""
        line.host.unasked.pop(line, None)
        line.expect(None)
        line.share = self.rate_limit.share_of(address_of(scope))
        if scope["type"] == "websocket":  # from now on the line is one person's, proxy or not
            line.budget = Budget(self.limits.loop_share, self.limits.loop_seconds)

    async def serve(
        self, line: TcpConnection, app: ASGIApp, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """One request, from its headers to the end of its answer."""
        self.begin(line, scope)
        try:
            async with asyncio.timeout(self.limits.request_seconds):
                await line.share.turn()
            line.share.pay(REQUEST_SECONDS)
            if scope["type"] == "websocket":
                scope[CONNECTION] = line
                await app(scope, receive, send)
                return
            async with asyncio.timeout(self.limits.request_seconds):
                answer = Slices(send, line.share.pending, line.cut_off)
                await TimedCoroutine(app(scope, receive, answer), line.share.pay)
        except TimeoutError:
            await line.cut_off()
        finally:
            self.await_request(line)

    def await_request(self, line: TcpConnection) -> None:
        """Nothing is going on; a whole request must come in time."""
        if not line.is_cut:
            line.host.unasked[line] = None
            line.expect(self.limits.header_seconds)

    def _share_of(self, host: str) -> AddressShare:
        """A proxy serves many people, so it is not limited itself."""
        if self.proxies.holds(host):
            return self._proxy
        return self.rate_limit.share_of(counted(host))

    def _has_room(self, host: str, share: AddressShare) -> bool:
        """Whether there is room. If need be, a line without a request is cut, the oldest first."""
        if share is not self._proxy and share.lines >= self.limits.lines_per_address:
            return _cut_oldest(share)
        reserved = 0 if is_loopback(host) else RESERVED
        if len(self._open) < self._most - reserved:
            return True
        self._say_full()
        return _cut_oldest(max({line.host for line in self._open.values()}, key=_crowd))

    def _say_full(self) -> None:
        """Logged now and then only, since anybody can cause it."""
        now = asyncio.get_running_loop().time()
        if now >= self._said_at + SAY_AGAIN:
            self._said_at = now
            _log.warning("the server is full", extra={"lines": len(self._open)})


def _crowd(share: AddressShare) -> int:
    return len(share.unasked)


def _cut_oldest(share: AddressShare) -> bool:
    """Whether there was a line to cut."""
    line = next(iter(share.unasked), None)
    if line is None:
        return False
    del share.unasked[line]
    line.abort()
    return True


def _peer(transport: asyncio.Transport) -> Peer:
    """Where a line comes from and ends, as uvicorn writes it into scopes."""
    name, ours = transport.get_extra_info("peername"), transport.get_extra_info("sockname")
    if not isinstance(name, (tuple, list)):
        return "", id(transport), 0
    return str(name[0]), int(name[1]), int(ours[1]) if isinstance(ours, (tuple, list)) else 0
