"""Old games are computed by a process of their own, which ends with the server."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from web.players import Person
from web.raw import dial

RECORDS = Path(__file__).parents[1] / "golden" / "logs"
SHORT = Path(__file__).parents[2] / "examples" / "records" / "switch.jsonl"
ASK = "GET /api/tables/{table}/replay?eyes=-3 HTTP/1.1\r\nhost: localhost\r\n\r\n"
LONG = max(RECORDS.glob("*/*/*.jsonl"), key=lambda path: path.stat().st_size)

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")


def children(process: int) -> list[int]:
    """Of this process, by what the system says."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == process and state != "Z":
            found.append(int(stat.parent.name))
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def is_soon(wanted: Callable[[], bool]) -> bool:
    for _ in range(600):
        if wanted():
            return True
        time.sleep(0.1)
    return False


def helper_of(server: Any) -> int:
    """The child that gives way to the server; another one belongs to multiprocessing itself."""
    nice = [child for child in children(server.process.pid) if os.getpriority(0, child) >= 10]
    assert len(nice) == 1
    return nice[0]


def imported(server: Any, person: Person, record: Path) -> str:
    answer = httpx.post(
        server.address + "/api/records",
        content=record.read_bytes(),
        headers=person.cookie,
        timeout=120,
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def replay(server: Any, table: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api/tables/{table}/replay", timeout=120)


def test_a_helper_that_was_killed_is_started_again(start: Callable[..., Any]) -> None:
    server = start()
    assert children(server.process.pid) == []
    table = imported(server, Person(server.address, "Ann"), SHORT)
    before = replay(server, table)
    helper = helper_of(server)
    os.kill(helper, signal.SIGKILL)
    assert is_soon(lambda: not is_running(helper))
    assert is_soon(lambda: replay(server, table).status_code == 200)
    assert replay(server, table).content == before.content
    assert helper_of(server) != helper
    assert server.complaints == []


@pytest.mark.parametrize("way", ["kill", "stop"])
def test_the_helper_ends_with_its_server_even_at_work(start: Callable[..., Any], way: str) -> None:
    server = start()
    table = imported(server, Person(server.address, "Ann"), LONG)
    helper = helper_of(server)
    with dial(server.address) as line:
        line.sendall(ASK.format(table=table).encode())  # seconds of work
        assert httpx.get(server.address + "/healthz").status_code == 200
        getattr(server, way)()
    assert is_soon(lambda: not is_running(helper))


def test_a_reported_game_is_written_down_by_the_helper(start: Callable[..., Any]) -> None:
    server = start()
    ann = Person(server.address, "Ann")
    table = imported(server, ann, SHORT)
    told = {"text": "It ends too soon.", "table": table}
    answer = httpx.post(server.address + "/api/reports", json=told, headers=ann.cookie, timeout=60)
    assert (answer.status_code, answer.json()) == (201, {"attached": True})
    assert helper_of(server)
    assert server.complaints == []
