"""Two servers on one folder: the second says so in one sentence, and the first goes on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from click.testing import CliRunner

from tablee.cli.main import main
from web.players import Person


def second(data: Path) -> subprocess.CompletedProcess[str]:
    asked = ["serve", "--port", "0", "--data", str(data)]
    code = f"from tablee.cli.main import main; main({asked!r})"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )


def test_the_second_server_on_a_folder_says_so_and_ends(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start()
    ann = Person(server.address, "Ann")
    table = ann.table()
    before = {file.name for file in (tmp_path / "data").iterdir()}
    told = second(tmp_path / "data")
    assert told.returncode == 2
    assert f"is in use by another Tablée (process {server.process.pid})" in told.stderr
    assert "Traceback" not in told.stderr
    assert {file.name for file in (tmp_path / "data").iterdir()} == before
    mine = httpx.get(f"{server.address}/api/lobby", headers=ann.cookie).json()["mine"]
    assert [card["id"] for card in mine] == [table]


def test_a_killed_server_does_not_keep_the_next_one_out(start: Callable[..., Any]) -> None:
    server = start()
    ann = Person(server.address, "Ann")
    table = ann.table()
    server.kill()
    again = start()
    assert httpx.get(f"{again.address}/api/tables/{table}").status_code == 200


def test_a_backup_is_made_beside_a_running_server(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start()
    Person(server.address, "Ann").table()
    asked = ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "data")]
    assert CliRunner().invoke(main, asked).exit_code == 0
