"""Somebody who looks at a table, in place of a connection. Told goodbye, they leave."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.house.people.guest import NOBODY, Guest
from tablee.house.tables.open_table import OpenTable


class Ear:
    """An outlet that remembers."""

    def __init__(self, leave: Callable[[], None], address: str = "") -> None:
        self.address = address
        self.heard: list[dict[str, Any]] = []
        self.byes: list[tuple[str, bool]] = []
        self._leave = leave

    @property
    def bye_code(self) -> str:
        return self.byes[-1][0] if self.byes else ""

    def put(self, *texts: bytes) -> None:
        self.heard.extend(map(msgspec.json.decode, texts))

    def bye(self, code: str, again: bool, address: str = "") -> None:
        """As a connection does, it leaves a moment later: a house that closes waits for it."""
        self.byes.append((code, again))
        asyncio.get_running_loop().call_soon(self._leave)

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]


def enter(live: OpenTable, viewer: str, guest: Guest = NOBODY, address: str = "") -> Ear:
    """Lets somebody look at a table."""
    ear = Ear(lambda: live.leave(viewer), address)
    live.enter(viewer, guest.id, guest.name, ear)
    return ear
