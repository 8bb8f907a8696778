"""A PostgreSQL server for tests: in a folder of its own, on a socket in that folder, no port."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

REQUIRED = os.environ.get("TABLEE_POSTGRES_TESTS") == "required"
SECONDS = 90
"""After which something that the server was told counts as never done."""
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "40",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}
_numbers = count(1)


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`: on the path, or where Debian lays them."""
    on_path = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found = [Path(on_path)] if on_path else debian[-1:]
    return found[0].resolve().parent if found else None


def programs_or_skip() -> Path:
    found = programs()
    if found is None and REQUIRED:
        pytest.fail("no PostgreSQL was found, and TABLEE_POSTGRES_TESTS says required")
    if found is None:
        pytest.skip("no PostgreSQL was found; the package `postgresql` brings one")
    return found


class Server:
    """Runs from `start` to `stop`, as somebody who is not root: it refuses to be."""

    def __init__(
        self, programs: Path, folder: Path, flush: bool = False, copy_of: Server | None = None
    ) -> None:
        self.folder = folder
        self._programs = programs
        self._settings = SETTINGS | {"fsync": "on" if flush else "off"}
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = _owner()
        if self._owner is not None:
            os.chown(folder, self._owner.pw_uid, self._owner.pw_gid)
        if copy_of is None:
            self._run("initdb", "-U", "tablee", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        else:  # and it follows that one from then on
            self._run("pg_basebackup", "-d", copy_of.url("postgres"), "-R", "-c", "fast", "-N")

    def start(self) -> None:
        given = [f"--{name}={value}" for name, value in self._settings.items()]
        command = [str(self._programs / "postgres"), "-D", str(self._files), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *given], stdout=log, stderr=log, cwd=self.folder, **self._as_owner()
            )
        until = time.monotonic() + SECONDS
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "the database does not start"
            time.sleep(0.05)

    def stop(self) -> None:
        """In order; whatever is left after that is killed."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
        self._process = None

    def kill(self) -> None:
        """Like a machine that loses power: every process of the server at once."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)  # it starts nobody else meanwhile
        parent, *others = self.processes()
        for pid in (*others, parent):
            os.kill(pid, signal.SIGKILL)
        self._process.wait(SECONDS)
        self._process = None
        until = time.monotonic() + SECONDS
        while any(_runs(pid) for pid in others):
            assert time.monotonic() < until, "a process of the database does not end"
            time.sleep(0.02)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{next(_numbers)}"
        self.sql(f"create database {name}")
        return self.url(name)

    def url(self, name: str, user: str = "tablee") -> str:
        return f"postgresql://{user}@/{name}?host={self.folder}"

    def sql(self, *statements: str, url: str = "") -> str:
        """What psql prints, through the same socket."""
        command = [str(self._programs / "psql"), "-XqtA", "-v", "ON_ERROR_STOP=1"]
        asked = [part for one in statements for part in ("-c", one)]
        told = subprocess.run(
            [*command, "-d", url or self.url("postgres"), *asked],
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
        assert told.returncode == 0, told.stderr
        return told.stdout.strip()

    def ask_for_password(self, database: str, user: str) -> None:
        """From now on this user needs one; everybody else is trusted."""
        rules = self._files / "pg_hba.conf"
        line = f"local {database} {user} scram-sha-256\n"
        rules.write_text(line + rules.read_text("utf-8"), "utf-8")
        self.sql("select pg_reload_conf()")
        ask = [str(self._programs / "psql"), "-wXqc", "select 1", self.url(database, user)]
        until = time.monotonic() + SECONDS
        while not subprocess.run(ask, capture_output=True).returncode:
            assert time.monotonic() < until, "the server does not read its rules again"
            time.sleep(0.05)

    def load(self, dump: Path, url: str) -> None:
        """Fills an empty database from what pg_dump wrote."""
        command = [str(self._programs / "psql"), "-Xq", "-v", "ON_ERROR_STOP=1", "-d", url]
        told = subprocess.run([*command, "-f", str(dump)], capture_output=True, timeout=SECONDS)
        assert told.returncode == 0, told.stderr.decode()

    def processes(self) -> list[int]:
        assert self._process is not None
        return [self._process.pid, *children(self._process.pid)]

    @property
    def _files(self) -> Path:
        return self.folder / "files"

    def _answers(self) -> bool:
        command = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(command, timeout=SECONDS).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._files), *arguments]
        told = subprocess.run(
            command, capture_output=True, timeout=SECONDS, cwd=self.folder, **self._as_owner()
        )
        assert told.returncode == 0, told.stderr.decode()

    def _as_owner(self) -> dict[str, Any]:
        if self._owner is None:
            return {}
        return {"user": self._owner.pw_uid, "group": self._owner.pw_gid, "extra_groups": []}


@contextmanager
def running(
    flush: bool = False, megabytes: int = 0, copy_of: Server | None = None
) -> Iterator[Server]:
    """A server that is gone afterwards, with its folder; on a small disk where a size is given.

    `copy_of`: it is a standby of that one.
    """
    found = programs_or_skip()
    folder = Path(tempfile.mkdtemp(prefix="tablee-pg-"))  # short, since it names a socket
    try:
        with _small_disk(folder, megabytes):
            server = Server(found, folder, flush, copy_of)
            try:
                server.start()
                yield server
            finally:
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _small_disk(folder: Path, megabytes: int) -> Iterator[None]:
    if not megabytes:
        yield
        return
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command).returncode:
        pytest.skip("only root can make a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def _owner() -> pwd.struct_passwd | None:
    """Who runs the server, where we are root."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name: one for one in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def _runs(pid: int) -> bool:
    """Not one that has ended and whose parent has not looked yet."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return bool(told.stdout.strip()) and not told.stdout.startswith("Z")


def children(pid: int) -> list[int]:
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(one) for one in told.stdout.split()]
