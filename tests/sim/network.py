"""An in-memory network to an ASGI application: it delays, stalls and cuts, and never reorders.

Between connections anything may overtake anything; within one, as TCP has it, what arrives does so
in order, and a cut loses the rest of both ways.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from random import Random
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Scope

from tablee.web.session import COOKIE
from tablee.web.socket.fast_path import Listener
from tablee.web.socket.tcp_rtt import DESCRIPTOR


class Unreachable(Exception):
    """The server is down or the line was cut before the answer came."""


class Network:
    """Where clients find the server: another one after each crash, none in between."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.lag = 0.05
        self.app: ASGIApp | None = None
        self.down = asyncio.Event()
        """Set when this app's process is gone."""
        self.window = rng.choice((2, 40))
        """Messages under way to a client before the sender has to wait."""
        self.short = rng.random() < 0.7
        """The server has its short way in and out beside ASGI, as under uvicorn."""
        self.lines: dict[int, Line] = {}
        self.context: Context | None = None
        """Of the process that listens, where there are several."""
        self.outside = copy_context()
        self._count = 0

    def serve(self, app: ASGIApp) -> None:
        """A process listens."""
        self.app, self.down = app, asyncio.Event()

    def set_lag(self, seconds: float) -> None:
        """The longest that something is under way."""
        self.lag = seconds

    def open_lines(self) -> list[Line]:
        return list(self.lines.values())

    def delay(self) -> float:
        return self.rng.random() * self.lag

    def connect(self, path: str, cookie: str, hear: Callable[[str | None], None]) -> Line:
        """Opens a socket; `hear` gets each message, and None when the line is seen to be dead."""
        if self.app is None:
            raise Unreachable
        self._count += 1
        line = Line(self, self._count, self.app, _scope("websocket", path, cookie), hear)
        self.lines[line.number] = line
        return line

    async def ask(
        self, method: str, path: str, cookie: str, body: Any = None
    ) -> tuple[int, Any, str]:
        """One HTTP request, its body as it is or in JSON: status, body, cookie given."""
        await asyncio.sleep(self.delay())
        if self.app is None:
            raise Unreachable
        scope = _scope("http", path, cookie) | {"method": method, "query_string": b""}
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
        loop = asyncio.get_running_loop()
        answer = loop.create_task(_http(self.app, scope, sent), context=self.context)
        gone = asyncio.ensure_future(self.down.wait())
        await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        if not answer.done():
            answer.cancel()
            raise Unreachable
        await asyncio.sleep(self.delay())
        return answer.result()

    def enter(self, call: Callable[[bytes], None], data: bytes) -> None:
        """The process is called; one among several may stand still."""
        if self.context is None:
            call(data)
        else:
            asyncio.get_running_loop().call_soon(call, data, context=self.context)

    def go_down(self) -> None:
        """The process is gone, and every line with it."""
        self.app = None
        self.down.set()
        for line in list(self.lines.values()):
            line.kill()


