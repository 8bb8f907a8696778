"""The real process as its operator has it: stopped under load, copied while open, proxied."""

from __future__ import annotations

import asyncio
import configparser
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
import msgspec
from click.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.cli.main import main
from tablee.cli.serve import serve_command

ROOT = Path(__file__).parents[2]
GAME = (0, 3, 1, 4, 8, 2, 6, 7, 5)
"""A drawn game, so that every move of it can be played."""


class Person:
    def __init__(self, address: str, name: str) -> None:
        answer = httpx.post(f"{address}/api/me", json={"name": name})
        self.cookie = {"cookie": f"tablee={answer.cookies['tablee']}"}


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["type"] in kinds:
            return message


async def ask(socket: ClientConnection, **request: Any) -> dict[str, Any]:
    with suppress(ConnectionClosed):  # what was said before it closed is still to be heard
        await socket.send(msgspec.json.encode({"request": 1, **request}).decode())
    return await heard(socket, "done", "refused", "bye")


async def play_until_told(server: Any, people: list[Person], played: dict[str, int]) -> str:
    """One table; its acknowledged moves are counted; says what the last message was."""
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    made = httpx.post(f"{server.address}/api/tables", json=wish, headers=people[0].cookie)
    table = made.json()["id"]
    paths = [connect(server.socket(table), additional_headers=one.cookie) for one in people]
    async with paths[0] as ann, paths[1] as bob:
        assert (await ask(bob, type="sit", seat=1))["type"] == "done"
        assert (await ask(ann, type="begin"))["type"] == "done"
        for turn, cell in enumerate(GAME):
            answer = await ask((ann, bob)[turn % 2], type="play", move=f"mark {cell}")
            if answer["type"] == "bye":
                return str(answer["code"])
            assert answer["type"] == "done"
            played[table] = turn + 1
            if turn == 3 and len(played) == 6 and min(played.values()) >= 2:
                server.process.terminate()
            await asyncio.sleep(0.1)  # the server looks for signals ten times a second
    return "played out"


