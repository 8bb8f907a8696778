"""Answers leave slice by slice, and what was made for one reader is bounded while it waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from starlette.types import Message

from tablee.web.guard.pending_bytes import PendingBytes
from tablee.web.guard.slices import SLICE, Slices

OWN = [(b"cache-control", b"no-store"), (b"content-length", b"99")]
SHARED = [(b"cache-control", b"no-cache"), (b"content-length", b"99")]


class Reader:
    """The other end: notes what it was sent, and what was unread then."""

    def __init__(self, most: int = 10**6) -> None:
        self.unread = PendingBytes(most)
        self.heard: list[Message] = []
        self.waiting: list[int] = []
        self.is_cut = False

    async def cut(self) -> None:
        self.is_cut = True

    async def take(self, message: Message) -> None:
        self.heard.append(message)
        self.waiting.append(self.unread.bytes)

    def ask(self, headers: list[tuple[bytes, bytes]], *bodies: bytes) -> Reader:
        async def answer() -> None:
            send = Slices(self.take, self.unread, self.cut)
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            for number, body in enumerate(bodies, 1):
                more = number < len(bodies)
                await send({"type": "http.response.body", "body": body, "more_body": more})

        asyncio.run(answer())
        return self

    @property
    def bodies(self) -> list[bytes]:
        return [message["body"] for message in self.heard[1:]]


@pytest.mark.parametrize("size", [0, 1, SLICE, SLICE + 1, 5 * SLICE, 5 * SLICE + 7])
@pytest.mark.parametrize("headers", [OWN, SHARED])
def test_an_answer_is_whole_and_no_slice_is_large(headers: Any, size: int) -> None:
    body = bytes(number % 251 for number in range(size))
    heard = Reader().ask(headers, body)
    assert b"".join(heard.bodies) == body
    assert max(map(len, heard.bodies)) <= SLICE
    assert [message["more_body"] for message in heard.heard[1:]] == [
        *[True] * (len(heard.bodies) - 1),
        False,
    ]


def test_an_answer_in_several_bodies_ends_with_the_last() -> None:
    heard = Reader().ask(OWN, b"a" * (SLICE + 1), b"b", b"")
    assert b"".join(heard.bodies) == b"a" * (SLICE + 1) + b"b"
    assert [message["more_body"] for message in heard.heard[1:]] == [True, True, True, False]


def test_what_is_made_for_one_counts_until_its_last_slice() -> None:
    own, shared = Reader().ask(OWN, b"x" * 40_000), Reader().ask(SHARED, b"x" * 40_000)
    assert own.waiting == [40_000] * 4
    assert own.unread.bytes == 0
    assert shared.waiting == [0] * 4


def test_where_too_much_waits_an_answer_is_refused_with_a_code() -> None:
    heard = Reader(most=30_000).ask(OWN, b"x" * 40_000)
    assert heard.heard[0]["status"] == 503
    headers = dict(heard.heard[0]["headers"])
    assert headers[b"cache-control"] == b"no-store"
    assert headers[b"content-length"] == b"15"
    assert heard.bodies == [b'{"code":"busy"}']
    assert heard.unread.bytes == 0


def test_in_the_middle_of_an_answer_the_line_is_cut_and_nothing_more_is_sent() -> None:
    heard = Reader(most=30_000).ask(OWN, b"a" * 20_000, b"b" * 40_000, b"c")
    assert heard.is_cut
    assert set(b"".join(heard.bodies)) == {ord("a")}
    assert heard.unread.bytes == 0


def test_the_real_server_bounds_what_waits_for_one_address(start: Callable[..., Any]) -> None:
    server = start(outbox_bytes_per_address=20)
    refused = httpx.get(server.address + "/api/privacy")
    assert (refused.status_code, refused.json()) == (503, {"code": "busy"})
    assert httpx.get(server.address + "/api/games/tictactoe/faces.svg").status_code == 200
    assert server.complaints == []
