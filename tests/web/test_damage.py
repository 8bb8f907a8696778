"""One damaged table on the disk of a real server: everybody else notices nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from web.players import Person, at, heard

BODY = "update sheets set body = '{' where id = ?"
MOVE = "update sheets set body = replace(body, 'tictactoe', 'tictactoc') where id = ?"


@pytest.mark.parametrize("damage", [BODY, MOVE])
def test_a_damaged_table_closes_no_lobby(
    damage: str, start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start()
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    bad, good = ann.table(), ann.table()
    server.kill()
    with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as disk, disk:
        assert disk.execute(damage, (bad,)).rowcount == 1
    server = start()
    for person in (ann, bob):
        assert httpx.get(f"{server.address}/api/lobby", headers=person.cookie).status_code == 200
    mine = httpx.get(f"{server.address}/api/lobby", headers=ann.cookie).json()["mine"]
    assert [card["id"] for card in mine] == [good]
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    made = httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie)
    assert made.status_code == 201
    answer = httpx.get(f"{server.address}/api/tables/{bad}")
    assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
    assert "tablee_tables_damaged 1.0" in httpx.get(f"{server.address}/metrics").text

    async def look(table: str) -> dict[str, Any]:
        async with at(server, table, ann) as socket:
            return await heard(socket, "bye", "seating")

    told = asyncio.run(look(bad))
    assert (told["type"], told["code"]) == ("bye", "damaged")
    assert asyncio.run(look(good))["type"] == "seating"
