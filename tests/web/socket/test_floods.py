"""One socket that floods a real server: it waits, then it goes, and others play on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Opcode

from web.players import heard
from web.raw import ending, next_frame, push, push_blindly, rest, upgrade, wired
from web.socket.clients import make_table, until_open

LOBBY = "/ws/lobby"
MEGABYTES = 1_000_000
both_ways = pytest.mark.parametrize("way", ["short", "ordinary"])

FLOODS = {
    "pings": wired(Opcode.PING) * 20_000,
    "pongs": wired(Opcode.PONG, b"x" * 100) * 20_000,
    "pieces": wired(Opcode.TEXT, b"{", fin=False) + wired(Opcode.CONT, fin=False) * 20_000,
}


def plays(server: Any) -> None:
    """Somebody else makes a move, and it is answered."""
    table, cookie = make_table(server.address)

    async def script() -> None:
        async with connect(server.socket(table), additional_headers=cookie) as ann:
            await ann.send('{"type":"play","request":1,"move":"mark 4"}')
            assert (await heard(ann, "done"))["number"] == 1

    asyncio.run(script())


@both_ways
@pytest.mark.parametrize("flood", sorted(FLOODS))
def test_frames_that_are_no_message_count_and_end_the_line(
    start: Callable[..., Any], way: str, flood: str
) -> None:
    server = start(way)
    with upgrade(server.address, LOBBY) as line:
        push(line, FLOODS[flood])
        plays(server)
        assert ending(line) == ("too_fast", 1008)
    assert server.complaints == []


@both_ways
def test_a_few_pings_are_answered(start: Callable[..., Any], way: str) -> None:
    server = start(way)
    with upgrade(server.address, LOBBY) as line:
        line.sendall(wired(Opcode.PING, b"there?") * 50 + wired(Opcode.CLOSE, b"\x03\xe8"))
        pongs = [body for kind, body in rest(line) if kind is Opcode.PONG]
    assert pongs == [b"there?"] * 50


@both_ways
@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.TEXT])
def test_who_does_not_read_is_not_heard_and_at_last_cut(
    start: Callable[..., Any], way: str, kind: Opcode
) -> None:
    wide = {"frames_a_second": 1e9, "frames_at_once": 1e9, "patience": 1e9, "waits": 1e9}
    server = start(way, deaf_seconds=5.0, per_second=1e9, burst=1e9, **wide)
    table, _ = make_table(server.address)
    before = server.memory()
    with upgrade(server.address, f"/ws/tables/{table}") as line:
        flood = wired(kind, b'{"type":"hello"}' if kind is Opcode.TEXT else b"x" * 100)
        taken = push_blindly(line, flood * 50, 400 * MEGABYTES)
        assert taken < 100 * MEGABYTES
        plays(server)
        assert server.memory() - before < 30_000
        until_open(server, 0)


@both_ways
@pytest.mark.parametrize("text", [b'{"type":"hello"}', b"?"])
def test_what_a_line_does_is_paid_for_and_who_goes_on_is_sent_away(
    start: Callable[..., Any], way: str, text: bytes
) -> None:
    wide = {"per_second": 1e9, "burst": 1e9, "patience": 1e9, "outbox": 1e9}
    server = start(way, loop_share=0.01, loop_seconds=0.002, waits=3, **wide)
    with upgrade(server.address, LOBBY) as line:
        push(line, wired(Opcode.TEXT, text) * 3_000)
        assert ending(line) == ("too_fast", 1008)
    assert server.complaints == []


@both_ways
def test_a_line_that_waits_for_its_budget_loses_nothing(
    start: Callable[..., Any], way: str
) -> None:
    wide = {"per_second": 1e9, "burst": 1e9, "patience": 1e9, "waits": 1e9}
    server = start(way, loop_share=0.5, loop_seconds=0.001, **wide)
    asked = [f'{{"type":"begin","request":{n}}}'.encode() for n in range(1, 501)]
    with upgrade(server.address, LOBBY) as line:
        line.sendall(b"".join(wired(Opcode.TEXT, text) for text in asked))
        answers: list[bytes] = []
        while len(answers) < 500:
            _, body = next_frame(line)
            answers += [body] if b"refused" in body else []
    assert [f'"request":{n},'.encode() in body for n, body in enumerate(answers, 1)] == [True] * 500


@both_ways
@pytest.mark.parametrize("size", [1, 6_000])
def test_a_socket_is_heard_though_its_address_had_to_wait_when_it_was_opened(
    start: Callable[..., Any], way: str, size: int
) -> None:
    server = start(way, loop_share_per_address=0.05, loop_seconds_per_address=0.0001)
    for _ in range(4):
        with upgrade(server.address, LOBBY, x_long="x" * size) as line:
            line.sendall(wired(Opcode.TEXT, b'{"type":"begin","request":7}'))
            while b"refused" not in (answer := next_frame(line)[1]):
                pass
            assert b'"request":7' in answer
