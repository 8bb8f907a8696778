"""The socket that whoever started us holds: it stays open while the server restarts."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from tablee.web.listening import handed_over
from web.comers import comers, until_answered

STARTER = """
import os
os.environ |= {{"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1", "LISTEN_FDNAMES": "any"}}
os.dup2({handle}, 3)
from tablee.cli.main import main
main(["serve", "--port", "1", "--data", {data!r}])
"""
"""As systemd does it; the port that is asked for could not be opened by us."""


@contextmanager
def served(held: socket.socket, data: Path) -> Iterator[str]:
    """The server at the socket we hold; yields what it says when it is open."""
    code = STARTER.format(handle=held.fileno(), data=str(data))
    process = subprocess.Popen(
        [sys.executable, "-c", code], pass_fds=[held.fileno()], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline()
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def test_nobody_is_refused_while_the_server_restarts(tmp_path: Path) -> None:
    """People come throughout: before it, while nobody serves, and after it."""

    async def script(held: socket.socket) -> Counter[str]:
        port = held.getsockname()[1]
        async with AsyncExitStack() as restarted, comers(f"http://127.0.0.1:{port}") as told:
            for _ in range(2):
                await restarted.aclose()
                said = await restarted.enter_async_context(in_thread(served(held, tmp_path)))
                assert f":{port} " in said
                await until_answered(told, 20)
        return told

    with socket.create_server(("127.0.0.1", 0), backlog=2048) as held:
        assert asyncio.run(script(held)).keys() == {"200"}


@asynccontextmanager
async def in_thread(served: AbstractContextManager[str]) -> AsyncIterator[str]:
    """Starts and ends it while others go on."""
    yield await asyncio.to_thread(served.__enter__)
    await asyncio.to_thread(served.__exit__, None, None, None)


@pytest.mark.parametrize("told", [("", "1"), ("1", "1"), (str(os.getpid()), "0")])
def test_a_socket_of_somebody_else_is_not_ours(
    monkeypatch: pytest.MonkeyPatch, told: tuple[str, str]
) -> None:
    for name, value in zip(("LISTEN_PID", "LISTEN_FDS"), told, strict=True):
        monkeypatch.setenv(name, value)
    assert handed_over() is None
    assert "LISTEN_PID" not in os.environ


def test_what_is_handed_over_and_is_no_socket_is_one_sentence(tmp_path: Path) -> None:
    with (tmp_path / "file").open("w") as file:
        code = STARTER.format(handle=file.fileno(), data=str(tmp_path / "data"))
        told = subprocess.run(
            [sys.executable, "-c", code],
            pass_fds=[file.fileno()],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert told.returncode == 2
    assert "The library cannot be opened" in told.stderr
    assert "Traceback" not in told.stderr
