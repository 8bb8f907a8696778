"""Looks at the lobby: over HTTP, as a page that is told what changes, and as an outlet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tablee import wire
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore, Sheet
from tablee.web.guard.timed_coroutine import TimedCoroutine
from tablee.wire.edit import edited

SOCKET = f"/ws/lobby?wire={wire.WIRE}"
ANN, BOB = Guest("g-Ann", "Ann"), Guest("g-Bob", "Bob")


def lobby(site: Any, name: str) -> dict[str, list[dict[str, Any]]]:
    site.be(name)
    found = site.client.get("/api/lobby").json()
    return {part: found.get(part, []) for part in ("open", "mine", "finished")}


class Page:
    """What a page shows that is told what changes."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.lobby: dict[str, list[dict[str, Any]]] = {}

    def hear(self) -> dict[str, list[dict[str, Any]]]:
        told = self._socket.receive_json()
        if told.get("type") == "lobbychange":
            lists = {
                name: list(edited(old, told.get(name, ()))) for name, old in self.lobby.items()
            }
        else:
            lists = {name: told.get(name, []) for name in ("open", "mine", "finished")}
        self.lobby = lists
        return lists


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


class Ear:
    """An outlet that remembers."""

    address = ""

    def __init__(self) -> None:
        self.heard: list[wire.Lobby] = []
        self.paid = 0.0
        self.bye_code = ""

    def put(self, *texts: bytes) -> None:
        for text in texts:
            self.heard.append(self._shown(text))

    def _shown(self, text: bytes) -> wire.Lobby:
        if not self.heard:
            return msgspec.json.decode(text, type=wire.Lobby)
        old, change = self.heard[-1], msgspec.json.decode(text, type=wire.LobbyChange)
        lists = {
            name: edited(getattr(old, name), steps)
            for name in ("open", "mine", "finished")
            if (steps := getattr(change, name)) is not msgspec.UNSET
        }
        return msgspec.structs.replace(old, **lists)

    def bye(self, code: str, again: bool, address: str = "") -> None:
        self.bye_code = code

    async def ready(self) -> None:
        pass

    def pay(self, seconds: float) -> None:
        self.paid += seconds

    async def run(self, steps: Coroutine[Any, Any, None]) -> None:
        await TimedCoroutine(steps, self.pay)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.002)


class Counting(MemoryStore):
    """Counts how often lists are looked up."""

    looks = 0

    async def sheets(self, *asked: Any, **more: Any) -> list[Sheet]:
        self.looks += 1
        return await super().sheets(*asked, **more)


class Sack(Ear):
    """An outlet that stores the very bytes it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[bytes] = []

    def put(self, *texts: bytes) -> None:
        self.texts.extend(texts)
