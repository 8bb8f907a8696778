"""A disk that is full, locked by another program or damaged: 503 and a word for it, everywhere."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from tablee.cli.main import main
from web.players import Person

FULL = """
import resource, sys
from tablee.web.serve import run

def tell(address):
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    print(address, flush=True)

run(port=0, data=sys.argv[1], announce=tell)
"""
"""From the moment it is open, no file may grow beyond a page."""
OLDER = Path(__file__).parents[1] / "store" / "layouts" / "4"
ACCOUNT = {"name": "Cid", "passphrase": "correct horse"}
TABLE = {"game": "tictactoe", "chairs": ["me", "open"]}


@pytest.fixture
def full(tmp_path: Path) -> Iterator[str]:
    """The address of a server whose disk takes nothing any more."""
    command = [sys.executable, "-c", FULL, str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.kill()


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def attack(address: str, cookie: dict[str, str]) -> list[tuple[int, str]]:
    """Everything that writes."""
    return [
        told(httpx.post(f"{address}/api/account", json=ACCOUNT)),
        told(httpx.post(f"{address}/api/tables", json=TABLE, headers=cookie)),
    ]


def test_a_full_disk_is_said_by_health_and_by_every_request(full: str) -> None:
    ann = Person(full, "Ann")  # a name alone is stored in a cookie
    assert attack(full, ann.cookie) == [(503, "not_kept")] * 2
    answer = httpx.get(f"{full}/healthz")
    assert told(answer) == (503, "store_unwell")
    assert answer.json()["details"]["why"] in ("disk_full", "disk_fails")
    assert httpx.get(f"{full}/api/lobby", headers=ann.cookie).status_code == 200


def test_a_foreign_lock_is_refused_soon_and_said(start: Callable[..., Any], tmp_path: Path) -> None:
    server = start()
    ann = Person(server.address, "Ann")
    with closing(sqlite3.connect(tmp_path / "data" / "tables.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        assert attack(server.address, ann.cookie) == [(503, "not_kept")] * 2
        answer = httpx.get(f"{server.address}/healthz")
        assert (answer.status_code, answer.json()["details"]) == (503, {"why": "in_use"})
        other.execute("rollback")
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    answers = attack(server.address, ann.cookie)
    assert [status for status, _ in answers] == [201, 201]


def test_a_damaged_file_is_said_by_health(start: Callable[..., Any], tmp_path: Path) -> None:
    server = start()
    ann = Person(server.address, "Ann")
    ann.table()
    server.stop()
    server = start()
    file = tmp_path / "data" / "tables.db"
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))
    answer = httpx.get(f"{server.address}/healthz")
    assert (answer.status_code, answer.json()["details"]) == (503, {"why": "damaged"})
    for status, code in attack(server.address, ann.cookie):
        assert status == 503
        assert code in ("not_kept", "store_unwell")
    answer = httpx.get(f"{server.address}/api/lobby", headers=ann.cookie)
    assert told(answer) == (503, "store_unwell")


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """A folder of the layout before on a disk that nobody can write."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=20m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount).returncode:
        pytest.skip("only root can make such a disk")
    try:
        for name in ("key", "tables.db"):
            shutil.copy(OLDER / name, folder)
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_read_only_disk_is_refused_by_the_server_and_read_by_check_and_backup(
    read_only: Path, tmp_path: Path
) -> None:
    def tablee(*words: str) -> tuple[int, str]:
        told = CliRunner().invoke(main, [*words, "--data", str(read_only)])
        return told.exit_code, told.output

    code, told = tablee("serve", "--port", "0")
    assert (code != 0, "Read-only file system" in told) == (True, True)
    assert tablee("check-store")[0] == 0
    assert tablee("backup", str(tmp_path / "copy.db"))[0] == 0
