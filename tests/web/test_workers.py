"""`tablee serve --workers`: one parent, several processes, one database or one file."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

import postgres
from tablee.cli.main import main
from tablee.store import Lost
from tablee.store.folder import hold
from tablee.store.sqlite.shared.operator import NAME
from web.many import Game, Many, Visitor

SECONDS = 120


@pytest.fixture
def database() -> Iterator[postgres.Server]:
    with postgres.running() as server:
        yield server


@contextmanager
def many(tmp_path: Path, store: str = "", workers: int = 2) -> Iterator[Many]:
    started = Many(tmp_path / "data", store, workers)
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


def test_on_a_file_the_parent_lists_drains_and_closes_them(tmp_path: Path) -> None:
    folder = tmp_path / ("a long name " * 9)  # longer than the path of a socket may be

    def houses(*asked: str) -> tuple[int, str]:
        told = CliRunner().invoke(main, ["houses", *asked, "--data", str(folder / "data")])
        return told.exit_code, told.output

    def until_listed(*numbers: int) -> None:
        for _ in range(SECONDS * 10):
            told = houses()[1]
            if all(f" {one} " in told for one in numbers) and told.count(" 0 ") == len(numbers):
                return
            time.sleep(0.1)
        raise AssertionError(houses()[1])

    folder.mkdir()
    assert "No tablee serve --workers is at work" in houses()[1]
    with many(folder) as parent:
        until_listed(1, 2)
        assert houses("drain", "1") == (0, "Process 1 leaves.\n")
        until_listed(2, 3)
        assert houses("close", "2") == (0, "Process 2 is closed.\n")
        until_listed(3, 4)
        assert houses("close", "2") == (2, houses("drain", "2")[1])
        assert "There is no open process 2." in houses("drain", "2")[1]
        play(parent.address)
    assert houses()[0] == 2
    assert not (folder / "data" / NAME).exists()


def refusal(tmp_path: Path, *asked: str) -> str:
    command = ["serve", "--port", "0", "--data", str(tmp_path / "data"), *asked]
    code = f"from tablee.cli.main import main; main({command!r})"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    return told.stderr


def until_others(parent: Many, before: list[int]) -> None:
    """Two processes serve, and none of those from before."""
    for _ in range(SECONDS * 10):
        now = parent.workers()
        if len(now) == 2 and not set(now) & set(before):
            return
        time.sleep(0.1)
    raise AssertionError(f"still {parent.workers()}")


def test_two_workers_share_a_file_whatever_happens_to_them(tmp_path: Path) -> None:
    with many(tmp_path) as parent:
        play(parent.address)
        page = httpx.get(parent.address, headers={"accept": "text/html"}, timeout=SECONDS)
        assert page.headers["content-security-policy"].count(" ws://localhost:") == 2
        before = parent.workers()
        for worker in before:
            os.kill(worker, signal.SIGKILL)
        until_others(parent, before)
        play(parent.address)
        before = parent.workers()
        parent.process.send_signal(signal.SIGHUP)
        until_others(parent, before)
        play(parent.address)
        told = CliRunner().invoke(main, ["check-store", "--data", str(tmp_path / "data")])
        assert "are sound" in told.output
        assert "in use by another" in refusal(tmp_path)
    assert parent.process.returncode == 0


def test_a_folder_is_free_when_the_last_process_of_a_parent_is_dead(tmp_path: Path) -> None:
    """One that hangs may wake up and write, so it keeps the folder from others."""
    with many(tmp_path) as parent:
        stopped = parent.workers()[0]
        os.kill(stopped, signal.SIGSTOP)
        parent.kill()
        try:
            assert "in use by another" in refusal(tmp_path)
        finally:
            os.kill(stopped, signal.SIGKILL)
        until_free(tmp_path / "data")
    with many(tmp_path) as again:
        play(again.address)


def until_free(folder: Path) -> None:
    for _ in range(SECONDS * 10):
        try:
            with hold(folder):
                return
        except Lost:
            time.sleep(0.1)
    raise AssertionError("the folder is still in use")


def test_more_than_two_workers_need_a_database(tmp_path: Path) -> None:
    assert "More than two workers need PostgreSQL" in refusal(tmp_path, "--workers", "3")


def test_a_database_that_is_away_is_said_in_one_sentence(tmp_path: Path) -> None:
    away = f"postgresql://tablee@/t?host={tmp_path}"
    told = refusal(tmp_path, "--workers", "2", "--store", away)
    assert "does not answer" in told
    assert len(told.splitlines()) == 1, told


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    assert "--address takes a path" in refusal(tmp_path, "--address", "w 2")
    assert "--address takes a path" in refusal(tmp_path, "--address", "/api/2")
