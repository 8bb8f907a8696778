"""A report played by a real cluster on loopback, one of whose workers is killed midway."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from click.testing import CliRunner

from tablee.cli.main import main

ASKED = ("report", "tictactoe", "--games", "120", "--players", "random", "--seed", "3")
PORTIONS = 6
TABLEE = "from tablee.cli.main import main; main()"
LONGEST = 120
"""Seconds, after which a wait is given up; nothing is said about how long it should take."""
LOCAL = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0")


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """The worker is stopped first, so that it surely holds a portion when it is killed."""
    out = tmp_path / "cluster"
    with ExitStack() as stack:
        address = stack.enter_context(_scheduler(tmp_path))
        held = stack.enter_context(_worker(tmp_path, address, "held"))
        stack.enter_context(_worker(tmp_path, address, "free"))
        held.send_signal(signal.SIGSTOP)
        command = [sys.executable, "-c", TABLEE, *ASKED, "--cluster", address, "--out", str(out)]
        report = stack.enter_context(_process(command, tmp_path / "report.log"))
        _wait(lambda: _stored(out) >= 1 or report.poll() is not None)
        assert report.poll() is None, (tmp_path / "report.log").read_text("utf-8")
        assert _stored(out) < PORTIONS
        held.kill()
        assert report.wait(LONGEST) == 0, (tmp_path / "report.log").read_text("utf-8")
    assert _stored(out) == PORTIONS
    here = tmp_path / "here"
    CliRunner().invoke(main, (*ASKED, "--workers", "1", "--out", str(here)), catch_exceptions=False)
    assert (out / "report.html").read_bytes() == (here / "report.html").read_bytes()


def test_a_scheduler_without_workers_is_said(tmp_path: Path) -> None:
    """Before the first game; the report is whole once a worker comes."""
    out, log = tmp_path / "cluster", tmp_path / "report.log"
    asked = ("report", "tictactoe", "--games", "2", "--players", "random")
    with ExitStack() as stack:
        address = stack.enter_context(_scheduler(tmp_path))
        command = [sys.executable, "-c", TABLEE, *asked, "--cluster", address, "--out", str(out)]
        report = stack.enter_context(_process(command, log))
        _wait(lambda: "has had no workers" in log.read_text("utf-8") or report.poll() is not None)
        assert f"`dask worker {address}` starts it" in log.read_text("utf-8")
        assert report.poll() is None
        stack.enter_context(_worker(tmp_path, address, "late"))
        assert report.wait(LONGEST) == 0, log.read_text("utf-8")
    assert (out / "report.html").exists()


@contextmanager
def _scheduler(folder: Path) -> Iterator[str]:
    file = folder / "scheduler.json"
    with _process(_dask("scheduler", "--port", "0", "--scheduler-file", str(file)), folder / "log"):
        _wait(file.exists)
        _wait(lambda: file.read_text("utf-8").endswith("}"))
        yield json.loads(file.read_text("utf-8"))["address"]


@contextmanager
def _worker(folder: Path, address: str, name: str) -> Iterator[subprocess.Popen[bytes]]:
    log = folder / f"{name}.log"
    asked = ("--no-nanny", "--nthreads", "1", "--local-directory", str(folder / name))
    with _process(_dask("worker", address, *asked), log) as worker:
        _wait(lambda: "Registered to" in log.read_text("utf-8"))
        yield worker


@contextmanager
def _process(command: list[str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, env=_environment())
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def _dask(*words: str) -> list[str]:
    return [sys.executable, "-m", "dask", *words, *LOCAL]


def _environment() -> dict[str, str]:
    """Loopback alone, whatever proxies there are."""
    return {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}


def _stored(out: Path) -> int:
    return len(list((out / "portions").glob("*.json")))


def _wait(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + LONGEST
    while not happened():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)