def test_a_house_that_is_told_to_stop_tells_everybody_and_loses_nothing(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start()
    people = [Person(server.address, name) for name in ("Ann", "Bob")]
    played: dict[str, int] = {}

    async def evening() -> list[str]:
        tables = (play_until_told(server, people, played) for _ in range(6))
        return list(await asyncio.gather(*tables))

    ended = asyncio.run(evening())
    assert server.stop() in (0, -15)
    assert set(ended) <= {"closing", "played out"}
    assert "closing" in ended
    with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as kept:
        for table, moves in played.items():
            (count,) = kept.execute(
                "select count(*) from rows where sheet = ?", (table,)
            ).fetchone()
            assert count >= moves


def test_a_backup_is_made_while_the_house_is_open(
    start: Callable[..., Any], tmp_path: Path
) -> None:
    server = start()
    ann = Person(server.address, "Ann")
    wish = {"game": "tictactoe", "chairs": ["me", "beginner"], "begin": True}
    for _ in range(5):
        httpx.post(f"{server.address}/api/tables", json=wish, headers=ann.cookie)
    copy = tmp_path / "copy.db"
    told = CliRunner().invoke(main, ["backup", str(copy), "--data", str(tmp_path / "data")])
    assert told.exit_code == 0, told.output
    assert "5 tables" in told.output
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_what_is_kept_is_for_its_owner_alone(start: Callable[..., Any], tmp_path: Path) -> None:
    server = start()
    wish = {"game": "tictactoe", "chairs": ["me", "open"]}
    heads = Person(server.address, "Ann").cookie
    assert httpx.post(f"{server.address}/api/tables", json=wish, headers=heads).status_code < 300
    kept = sorted(file for file in (tmp_path / "data").iterdir() if file.is_file())
    assert {file.name for file in kept} >= {"key", "tables.db", "tables.db-wal"}
    assert {file.stat().st_mode & 0o777 for file in kept} == {0o600}


SETTINGS = """
from tablee.house.limits import Limits
from tablee.web.serve import run
limits = Limits(requests_a_second=1e-9, requests_at_once=1)
tell = lambda address: print(address, flush=True)
run(port=0, data={data!r}, limits=limits, announce=tell, proxies={proxies!r}, log_level="info")
"""


def answers_behind(proxies: str, data: Path) -> tuple[list[int], str, str]:
    """Two people name themselves through one proxy: how each is answered, the cookie, the log."""
    code = SETTINGS.format(data=str(data), proxies=proxies)
    command = [sys.executable, "-c", code]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        answers = []
        for number in (1, 2):
            heads = {"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "https"}
            answers.append(httpx.post(f"{address}/api/me", json={"name": "A"}, headers=heads))
        server.terminate()
        _, log = server.communicate(timeout=30)
    cookie = answers[0].headers["set-cookie"].lower()
    return [answer.status_code for answer in answers], cookie, log


def test_a_proxy_is_believed_only_where_that_was_said(tmp_path: Path) -> None:
    statuses, cookie, log = answers_behind("127.0.0.1", tmp_path / "one")
    assert statuses == [200, 200]
    assert "secure" in cookie
    events = [msgspec.json.decode(line)["event"] for line in log.splitlines()]
    busy = "the event loop was held up"  # by a machine that has other work
    assert [event for event in events if event != busy] == ["open", "closing", "closed"]
    statuses, cookie, _ = answers_behind("", tmp_path / "two")
    assert statuses == [200, 429]  # all come from the proxy's address
    assert "secure" not in cookie


def test_sighup_ends_no_single_process(start: Callable[..., Any]) -> None:
    """As `systemctl reload` sends it."""
    server = start()
    for _ in range(2):
        server.process.send_signal(signal.SIGHUP)
        assert httpx.get(f"{server.address}/healthz").status_code == 200
    assert server.complaints == []
    assert server.stop() == -signal.SIGTERM


def test_the_figures_tell_the_build_the_store_and_the_disk(start: Callable[..., Any]) -> None:
    server = start()
    told = httpx.get(f"{server.address}/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#")
    assert float(figures["tablee_store_bytes"]) > 10_000
    assert float(figures["tablee_free_bytes"]) > 0
    assert f'tablee_build_info{{version="{version("tablee")}"}}' in figures


# --- deploy/ -------------------------------------------------------------------------------------


def test_the_unit_speaks_of_settings_that_exist() -> None:
    known = {str(p.envvar) for p in serve_command.params}
    files = [ROOT / "deploy" / name for name in ("tablee.service", "Containerfile")]
    for file in files:
        named = set(re.findall(r"\bTABLEE_[A-Z_]+\b", file.read_text("utf-8"))) - {"TABLEE_NAME"}
        assert named
        assert named <= known


def test_the_unit_is_hardened() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy/tablee.service", "utf-8")
    service = unit["Service"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["KillSignal"] == "SIGTERM"
    assert {"MemoryHigh", "MemoryMax", "TasksMax", "LimitNOFILE"} <= service.keys()


def test_proxies_pass_sockets_on_and_hide_the_figures() -> None:
    nginx = (ROOT / "deploy/nginx.conf").read_text("utf-8")
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    assert "proxy_set_header Host $http_host;" in nginx
    assert nginx.count("{") == nginx.count("}")
    for text in (nginx, (ROOT / "deploy/Caddyfile").read_text("utf-8")):
        assert "/metrics" in text


def test_the_container_does_not_run_as_root_and_is_asked_how_it_is() -> None:
    text = (ROOT / "deploy/Containerfile").read_text("utf-8")
    assert re.search(r"^USER (?!0|root)", text, re.MULTILINE)
    assert "HEALTHCHECK" in text
    assert "/healthz" in text
