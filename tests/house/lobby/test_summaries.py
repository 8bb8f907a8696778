"""Whose move it is at tables that nobody has open."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from house.lobby.looking import ANN
from tablee import wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.lobby import summaries, summary
from tablee.house.lobby.lobby import Lobby
from tablee.store import MemoryStore


def test_whose_move_it_is_at_a_sleeping_table_is_found_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    retraced: list[str] = []
    retrace = summary.retrace

    def counted(sheet: Any, rows: Any) -> Any:
        retraced.append(sheet.id)
        return retrace(sheet, rows)

    monkeypatch.setattr(summaries, "retrace", counted)

    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        wish = wire.NewTable("tictactoe", ("me", "beginner"), begin=True)
        tables = [(await house.create(wish, ANN)).id for _ in range(3)]
        await house.close()
        hall = Lobby(House(store, Limits(retraced=2)))  # after a restart nobody is at the tables
        marks = [sum(one.your_move for one in (await hall.view(ANN)).mine) for _ in range(3)]
        assert marks == [2, 3, 3]  # a few at a time, then all of them by heart
        assert sorted(retraced) == sorted(tables)

    asyncio.run(script())
