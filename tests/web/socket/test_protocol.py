"""The short way in and out of a socket: the same frames, in the same order, as the ASGI way."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as some
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.web.guard.connections import TcpConnections
from tablee.web.guard.gate import SocketGate, gated
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.socket.connection import Connection
from tablee.web.socket.fast_path import fast_path
from tablee.web.socket.protocol import PING, PatientSocket, ends_with_a_frame, frames
from web.socket.line import Line, RacingTable


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2_047, 2_048, 65_535, 65_536, 70_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    texts = [b"x" * size, b"and", b""]
    theirs = [Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts]
    assert frames(texts) == b"".join(theirs)


def through(script: Any) -> list[str]:
    async def run() -> list[str]:
        line = Line()
        connection = Connection(line.receive, line.send, Limits(), fast_path=line)
        await script(line, connection)
        await asyncio.wait_for(connection.say_bye("closing", True), 5)
        return line.left

    return asyncio.run(run())


def test_what_may_leave_at_once_does() -> None:
    async def script(line: Line, connection: Connection) -> None:
        connection.put(b"one")
        assert line.left == ["one"]

    assert through(script)[-1] == "closed 1012"


def test_nothing_overtakes_what_had_to_wait() -> None:
    async def script(line: Line, connection: Connection) -> None:
        line.writable = False
        connection.put(b"one")
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the writer holds "one" in its hand now
        line.writable = True
        connection.put(b"two")
        assert line.left == []
        line.go()
        while len(line.left) < 2:
            await asyncio.sleep(0)
        connection.put(b"three")

    told = through(script)
    assert told[:3] == ["one", "two", "three"]


def test_no_task_is_left_to_write_once_the_client_has_read() -> None:
    async def script(line: Line, connection: Connection) -> None:
        before = asyncio.all_tasks()
        line.writable = False
        connection.put(b"one")
        assert len(asyncio.all_tasks() - before) == 1
        line.go()
        while asyncio.all_tasks() - before:
            await asyncio.sleep(0)
        await connection.ready()
        connection.put(b"two")
        assert line.left == ["one", "two"]
        assert asyncio.all_tasks() == before

    through(script)


def test_the_answer_of_the_browser_measures_the_line_and_not_that_of_the_page() -> None:
    async def script() -> list[int]:
        line, place = Line(), RacingTable()
        connection = Connection(line.receive, line.send, Limits(ping_seconds=3600), fast_path=line)
        serving = asyncio.create_task(connection.serve(place, Guest("ann", "Ann")))
        while line.listener is None:
            await asyncio.sleep(0)
        counts = []
        line.listener.hear(b'{"type":"pong","id":1}')
        counts.append(len(place.trips))
        for answer in (line.probes[0], line.probes[0], b"t99", b""):
            line.listener.answered(answer)
            counts.append(len(place.trips))
        serving.cancel()
        await asyncio.wait([serving])
        return counts

    assert asyncio.run(script()) == [0, 1, 1, 1, 1]


# --- in ------------------------------------------------------------------------------------------

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)
TEXTS = some.text(max_size=40) | some.sampled_from(("x" * 125, "x" * 126, "y" * 7_000))
FRAMES = some.lists(
    some.tuples(some.just(Opcode.TEXT), TEXTS) | some.just((Opcode.PING, "still there?")),
    max_size=8,
)


class Deaf(asyncio.Transport):
    """Takes everything and does nothing."""

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        raise AssertionError("the short way never makes anybody wait")


class Ear:
    """Hears texts, and no answers to pings."""

    def __init__(self, texts: list[str]) -> None:
        self._texts = texts

    def hear(self, text: bytes) -> None:
        self._texts.append(text.decode())

    def answered(self, probe: bytes) -> None:
        """Nobody asked."""


def heard(pieces: Sequence[bytes]) -> list[str]:
    """What arrives at the application when a client's bytes come in these pieces."""
    texts: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        short = fast_path(HTTPConnection(scope))
        assert short is not None
        short.listener = Ear(texts)
        await asyncio.Event().wait()

    async def script(socket: PatientSocket) -> None:
        for piece in pieces:
            socket.data_received(piece)

    asyncio.run(with_socket(app, script))
    return texts


