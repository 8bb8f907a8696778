"""Two processes could share a file until 0.2. Their folders and their settings still work.

`two-processes.tar.gz` is a folder of two such processes after `kill -9` of all. Nearly everything
is in its write-ahead log. `told.json` says which moves were acknowledged, table by table.
"""

from __future__ import annotations

import asyncio
import socket
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from store.written import WRITTEN
from tablee.cli.main import main
from web.many import Game, Many, Visitor


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As it was left: the socket of the parent is there, and nobody answers at it."""
    data = tmp_path / "data"
    with tarfile.open(WRITTEN / "two-processes.tar.gz") as packed:
        packed.extractall(data, filter="data")
    monkeypatch.chdir(data)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as left_over:
        left_over.bind("houses.sock")
    return data


@pytest.fixture(params=["option", "variable"])
def server(
    request: pytest.FixtureRequest, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Many]:
    """Started as it was for two processes."""
    monkeypatch.setenv("TABLEE_WORKERS", "2")
    started = Many(folder, "", 2 if request.param == "option" else None)
    yield started
    started.stop()


def test_one_process_serves_it_and_says_so_once(server: Many) -> None:
    assert server.workers() == []
    lines = [msgspec.json.decode(line) for line in server.log.read_text().splitlines()]
    told = [line for line in lines if "tablee move-store" in line["event"]]
    assert [(line["level"], line["workers"]) for line in told] == [("warning", 2)]
    assert all("tables.layout-5.db" in line["event"] for line in lines if line not in told)


def test_every_acknowledged_move_is_there_and_the_games_go_on(server: Many, folder: Path) -> None:
    told: dict[str, Any] = msgspec.json.decode((folder / "told.json").read_bytes())
    ann, bob = (Visitor(server.address, name, told["passphrase"]) for name in ("Ann", "Bob"))

    async def play(table: str, cells: list[int]) -> None:
        game = Game(ann, bob, table=table)
        game.done = dict(enumerate(cells, 1))
        await game.play()  # looks for them first
        assert len(game.done) == 9

    for table, cells in told["acknowledged"].items():
        asyncio.run(play(table, cells))
    check = CliRunner().invoke(main, ["check-store", "--data", str(folder)])
    assert "are sound" in check.output
