"""The drill: back up under load, restore elsewhere, and everything opens there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tablee.cli.main import main
from web.conftest import Server
from web.players import WIDE, Person, cells_taken, finish, play_until_cut, played

TABLES = 10
PASSPHRASE = "correct horse"


def tablee(*words: str) -> str:
    told = CliRunner().invoke(main, words)
    assert told.exit_code == 0, told.output
    return told.output


def test_a_backup_made_under_load_opens_elsewhere(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start(**WIDE)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    account = {"name": "Cid", "passphrase": PASSPHRASE}
    assert httpx.post(f"{server.address}/api/account", json=account).status_code == 201
    tables = {ann.table(): list[int]() for _ in range(TABLES)}
    before: dict[str, int] = {}

    async def evening() -> None:
        games = [
            asyncio.create_task(play_until_cut(server, table, ann, bob, done))
            for table, done in tables.items()
        ]
        await played(tables, 30, games)
        before.update({table: len(done) for table, done in tables.items()})
        copy = str(tmp_path / "copy.db")
        await asyncio.to_thread(tablee, "backup", copy, "--data", str(tmp_path / "data"))
        server.kill()
        told = await asyncio.gather(*games, return_exceptions=True)
        cut = (ConnectionClosed, OSError)
        assert all(fault is None or isinstance(fault, cut) for fault in told)

    asyncio.run(evening())
    new = tmp_path / "elsewhere"
    assert f"{TABLES} tables" in tablee("restore", str(tmp_path / "copy.db"), "--data", str(new))
    tablee("check-store", "--data", str(new))
    again = Server(new)
    try:
        for table, moves in before.items():
            taken = asyncio.run(cells_taken(again, table, ann))  # with the cookie of before
            assert len(taken) >= moves
            if len(taken) < 9:
                assert asyncio.run(finish(again, table, ann, bob, len(taken))) == "done"
            answer = httpx.get(f"{again.address}/api/tables/{table}/verify", headers=ann.cookie)
            assert answer.json()["ok"]
        login = httpx.post(f"{again.address}/api/account/login", json=account)
        assert login.status_code == 200
    finally:
        again.kill()


def test_a_folder_in_use_is_not_restored_and_its_games_go_on(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start(**WIDE)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    tables = {ann.table(): list[int]() for _ in range(4)}
    data, copy = str(tmp_path / "data"), str(tmp_path / "copy.db")

    async def evening() -> None:
        games = [
            asyncio.create_task(play_until_cut(server, table, ann, bob, done))
            for table, done in tables.items()
        ]
        await played(tables, 8, games)
        await asyncio.to_thread(tablee, "backup", copy, "--data", data)
        words = ("restore", copy, "--data", data)
        told = await asyncio.to_thread(CliRunner().invoke, main, words)
        assert told.exit_code != 0
        assert "in use" in told.output
        await played(tables, 20, games)
        server.kill()
        await asyncio.gather(*games, return_exceptions=True)

    asyncio.run(evening())
    again = start()
    for table, done in tables.items():
        assert len(asyncio.run(cells_taken(again, table, ann))) >= len(done)