async def with_socket(app: Any, script: Callable[[PatientSocket], Awaitable[None]]) -> None:
    """A client asks for a socket, and this application serves it."""
    config = uvicorn.Config(cast(Any, app), ws_max_size=8_192, ws_per_message_deflate=False)
    config.load()
    state = ServerState()
    socket = PatientSocket(config, state, {})
    socket.connection_made(Deaf())
    socket.data_received(UPGRADE)
    for _ in range(3):
        await asyncio.sleep(0)
    await script(socket)
    for task in state.tasks:
        task.cancel()
    await asyncio.wait(state.tasks)
    socket.stop_keepalive()


@pytest.mark.parametrize("end", ["ours", "theirs", "cut", "broken"])
def test_texts_leave_only_while_the_socket_is_open(end: str) -> None:
    left: list[bool] = []
    over, ours = asyncio.Event(), {"type": "websocket.close", "code": 1000}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        short = fast_path(HTTPConnection(scope))
        assert short is not None
        left.append(short.write([b"too early"]))
        await receive()
        await send({"type": "websocket.accept"})
        left.append(short.write([b"now"]))
        await over.wait()
        if end == "ours":
            await send(ours)
        left.append(short.write([b"too late"]))

    async def script(socket: PatientSocket) -> None:
        match end:
            case "theirs":
                socket.data_received(Frame(Opcode.CLOSE, b"").serialize(mask=True))
            case "cut":
                socket.connection_lost(None)
            case "broken":
                socket.data_received(b"\xff\xff\xff\xff\xff\xff")
        over.set()
        while len(left) < 3:
            await asyncio.sleep(0)

    asyncio.run(with_socket(app, script))
    assert left == [False, True, False]


@given(FRAMES, some.lists(some.integers(0, 8_000), max_size=6))
def test_texts_are_heard_whole_however_they_are_cut(
    frames: list[tuple[Opcode, str]], cuts: list[int]
) -> None:
    data = b"".join(Frame(kind, text.encode()).serialize(mask=True) for kind, text in frames)
    edges = [0, *sorted(cut % (len(data) + 1) for cut in cuts), len(data)]
    pieces = [data[a:b] for a, b in itertools.pairwise(edges)]
    said = [text for kind, text in frames if kind is Opcode.TEXT]
    assert heard([piece for piece in pieces if piece]) == said


@given(FRAMES, some.integers(0, 8_000))
def test_where_frames_end_is_known(frames: list[tuple[Opcode, str]], cut: int) -> None:
    wired = [Frame(kind, text.encode()).serialize(mask=True) for kind, text in frames]
    data = b"".join(wired)
    ends, end = {0}, 0
    for one in wired:
        end += len(one)
        ends.add(end)
    cut %= len(data) + 1
    assert ends_with_a_frame(data[:cut]) is (cut in ends)


def test_the_rest_of_a_text_is_never_taken_for_a_frame() -> None:
    """Cut after its first byte, this text goes on like a frame: 0x81, a length, a mask, ASCII."""
    text = "Á\u0085éa" + "€a" * 20
    payload = text.encode()
    data = bytes((0x81, 0x80 | len(payload), 0, 0, 0, 0)) + payload
    assert heard([data[:7], data[7:]]) == [text]


class Noting(Deaf):
    """Remembers what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing waits here."""

    def close(self) -> None:
        """Nothing is to be done."""


def test_a_line_is_pinged_again_and_again_until_it_is_gone() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    async def script() -> None:
        config = uvicorn.Config(cast(Any, app), ws_ping_interval=0.05, ws_per_message_deflate=False)
        config.load()
        limits, state, line = Limits(), ServerState(), Noting()
        protocol = gated(PatientSocket, SocketGate, TcpConnections(RateLimit(limits), limits))
        socket = protocol(config, state, {})
        socket.connection_made(line)
        socket.data_received(UPGRADE)

        async def until_pinged() -> None:
            line.written.clear()
            while not any(text[0] == PING for text in line.written):
                await asyncio.sleep(0.01)
            pinged = next(text for text in line.written if text[0] == PING)
            pong = Frame(Opcode.PONG, pinged[2:]).serialize(mask=True)
            socket.data_received(pong)

        await until_pinged()
        await until_pinged()
        socket.connection_lost(None)
        line.written.clear()
        await asyncio.sleep(0.3)
        assert line.written == []
        for task in state.tasks:
            task.cancel()

    asyncio.run(asyncio.wait_for(script(), 30))
