"""`tablee serve --workers`: one parent, several processes, one database."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

import postgres
from tablee.cli.main import main
from tablee.store.address import list_processes
from web.comers import comers, until_answered
from web.many import Game, Many, Visitor

SECONDS = 120


@pytest.fixture
def database(postgres_server: postgres.Server) -> postgres.Server:
    return postgres_server


@contextmanager
def many(tmp_path: Path, store: str, workers: int = 2, **more: Any) -> Iterator[Many]:
    started = Many(tmp_path / "data", store, workers, **more)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.stop()


def alive(database: postgres.Server, url: str) -> list[str]:
    told = database.sql("select house from houses where closed is null order by 1", url=url)
    return told.split()


def until_alive(database: postgres.Server, url: str, others_than: list[str], count: int) -> None:
    """So many processes are open, and none of those from before."""
    for _ in range(SECONDS * 10):
        now = alive(database, url)
        if len(now) == count and not set(now) & set(others_than):
            return
        time.sleep(0.1)
    raise AssertionError(f"still {alive(database, url)}")


def ports_once_all_serve(url: str) -> list[int]:
    """Of each process its own: it is in the database a moment before it has said it."""
    for _ in range(SECONDS * 10):
        ports = [one.port for one in asyncio.run(list_processes(url))]
        if all(ports):
            return ports
        time.sleep(0.1)
    raise AssertionError("one of them has not said its port")


def play(address: str) -> None:
    async def go() -> None:
        ann, bob = Visitor(address, "Ann"), Visitor(address, "Bob")
        await asyncio.gather(*(Game(ann, bob).play() for _ in range(6)))

    asyncio.run(go())


def test_games_are_played_at_all_of_them_and_the_page_may_follow(
    database: postgres.Server, tmp_path: Path
) -> None:
    url = database.new_database()
    with many(tmp_path, url) as parent:
        play(parent.address)
        page = httpx.get(parent.address, headers={"accept": "text/html"}, timeout=SECONDS)
        ports = database.sql("select address from houses order by 1", url=url).split()
        for port in ports:
            assert f"ws://localhost{port}" in page.headers["content-security-policy"]
        assert len(ports) == 2
    assert parent.process.returncode == 0
    assert alive(database, url) == []


def test_one_that_dies_is_closed_at_once_and_started_again(
    database: postgres.Server, tmp_path: Path
) -> None:
    url = database.new_database()
    with many(tmp_path, url) as parent:
        before = alive(database, url)
        for worker in parent.workers():
            os.kill(worker, signal.SIGKILL)
        until_alive(database, url, before, 2)
        play(parent.address)


def test_sighup_replaces_all_of_them_one_by_one(database: postgres.Server, tmp_path: Path) -> None:
    url = database.new_database()
    with many(tmp_path, url) as parent:
        before = alive(database, url)
        parent.process.send_signal(signal.SIGHUP)
        until_alive(database, url, before, 2)
        play(parent.address)
        assert "a process ended" not in parent.log.read_text("utf-8"), "it was asked for"


def test_all_of_them_have_the_library_of_the_folder_or_the_last_that_was_right(
    database: postgres.Server, tmp_path: Path
) -> None:
    url = database.new_database()
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "library.toml"
    file.write_text('name = "First"')
    with many(tmp_path, url) as parent:
        for text, name in (('name = "Second"', "Second"), ("nmae = 3", "Second")):
            before = alive(database, url)
            file.write_text(text)
            parent.process.send_signal(signal.SIGHUP)
            until_alive(database, url, before, 2)
            for port in ports_once_all_serve(url):
                told = httpx.get(f"http://127.0.0.1:{port}/api/library").json()
                assert told["name"]["en"] == name
        assert "library.toml, line 1: nmae" in parent.log.read_text("utf-8")
        play(parent.address)


def test_an_operator_finds_the_figures_of_each_and_its_lines_in_the_log(
    database: postgres.Server, tmp_path: Path
) -> None:
    """Behind a path, too, where the address tells no port."""
    url = database.new_database()
    with many(tmp_path, url, address="/w", level="info") as parent:
        listed = asyncio.run(list_processes(url))
        ports = {one.address: one.port for one in listed}
        assert sorted(ports) == ["/w/1", "/w/2"]
        for one in listed:
            answer = httpx.get(f"http://127.0.0.1:{one.port}/metrics")
            figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines())
            assert float(figures["tablee_store_bytes"]) > 1e6
            assert float(figures["tablee_free_bytes"]) > 0
            assert one.version in answer.text
        told = CliRunner().invoke(main, ["houses", "--store", url]).output
        assert all(str(port) in told for port in ports.values())
        lines = [json.loads(line) for line in parent.log.read_text("utf-8").splitlines()]
        assert {line.get("worker") for line in lines if line["event"] == "open"} == {"/w/1", "/w/2"}


def test_nobody_is_refused_while_sighup_replaces_them(
    database: postgres.Server, tmp_path: Path
) -> None:
    url = database.new_database()

    async def script(parent: Many) -> Counter[str]:
        before = alive(database, url)
        async with comers(parent.address) as told:
            await until_answered(told, 20)
            parent.process.send_signal(signal.SIGHUP)
            await asyncio.to_thread(until_alive, database, url, before, 2)
            await until_answered(told, 20)
        return told

    with many(tmp_path, url) as parent:
        assert asyncio.run(script(parent)).keys() == {"200"}


def test_no_process_outlives_its_parent(database: postgres.Server, tmp_path: Path) -> None:
    url = database.new_database()
    with many(tmp_path, url) as parent:
        before = alive(database, url)
        parent.kill()
        until_alive(database, url, before, 0)


def test_an_operator_lists_drains_and_closes_them(
    database: postgres.Server, tmp_path: Path
) -> None:
    url = database.new_database()

    def houses(*asked: str) -> tuple[int, str]:
        told = CliRunner().invoke(main, ["houses", *asked, "--store", url])
        return told.exit_code, told.output

    with many(tmp_path, url) as parent:
        first, second = alive(database, url)
        code, listed = houses()
        assert code == 0
        assert all(f" {number} " in listed for number in (first, second))
        assert houses("drain", first) == (0, f"Process {first} leaves.\n")
        until_alive(database, url, [first], 2)
        assert houses("close", second) == (0, f"Process {second} is closed.\n")
        until_alive(database, url, [first, second], 2)
        code, told = houses("close", second)
        assert code == 2
        assert f"There is no open process {second}." in told
        play(parent.address)


def refusal(tmp_path: Path, *asked: str) -> str:
    command = ["serve", "--port", "0", "--data", str(tmp_path / "data"), *asked]
    code = f"from tablee.cli.main import main; main({command!r})"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    return told.stderr


def test_a_database_that_is_away_is_said_in_one_sentence(tmp_path: Path) -> None:
    away = f"postgresql://tablee@/t?host={tmp_path}"
    told = refusal(tmp_path, "--workers", "2", "--store", away)
    assert "does not answer" in told
    assert len(told.splitlines()) == 1, told


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    assert "--address takes a path" in refusal(tmp_path, "--address", "w 2")
    assert "--address takes a path" in refusal(tmp_path, "--address", "/api/2")
