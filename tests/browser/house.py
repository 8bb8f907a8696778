"""The real server for the browser: a process with a folder of its own, ended by its own id."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

from browser.line import PROXY

SERVE = "from tablee.cli.main import main; main()"
DEPLOYED = "from tablee.web import app; app.build_of = lambda page: {build!r}; "
AHEAD = "from tablee import wire; wire.OLDEST_WIRE = wire.WIRE + 1; "
PAGED = "from pathlib import Path; from tablee.web import serve; serve.PAGE = Path({page!r}); "
OPEN = re.compile(r"http://[\w.]+:(\d+)")
PATIENCE_S = 60


class House:
    """`tablee serve` on a port that stays the same when it is killed and started again."""

    def __init__(
        self,
        folder: Path,
        packages: Path | None = None,
        page: Path | None = None,
        proxy: str = PROXY,
    ) -> None:
        """`packages`: a folder with packages that are installed there alone; `page`: its page;
        `proxy`: whom it believes about lines."""
        self.folder = folder
        self._page = page
        self._proxy = proxy
        self._environment = {**os.environ, "PYTHONPATH": str(packages)} if packages else None
        self.port = free_port()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def log(self) -> str:
        return (self.folder / "log.txt").read_text("utf-8")

    async def open(self, build: str = "", *, ahead: bool = False) -> None:
        """Starts it, waits until it says where it is; `build`: its page is said to be that one;
        `ahead`: it does not understand the page any more."""
        code = DEPLOYED.format(build=build) + SERVE if build else SERVE
        if ahead:
            code = AHEAD + code
        if self._page:
            code = PAGED.format(page=str(self._page)) + code
        self.folder.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self.port), "--data", str(self.folder / "data")]
        words += ["--behind-proxy", self._proxy]
        with (self.folder / "log.txt").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-u",
                "-c",
                code,
                *words,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=self._environment,
            )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE_S)
        assert OPEN.search(line.decode()), f"no address in {line!r}; the log says: {self.log}"

    def hang_up(self) -> None:
        """As `systemctl reload` does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    async def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        await self._end(signal.SIGKILL)

    async def close(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.returncode is None:
            os.kill(self._process.pid, how)
        await asyncio.wait_for(self._process.wait(), PATIENCE_S)
        self._process = None


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
