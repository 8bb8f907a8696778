"""Both ways through the server lead to the same: conversations with a real one, on either."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tablee import wire
from tablee.web.socket import socket_class
from tablee.web.socket.protocol import PatientSocket
from web.players import heard
from web.socket.clients import ask_for_ever, make_table

QUIET = {"ping_seconds": 3600.0}
HELLO = '{"type":"hello"}'

both_ways = pytest.mark.parametrize("way", ["short", "ordinary"])
Talk = Callable[[ClientConnection], Any]


def with_server(start: Callable[..., Any], way: str, talk: Talk, **limits: float) -> Any:
    """Lets Ann talk at a table of hers against a computer player; says what `talk` says."""
    server = start(way, **QUIET, **limits)
    table, cookie = make_table(server.address)

    async def script() -> Any:
        async with connect(server.socket(table), additional_headers=cookie) as ann:
            return await talk(ann)

    return asyncio.run(script())


def move(request: int, cell: int) -> str:
    return f'{{"type":"play","request":{request},"move":"mark {cell}"}}'


async def talk_of(ann: ClientConnection, sizes: list[int]) -> list[str]:
    """Says something unknown of each of these sizes, and how each was answered."""
    answers = []
    for number, size in enumerate(sizes, start=1):
        said = {"type": "talk", "request": number, "phrase": "é" * size}
        await ann.send(msgspec.json.encode(said).decode())
        refused = await heard(ann, "refused")
        answers.append(f"{refused['code']} {refused.get('request', 0)}")
    return answers


@both_ways
def test_hello_and_moves(start: Callable[..., Any], way: str) -> None:
    async def talk(ann: ClientConnection) -> None:
        await ann.send(HELLO)
        assert (await heard(ann, "fresh"))["number"] == 0
        await ann.send(move(1, 4))
        assert await heard(ann, "done") == {"type": "done", "request": 1, "number": 1}
        update = await heard(ann, "update")
        assert update["n"] == 1
        await ann.send(move(2, 4))
        assert (await heard(ann, "refused"))["request"] == 2

    with_server(start, way, talk)


@both_ways
def test_many_messages_in_one_piece_are_answered_in_their_order(
    start: Callable[..., Any], way: str
) -> None:
    async def talk(ann: ClientConnection) -> None:
        wired = [Frame(Opcode.TEXT, move(n, 9).encode()).serialize(mask=True) for n in range(1, 21)]
        ann.transport.write(b"".join(wired))
        for number in range(1, 21):
            assert (await heard(ann, "refused"))["request"] == number

    with_server(start, way, talk)


@both_ways
def test_messages_large_and_not_ascii(start: Callable[..., Any], way: str) -> None:
    async def talk(ann: ClientConnection) -> list[str]:
        return await talk_of(ann, [1, 60, 130, 299])

    told = with_server(start, way, talk)
    assert told == [f"unknown_phrase {number}" for number in range(1, 5)]


@both_ways
def test_a_message_in_fragments_is_one_message(start: Callable[..., Any], way: str) -> None:
    async def talk(ann: ClientConnection) -> None:
        text = move(1, 4)
        await ann.send(iter([text[:3], text[3:10], text[10:]]))
        assert (await heard(ann, "done"))["request"] == 1

    with_server(start, way, talk)


@both_ways
def test_a_frame_cut_in_pieces_is_one_message(start: Callable[..., Any], way: str) -> None:
    async def talk(ann: ClientConnection) -> None:
        data = Frame(Opcode.TEXT, move(1, 4).encode()).serialize(mask=True)
        for begin in range(0, len(data), 7):
            ann.transport.write(data[begin : begin + 7])
            await asyncio.sleep(0.01)
        assert (await heard(ann, "done"))["request"] == 1

    with_server(start, way, talk)


@both_ways
def test_pings_of_the_protocol_and_of_the_table(start: Callable[..., Any], way: str) -> None:
    async def talk(ann: ClientConnection) -> None:
        await asyncio.wait_for(await ann.ping(), 20)
        ping = await heard(ann, "ping")
        await ann.send(f'{{"type":"pong","id":{ping["id"]}}}')
        await ann.send(move(1, 4))
        assert (await heard(ann, "done"))["request"] == 1

    with_server(start, way, talk)


@both_ways
def test_what_is_not_a_message_is_refused_and_at_last_ends_the_line(
    start: Callable[..., Any], way: str
) -> None:
    async def talk(ann: ClientConnection) -> tuple[int, str]:
        for _ in range(3):
            await ann.send("[]")
        bye = await heard(ann, "bye")
        with pytest.raises(ConnectionClosed) as closed:
            await ann.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, bye["code"]

    assert with_server(start, way, talk, patience=3) == (1008, "bad_message")


@both_ways
@pytest.mark.parametrize(("size", "code"), [(wire.LARGEST + 1, 1009), (70_000, 1009)])
def test_what_is_too_large_ends_the_line(
    start: Callable[..., Any], way: str, size: int, code: int
) -> None:
    async def talk(ann: ClientConnection) -> int:
        await ann.send("x" * size)
        with pytest.raises(ConnectionClosed) as closed:
            await heard(ann, "never")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    assert with_server(start, way, talk) == code


@both_ways
def test_who_closes_is_answered_and_may_come_back(start: Callable[..., Any], way: str) -> None:
    server = start(way, **QUIET)
    table, cookie = make_table(server.address)

    async def script() -> None:
        for number in (1, 2):
            async with connect(server.socket(table), additional_headers=cookie) as ann:
                await ann.send(HELLO)
                await heard(ann, "fresh")
                await ann.close(1000, "enough")
                assert ann.close_code == 1000, number

    asyncio.run(script())


@both_ways
def test_who_asks_and_never_reads_is_cut_off_and_others_play_on(
    start: Callable[..., Any], way: str
) -> None:
    server = start(way, **QUIET, per_second=1e6, burst=1e6, outbox=50, deaf_seconds=1.0)
    table, cookie = make_table(server.address)

    async def script() -> None:
        deaf = await connect(server.socket(table), max_queue=1)
        async with connect(server.socket(table), additional_headers=cookie) as ann:
            with pytest.raises(ConnectionClosed):
                await ask_for_ever(deaf)
            await ann.send(move(1, 4))
            assert (await heard(ann, "done"))["number"] == 1

    asyncio.run(script())


@both_ways
def test_a_server_that_stops_says_so(start: Callable[..., Any], way: str) -> None:
    server = start(way, **QUIET)
    table, cookie = make_table(server.address)

    async def script() -> None:
        async with connect(server.socket(table), additional_headers=cookie) as ann:
            await ann.send(HELLO)
            await heard(ann, "fresh")
            server.process.terminate()
            bye = await heard(ann, "bye")
            assert bye["code"] == "closing"
            with pytest.raises(ConnectionClosed):
                await ann.recv()

    asyncio.run(script())
    assert server.stop() in (0, -15)


# --- which way -----------------------------------------------------------------------------------


def test_with_the_locked_versions_the_short_way_is_taken() -> None:
    assert socket_class.why_not() == ""
    assert socket_class.choose_socket() is PatientSocket


def test_the_ordinary_way_can_be_chosen() -> None:
    assert socket_class.choose_socket("ordinary") == socket_class.ORDINARY


@pytest.mark.parametrize("package", sorted(socket_class.TESTED))
@pytest.mark.parametrize("installed", ["0.1", "99.0", "nonsense"])
def test_an_untested_version_takes_the_ordinary_way_and_the_log_says_why(
    package: str, installed: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = {name: version(name) for name in socket_class.TESTED} | {package: installed}
    monkeypatch.setattr(socket_class, "version", found.__getitem__)
    with caplog.at_level(logging.WARNING):
        assert socket_class.choose_socket() == socket_class.ORDINARY
    assert caplog.messages == [
        f"sockets take the ordinary way: not tested with {package} {installed}"
    ]


@pytest.mark.parametrize("name", sorted(socket_class.METHODS | socket_class.ATTRIBUTES))
def test_a_library_built_otherwise_takes_the_ordinary_way(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = {key: one for key, one in vars(WebSocketsSansIOProtocol).items() if key != name}
    empty = dict.fromkeys(socket_class.METHODS, lambda self: None)
    methods = empty if name in socket_class.ATTRIBUTES else without
    monkeypatch.setattr(
        f"{socket_class.MODULE}.{socket_class.CLASS}", type(socket_class.CLASS, (), methods)
    )
    assert name in socket_class.why_not()


def test_a_library_that_has_moved_takes_the_ordinary_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_class, "MODULE", "uvicorn.protocols.websockets.nowhere")
    assert socket_class.choose_socket() == socket_class.ORDINARY


@pytest.mark.parametrize(
    ("text", "numbers"), [("0.54.0", (0, 54, 0)), ("17.4rc1", (17, 4)), ("x", ())]
)
def test_versions_are_read_as_numbers(text: str, numbers: tuple[int, ...]) -> None:
    assert socket_class._numbers(text) == numbers
