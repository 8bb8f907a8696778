"""Processes that listen to each other, and what they are told about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from tablee.store import Person
from tablee.store.contract.cluster import LOOK, Cluster
from tablee.store.contract.people import Device

SECONDS = 60
Heard = list[tuple[str, Any]]
"""Subjects, and what was said of each."""


def person(name: str, hidden: str = "hash") -> Person:
    return Person(f"g-{name}", name, hidden)


def device(id: str, guest: str) -> Device:
    return Device(id, guest, 1, 1, 1)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


async def ears(*processes: Cluster) -> list[Heard]:
    """What each hears from now on, after the first look that all are told to take."""
    heard: list[Heard] = [[] for _ in processes]
    for cluster, mine in zip(processes, heard, strict=True):
        cluster.listen(partial(_note, mine))
    await until(lambda: all(mine == [(LOOK, None)] for mine in heard))
    for mine in heard:
        mine.clear()
    return heard


def _note(heard: Heard, subject: str, body: Any) -> None:
    heard.append((subject, body))
