"""What waits for the task of a line leaves in the order in which it came."""

from __future__ import annotations

import asyncio

from tablee.web.socket.inbox import Inbox


def test_what_came_first_leaves_first() -> None:
    async def script() -> list[str]:
        inbox = Inbox()
        inbox.put_nowait("one")
        inbox.put_nowait("two")
        return [await inbox.get(), await inbox.get()]

    assert asyncio.run(script()) == ["one", "two"]


def test_who_asks_too_early_waits_and_hears_everything() -> None:
    async def script() -> list[str]:
        inbox = Inbox()

        async def take() -> list[str]:
            return [await inbox.get() for _ in range(3)]

        taking = asyncio.create_task(take())
        await asyncio.sleep(0)
        assert inbox.empty()
        inbox.put_nowait("one")
        inbox.put_nowait("two")
        await asyncio.sleep(0)
        inbox.put_nowait("three")
        return await asyncio.wait_for(taking, 30)

    assert asyncio.run(script()) == ["one", "two", "three"]


def test_who_gave_up_takes_nothing_away() -> None:
    async def script() -> str:
        inbox = Inbox()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        inbox.put_nowait("one")
        return await asyncio.wait_for(inbox.get(), 30)

    assert asyncio.run(script()) == "one"