class Line:
    """One WebSocket, both ends of it."""

    def __init__(
        self,
        network: Network,
        number: int,
        app: ASGIApp,
        scope: Scope,
        hear: Callable[[str | None], None],
    ) -> None:
        self.number, self.app = number, app
        self.was_cut = False
        self._network = network
        self._loop = asyncio.get_running_loop()
        self._hear = hear
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._up: deque[str] = deque()
        self._down: deque[str] = deque()
        self._up_at = self._down_at = self._loop.time()
        self._stalled_until = 0.0
        self._room = asyncio.Event()
        self._server_knows = False
        self._told = False
        self.listener: Listener | None = None
        if network.short:
            scope["extensions"][DESCRIPTOR] = {"fast_path": self}
        self._task = self._loop.create_task(self._serve(app, scope), context=network.context)

    # --- the client's end ----------------------------------------------------------------------

    def send(self, text: str) -> None:
        self._up.append(text)
        self._up_at = max(self._up_at, self._loop.time() + self._network.delay())
        self._loop.call_at(self._up_at, self._arrive)

    def _arrive(self) -> None:
        text = self._up.popleft()
        if self.was_cut:
            return
        if self.listener is not None and self._inbox.empty():
            self._network.enter(self.listener.hear, text.encode())
        else:
            self.deliver(text=text)

    def deliver(self, **message: str | bytes) -> None:
        """Text or bytes, at the server at once."""
        self._inbox.put_nowait({"type": "websocket.receive", **message})

    def stall(self, seconds: float) -> None:
        """The client reads nothing for a while."""
        self._stalled_until = self._loop.time() + seconds

    def cut(self, client_sees: float, server_sees: float) -> None:
        """Nothing more arrives; each end notices after a while of its own."""
        if self.was_cut:
            return
        self.was_cut = True
        self._loop.call_later(client_sees, self._tell_dead)
        self._loop.call_later(server_sees, self._tell_server)

    def kill(self) -> None:
        """The server's process is gone: nothing of it runs on."""
        self.cut(self._network.delay(), 3600.0)
        self._network.lines.pop(self.number, None)
        self.listener = None
        self._task.cancel()

    def _tell_dead(self) -> None:
        if not self._told:
            self._told = True
            self._hear(None)

    def _tell_server(self) -> None:
        self._server_knows = True
        self._room.set()
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # --- the server's end ----------------------------------------------------------------------

    async def _serve(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self._inbox.get, self._send)
        finally:
            self.listener = None
            self._network.lines.pop(self.number, None)
            if not self.was_cut:  # the server closed it: what it sent before still arrives
                last = max(self._down_at, self._loop.time() + self._network.delay())
                self._outside(last + 0.001, self._tell_dead)

    async def _send(self, message: Message) -> None:
        if self._server_knows:
            raise OSError("the other end is gone")
        if message["type"] != "websocket.send":
            return
        while len(self._down) >= self._network.window and not self._server_knows:
            self._room.clear()
            await self._room.wait()
        self._put(message["text"])

    def ping(self, payload: bytes) -> bool:
        """A browser answers by itself, whatever its page does."""
        back = self._loop.time() + self._network.delay() + self._network.delay()
        self._outside(back, self._answer, payload)
        return True

    def _answer(self, payload: bytes) -> None:
        if not self.was_cut and self.listener is not None:
            self._network.enter(self.listener.answered, payload)

    def write(self, texts: Sequence[bytes]) -> bool:
        """The short way: at once, or not at all."""
        if self._server_knows or self._task.done() or len(self._down) >= self._network.window:
            return False
        for text in texts:
            self._put(text.decode())
        return True

    def forget_request(self) -> None:
        """It is small."""

    def _put(self, text: str) -> None:
        self._down.append(text)
        soonest = max(self._loop.time() + self._network.delay(), self._stalled_until)
        self._down_at = max(self._down_at, soonest)
        self._outside(self._down_at, self._deliver)

    def _outside(self, when: float, call: Callable[..., None], *args: Any) -> None:
        """What was sent is under way, whatever becomes of the process."""
        self._loop.call_at(when, call, *args, context=self._network.outside)

    def _deliver(self) -> None:
        """The oldest one under way; timers of one moment ring in any order, messages do not."""
        if self.was_cut:
            return
        if self._loop.time() < self._stalled_until:
            self._down_at = max(self._down_at, self._stalled_until)
            self._loop.call_at(self._down_at, self._deliver)
            return
        if len(self._down) >= self._network.window:  # who waits for room learns of it in a while
            self._loop.call_later(self._network.delay(), self._room.set)
        self._hear(self._down.popleft())


async def _http(app: ASGIApp, scope: Scope, body: bytes) -> tuple[int, Any, str]:
    parts: list[Message] = []
    bodies = [body]

    async def receive() -> Message:
        """The request, and nothing after it: nobody hangs up here."""
        if not bodies:
            await asyncio.get_running_loop().create_future()
        return {"type": "http.request", "body": bodies.pop(), "more_body": False}

    async def send(message: Message) -> None:
        parts.append(message)

    await app(scope, receive, send)
    headers = dict(parts[0]["headers"])
    given = [value.decode() for name, value in parts[0]["headers"] if name == b"set-cookie"]
    cookie = next((one.partition(";")[0] for one in given if one.startswith(COOKIE + "=")), "")
    told = b"".join(part.get("body", b"") for part in parts[1:])
    is_json = headers.get(b"content-type") == b"application/json"
    return parts[0]["status"], msgspec.json.decode(told) if is_json else told.decode(), cookie


def _scope(kind: str, path: str, cookie: str) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", b"sim")] + ([(b"cookie", cookie.encode())] if cookie else [])
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "headers": headers,
        "query_string": query.encode(),
        "scheme": "http" if kind == "http" else "ws",
        "server": ("sim", 80),
        "client": ("sim", 1),
        "extensions": {},
    }
