"""A room for strangers on a clock that the test turns, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

import msgspec

from tablee import wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.meeting.strangers import Strangers
from tablee.house.meeting.waiting_line import WaitingLine
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore

P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that awaits."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Ringing:
    """An alarm that has not rung."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call = at, call
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class Ear:
    """One page that waits: an outlet."""

    def __init__(self, room: Room, name: str, address: str) -> None:
        self.address, self.name = address, name
        self.heard: list[dict[str, Any]] = []
        self.is_open = True
        self._room = room
        self.line: WaitingLine = room.strangers.line(Guest(f"g-{name}", name))
        self.line.enter(name, self.line.guest.id, name, self)

    def put(self, *texts: bytes) -> None:
        self.heard += [msgspec.json.decode(text) for text in texts]

    def bye(self, code: str, again: bool, address: str = "") -> None:
        self.heard.append({"type": "bye", "code": code, "again": again})
        self.is_open = False

    @property
    def last(self) -> dict[str, Any]:
        return self.heard[-1]

    async def seek(self, *games: str) -> None:
        self.line.ask(self.name, wire.Seek(1, games))
        await self._room.strangers.settled()

    async def answer(self, comes: bool = True) -> None:
        call = next(one["call"] for one in reversed(self.heard) if one["type"] == "called")
        self.line.ask(self.name, wire.Come(2, call, comes))
        await self._room.strangers.settled()

    def vanish(self) -> None:
        self.is_open = False
        self.line.leave(self.name)


class Room:
    """`wait` turns the clock; what is due then happens in its order."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.now = 1_000.0
        self._alarms: list[Ringing] = []
        self.house = House(MemoryStore(), limits, wall=lambda: self.now)
        clock = lambda: self.now  # noqa: E731
        self.strangers = Strangers(self.house, clock, self._later)

    def _later(self, wait: float, call: Callable[[], None]) -> Ringing:
        self._alarms.append(Ringing(self.now + wait, call))
        return self._alarms[-1]

    def come(self, name: str, address: str = "") -> Ear:
        return Ear(self, name, address or f"at {name}")

    async def wait(self, seconds: float = 0.1) -> None:
        until = self.now + seconds
        while due := [one for one in self._alarms if one.at <= until and not one.is_off]:
            first = min(due, key=lambda one: one.at)
            self._alarms.remove(first)
            self.now = max(self.now, first.at)
            first.call()
            await self.strangers.settled()
        self.now = until

    async def meet(self, *names: str, game: str = "tictactoe") -> list[Ear]:
        """These come, ask for a game, and are called."""
        ears = [self.come(name) for name in names]
        for ear in ears:
            await ear.seek(game)
        await self.wait()
        assert [ear.last["type"] for ear in ears] == ["called"] * len(ears)
        return ears
