"""The lobby of one guest is looked up once for all of their pages, and they pay for it."""

from __future__ import annotations

import asyncio

import pytest

from house.lobby.looking import ANN, Counting, Ear, until
from sheets import new_table as wanted
from tablee.house.house import House
from tablee.house.lobby import lobby as lobbies
from tablee.house.lobby.lobby import Lobby
from tablee.store import MemoryStore


def test_own_tables_are_looked_up_once_for_all_pages_of_a_guest() -> None:
    async def script() -> None:
        store = Counting()
        house = House(store)
        hall = Lobby(house)
        made = await house.create(wanted("tictactoe", "me", "open"), ANN)
        ears = [Ear() for _ in range(40)]
        visits = [hall.visit(ANN) for _ in ears]
        for number, visit in enumerate(visits):
            visit.enter(f"v{number}", ANN.id, ANN.name, ears[number])
        await until(lambda: all(ear.heard for ear in ears))
        assert store.looks <= 2 + 2 + 3  # to make the table, for everybody, and for Ann
        before = store.looks
        await house.rename(made.id, ANN.id, ANN.id, "Anna")
        await until(lambda: all(ear.heard[-1].mine[0].host == "Anna" for ear in ears))
        assert store.looks - before <= 2 + 2 * 3
        for number, visit in enumerate(visits):
            visit.leave(f"v{number}")
        await house.close()

    asyncio.run(script())


def test_who_looks_pays_for_reading_their_own_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "SHEET_SECONDS", 1_000.0)

    async def script() -> None:
        house = House(MemoryStore())
        hall, ear = Lobby(house), Ear()
        for _ in range(3):
            await house.create(wanted("tictactoe", "me", "open"), ANN)
        visit = hall.visit(ANN)
        visit.enter("v", ANN.id, ANN.name, ear)
        await until(lambda: bool(ear.heard))
        assert 3_000 <= ear.paid < 3_100
        visit.leave("v")
        await house.close()

    asyncio.run(script())
