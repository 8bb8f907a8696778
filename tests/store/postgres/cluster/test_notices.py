"""Notices between processes end when they are told to, whatever was to be said just then."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.store.postgres.cluster.notices import Notices
from tablee.store.postgres.session import Timeouts


class Line:
    """A connection to a database that takes everything and says nothing."""

    def add_termination_listener(self, call: Any) -> None: ...

    async def add_listener(self, channel: str, hear: Any) -> None: ...

    async def execute(self, *said: str) -> None: ...

    def is_closed(self) -> bool:
        return False


@pytest.mark.parametrize("turns", range(6))
def test_whoever_is_told_to_end_just_after_a_notice_ends(turns: int) -> None:
    """However many turns of the event loop lie between: none may lose the word to end."""

    async def script() -> bool:
        notices = Notices("", Timeouts(), lambda: 1)
        speaking = asyncio.ensure_future(notices._speak(Line()))
        await asyncio.sleep(0.01)
        notices._wake.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        speaking.cancel()
        await asyncio.wait([speaking], timeout=30)
        return speaking.cancelled()

    assert asyncio.run(script())
