"""Messages that are held back keep their order, and go to nobody who has left."""

from __future__ import annotations

import asyncio

from tablee.house.tables.delayed_send import Held

PATIENCE_SECONDS = 20


class Ear:
    """An outlet that remembers."""

    address = ""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.heard_last = asyncio.Event()

    def put(self, *texts: bytes) -> None:
        self.heard.extend(texts)
        if b"last" in texts:
            self.heard_last.set()

    def bye(self, code: str, again: bool, address: str = "") -> None:
        """Nobody is sent away here."""


def test_what_need_not_wait_is_sent_at_once() -> None:
    ear = Ear()
    Held().put("ann", ear, [b"one", b"two"])
    assert ear.heard == [b"one", b"two"]


def test_what_is_held_back_leaves_later_and_nothing_overtakes_it() -> None:
    async def script() -> tuple[list[bytes], list[bytes]]:
        ear, held = Ear(), Held()
        held.put("ann", ear, [b"first"], 40)
        held.put("ann", ear, [b"second"], 5)
        held.put("ann", ear, [b"third"])
        held.put("ann", ear, [b"last"], 60)
        at_once = list(ear.heard)
        await asyncio.wait_for(ear.heard_last.wait(), PATIENCE_SECONDS)
        held.put("ann", ear, [b"free again"])
        return at_once, ear.heard

    at_once, at_last = asyncio.run(script())
    assert at_once == []
    assert at_last == [b"first", b"second", b"third", b"last", b"free again"]


def test_one_viewer_does_not_wait_for_another() -> None:
    async def script() -> list[bytes]:
        ann, bob, held = Ear(), Ear(), Held()
        held.put("ann", ann, [b"later"], 1_000)
        held.put("bob", bob, [b"now"])
        held.forget("ann")
        return bob.heard

    assert asyncio.run(script()) == [b"now"]


def test_who_has_left_is_sent_nothing_more() -> None:
    async def script() -> list[bytes]:
        ann, bob, held = Ear(), Ear(), Held()
        held.put("ann", ann, [b"never"], 1)
        held.forget("ann")
        held.put("bob", bob, [b"last"], 20)
        await asyncio.wait_for(bob.heard_last.wait(), PATIENCE_SECONDS)
        return ann.heard

    assert asyncio.run(script()) == []
