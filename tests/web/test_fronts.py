"""Two processes on one database behind the real fronts of deploy/: people find their tables."""

from __future__ import annotations

import asyncio
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

import postgres
from tablee.cli.serve import serve_command
from tools.proxies import DEPLOY, FRONTS
from web.many import Game, Visitor
from web.proxies import found

GAMES = 8


@contextmanager
def process(number: int, folder: Path, store: str) -> Iterator[str]:
    """A server with an address of its own; its port."""
    asked = ["serve", "--port", "0", "--data", str(folder / str(number)), "--store", store]
    asked += ["--address", f"/w/{number}", "--key-file", str(folder / "key")]
    asked += ["--behind-proxy", "127.0.0.1", "--log-level", "warning"]
    command = [sys.executable, "-c", f"from tablee.cli.main import main; main({asked!r})"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            yield next(w for w in words if w.startswith("http")).rstrip("./").rpartition(":")[2]
        finally:
            server.terminate()
            server.wait(60)


@pytest.mark.parametrize("front", sorted(FRONTS))
def test_people_find_their_tables_through_a_front(
    front: str, tmp_path: Path, postgres_server: postgres.Server
) -> None:
    found(front)
    (tmp_path / "key").write_bytes(secrets.token_bytes(32))
    url = postgres_server.new_database()
    with ExitStack() as stack:
        ports = [stack.enter_context(process(n, tmp_path, url)) for n in (1, 2)]
        address = stack.enter_context(FRONTS[front](tmp_path, *ports))
        ann, bob = Visitor(address, "Ann"), Visitor(address, "Bob")

        async def play() -> None:
            games = (Game(ann, bob).play() for _ in range(GAMES))
            await asyncio.wait_for(asyncio.gather(*games), 120)

        asyncio.run(play())
        ended = "select count(*) from sheets where status = 'finished'"
        assert int(postgres_server.sql(ended, url=url)) == GAMES
        for hidden in ("/metrics", "/w/1/metrics", "/w/2/metrics"):
            assert httpx.get(address + hidden, verify=False).status_code == 404, hidden
        for path in ("/healthz", "/w/1/healthz", "/w/2/healthz"):
            assert httpx.get(address + path, verify=False).status_code == 200, path


def test_the_containers_are_told_what_the_server_understands() -> None:
    """No container runs here: this holds the file to the command line and to the front."""
    told, front = ((DEPLOY / name).read_text() for name in ("compose.yaml", "haproxy.cfg"))
    known = {param.envvar for param in serve_command.params}
    asked = set(re.findall(r"^ +(TABLEE_\w+):", told, re.MULTILINE))
    assert {"TABLEE_STORE", "TABLEE_ADDRESS", "TABLEE_KEY_FILE"} <= asked <= known
    addresses = re.findall(r"TABLEE_ADDRESS: (\S+)", told)
    assert addresses == re.findall(r"path_beg (/w/\d)/", front)
    assert re.findall(r"^ +(HOUSE\d): house", told, re.MULTILINE) == re.findall(
        r"presetenv (HOUSE\d) ", front
    )


def test_the_file_of_the_containers_is_what_compose_understands(tmp_path: Path) -> None:
    """The schema of Compose comes with the checker: nothing is asked of the network."""
    ours, wrong = DEPLOY / "compose.yaml", tmp_path / "compose.yaml"
    wrong.write_text(ours.read_text().replace("cap_drop", "capdrop"))
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    told = subprocess.run([*command, ours, wrong], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert str(ours) not in told.stdout
    assert f"{wrong}::" in told.stdout
    assert "capdrop" in told.stdout
