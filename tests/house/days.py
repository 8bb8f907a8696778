"""A house whose wall clock a test moves, and a game of tic-tac-toe that has begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from house.ear import enter
from house.running import ANN, BOB, until
from sheets import new_table as wanted
from tablee import wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.store import MemoryStore
from tablee.store.contract.tables import Pace

A_DAY = 24 * 3600
SLOW = Pace(per_move=A_DAY, days=True)


class Wall:
    """Wall-clock seconds that a test moves."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


def run(script: Callable[[House, Any, Wall], Awaitable[None]], **limits: Any) -> None:
    async def go() -> None:
        wall = Wall()
        store = MemoryStore()
        house = House(store, Limits(**limits), wall)
        await script(house, store, wall)
        await house.close()

    asyncio.run(go())


async def begun(house: House, *chairs: str, **fields: Any) -> Any:
    """Ann sits first and has begun; Bob has the open chair."""
    wish = wanted("tictactoe", *chairs, **fields)
    table = await house.open((await house.create(wish, ANN)).id)
    ann = enter(table, "a", ANN)
    bob = enter(table, "b", BOB) if "open" in chairs else None
    if bob:
        table.ask("b", wire.Sit(1, chairs.index("open"), fields.get("word", "")))
        await until(lambda: "done" in bob.kinds())
    table.ask("a", wire.Begin(2))
    await table.settled()
    for viewer in "ab" if bob else "a":
        table.ask(viewer, wire.Hello())
    return table, ann, bob
